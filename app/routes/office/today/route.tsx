import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { redirect } from 'react-router';
import { isOwner } from '../../../../domain/identity/index.ts';
import { type Today as Day, readToday } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { Notice } from '../../../components/notice.tsx';
import { deadlineWords } from '../../../components/office/dispute-words.ts';
import { FailingWork } from '../../../components/office/failing-work.tsx';
import { MarketingStop } from '../../../components/office/marketing-stop.tsx';
import { Outages } from '../../../components/office/outages.tsx';
import { discrepancyWords } from '../../../components/office/payout-words.ts';
import { waitingFilesLine } from '../../../components/office/waiting-files.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Route } from './+types/route';
import type { WorkLine } from './sections.tsx';
import { DayPart, Moment, ReadingsDue, SessionsToday, SetUpNotice, WorkLines } from './sections.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Today' }];

export const loader = answerPage(async ({ services, member: actor }: Asked<Route.LoaderArgs>) => {
  const today = await readToday(services, { actor });
  // A new site's first day begins there; once something of it is done, Today shows the rest.
  if (today.setUp?.isFresh && isOwner(actor)) throw redirect('/office/setup');
  return { ...today, isOwner: isOwner(actor) };
});

export default function Today({ loaderData: today }: Route.ComponentProps) {
  const { readings, sessions } = today;
  const support = supportLines(today);
  const money = moneyLines(today);
  const mail = mailLines(today);
  return (
    <>
      <header className="mb-8">
        <p className="text-quiet">Today</p>
        <h1 className="text-title">{format(parseISO(today.date), 'EEEE d MMMM')}</h1>
        <p className="text-quiet">{inOneLine(today)}</p>
      </header>
      {today.inNeed.length > 0 && (
        <section aria-labelledby="in-need" className="mb-10 rounded-md border-2 border-bad p-5 sm:p-6">
          <h2 id="in-need" className="mb-3 text-lead text-bad">
            Needs a person now
          </h2>
          <WorkLines lines={needLines(today)} />
        </section>
      )}
      {today.disputes.length > 0 && <DisputesToAnswer today={today} />}
      <Outages outages={today.outages} />
      <FailingWork failing={today.failing} />
      {today.setUp && <SetUpNotice setUp={today.setUp} isOwner={today.isOwner} />}
      {today.marketingStop && <MarketingStop stop={today.marketingStop} isOwner={today.isOwner} />}
      {today.diskIsLow && (
        <Notice title="The disk is nearly full">
          Uploads and documents wait until there is room. The database keeps what is left.
        </Notice>
      )}
      {today.databaseReturns && (
        <Notice title="The database ended by itself">
          It was started again, the last time on <LocalTime at={today.databaseReturns.at} />. Nothing that was
          confirmed is lost; whoever looks after the machine should find out why.
        </Notice>
      )}
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[1.35fr_1fr]">
        <div className="space-y-10">
          <DayPart
            title="Readings due"
            count={readings.length}
            empty="Nothing waits for you. Every reading is with its buyer."
            more={{ to: '/office/orders?show=work', label: 'All that is being made' }}
          >
            <ReadingsDue readings={readings} today={today} />
          </DayPart>
          <DayPart title="Sessions" count={sessions.length} empty="No sessions today.">
            <SessionsToday today={today} />
          </DayPart>
          {today.event && (
            <DayPart
              title="Next event"
              count={1}
              empty=""
              more={{ to: '/office/events', label: 'All events' }}
            >
              <WorkLines lines={[eventLine(today, today.event)]} />
            </DayPart>
          )}
          <DayPart
            title="New orders"
            count={today.orders.length}
            empty="None since yesterday."
            more={{ to: '/office/orders', label: 'All orders' }}
          >
            <WorkLines lines={orderLines(today)} />
          </DayPart>
        </div>
        <div className="space-y-10">
          <DayPart
            title="Waiting for an answer"
            count={support.length}
            empty="Everybody has been answered."
            more={{ to: '/portal/support', label: 'Support Center' }}
          >
            <WorkLines lines={support} />
          </DayPart>
          {today.testimonials.length > 0 && (
            <DayPart
              title="Testimonials to read"
              count={today.testimonials.length}
              empty=""
              more={{ to: '/office/testimonials', label: 'All testimonials' }}
            >
              <WorkLines lines={testimonialLines(today)} />
            </DayPart>
          )}
          <DayPart
            title="Payment issues"
            count={money.length}
            empty={
              today.outages.some(({ provider }) => provider === 'payments')
                ? 'No payment failed, because none can be made now.'
                : 'Every payment went through.'
            }
          >
            <WorkLines lines={money} />
          </DayPart>
          <DayPart
            title="Failed e-mails"
            count={mail.length}
            empty="Every mail has been sent."
            more={{ to: '/office/outbox', label: 'E-mail log' }}
          >
            <WorkLines lines={mail} />
          </DayPart>
          {today.waitingFiles && (
            <DayPart title="Stuck files" count={today.waitingFiles.count} empty="">
              <WorkLines lines={fileLines(today, today.waitingFiles)} />
            </DayPart>
          )}
        </div>
      </div>
    </>
  );
}

function needLines(today: Day): WorkLine[] {
  return today.inNeed.map(({ id, title, path, from, at, kind, severity }) => ({
    key: id,
    to: path,
    title,
    detail: (
      <>
        {from ?? 'address not known yet'}, <Moment at={at} today={today} />
      </>
    ),
    mark: <Badge look={severity === 'crisis' ? 'destructive' : 'warn'}>{kind}</Badge>,
  }));
}

/** A bank does not wait. */
function DisputesToAnswer({ today }: { today: Day }) {
  const { disputes } = today;
  const lines = disputes.map(({ id, number, product, cents, isInquiry, answerBy, ...buyer }) => ({
    key: id,
    to: `/office/disputes/${id}`,
    title: `${product}, ${euro(cents)}`,
    detail: `${who(buyer)}, order ${number}${answerBy ? `: ${deadlineWords(answerBy)}` : ''}`,
    mark: <Badge look="destructive">{isInquiry ? 'The bank asks' : 'Dispute'}</Badge>,
  }));
  return (
    <section aria-labelledby="to-answer" className="mb-10 rounded-md border-2 border-bad p-5 sm:p-6">
      <h2 id="to-answer" className="mb-3 text-lead text-bad">
        {disputes.length === 1 ? 'A dispute to answer' : 'Disputes to answer'}
      </h2>
      <WorkLines lines={lines} />
    </section>
  );
}

function inOneLine({ readings, sessions }: Day): string {
  const late = readings.filter(({ isLate }) => isLate).length;
  const ahead = sessions.filter(({ isOver }) => !isOver).length;
  const parts = [
    late > 0 && `${late} late`,
    readings.length > 0 && `${readings.length} to make`,
    ahead > 0 && `${ahead} to meet`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'A quiet day.';
}

const who = ({ name, email }: { name: string | null; email: string }) => name || email;

function orderLines(today: Day): WorkLine[] {
  return today.orders.map(({ orderId, product, cents, at, ...buyer }) => ({
    key: orderId,
    to: `/office/orders/${orderId}`,
    title: product,
    detail: (
      <>
        {who(buyer)}, <Moment at={at} today={today} />
      </>
    ),
    mark: <span className="lining-nums">{euro(cents)}</span>,
  }));
}

function eventLine(today: Day, event: NonNullable<Day['event']>): WorkLine {
  const { id, title, startsAt, seats, taken, waiting } = event;
  return {
    key: id,
    to: `/office/events/${id}`,
    title,
    detail: <Moment at={startsAt} today={today} />,
    mark: (
      <span className="lining-nums">
        {taken} of {seats} seats{waiting > 0 && `, ${waiting} waiting`}
      </span>
    ),
  };
}

function supportLines(today: Day): WorkLine[] {
  const chats = today.chats.map(({ id, escalationReason, email, createdAt }) => ({
    key: id,
    to: `/portal/support/chats/${id}`,
    title: escalationReason || 'A visitor asked for a person',
    detail: (
      <>
        {email ?? 'a visitor in the chat'}, <Moment at={createdAt} today={today} />
      </>
    ),
    mark: <Badge look="destructive">Chat</Badge>,
  }));
  const tickets = today.tickets.map(({ id, subject, priority, userEmail, userName, createdAt }) => ({
    key: id,
    to: `/portal/support/${id}`,
    title: subject,
    detail: (
      <>
        {userName || userEmail || 'address not known yet'}, <Moment at={createdAt} today={today} />
      </>
    ),
    mark:
      priority === 'urgent' || priority === 'high' ? (
        <Badge look={priority === 'urgent' ? 'destructive' : 'warn'}>{priority}</Badge>
      ) : undefined,
  }));
  return [...chats, ...tickets];
}

function testimonialLines(today: Day): WorkLine[] {
  return today.testimonials.map(({ id, name, quote, product, at }) => ({
    key: id,
    to: `/office/testimonials/${id}`,
    title: quote.length > 80 ? `${quote.slice(0, 80)} …` : quote,
    detail: (
      <>
        {name}, {product}
        {at && (
          <>
            , <Moment at={at} today={today} />
          </>
        )}
      </>
    ),
    mark: <Badge look="info">To read</Badge>,
  }));
}

function moneyLines({ money, ...today }: Day): WorkLine[] {
  const line = (
    kind: string,
    {
      orderId,
      product,
      cents,
      ...buyer
    }: { orderId: string; product: string; cents: number; name: string | null; email: string },
    look: 'destructive' | 'warn',
    more?: WorkLine['detail'],
  ): WorkLine => ({
    key: `${kind}${orderId}`,
    to: `/office/orders/${orderId}`,
    title: `${product}, ${euro(cents)}`,
    detail: (
      <>
        {who(buyer)}
        {more && <>, {more}</>}
      </>
    ),
    mark: <Badge look={look}>{kind}</Badge>,
  });
  return [
    ...money.held.map((row) =>
      row.asked
        ? line('Waits for the rest', row, 'warn')
        : line('Payment differs: to decide', row, 'destructive'),
    ),
    ...money.discrepancies.map(({ id, kind, number, ourCents, theirCents }) => ({
      key: id,
      to: '/office/payouts',
      title: discrepancyWords[kind].title,
      detail: `${number ? `Order ${number}: ` : ''}${euro(ourCents)} in your orders, ${euro(theirCents)} at the provider`,
      mark: <Badge look="destructive">Does not agree</Badge>,
    })),
    ...money.disputes.map(({ id, ...row }) => ({
      ...line('Dispute', row, 'warn', 'the bank decides'),
      key: id,
      to: `/office/disputes/${id}`,
    })),
    ...money.sameCards.map((row) =>
      line('Same card', row, 'warn', `which paid ${row.detail.order} too, with the code ${row.detail.code}`),
    ),
    ...money.withdrawals.map(({ id, reference, at, ...buyer }) => ({
      key: id,
      to: `/office/withdrawals/${id}`,
      title: `Withdrawal ${reference}`,
      detail: (
        <>
          {who(buyer)}, <Moment at={at} today={today} />
        </>
      ),
      mark: <Badge look="warn">Withdrawal to decide</Badge>,
    })),
    ...money.refunds.map((row) =>
      line(
        row.state === 'requested' ? 'Refund to decide' : 'Refund failed',
        row,
        'warn',
        <Moment at={row.at} today={today} />,
      ),
    ),
    ...money.overdue.map((row) =>
      line(
        'Charge failed',
        row,
        'warn',
        row.nextAttemptAt && (
          <>
            next try <Moment at={row.nextAttemptAt} today={today} />
          </>
        ),
      ),
    ),
    ...money.failed.map((row) => line('Payment failed', row, 'warn', <Moment at={row.at} today={today} />)),
  ];
}

function mailLines(today: Day): WorkLine[] {
  const stuck = today.mails.map(({ id, subject, template, toAddress, state, error }) => ({
    key: id,
    to: `/office/outbox/${id}`,
    title: subject ?? template,
    detail: [toAddress, error].filter(Boolean).join(': '),
    mark: <Badge look={state === 'failed' ? 'destructive' : 'warn'}>{state}</Badge>,
  }));
  if (today.delayedMails === 0) return stuck;
  const delayed = {
    key: 'delayed',
    to: '/office/outbox?state=queued',
    title: `${today.delayedMails} ${today.delayedMails === 1 ? 'letter waits' : 'letters wait'} longer than they should`,
    detail: 'The way out may be closed. They are tried again by themselves.',
    mark: <Badge look="warn">waiting</Badge>,
  };
  return [delayed, ...stuck];
}

function fileLines(today: Day, { count, oldest, lastError }: NonNullable<Day['waitingFiles']>): WorkLine[] {
  return [
    {
      key: 'files',
      to: '/office/settings/health',
      title: waitingFilesLine(count),
      detail: (
        <>
          the oldest since <Moment at={oldest} today={today} />
          {lastError && `: ${lastError}`}
        </>
      ),
      mark: <Badge look="warn">waiting</Badge>,
    },
  ];
}
