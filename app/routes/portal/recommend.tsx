import { type MemberReferral, makeReferralLink, readReferral } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import { type Asked, answerForm, answerPage, change } from '../../answer.server.ts';
import { formFor } from '../../components/action-form.tsx';
import { CopyLink } from '../../components/copy-link.tsx';
import { LocalTime } from '../../components/local-time.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import type { Route } from './+types/recommend';

export { PortalProblem as ErrorBoundary } from '../../components/portal/portal-problem.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Recommend us' }];

export const loader = answerPage(async ({ services, member }: Asked<Route.LoaderArgs>) => ({
  referral: await readReferral(services, { memberId: member.id }),
}));

export const action = answerForm({
  make: change(makeReferralLink, ({ member }) => ({ memberId: member.id })),
});

const Form = formFor<typeof action>();

export default function Recommend({ loaderData: { referral } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Recommend us" subtitle="A link of your own, and what comes of it" />
      {referral ? (
        <div className="max-w-2xl space-y-8">
          <OwnLink referral={referral} />
          {referral.referrals.length > 0 && <Outcomes referrals={referral.referrals} />}
        </div>
      ) : (
        <p className="text-quiet">Recommending by a link of your own is not open at the moment.</p>
      )}
    </>
  );
}

function OwnLink({ referral: { isOn, off, creditCents, url } }: { referral: MemberReferral }) {
  if (!isOn)
    return (
      <p className="engraved px-6 py-5">
        Recommending is not open at the moment, so your link is good for nothing. What you have earned stays
        yours.
      </p>
    );
  return (
    <section aria-labelledby="link" className="engraved space-y-4 px-6 py-7 sm:px-8">
      <h2 id="link" className="text-lead">
        Your link
      </h2>
      <p>
        Whoever orders for the first time by your link gets <strong>{off}</strong>. You get{' '}
        <strong>{euro(creditCents)}</strong> off your next order, once theirs is past its 30 days of
        guarantee.
      </p>
      {url ? (
        <CopyLink label="Send this to a friend" url={url} />
      ) : (
        <Form intent="make" submit="Make my link" variant="gold" failed="No link was made" />
      )}
      <p className="text-fine text-quiet">
        It is for friends: not for orders of your own, nor for whoever recommended us to you. We do not tell
        you who ordered, and your friends do not see your name. Where an order is refunded, there is no
        credit, and one that you have not used is taken back.
      </p>
    </section>
  );
}

type Outcome = MemberReferral['referrals'][number];

const states: Record<Outcome['state'], [string, BadgeLook]> = {
  waiting: ['On its way', 'secondary'],
  earned: ['Yours', 'good'],
  refused: ['No credit', 'secondary'],
  taken_back: ['Taken back', 'warn'],
};

function Outcomes({ referrals }: { referrals: Outcome[] }) {
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className="text-lead">
        What came of it
      </h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {referrals.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div>
              <p>
                An order on <LocalTime at={one.at} as="MMM d, yyyy" />
              </p>
              <p className="text-fine text-quiet lining-nums">
                <WhatBecame outcome={one} />
              </p>
            </div>
            <Badge look={states[one.state][1]}>{one.isUsed ? 'Used' : states[one.state][0]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatBecame({ outcome }: { outcome: Outcome }) {
  const { state, creditCents, code, dueAt, isUsed, isRefunded } = outcome;
  if (state === 'waiting')
    return (
      <>
        {euro(creditCents)} on <LocalTime at={dueAt} as="MMM d, yyyy" />, if it is not refunded
      </>
    );
  if (code)
    return (
      <>
        {euro(creditCents)} off your next order with <strong className="text-ink">{code.code}</strong>, until{' '}
        <LocalTime at={code.until} as="MMM d, yyyy" />
      </>
    );
  if (state === 'earned') return isUsed ? `${euro(creditCents)}, used` : `${euro(creditCents)}, lapsed`;
  return isRefunded ? 'Its payment went back.' : 'It does not count as a friend’s first order.';
}
