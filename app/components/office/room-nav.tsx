import { NavLink } from 'react-router';
import { cx } from '../../ui/class-names.ts';
import type { OfficePage } from './office-pages.ts';

/** The pages of one room of the office, under its heading. */
export function RoomNav({ label, pages }: { label: string; pages: OfficePage[] }) {
  return (
    <nav aria-label={label} className="mb-8 flex flex-wrap gap-x-1 border-b border-rule">
      {pages.map(({ to, label: name, end }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className={({ isActive }) =>
            cx(
              'flex min-h-11 items-center px-3 no-underline hover:bg-sunken',
              isActive && 'font-semibold shadow-[inset_0_-3px_0_var(--leaf)]',
            )
          }
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
