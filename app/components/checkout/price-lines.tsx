import { type ReactNode, useEffect, useState } from 'react';
import type { PaidBy } from '../../../content/product.ts';
import { DAY } from '../../../shared/durations.ts';
import { useEuro } from '../../formats.ts';

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
  /** So many days of it are free first. */
  trialDays?: number;
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
  trialDays,
  beside,
  plan,
}: Props) {
  const euro = useEuro();
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
        {trialDays && (
          <Line label={`${trialDays} days free`}>
            <span className="text-gold">−{euro(priceCents)}</span>
          </Line>
        )}
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
      {every && !trialDays && (
        <p className="mt-3 text-fine text-quiet">
          Then {euro(priceCents)} each {every}. Cancel anytime, in two clicks.
        </p>
      )}
      {every && trialDays && (
        <p className="mt-3 text-fine text-quiet lining-nums">
          Nothing is charged today; your card is asked for. After {trialDays} days, on{' '}
          <ChargedOn days={trialDays} />, the first {euro(priceCents)} are charged, and then each {every}.
          Cancel before, in two clicks, and you pay nothing. We write to you before they end.
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

/** The day of the reader's own calendar: the page is cached, so it knows no day before it runs in a browser. */
function ChargedOn({ days }: { days: number }) {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const at = new Date(Date.now() + days * DAY);
    setDay(new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', year: 'numeric' }).format(at));
  }, [days]);
  return day ?? 'the day after them';
}
