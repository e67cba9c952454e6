import { Outlet } from 'react-router';
import { OfflineNotice } from '../../../components/portal/offline-notice.tsx';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { SideFrame } from '../../../components/side-frame.tsx';
import { memberContext } from '../../../middleware/member.ts';
import { requireStaff } from '../../../middleware/staff.ts';
import type { Route } from './+types/route';
import { officeLinks } from './office-links.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export function loader({ context }: Route.LoaderArgs) {
  const { email, role } = context.get(memberContext);
  return { email, role };
}

export function ErrorBoundary() {
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-16">
      <PortalProblem />
    </main>
  );
}

const portal = { to: '/portal', label: 'To the portal' };

export default function OfficeLayout({ loaderData: { email, role } }: Route.ComponentProps) {
  return (
    <SideFrame label="Office" links={officeLinks(role === 'owner')} otherSide={portal} email={email}>
      <div className="mx-auto max-w-6xl">
        <OfflineNotice />
        <Outlet />
      </div>
    </SideFrame>
  );
}
