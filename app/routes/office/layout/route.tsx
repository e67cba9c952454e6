import { Outlet } from 'react-router';
import { OfficeFrame } from '../../../components/office/office-frame.tsx';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { memberContext } from '../../../middleware/member.ts';
import { requireStaff } from '../../../middleware/staff.ts';
import type { Route } from './+types/route';

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

export default function OfficeLayout({ loaderData: { email, role } }: Route.ComponentProps) {
  return (
    <OfficeFrame email={email} isOwner={role === 'owner'}>
      <Outlet />
    </OfficeFrame>
  );
}
