import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation, useSearchParams } from 'react-router';
import { isOwner, isStaff } from '../../../../domain/identity/index.ts';
import { readPlannedDeletion } from '../../../../domain/privacy/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { AwayNotice } from '../../../components/away-notice.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { isOfficeRoom } from '../../../components/office/is-office-room.ts';
import { OfficeFrame } from '../../../components/office/office-frame.tsx';
import { OfflineNotice } from '../../../components/portal/offline-notice.tsx';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { portalLinks } from '../../../components/portal-links.ts';
import { SideFrame } from '../../../components/side-frame.tsx';
import { TimeStyle } from '../../../formats.ts';
import { requireMember } from '../../../middleware/member.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { action } from '../account/route.tsx';
import type { Route } from './+types/route';

export const middleware: Route.MiddlewareFunction[] = [requireMember];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const { id: memberId, email, emailVerified } = member;
  const plannedFor = await readPlannedDeletion(services, { memberId });
  return { email, emailVerified, plannedFor, mayEnterOffice: isStaff(member), isOwner: isOwner(member) };
});

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
    <TimeStyle value="portal">
      <SideFrame
        label="Portal"
        groups={[{ links: portalLinks }]}
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
    </TimeStyle>
  );
}

const Form = formFor<typeof action>();

/** On every page while the days of grace run. */
function DeletionNotice({ plannedFor }: { plannedFor: string }) {
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-bad bg-bad/5 px-5 py-3"
    >
      <p className="min-w-0 flex-1 basis-72">
        Your account will be deleted on{' '}
        <strong>
          <LocalTime at={plannedFor} as="MMM d, yyyy" />
        </strong>
        , as you asked.
      </p>
      <Form
        intent="keep-account"
        action="/portal/account"
        submit="Keep my account"
        variant="outline"
        size="sm"
      />
    </div>
  );
}

/** Purchases and reports made with an address appear once it is known to be the member's own. */
function VerifyReminder({ email }: { email: string }) {
  // A confirmation link that no longer works leads here and says so in the address.
  const isOver = useSearchParams()[0].has('error');
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-warn bg-warn/5 px-5 py-3"
    >
      <p className="min-w-0 flex-1 basis-72">
        {isOver
          ? 'That link was too old, or has been used. Have a new one sent, and confirm that '
          : 'Please confirm that '}
        <strong className="wrap-anywhere">{email}</strong> is yours
        {isOver ? '.' : ': we have sent you a link.'} Purchases made with it appear here once you do.
      </p>
      <Form
        intent="send-verification"
        action="/portal/account"
        submit="Send it again"
        variant="outline"
        size="sm"
        around={(form, done) =>
          done ? (
            <Button variant="outline" size="sm" disabled>
              Sent
            </Button>
          ) : (
            form
          )
        }
      />
    </div>
  );
}

/** What a page says while it is on its way. */
const texts: Record<string, string> = {
  reports: 'Loading reports...',
  sessions: 'Loading sessions...',
  journey: 'Loading journey data...',
  support: 'Loading support data...',
};

const sectionOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Quick pages never show it. */
const PATIENCE_MS = 150;

/** The words for the portal page that is loading, once it has taken long enough to say so. */
function usePortalLoading(): string | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  // Within a page (a panel beside its list) the page stays where it is.
  const elsewhere = state === 'loading' && sectionOf(location.pathname) !== sectionOf(pathname);
  const target = elsewhere ? location.pathname : undefined;
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    setWaited(false);
    if (!target?.startsWith('/portal')) return;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  if (!waited || !target?.startsWith('/portal')) return undefined;
  return texts[target.split('/')[2] ?? ''] ?? 'Loading...';
}

function PortalLoading({ text }: { text: string }) {
  return (
    <div className="space-y-6">
      <p role="status" className="text-quiet">
        {text}
      </p>
      <Skeleton className="h-10 w-2/3 max-w-sm" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}
