import { CalendarDays, Copy } from 'lucide-react';
import { Link } from 'react-router';
import type { MembershipCard as Membership } from '../../../domain/delivery/index.ts';
import type { PlanShown } from '../../../domain/shop/index.ts';
import { euro } from '../../../shared/money.ts';
import type { action as billingAction } from '../../routes/orders/billing.ts';
import type { action as orderAction } from '../../routes/orders/order/route.tsx';
import { Badge, type BadgeLook } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { dialogFor, formFor } from '../action-form.tsx';
import { LocalTime } from '../local-time.tsx';

const states: Record<Membership['state'], { text: string; look: BadgeLook }> = {
  waiting: { text: 'Begins soon', look: 'secondary' },
  active: { text: 'Active', look: 'good' },
  trial: { text: 'Free days', look: 'good' },
  ending: { text: 'Cancelled', look: 'warn' },
  overdue: { text: 'Payment failed', look: 'destructive' },
  ended: { text: 'Ended', look: 'secondary' },
  months: { text: 'Open', look: 'good' },
  paused: { text: 'Paused', look: 'info' },
};

/** The Soul Circle at a glance: its state, the next charge, and the way out. `action` is the order's page. */
export function MembershipCard({ membership, action }: { membership: Membership; action: string }) {
  const { state, amountCents, calendarUrl, asksBirthDate, period } = membership;
  const running = ['active', 'trial', 'waiting', 'overdue', 'paused'].includes(state);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead">{membership.name}</h2>
        <Badge look={states[state].look}>{states[state].text}</Badge>
      </div>
      <div className="mt-2">
        <Facts membership={membership} />
      </div>
      {membership.announced && (
        <NewPrice {...membership.announced} period={period} isLeaving={state === 'ending'} />
      )}
      {calendarUrl && <CalendarLink url={calendarUrl} action={action} />}
      {calendarUrl && action.startsWith('/portal') && (
        <p className="mt-4">
          <Link to="/portal/letters" className="inline-flex min-h-11 items-center">
            Read your letters
          </Link>
          {' · '}
          <Link to="/portal/days" className="inline-flex min-h-11 items-center">
            Your days this month
          </Link>
        </p>
      )}
      {asksBirthDate && (
        <p className="mt-4 border-t border-rule pt-4">
          Your letter and your calendar are made from your birth date:{' '}
          <Link to={`${action}/details`}>tell us</Link>.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {running && (
          <Ask
            intent="cancel-membership"
            action={action}
            title="Cancel your membership?"
            text={
              state === 'trial'
                ? 'Nothing is charged. Everything stays open to you until your free days end.'
                : state === 'paused'
                  ? 'Nothing more is charged, and your membership ends now.'
                  : state === 'overdue'
                    ? `The charge that failed is not tried again, and nothing more is charged. The ${period} you have paid for is over, so your membership ends now.`
                    : `Nothing more is charged. Everything stays open to you until the end of the ${period} you have paid for.`
            }
            trigger={<Button variant="outline">Cancel membership</Button>}
            submit="Cancel membership"
            keep="Keep it"
            done={{ title: 'Membership cancelled', description: 'No further charge will be made.' }}
          />
        )}
        {state === 'ending' && <Resume action={action} amountCents={amountCents} every={membership.period} />}
        {membership.cardUrl && (
          <ButtonLink to={membership.cardUrl} variant="gold">
            Pay it now
          </ButtonLink>
        )}
        {(running || state === 'ending') && <Billing action={action} overdue={state === 'overdue'} />}
      </div>
    </Card>
  );
}

function Facts({ membership }: { membership: Membership }) {
  const { state, amountCents, nextChargeAt, runsUntil, nextTryAt, graceUntil } = membership;
  if (state === 'ended') {
    return <p className="text-quiet">Nothing more is charged. You can join again at any time.</p>;
  }
  return (
    <p>
      {nextChargeAt && (
        <>
          {state === 'trial' ? 'Free so far. First charge' : 'Next charge'}:{' '}
          <strong>{euro(amountCents)}</strong> on <LocalTime at={nextChargeAt} as="MMM d, yyyy" />.
        </>
      )}
      {state === 'ending' && runsUntil && (
        <>
          Runs until <LocalTime at={runsUntil} as="MMM d, yyyy" />, then it ends. No further charge.
        </>
      )}
      {state === 'months' && runsUntil && (
        <>
          Open until <LocalTime at={runsUntil} as="MMM d, yyyy" />, then it ends by itself. Nothing is
          charged.
        </>
      )}
      {state === 'overdue' && (
        <>
          The last charge of {euro(amountCents)} did not go through.{' '}
          {nextTryAt && (
            <>
              It is tried again on <LocalTime at={nextTryAt} as="MMM d, yyyy" />.{' '}
            </>
          )}
          Please check your card.{' '}
          {graceUntil && (
            <>
              {membership.isOpen ? 'Everything stays open to you until ' : 'There is time for that until '}
              <LocalTime at={graceUntil} as="MMM d, yyyy" />.
            </>
          )}
        </>
      )}
      {state === 'trial' && ' Cancel before that day, and you pay nothing.'}
      {state === 'waiting' && ' The content opens when the 14 days of the withdrawal period are over.'}
    </p>
  );
}

type NewPriceProps = NonNullable<Membership['announced']> &
  Pick<Membership, 'period'> & { isLeaving: boolean };

/** As the letter said it, and the way out. */
function NewPrice({ oldCents, newCents, from, period, isLeaving }: NewPriceProps) {
  return (
    <p className="mt-4 border-t border-rule pt-4">
      From the charge on{' '}
      <strong>
        <LocalTime at={from} as="MMM d, yyyy" />
      </strong>{' '}
      it costs <strong>{euro(newCents)}</strong> a {period} instead of {euro(oldCents)}.{' '}
      {isLeaving
        ? 'You have cancelled, so that price is never charged.'
        : 'If you would rather leave, cancel before that day, and it is never charged.'}
    </p>
  );
}

const planStates: Record<PlanShown['status'], { text: string; look: BadgeLook }> = {
  placed: { text: 'Begins', look: 'secondary' },
  running: { text: 'On time', look: 'good' },
  overdue: { text: 'Payment failed', look: 'destructive' },
  finished: { text: 'All paid', look: 'good' },
  ended: { text: 'Ended', look: 'secondary' },
};

/** An order in monthly parts: what is paid, what comes next, and, where a part failed, the way to another card. */
export function PlanCard({ plan, action }: { plan: PlanShown; action: string }) {
  const { parts, partCents, paid, status, isStopped } = plan;
  const goesOn = !isStopped && (status === 'running' || status === 'overdue');
  const state = isStopped ? { text: 'Sent back', look: 'secondary' as const } : planStates[status];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lead">Paid in {parts} parts</h2>
        <Badge look={state.look}>{state.text}</Badge>
      </div>
      <ol className="mt-3 space-y-1.5 lining-nums">
        {paid.map(({ at, amountCents, refundedCents }, before) => (
          <li key={at} className="flex justify-between gap-4">
            <span>
              Part {before + 1}, <LocalTime at={at} as="MMM d, yyyy" />
            </span>
            <span>
              {euro(amountCents)} {refundedCents >= amountCents ? 'returned' : 'paid'}
            </span>
          </li>
        ))}
        {goesOn && (
          <li className="flex justify-between gap-4 border-t border-rule pt-1.5">
            <span>
              Part {paid.length + 1}
              {plan.nextPartAt && (
                <>
                  , on <LocalTime at={plan.nextPartAt} as="MMM d, yyyy" />
                </>
              )}
            </span>
            <span>
              {euro(partCents)} {status === 'overdue' ? 'failed' : 'next'}
            </span>
          </li>
        )}
      </ol>
      <PlanWords plan={plan} />
      {goesOn && (
        <div className="mt-5">
          <Billing action={action} overdue={status === 'overdue'} />
        </div>
      )}
    </Card>
  );
}

function PlanWords({ plan: { status, isStopped, nextAttemptAt, endsAt, parts, paid } }: { plan: PlanShown }) {
  const left = parts - paid.length;
  const words = isStopped
    ? 'Your money goes back, and nothing more is charged.'
    : status === 'finished'
      ? 'Nothing more is charged for this order.'
      : status === 'ended'
        ? 'Nothing more is charged. What you paid for stays yours; what was not paid is closed.'
        : status === 'running'
          ? `${left} to go. It ends by itself after the last.`
          : undefined;
  if (words) return <p className="mt-3 text-quiet">{words}</p>;
  if (status !== 'overdue') return null;
  return (
    <p className="mt-3">
      The last charge did not go through.{' '}
      {nextAttemptAt && (
        <>
          It is tried again on <LocalTime at={nextAttemptAt} as="MMM d, yyyy" />. Please check your card
          before.{' '}
        </>
      )}
      {endsAt && (
        <>
          If it cannot be collected by <LocalTime at={endsAt} as="MMM d, yyyy" />, the payments end: what you
          paid for stays yours, and you owe nothing.
        </>
      )}
    </p>
  );
}

const Form = formFor<typeof orderAction>();
const Ask = dialogFor<typeof orderAction>();
const BillingForm = formFor<typeof billingAction>();

type ResumeProps = { action: string; amountCents: number; every: Membership['period'] };

function Resume({ action, amountCents, every }: ResumeProps) {
  return (
    <Form
      intent="resume-membership"
      action={action}
      submit={`Keep my membership (${euro(amountCents)} a ${every})`}
      variant="gold"
    />
  );
}

function Billing({ action, overdue }: { action: string; overdue: boolean }) {
  return (
    <BillingForm
      intent="open"
      action={`${action}/billing`}
      submit={overdue ? 'Check your card' : 'Payment details'}
      variant={overdue ? 'gold' : 'outline'}
      onDone={({ url }) => location.assign(url)}
      failed="Not now"
    />
  );
}

/** The secret address of the member's days, for a calendar program. */
function CalendarLink({ url, action }: { url: string; action: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast({
      kind: 'success',
      title: 'Address copied',
      description: 'Paste it into your calendar program.',
    });
  };
  return (
    <details className="mt-4 border-t border-rule pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <CalendarDays className="size-5 text-gold" aria-hidden="true" />
        The calendar of your personal days
      </summary>
      <div className="space-y-3 pt-1">
        <p className="text-fine text-quiet">
          Subscribe to this address in your phone's or computer's calendar. It is yours alone: whoever has it
          sees your days.
        </p>
        <p className="rounded-md bg-sunken p-3 font-mono text-fine break-all">{url}</p>
        <div className="flex flex-wrap gap-3">
          <a
            href={url.replace(/^https?:/, 'webcal:')}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            Open in my calendar
          </a>
          <Button variant="quiet" size="sm" className="needs-script" onClick={copy}>
            <Copy className="size-4" aria-hidden="true" />
            Copy
          </Button>
          <Form
            intent="renew-calendar"
            action={action}
            submit="Make a new address"
            variant="quiet"
            size="sm"
          />
        </div>
      </div>
    </details>
  );
}
