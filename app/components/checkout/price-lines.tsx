import type { ReactNode } from 'react';
import type { PaidBy } from '../../../content/product.ts';
import { euro } from '../../../shared/money.ts';

type Props = {
  priceCents: number;
  originalPriceCents?: number;
  discountCents: number;
  totalCents: number;
  /** Inside the total; absent where nobody buys, as in a preview. */
  taxCents?: number;
  code?: string;
  /** A membership: how often it is charged. */
  every?: PaidBy;
  /** What was ticked beside it. */
  beside?: { name: string; priceCents: number };
  /** Paid in monthly parts. */
  plan?: { parts: number; partCents: number; firstCents: number };
};

/** The bill: it follows every change of code or offer, and says so to those who cannot see it move. */
export function PriceLines({
  priceCents,
  originalPriceCents,
  discountCents,
  totalCents,
  taxCents,
  code,
  every,
  beside,
  plan,
}: Props) {
  const saving = originalPriceCents ? originalPriceCents - priceCents : 0;
  return (
    <div aria-live="polite">
      <div className="flex items-end justify-between gap-4">
        <p className="serif text-[3.5rem] leading-none">
          {euro(priceCents)}
          {every && <span className="text-[1.125rem] text-quiet"> / {every}</span>}
        </p>
        {originalPriceCents && (
          <p className="text-right">
            <s className="text-quiet">
              <span className="sr-only">instead of </span>
              {euro(originalPriceCents)}
            </s>
            <span className="block font-semibold text-gold">Save {euro(saving)}</span>
          </p>
        )}
      </div>
      <dl className="mt-6 space-y-2 border-t border-rule pt-5">
        <Line label="Subtotal">{euro(priceCents)}</Line>
        {discountCents > 0 && (
          <Line label={`Code ${code}${every ? `, first ${every}` : ''}`}>
            <span className="text-gold">−{euro(discountCents)}</span>
          </Line>
        )}
        {beside && <Line label={beside.name}>{euro(beside.priceCents)}</Line>}
        {taxCents !== undefined && <Line label="Tax (included)">{euro(taxCents)}</Line>}
        <div className="flex items-baseline justify-between gap-4 border-t border-rule pt-3">
          <dt className="font-semibold">{every ? 'Total today' : plan ? 'Total, in all' : 'Total'}</dt>
          <dd className="serif text-[1.75rem] leading-none" data-testid="total">
            {euro(totalCents)}
          </dd>
        </div>
      </dl>
      {plan && totalCents > 0 && (
        <p className="mt-3 text-fine text-quiet lining-nums">
          Today {euro(plan.firstCents)}, then {euro(plan.partCents)} each month,{' '}
          {plan.parts === 2 ? 'once' : `${plan.parts - 1} times`}. It ends by itself, and a refund gives back
          all that was paid.
        </p>
      )}
      {every && (
        <p className="mt-3 text-fine text-quiet">
          Then {euro(priceCents)} each {every}. Cancel anytime, in two clicks.
        </p>
      )}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="lining-nums">{children}</dd>
    </div>
  );
}
