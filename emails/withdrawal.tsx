import { Action, Aside, Facts, Heading, Paragraph } from './layout.tsx';
import { mailTemplate } from './mail-template.ts';
import type { Cancellation, Mails, Withdrawal, WithdrawalAnswer } from './mails.ts';
import { money } from './reader.ts';

const sample: Withdrawal = {
  reference: 'W-7K2M9QXA',
  receivedAt: 'moment:2026-11-15T09:41:00Z',
  name: 'Maya Okafor',
  email: 'maya@example.test',
  orderNumber: '2026-0117',
  product: 'Personal Report',
};

const maybe = (name: string, value: string | undefined): [string, string][] => (value ? [[name, value]] : []);

type Declared = Withdrawal & Pick<Cancellation, 'reason'>;

function Declaration({ reference, receivedAt, name, email, orderNumber, product, reason }: Declared) {
  return (
    <Facts
      facts={[
        ['Received', receivedAt],
        ['Reference', reference],
        ['Name', name],
        ['E-mail', email],
        ...maybe('Order or receipt number', orderNumber),
        ...maybe('Product', product),
        ...maybe('Reason', reason),
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
        We will look up the order and write to you again. What you paid comes back the way you paid it, within
        14 days of this date. If the right to withdraw had already ended, we will tell you so, and our 30-day
        guarantee is still open to you.
      </Paragraph>
      <Aside>If you did not send this, please reply to this letter.</Aside>
    </>
  ),
});

export const withdrawalNotice = mailTemplate<Mails['withdrawal-notice']>({
  subject: ({ reference, waits }) => `${waits ? 'Withdrawal to decide' : 'Withdrawal'}: ${reference}`,
  preview: ({ name }) => `From ${name}`,
  sample: {
    ...sample,
    url: 'https://example.test/office/withdrawals/1',
    waits: true,
    why: 'It came after the 14 days, or there is nothing left to return.',
  },
  occasions: { waiting: {}, 'settled by the rule': { waits: false } },
  Body: ({ url, waits, why, ...props }) => (
    <>
      <Heading>A customer withdraws</Heading>
      <Declaration {...props} />
      <Paragraph>
        {waits
          ? `It waits for your decision. ${why ?? ''} A refund is due within 14 days of this date.`
          : 'There is no doubt about its order, so the money goes back by itself.'}
      </Paragraph>
      {waits && <Action href={url}>Decide</Action>}
    </>
  ),
});

export const withdrawalAnswered = mailTemplate<Mails['withdrawal-answered']>({
  subject: ({ reference, isAccepted }) =>
    isAccepted ? `Your withdrawal is accepted (${reference})` : `About your withdrawal (${reference})`,
  preview: ({ isAccepted }) =>
    isAccepted ? 'You need do nothing more.' : 'We could not accept it, and this is why.',
  sample: {
    reference: sample.reference,
    receivedAt: sample.receivedAt,
    order: 'AN-7KQ4-M2XB',
    product: 'Personal Report',
    orderUrl: 'https://example.test/orders/key',
    isAccepted: true,
    cents: 5900,
    waitsForPayment: false,
  },
  occasions: {
    accepted: {},
    'payment on its way': { waitsForPayment: true },
    'returned before': { cents: 0 },
    declined: { isAccepted: false, why: 'The 14 days had ended in May.' },
  },
  Body: (props) => (
    <>
      <Heading>{props.isAccepted ? 'Your withdrawal is accepted' : 'About your withdrawal'}</Heading>
      <Paragraph>{decisionOf(props)}</Paragraph>
      {!props.isAccepted && (
        <Paragraph>
          If you see it differently, answer this letter and a person will look at it again.
        </Paragraph>
      )}
      {props.orderUrl && <Action href={props.orderUrl}>See your order</Action>}
      <Aside>
        Withdrawal {props.reference}, received {props.receivedAt}.
      </Aside>
    </>
  ),
});

function decisionOf(answer: WithdrawalAnswer): string {
  const what = answer.product ? `for the ${answer.product} ` : '';
  if (!answer.isAccepted) return `We have read it, and could not accept it. ${answer.why}`;
  if (answer.cents === 0) return `The money ${what}has gone back to you, or is on its way back already.`;
  const returned = money(answer.cents, { round: true });
  return answer.waitsForPayment
    ? `Your payment of ${returned} ${what}is still on its way from your bank. We return it as soon as it has arrived.`
    : `We return the ${returned} that you paid ${what}the way you paid, and will write again when it is done.`;
}

const cancellationSubjects: Record<Cancellation['kind'], string> = {
  received: 'We have received your cancellation',
  ending: 'Your membership ends already',
  none: 'Your cancellation fits no membership',
};

export const cancellation = mailTemplate<Mails['cancellation']>({
  subject: ({ kind, reference }) => `${cancellationSubjects[kind]} (${reference})`,
  preview: ({ receivedAt }) => `Received ${receivedAt}`,
  sample: {
    ...{ reference: 'C-7K2M9QXA', receivedAt: sample.receivedAt, name: sample.name, email: sample.email },
    kind: 'received',
  },
  occasions: {
    received: {},
    'for a special reason': { orderNumber: 'AN-7KQ4-M2XB', reason: 'I am moving abroad.' },
    'it ends already': { kind: 'ending', until: 'day:2026-12-04' },
    'nothing runs under that address': { kind: 'none' },
  },
  Body: ({ kind, until, ...declared }) => (
    <>
      <Heading>{cancellationSubjects[kind]}</Heading>
      <Paragraph>
        {kind === 'received' &&
          'This letter confirms that you cancelled your membership, as below. What runs under this address ends when the time that is paid for is over, and nothing more is charged. Please keep this letter as your proof.'}
        {kind === 'ending' && (
          <>
            Your membership was cancelled before. It runs until <strong>{until}</strong>, then it ends by
            itself, and nothing more is charged.
          </>
        )}
        {kind === 'none' &&
          'Under this address no membership is running, so nothing is charged. If you joined with another address, please send the form with that one, or simply answer this letter: a person reads it.'}
      </Paragraph>
      <Declaration {...declared} />
      <Aside>
        {kind === 'received'
          ? 'A second letter names the day. If you did not send this, you can take it back there, or reply to this letter.'
          : 'If you did not send this, please reply to this letter.'}
      </Aside>
    </>
  ),
});
