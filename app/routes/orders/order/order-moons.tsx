import type { OrderPage } from '../../../../domain/delivery/index.ts';
import { moonPath } from '../../../components/drawings/geometry.ts';
import { cx } from '../../../ui/class-names.ts';

type Step = { name: string; done: boolean };

/** How far an order is, as a waxing moon: lit as far as it has come, full when everything is there. */
export function OrderMoons({ order }: { order: OrderPage }) {
  const steps = stepsOf(order);
  if (steps.length === 0) return null;
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol aria-label="How far it is" className="mb-8 flex">
      {steps.map(({ name, done }, at) => (
        <li
          key={name}
          aria-current={at === next ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-2 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-5 right-1/2 h-px w-full -translate-y-1/2',
                done ? 'bg-leaf' : 'border-t border-dashed border-rule',
              )}
            />
          )}
          <Moon phase={60 + (120 * at) / (steps.length - 1)} lit={done} />
          <span className={cx('text-fine', done ? 'font-semibold' : 'text-quiet')}>
            {name}
            <span className="sr-only">{done ? ', done' : at === next ? ', next' : ', to come'}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Moon({ phase, lit }: { phase: number; lit: boolean }) {
  return (
    <svg viewBox="-20 -20 40 40" className="relative z-10 size-10" aria-hidden="true">
      <circle r="20" fill="var(--paper)" />
      <circle r="16" fill="var(--sunken)" stroke={lit ? 'var(--leaf)' : 'var(--rule)'} />
      {lit && <path d={moonPath(16, phase)} fill="var(--leaf)" />}
    </svg>
  );
}

/** An order that was not paid, or whose money went back, has no way to go. */
function stepsOf({ state, details, deliveries, membership }: OrderPage): Step[] {
  const isOnItsWay = state === 'open' || state === 'pending' || state === 'paid';
  if (!isOnItsWay || membership?.state === 'ended') return [];
  const paid = state === 'paid';
  const told = paid && (!details || details.state === 'complete');
  const delivered = deliveries.length > 0 && deliveries.every(({ stage }) => stage === 'delivered');
  return [
    { name: 'Ordered', done: true },
    { name: 'Paid', done: paid },
    ...(details ? [{ name: 'Details', done: told }] : []),
    { name: 'With you', done: told && delivered },
  ];
}
