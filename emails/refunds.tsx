import { Action, Aside, Facts, Heading, Inline, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { AboutRefund, Mails } from './mails.ts';
import { money, the } from './reader.ts';

const sample: AboutRefund = {
  order: 'AN-7KQ4-M2XB',
  product: 'Personal Report',
  orderUrl: 'https://example.test/orders/key',
  amountCents: 5900,
};

export const refundReceived = mailTemplate<Mails['refund-received']>({
  subject: ({ product }) => `Your refund request has arrived: ${product}`,
  preview: () => 'You need do nothing more.',
  sample: { ...sample, waitsForPayment: false },
  occasions: {
    paid: {},
    'payment on its way': { waitsForPayment: true },
    'read by a person': { isReadFirst: true },
  },
  Body: ({ order, product, orderUrl, amountCents, waitsForPayment, isReadFirst }) => (
    <>
      <Heading>Your request has arrived</Heading>
      <Paragraph>
        You asked us to return {money(amountCents, { round: true })} for {the(product)}
        <strong>{product}</strong>.{' '}
        {waitsForPayment
          ? 'Your payment is still on its way from your bank. We return it as soon as it has arrived.'
          : isReadFirst
            ? 'One of us will read it first, and write to you.'
            : 'The money goes back the way you paid, within 14 days at the latest and usually much sooner.'}
      </Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>
        Order {order}. We will write again {isReadFirst ? 'soon' : 'when the refund is made'}.
      </Aside>
    </>
  ),
});

export const refundMade = mailTemplate<Mails['refund-made']>({
  subject: ({ amountCents, byBank }) =>
    `${byBank ? 'Your bank has returned' : 'We have returned'} ${money(amountCents, { round: true })}`,
  preview: ({ byBank }) =>
    byBank ? 'A credit note for your records.' : 'Your bank may need a few days to show it.',
  sample: {
    ...sample,
    creditNote: 'C-2026-000003',
    creditNoteUrl: 'https://example.test/credit.pdf',
    whole: true,
  },
  occasions: {
    'all of it': { asked: 'buyer' },
    'one of several': { asked: 'buyer', whole: false, part: 'item' },
    'unused sessions': { asked: 'buyer', whole: false, part: 'sessions', sessions: 2 },
    goodwill: { asked: 'practice', whole: false, part: 'goodwill', amountCents: 1500 },
    'kept by the bank': { byBank: true },
    'paid too much': { asked: 'practice', whole: false, part: 'difference', amountCents: 1000 },
  },
  Body: ({ order, product, orderUrl, amountCents, creditNote, creditNoteUrl, whole, ...why }) => (
    <>
      <Heading>{why.byBank ? 'Your bank has decided' : 'The money is on its way back'}</Heading>
      <Paragraph>
        {whoReturned(why)}
        {money(amountCents)} {whole ? 'for' : 'of what you paid for'} {the(product)}
        <strong>{product}</strong>
        {why.byBank
          ? ', as you had asked it to. '
          : ', the way you paid. Your bank may need a few working days to show it. '}
        Your credit note is <Inline href={creditNoteUrl}>{creditNote}</Inline>, a PDF to keep.
      </Paragraph>
      <Facts
        facts={[
          ['Order', order],
          ['Returned', money(amountCents)],
          ['Credit note', creditNote],
        ]}
      />
      <Paragraph>{whatChanges({ ...why, product, whole })}</Paragraph>
      <Action href={orderUrl}>See your order</Action>
    </>
  ),
});

function whoReturned({ asked, byBank }: Pick<Mails['refund-made'], 'asked' | 'byBank'>): string {
  if (byBank) return 'Your bank has returned ';
  if (asked === 'buyer') return 'As you asked, we have returned ';
  return asked ? 'We have decided to return ' : 'We have returned ';
}

/** What the buyer has now, and what not any more. */
function whatChanges({
  part,
  whole,
  sessions = 0,
  product,
}: Pick<Mails['refund-made'], 'part' | 'whole' | 'sessions' | 'product'>): string {
  if (part === 'item')
    return whole
      ? `With this, the ${product} has ended.`
      : `With this, the ${product} has ended. The rest of your order goes on.`;
  if (part === 'sessions')
    return `${sessions === 1 ? 'One session' : `${sessions} sessions`} that you had not booked went with it. Everything else stays yours.`;
  if (part === 'difference')
    return 'You had paid more than your order costs. Everything else stays as it is.';
  if (part === 'goodwill' || !whole) return 'Nothing else changes: what you bought stays yours.';
  return 'With this, access to what you bought has ended. Thank you for trying us.';
}

export const refundDeclined = mailTemplate<Mails['refund-declined']>({
  subject: ({ product }) => `About your refund request: ${product}`,
  preview: () => 'We could not make it, and this is why.',
  sample: { ...sample, why: 'This charge was already returned by your bank.' },
  Body: ({ order, product, orderUrl, why }) => (
    <>
      <Heading>About your request</Heading>
      <Paragraph>
        We could not return the payment for {the(product)}
        <strong>{product}</strong>. {why}
      </Paragraph>
      <Paragraph>If you see it differently, answer this letter and a person will look at it again.</Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const restAsked = mailTemplate<Mails['rest-asked']>({
  subject: ({ restCents }) => `${money(restCents, { round: true })} are missing for your order`,
  preview: () => 'We begin as soon as the rest is here.',
  sample: { ...sample, paidCents: 5000, restCents: 900, until: 'day:2026-12-03' },
  Body: ({ order, product, orderUrl, paidCents, restCents, until }) => (
    <>
      <Heading>A part of the payment is missing</Heading>
      <Paragraph>
        Thank you for ordering {the(product)}
        <strong>{product}</strong>. {money(paidCents)} have arrived, and {money(restCents)} are missing. You
        can pay them on the page of your order until {until}; we begin as soon as they are here.
      </Paragraph>
      <Facts
        facts={[
          ['Order', order],
          ['Arrived', money(paidCents)],
          ['Missing', money(restCents)],
        ]}
      />
      <Action href={orderUrl}>Pay the rest</Action>
      <Aside>
        Would you rather have your money back? Answer this letter, or ask for it on the page of your order.
      </Aside>
    </>
  ),
});
