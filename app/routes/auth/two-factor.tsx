import { useState } from 'react';
import { redirect } from 'react-router';
import { z } from 'zod';
import { secret } from '../../../shared/fields.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { pageAfterSignIn } from '../../middleware/after-sign-in.ts';
import { authHeaders, orRefusal, signedIn, signedInHeaders } from '../../middleware/auth-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/two-factor';

export const meta: Route.MetaFunction = () => [
  { title: 'Second step' },
  { name: 'robots', content: 'noindex' },
];

const proof = z.object({ kind: z.enum(['recovery', 'totp']).catch('totp'), code: secret });

export const action = answerForm({
  'sign-in': changeBy(proof, async ({ services, request, visit }, { kind, code: typed }) => {
    const { auth } = services;
    const code = typed.replace(/\s/g, '');
    const headers = authHeaders(request, visit.client);
    const asked =
      kind === 'recovery' ? auth.signInWithRecoveryCode(code, headers) : auth.signInWithCode(code, headers);
    const answer = await orRefusal(asked, 'That code does not fit.');
    const { user } = signedIn.parse(await answer.json());
    throw redirect(pageAfterSignIn(request), {
      headers: signedInHeaders(answer, services, user?.email ?? ''),
    });
  }),
});

const Form = formFor<typeof action>();

export default function TwoFactor() {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      <h1 className="text-center text-title">One more step</h1>
      <Form
        intent="sign-in"
        className="mt-6 space-y-5"
        hidden={{ kind: recovery ? 'recovery' : 'totp' }}
        submit="Sign In"
        wide
        fields={(field) => ({
          code: (
            <Field
              key={recovery ? 'recovery' : 'totp'}
              label={recovery ? 'Recovery code' : 'Code from your authenticator'}
              inputMode={recovery ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              required
              {...field.code}
            />
          ),
        })}
        footer={(button) => (
          <>
            {button}
            <Button variant="quiet" className="w-full" onClick={() => setRecovery(!recovery)}>
              {recovery ? 'Use the authenticator instead' : 'Use a recovery code instead'}
            </Button>
          </>
        )}
      />
    </>
  );
}
