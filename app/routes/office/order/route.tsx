import { Link } from 'react-router';
import {
  attachRecordingLink,
  captionsForm,
  refundPart,
  releaseDocument,
  releaseRecording,
  saveCaptions,
  settleIntakeCare,
} from '../../../../domain/delivery/index.ts';
import { resendMail } from '../../../../domain/mail/index.ts';
import { type OfficeOrder, readOfficeOrder } from '../../../../domain/office/index.ts';
import {
  approveRefund,
  askForRest,
  declineRefund,
  refundOrder,
  releaseHeldOrder,
  returnDifference,
} from '../../../../domain/shop/index.ts';
import { type Asked, answerForm, answerPage, byActor, change, changeBy } from '../../../answer.server.ts';
import { formFor } from '../../../components/action-form.tsx';
import { BackTo } from '../../../components/back-to.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { CoreNumbers } from '../../../components/office/core-numbers.tsx';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { eventWords, officeState } from '../../../components/office/order-words.ts';
import {
  AcceptWithdrawal,
  Declaration,
  DeclineWithdrawal,
} from '../../../components/office/withdrawal-work.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Route } from './+types/route';
import { DeliveryWork, OrderLetters } from './delivery-work.tsx';
import { MoneyToDecide } from './money-to-decide.tsx';
import { PaymentFacts } from './payment-facts.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Order ${loaderData.number}` : 'Order' },
];

export const loader = answerPage(({ params, services, member: actor }: Asked<Route.LoaderArgs>) => {
  return readOfficeOrder(services, { actor, orderId: params.orderId });
});

const byOrder = ({ member, params }: Asked<Route.ActionArgs>) => ({
  actor: member,
  orderId: params.orderId,
});

export const action = answerForm({
  refund: change(refundOrder, byOrder),
  'refund-part': change(refundPart, byOrder),
  release: change(releaseHeldOrder, byOrder),
  'return-difference': change(returnDifference, byOrder),
  'ask-for-rest': change(askForRest, byOrder),
  'approve-refund': change(approveRefund, byActor),
  'decline-refund': change(declineRefund, byActor),
  'release-document': change(releaseDocument, byActor),
  'attach-link': change(attachRecordingLink, byActor),
  captions: changeBy(captionsForm, ({ services, member: actor }: Asked<Route.ActionArgs>, given) =>
    saveCaptions(services, { actor, ...given }),
  ),
  'release-video': change(releaseRecording, byActor),
  'resend-mail': change(resendMail, byActor),
  'cared-for': change(settleIntakeCare, byOrder),
});

export { preserveInput as clientAction } from '../../../components/preserve-input.ts';

const Form = formFor<typeof action>();

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const { text: state, look } = officeState[order.state];
  return (
    <>
      <BackTo to="/office/orders">Orders</BackTo>
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">{order.productName}</h1>
          <p className="text-quiet">
            Order <span className="lining-nums">{order.number}</span>, placed{' '}
            <LocalTime at={order.placedAt} />
          </p>
        </div>
        <Badge look={look}>{state}</Badge>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0 space-y-9">
          {order.intake?.care && <NeedsPerson severity={order.intake.care} />}
          <MoneyToDecide order={order} />
          {order.withdrawals.length > 0 && <WaitingWithdrawals order={order} />}
          <DeliveryWork order={order} />
          {order.intake && <IntakeFacts intake={order.intake} />}
          <OrderTimeline order={order} />
        </div>
        <Card className="min-w-0 space-y-8">
          <Buyer order={order} />
          <PaymentFacts order={order} />
          <OrderLetters mails={order.mails} />
        </Card>
      </div>
    </>
  );
}

function Buyer({ order: { customer, email, userId, source } }: { order: OfficeOrder }) {
  return (
    <Part title="Buyer">
      <Facts
        facts={[
          [
            'Name',
            customer && (
              <Link key="customer" to={`/office/customers/${customer.id}`}>
                {customer.name || 'Not known yet'}
              </Link>
            ),
          ],
          [
            'E-mail',
            <span key="email" className="break-all">
              {email}
            </span>,
          ],
          ['Account', userId ? 'yes' : 'bought as a guest'],
          ['Came from', source],
        ]}
      />
    </Part>
  );
}

/** Above everything else: the buyer wrote of something that is none for a chart. */
function NeedsPerson({ severity }: { severity: 'crisis' | 'care' }) {
  return (
    <section aria-labelledby="needs-person" className="rounded-md border-2 border-bad p-5">
      <h2 id="needs-person" className="text-lead text-bad">
        {severity === 'crisis' ? 'Needs a person now' : 'Needs a person'}
      </h2>
      <p className="measure mt-2">
        Please read what the buyer wrote, below, and answer in person. No text of ours answers it; the buyer
        has been given helplines and knows that you will write.
      </p>
      <Form
        intent="cared-for"
        className="mt-4"
        submit="I have taken care of it"
        variant="outline"
        failed="That did not work"
      />
    </section>
  );
}

/** Declarations of the buyer that no rule could decide. Another order of hers may be meant: each says what it names. */
function WaitingWithdrawals({
  order: { id, withdrawals, returnable, refundLimitCents },
}: {
  order: OfficeOrder;
}) {
  return (
    <Part title={withdrawals.length === 1 ? 'A withdrawal waits' : 'Withdrawals wait'}>
      <ul className="divide-y divide-rule">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="space-y-3 py-4 first:pt-0">
            <Declaration withdrawal={withdrawal} />
            <div className="flex flex-wrap items-center gap-2">
              <AcceptWithdrawal
                withdrawalId={withdrawal.id}
                orderId={id}
                returnable={returnable}
                refundLimitCents={refundLimitCents}
              />
              <DeclineWithdrawal withdrawalId={withdrawal.id} orderId={id} />
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Everything that happened, from the order's own events, the mails, and what staff did. Newest first. */
function OrderTimeline({ order: { events, actions, mails } }: { order: OfficeOrder }) {
  const lines = [
    ...events.map((event) => ({ key: `e${event.id}`, at: event.at, text: eventWords(event), by: undefined })),
    ...actions.map(({ id, at, words, actor }) => ({ key: id, at, text: words, by: actor.name })),
    ...mails
      .filter(({ sentAt }) => sentAt)
      .map(({ id, sentAt = '', subject, template }) => ({
        key: `m${id}`,
        at: sentAt,
        text: `Letter: ${subject ?? template}`,
        by: undefined,
      })),
  ]
    // Of one moment, what was written down later comes first.
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => b.at.localeCompare(a.at) || b.index - a.index);
  return (
    <Part title="Everything that happened">
      <ol className="ml-1.5 border-l border-leaf">
        {lines.map(({ key, at, text, by }) => (
          <li key={key} className="relative pb-3 pl-6 wrap-anywhere last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[5px] size-[9px] rounded-full border border-leaf bg-paper"
            />
            {by ? (
              <>
                <span className="font-semibold">{by}</span> {text}
              </>
            ) : (
              text
            )}
            <span className="block text-fine text-quiet">
              <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

type Intake = NonNullable<OfficeOrder['intake']>;

/** What the buyer told us, question by question, and the numbers it makes. */
function IntakeFacts({ intake }: { intake: Intake }) {
  const { isComplete, submittedAt, version, answers, numbers, partner } = intake;
  return (
    <Part
      title="What the buyer told us"
      aside={
        <Badge look={isComplete ? 'good' : 'warn'}>
          {isComplete
            ? version > 1
              ? `Complete, corrected ${version - 1} times`
              : 'Complete'
            : submittedAt
              ? 'Waits for the partner'
              : 'Not sent yet'}
        </Badge>
      }
    >
      <Answers answers={answers} />
      {numbers && <CoreNumbers numbers={numbers} />}
      {partner && (
        <div className="space-y-3 border-t border-rule pt-3">
          <h3 className="font-sans font-semibold">The partner</h3>
          <Answers answers={partner.answers} />
          {partner.numbers && <CoreNumbers numbers={partner.numbers} />}
        </div>
      )}
    </Part>
  );
}

function Answers({ answers }: { answers: Intake['answers'] }) {
  if (answers.every(({ answer }) => !answer)) return <p className="text-quiet">Nothing yet.</p>;
  return (
    <Facts
      facts={answers.map(({ label, answer, file }) => [
        label,
        file ? (
          <a key={label} href={file} className="inline-flex min-h-11 items-center wrap-anywhere">
            {answer}
          </a>
        ) : (
          answer && (
            <span key={label} className="whitespace-pre-line">
              {answer}
            </span>
          )
        ),
      ])}
    />
  );
}
