import { Check, Image, Link2, Mail, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { sharedPath } from '../../../domain/readings/browser.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { readResults } from './quiz-progress.ts';

type Props = {
  path: string;
  /** The card that a shared link shows, as a file of its own. */
  picture: string;
  /** Of a letter that passes it on. */
  subject: string;
};

/** Passes on the numbers alone: the link holds no name and no date. */
export function ShareResults({ path, picture, subject }: Props) {
  const [can, setCan] = useState({ copy: false, share: false });
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => setCan({ copy: 'clipboard' in navigator, share: 'share' in navigator }), []);
  const [url, setUrl] = useState(path);
  const address = () => new URL(path, location.origin).href;
  useEffect(() => setUrl(new URL(path, location.origin).href), [path]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
    } catch {
      setRefused(address());
    }
  };
  // Closing the share sheet is a decision, not an error.
  const share = () => navigator.share({ title: document.title, url: address() }).catch(() => {});

  return (
    <div className="mt-5 -ml-3.5 flex flex-wrap gap-1 print:hidden">
      {can.copy && (
        <Small onClick={copy}>
          {copied ? (
            <Check className="size-4" aria-hidden="true" />
          ) : (
            <Link2 className="size-4" aria-hidden="true" />
          )}
          <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
        </Small>
      )}
      {can.share && (
        <Small onClick={share}>
          <Share2 className="size-4" aria-hidden="true" />
          Share
        </Small>
      )}
      {can.copy && (
        <Small onClick={() => print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Small>
      )}
      <SmallLink href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`}>
        <Mail className="size-4" aria-hidden="true" />
        E-mail
      </SmallLink>
      <SmallLink href={`/share/${picture}.png`} download>
        <Image className="size-4" aria-hidden="true" />
        Picture
      </SmallLink>
      <p role="alert" className="w-full pl-3.5 text-fine empty:hidden">
        {refused && (
          <>
            <span className="font-semibold text-bad">The link could not be copied.</span> {refused}
          </>
        )}
      </p>
    </div>
  );
}

function SmallLink({ children, ...link }: { href: string; download?: boolean; children: ReactNode }) {
  return (
    <a {...link} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
      {children}
    </a>
  );
}

/** One tap back to the results, wherever the site leads: for a browser that took the quiz. */
export function OwnResults() {
  const [numbers, setNumbers] = useState<ReturnType<typeof readResults>>();
  useEffect(() => setNumbers(readResults()), []);
  if (!numbers) return null;
  const { lifePath, expression, soulUrge } = numbers;
  return (
    <p className="mt-4">
      <a href={sharedPath(numbers)} className="inline-flex min-h-11 items-center font-semibold lining-nums">
        Your results: {lifePath} · {expression} · {soulUrge}
      </a>
    </p>
  );
}

function Small({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
