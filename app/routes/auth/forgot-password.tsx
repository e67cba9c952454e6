import { Form, Link, useNavigation } from 'react-router';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { authHeaders, problemOf } from '../../middleware/auth-answer.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgotten password' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const email = String(form.get('email') ?? '').trim();
  const headers = authHeaders(request, context.get(visitContext).client);
  const answer = await servicesOf(context).auth.requestRecovery(email, headers);
  if (!answer.ok)
    return {
      sent: false as const,
      email,
      problem: await problemOf(answer, 'That did not work. Please try again.'),
    };
  return { sent: true as const };
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className="text-center text-title">Forgotten password</h1>
      {actionData?.sent ? (
        <Notice title="Look into your mailbox">
          If there is an account with that address, a letter with a link is on its way. The link works for one
          hour.
        </Notice>
      ) : (
        <Form method="post" className="mt-6 space-y-5">
          <FormError problem={actionData?.problem} />
          <p className="text-quiet">Tell us your address and we will send you a link to choose a new one.</p>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.email}
            required
          />
          <Button type="submit" className="w-full" pending={pending}>
            Send the link
          </Button>
        </Form>
      )}
      <p className="mt-5 text-center">
        <Link to="/login">Back to sign in</Link>
      </p>
    </>
  );
}
