import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { euro } from '../../../../shared/money.ts';
import { dialogFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { RefundDialog } from './refunds.tsx';
import type { action } from './route.tsx';

const Ask = dialogFor<typeof action>();

/** Money that does not fit its order, or could not be booked: somebody has to decide, and every way out stands here. */
export function MoneyToDecide({ order }: { order: OfficeOrder }) {
  const { bookingProblem, difference } = order;
  return (
    <>
      {bookingProblem && (
        <section role="alert" className="rounded-md border border-bad bg-bad/5 p-4">
          <p className="font-semibold">A payment for this order could not be booked</p>
          <p className="text-fine wrap-anywhere">
            Since <LocalTime at={bookingProblem.since} />: {bookingProblem.message}. It is tried again by
            itself. The buyer reads that the payment is being checked.
          </p>
        </section>
      )}
      {difference && <DifferenceToDecide order={order} difference={difference} />}
    </>
  );
}

type Difference = NonNullable<OfficeOrder['difference']>;
type Shown = { order: OfficeOrder; difference: Difference };

const titles: Record<Difference['kind'], string> = {
  less: 'Too little was paid',
  more: 'Too much was paid',
  twice: 'This order was paid twice',
  other: 'The payment is not what was asked for',
};

function DifferenceToDecide({ order, difference }: Shown) {
  const { kind, arrivedCents, agreedCents, rest } = difference;
  return (
    <section aria-labelledby="difference" className="rounded-md border border-bad bg-bad/5 p-5">
      <h2 id="difference" className="text-lead">
        {titles[kind]}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3 lining-nums">
        <Sum label="Asked for" cents={agreedCents} />
        <Sum label="Arrived" cents={arrivedCents} />
        {arrivedCents !== agreedCents && (
          <Sum
            label={arrivedCents < agreedCents ? 'Missing' : 'Too much'}
            cents={Math.abs(agreedCents - arrivedCents)}
          />
        )}
      </dl>
      <p className="measure mt-3 text-fine text-quiet">
        {rest && !rest.isOver ? (
          <>
            The buyer was asked for the rest and can pay it until{' '}
            <LocalTime at={rest.until} as="MMM d, yyyy" />; then the order goes on by itself. You can still
            decide otherwise.
          </>
        ) : rest ? (
          'The buyer was asked for the rest and did not pay it in time. Please decide.'
        ) : kind === 'twice' ? (
          'The order itself goes on. It stands on Today until you decide about the second payment.'
        ) : (
          'Nothing is delivered until you decide. It stands on Today until then, and the buyer reads that we look at it.'
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <GiveBack order={order} difference={difference} />
        <AskForRest difference={difference} />
        <Release difference={difference} />
        <RefundAll order={order} difference={difference} />
      </div>
    </section>
  );
}

const Sum = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt className="text-fine text-quiet">{label}</dt>
    <dd className="text-lead">{euro(cents)}</dd>
  </div>
);

function GiveBack({ order, difference: { excessCents, kind } }: Shown) {
  if (excessCents <= 0) return null;
  if (excessCents > (order.refundLimitCents ?? excessCents))
    return <p className="text-fine text-quiet">The owner decides about giving back {euro(excessCents)}.</p>;
  return (
    <Ask
      intent="return-difference"
      title={`Give back ${euro(excessCents)}`}
      text={`The buyer gets back what was too much, with a credit note and a letter.${kind === 'twice' ? ' The order goes on as it is.' : ' The order is delivered as agreed.'}`}
      trigger={
        <Button size="sm">
          {kind === 'twice' ? 'Give back' : 'Deliver it, and give back'} {euro(excessCents)}
        </Button>
      }
      submit={`Give back ${euro(excessCents)}`}
      keep="Not yet"
      variant="primary"
      done={{ title: 'On its way back', description: 'The buyer is told once it is made.' }}
    />
  );
}

function AskForRest({ difference: { restCents, rest } }: Pick<Shown, 'difference'>) {
  if (restCents <= 0 || (rest && !rest.isOver)) return null;
  return (
    <Ask
      intent="ask-for-rest"
      title={`Ask for the missing ${euro(restCents)}`}
      text="The buyer gets a letter with a link to pay, good for 14 days. Once it is paid, the order is delivered by itself."
      trigger={<Button size="sm">Ask for {euro(restCents)}</Button>}
      submit="Send the letter"
      keep="Not yet"
      variant="primary"
      done={{ title: 'The letter is on its way', description: 'It stays on Today until the rest is paid.' }}
    />
  );
}

function Release({ difference: { kind } }: Pick<Shown, 'difference'>) {
  const isTwice = kind === 'twice';
  return (
    <Ask
      intent="release"
      title={isTwice ? 'Keep both payments' : 'Deliver this order'}
      text={
        isTwice
          ? 'The second payment is meant as it is, for something you have agreed on. Nothing goes back.'
          : 'It is made and delivered as if the agreed amount had been paid.'
      }
      trigger={
        <Button size="sm" variant="outline">
          {isTwice ? 'Keep both' : 'Deliver it anyway'}
        </Button>
      }
      submit={isTwice ? 'Keep both' : 'Deliver it'}
      keep="Not yet"
      variant="primary"
      done={
        isTwice ? 'Decided' : { title: 'Released', description: 'The order goes through its usual steps.' }
      }
    />
  );
}

function RefundAll({ order, difference: { kind } }: Shown) {
  const payment = order.payments.at(-1);
  const { cents } = order.returnable;
  if (kind === 'twice' || !payment || cents <= 0 || cents > (order.refundLimitCents ?? cents)) return null;
  return (
    <RefundDialog
      paymentId={payment.id}
      cents={cents}
      text="All that was paid goes back, the buyer is told, and the order closes undelivered."
      keep="Not yet"
    />
  );
}
