import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { paidBy } from '../../../content/product.ts';
import { type MembershipCard as Membership, readMembership } from '../../../domain/delivery/index.ts';
import * as shop from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, changeBy } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { MembershipCard } from '../../components/orders/membership-card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Choice } from '../../ui/field.tsx';
import type { Route } from './+types/membership';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your membership' }];

const chosen = z.object({ product: z.string().max(64), by: z.enum(paidBy) });

export const loader = answerPage(async ({ services, member, request }: Asked<Route.LoaderArgs>) => {
  const { id: memberId } = member;
  const membership = await readMembership(services, { memberId });
  const { data } = chosen.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const to = data && { productId: data.product, period: data.by };
  return { membership, changes: await shop.readChanges(services, { memberId, to }) };
});

const HERE = '/portal/membership';

export const action = answerForm({
  change: changeBy(shop.changeWish, async ({ services, member }: Asked<Route.ActionArgs>, wish) => {
    await shop.changeMembership(services, member.id, wish);
    throw redirect(HERE);
  }),
  pause: changeBy(shop.pauseWish, async ({ services, member }: Asked<Route.ActionArgs>, wish) => {
    await shop.pauseMembership(services, member.id, wish);
    throw redirect(HERE);
  }),
  back: changeBy(z.object({}), async ({ services, member }: Asked<Route.ActionArgs>) => {
    await shop.takeChangeBack(services, member.id);
    throw redirect(HERE);
  }),
});

export { preserveInput as clientAction } from '../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function YourMembership({ loaderData: { membership, changes } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Your membership"
        subtitle="What it opens, what it costs, and what is charged next"
      />
      {membership ? (
        <div className="max-w-2xl space-y-6">
          <MembershipCard membership={membership} action={`/portal/orders/${membership.orderId}`} />
          {changes?.chosen && <Agree chosen={changes.chosen} paidUntil={changes.paidUntil} />}
          <Opens membership={membership} changesTo={changes?.open?.name} />
          {changes?.open && <ToCome open={changes.open} />}
          {changes && changes.options.length > 0 && <Options options={changes.options} />}
          {changes?.mayPause && <Pause paidUntil={changes.paidUntil} />}
        </div>
      ) : (
        <EmptyState text="You are in no membership. A letter about your own month, your days and courses come with one.">
          <ButtonLink to="/checkout/membership">See the Soul Circle</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function Opens({ membership, changesTo }: { membership: Membership; changesTo?: string }) {
  const { opens, amountCents, period, state } = membership;
  const charged = state !== 'months' && state !== 'ended';
  return (
    <section aria-labelledby="opens" className="engraved space-y-4 px-6 py-7 sm:px-8">
      <h2 id="opens" className="text-lead">
        {state === 'ended' ? 'What it opened' : 'What it opens'}
      </h2>
      <Opened opens={opens} period={period} />
      {/* What a change that is to come costs, it says itself. */}
      {charged && !changesTo && (
        <p className="border-t border-rule pt-4 text-quiet">
          {state === 'trial' ? 'After your free days it costs' : 'It costs'}{' '}
          <strong className="text-ink">{euro(amountCents)}</strong> a {period}, until you cancel.{' '}
          {state === 'trial' && opens.sessions && 'Its sessions come with the first charge. '}What was agreed
          with you stays as it is, unless we announce another price at least 30 days ahead.
        </p>
      )}
    </section>
  );
}

function Opened({ opens, period }: Pick<Membership, 'opens' | 'period'>) {
  const { letters, courses, sessions, eventsPercent } = opens;
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {letters && (
        <li>
          A <Link to="/portal/letters">letter about your month</Link> on the 1st, and{' '}
          <Link to="/portal/days">your days</Link>
        </li>
      )}
      {courses.map(({ id, title }) => (
        <li key={id}>
          The course <Link to={`/portal/courses/${id}`}>{title}</Link>
        </li>
      ))}
      {sessions && (
        <li>
          {sessions.count} × <Link to="/portal/sessions">{sessions.type}</Link> for each month
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
  );
}

type Chosen = NonNullable<shop.MembershipChanges['chosen']>;

/** What she agrees to, before she does: what is charged now, and what from then on. */
function Agree({ chosen, paidUntil }: { chosen: Chosen; paidUntil: string }) {
  const { productId, name, period, kind, amountCents, chargedCents, at, opens } = chosen;
  const isUp = kind === 'up';
  return (
    <section aria-labelledby="agree" className="engraved space-y-4 border-gold px-6 py-7 sm:px-8">
      <h2 id="agree" className="text-lead">
        Change to {name}, by the {period}
      </h2>
      <p>It opens:</p>
      <Opened opens={opens} period={period} />
      <dl className="space-y-2 lining-nums">
        <div className="flex justify-between gap-4">
          <dt>Charged now</dt>
          <dd className="serif text-[1.375rem] leading-none" data-testid="charged-now">
            {euro(chargedCents ?? 0)}
          </dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-rule pt-2">
          <dt>{isUp ? 'Then' : <From at={paidUntil} />}</dt>
          <dd>
            {euro(amountCents)} a {period}
          </dd>
        </div>
      </dl>
      <p className="text-fine text-quiet">
        {isUp
          ? 'It is yours at once. What you have paid and not used is taken off what is charged now.'
          : 'Until then everything stays as it is, and you can take this back.'}
      </p>
      <Form
        intent="change"
        hidden={{
          ...{ productId, period, at },
          amountCents: String(amountCents),
          chargedCents: String(chargedCents ?? 0),
        }}
        submit={isUp ? `Change and pay ${euro(chargedCents ?? 0)}` : 'Change from then on'}
        variant="gold"
        failed="Not changed"
        footer={(button) => (
          <div className="flex flex-wrap items-center gap-3">
            {button}
            <ButtonLink to={HERE} variant="quiet">
              Not now
            </ButtonLink>
          </div>
        )}
      />
    </section>
  );
}

const From = ({ at }: { at: string }) => (
  <>
    From <LocalTime at={at} as="MMM d, yyyy" />
  </>
);

function Options({ options }: { options: shop.MembershipChanges['options'] }) {
  const words = { up: 'At once', down: 'From the next charge on', later: 'At the end of what is paid' };
  return (
    <section aria-labelledby="options">
      <h2 id="options" className="text-lead">
        Change it
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {options.map(({ productId, name, period, amountCents, kind }) => (
          <li
            key={`${productId}-${period}`}
            className="flex items-center justify-between gap-x-6 py-4 *:last:shrink-0"
          >
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-fine text-quiet lining-nums">
                {euro(amountCents)} a {period} · {words[kind]}
              </p>
            </div>
            <ButtonLink to={`?product=${productId}&by=${period}`} variant="outline">
              See what it costs
              <span className="sr-only">
                : {name}, by the {period}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pause({ paidUntil }: { paidUntil: string }) {
  const options = [1, 2, 3].map((n) => ({ value: String(n), label: n === 1 ? '1 month' : `${n} months` }));
  return (
    <section aria-labelledby="pause" className="space-y-3">
      <h2 id="pause" className="text-lead">
        Pause it
      </h2>
      <p className="text-quiet">
        Everything stays open until <LocalTime at={paidUntil} as="MMM d, yyyy" />, the end of what is paid.
        Then it rests: nothing is charged and nothing is open, and it goes on by itself.
      </p>
      <Form
        intent="pause"
        values={{ months: '1' }}
        fields={(field) => ({ months: <Choice label="For" options={options} {...field.months} /> })}
        submit="Pause my membership"
        variant="outline"
        failed="Not paused"
      />
    </section>
  );
}

/** A change that is agreed and still to come, and the way back. */
function ToCome({ open }: { open: NonNullable<shop.MembershipChanges['open']> }) {
  const { kind, isAsked, name, period, amountCents, from, until } = open;
  if (isAsked)
    return (
      <p className="engraved px-6 py-5">
        A change is on its way. As soon as our payment provider has answered, we write to you.
      </p>
    );
  return (
    <section aria-labelledby="to-come" className="engraved space-y-3 px-6 py-7 sm:px-8">
      <h2 id="to-come" className="text-lead">
        {kind === 'pause' ? 'Your pause' : 'What comes next'}
      </h2>
      <p>
        {kind === 'pause' ? (
          <>
            It rests from <LocalTime at={from} as="MMM d, yyyy" /> on
            {until && (
              <>
                {' '}
                and goes on by itself on <LocalTime at={until} as="MMM d, yyyy" />
              </>
            )}
            .
          </>
        ) : (
          <>
            <From at={from} />: {name}, {euro(amountCents ?? 0)} a {period}.
          </>
        )}
      </p>
      <Form
        intent="back"
        submit={kind === 'pause' ? 'End the pause' : 'Leave it as it is'}
        variant="outline"
        failed="Not taken back"
      />
    </section>
  );
}
