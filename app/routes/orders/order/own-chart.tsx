import { useEffect, useState } from 'react';
import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { NumberWheel } from '../../../components/drawings/number-wheel.tsx';
import { cx } from '../../../ui/class-names.ts';

const STEP_MS = 1400;

/** The buyer's own numbers, joined on the wheel one after the other while her reading is made of them. */
export function OwnChart({ order }: { order: OrderPage }) {
  const { chart, deliveries } = order;
  const isDrawn = deliveries.some(({ stage }) => stage === 'in_work');
  const isRecorded = deliveries.some(({ stage }) => stage === 'recording');
  const shown = useSteps(isDrawn || isRecorded);
  if (!chart) return null;
  const lit = chart.slice(0, shown).map(({ digit }) => digit);
  return (
    <section
      aria-labelledby="own-chart"
      className="mt-8 flex flex-wrap items-center justify-center gap-x-10 gap-y-5"
    >
      <NumberWheel top={lit[0] ?? 9} lit={lit} className="w-64 max-w-full shrink-0" />
      <div className="min-w-0 grow basis-64">
        <h2 id="own-chart" className="text-lead">
          Your chart
        </h2>
        <dl className="mt-3 space-y-1">
          {chart.map(({ label, number }, at) => (
            <div
              key={label}
              className={cx(
                'flex items-baseline gap-3 transition-opacity duration-700',
                at >= shown && 'opacity-0',
              )}
            >
              <dt>{label}</dt>
              <dd className="order-first w-16 text-[1.75rem] text-gold lining-nums">{number}</dd>
            </div>
          ))}
        </dl>
        <p role="status" className="mt-4 text-quiet">
          {isDrawn && 'Your pages are being drawn from it now. They appear below by themselves.'}
          {!isDrawn &&
            isRecorded &&
            'Your reading is being recorded from it. We write to you when it is here.'}
        </p>
      </div>
    </section>
  );
}

/** How many of the three are there: one after the other while something is made, all of them otherwise. */
function useSteps(isMade: boolean): number {
  const [shown, setShown] = useState(isMade ? 0 : 3);
  useEffect(() => {
    if (shown >= 3) return;
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
