import { useEffect, useRef } from 'react';
import { data, Form, Link, redirect, useNavigation, useSubmit } from 'react-router';
import { accountByEmail } from '../../../domain/identity/index.ts';
import { FormError } from '../../components/form-error.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import { authHeaders, problemOf, signedInHeaders } from '../../middleware/auth-answer.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/sign-in-link';

export const meta: Route.MetaFunction = () => [
  { title: 'Open your account' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const token = String((await formOf(request)).get('token') ?? '');
  const asked = authHeaders(request, context.get(visitContext).client);
  const answer = await services.auth.signInWithLink(token, asked);
  if (answer.ok) {
    const { user } = (await answer.json()) as { user?: { email?: string } };
    const email = user?.email ?? '';
    const role = (await accountByEmail(services.db, email))?.role;
    throw redirect(pageAfterSignIn(request, role), { headers: signedInHeaders(answer, services, email) });
  }
  const used = 'This link has been used or is too old. The page of your order sends you a new one.';
  return data({ problem: await problemOf(answer, used) }, { status: 403 });
}

/** Where the link of a letter leads. The token travels behind the #, where no server's log and no other site sees it. */
export default function SignInLink({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!token.current || location.hash.length < 2) return;
    token.current.value = location.hash.slice(1);
    // Programs that look at every link of a letter fetch the page and send nothing.
    void submit(form.current);
  }, [submit]);
  return (
    <>
      <h1 className="text-center text-title">Open your account</h1>
      <Form method="post" ref={form} className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <input type="hidden" name="token" ref={token} />
        {!actionData?.problem && (
          <Button type="submit" className="w-full" pending={pending}>
            Open my account
          </Button>
        )}
      </Form>
      <p className="mt-5 text-center">
        <Link to="/login">Sign in with a password</Link>
      </p>
    </>
  );
}
