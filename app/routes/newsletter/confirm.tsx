import { Link } from 'react-router';
import { z } from 'zod';
import { consentTexts } from '../../../content/consents.ts';
import { confirmSubscription, subscriberOfToken } from '../../../domain/marketing/index.ts';
import { secret } from '../../../shared/fields.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Route } from './+types/confirm';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your address' },
  { name: 'robots', content: 'noindex' },
];

/** Changes nothing: mail scanners open every link they meet. */
export const loader = answerPage(({ request, services }: Asked<Route.LoaderArgs>) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, email: subscriberOfToken(services, token)?.email };
});

export const action = answerForm({
  confirm: changeBy(z.object({ token: secret }), ({ services }, typed) =>
    confirmSubscription(services, typed),
  ),
});

const Form = formFor<typeof action>();

export default function ConfirmSubscription({ loaderData: { token, email } }: Route.ComponentProps) {
  if (!email) {
    return (
      <>
        <h1 className="mb-6 text-center text-title">This link does not work</h1>
        <FormError problem={{ message: 'It is too old or incomplete. Please enter your address again.' }} />
        <p className="mt-5 text-center">
          <Link to="/newsletter">Enter my address again</Link>
        </p>
      </>
    );
  }
  return (
    <Form
      intent="confirm"
      hidden={{ token }}
      className="mt-6 space-y-5"
      submit="Yes, write to me"
      wide
      around={(form, done) =>
        done ? (
          <Confirmed />
        ) : (
          <>
            <h1 className="text-center text-title">Shall we write to you?</h1>
            {form}
          </>
        )
      }
    >
      {() => (
        <>
          <p className="text-center wrap-anywhere">
            <strong>{email}</strong>
          </p>
          <p className="text-quiet">{consentTexts.subscription}</p>
        </>
      )}
    </Form>
  );
}

const Confirmed = () => (
  <>
    <h1 className="text-center text-title">Thank you</h1>
    <Notice title="Your address is confirmed">
      You will hear from us when there is something worth reading.
    </Notice>
    <p className="mt-5 text-center">
      <Link to="/blog">Read what is there already</Link>
    </p>
  </>
);
