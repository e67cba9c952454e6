import { cx } from '../../../ui/class-names.ts';

type Step = { step: string; count: number };

/** Four steps, each as wide as its share of the widest; the narrowing is the message. */
export function Funnel({ steps }: { steps: Step[] }) {
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <ol className="space-y-3">
      {steps.map(({ step, count }, n) => {
        const before = steps[n - 1]?.count;
        return (
          <li key={step} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr_9rem]">
            <span className="font-semibold">{step}</span>
            <span aria-hidden="true" className="block h-9 bg-sunken">
              <span
                className={cx('block h-full', n % 2 ? 'bg-plum' : 'bg-leaf')}
                style={{ width: `${Math.max((count / most) * 100, count > 0 ? 0.6 : 0)}%` }}
              />
            </span>
            <span className="lining-nums sm:text-right">
              <span className="serif text-[1.375rem] leading-none">{count.toLocaleString('en')}</span>
              {before !== undefined && before >= count && before > 0 && (
                <span className="text-fine text-quiet"> · {Math.round((count / before) * 1000) / 10} %</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
