import { Action, Aside, Facts, Heading, Inline, Paragraph, Quoted } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { AboutOrder, Mails } from './mails.ts';
import { money, the } from './reader.ts';

const sampleOrder: AboutOrder = {
  order: 'AN-7KQ4-M2XB',
  product: 'Personal Report',
  orderUrl: 'https://example.test/orders/key',
};

const sampleConsent: Pick<Mails['order-begins'], 'consent' | 'consentAt'> = {
  consent: 'Please begin before the 14 days of the withdrawal period are over.',
  consentAt: 'moment:2026-05-04T10:15:00Z',
};

export const paymentOnItsWay = mailTemplate<Mails['payment-on-its-way']>({
  subject: ({ product }) => `Payment on its way: ${product}`,
  preview: () => 'Your bank needs a few days. We will write as soon as it has arrived.',
  sample: { ...sampleOrder, totalCents: 5900 },
  Body: ({ order, product, orderUrl, totalCents }) => (
    <>
      <Heading>Payment on its way</Heading>
      <Paragraph>
        Thank you for ordering {the(product)}
        <strong>{product}</strong>. You chose to pay {money(totalCents, { round: true })} by SEPA direct
        debit, and your bank needs a few days for that. As soon as the money has arrived we will write again
        and begin. You can already tell us the details we need, on the page of your order.
      </Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}. You need do nothing else until then.</Aside>
    </>
  ),
});

export const paymentFailed = mailTemplate<Mails['payment-failed']>({
  subject: ({ product }) => `Your payment did not arrive: ${product}`,
  preview: () => 'Nothing was charged, and nothing will be delivered.',
  sample: {
    ...sampleOrder,
    why: 'Your bank did not carry out the direct debit.',
    againUrl: 'https://example.test/checkout/report',
  },
  Body: ({ order, product, why, againUrl }) => (
    <>
      <Heading>Your payment did not arrive</Heading>
      <Paragraph>
        We could not collect the payment for {the(product)}
        <strong>{product}</strong>
        {why ? `. ${why}` : '.'} Nothing was charged, and the order has ended.
      </Paragraph>
      <Paragraph>If you would still like it, order again. A card settles at once.</Paragraph>
      <Action href={againUrl}>Order again</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

/** Of what is limited by the week: from when on it is made. */
function Week({ week, isMoved, orderUrl }: { week: string; isMoved?: boolean; orderUrl: string }) {
  if (!isMoved)
    return (
      <Paragraph key="paragraph-week">
        Your place is in the week from <strong>{week}</strong>. The time we promise counts from that day.
      </Paragraph>
    );
  return (
    <Paragraph key="paragraph-week-moved">
      While your payment was on its way, the last place of the week you ordered for was taken. Yours is now in
      the week from <strong>{week}</strong>. If that is too late for you, one click on{' '}
      <Inline href={orderUrl}>the page of your order</Inline> sends your money back.
    </Paragraph>
  );
}

const receiptFact = (receipt: string): [string, string] => ['Receipt', receipt];

const chargedFirst = ({
  priceCents,
  chargedOn,
}: {
  priceCents: number;
  chargedOn: string;
}): [string, string] => ['First charge', `${money(priceCents)} on ${chargedOn}`];

const differing = { 'looked-at': 'We look at your payment', settled: 'Your order goes on' };

function leftToDo({ asksDetails, asksQuestions, asksBegin, differs }: Mails['order-paid']): string {
  if (differs === 'looked-at') return 'You need do nothing: we write to you as soon as it is settled.';
  if (asksQuestions) return 'One thing is left for you to do: answer a few questions.';
  if (asksDetails) return 'One thing is left for you to do: tell us whom it is about.';
  if (asksBegin) return 'One thing is left for you to say: when we begin.';
  return 'Everything is ready.';
}

export const orderPaid = mailTemplate<Mails['order-paid']>({
  subject: ({ product, differs }) =>
    `${differs ? differing[differs] : 'Thank you for your order'}: ${product}`,
  preview: leftToDo,
  sample: {
    ...sampleOrder,
    totalCents: 5900,
    receipt: 'R-2026-000012',
    receiptUrl: 'https://example.test/receipt.pdf',
    asksDetails: true,
    whatsApp: { number: '+351 912 345 678', until: 'day:2026-06-03' },
    asksBegin: true,
    signUpUrl: 'https://example.test/signup',
  },
  occasions: {
    'details asked for': {},
    'questions asked': { asksQuestions: true },
    'nothing to fill in': { asksDetails: false },
    'another week': { week: 'Monday, 30 November' },
    'week moved': { week: 'Monday, 30 November', isWeekMoved: true },
    'in parts': { totalCents: 9900, plan: { parts: 3, partCents: 9900, nextOn: 'day:2026-06-04' } },
    'free days first': {
      ...{ product: 'Soul Circle Membership', totalCents: 0, receipt: undefined, receiptUrl: undefined },
      trial: { days: 14, priceCents: 1900, every: 'month', chargedOn: 'day:2026-05-18' },
      asksBegin: false,
    },
    'nothing to pay': { totalCents: 0, receipt: undefined, receiptUrl: undefined, asksBegin: false },
    'another sum arrived': {
      ...{ totalCents: 5000, differs: 'looked-at', asksDetails: false, asksBegin: false },
      ...{ whatsApp: undefined, signUpUrl: undefined },
    },
    'the sum is settled': { differs: 'settled', receipt: undefined, receiptUrl: undefined },
  },
  Body: (props) => {
    const { order, product, orderUrl, totalCents, receipt, receiptUrl, differs } = props;
    const part = props.plan ? `${product}, part 1 of ${props.plan.parts}` : product;
    return (
      <>
        <Heading>Thank you</Heading>
        {differs === 'looked-at' ? (
          <Paragraph key="paragraph-differs">
            Your payment for {the(product)}
            <strong>{product}</strong> has arrived, and it is not the sum that was agreed. One of us looks at
            it and writes to you; you need do nothing. Nothing is made until then.
          </Paragraph>
        ) : differs ? (
          <Paragraph key="paragraph-settled">
            Your payment for {the(product)}
            <strong>{product}</strong> is settled, and your order goes on.
          </Paragraph>
        ) : receipt && receiptUrl ? (
          <Paragraph>
            Your payment for {the(product)}
            <strong>{product}</strong> has arrived. Your receipt is{' '}
            <Inline href={receiptUrl}>{receipt}</Inline>, a PDF to keep.
          </Paragraph>
        ) : props.trial ? (
          <Paragraph key="paragraph-trial">
            Your <strong>{product}</strong> is open, and its first {props.trial.days} days are free: nothing
            was charged today. On <strong>{props.trial.chargedOn}</strong> the first{' '}
            {money(props.trial.priceCents)} will be charged, and the same each {props.trial.every} from then
            on. Cancel before that day, in two clicks on the page of your order, and you pay nothing. We write
            to you again before it ends.
          </Paragraph>
        ) : (
          <Paragraph key="paragraph-nothing-to-pay">
            {the(product, 'The ')}
            <strong>{product}</strong> is yours. There was nothing to pay, and nothing was charged.
          </Paragraph>
        )}
        <Facts
          facts={[
            ['Order', order],
            ...(props.trial ? [chargedFirst(props.trial)] : []),
            ...(differs === 'settled' ? [] : [[part, money(totalCents)] satisfies [string, string]]),
            ...(receipt ? [receiptFact(receipt)] : []),
          ]}
        />
        {props.plan && (
          <Paragraph key="paragraph-plan">
            You pay in {props.plan.parts} monthly parts: the next one, {money(props.plan.partCents)}, is
            charged on {props.plan.nextOn}, and after the last nothing more is. Should you ask for your money
            back, all of it goes back and the rest is never charged.
          </Paragraph>
        )}
        {props.week && <Week week={props.week} isMoved={props.isWeekMoved} orderUrl={orderUrl} />}
        {props.asksQuestions ? (
          <Paragraph key="paragraph-questions">
            Next, please answer a few questions on the page of your order, so that we can prepare. You can
            stop and go on later.
          </Paragraph>
        ) : (
          props.asksDetails && (
            <Paragraph>
              Next, please tell us whom it is about: names as they stand on the birth certificate, birth
              dates, and whatever else this reading needs. It takes three minutes, and you can stop and go on
              later.
            </Paragraph>
          )
        )}
        {props.asksBegin && (
          <Paragraph>
            On the same page we ask when to begin: now, or after the 14 days in which you may withdraw from
            your order. The choice is yours, and we confirm it by letter.
          </Paragraph>
        )}
        {props.asksDetails ? (
          <Action key="action-details" href={orderUrl}>
            Fill in your details
          </Action>
        ) : (
          <Action key="action-order" href={orderUrl}>
            See your order
          </Action>
        )}
        {props.whatsApp && (
          <Paragraph>
            Until <strong>{props.whatsApp.until}</strong> you can also write to us on WhatsApp:{' '}
            <strong>{props.whatsApp.number}</strong>.
          </Paragraph>
        )}
        {props.signUpUrl && (
          <Paragraph>
            Part of what you bought lives in the portal.{' '}
            <Inline href={props.signUpUrl}>Create an account</Inline> with this e-mail address and confirm it,
            and it will be there.
          </Paragraph>
        )}
        <Aside>
          Attached, to keep: the terms that hold for this order, with your right of withdrawal and our
          guarantee.
        </Aside>
      </>
    );
  },
});

export const orderInWork = mailTemplate<Mails['order-in-work']>({
  subject: ({ product }) => `We have begun: ${product}`,
  preview: ({ dueAt }) => `It will be with you by ${dueAt}.`,
  sample: {
    ...sampleOrder,
    ...sampleConsent,
    product: 'Video Reading',
    dueAt: 'moment:2026-05-05T10:15:00Z',
  },
  occasions: { 'details are here': {}, 'nothing was asked': { product: 'A Letter', hasDetails: false } },
  Body: ({ order, product, orderUrl, dueAt, hasDetails = true, ...agreed }) => (
    <>
      {hasDetails ? (
        <Heading>Your details have arrived</Heading>
      ) : (
        <Heading key="heading-begun">We have begun</Heading>
      )}
      {hasDetails ? (
        <Paragraph>
          Everything needed for your <strong>{product}</strong> is here, and it is being made for you. We will
          write again when it is ready.
        </Paragraph>
      ) : (
        <Paragraph key="paragraph-begun">
          Your <strong>{product}</strong> is being made for you. We will write again when it is ready.
        </Paragraph>
      )}
      <Facts
        facts={[
          ['Order', order],
          ['Ready by', dueAt],
        ]}
      />
      <Action href={orderUrl}>See your order</Action>
      {hasDetails && <Aside>If you notice a mistake in your details, correct it on the order’s page.</Aside>}
      <Agreed {...agreed} />
    </>
  ),
});

/** Repeats the words the buyer agreed to, for them to keep. */
export function Agreed({ consent, consentAt }: { consent?: string; consentAt?: string }) {
  return consent && <Aside>{`You agreed on ${consentAt}: “${consent}”`}</Aside>;
}

export const orderBegins = mailTemplate<Mails['order-begins']>({
  subject: ({ product, beginsOn, partnerUrl }) =>
    beginsOn
      ? `We begin on ${beginsOn}: ${product}`
      : partnerUrl
        ? `We begin when your partner’s part is here: ${product}`
        : `We begin now: ${product}`,
  preview: ({ beginsOn }) => (beginsOn ? 'As you chose.' : 'As you asked us to.'),
  sample: { ...sampleOrder, ...sampleConsent },
  occasions: {
    'begins now': {},
    'waits for the partner': { partnerUrl: 'https://example.test/partner/secret' },
    'begins after the 14 days': { consent: undefined, consentAt: undefined, beginsOn: 'day:2026-05-18' },
  },
  Body: ({ order, product, orderUrl, beginsOn, partnerUrl, ...agreed }) => (
    <>
      {beginsOn ? (
        <Heading key="heading-later">We begin after the 14 days</Heading>
      ) : (
        <Heading key="heading-now">{partnerUrl ? 'One part is still to come' : 'We begin now'}</Heading>
      )}
      {beginsOn ? (
        <Paragraph key="paragraph-later">
          You chose to wait until the 14 days of the withdrawal period are over, so your{' '}
          <strong>{product}</strong> begins on <strong>{beginsOn}</strong>. If you would like it sooner,
          “Please begin now” is on the page of your order.
        </Paragraph>
      ) : (
        <Paragraph key="paragraph-now">
          You asked us to begin your <strong>{product}</strong> at once.{' '}
          {partnerUrl
            ? 'We begin as soon as your partner’s part is here as well.'
            : 'We will write again as soon as it is ready.'}
        </Paragraph>
      )}
      {partnerUrl && (
        <Paragraph key="paragraph-partner">
          This link is for your partner, and opens that part alone:{' '}
          <Inline href={partnerUrl}>your partner’s part</Inline>.
        </Paragraph>
      )}
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}.</Aside>
      <Agreed {...agreed} />
    </>
  ),
});

export const orderDelivered = mailTemplate<Mails['order-delivered']>({
  subject: ({ title, again }) => (again ? `Made again: ${title}` : `Ready for you: ${title}`),
  preview: ({ again, readUrl }) =>
    again && !readUrl ? 'With your corrected details.' : 'It is waiting on the page of your order.',
  sample: {
    ...sampleOrder,
    title: 'Personal Report for Maya Okafor',
    again: false,
    quote: 'You understand by feeling, and what you decide against it you decide again.',
  },
  occasions: {
    'report ready': {},
    'video ready': {
      product: 'Video Reading',
      title: 'Video Reading',
      quote: undefined,
      watchUrl: 'https://example.test/orders/key/videos/1',
    },
    'made again': { again: true },
    'text ready': {
      product: 'A Letter',
      title: 'A letter about your name',
      quote: undefined,
      readUrl: 'https://example.test/orders/key/texts/1',
    },
    'text written anew': {
      product: 'A Letter',
      title: 'A letter about your name',
      quote: undefined,
      again: true,
      readUrl: 'https://example.test/orders/key/texts/1',
    },
    'files ready': {
      product: 'Name Consultation',
      title: 'Name Consultation',
      quote: undefined,
      hasFiles: true,
    },
  },
  Body: ({ order, orderUrl, title, again, quote, watchUrl, readUrl, hasFiles }) => (
    <>
      {again && !readUrl ? (
        <Heading key="heading-again">Made again for you</Heading>
      ) : (
        <Heading key="heading-ready">Ready for you</Heading>
      )}
      {again && readUrl ? (
        <Paragraph key="paragraph-rewritten">
          Something in <strong>{title}</strong> was written anew for you. The page shows it as it is now.
        </Paragraph>
      ) : again ? (
        <Paragraph key="paragraph-again">
          <strong>{title}</strong> has been made again with your corrected details. The earlier one stays
          beside it. Find a quiet half hour for it, and a cup of something warm.
        </Paragraph>
      ) : (
        <Paragraph key="paragraph-ready">
          <strong>{title}</strong> is ready. Find a quiet half hour for it, and a cup of something warm.
        </Paragraph>
      )}
      {quote && <Paragraph key="paragraph-quote">One sentence of it, to begin with:</Paragraph>}
      {quote && <Quoted key="quote">{quote}</Quoted>}
      {watchUrl ? (
        <Action key="action-watch" href={watchUrl}>
          Watch it
        </Action>
      ) : readUrl ? (
        <Action key="action-read" href={readUrl}>
          Read it
        </Action>
      ) : (
        <Action key="action-open" href={orderUrl}>
          Open it
        </Action>
      )}
      {watchUrl ? (
        <Aside key="aside-watch">
          Order {order}. It stays on the page of your order. If something in it is not right, answer this
          letter.
        </Aside>
      ) : readUrl ? (
        <Aside key="aside-read">
          Order {order}. It stays on the page of your order. If something in it is not right, answer this
          letter.
        </Aside>
      ) : hasFiles ? (
        <Aside key="aside-files">Order {order}. Your files stay on the page of your order.</Aside>
      ) : (
        <Aside key="aside-open">
          Order {order}. If a name or a date turns out to be wrong, correct your details on the same page and
          we make it again.
        </Aside>
      )}
    </>
  ),
});

export const sessionsReady = mailTemplate<Mails['sessions-ready']>({
  subject: ({ count }) =>
    count === 1 ? 'Your session is ready to be booked' : `Your ${count} sessions are ready to be booked`,
  preview: () => 'Choose the times that suit you.',
  sample: {
    ...sampleOrder,
    product: 'Transformation Package',
    count: 3,
    bookUrl: 'https://example.test/portal/sessions',
  },
  Body: ({ order, product, count, bookUrl }) => (
    <>
      <Heading>Choose your times</Heading>
      <Paragraph>
        {count === 1 ? 'The session' : `The ${count} sessions`} of your <strong>{product}</strong>{' '}
        {count === 1 ? 'is' : 'are'} in your portal. Book when it suits you; you can move a session up to 24
        hours before it begins.
      </Paragraph>
      <Action href={bookUrl}>Book a session</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const partnerAwaited = mailTemplate<Mails['partner-awaited']>({
  subject: ({ product, again }) =>
    again
      ? `Still waiting for your partner’s part: ${product}`
      : `For your partner: a link to your ${product}`,
  preview: () => 'Pass it on in your own words. It takes a minute.',
  sample: { ...sampleOrder, partnerUrl: 'https://example.test/partner/secret', again: false },
  occasions: { 'own part arrived': {}, 'two days later': { again: true } },
  Body: ({ order, product, orderUrl, partnerUrl, again }) => (
    <>
      <Heading>{again ? 'One part is still missing' : 'Your part is here'}</Heading>
      <Paragraph>
        {again ? 'Your own part has arrived, and your partner’s has not yet. ' : 'Thank you. '}
        We begin your <strong>{product}</strong> as soon as both parts are here. Please pass this link on: it
        opens your partner’s part alone, and shows nothing that you have written.
      </Paragraph>
      <Paragraph>
        The link for your partner: <Inline href={partnerUrl}>your partner’s part</Inline>.
      </Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}. You can also fill in both parts yourself, on the page of your order.</Aside>
    </>
  ),
});

export const partnerWithdrew = mailTemplate<Mails['partner-withdrew']>({
  subject: ({ product }) => `Your partner has taken their details back: ${product}`,
  preview: ({ partnerUrl }) =>
    partnerUrl ? 'We have stopped. Nothing was made from them.' : 'What you have stays yours.',
  sample: { ...sampleOrder, partnerUrl: 'https://example.test/partner/secret' },
  occasions: { 'before anything was made': {}, afterwards: { partnerUrl: undefined } },
  Body: ({ order, product, orderUrl, partnerUrl }) => (
    <>
      <Heading>One part has gone</Heading>
      <Paragraph>
        Your partner has deleted their name and birth date from your <strong>{product}</strong>.{' '}
        {partnerUrl
          ? 'Nothing was made from them, and we have stopped. If it was a mistake, the same link takes their part again.'
          : 'What was made for you both before stays yours; nothing more can be made or corrected.'}
      </Paragraph>
      {partnerUrl && (
        <Paragraph>
          The link for your partner: <Inline href={partnerUrl}>your partner’s part</Inline>. If it does not
          come about, write to us, and your money goes back.
        </Paragraph>
      )}
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const intakeReminder = mailTemplate<Mails['intake-reminder']>({
  subject: ({ product }) => `Your ${product} is waiting for a few details`,
  preview: () => 'Three minutes, and we can begin.',
  sample: sampleOrder,
  occasions: {
    'details missing': {},
    'answers missing': { asksQuestions: true },
    'three days promised': { promise: '3 days' },
  },
  Body: ({ order, product, orderUrl, asksQuestions, promise = '24 hours' }) => (
    <>
      <Heading>A few details, and we begin</Heading>
      {asksQuestions ? (
        <Paragraph key="paragraph-questions">
          Thank you for ordering {the(product)}
          <strong>{product}</strong>. We would like to prepare, and have a few questions. What you have typed
          so far is saved.
        </Paragraph>
      ) : (
        <Paragraph>
          Thank you for ordering {the(product)}
          <strong>{product}</strong>. We do not know yet whom it is about. What you have typed so far is
          saved.
        </Paragraph>
      )}
      <Action href={orderUrl}>Fill in your details</Action>
      {asksQuestions ? (
        <Aside key="aside-questions">Order {order}.</Aside>
      ) : (
        <Aside>
          Order {order}. The {promise} of our promise begin when your details are complete.
        </Aside>
      )}
    </>
  ),
});

export const staffOrderAlert = mailTemplate<Mails['staff-order-alert']>({
  subject: ({ title, order }) => `${title} (${order})`,
  preview: ({ text }) => text,
  sample: {
    ...sampleOrder,
    title: 'A reading is late',
    text: 'The video was promised for 5 May 2026 at 10:15 AM (Lisbon time) and is not there.',
    orderUrl: 'https://example.test/office/orders/1',
  },
  Body: ({ title, text, order, product, orderUrl }) => (
    <>
      <Heading>{title}</Heading>
      <Paragraph>{text}</Paragraph>
      <Action href={orderUrl}>Open the order</Action>
      <Aside>
        {product}, order {order}.
      </Aside>
    </>
  ),
});

export const promiseMoved = mailTemplate<Mails['promise-moved']>({
  subject: ({ product }) => `A new date for your ${product}`,
  preview: ({ dueAt }) => `It will be with you by ${dueAt}.`,
  sample: { ...sampleOrder, dueAt: 'moment:2027-01-06T10:00:00Z', until: 'day:2027-01-04' },
  Body: ({ order, product, orderUrl, dueAt, until }) => (
    <>
      <Heading>A new date for your {product}</Heading>
      <Paragraph>
        We are away until {until}, and your {product} was due in that time. It will be with you by {dueAt}{' '}
        instead. We are sorry for the wait.
      </Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}. If you would rather not wait, answer this letter, and we will find a way.</Aside>
    </>
  ),
});

export const productOpen = mailTemplate<Mails['product-open']>({
  subject: ({ product }) => `${product} can be ordered again`,
  preview: () => 'You asked us to tell you.',
  sample: { product: 'Video Reading', url: 'https://example.test/checkout/video-reading' },
  occasions: { 'open now': {}, 'a later week': { week: 'Next readings from Monday, 30 November' } },
  Body: ({ product, url, week }) => (
    <>
      <Heading>It is open</Heading>
      <Paragraph>
        You asked us to tell you when {the(product)}
        <strong>{product}</strong> can be ordered again. It can, for as long as there are places.
      </Paragraph>
      {week && <Paragraph key="paragraph-week">{week}.</Paragraph>}
      <Action href={url}>See it</Action>
      <Aside>This is the only letter about it: with it, your address has left the list.</Aside>
    </>
  ),
});

export const referralCredit = mailTemplate<Mails['referral-credit']>({
  subject: ({ kind, creditCents }) =>
    kind === 'earned'
      ? `Thank you: ${money(creditCents, { round: true })} for your recommendation`
      : 'A credit of yours was taken back',
  preview: ({ kind, code }) =>
    kind === 'earned' ? `Your code is ${code}.` : 'The order it came with was refunded.',
  sample: {
    kind: 'earned',
    creditCents: 1000,
    code: 'THANKS7KQ4M2',
    until: 'day:2027-05-04',
    pageUrl: 'https://example.test/portal/recommend',
  },
  occasions: { earned: {}, 'taken back': { kind: 'taken_back', until: undefined } },
  Body: ({ kind, creditCents, code, until, pageUrl }) =>
    kind === 'earned' ? (
      <>
        <Heading key="heading-earned">Thank you for recommending us</Heading>
        <Paragraph key="paragraph-earned">
          A friend of yours ordered by your link, and stayed. With the code <strong>{code}</strong> your next
          order costs {money(creditCents)} less. It is yours alone, good once, until <strong>{until}</strong>.
        </Paragraph>
        <Action key="action-earned" href={pageUrl}>
          See your recommendations
        </Action>
        <Aside key="aside-earned">
          Where an order costs less than the code is worth, the rest is not kept.
        </Aside>
      </>
    ) : (
      <>
        <Heading key="heading-back">A credit was taken back</Heading>
        <Paragraph key="paragraph-back">
          The payment for the order that came by your link went back after all. Your code{' '}
          <strong>{code}</strong> had not been used, so it is good for nothing any more.
        </Paragraph>
        <Action key="action-back" href={pageUrl}>
          See your recommendations
        </Action>
        <Aside key="aside-back">Nothing was charged, and nothing else of yours has changed.</Aside>
      </>
    ),
});
