import type { Tx } from '../../../db/connect.ts';
import type { ReceiptFacts } from '../../../db/schema/index.ts';
import { formatDate } from '../../../numerology/index.ts';
import { officeDate } from '../../moments.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import type { OrderPayment, OrderRow } from '../orders/order-states.ts';
import { insertReceipt, nextInSeries, type ReceiptRow } from './queries.ts';

export type { ReceiptRow };

/** The shop shows tax as included and 0; what that means for the books is said on the paper itself. */
const VAT = { vatRate: 0 };
const VAT_NOTE = 'The price includes all taxes due; no VAT is shown separately.';

/**
 * Writes the receipt of a payment in the transaction that settles it. To be called late in it: from here on every
 * other settlement waits for this one.
 */
export async function issueReceipt(
  { clock, content }: Pick<Parts, 'clock'> & ReadsContent,
  tx: Tx,
  { order, payment }: { order: OrderRow; payment: OrderPayment },
): Promise<ReceiptRow> {
  const { timeZone } = content.current().site;
  const { consentText, consentAt, discountCents, code } = order;
  // A membership's code takes part in its first month alone.
  const discounted = discountCents > 0 && payment.amountCents + discountCents === order.priceCents;
  const unitCents = payment.amountCents + (discounted ? discountCents : 0);
  const facts: ReceiptFacts = {
    ...common(order, payment),
    lines: [
      { description: lineName(order, payment, timeZone), quantity: 1, unitCents, ...VAT },
      ...(discounted
        ? [{ description: `Code ${code}`, quantity: 1, unitCents: -discountCents, ...VAT }]
        : []),
    ],
    consent:
      consentText && consentAt
        ? { text: consentText, givenOn: formatDate(officeDate(consentAt, timeZone)) }
        : undefined,
  };
  return write(tx, 'receipt', clock.now(), timeZone, {
    orderId: order.id,
    orderPaymentId: payment.id,
    amountCents: payment.amountCents,
    facts,
  });
}

/** Takes back a receipt, or a part of it. */
export async function issueCreditNote(
  { clock, content }: Pick<Parts, 'clock'> & ReadsContent,
  tx: Tx,
  {
    order,
    payment,
    refund,
  }: { order: OrderRow; payment: OrderPayment; refund: { id: string; amountCents: number } },
): Promise<ReceiptRow> {
  const { timeZone } = content.current().site;
  const { id: refundId, amountCents } = refund;
  const lines = [
    { description: lineName(order, payment, timeZone), quantity: 1, unitCents: amountCents, ...VAT },
  ];
  return write(tx, 'credit_note', clock.now(), timeZone, {
    orderId: order.id,
    orderPaymentId: payment.id,
    refundId,
    amountCents,
    facts: { ...common(order, payment), lines },
  });
}

function common(order: OrderRow, { method, arrivedAt }: OrderPayment) {
  return {
    buyer: { email: order.email },
    order: order.number,
    vatNote: VAT_NOTE,
    method,
    paidOn: arrivedAt.toISOString(),
  };
}

function lineName(order: OrderRow, { periodStart, periodEnd }: OrderPayment, zone: string): string {
  if (!periodStart || !periodEnd) return order.productName;
  return `${order.productName}, ${day(periodStart, zone)} to ${day(periodEnd, zone)}`;
}

const day = (moment: Date, zone: string) => formatDate(officeDate(moment, zone));
const letters = { receipt: 'R', credit_note: 'C' } as const;

type Written = Pick<ReceiptRow, 'orderId' | 'orderPaymentId' | 'amountCents' | 'facts'> & {
  refundId?: string;
};

async function write(
  tx: Tx,
  kind: keyof typeof letters,
  issuedAt: Date,
  zone: string,
  values: Written,
): Promise<ReceiptRow> {
  const series = `${letters[kind]}-${officeDate(issuedAt, zone).year}`;
  const sequence = await nextInSeries(tx, series);
  const number = `${series}-${String(sequence).padStart(6, '0')}`;
  return insertReceipt(tx, { kind, series, sequence, number, issuedAt, ...values });
}
