import type { ReactNode } from 'react';
import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { secret } from '../../../shared/fields.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import { UsernameField } from '../../components/username-field.tsx';
import { authHeaders, orRefusal, problemOf } from '../../middleware/auth-answer.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Field } from '../../ui/field.tsx';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = () => [
  { title: 'Choose a new password' },
  { name: 'robots', content: 'noindex' },
];

const OVER = 'That did not work. Please ask for a new link.';

export const action = answerForm({
  reset: changeBy(
    z.object({ token: secret, password: secret }),
    async ({ services, request, visit }, { token, password: next }) => {
      const headers = authHeaders(request, visit.client);
      const answer = await services.auth.resetPassword({ token, next }, headers);
      const { code } = answer.ok ? {} : await problemOf(answer.clone(), OVER);
      if (code === 'INVALID_TOKEN') return { isOver: true };
      await orRefusal(Promise.resolve(answer), OVER);
      throw redirect('/login?changed');
    },
  ),
});

const Form = formFor<typeof action>();

export default function ResetPassword() {
  const token = useLinkToken();
  return (
    <>
      <h1 className="text-center text-title">Choose a new password</h1>
      <Form
        intent="reset"
        action={token ? `#${token}` : undefined}
        hidden={{ token }}
        className="mt-6 space-y-5"
        submit="Save the new password"
        wide
        around={(form, done) => (token === '' || done ? <LinkIsOver /> : <WithNewLink>{form}</WithNewLink>)}
        fields={(field) => ({
          password: (
            <>
              <UsernameField />
              <Field
                label="New password"
                type="password"
                autoComplete="new-password"
                minLength={6}
                hint="All other devices will be signed out."
                required
                {...field.password}
              />
            </>
          ),
        })}
      />
    </>
  );
}

const WithNewLink = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <p className="mt-5 text-center">
      <Link to="/forgot-password">Ask for a new link</Link>
    </p>
  </>
);

function LinkIsOver() {
  return (
    <div role="alert" className="mt-6 space-y-5 text-center">
      <p>This link has been used or is too old, or a part of it is missing.</p>
      <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
    </div>
  );
}
