import { Check, Link2, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** Passes on the numbers alone: the link holds no name and no date. */
export function ShareResults({ path }: { path: string }) {
  const [can, setCan] = useState({ copy: false, share: false });
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => setCan({ copy: 'clipboard' in navigator, share: 'share' in navigator }), []);
  const address = () => new URL(path, location.origin).href;

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

function Small({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
