import { Outlet, useLocation } from 'react-router';
import { isOwner, isStaff } from '../../../../domain/identity/index.ts';
import { readPlannedDeletion } from '../../../../domain/privacy/index.ts';
import { AwayNotice } from '../../../components/away-notice.tsx';
import { isOfficeRoom } from '../../../components/office/is-office-room.ts';
import { OfficeFrame } from '../../../components/office/office-frame.tsx';
import { OfflineNotice } from '../../../components/portal/offline-notice.tsx';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { portalLinks } from '../../../components/portal-links.ts';
import { SideFrame } from '../../../components/side-frame.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext, requireMember } from '../../../middleware/member.ts';
import type { Route } from './+types/route';
import { DeletionNotice } from './deletion-notice.tsx';
import { PortalLoading, usePortalLoading } from './portal-loading.tsx';
import { VerifyReminder } from './verify-reminder.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export async function loader({ context }: Route.LoaderArgs) {
  const member = context.get(memberContext);
  const { id: memberId, email, emailVerified } = member;
  const plannedFor = await readPlannedDeletion(servicesOf(context), { memberId });
  return { email, emailVerified, plannedFor, mayEnterOffice: isStaff(member), isOwner: isOwner(member) };
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
  const { email, emailVerified, plannedFor, mayEnterOffice, isOwner: isOwners } = loaderData;
  const loading = usePortalLoading();
  const { pathname } = useLocation();
  if (mayEnterOffice && isOfficeRoom(pathname)) {
    return (
      <OfficeFrame email={email} isOwner={isOwners}>
        {loading ? <PortalLoading text={loading} /> : <Outlet />}
      </OfficeFrame>
    );
  }
  return (
    <SideFrame
      label="Portal"
      links={portalLinks}
      email={email}
      chat
      otherSide={mayEnterOffice ? office : undefined}
    >
      <div className="mx-auto max-w-5xl">
        {!emailVerified && <VerifyReminder email={email} />}
        {plannedFor && <DeletionNotice plannedFor={plannedFor} />}
        <AwayNotice />
        <OfflineNotice />
        {loading ? <PortalLoading text={loading} /> : <Outlet />}
      </div>
    </SideFrame>
  );
}
