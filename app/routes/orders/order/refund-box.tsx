import { useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { euro } from '../../../../shared/money.ts';
import type { Problem } from '../../../answer.server.ts';
import { FormError } from '../../../components/form-error.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';

const words: Record<OrderPage['refunds'][number]['state'], string> = {
  requested: 'Your request has arrived. A person looks at it and writes to you.',
  approved: 'Your refund is being made.',
  pending: 'Your refund is on its way to your bank.',
  made: 'Your refund has been made.',
  failed: 'Your refund did not go through. We are looking for another way and write to you.',
  declined: 'Your request was declined. The reason is in the e-mail we sent you.',
};

/** The guarantee: two clicks, a reason only if she likes. Without script the first one is a page that has the form open. */
export function RefundBox({ order }: { order: OrderPage }) {
  const { refunds, ask, returnsOnArrival, monthly } = order;
  const [search] = useSearchParams();
  const [asking, setAsking] = useState(search.has('refund'));
  const fetcher = useFetcher<{ problem?: Problem }>();
  const sentPlainly = useActionData<{ problem?: Problem }>();
  if (refunds.length === 0 && !ask && !returnsOnArrival) return null;
  return (
    <section aria-labelledby="refund">
      <h2 id="refund" className="text-lead">
        Money back
      </h2>
      <ul className="mt-2 space-y-2">
        {refunds.map(({ state, amountCents, requestedAt }) => (
          <li key={requestedAt}>
            <strong>{euro(amountCents)}</strong>, <LocalTime at={requestedAt} as="MMM d, yyyy" />:{' '}
            {words[state]}
          </li>
        ))}
      </ul>
      {returnsOnArrival && <p className="mt-2">We return your payment as soon as it has arrived.</p>}
      {ask && (
        <>
          <p className="mt-2 text-quiet">
            Our guarantee: until <LocalTime at={ask.until} as="MMM d, yyyy" /> you can have{' '}
            {monthly ? 'the last charge' : 'your money'} back, no reason needed.
          </p>
          <FormError
            problem={fetcher.state === 'idle' ? (fetcher.data ?? sentPlainly)?.problem : undefined}
          />
          {asking ? (
            <fetcher.Form method="post" className="mt-4 space-y-4">
              <input type="hidden" name="intent" value="refund" />
              <TextArea
                label="Would you like to tell us why?"
                name="why"
                rows={3}
                maxLength={1000}
                hint="Only if you like."
              />
              <p className="text-fine text-quiet">
                With the refund, access to what you bought ends{monthly && ', and so does the membership'}.
              </p>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" variant="danger" pending={fetcher.state !== 'idle'}>
                  Return {euro(ask.cents)}
                </Button>
                <Button variant="quiet" className="needs-script" onClick={() => setAsking(false)}>
                  Keep it
                </Button>
              </div>
            </fetcher.Form>
          ) : (
            <form
              method="get"
              className="mt-4"
              onSubmit={(event) => {
                event.preventDefault();
                setAsking(true);
              }}
            >
              <Button type="submit" variant="outline" name="refund" value="ask">
                Request a refund
              </Button>
            </form>
          )}
        </>
      )}
    </section>
  );
}
