import { Link } from 'react-router';
import { courseNames } from '../../../content/courses.ts';
import { type MembershipCard as Membership, readMembership } from '../../../domain/delivery/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { MembershipCard } from '../../components/orders/membership-card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/membership';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your membership' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => {
  const { id: memberId } = member;
  return { membership: await readMembership(services, { memberId }) };
});

export default function YourMembership({ loaderData: { membership } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Your membership"
        subtitle="What it opens, what it costs, and what is charged next"
      />
      {membership ? (
        <div className="max-w-2xl space-y-6">
          <MembershipCard membership={membership} action={`/portal/orders/${membership.orderId}`} />
          <Opens membership={membership} />
        </div>
      ) : (
        <EmptyState text="You are in no membership. A letter about your own month, your days and courses come with one.">
          <ButtonLink to="/checkout/membership">See the Soul Circle</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Opens({ membership: { opens, amountCents, period, state } }: { membership: Membership }) {
  const { letters, courses, sessions, eventsPercent } = opens;
  const charged = state !== 'months' && state !== 'ended';
  return (
    <section aria-labelledby="opens" className="engraved space-y-4 px-6 py-7 sm:px-8">
      <h2 id="opens" className="text-lead">
        {state === 'ended' ? 'What it opened' : 'What it opens'}
      </h2>
      <ul className="list-disc space-y-1.5 pl-5">
        {letters && (
          <li>
            A <Link to="/portal/letters">letter about your month</Link> on the 1st, and{' '}
            <Link to="/portal/days">your days</Link>
          </li>
        )}
        {courses.map((id) => (
          <li key={id}>
            The course <Link to="/portal/courses">{courseNames[id]}</Link>
          </li>
        ))}
        {sessions && (
          <li>
            {sessions.count} × <Link to="/portal/sessions">{sessions.sessionType}</Link> for each month
            {period === 'year' && `: ${sessions.count * 12} with each paid year`}. What you do not use stays
            yours.
          </li>
        )}
        {eventsPercent && (
          <li>
            {eventsPercent} % off seats at <Link to="/events">events</Link>
          </li>
        )}
      </ul>
      {charged && (
        <p className="border-t border-rule pt-4 text-quiet">
          It costs <strong className="text-ink">{euro(amountCents)}</strong> a {period}, until you cancel.
          What was agreed when you joined stays as it is.
        </p>
      )}
    </section>
  );
}
