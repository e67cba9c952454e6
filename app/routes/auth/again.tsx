import { data, Link, redirect, redirectDocument, useSearchParams } from 'react-router';
import { readSignInWays } from '../../../domain/identity/index.ts';
import type { Services } from '../../../domain/services.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { type Confirmed, ConfirmIdentity, type Ways } from '../../components/sign-in-again.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn, signInPath } from '../../middleware/after-sign-in.ts';
import { askedCookie, authHeaders, problemOf } from '../../middleware/auth-answer.ts';
import { findMember, type Member } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import type { Route } from './+types/again';

export const meta: Route.MetaFunction = () => [
  { title: 'Please sign in again' },
  { name: 'robots', content: 'noindex' },
];

const waysOf = async (services: Services, member: Member): Promise<Ways> => {
  const { hasPassword, passkeys } = await readSignInWays(services, { userId: member.id });
  const hasCode = member.twoFactorEnabled;
  return { email: member.email, hasPassword, hasCode, hasPasskey: passkeys.length > 0 };
};

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  if (!member) throw redirect(signInPath(request));
  return waysOf(services, member);
});

/** Somebody who is signed in proves once more who she is. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const member = await findMember(services, request);
  if (!member) throw redirect('/login');
  const form = await formOf(request);
  const headers = authHeaders(request, context.get(visitContext).client);
  const intent = form.get('intent');
  const to = new URL(request.url).searchParams.has('to') ? pageAfterSignIn(request, member.role) : undefined;
  const answer =
    intent === 'link'
      ? await services.auth.requestLink({ email: member.email, to: to ?? '/portal' }, headers)
      : intent === 'code'
        ? await services.auth.confirmTwoFactor(String(form.get('code') ?? '').replace(/\s/g, ''), headers)
        : await services.auth.checkPassword(String(form.get('password') ?? ''), headers);
  if (!answer.ok) {
    const { message, code } = await problemOf(answer, 'That did not work. Please try again.');
    const problem = { message: code === 'INVALID_PASSWORD' ? 'This is not your password.' : message };
    return data<Confirmed>({ problem }, { status: 403 });
  }
  if (intent === 'link') {
    return data<Confirmed>(
      { isSent: true },
      { headers: { 'set-cookie': askedCookie(services, member.email) } },
    );
  }
  // It may lead to a file, which the router does not know how to open.
  if (to) throw redirectDocument(to);
  return data<Confirmed>({ confirmed: true });
}

export default function Again({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <h1 className="text-center text-title">Please sign in again</h1>
      <p className="mt-4 mb-6 text-quiet">
        You are signed in as {loaderData.email}. What comes next asks once more that it is you.
      </p>
      <ConfirmIdentity ways={loaderData} to={query.get('to') ?? '/portal'} />
      <p className="mt-5 text-center">
        <Link to="/portal">Back to your portal</Link>
      </p>
    </>
  );
}
