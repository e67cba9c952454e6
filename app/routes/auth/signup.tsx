import { useEffect } from 'react';
import { data, Form, Link, redirect, useLocation, useNavigate, useNavigation } from 'react-router';
import { consentTexts } from '../../../content/consents.ts';
import { agreeAtSignUp } from '../../../domain/mail/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import { type AuthProblem, authHeaders, problemOf, signedInHeaders } from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import type { Route } from './+types/signup';

const REDIRECT_MS = 2000;

export const meta: Route.MetaFunction = () => [
  { title: 'Create account' },
  { name: 'robots', content: 'noindex' },
];

export const loader = answerPage(async ({ request, services }: Asked<Route.LoaderArgs>) => {
  if (await findMember(services, request)) throw redirect(pageAfterSignIn(request));
  return { to: pageAfterSignIn(request) };
});

/** The page that says so is still shown after the sign-in exists, for the two seconds of the specification. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const name = String(form.get('name') ?? '').trim();
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const asked = authHeaders(request, context.get(visitContext).client);
  const answer = await services.auth.signUp({ name, email, password }, asked);
  if (answer.ok && form.has('offers')) await agreeAtSignUp(services, { email });
  if (answer.ok)
    return data({ created: true as const }, { headers: signedInHeaders(answer, services, email) });
  const problem = await problemOf(answer, 'Failed to create account');
  return { created: false as const, name, email, problem, fields: fieldProblems(problem) };
}

/** Which field an answer is about, in our words; what is about none stands above the form. */
function fieldProblems({ code = '', message, reasons }: AuthProblem): Record<string, string> {
  if (reasons?.length) return { password: message };
  if (code === 'unfit_name') return { name: message };
  if (code.startsWith('USER_ALREADY_EXISTS'))
    return { email: 'There is an account with this address already. Sign in, or have a new password sent.' };
  if (code === 'INVALID_EMAIL' || (code === 'VALIDATION_ERROR' && message.includes('email')))
    return { email: 'Please give an e-mail address, such as maya@example.com.' };
  if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_LONG')
    return { password: 'Please use between 6 and 128 characters.' };
  return {};
}

export default function SignUp({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const { search } = useLocation();
  const created = actionData?.created === true;
  const fields: Record<string, string> = actionData?.created === false ? actionData.fields : {};
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [created, navigate, to]);

  if (created) {
    return (
      <>
        <h1 className="text-center text-title">Create Account</h1>
        <Notice title="Account created! Redirecting...">
          <Link to={to}>Go to your portal now</Link>
        </Notice>
      </>
    );
  }
  return (
    <>
      <h1 className="text-center text-title">Create Account</h1>
      <Form method="post" className="mt-6 space-y-5">
        <FormError problem={Object.keys(fields).length === 0 ? actionData?.problem : undefined} />
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name}
          error={fields.name}
          required
          maxLength={120}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={fields.email}
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={6}
          error={fields.password}
          hint="At least 6 characters; longer is kinder to you."
          required
        />
        <div className="text-fine">
          <Checkbox name="offers" label={consentTexts.subscription} />
        </div>
        <Button type="submit" className="w-full" pending={pending}>
          Create Account
        </Button>
      </Form>
      <p className="mt-5 text-center text-quiet">
        Already with us?{' '}
        <Link to={{ pathname: '/login', search }} className="text-ink">
          Sign in
        </Link>
      </p>
    </>
  );
}
