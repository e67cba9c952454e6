import { useState } from 'react';
import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { euro, euros } from '../../../../shared/money.ts';
import { dialogFor } from '../../../components/action-form.tsx';
import { LocalTime } from '../../../components/local-time.tsx';
import { declining } from '../../../components/office/decline-dialog.tsx';
import { refundSources, refundStates } from '../../../components/office/order-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field, TextArea } from '../../../ui/field.tsx';
import type { action } from './route.tsx';

const Ask = dialogFor<typeof action>();

type Payment = OfficeOrder['payments'][number];
type Refund = OfficeOrder['refunds'][number];
type Shown = { payment: Payment; order: OfficeOrder };

/** What went or goes back of a payment, for which reason, and what a person has to decide about it. */
export function RefundLine({ refund, order }: { refund: Refund; order: OfficeOrder }) {
  const { id, amountCents, state, why, error, requestedAt, askedBy } = refund;
  const source = refund.disputeId ? 'kept by the buyer’s bank' : refundSources[refund.source];
  return (
    <div className="rounded-md bg-sunken p-3">
      <p>
        <span className="lining-nums">{euro(amountCents)}</span> {refundStates[state]}{' '}
        <span className="text-fine text-quiet">
          ({[reasonOf(refund, order), source].filter(Boolean).join(', ')}, <LocalTime at={requestedAt} />)
        </span>
      </p>
      {why && (
        <p className="text-fine wrap-anywhere">
          {askedBy && <>{askedBy === 'buyer' ? 'Asked for by the buyer' : 'Our own decision'}: </>}“{why}”
        </p>
      )}
      {error && <p className="text-fine text-bad">{error}</p>}
      {state === 'requested' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Ask
            intent="approve-refund"
            hidden={{ refundId: id }}
            title="Approve this refund"
            text={`${euro(amountCents)} goes back to the buyer, and the order closes.`}
            trigger={<Button size="sm">Approve</Button>}
            submit="Send it back"
            keep="Not yet"
            variant="primary"
            done="Refund approved"
          />
          <Ask intent="decline-refund" hidden={{ refundId: id }} {...declining('refund', 'buyer')} />
        </div>
      )}
    </div>
  );
}

function reasonOf({ kind, item, sessions = 0 }: Refund, { items }: OfficeOrder): string | undefined {
  const name = items.find(({ position }) => position === item)?.name;
  if (kind === 'sessions') return sessions === 1 ? 'one unused session' : `${sessions} unused sessions`;
  return kind === 'goodwill' ? 'goodwill' : kind === 'difference' ? 'paid too much' : name && `for ${name}`;
}

/** Not the sum that was agreed: what becomes of all of it is decided at the head of the page. */
export const isHeld = ({ difference }: OfficeOrder): boolean =>
  difference !== undefined && difference.kind !== 'twice';

/** Everything that can still be given back of a payment. */
export function Refunding({ payment, order }: Shown) {
  const { parts, isFollowing } = payment;
  if (isFollowing)
    return (
      <p className="text-fine text-quiet">
        The money is booked. Its credit note and letter could not be made yet; they are tried again by
        themselves.
      </p>
    );
  // Of an order in parts all of them go back together, from the last one.
  const isLast = !order.plan || payment === order.payments.at(-1);
  if (parts.leftCents === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isLast && !isHeld(order) && <RefundAll payment={payment} order={order} />}
      <RefundPart payment={payment} order={order} />
    </div>
  );
}

function RefundAll({ payment, order }: Shown) {
  const left = order.plan ? order.returnable.cents : payment.parts.leftCents;
  if (left === 0) return null;
  if (left > (order.refundLimitCents ?? left)) {
    return <p className="text-fine text-quiet">The owner decides about a refund of {euro(left)}.</p>;
  }
  return (
    <RefundDialog
      paymentId={payment.id}
      cents={left}
      text={
        order.plan
          ? 'All parts that were paid go back the way they came, with a credit note each, no further part is charged, the buyer is told, and what was bought closes.'
          : 'The money goes back the way it came, a credit note is written, the buyer is told, and what was bought closes.'
      }
      keep="Keep it"
    />
  );
}

type DialogProps = { paymentId: string; cents: number; text: string; keep: string };

/** All that is left goes back; `text` says what that means for the order. */
export function RefundDialog({ paymentId, cents, text, keep }: DialogProps) {
  return (
    <Ask
      intent="refund"
      hidden={{ paymentId }}
      title={`Send ${euro(cents)} back`}
      text={text}
      trigger={
        <Button size="sm" variant="danger">
          Refund {euro(cents)}
        </Button>
      }
      submit={`Refund ${euro(cents)}`}
      keep={keep}
      done={{ title: 'Refund on its way', description: 'The buyer is told once it is made.' }}
      fields={(field) => ({
        why: <TextArea label="Why (for your own books)" maxLength={1000} rows={2} {...field.why} />,
      })}
    />
  );
}

type Part = { value: string; label: string; cents?: number; hint: string; most?: number };

/** Goodwill, one line of several, or sessions that nobody has booked. */
function RefundPart({ payment, order }: Shown) {
  const options = partsToChoose(payment, order);
  const [what, setWhat] = useState(options[0]?.value ?? 'goodwill');
  const limit = order.refundLimitCents;
  if (limit === 0 || payment.parts.leftCents < 2) return null;
  const chosen = options.find(({ value }) => value === what) ?? options[0];
  const most = Math.min(payment.parts.leftCents, limit ?? payment.parts.leftCents);
  return (
    <Ask
      intent="refund-part"
      hidden={{ paymentId: payment.id, leftCents: String(payment.parts.leftCents) }}
      title="Refund a part"
      text={`Up to ${euro(most)} of this payment. It goes back the way it came, with a credit note and a letter that says who asked.`}
      trigger={
        <Button size="sm" variant="outline">
          Refund a part
        </Button>
      }
      submit="Send it back"
      keep="Keep it"
      variant="primary"
      done={{ title: 'Refund on its way', description: 'The buyer is told once it is made.' }}
      fields={(field) => ({
        what: (
          <Choice
            label="What for"
            hint={chosen?.hint}
            options={options}
            {...field.what}
            value={what}
            onChange={(event) => setWhat(event.target.value)}
          />
        ),
        sessions: chosen?.most ? (
          <Field
            key={`sessions ${what}`}
            label="How many sessions"
            type="number"
            min={1}
            max={chosen.most}
            {...field.sessions}
            defaultValue={field.sessions.defaultValue ?? 1}
          />
        ) : null,
        cents: (
          <Field
            key={`cents ${what}`}
            label="Amount in euros"
            inputMode="decimal"
            required
            {...field.cents}
            defaultValue={
              field.cents.defaultValue ?? (chosen?.cents === undefined ? '' : euros(chosen.cents))
            }
          />
        ),
        askedBy: (
          <Choice
            label="Who asked for it"
            options={[
              { value: 'buyer', label: 'The buyer' },
              { value: 'practice', label: 'Nobody: we offer it' },
            ]}
            {...field.askedBy}
          />
        ),
        why: <TextArea label="Why (for your own books)" required maxLength={1000} rows={2} {...field.why} />,
      })}
    />
  );
}

function partsToChoose({ parts }: Payment, { unusedSessions }: OfficeOrder): Part[] {
  const lines = parts.lines.filter(({ isOnly, cents }) => !isOnly && cents > 0);
  const nameOf = (item: number) => parts.lines.find((line) => line.item === item)?.name;
  return [
    ...lines.map(({ item, name, cents }) => ({
      value: `item:${item}`,
      label: `${name}, ${euro(cents)}`,
      cents,
      hint: 'It is taken back: its delivery stops, and what it brought closes. The rest of the order goes on.',
    })),
    ...unusedSessions
      .filter(({ item }) => nameOf(item) !== undefined)
      .map(({ place, type, free, most, eachCents, count }) => ({
        value: `sessions:${place}`,
        label: `Unused: ${type} (${free})`,
        cents: eachCents,
        most,
        hint: `${free} of ${count} sessions ${free === 1 ? 'is' : 'are'} not booked${eachCents ? `; one is worth ${euro(eachCents)}` : ''}. They cannot be booked any more from the moment you decide.`,
      })),
    {
      value: 'goodwill',
      label: 'Goodwill: nothing is taken back',
      hint: 'Everything that was bought goes on as it is.',
    },
  ];
}
