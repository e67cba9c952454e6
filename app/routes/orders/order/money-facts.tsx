import { FileText } from 'lucide-react';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { euro } from '../../../../shared/money.ts';
import { LocalTime } from '../../../components/local-time.tsx';

/** What was paid, and the papers for it. */
export function MoneyFacts({ order, base }: { order: OrderPage; base: string }) {
  const { priceCents, discountCents, code, totalCents, monthly, receipts } = order;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="text-lead">
        Payment
      </h2>
      <dl className="mt-3 space-y-1.5">
        <div className="flex justify-between gap-4">
          <dt className="text-quiet">{monthly ? 'Price per month' : 'Price'}</dt>
          <dd className="lining-nums">{euro(priceCents)}</dd>
        </div>
        {discountCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-quiet">Code {code}</dt>
            <dd className="lining-nums">−{euro(discountCents)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-rule pt-2 font-semibold">
          <dt>{monthly ? 'First month' : 'Total'}</dt>
          <dd className="lining-nums">{euro(totalCents)}</dd>
        </div>
      </dl>
      {receipts.length > 0 && (
        <ul aria-label="Receipts" className="mt-4 border-t border-rule">
          {receipts.map(({ id, kind, number, amountCents, issuedAt }) => (
            <li key={id} className="border-b border-rule">
              <a
                href={`${base}/receipts/${id}`}
                className="flex min-h-12 items-center gap-3 py-1 no-underline hover:underline"
              >
                <FileText className="size-4 shrink-0 text-gold" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  {kind === 'receipt' ? 'Receipt' : 'Credit note'}{' '}
                  <span className="lining-nums">{number}</span>
                  <span className="block text-fine text-quiet">
                    <LocalTime at={issuedAt} as="MMM d, yyyy" />
                  </span>
                </span>
                <span className="lining-nums">
                  {kind === 'credit_note' && '−'}
                  {euro(amountCents)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
