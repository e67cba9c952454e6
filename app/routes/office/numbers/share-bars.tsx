import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

type Line = { name: string; value: number; text: ReactNode };

/** Lines of which each is as wide as its share of the widest. */
export function ShareBars({ lines }: { lines: Line[] }) {
  const most = Math.max(...lines.map(({ value }) => value), 1);
  return (
    <ol className="space-y-3">
      {lines.map(({ name, value, text }, n) => (
        <li key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr_9rem]">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="block h-9 bg-sunken">
            <span
              className={cx('block h-full', n % 2 ? 'bg-plum' : 'bg-leaf')}
              style={{ width: `${Math.max((value / most) * 100, value > 0 ? 0.6 : 0)}%` }}
            />
          </span>
          <span className="lining-nums sm:text-right">{text}</span>
        </li>
      ))}
    </ol>
  );
}

export const LargeFigure = ({ children }: { children: string }) => (
  <span className="serif text-[1.375rem] leading-none">{children}</span>
);

/** Beside a large figure. */
export const SmallFigure = ({ children }: { children: string }) => (
  <span className="text-fine text-quiet"> · {children}</span>
);
