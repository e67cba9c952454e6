import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { acceptInvitation, openInvitation } from '../../../domain/office/index.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { findMember } from '../../middleware/member.ts';
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

export const action = answerForm({
  accept: changeBy(z.object({}), async ({ services, request, params }: Asked<Route.ActionArgs>) => {
    const guest = await findMember(services, request);
    if (!guest) throw redirect('/login');
    await acceptInvitation(services, { key: params.key, guest });
    throw redirect('/office');
  }),
});

const Form = formFor<typeof action>();

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const { email, role, signedInAs, isHers, isVerified } = loaderData;
  return (
    <div className="space-y-5">
      <h1 className="text-title">Come into the office</h1>
      <p>
        This invitation is for <strong className="break-all">{email}</strong>, as{' '}
        {role === 'owner' ? 'an owner' : 'staff'}.
      </p>
      {isHers && <Form intent="accept" submit="Accept" variant="gold" />}
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
