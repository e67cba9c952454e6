import { Form, Link, redirect, useNavigation } from 'react-router';
import { acceptInvitation, openInvitation } from '../../../domain/office/index.ts';
import { type Asked, answerPage, orProblem } from '../../answer.server.ts';
import { FormError } from '../../components/form-error.tsx';
import { servicesOf } from '../../context.ts';
import { findMember } from '../../middleware/member.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/invitation';

export const meta: Route.MetaFunction = () => [
  { title: 'An invitation' },
  { name: 'robots', content: 'noindex' },
  // The key must not travel on in a Referer header.
  { name: 'referrer', content: 'no-referrer' },
];

export const loader = answerPage(async ({ params: { key }, request, services }: Asked<Route.LoaderArgs>) => {
  const guest = await findMember(services, request);
  return openInvitation(services, { key, guest });
});

export async function action({ params: { key }, request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const guest = await findMember(services, request);
  if (!guest) throw redirect('/login');
  const answer = await orProblem(acceptInvitation(services, { key, guest }).then(() => ({ done: true })));
  if (!answer.data.problem) throw redirect('/office');
  return answer;
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { email, role, signedInAs, isHers, isVerified } = loaderData;
  const pending = useNavigation().state !== 'idle';
  return (
    <div className="space-y-5">
      <h1 className="text-title">Come into the office</h1>
      <p>
        This invitation is for <strong className="break-all">{email}</strong>, as{' '}
        {role === 'owner' ? 'an owner' : 'staff'}.
      </p>
      <FormError problem={actionData?.problem} />
      {isHers && (
        <Form method="post">
          <Button type="submit" variant="gold" pending={pending}>
            Accept
          </Button>
        </Form>
      )}
      {!signedInAs && (
        <>
          <p className="text-quiet">
            Sign in with this address, or create an account with it and confirm it. Then open the link in your
            letter again.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/login">Sign In</ButtonLink>
            <ButtonLink to="/signup" variant="outline">
              Create Account
            </ButtonLink>
          </div>
        </>
      )}
      {signedInAs && !isHers && (
        <p className="text-quiet">
          {signedInAs === email && !isVerified
            ? 'Please confirm your address first, by the letter we sent when you signed up.'
            : `You are signed in as ${signedInAs}. Sign out, and come back with the invited address.`}{' '}
          <Link to="/portal">To the portal</Link>
        </p>
      )}
    </div>
  );
}
