import { Outlet } from 'react-router';
import { isStaff } from '../../../domain/accounts/actor.ts';
import { OfflineNotice } from '../../components/portal/offline-notice.tsx';
import { PortalLoading, usePortalLoading } from '../../components/portal/portal-loading.tsx';
import { PortalProblem } from '../../components/portal/portal-problem.tsx';
import { portalLinks } from '../../components/portal-links.ts';
import { SideFrame } from '../../components/side-frame.tsx';
import { VerifyReminder } from '../../components/verify-reminder.tsx';
import { memberContext, requireMember } from '../../middleware/member.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { email, emailVerified } = member;
  return { email, emailVerified, mayEnterOffice: isStaff(member) };
}

/** Not even the frame could be loaded: the connection is gone, or we are. */
export function ErrorBoundary() {
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-16">
      <PortalProblem />
    </main>
  );
}

const office = { to: '/office', label: 'To the office' };

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { email, emailVerified, mayEnterOffice } = loaderData;
  const loading = usePortalLoading();
  return (
    <SideFrame
      label="Portal"
      links={portalLinks}
      email={email}
      otherSide={mayEnterOffice ? office : undefined}
    >
      <div className="mx-auto max-w-5xl">
        {!emailVerified && <VerifyReminder email={email} />}
        <OfflineNotice />
        {loading ? <PortalLoading text={loading} /> : <Outlet />}
      </div>
    </SideFrame>
  );
}
