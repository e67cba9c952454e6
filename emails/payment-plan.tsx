import { Action, Aside, Facts, Heading, Inline, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { AboutOrder, Mails } from './mails.ts';
import { money, the } from './reader.ts';

const sample: AboutOrder = {
  order: 'AN-7KQ4-M2XB',
  product: 'Transformation Package',
  orderUrl: 'https://example.test/portal/orders/1',
};

const partName = ({ part, parts }: { part: number; parts: number }) => `Part ${part} of ${parts}`;

export const planPartPaid = mailTemplate<Mails['plan-part-paid']>({
  subject: ({ part, parts, product }) =>
    part === parts ? `The last part is paid: ${product}` : `Part ${part} of ${parts} is paid: ${product}`,
  preview: ({ part, parts }) =>
    part === parts ? 'Nothing more is charged for this order.' : `${parts - part} to go.`,
  sample: {
    ...sample,
    ...{ amountCents: 9900, part: 2, parts: 3, receipt: 'R-2026-000031' },
    receiptUrl: 'https://example.test/receipt.pdf',
  },
  occasions: { 'a further part': {}, 'the last part': { part: 3 } },
  Body: ({ order, orderUrl, product, amountCents, part, parts, receipt, receiptUrl }) => (
    <>
      <Heading>{part === parts ? 'All of it is paid' : 'Another part is paid'}</Heading>
      <Paragraph>
        {partName({ part, parts })} of your payment for {the(product)}
        <strong>{product}</strong> has arrived. Your receipt is <Inline href={receiptUrl}>{receipt}</Inline>,
        a PDF to keep.
      </Paragraph>
      <Facts
        facts={[
          [partName({ part, parts }), money(amountCents)],
          ['Receipt', receipt],
        ]}
      />
      {part === parts && (
        <Paragraph key="paragraph-last">
          It was the last one: nothing more is charged for this order.
        </Paragraph>
      )}
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}.</Aside>
    </>
  ),
});

export const planPartFailed = mailTemplate<Mails['plan-part-failed']>({
  subject: ({ product }) => `A payment did not go through: ${product}`,
  preview: ({ nextTry }) => (nextTry ? `We will try again on ${nextTry}.` : 'Please check your card.'),
  sample: {
    ...sample,
    ...{ amountCents: 9900, part: 2, parts: 3, nextTry: 'day:2026-06-07', until: 'day:2026-06-18' },
  },
  Body: ({ order, orderUrl, product, amountCents, part, parts, nextTry, until }) => (
    <>
      <Heading>A payment did not go through</Heading>
      <Paragraph>
        We could not collect part {part} of {parts} for your <strong>{product}</strong>, {money(amountCents)}.
        {nextTry && ` The charge will be tried again on ${nextTry}.`}
      </Paragraph>
      <Paragraph>
        If your card has changed, you can put in a new one on the page of your order. The next try takes it.
      </Paragraph>
      <Action href={orderUrl}>Change your card</Action>
      <Paragraph>
        If it cannot be collected by {until}, the payments end. What you have paid for stays yours, what is
        not paid yet closes, and you owe us nothing.
      </Paragraph>
      <Aside>Order {order}. If money is tight, just answer this letter. We will find a way.</Aside>
    </>
  ),
});

export const planEnded = mailTemplate<Mails['plan-ended']>({
  subject: ({ product }) => `Your payments have ended: ${product}`,
  preview: () => 'Nothing more is charged, and you owe us nothing.',
  sample: { ...sample, paidCents: 9900, part: 1, parts: 3 },
  Body: ({ order, orderUrl, product, paidCents, part, parts }) => (
    <>
      <Heading>Your payments have ended</Heading>
      <Paragraph>
        {part} of {parts} parts of your <strong>{product}</strong> were paid, {money(paidCents)} in all. No
        further part is charged, and you owe us nothing.
      </Paragraph>
      <Paragraph>
        What you have received stays yours, and so do the sessions that are paid for. Sessions, courses and
        documents that were not paid for yet are closed.
      </Paragraph>
      <Action href={orderUrl}>See your order</Action>
      <Aside>Order {order}. Would you like to go on after all? Please answer this letter.</Aside>
    </>
  ),
});
