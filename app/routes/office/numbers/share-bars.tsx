import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

type Line = {
  /** Where two may have one name. */
  id?: string;
  name: string;
  value: number;
  /** What the value is a part of; drawn behind it. */
  of?: number;
  text: ReactNode;
};

/** Lines of which each is as wide as its share of the widest. */
export function ShareBars({ lines }: { lines: Line[] }) {
  const most = Math.max(...lines.flatMap(({ value, of = 0 }) => [value, of]), 1);
  const width = (value: number) => `${Math.max((value / most) * 100, value > 0 ? 0.6 : 0)}%`;
  return (
    <ol className="space-y-3">
      {lines.map(({ id, name, value, of, text }, n) => (
        <li key={id ?? name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr_11rem]">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="relative block h-9 bg-sunken">
            {of !== undefined && (
              <span
                className={cx('absolute inset-y-0 left-0 opacity-35', n % 2 ? 'bg-plum' : 'bg-leaf')}
                style={{ width: width(of) }}
              />
            )}
            <span
              className={cx('absolute inset-y-0 left-0', n % 2 ? 'bg-plum' : 'bg-leaf')}
              style={{ width: width(value) }}
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
