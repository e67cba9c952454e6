import { useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { FormError } from '../../components/form-error.tsx';
import { servicesOf, visitContext } from '../../context.ts';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import { authHeaders, problemOf, signedIn, signedInHeaders } from '../../middleware/auth-answer.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/two-factor';

export const meta: Route.MetaFunction = () => [
  { title: 'Second step' },
  { name: 'robots', content: 'noindex' },
];

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const code = String(form.get('code') ?? '').replace(/\s/g, '');
  const headers = authHeaders(request, context.get(visitContext).client);
  const answer =
    form.get('kind') === 'recovery'
      ? await services.auth.signInWithRecoveryCode(code, headers)
      : await services.auth.signInWithCode(code, headers);
  if (!answer.ok) return { problem: await problemOf(answer, 'That code does not fit.') };
  const { user } = signedIn.parse(await answer.json());
  throw redirect(pageAfterSignIn(request), { headers: signedInHeaders(answer, services, user?.email ?? '') });
}

export default function TwoFactor({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <h1 className="text-center text-title">One more step</h1>
      <Form method="post" className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <input type="hidden" name="kind" value={recovery ? 'recovery' : 'totp'} />
        <Field
          key={recovery ? 'recovery' : 'totp'}
          label={recovery ? 'Recovery code' : 'Code from your authenticator'}
          name="code"
          inputMode={recovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" className="w-full" pending={pending}>
          Sign In
        </Button>
        <Button variant="quiet" className="w-full" onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use the authenticator instead' : 'Use a recovery code instead'}
        </Button>
      </Form>
    </>
  );
}
