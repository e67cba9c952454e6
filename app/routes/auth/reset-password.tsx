import { Form, Link, redirect, useNavigation } from 'react-router';
import { FormError } from '../../components/form-error.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import { UsernameField } from '../../components/username-field.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { authHeaders, problemOf } from '../../middleware/auth-answer.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = () => [
  { title: 'Choose a new password' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const change = { next: String(form.get('password') ?? ''), token: String(form.get('token') ?? '') };
  const headers = authHeaders(request, context.get(visitContext).client);
  const answer = await servicesOf(context).auth.resetPassword(change, headers);
  if (answer.ok) throw redirect('/login?changed');
  const problem = await problemOf(answer, 'That did not work. Please ask for a new link.');
  return { problem };
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const token = useLinkToken();
  const isOver = token === '' || actionData?.problem.code === 'INVALID_TOKEN';
  return (
    <>
      <h1 className="text-center text-title">Choose a new password</h1>
      {isOver && <LinkIsOver />}
      <Form method="post" hidden={isOver} action={token ? `#${token}` : undefined} className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <input type="hidden" name="token" value={token ?? ''} />
        <UsernameField />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={6}
          hint="All other devices will be signed out."
          required
        />
        <Button type="submit" className="w-full" pending={pending}>
          Save the new password
        </Button>
      </Form>
      {!isOver && (
        <p className="mt-5 text-center">
          <Link to="/forgot-password">Ask for a new link</Link>
        </p>
      )}
    </>
  );
}

function LinkIsOver() {
  return (
    <div role="alert" className="mt-6 space-y-5 text-center">
      <p>This link has been used or is too old, or a part of it is missing.</p>
      <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
    </div>
  );
}
