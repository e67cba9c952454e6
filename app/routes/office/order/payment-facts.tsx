import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { giftProduct } from '../../../../content/catalogue.ts';
import type { OfficeOrder } from '../../../../domain/office/index.ts';
import { countryName } from '../../../../shared/countries.ts';
import { euro } from '../../../../shared/money.ts';
import { entriesOf } from '../../../../shared/records.ts';
import { LocalTime } from '../../../components/local-time.tsx';
import { disputeState } from '../../../components/office/dispute-words.ts';
import { Facts, Part } from '../../../components/office/facts.tsx';
import { giftStates, methodNames } from '../../../components/office/order-words.ts';
import { LegalTexts } from '../../../components/orders/legal-texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Refunding, RefundLine } from './refunds.tsx';

type Payment = OfficeOrder['payments'][number];

/** What was asked for, what arrived, what went back, and the papers. */
export function PaymentFacts({ order }: { order: OfficeOrder }) {
  const { priceCents, discountCents, totalCents, code, every, checkoutId, membership, trialDays } = order;
  return (
    <Part title="Payment">
      <Facts
        facts={[
          ...(order.items.length > 1
            ? order.items.map(({ name, totalCents: cents }): [string, string] => [name, euro(cents)])
            : []),
          [every ? `Price per ${every}` : 'Price', euro(priceCents)],
          ['Code', discountCents > 0 && code && `${code} (−${euro(discountCents)})`],
          ...giftFacts(order),
          ['Free days', trialDays && `${trialDays}, then the first charge`],
          [
            trialDays ? 'Charged at first' : every ? `First ${every}` : 'Total',
            <strong key="total">{euro(totalCents)}</strong>,
          ],
          // An hour or a seat has its own date, a gift is redeemed, and what cost nothing waits for nothing.
          ...taxRows(order),
          ['Withdrawal waiver', hasBeginning(order) && beginsWhen(order)],
          ['In parts', order.plan && planWords(order.plan)],
          ['Membership', membership && membershipWords(membership)],
          [
            'Payment reference',
            checkoutId && (
              <details key="id">
                <summary className="cursor-pointer">Show</summary>
                <span className="text-fine break-all">{checkoutId}</span>
              </details>
            ),
          ],
        ]}
      />
      <ul className="divide-y divide-rule border-y border-rule">
        {order.payments.map((payment) => (
          <li key={payment.id} className="space-y-2 py-3">
            <PaymentLine payment={payment} />
            {order.disputes
              .filter(({ orderPaymentId }) => orderPaymentId === payment.id)
              .map((dispute) => (
                <DisputeLine key={dispute.id} dispute={dispute} />
              ))}
            {order.refunds
              .filter(({ orderPaymentId }) => orderPaymentId === payment.id)
              .map((refund) => (
                <RefundLine key={refund.id} refund={refund} order={order} />
              ))}
            <Refunding payment={payment} order={order} />
          </li>
        ))}
        {order.payments.length === 0 && (
          <li className="py-3 text-quiet">
            {trialDays
              ? 'Nothing has been charged yet.'
              : totalCents === 0
                ? 'There was nothing to pay.'
                : 'No money has arrived.'}
          </li>
        )}
      </ul>
      <ul>
        {order.receipts.map(({ id, kind, form, number, amountCents }) => (
          <li key={id}>
            <a
              href={`/office/orders/${order.id}/receipts/${id}`}
              className="flex min-h-11 items-center gap-2"
            >
              <FileText className="size-4 shrink-0 text-gold" aria-hidden="true" />
              <span className="flex-1">
                {kind === 'credit_note' ? 'Credit note' : form === 'invoice' ? 'Invoice' : 'Receipt'}{' '}
                <span className="lining-nums">{number}</span>
              </span>
              <span className="lining-nums">
                {kind === 'credit_note' && '−'}
                {euro(amountCents)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <LegalTexts legal={order.legal} />
    </Part>
  );
}

const doubtWords: Record<NonNullable<OfficeOrder['tax']>['doubts'][number], string> = {
  'check-number': 'The EU’s register (VIES) did not answer about the VAT number: please check it there.',
  'seller-number':
    'A business in another country of the EU bought, and you have no VAT number to charge it in reverse.',
  'registration-there':
    'The tax is owed in the buyer’s country, where you are not registered: ask your accountant.',
  'country-unknown': 'Nothing says where the buyer is: your own country’s tax was taken.',
  'country-conflict': 'What speaks for the buyer’s country contradicts itself: what she said was taken.',
};

/** The tax inside the price, why, and what somebody has to look at. */
function taxRows({ items, tax }: OfficeOrder): [string, ReactNode][] {
  if (!tax) return [];
  const { buyer, evidence, vat, doubts } = tax;
  const lines = items.flatMap(({ name, tax: own }) => (own ? [{ name, ...own }] : []));
  const said = entriesOf(evidence).map(
    ([kind, country]) => `${evidenceNames[kind]}: ${countryName(country ?? '')}`,
  );
  return [
    [
      'Tax inside',
      <ul key="tax">
        {lines.map(({ name, cents, rate, country, treatment, oss, source }) => (
          <li key={name + source} title={source}>
            {lines.length > 1 && `${name}: `}
            <span className="lining-nums">{euro(cents)}</span> ({treatments[treatment ?? 'exempt']}
            {rate > 0 && `, ${rate / 100} %`}
            {rate > 0 && country && ` of ${countryName(country)}`}
            {oss && ', One Stop Shop'})
          </li>
        ))}
      </ul>,
    ],
    ['Country by', said.join(', ')],
    ['Bought for', buyer?.name && `${buyer.name}, ${buyer.address?.replaceAll('\n', ', ')}`],
    ['VAT number', buyer?.vatNumber && `${buyer.vatNumber}${vat ? `, ${vat} by VIES` : ''}`],
    [
      'Please look',
      doubts.length > 0 && (
        <ul key="doubts" className="text-bad">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubtWords[doubt]}</li>
          ))}
        </ul>
      ),
    ],
  ];
}

const evidenceNames = { billing: 'said at the checkout', card: 'card', network: 'network' };
const treatments = {
  exempt: 'exempt',
  standard: 'standard rate',
  'reverse-charge': 'reverse charge',
  outside: 'outside the EU',
};

/** What this order gives to somebody, or which gift paid it. */
function giftFacts({ id, gifts, discountCents }: OfficeOrder): [string, ReactNode][] {
  return gifts.flatMap((gift): [string, ReactNode][] => {
    const state = giftStates[gift.state].text;
    if (gift.redeemedOrderId === id)
      return [
        ['Paid by gift', `−${euro(discountCents)}, from ${gift.giver.name} (${gift.giver.email})`],
        ...(gift.orderId ? [orderLink('Gift bought with', gift.orderId)] : []),
      ];
    const to = gift.redeemedBy ?? gift.receiver.email;
    return [
      [
        gift.isRest ? 'Rest of the gift' : 'Gift for',
        `${gift.receiver.name}${to ? ` (${to})` : ''}: ${state}`,
      ],
      ...(gift.redeemedOrderId ? [orderLink('Redeemed with', gift.redeemedOrderId)] : []),
    ];
  });
}

const orderLink = (label: string, orderId: string): [string, ReactNode] => [
  label,
  <Link key={orderId} to={`/office/orders/${orderId}`}>
    the order
  </Link>,
];

const hasBeginning = ({ booked, productId, totalCents }: OfficeOrder) =>
  !booked && productId !== giftProduct.id && totalCents > 0;

function beginsWhen({ consent, beginChoice }: OfficeOrder) {
  if (consent) {
    return (
      <span title={consent.text}>
        given <LocalTime at={consent.at} />: we may begin at once
      </span>
    );
  }
  const why = beginChoice === 'later' ? ', as chosen' : ', unless the buyer asks for it sooner';
  return `not given: we begin after the 14 days of withdrawal${why}`;
}

const planStates: Record<NonNullable<OfficeOrder['plan']>['status'], string> = {
  placed: 'not begun',
  running: 'running',
  overdue: 'a part failed',
  finished: 'all paid',
  ended: 'ended',
};

function planWords({ parts, partCents, paid, status, isStopped, ...plan }: NonNullable<OfficeOrder['plan']>) {
  const next = status === 'overdue' ? plan.nextAttemptAt : plan.nextPartAt;
  return (
    <>
      {paid.length} of {parts} paid, {euro(partCents)} each: {isStopped ? 'sent back' : planStates[status]}
      {next && !isStopped && (
        <>
          , next charge <LocalTime at={next} as="MMM d, yyyy" />
        </>
      )}
      {plan.endsAt && !isStopped && (
        <>
          , ends by itself on <LocalTime at={plan.endsAt} as="MMM d, yyyy" />
        </>
      )}
      {plan.release === 'parts' && '; sessions come with the parts'}
    </>
  );
}

function membershipWords({ state, nextChargeAt, runsUntil }: NonNullable<OfficeOrder['membership']>) {
  return (
    <>
      {state}
      {nextChargeAt && (
        <>
          , next charge <LocalTime at={nextChargeAt} as="MMM d, yyyy" />
        </>
      )}
      {runsUntil && (
        <>
          , until <LocalTime at={runsUntil} as="MMM d, yyyy" />
        </>
      )}
    </>
  );
}

function PaymentLine({ payment: { amountCents, method, arrivedAt, paymentId } }: { payment: Payment }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        <span className="font-semibold lining-nums">{euro(amountCents)}</span>
        {method && ` by ${methodNames[method] ?? method}`}
        <span className="block text-fine text-quiet">
          <LocalTime at={arrivedAt} />
          {paymentId && <span className="block break-all">{paymentId}</span>}
        </span>
      </span>
    </div>
  );
}

/** What the bank wants back of it, or asks. */
function DisputeLine({ dispute }: { dispute: OfficeOrder['disputes'][number] }) {
  const { text, look } = disputeState(dispute);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Link to={`/office/disputes/${dispute.id}`} className="inline-flex min-h-11 items-center">
        {dispute.isInquiry ? 'The bank asks about' : 'Dispute of'} {euro(dispute.amountCents)}
      </Link>
      <Badge look={look}>{text}</Badge>
    </div>
  );
}
