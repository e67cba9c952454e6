import { Form, Link, redirect, useNavigation } from 'react-router';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { authHeaders, cookiesOf, problemOf, signedInHeaders } from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = () => [{ title: 'Sign in' }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findMember(servicesOf(context), request)) throw redirect('/portal');
  const query = new URL(request.url).searchParams;
  return { paid: query.get('payment') === 'success', changed: query.has('changed') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const answer = await services.auth.api.signInEmail({
    body: { email, password: String(form.get('password') ?? '') },
    headers: authHeaders(request, context.get(visitContext).client),
    asResponse: true,
  });
  if (!answer.ok) return { email, problem: await problemOf(answer, 'Failed to sign in') };
  const { twoFactorRedirect } = (await answer.json()) as { twoFactorRedirect?: boolean };
  if (twoFactorRedirect) throw redirect('/login/two-factor', { headers: cookiesOf(answer) });
  throw redirect('/portal', { headers: signedInHeaders(answer, services, email) });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="text-center text-title">Welcome Back</h1>
      {loaderData.paid && (
        <Notice title="Payment Successful!">
          Your purchase has been completed. Check your email for details. To see it here, sign in or create an
          account: use the e-mail you paid with.
        </Notice>
      )}
      {loaderData.changed && <Notice title="Your password was changed">Sign in with the new one.</Notice>}
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
        <Link to="/signup" className="text-ink">
          Create an account
        </Link>
      </p>
    </>
  );
}
