import { Link, redirect, redirectDocument, useSearchParams } from 'react-router';
import { z } from 'zod';
import type { Auth } from '../../../adapters/auth/auth.ts';
import { readSignInWays } from '../../../domain/identity/index.ts';
import type { Services } from '../../../domain/services.ts';
import { secret } from '../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { ConfirmIdentity, type Ways } from '../../components/sign-in-again.tsx';
import { pageAfterSignIn, signInPath } from '../../middleware/after-sign-in.ts';
import { askedCookie, authHeaders, orRefusal } from '../../middleware/auth-answer.ts';
import { findMember, type Member } from '../../middleware/member.ts';
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
async function herself({ services, request, visit }: Asked) {
  const member = await findMember(services, request);
  if (!member) throw redirect('/login');
  const to = new URL(request.url).searchParams.has('to') ? pageAfterSignIn(request, member.role) : undefined;
  return { member, to, auth: services.auth, asked: authHeaders(request, visit.client) };
}

const proves = <Schema extends z.ZodObject>(
  schema: Schema,
  prove: (auth: Auth, typed: z.output<Schema>, asked: Headers) => Promise<Response>,
) =>
  changeBy(schema, async (wish: Asked, typed) => {
    const { to, auth, asked } = await herself(wish);
    await orRefusal(prove(auth, typed, asked));
    // It may lead to a file, which the router does not know how to open.
    if (to) throw redirectDocument(to);
  });

export const action = answerForm({
  password: proves(z.object({ password: secret }), (auth, { password }, asked) =>
    auth.checkPassword(password, asked),
  ),
  code: proves(z.object({ code: secret }), (auth, { code }, asked) =>
    auth.confirmTwoFactor(code.replace(/\s/g, ''), asked),
  ),
  link: changeBy(z.object({}), async (wish: Asked) => {
    const { member, to = '/portal', auth, asked } = await herself(wish);
    await orRefusal(auth.requestLink({ email: member.email, to }, asked));
    wish.headers.append('set-cookie', askedCookie(wish.services, member.email));
  }),
});

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
