import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/class-names.ts';

type Props = { links: { to: string; label: ReactNode; about: string }[]; className?: string };

/** Ways to other pages, one below the other, each with a word on what is there. */
export function LinkRows({ links, className }: Props) {
  return (
    <ul className={cx('divide-y divide-rule', className)}>
      {links.map(({ to, label, about }) => (
        <li key={about}>
          <Link to={to} className="group flex min-h-11 items-center justify-between gap-3 py-3 no-underline">
            <span>
              <span className="block group-hover:underline">{label}</span>
              <span className="text-fine text-quiet">{about}</span>
            </span>
            <ArrowRight className="size-4 shrink-0 text-gold" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
