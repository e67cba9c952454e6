import { useEffect } from 'react';
import { type MiddlewareFunction, Outlet, redirect, useFetcher } from 'react-router';
import { isStaff } from '../../../../domain/identity/index.ts';
import { countOfficeWaiting, readRestoredCopyBanner } from '../../../../domain/office/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { OfficeFrame } from '../../../components/office/office-frame.tsx';
import { PortalProblem } from '../../../components/portal/portal-problem.tsx';
import { servicesOf } from '../../../context.ts';
import { signInPath } from '../../../middleware/after-sign-in.ts';
import { findMember, memberContext } from '../../../middleware/member.ts';
import { Choice } from '../../../ui/field.tsx';
import type { action as healthAction } from '../health/route.tsx';
import type { Route } from './+types/route';

/** Everything below the office: staff only. To members it does not exist. */
const requireStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const member = await findMember(servicesOf(context), request);
  if (!member) throw redirect(signInPath(request));
  if (member.mustSetUp) throw redirect('/portal/account');
  if (!isStaff(member)) throw new Response('Page not found', { status: 404 });
  context.set(memberContext, member);
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const { email, role } = actor;

  const sleep = await readRestoredCopyBanner(services, { actor });
  return { email, role, sleep, waiting: await countOfficeWaiting(services, { actor }) };
});

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

const EVERY_MS = 20_000;
const COUNTED = /^\(\d+\) /;

/** Puts the number of things that wait before the page's title, and keeps it true while the page stays open. */
function useWaitingTitle(first: number): void {
  const { load, data } = useFetcher<{ count: number }>({ key: 'waiting' });
  const count = data?.count ?? first;
  useEffect(() => {
    const ask = () => void load('/office/waiting');
    const timer = setInterval(ask, EVERY_MS);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
    };
  }, [load]);
  useEffect(() => {
    const say = () => {
      const plain = document.title.replace(COUNTED, '');
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    // A page says its title when it is drawn, which may be after this.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watching.disconnect();
  }, [count]);
}

const letters = [
  { value: 'recent', label: 'Send what was written in the last 24 hours' },
  { value: 'all', label: 'Send all of them' },
  { value: 'none', label: 'Send none of them' },
];

const HealthForm = formFor<typeof healthAction>();

/** On every page of the office, until the owner has decided. */
function RestoredCopy({ restoredAt, isOwner }: { restoredAt: string; isOwner: boolean }) {
  return (
    <section aria-label="Restored copy" className="mb-8 space-y-3 rounded-md border border-bad bg-bad/5 p-4">
      <p className="font-semibold">This is a restored copy. It sends nothing until you wake it.</p>
      <p className="text-fine">
        It was restored from a backup on <LocalTime at={restoredAt} />. No letter leaves, no job runs and no
        money moves, because the site it was made of may still be at work. Webhooks of the payment provider
        are stored and worked off later.
      </p>
      {isOwner ? (
        <HealthForm
          intent="wake"
          action="/office/settings/health"
          className="flex flex-wrap items-end gap-4"
          submit="Wake this site"
          values={{ letters: 'recent' }}
          fields={(field) => ({
            letters: <Choice label="Letters that wait" options={letters} {...field.letters} />,
          })}
        />
      ) : (
        <p className="text-fine">The owner can wake it.</p>
      )}
    </section>
  );
}
