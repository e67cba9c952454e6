import { Outlet } from 'react-router';
import { readSleep, readWaiting } from '../../../../domain/office/index.ts';
import { orRefuse } from '../../../answer.server.ts';
import { OfficeFrame } from '../../../components/office/office-frame.tsx';
import { RestoredCopy } from '../../../components/office/restored-copy.tsx';
import { useWaitingTitle } from '../../../components/office/use-waiting-title.ts';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { servicesOf } from '../../../context.ts';
import { memberContext } from '../../../middleware/member.ts';
import { requireStaff } from '../../../middleware/staff.ts';
import type { Route } from './+types/route';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(memberContext);
  const { email, role } = actor;
  const services = servicesOf(context);
  const sleep = await orRefuse(readSleep(services, { actor }));
  return { email, role, sleep, waiting: await orRefuse(readWaiting(services, { actor })) };
}

export function ErrorBoundary() {
  return (
    <main id="main" className="mx-auto max-w-3xl px-4 py-16">
      <PortalProblem />
    </main>
  );
}

export default function OfficeLayout({ loaderData: { email, role, sleep, waiting } }: Route.ComponentProps) {
  useWaitingTitle(waiting);
  return (
    <OfficeFrame email={email} isOwner={role === 'owner'}>
      {sleep && <RestoredCopy restoredAt={sleep.restoredAt} isOwner={role === 'owner'} />}
      <Outlet />
    </OfficeFrame>
  );
}
