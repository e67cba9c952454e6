import { Link } from 'react-router';
import { z } from 'zod';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { authHeaders, orRefusal } from '../../middleware/auth-answer.ts';
import { EmailField } from '../../ui/field.tsx';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = () => [
  { title: 'Forgotten password' },
  { name: 'robots', content: 'noindex' },
];

export const action = answerForm({
  send: changeBy(z.object({ email: z.string().trim() }), async ({ services, request, visit }, { email }) => {
    await orRefusal(services.auth.requestRecovery(email, authHeaders(request, visit.client)));
  }),
});

const Form = formFor<typeof action>();

export default function ForgotPassword() {
  return (
    <>
      <h1 className="text-center text-title">Forgotten password</h1>
      <Form
        intent="send"
        className="mt-6 space-y-5"
        submit="Send the link"
        wide
        around={(form, done) =>
          done ? (
            <Notice title="Look into your mailbox">
              If there is an account with that address, a letter with a link is on its way. The link works for
              one hour.
            </Notice>
          ) : (
            form
          )
        }
        fields={(field) => ({
          email: (
            <div className="space-y-5">
              <p className="text-quiet">
                Tell us your address and we will send you a link to choose a new one.
              </p>
              <EmailField label="Email" autoComplete="username" required {...field.email} />
            </div>
          ),
        })}
      />
      <p className="mt-5 text-center">
        <Link to="/login">Back to sign in</Link>
      </p>
    </>
  );
}
