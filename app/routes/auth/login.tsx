import { Form, Link, redirect, redirectDocument, useLocation, useNavigation } from 'react-router';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import {
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await findMember(servicesOf(context), request);
  if (member) throw redirect(pageAfterSignIn(request, member.role));
  const query = new URL(request.url).searchParams;
  return { changed: query.has('changed'), confirms: query.has('confirm') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const asked = authHeaders(request, context.get(visitContext).client);
  const answer = await services.auth.signIn({ email, password }, asked);
  if (!answer.ok) return { email, problem: await problemOf(answer, 'Failed to sign in') };
  const { twoFactorRedirect } = signedIn.parse(await answer.json());
  const to = pageAfterSignIn(request, (await accountByEmail(services.db, email))?.role);
  if (twoFactorRedirect) throw redirect(secondStep(to), { headers: cookiesOf(answer) });
  const headers = signedInHeaders(answer, services, email);
  const letter = new URL(request.url).searchParams.get('confirm');
  if (!letter) throw redirect(to, { headers });
  // She came from the letter that asks her to confirm her address: back to its link, now that we know who she is.
  const link = new URLSearchParams({ token: letter, callbackURL: '/portal' });
  throw redirectDocument(`/auth/v1/verify-email?${link}`, { headers });
}

const secondStep = (to: string) =>
  to === '/portal' ? '/login/two-factor' : `/login/two-factor?${new URLSearchParams({ to })}`;

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const { search } = useLocation();
  return (
    <>
      <h1 className="text-center text-title">Welcome Back</h1>
      {loaderData.changed && <Notice title="Your password was changed">Sign in with the new one.</Notice>}
      {loaderData.confirms && (
        <Notice title="One more step">
          Sign in, and your address is confirmed. We ask so that nobody else can confirm it for you.
        </Notice>
      )}
      <Form method="post" className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          required
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <Button type="submit" className="w-full" pending={pending}>
          Sign In
        </Button>
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
