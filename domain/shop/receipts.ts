import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { type ReceiptFacts, receiptSeries, receipts } from '../../db/schema/index.ts';
import { type CalendarDate, formatDate, parseDate } from '../../numerology/index.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { isId } from '../ids.ts';
import { officeDate } from '../moments.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { isPaidByGift } from './gift-records.ts';
import { type OrderHolder, openOrder } from './orders/open-order.ts';
import { itemsOf, type OrderItem } from './orders/order-items.ts';
import { type OrderPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';

/** The shop shows tax as included and 0; what that means for the books is said on the paper itself. */
const VAT = { vatRate: 0 };
const VAT_NOTE = 'The price includes all taxes due; no VAT is shown separately.';

/**
 * Writes the receipt of a payment in the transaction that settles it. To be called late in it: from here on every
 * other settlement waits for this one.
 */
export async function issueReceipt(
  { clock, content }: Pick<Deps, 'clock'> & ReadsContent,
  tx: Tx,
  { order, payment }: { order: OrderRow; payment: OrderPayment },
): Promise<ReceiptRow> {
  const { timeZone } = content.current().site;
  const { consentText, consentAt, discountCents, code } = order;
  // A membership's code takes part in its first month alone.
  const discounted = discountCents > 0 && payment.amountCents + discountCents === order.priceCents;
  const unitCents = payment.amountCents + (discounted ? discountCents : 0);
  const items = await itemsOf(tx, order.id);
  const sold =
    items.length > 1 && unitCents === order.priceCents
      ? items.map((item) => ({ description: itemName(item), unitCents: item.priceCents }))
      : [{ description: await lineName(tx, order, payment, timeZone), unitCents }];
  const facts: ReceiptFacts = {
    ...common(order, payment),
    lines: [
      ...sold.map((line) => ({ ...line, quantity: 1, ...VAT })),
      ...(discounted
        ? [
            {
              description: isPaidByGift(order) ? 'Paid by gift' : `Code ${code}`,
              quantity: 1,
              unitCents: -discountCents,
              ...VAT,
            },
          ]
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
  { clock, content }: Pick<Deps, 'clock'> & ReadsContent,
  tx: Tx,
  {
    order,
    payment,
    refund,
  }: {
    order: OrderRow;
    payment: OrderPayment;
    refund: { id: string; amountCents: number; item: number | null };
  },
): Promise<ReceiptRow> {
  const { timeZone } = content.current().site;
  const { id: refundId, amountCents } = refund;
  const item = (await itemsOf(tx, order.id)).find(({ position }) => position === refund.item);
  const description = item ? itemName(item) : await lineName(tx, order, payment, timeZone);
  const lines = [{ description, quantity: 1, unitCents: amountCents, ...VAT }];
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

/** Of a membership with its month, of a plan with its part. */
async function lineName(
  tx: Tx,
  order: OrderRow,
  { id, periodStart, periodEnd }: OrderPayment,
  zone: string,
): Promise<string> {
  const plan = await planOf(tx, order.id);
  if (plan) {
    const part = (await paymentsOf(tx, order.id)).findIndex((payment) => payment.id === id) + 1;
    return `${order.productName}, part ${part} of ${plan.parts}`;
  }
  if (!periodStart || !periodEnd) return order.productName;
  return `${order.productName}, ${day(periodStart, zone)} to ${day(periodEnd, zone)}`;
}

const itemName = ({ productName, bundle }: OrderItem): string =>
  bundle ? `${productName} (${bundle})` : productName;

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

const methods: Record<string, string> = {
  card: 'card',
  sepa_debit: 'SEPA direct debit',
  elsewhere: 'cash or transfer',
};

type ReceiptLine = {
  id: string;
  kind: ReceiptRow['kind'];
  number: string;
  amountCents: number;
  issuedAt: string;
};

/** The receipts and credit notes of an order, for its page. */
export async function receiptsOf({ db }: Deps, orderId: string): Promise<ReceiptLine[]> {
  return (await listReceipts(db, orderId)).map(({ id, kind, number, amountCents, issuedAt }) => ({
    id,
    kind,
    number,
    amountCents,
    issuedAt: issuedAt.toISOString(),
  }));
}

/** A receipt as a PDF, drawn from what was written down when it was issued. */
export async function readReceipt(
  services: Deps,
  holder: OrderHolder,
  receiptId: string,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const { order } = await openOrder(services, holder);
  return receiptFile(services, order.id, receiptId);
}

/** The same for our own accounts. */
export async function readReceiptOf(
  services: Deps,
  { actor, orderId, receiptId }: { actor: Actor; orderId: string; receiptId: string },
) {
  staffOnly(actor);
  return receiptFile(services, orderId, receiptId);
}

/** For those who have made sure whose order it is. */
export async function receiptFile(services: Deps, orderId: string, receiptId: string) {
  const receipt = isId(receiptId) ? await findReceipt(services.db, receiptId) : undefined;
  if (!receipt || receipt.orderId !== orderId) throw notFound('Receipt');
  return { filename: `${receipt.number}.pdf`, bytes: await draw(services, receipt) };
}

async function draw(services: Deps, { kind, number, issuedAt, facts, orderId, orderPaymentId }: ReceiptRow) {
  const { documents, db } = services;
  const content = services.content.current();
  const { timeZone } = content.site;
  const issuedOn = officeDate(issuedAt, timeZone);
  const method = methods[facts.method ?? ''] ?? 'our payment provider';
  const common = {
    number,
    issuedOn,
    orderNumber: facts.order,
    buyer: facts.buyer,
    lines: facts.lines,
    vatNote: facts.vatNote,
  };
  if (kind === 'receipt') {
    const payment = { method, paidOn: officeDate(new Date(facts.paidOn), timeZone) };
    const data = { ...common, payment, withdrawalConsent: consentOf(facts) };
    return documents.render('receipt', data, content);
  }
  const issued = await listReceipts(db, orderId);
  const original = issued.find((one) => one.kind === 'receipt' && one.orderPaymentId === orderPaymentId);
  if (!original) throw new Error(`credit note ${number} takes back no receipt`);
  const data = {
    ...common,
    receipt: { number: original.number, issuedOn: officeDate(original.issuedAt, timeZone) },
    refund: { method, on: issuedOn },
  };
  return documents.render('credit-note', data, content);
}

function consentOf({ consent }: ReceiptRow['facts']): { text: string; givenOn: CalendarDate } | undefined {
  const givenOn = consent && parseDate(consent.givenOn);
  return consent && givenOn ? { text: consent.text, givenOn } : undefined;
}

export type ReceiptRow = typeof receipts.$inferSelect;

// SQL

/** The row stays locked until the caller's transaction ends: the next receipt waits for this one, or takes its number. */
async function nextInSeries(tx: Tx, series: string): Promise<number> {
  const [row] = await tx
    .insert(receiptSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptSeries.series,
      set: { lastNumber: sql`${receiptSeries.lastNumber} + 1` },
    })
    .returning({ lastNumber: receiptSeries.lastNumber });
  if (!row) throw new Error('no number was given');
  return row.lastNumber;
}

async function insertReceipt(tx: Tx, row: typeof receipts.$inferInsert): Promise<ReceiptRow> {
  const [receipt] = await tx.insert(receipts).values(row).returning();
  if (!receipt) throw new Error('the receipt was not made');
  return receipt;
}

async function findReceipt(db: Db | Tx, id: string): Promise<ReceiptRow | undefined> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id));
  return receipt;
}

async function listReceipts(db: Db | Tx, orderId: string): Promise<ReceiptRow[]> {
  return (
    db
      .select()
      .from(receipts)
      .where(eq(receipts.orderId, orderId))
      // A credit note follows its receipt, also when both are of one moment.
      .orderBy(asc(receipts.issuedAt), desc(receipts.kind), asc(receipts.number))
  );
}
