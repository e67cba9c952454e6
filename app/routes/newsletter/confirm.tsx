import { Form, Link, useNavigation } from 'react-router';
import { consentTexts } from '../../../content/consents.ts';
import { confirmSubscription, subscriberOf } from '../../../domain/marketing/index.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { servicesOf } from '../../context.ts';
import { formOf } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/confirm';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your address' },
  { name: 'robots', content: 'noindex' },
];

/** Changes nothing: mail scanners open every link they meet. */
export const loader = answerPage(({ request, services }: Asked<Route.LoaderArgs>) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, email: subscriberOf(services, token)?.email };
});

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await formOf(request)).get('token') ?? '');
  return orProblem(confirmSubscription(servicesOf(context), { token }).then(() => ({})));
}

export default function ConfirmSubscription({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const { token, email } = loaderData;
  if (actionData && !actionData.problem) {
    return (
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
  }
  if (!email || actionData?.problem) {
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
    <>
      <h1 className="text-center text-title">Shall we write to you?</h1>
      <Form method="post" className="mt-6 space-y-5">
        <p className="text-center wrap-anywhere">
          <strong>{email}</strong>
        </p>
        <p className="text-quiet">{consentTexts.subscription}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" className="w-full" pending={pending}>
          Yes, write to me
        </Button>
      </Form>
    </>
  );
}
