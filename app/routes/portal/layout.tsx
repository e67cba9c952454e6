import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form, NavLink, Outlet, useLocation } from 'react-router';
import { readPlannedDeletion } from '../../../domain/privacy/deletion/request-deletion.ts';
import { DeletionNotice } from '../../components/portal/deletion-notice.tsx';
import { OfflineNotice } from '../../components/portal/offline-notice.tsx';
import { PortalLoading, usePortalLoading } from '../../components/portal/portal-loading.tsx';
import { PortalProblem } from '../../components/portal/portal-problem.tsx';
import { portalLinks } from '../../components/portal-links.ts';
import { ThemeSwitch } from '../../components/theme-switch.tsx';
import { Brand } from '../../components/top-bar.tsx';
import { VerifyReminder } from '../../components/verify-reminder.tsx';
import { servicesOf } from '../../context.ts';
import { memberContext, requireMember } from '../../middleware/member.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export async function loader({ context }: Route.LoaderArgs) {
  const { id: memberId, email, emailVerified } = context.get(memberContext);
  return { email, emailVerified, plannedFor: await readPlannedDeletion(servicesOf(context), { memberId }) };
}

/** Not even the frame could be loaded: the connection is gone, or we are. */
export function ErrorBoundary() {
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-16">
      <PortalProblem />
    </main>
  );
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { email, emailVerified, plannedFor } = loaderData;
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const loading = usePortalLoading();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className="lg:grid lg:min-h-svh lg:grid-cols-[17rem_1fr]">
      <header className="border-rule bg-sunken max-lg:sticky max-lg:top-0 max-lg:z-30 max-lg:border-b lg:border-r">
        <div className="flex items-center justify-between px-4 py-2 lg:px-6 lg:py-5">
          <Brand />
          <button
            type="button"
            className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-card lg:hidden"
            aria-expanded={open}
            aria-controls="portal-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X className="size-6" aria-hidden="true" />
            ) : (
              <Menu className="size-6" aria-hidden="true" />
            )}
          </button>
        </div>
        <div
          id="portal-menu"
          className={cx('px-3 pb-5 lg:sticky lg:top-0 lg:block', !open && 'max-lg:hidden')}
        >
          <nav aria-label="Portal" className="space-y-0.5">
            {portalLinks.map(({ to, label, Icon, end }) => (
              <NavLink
                key={to}
                to={to}
                end={end}
                prefetch="intent"
                className={({ isActive }) =>
                  cx(
                    'flex min-h-11 items-center gap-3 rounded-md px-3 no-underline hover:bg-card',
                    isActive && 'bg-card font-semibold shadow-[inset_3px_0_0_var(--leaf)]',
                  )
                }
              >
                <Icon className="size-5 text-gold" aria-hidden="true" />
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="mt-6 border-t border-rule px-3 pt-4">
            <p className="truncate text-fine text-quiet" title={email}>
              {email}
            </p>
            <div className="mt-1 flex items-center justify-between">
              <Form method="post" action="/logout" reloadDocument>
                <Button type="submit" variant="quiet" size="sm" className="-ml-3.5">
                  Sign Out
                </Button>
              </Form>
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </header>
      <main id="main" className="min-w-0 px-4 py-8 sm:px-8 lg:px-12 lg:py-12">
        <div className="mx-auto max-w-5xl">
          {!emailVerified && <VerifyReminder email={email} />}
          {plannedFor && <DeletionNotice plannedFor={plannedFor} />}
          <OfflineNotice />
          {loading ? <PortalLoading text={loading} /> : <Outlet />}
        </div>
      </main>
    </div>
  );
}
