import {
  Action,
  Aside,
  Facts,
  Heading,
  Inline,
  NumberLine,
  Paragraph,
  Plate,
  Subheading,
} from './layout.tsx';
import { Guide } from './letter-parts.tsx';
import { mailTemplate } from './mail-template.ts';
import type { AboutMembership, Mails } from './mails.ts';
import { money } from './reader.ts';

const sample: AboutMembership = { order: 'AN-7KQ4-M2XB', orderUrl: 'https://example.test/portal/orders/1' };

/** The Circle is called by its own name, any other membership by that of its product. */
const called = ({ tier }: Pick<AboutMembership, 'tier'>): string => tier ?? 'Soul Circle membership';
const ofATier = { 'of another membership': { tier: 'Inner Circle', period: 'year' as const } };

export const membershipRenewed = mailTemplate<Mails['membership-renewed']>({
  subject: (about) => `Your ${called(about)} was renewed`,
  preview: ({ until }) => `Paid until ${until}.`,
  sample: {
    ...sample,
    amountCents: 1900,
    until: 'day:2026-06-04',
    receipt: 'R-2026-000019',
    receiptUrl: 'https://example.test/receipt.pdf',
  },
  occasions: ofATier,
  Body: ({ order, orderUrl, amountCents, until, receipt, receiptUrl, tier, period = 'month' }) => (
    <>
      <Heading>{tier ? `Another ${period} of ${tier}` : `Another ${period} in the Circle`}</Heading>
      <Paragraph>
        Your membership goes on. Your receipt is <Inline href={receiptUrl}>{receipt}</Inline>, a PDF to keep.
      </Paragraph>
      <Facts
        facts={[
          ['Charged', money(amountCents)],
          ['Paid until', until],
          ['Receipt', receipt],
        ]}
      />
      <Action href={orderUrl}>See your membership</Action>
      <Aside>Order {order}. You can cancel at any time on that page, in two clicks.</Aside>
    </>
  ),
});

export const membershipChargeFailed = mailTemplate<Mails['membership-charge-failed']>({
  subject: () => 'Your membership payment did not go through',
  preview: ({ nextTry }) => (nextTry ? `We will try again on ${nextTry}.` : 'Please check your card.'),
  sample: {
    ...sample,
    ...{ amountCents: 1900, nextTry: 'day:2026-06-07', until: 'day:2026-06-04' },
    ...{ isOpen: true, endsOn: 'day:2026-06-18', cardUrl: 'https://example.test/payment-card/1' },
  },
  occasions: { 'a further charge': {}, 'the first after free days': { isFirst: true, isOpen: false } },
  Body: ({ order, orderUrl, amountCents, nextTry, until, isFirst, isOpen, endsOn, cardUrl, ...about }) => (
    <>
      <Heading>Your payment did not go through</Heading>
      <Paragraph>
        We could not collect the {money(amountCents, { round: true })} for your {called(about)}.{' '}
        {isFirst ? 'Its free days ended on' : 'It is paid until'} <strong>{until}</strong>.
        {nextTry && ` The charge will be tried again on ${nextTry}.`}
      </Paragraph>
      {endsOn && (
        <Paragraph>
          {isOpen
            ? 'That happens, and there is time to put it right: everything stays open to you until '
            : 'Once it is paid, everything opens again. There is time for that until '}
          <strong>{endsOn}</strong>.
        </Paragraph>
      )}
      <Paragraph>
        {cardUrl
          ? 'If your card has changed, put in the new one on this page. You need not sign in.'
          : 'If your card has changed, you can put in a new one on the page of your membership.'}
      </Paragraph>
      <Action href={cardUrl ?? orderUrl}>Check your payment</Action>
      <Aside>Order {order}. If it cannot be collected, the membership simply ends. You owe us nothing.</Aside>
    </>
  ),
});

export const membershipChargeReminder = mailTemplate<Mails['membership-charge-reminder']>({
  subject: ({ isLast, endsOn, ...about }) =>
    isLast ? `Your ${called(about)} ends on ${endsOn}` : 'Your membership payment is still open',
  preview: ({ isLast, endsOn }) =>
    isLast ? 'One minute with your card keeps it.' : `There is time until ${endsOn}.`,
  sample: {
    ...sample,
    ...{
      amountCents: 1900,
      isLast: false,
      isOpen: true,
      nextTry: 'day:2026-06-12',
      endsOn: 'day:2026-06-18',
    },
    cardUrl: 'https://example.test/payment-card/1',
  },
  occasions: {
    'half-way': {},
    'two days before the end': { isLast: true, nextTry: undefined },
    'the first after free days': { isOpen: false, tier: 'Inner Circle', period: 'year' },
  },
  Body: ({ order, amountCents, isLast, isOpen, nextTry, endsOn, cardUrl, ...about }) => (
    <>
      <Heading>{isLast ? 'Before it ends' : 'A payment is still open'}</Heading>
      <Paragraph>
        The {money(amountCents, { round: true })} for your {called(about)} could not be collected so far.
        {nextTry && ` The next try is on ${nextTry}.`}
      </Paragraph>
      <Paragraph>
        {isLast
          ? 'If it stays unpaid, your membership ends on '
          : isOpen
            ? 'Everything stays open to you until '
            : 'Once it is paid, everything opens again. There is time for that until '}
        <strong>{endsOn}</strong>. On the page below you can put in another card, or have the charge tried
        again at once. You need not sign in.
      </Paragraph>
      <Action href={cardUrl}>Keep my membership</Action>
      <Aside>
        Order {order}. If you would rather stop, you need do nothing: it ends by itself, and you owe us
        nothing.{isLast && ' This is the last letter about it.'}
      </Aside>
    </>
  ),
});

export const membershipCardExpires = mailTemplate<Mails['membership-card-expires']>({
  subject: () => 'Your card expires before the next charge',
  preview: ({ goodUntil }) => `It is good to the end of ${goodUntil}.`,
  sample: {
    ...sample,
    ...{ amountCents: 1900, goodUntil: 'May 2026', nextCharge: 'day:2026-06-04' },
    cardUrl: 'https://example.test/payment-card/1',
  },
  occasions: ofATier,
  Body: ({ order, amountCents, goodUntil, nextCharge, cardUrl, ...about }) => (
    <>
      <Heading>A new card, when you have it</Heading>
      <Paragraph>
        The card that your {called(about)} is charged to is good to the end of <strong>{goodUntil}</strong>.
        The next charge, {money(amountCents)}, is on <strong>{nextCharge}</strong>.
      </Paragraph>
      <Paragraph>
        If your bank has sent you a new card, put it in on this page, and nothing will be interrupted. You
        need not sign in.
      </Paragraph>
      <Action href={cardUrl}>Put in the new card</Action>
      <Aside>
        Order {order}. Some banks pass the new card on by themselves: then there is nothing to do.
      </Aside>
    </>
  ),
});

export const membershipCancelled = mailTemplate<Mails['membership-cancelled']>({
  subject: () => 'Your membership will end',
  preview: ({ until }) => `It runs until ${until}, and nothing more is charged.`,
  sample: { ...sample, until: 'day:2026-06-04' },
  Body: ({ order, orderUrl, until, ...about }) => (
    <>
      <Heading>Cancelled, and no further charge</Heading>
      <Paragraph>
        Your {called(about)} runs until <strong>{until}</strong> and then ends. Until then everything stays
        open to you.
      </Paragraph>
      <Action href={orderUrl}>Changed your mind?</Action>
      <Aside>Order {order}. Up to that day you can take the cancellation back.</Aside>
    </>
  ),
});

export const membershipResumed = mailTemplate<Mails['membership-resumed']>({
  subject: () => 'Your membership goes on',
  preview: ({ nextCharge }) => `The next charge is on ${nextCharge}.`,
  sample: { ...sample, nextCharge: 'day:2026-06-04', amountCents: 1900 },
  Body: ({ order, orderUrl, nextCharge, amountCents }) => (
    <>
      <Heading>Good to have you with us</Heading>
      <Paragraph>
        The cancellation has been undone. {money(amountCents, { round: true })} will be charged on{' '}
        <strong>{nextCharge}</strong>, as before.
      </Paragraph>
      <Action href={orderUrl}>See your membership</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

type Change = Mails['membership-changed'];

/** Each kind of change, in one sentence: what is so now, and what will be. */
function changeWords(change: Change): string {
  const { kind, tier, period, amountCents, chargedCents, from, nextCharge } = change;
  const price = `${money(amountCents)} a ${period}`;
  switch (kind) {
    case 'up':
      return `From today you are in ${tier}, for ${price}. ${money(chargedCents ?? 0)} was charged now: the new price, less what you had paid and not used. The next charge is on ${nextCharge}.`;
    case 'down':
    case 'later':
      return `Until ${from} everything stays as it is. From then on you are in ${tier}, for ${price}. Nothing was charged today.`;
    case 'pause':
      return `${tier} is open to you until ${from}. Then it rests, and nothing is charged until it goes on by itself on ${nextCharge}.`;
    case 'back':
      return `Everything stays as it was: you are in ${tier}, and the next charge, ${money(amountCents)}, is on ${nextCharge}.`;
    case 'begin':
      return `The pause has ended: ${tier} is open to you again. ${money(amountCents)} was charged today, and the next charge is on ${nextCharge}.`;
  }
}

const changeSubjects: Record<Change['kind'], (change: Change) => string> = {
  up: ({ tier }) => `Welcome to ${tier}`,
  down: ({ tier, from }) => `From ${from} on: ${tier}`,
  later: ({ tier, from }) => `From ${from} on: ${tier}`,
  pause: ({ from }) => `Your membership pauses from ${from}`,
  back: () => 'Your membership stays as it was',
  begin: () => 'Your membership goes on',
};

export const membershipChanged = mailTemplate<Change>({
  subject: (change) => changeSubjects[change.kind](change),
  preview: changeWords,
  sample: {
    ...sample,
    kind: 'up',
    tier: 'Inner Circle',
    period: 'month',
    amountCents: 2900,
    chargedCents: 512,
    from: 'day:2026-06-04',
    nextCharge: 'day:2026-07-04',
  },
  occasions: {
    'at once': {},
    'from the next charge on': { kind: 'down', tier: 'Soul Circle Membership', amountCents: 1900 },
    'a pause': { kind: 'pause' },
    'taken back': { kind: 'back' },
    'after a pause': { kind: 'begin' },
  },
  Body: (change) => (
    <>
      <Heading>Your membership was changed</Heading>
      <Paragraph>{changeWords(change)}</Paragraph>
      <Action href={change.orderUrl}>See your membership</Action>
      <Aside>
        Order {change.order}. You can change it again, pause or cancel at any time, under Your membership.
      </Aside>
    </>
  ),
});

export const membershipRenewsSoon = mailTemplate<Mails['membership-renews-soon']>({
  subject: (about) => `Your ${called(about)} is renewed soon`,
  preview: ({ nextCharge }) => `The next year begins on ${nextCharge}.`,
  sample: { ...sample, period: 'year', nextCharge: 'day:2027-06-04', amountCents: 19000 },
  Body: ({ order, orderUrl, nextCharge, amountCents, ...about }) => (
    <>
      <Heading>A year has almost passed</Heading>
      <Paragraph>
        Your {called(about)} is renewed on <strong>{nextCharge}</strong>: {money(amountCents)} will be charged
        for another year.
      </Paragraph>
      <Paragraph>
        If you would like to stop, you can cancel until that day, in two clicks. Then nothing is charged.
      </Paragraph>
      <Action href={orderUrl}>See your membership</Action>
      <Aside>Order {order}. This letter comes once a year, before each renewal.</Aside>
    </>
  ),
});

export const membershipPriceChanges = mailTemplate<Mails['membership-price-changes']>({
  subject: ({ from, ...about }) => `The price of your ${called(about)} changes on ${from}`,
  preview: ({ amountCents, newCents }) => `${money(newCents)} instead of ${money(amountCents)}.`,
  sample: {
    ...sample,
    ...{ amountCents: 1900, newCents: 2400, from: 'day:2026-07-04' },
    cancelUrl: 'https://example.test/cancel-membership',
  },
  occasions: ofATier,
  Body: ({ order, orderUrl, amountCents, newCents, from, cancelUrl, period = 'month', ...about }) => (
    <>
      <Heading>A new price</Heading>
      <Paragraph>
        From the charge on <strong>{from}</strong>, your {called(about)} costs{' '}
        <strong>{money(newCents)}</strong> a {period} instead of {money(amountCents)}. Every charge before
        that day is at the old price, and nothing else changes.
      </Paragraph>
      <Facts
        facts={[
          ['Until then', `${money(amountCents)} a ${period}`],
          ['From then on', `${money(newCents)} a ${period}`],
          ['First charge', from],
        ]}
      />
      <Paragraph>
        If you would like to stay, you need do nothing. If not, you can leave on any day before it: in two
        clicks on the page of your membership, or <Inline href={cancelUrl}>without signing in</Inline>. Then
        the new price is never charged.
      </Paragraph>
      <Action href={orderUrl}>Stay, or leave</Action>
      <Aside>Order {order}. You get this letter at least 30 days ahead, as our terms promise.</Aside>
    </>
  ),
});

export const trialEndsSoon = mailTemplate<Mails['trial-ends-soon']>({
  subject: ({ nextCharge }) => `Your free days end on ${nextCharge}`,
  preview: ({ amountCents, nextCharge }) => `${money(amountCents)} will be charged on ${nextCharge}.`,
  sample: { ...sample, nextCharge: 'day:2026-06-04', amountCents: 1900 },
  occasions: ofATier,
  Body: ({ order, orderUrl, nextCharge, amountCents, ...about }) => (
    <>
      <Heading>Your free days end soon</Heading>
      <Paragraph>
        Your {called(about)} has cost you nothing so far. On <strong>{nextCharge}</strong> its first charge is
        made: <strong>{money(amountCents)}</strong>, and the same each {about.period ?? 'month'} from then on.
      </Paragraph>
      <Paragraph>
        If you do not want to stay, cancel before that day, in two clicks on the page of your membership. Then
        nothing is charged, and it ends with the free days.
      </Paragraph>
      <Action href={orderUrl}>Stay, or cancel</Action>
      <Aside>Order {order}. If you would like to stay, you need do nothing.</Aside>
    </>
  ),
});

export const membershipEnded = mailTemplate<Mails['membership-ended']>({
  subject: () => 'Your membership has ended',
  preview: ({ isUnpaid }) => (isUnpaid ? 'You owe us nothing.' : 'Thank you for the months with us.'),
  sample: { ...sample, againUrl: 'https://example.test/checkout/membership' },
  occasions: { 'by itself, or cancelled': {}, 'a charge stayed unpaid': { isUnpaid: true } },
  Body: ({ order, againUrl, isUnpaid, ...about }) => (
    <>
      <Heading>Until we meet again</Heading>
      <Paragraph>
        Your {called(about)} has ended, and nothing more is charged.{' '}
        {isUnpaid && 'Its last charge could not be collected; you owe us nothing. '}
        Your reports and receipts stay in your portal.
      </Paragraph>
      {isUnpaid && (
        <Paragraph>
          If it was only the card, you are welcome back whenever you like: joining again takes a minute.
        </Paragraph>
      )}
      <Action href={againUrl}>Join again</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const circleMonths = mailTemplate<Mails['circle-months']>({
  subject: ({ kind, until }) =>
    kind === 'open'
      ? `The Soul Circle is open to you until ${until}`
      : `Your months in the Circle end on ${until}`,
  preview: ({ kind }) => (kind === 'open' ? 'Nothing is renewed.' : 'Nothing is renewed or charged.'),
  sample: {
    ...sample,
    product: 'A Quarter in the Circle',
    kind: 'open',
    until: 'day:2026-06-04',
    againUrl: 'https://example.test/checkout/membership',
  },
  occasions: { 'have begun': {}, 'end in a week': { kind: 'ending' } },
  Body: ({ order, product, orderUrl, kind, until, againUrl }) =>
    kind === 'open' ? (
      <>
        <Heading key="heading-open">Welcome to the Circle</Heading>
        <Paragraph key="paragraph-open">
          With your <strong>{product}</strong> the Soul Circle is open to you until <strong>{until}</strong>.
          Then it ends by itself: nothing is renewed, and a week before we write to you.
        </Paragraph>
        <Action key="action-open" href={orderUrl}>
          See your order
        </Action>
        <Aside key="aside-open">
          Order {order}. Tell us your birth date there, if we do not know it yet.
        </Aside>
      </>
    ) : (
      <>
        <Heading key="heading-ending">A week more in the Circle</Heading>
        <Paragraph key="paragraph-ending">
          The months in the Soul Circle that came with your <strong>{product}</strong> end on{' '}
          <strong>{until}</strong>. Nothing is renewed, and nothing is charged.
        </Paragraph>
        <Paragraph key="paragraph-after">
          If you would like to stay, you can join month by month from that day on.
        </Paragraph>
        <Action key="action-ending" href={againUrl}>
          See the membership
        </Action>
        <Aside key="aside-ending">Order {order}.</Aside>
      </>
    ),
});

export const monthLetter = mailTemplate<Mails['month-letter']>({
  subject: ({ month, title }) => `${month}: ${title}`,
  preview: ({ essence }) => essence,
  sample: {
    name: 'Maya',
    month: 'May 2026',
    number: 2,
    title: 'Two at the Sink',
    essence: 'If the year were a walk, this would be the bench.',
    text: 'You carry the household and somebody would like to carry you for an hour.',
    asks: 'Stay for the minute after the conversation, while people look for their umbrellas.',
    exercise: 'Invite somebody whose cooperation you need for half an hour, without an agenda.',
    closing: 'Up again now. The bench will be wanted.',
    working: 'Personal year 6 and calendar month 5 make 2.',
    orderUrl: 'https://example.test/portal/orders/1',
    daysUrl: 'https://example.test/portal/days?month=2026-05',
    marked: 'You carry more than you say.',
  },
  Body: (letter) => {
    const { name, month, number, title, essence, text, asks, quarter, closing, exercise, working } = letter;
    const { orderUrl, daysUrl, marked } = letter;
    return (
      <>
        <Heading>{name ? `Dear ${name}` : 'Dear reader'}</Heading>
        <NumberLine number={number} title={`${month}, your ${number} month: ${title}`} text={essence} />
        <Paragraph>{text}</Paragraph>
        {marked && (
          <Paragraph>
            In your reading you marked this sentence as yours: “{marked}” Hold it beside the month that comes.
          </Paragraph>
        )}
        {quarter && <Paragraph>{quarter}</Paragraph>}
        {asks && <Paragraph>{asks}</Paragraph>}
        <Plate>
          <Subheading>To try this month</Subheading>
          <Paragraph>{exercise}</Paragraph>
        </Plate>
        {closing && <Paragraph>{closing}</Paragraph>}
        {daysUrl ? (
          <Action href={daysUrl}>Your days this month</Action>
        ) : (
          <Action href={orderUrl}>Your membership</Action>
        )}
        <Aside>
          {working} You get this letter from <Guide /> on the 1st because you are in the Soul Circle.
        </Aside>
      </>
    );
  },
});

export const yearLetter = mailTemplate<Mails['year-letter']>({
  subject: ({ year }) => `Your year ${year}, looked back on`,
  preview: ({ title }) => title,
  sample: {
    name: 'Maya',
    year: 2026,
    number: 1,
    title: 'The Year of First Steps',
    essence: 'A year for beginnings.',
    counted: ['3 sessions', '1 reading', '41 days you wrote something about'],
    next: {
      year: 2027,
      number: 2,
      title: 'The Year of Waiting Well',
      essence: 'A year that moves at the speed of trust.',
    },
    yearUrl: 'https://example.test/portal/year/2026',
  },
  Body: ({ name, year, number, title, essence, counted, next, yearUrl }) => (
    <>
      <Heading>{name ? `Dear ${name}` : 'Dear reader'}</Heading>
      <Paragraph>
        Before the year is folded up and put away, one look at it together. Its twelve months stand on a page
        of yours, with their numbers and with what you wrote down.
      </Paragraph>
      <NumberLine number={number} title={`${year}: ${title}`} text={essence} />
      {counted.length > 0 && <Paragraph>In this year: {counted.join(', ')}.</Paragraph>}
      <Action href={yearUrl}>Look back on {year}</Action>
      <NumberLine number={next.number} title={`And then ${next.year}: ${next.title}`} text={next.essence} />
      <Aside>
        You get this letter from <Guide /> once a year because you are in the Soul Circle.
      </Aside>
    </>
  ),
});

export const membersEvening = mailTemplate<Mails['members-evening']>({
  subject: ({ title, when, theirs = when }) => `${title}: ${theirs}`,
  preview: ({ minutes }) => `${minutes} minutes, for the Soul Circle alone. A seat costs you nothing.`,
  sample: {
    name: 'Maya',
    title: 'Members’ evening in December',
    summary: [
      'An hour and a quarter, for the Soul Circle alone.',
      'Bring your letter of the month and one question.',
    ],
    when: 'Thursday 3 December 2026 at 7:00 PM (Lisbon)',
    theirs: 'Thursday 3 December 2026 at 2:00 PM (New York)',
    minutes: 75,
    seats: 40,
    url: 'https://example.test/events/members-evening-in-december',
  },
  Body: ({ name, title, summary, when, theirs, minutes, seats, url }) => (
    <>
      <Heading>{title}</Heading>
      <Paragraph>{name ? `Dear ${name},` : 'Dear reader,'}</Paragraph>
      {summary.map((part) => (
        <Paragraph key={part}>{part}</Paragraph>
      ))}
      <Facts
        facts={[
          ['When', theirs ? `${theirs}; on our clock: ${when}` : when],
          ['Length', `${minutes} minutes`],
          ['Price', 'Free for members'],
        ]}
      />
      <Action href={url}>Take my seat</Action>
      <Aside>
        There are {seats} seats. The invitation for your calendar comes with the seat. You get this letter
        from <Guide /> because you are in the Soul Circle.
      </Aside>
    </>
  ),
});
