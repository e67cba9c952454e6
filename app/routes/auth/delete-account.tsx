import { Form, Link, useNavigation } from 'react-router';
import { z } from 'zod';
import { confirmDeletion } from '../../../domain/privacy/index.ts';
import { orProblem, refuseIfTooMany } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { useLinkToken } from '../../components/use-link-token.ts';
import { servicesOf, visitContext } from '../../context.ts';
import { parseForm } from '../../parse.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/delete-account';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm the deletion' },
  { name: 'robots', content: 'noindex' },
];

const tries = { name: 'confirm-deletion', max: 20, seconds: 3600 };

export function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const work = async () => {
    await refuseIfTooMany(services, tries, context.get(visitContext).client);
    return confirmDeletion(services, await parseForm(z.object({ token: z.string().max(100) }), request));
  };
  return orProblem(work());
}

/** Opened from the letter. Looking at it changes nothing. */
export default function DeleteAccount({ actionData }: Route.ComponentProps) {
  const pending = useNavigation().state !== 'idle';
  const token = useLinkToken();
  if (actionData && 'on' in actionData) {
    return (
      <>
        <h1 className="text-center text-title">So be it</h1>
        <Notice title={`Your account will be deleted on ${actionData.on}.`}>
          <p>Until then it stays as it is, and you can keep it with one click.</p>
        </Notice>
        <p className="mt-5 text-center">
          <Link to="/portal/account">Back to your account</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className="text-center text-title">Delete your account?</h1>
      <p className="mt-4 text-quiet">
        After this you have 7 days to change your mind. Then your profile, reports, readings, sessions and
        messages are erased for good. Receipts stay for as long as tax law asks.
      </p>
      <Form method="post" action={token ? `#${token}` : undefined} className="mt-6 space-y-5">
        <FormError problem={actionData?.problem} />
        <input type="hidden" name="token" value={token ?? ''} />
        <Button type="submit" variant="danger" className="w-full" pending={pending}>
          Confirm the deletion
        </Button>
      </Form>
      <p className="mt-5 text-center">
        <Link to="/portal">Keep my account</Link>
      </p>
    </>
  );
}
