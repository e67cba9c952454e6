import { useEffect } from 'react';
import { buttonLook } from '../ui/button.tsx';

/**
 * On to the payment page, by itself or by a press. A form of ours may not lead away from our site, not even by a
 * redirect (form-action of the content security policy); a page may.
 */
export function ToPayment({ url }: { url: string }) {
  useEffect(() => location.assign(url), [url]);
  return (
    <div role="status" className="space-y-5 py-4 text-center">
      {/* Not beside the script: two ways to one page break each other off. */}
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${url}`} />
      </noscript>
      <p>You pay on the page of our payment provider.</p>
      <a href={url} className={buttonLook({ variant: 'gold', size: 'lg' })}>
        Continue to payment
      </a>
    </div>
  );
}
