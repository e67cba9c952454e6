import { Form, NavLink, Outlet } from 'react-router';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { Brand } from '../../components/top-bar.tsx';
import { memberContext } from '../../middleware/member.ts';
import { requireStaff } from '../../middleware/staff.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(memberContext).email };
}

const links = [
  { to: '/office/outbox', label: 'Outbox' },
  { to: '/portal/emails', label: 'Email Automation' },
  { to: '/portal', label: 'Portal' },
];

export default function OfficeLayout({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <>
      <header className="border-b border-rule bg-sunken">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-2 sm:px-6">
          <Brand />
          <nav aria-label="Office" className="flex flex-wrap gap-1">
            {links.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                end={to === '/portal'}
                className={({ isActive }) =>
                  cx(
                    'flex min-h-11 items-center rounded-md px-3 no-underline hover:bg-card',
                    isActive && 'bg-card font-semibold shadow-[inset_0_-3px_0_var(--leaf)]',
                  )
                }
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="flex items-center gap-2">
            <span className="max-w-56 truncate text-fine text-quiet" title={email}>
              {email}
            </span>
            <Form method="post" action="/logout" reloadDocument>
              <Button type="submit" variant="quiet" size="sm">
                Sign Out
              </Button>
            </Form>
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <main id="main" className="px-4 py-8 sm:px-6 lg:py-12">
        <div className="mx-auto max-w-6xl">
          <Outlet />
        </div>
      </main>
    </>
  );
}
