import { Copy, Mail, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

const SUBJECT = 'Your part of our reading';
const WORDS = 'Would you fill in your part of our reading? It opens your part alone and takes a minute:';

/** The partner's link: to be copied, sent from one's own mailbox, or passed on by the phone's share sheet. */
export function PrivateLink({ link }: { link: string }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({
      kind: 'success',
      title: 'Link copied',
      description: 'Send it to your partner in your own words.',
    });
  };
  // Closing the share sheet is a decision, not an error.
  const share = () => navigator.share({ title: SUBJECT, text: WORDS, url: link }).catch(() => {});
  const letter = `mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(`${WORDS}\n\n${link}\n`)}`;
  return (
    <div className="space-y-3">
      <p className="text-fine text-quiet">
        It opens their part alone: they see the name of what you bought, and nothing that you have written.
      </p>
      <p data-testid="private-link" className="rounded-md bg-sunken p-3 font-mono text-fine break-all">
        {link}
      </p>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button size="sm" onClick={share}>
            <Share2 className="size-4" aria-hidden="true" />
            Share the link
          </Button>
        )}
        <a href={letter} className={buttonLook({ variant: 'outline', size: 'sm' })}>
          <Mail className="size-4" aria-hidden="true" />
          Write an e-mail
        </a>
        <Button variant="outline" size="sm" className="needs-script" onClick={copy}>
          <Copy className="size-4" aria-hidden="true" />
          Copy the link
        </Button>
      </div>
    </div>
  );
}
