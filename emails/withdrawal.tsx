import { Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Mails, Withdrawal } from './mails.ts';

const sample: Withdrawal = {
  reference: 'W-7K2M9QXA',
  receivedAt: '15 November 2026 at 9:41 AM (Lisbon time)',
  name: 'Maya Okafor',
  email: 'maya@example.test',
  orderNumber: '2026-0117',
  product: 'Personal Report',
};

const maybe = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : []);

function Declaration({ reference, receivedAt, name, email, orderNumber, product }: Withdrawal) {
  return (
    <Facts
      facts={[
        ['Received', receivedAt],
        ['Reference', reference],
        ['Name', name],
        ['E-mail', email],
        ...maybe('Order or receipt number', orderNumber),
        ...maybe('Product', product),
      ]}
    />
  );
}

export const withdrawalReceived = mailTemplate<Mails['withdrawal-received']>({
  subject: ({ reference }) => `We have received your withdrawal (${reference})`,
  preview: ({ receivedAt }) => `Received ${receivedAt}`,
  sample,
  Body: (props) => (
    <>
      <Heading>Your withdrawal has arrived</Heading>
      <Paragraph>
        This letter confirms that you declared your withdrawal from the contract below. Please keep it as your
        proof.
      </Paragraph>
      <Declaration {...props} />
      <Paragraph>
        We look up the order and write to you again. What you paid comes back the way you paid it, within 14
        days of this date. If the right to withdraw had already ended, we tell you so, and our 30-day
        guarantee is still open to you.
      </Paragraph>
      <Aside>If you did not send this, please reply to this letter.</Aside>
    </>
  ),
});

export const withdrawalNotice = mailTemplate<Mails['withdrawal-notice']>({
  subject: ({ reference }) => `Withdrawal to handle: ${reference}`,
  preview: ({ name }) => `From ${name}`,
  sample,
  Body: (props) => (
    <>
      <Heading>A customer withdraws</Heading>
      <Declaration {...props} />
      <Paragraph>The refund is due within 14 days of this date.</Paragraph>
    </>
  ),
});
