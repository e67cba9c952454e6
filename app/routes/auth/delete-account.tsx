import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { confirmDeletion } from '../../../domain/privacy/index.ts';
import { secret } from '../../../shared/fields.ts';
import { answerForm, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import type { Route } from './+types/delete-account';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm the deletion' },
  { name: 'robots', content: 'noindex' },
];

const tries = { name: 'confirm-deletion', max: 20, seconds: 3600 };

export const action = answerForm(
  {
    confirm: changeBy(z.object({ token: secret }), ({ services }, typed) => confirmDeletion(services, typed)),
  },
  { limit: tries },
);

const Form = formFor<typeof action>();

/** Opened from the letter. Looking at it changes nothing. */
export default function DeleteAccount() {
  const token = useLinkToken();
  return (
    <Form
      intent="confirm"
      action={token ? `#${token}` : undefined}
      hidden={{ token }}
      className="mt-6 space-y-5"
      submit="Confirm the deletion"
      variant="danger"
      wide
      around={(form, done) => (done ? <Planned on={done.on} /> : <Question>{form}</Question>)}
    />
  );
}

const Planned = ({ on }: { on: string }) => (
  <>
    <h1 className="text-center text-title">So be it</h1>
    <Notice title={`Your account will be deleted on ${on}.`}>
      <p>Until then it stays as it is, and you can keep it with one click.</p>
    </Notice>
    <p className="mt-5 text-center">
      <Link to="/portal/account">Back to your account</Link>
    </p>
  </>
);

const Question = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="text-center text-title">Delete your account?</h1>
    <p className="mt-4 text-quiet">
      After this you have 7 days to change your mind. Then your profile, reports, readings, sessions and
      messages are erased for good. Receipts stay for as long as tax law asks.
    </p>
    {children}
    <p className="mt-5 text-center">
      <Link to="/portal">Keep my account</Link>
    </p>
  </>
);
