import { data, Form, Link, redirect, redirectDocument, useLocation, useNavigation } from 'react-router';
import { accountByEmail } from '../../../domain/identity/index.ts';
import type { Services } from '../../../domain/services.ts';
import { email as emailField } from '../../../shared/fields.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasskeySignIn } from '../../components/passkeys.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn, secondStepPath } from '../../middleware/after-sign-in.ts';
import {
  type AuthProblem,
  askedCookie,
  authHeaders,
  cookiesOf,
  problemOf,
  signedIn,
  signedInHeaders,
} from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = () => [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }];

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  const member = await findMember(services, request);
  if (member) throw redirect(pageAfterSignIn(request, member.role));
  const query = new URL(request.url).searchParams;
  return { changed: query.has('changed'), confirms: query.has('confirm') };
});

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const email = String(form.get('email') ?? '').trim();
  const asked = authHeaders(request, context.get(visitContext).client);
  if (form.get('intent') === 'link') return sendLink(services, request, asked, email);
  const password = String(form.get('password') ?? '');
  const answer = await services.auth.signIn({ email, password }, asked);
  if (!answer.ok) return data({ email, problem: await problemOf(answer, 'Failed to sign in') });
  const { twoFactorRedirect } = signedIn.parse(await answer.json());
  const to = pageAfterSignIn(request, (await accountByEmail(services.db, email))?.role);
  if (twoFactorRedirect) throw redirect(secondStepPath(to), { headers: cookiesOf(answer) });
  const headers = signedInHeaders(answer, services, email);
  const letter = new URL(request.url).searchParams.get('confirm');
  if (!letter) throw redirect(to, { headers });
  // She came from the letter that asks her to confirm her address: back to its link, now that we know who she is.
  const link = new URLSearchParams({ token: letter, callbackURL: '/portal' });
  throw redirectDocument(`/auth/v1/verify-email?${link}`, { headers });
}

/** Whether there is an account with the address, neither the answer nor its time says. */
async function sendLink(services: Services, request: Request, asked: Headers, typed: string) {
  const address = emailField.safeParse(typed);
  if (!address.success) {
    const message = address.error.issues[0]?.message ?? '';
    return data({ email: typed, problem: { message, fields: { email: message } } });
  }
  const to = pageAfterSignIn(request);
  const answer = await services.auth.requestLink({ email: address.data, to }, asked);
  if (!answer.ok) {
    return data({ email: typed, problem: await problemOf(answer, 'That did not work. Please try again.') });
  }
  const headers = { 'set-cookie': askedCookie(services, address.data) };
  return data({ email: typed, isSent: true as const, problem: undefined }, { headers });
}

type LoginProblem = (AuthProblem & { fields?: Record<string, string> }) | undefined;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const { search } = useLocation();
  const problem: LoginProblem = actionData?.problem;
  const fields = problem?.fields ?? {};
  return (
    <>
      <h1 className="text-center text-title">Welcome Back</h1>
      {loaderData.changed && <Notice title="Your password was changed">Sign in with the new one.</Notice>}
      {loaderData.confirms && (
        <Notice title="One more step">
          Sign in, and your address is confirmed. We ask so that nobody else can confirm it for you.
        </Notice>
      )}
      {actionData && 'isSent' in actionData && (
        <Notice title="Look into your mailbox">
          If there is an account with that address, a letter with a link is on its way. The link works once,
          for one hour.
        </Notice>
      )}
      <Form method="post" className="mt-6 space-y-5">
        <FormError problem={fields.email ? undefined : problem} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username webauthn"
          defaultValue={actionData?.email}
          error={fields.email}
          required
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" className="w-full" pending={pending}>
          Sign In
        </Button>
        <div className="space-y-3 border-t border-rule pt-5">
          <Button
            type="submit"
            name="intent"
            value="link"
            variant="outline"
            className="w-full"
            formNoValidate
            pending={pending}
          >
            E-mail me a sign-in link
          </Button>
          <PasskeySignIn offersByItself />
        </div>
      </Form>
      <p className="mt-5 text-center">
        <Link to="/forgot-password">Forgotten your password?</Link>
      </p>
      <p className="mt-2 text-center text-quiet">
        New here?{' '}
        <Link to={{ pathname: '/signup', search }} className="text-ink">
          Create an account
        </Link>
      </p>
    </>
  );
}
