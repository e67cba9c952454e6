import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../ui/class-names.ts';

export type WorkLine = { key: string; to: string; title: ReactNode; detail?: ReactNode; mark?: ReactNode };

/** Lines that each lead to one piece of work. */
export function WorkLines({ lines }: { lines: WorkLine[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {lines.map(({ key, to, title, detail, mark }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-14 items-center justify-between gap-4 px-2 py-2 no-underline hover:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{title}</span>
              {detail && <span className="block text-fine wrap-anywhere text-quiet">{detail}</span>}
            </span>
            {mark && <span className="shrink-0">{mark}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  title: string;
  count: number;
  more?: { to: string; label: string };
  empty: string;
  children: ReactNode;
};

/** A part of the day: how much there is of it, and where the rest is. */
export function DayPart({ title, count, more, empty, children }: Props) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lead">
          {title}
          {count > 0 && <span className={cx('ml-2 text-gold lining-nums')}>{count}</span>}
        </h2>
        {more && (
          <Link to={more.to} className="inline-flex min-h-11 items-center text-fine">
            {more.label}
          </Link>
        )}
      </div>
      {count === 0 ? <p className="border-y border-rule px-2 py-4 text-quiet">{empty}</p> : children}
    </section>
  );
}
