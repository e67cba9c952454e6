import { useEffect } from 'react';
import { data, Form, Link, redirect, useNavigate, useNavigation } from 'react-router';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { authHeaders, problemOf, signedInHeaders } from '../../middleware/auth-answer.ts';
import { findMember } from '../../middleware/member.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/signup';

const REDIRECT_MS = 2000;

export const meta: Route.MetaFunction = () => [
  { title: 'Create account' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await findMember(servicesOf(context), request)) throw redirect('/portal');
  return null;
}

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
  if (answer.ok)
    return data({ created: true as const }, { headers: signedInHeaders(answer, services, email) });
  const problem = await problemOf(answer, 'Failed to create account');
  return { created: false as const, name, email, problem };
}

export default function SignUp({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const created = actionData?.created === true;
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => navigate('/portal'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  if (created) {
    return (
      <>
        <h1 className="text-center text-title">Create Account</h1>
        <Notice title="Account created! Redirecting...">
          <Link to="/portal">Go to your portal now</Link>
        </Notice>
      </>
    );
  }
  return (
    <>
      <h1 className="text-center text-title">Create Account</h1>
      <Form method="post" className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <Field
          label="Full name"
          name="name"
          autoComplete="name"
          defaultValue={actionData?.name}
          required
          maxLength={120}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          required
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={6}
          hint="At least 6 characters; longer is kinder to you."
          required
        />
        <Button type="submit" className="w-full" pending={pending}>
          Create Account
        </Button>
      </Form>
      <p className="mt-5 text-center text-quiet">
        Already with us?{' '}
        <Link to="/login" className="text-ink">
          Sign in
        </Link>
      </p>
    </>
  );
}
