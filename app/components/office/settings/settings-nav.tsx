import { NavLink, useRouteLoaderData } from 'react-router';
import type { loader } from '../../../root.tsx';
import { cx } from '../../../ui/class-names.ts';
import { PageHeading } from '../../page-heading.tsx';

const pages = [
  { to: '/office/settings', label: 'Connections', owner: false },
  { to: '/office/settings/brand', label: 'Brand and time zone', owner: false },
  { to: '/office/setup', label: 'Set-up', owner: true },
  { to: '/office/settings/people', label: 'People', owner: true },
  { to: '/office/settings/health', label: 'Health and backups', owner: false },
  { to: '/office/settings/log', label: 'Audit log', owner: true },
];

/** The head of every page of the settings. What only the owner may open is shown to the owner alone. */
export function SettingsHead({ isOwner }: { isOwner: boolean }) {
  const isDemo = useRouteLoaderData<typeof loader>('root')?.demo;
  return (
    <>
      <PageHeading title="Settings" subtitle="How this house is set up, and who works in it" />
      <nav aria-label="Settings" className="mb-8 flex flex-wrap gap-x-1 border-b border-rule">
        {pages
          .filter(({ owner, to }) => (isOwner || !owner) && !(isDemo && to === '/office/setup'))
          .map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center px-3 no-underline hover:bg-sunken',
                  isActive && 'font-semibold shadow-[inset_0_-3px_0_var(--leaf)]',
                )
              }
            >
              {label}
            </NavLink>
          ))}
      </nav>
    </>
  );
}
