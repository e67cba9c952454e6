import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductTerms } from '../../content/product.ts';
import { imprintOf } from '../../content/site.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { type ReceiptFacts, receiptSeries, receipts, type TaxShare } from '../../db/schema/index.ts';
import { checkVatNumber, isMemberState, takePart, whyNoTax } from '../../money/index.ts';
import { type CalendarDate, formatDate, parseDate } from '../../numerology/index.ts';
import { countryName, isCountry } from '../../shared/countries.ts';
import { line as oneLine, optionalLine, text } from '../../shared/fields.ts';
import { divideCents } from '../../shared/money.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { isId } from '../ids.ts';
import { officeDate } from '../moments.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { isPaidByGift } from './gift-records.ts';
import { xmlOf } from './invoices.ts';
import { type OrderHolder, openOrder, withOrder } from './orders/open-order.ts';
import { itemsOf, type OrderItem } from './orders/order-items.ts';
import { changeOrder, type OrderPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';
import type { RefundRow } from './refund-records.ts';
import { decideCharge, type LineTax } from './tax.ts';

/** As long as the owner has not said how she is taxed. */
const VAT_NOTE = 'The price includes all taxes due; no VAT is shown separately.';

type Line = ReceiptFacts['lines'][number];
type Needs = Pick<Deps, 'clock'> & ReadsContent;

/**
 * Writes the receipt of a payment in the transaction that settles it, or the invoice where a business bought. To be called
 * late in it: from here on every other settlement waits for this one.
 */
export async function issueReceipt(
  services: Needs,
  tx: Tx,
  { order, payment, tier }: { order: OrderRow; payment: OrderPayment; tier?: SoldTier },
): Promise<ReceiptRow> {
  const { timeZone } = services.content.current().site;
  const { consentText, consentAt } = order;
  const items = await itemsOf(tx, order.id);
  const paid = { order, payment, items, tier };
  const tax = await taxOfPayment(services, tx, paid);
  const named = await lineName(tx, tier ? { ...order, productName: tier.name } : order, payment, timeZone);
  const facts: ReceiptFacts = {
    ...common(services, order, payment, tax),
    form: isInvoiced(order) ? 'invoice' : 'receipt',
    lines: linesOfPayment({ ...paid, tax }, named),
    consent:
      consentText && consentAt
        ? { text: consentText, givenOn: formatDate(officeDate(consentAt, timeZone)) }
        : undefined,
  };
  return write(tx, 'receipt', services.clock.now(), timeZone, {
    orderId: order.id,
    orderPaymentId: payment.id,
    amountCents: payment.amountCents,
    facts,
  });
}

export const invoiceForm = z.object({
  buyerName: oneLine(120, 'Please write the name of the business.'),
  address: text(300, 'Please write its address.'),
  country: z.string().refine(isCountry, 'Please choose the country.'),
  vatNumber: optionalLine(24),
});

/**
 * A business asks for an invoice of what has been paid. It takes the place of the receipt, for the same money with the same
 * tax: what was charged stays as it was charged. Further months get theirs by themselves.
 */
export async function askForInvoice(
  services: Deps,
  holder: OrderHolder,
  { buyerName, address, country, vatNumber }: z.output<typeof invoiceForm>,
): Promise<void> {
  const { order: opened } = await openOrder(services, holder);
  const known = vatNumber && isMemberState(country) ? checkVatNumber(vatNumber, country)?.number : vatNumber;
  if (vatNumber && !known)
    throw invalid({ vatNumber: 'This is no VAT number of that country: one of its characters is wrong.' });
  const buyer = { kind: 'business' as const, country, name: buyerName, address, vatNumber: known };
  const { timeZone } = services.content.current().site;
  await withOrder(services, opened.id, async (tx, before) => {
    const issued = await listReceipts(tx, before.id);
    const open = issued.filter(
      (one) =>
        one.kind === 'receipt' &&
        one.facts.form !== 'invoice' &&
        !issued.some(({ replaces }) => replaces === one.id),
    );
    if (open.length === 0)
      throw new DomainError('conflict', 'There is no receipt that an invoice could take the place of.');
    const order = await changeOrder(tx, before.id, { buyer });
    const payments = await paymentsOf(tx, order.id);
    for (const { id: replaces, number, orderPaymentId, amountCents, facts } of open) {
      const payment = payments.find(({ id }) => id === orderPaymentId);
      if (!payment) throw new Error(`receipt ${number} has no payment`);
      const made = { ...facts, ...common(services, order, payment, facts.tax) };
      await write(tx, 'receipt', services.clock.now(), timeZone, {
        ...{ orderId: order.id, orderPaymentId, amountCents, replaces },
        facts: { ...made, form: 'invoice', replaces: number },
      });
    }
  });
}

const isInvoiced = ({ buyer }: OrderRow): boolean =>
  buyer?.kind === 'business' && buyer.name !== undefined && buyer.address !== undefined;

/** What a membership stands on when it is charged; at first, what was ordered. */
type SoldTier = { name: string; terms?: Pick<ProductTerms, 'taxClass'> };
type Paid = { order: OrderRow; payment: OrderPayment; items: OrderItem[]; tier?: SoldTier };
type Lined = {
  order: Pick<OrderRow, 'discountCents' | 'code' | 'priceCents' | 'subject'>;
  payment: Pick<OrderPayment, 'amountCents'>;
  items: readonly Pick<OrderItem, 'productName' | 'bundle' | 'priceCents' | 'discountCents' | 'taxRate'>[];
  tax: TaxShare[] | undefined;
};

/** What stands on the receipt of a payment. `named`: what it is for, where it is for one thing. */
export function linesOfPayment({ order, payment, items, tax }: Lined, named: string): Line[] {
  const { discountCents, code } = order;
  const { amountCents } = payment;
  // A membership's code takes part in its first month alone.
  const isDiscounted = discountCents > 0 && amountCents + discountCents === order.priceCents;
  const isWhole = amountCents + (isDiscounted ? discountCents : 0) === order.priceCents;
  const line = (description: string, unitCents: number, rate = 0): Line => ({
    ...{ description, quantity: 1, unitCents },
    vatRate: rate / 100,
  });
  if (!isWhole || (items.length < 2 && !isDiscounted))
    return tax
      ? tax.filter(isSome).map(({ grossCents, rate }) => line(named, grossCents, rate))
      : [line(named, amountCents)];
  const sold = items.map((item) =>
    line(items.length > 1 ? itemName(item) : named, item.priceCents, item.taxRate ?? 0),
  );
  if (!isDiscounted) return sold;
  const words = isPaidByGift(order) ? 'Paid by gift' : `Code ${code}`;
  const rates = [...new Set(items.map(({ taxRate }) => taxRate ?? 0))];
  const taken = rates.map((rate) => {
    const ofRate = items.filter((item) => (item.taxRate ?? 0) === rate);
    return line(words, -ofRate.reduce((sum, item) => sum + item.discountCents, 0), rate);
  });
  return [...sold, ...taken.filter(({ unitCents }) => unitCents < 0)];
}

/** The tax inside a payment: of an order that it pays whole as its lines have it, of a further month as it is owed today. */
async function taxOfPayment(
  services: Needs,
  tx: Tx,
  { order, payment, items, tier }: Paid,
): Promise<TaxShare[] | undefined> {
  const { amountCents } = payment;
  const issued = (await listReceipts(tx, order.id)).filter(isSale);
  // Its lines say what today costs; after free days the first charge is a month like any other.
  if (order.mode === 'subscription' && (issued.length > 0 || order.trialDays !== null))
    return taxOfMonth(services, order, payment, tier?.terms ?? items[0]?.sold);
  const sold = groupsOf(items);
  if (!sold || amountCents === order.totalCents) return sold;
  const before = sold.map((_, at) =>
    issued.reduce((sum, { facts }) => sum + (facts.tax?.[at]?.grossCents ?? 0), 0),
  );
  return taxOfPart(sold, before, amountCents);
}

/** Of what the lines of an order carry, what one of several payments pays; `before`: what earlier ones took of each share. */
export function taxOfPart(
  sold: readonly TaxShare[],
  before: readonly number[],
  amountCents: number,
): TaxShare[] {
  const left = sold.reduce((sum, { grossCents }, at) => sum + grossCents - (before[at] ?? 0), 0);
  if (amountCents <= left) {
    const parts = takePart(sold, before, amountCents);
    return sold.map((group, at) => ({ ...group, ...parts[at] }));
  }
  // More than was agreed: all of it is what was sold, until somebody has decided.
  const gross = divideCents(
    amountCents,
    sold.map(({ grossCents }) => grossCents),
  );
  return sold.map((group, at) => {
    const grossCents = gross[at] ?? 0;
    const netCents = Math.round((grossCents * 10_000) / (10_000 + group.rate));
    return { ...group, grossCents, netCents, taxCents: grossCents - netCents };
  });
}

function taxOfMonth(
  services: Needs,
  order: OrderRow,
  { amountCents }: OrderPayment,
  sold: SoldTier['terms'] | null,
) {
  const line = { taxClass: sold?.taxClass ?? ('service' as const), grossCents: amountCents };
  const tax = decideCharge(services, order, line);
  return tax && [toShare({ ...tax, totalCents: amountCents })];
}

const toShare = ({
  taxTreatment,
  taxCountry,
  taxRate,
  taxRule,
  ...line
}: LineTax & { totalCents: number }) => ({
  ...{ taxClass: line.taxClass, treatment: taxTreatment, country: taxCountry, rate: taxRate },
  ...{ oss: taxRule.oss, grossCents: line.totalCents, netCents: line.netCents, taxCents: line.taxCents },
});

type TaxedItem = Pick<
  OrderItem,
  'taxClass' | 'taxTreatment' | 'taxCountry' | 'taxRate' | 'netCents' | 'taxCents' | 'taxRule' | 'totalCents'
>;

/** What the lines of an order are together, by class, rate, country and reason; nothing where nothing was decided. */
export function groupsOf(items: readonly TaxedItem[]): TaxShare[] | undefined {
  const groups = new Map<string, TaxShare>();
  for (const {
    taxClass,
    taxTreatment,
    taxCountry,
    taxRate,
    netCents,
    taxCents,
    taxRule,
    totalCents,
  } of items) {
    if (!taxClass || !taxTreatment || !taxRule) return undefined;
    const share = toShare({
      ...{ taxClass, taxTreatment, taxCountry, taxRule, totalCents },
      ...{ taxRate: taxRate ?? 0, netCents: netCents ?? 0, taxCents: taxCents ?? 0 },
    });
    const key = [taxClass, taxTreatment, taxCountry, taxRate, taxRule.oss].join();
    const known = groups.get(key);
    groups.set(key, known ? added(known, share) : share);
  }
  return [...groups.values()];
}

/** What takes another's place is no sale of its own. */
const isSale = ({ kind, replaces }: ReceiptRow): boolean => kind === 'receipt' && replaces === null;

const isSome = ({ grossCents }: TaxShare): boolean => grossCents > 0;

const added = (one: TaxShare, other: TaxShare): TaxShare => ({
  ...one,
  grossCents: one.grossCents + other.grossCents,
  netCents: one.netCents + other.netCents,
  taxCents: one.taxCents + other.taxCents,
});

/** Takes back a receipt, or a part of it, with the tax inside. */
export async function issueCreditNote(
  services: Needs,
  tx: Tx,
  {
    order,
    payment,
    refund,
  }: {
    order: OrderRow;
    payment: OrderPayment;
    refund: Pick<RefundRow, 'id' | 'amountCents' | 'item' | 'kind' | 'shares' | 'sessions'>;
  },
): Promise<ReceiptRow> {
  const { timeZone } = services.content.current().site;
  const { id: refundId, amountCents } = refund;
  const items = await itemsOf(tx, order.id);
  const item = items.find(({ position }) => position === refund.item);
  const sold = (await listReceipts(tx, order.id)).find(
    (one) => isSale(one) && one.orderPaymentId === payment.id,
  );
  // What a membership stood on then is said by the paper of that charge.
  const charged = order.mode === 'subscription' ? sold?.facts.lines[0]?.description : undefined;
  const name =
    item && items.length > 1 ? itemName(item) : (charged ?? (await lineName(tx, order, payment, timeZone)));
  const tax = await taxTakenBackBy(tx, { payment, items, refund });
  const line = { description: `${name}${whatFor(refund)}`, quantity: 1 };
  const lines = tax
    ? tax
        .filter(isSome)
        .map(({ grossCents, rate }) => ({ ...line, unitCents: grossCents, vatRate: rate / 100 }))
    : [{ ...line, unitCents: amountCents, vatRate: 0 }];
  return write(tx, 'credit_note', services.clock.now(), timeZone, {
    orderId: order.id,
    orderPaymentId: payment.id,
    refundId,
    amountCents,
    facts: { ...common(services, order, payment, tax), lines },
  });
}

function whatFor({ kind, sessions }: Pick<RefundRow, 'kind' | 'sessions'>): string {
  const count = sessions?.ordinals.length ?? 0;
  if (kind === 'sessions') return `, ${count === 1 ? 'one session' : `${count} sessions`} not used`;
  return kind === 'goodwill' ? ', price reduced' : kind === 'difference' ? ', paid too much' : '';
}

type Returned = {
  payment: OrderPayment;
  items: OrderItem[];
  refund: Pick<RefundRow, 'amountCents' | 'item' | 'shares'>;
};

/** By the groups of the receipt, each with what earlier credit notes took of it. Of some lines, by the groups of those. */
async function taxTakenBackBy(tx: Tx, { payment, items, refund }: Returned) {
  const issued = (await listReceipts(tx, payment.orderId)).filter((one) => one.orderPaymentId === payment.id);
  const sold = issued.find(isSale)?.facts.tax;
  if (!sold) return undefined;
  const before = sold.map((_, at) =>
    issued
      .filter(({ kind }) => kind === 'credit_note')
      .reduce((sum, { facts }) => sum + (facts.tax?.[at]?.grossCents ?? 0), 0),
  );
  const { amountCents, item, shares } = refund;
  const shareOf = ({ position }: OrderItem) =>
    shares ? (shares[position] ?? 0) : item === position ? amountCents : 0;
  const wanted = sold.map((group) =>
    items.filter((one) => isOfGroup(group, one)).reduce((sum, one) => sum + shareOf(one), 0),
  );
  const parts = takePart(sold, before, amountCents, wanted);
  return sold.map((group, at) => ({ ...group, ...parts[at] }));
}

const isOfGroup = ({ taxClass, treatment, country, rate, oss }: TaxShare, item: OrderItem): boolean =>
  taxClass === item.taxClass &&
  treatment === item.taxTreatment &&
  country === item.taxCountry &&
  rate === item.taxRate &&
  oss === item.taxRule?.oss;

/** Who sells and who buys, as it stands now: what the office changes later does not change this paper. */
function common(
  { content, clock }: Needs,
  { email, buyer, number, taxBasis }: OrderRow,
  { method, arrivedAt }: OrderPayment,
  tax: TaxShare[] | undefined,
) {
  const { site } = content.current();
  const { brand, tagline, taxId, contactEmail, legalName, legalAddress, timeZone } = site;
  const settings = taxBasis?.settings ?? site.tax;
  const lines = [
    ...imprintOf(site),
    taxId && `Tax number ${taxId}`,
    settings?.vatNumber && settings.vatNumber !== taxId && `VAT number ${settings.vatNumber}`,
    contactEmail,
  ];
  return {
    buyer: {
      email,
      ...(buyer?.name && { name: buyer.name }),
      ...(buyer?.address && { address: [...buyer.address.split('\n'), countryName(buyer.country)] }),
      ...(buyer && { country: buyer.country }),
      ...(buyer?.vatNumber && { taxId: buyer.vatNumber }),
    },
    seller: {
      lines: lines.flatMap((one) => one || []),
      country: settings?.country,
      vatNumber: settings?.vatNumber,
      taxNumber: taxId || undefined,
      ...{ name: legalName || brand, address: legalAddress, email: contactEmail },
      ...{ brand, tagline },
    },
    order: number,
    days: { issued: dateIn(clock.now(), timeZone), paid: dateIn(arrivedAt, timeZone) },
    tax,
    vatNote: tax ? noteOf(tax, settings?.country) : VAT_NOTE,
    method,
    paidOn: arrivedAt.toISOString(),
  };
}

/** Why what carries no tax carries none, each reason once. */
function noteOf(tax: readonly TaxShare[], country = ''): string {
  if (!isMemberState(country)) return '';
  const treatments = [...new Set(tax.map(({ treatment }) => treatment))];
  return treatments.flatMap((treatment) => whyNoTax(treatment, country) ?? []).join(' ');
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

const itemName = ({ productName, bundle }: Pick<OrderItem, 'productName' | 'bundle'>): string =>
  bundle ? `${productName} (${bundle})` : productName;

const day = (moment: Date, zone: string) => formatDate(officeDate(moment, zone));
const letters = { receipt: 'R', invoice: 'I', credit_note: 'C' } as const;

type Written = Pick<ReceiptRow, 'orderId' | 'orderPaymentId' | 'amountCents' | 'facts'> & {
  refundId?: string;
  replaces?: string;
};

async function write(
  tx: Tx,
  kind: ReceiptRow['kind'],
  issuedAt: Date,
  zone: string,
  values: Written,
): Promise<ReceiptRow> {
  const series = `${letters[values.facts.form ?? kind]}-${officeDate(issuedAt, zone).year}`;
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
  /** How a receipt is called: by whom it is made out to. */
  form: 'receipt' | 'invoice';
  number: string;
  amountCents: number;
  issuedAt: string;
};

/** The receipts and credit notes of an order, for its page. */
export async function receiptsOf({ db }: Deps, orderId: string): Promise<ReceiptLine[]> {
  return (await listReceipts(db, orderId)).map(({ id, kind, number, amountCents, issuedAt, facts }) => ({
    id,
    kind,
    form: facts.form ?? ('receipt' as const),
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

async function draw(services: Deps, receipt: ReceiptRow) {
  const { kind, number, issuedAt, facts, orderId, orderPaymentId } = receipt;
  const { documents, db } = services;
  const content = services.content.current();
  const { timeZone } = content.site;
  // The clock of the practice may be another one by now.
  const issuedOn = parseDate(facts.days?.issued ?? '') ?? officeDate(issuedAt, timeZone);
  const method = methods[facts.method ?? ''] ?? 'our payment provider';
  const common = {
    number,
    issuedOn,
    orderNumber: facts.order,
    buyer: facts.buyer,
    lines: facts.lines,
    vatNote: facts.vatNote,
    seller: facts.seller,
    replaces: facts.replaces,
    shares: facts.tax && sharesOf(facts.tax),
  };
  if (kind === 'receipt') {
    const paidOn = parseDate(facts.days?.paid ?? '') ?? officeDate(new Date(facts.paidOn), timeZone);
    const payment = { method, paidOn };
    const data = {
      ...common,
      form: facts.form,
      payment,
      withdrawalConsent: consentOf(facts),
      xml: xmlOf(receipt),
    };
    return documents.render('receipt', data, content);
  }
  const issued = await listReceipts(db, orderId);
  const original = issued.findLast(
    (one) => one.kind === 'receipt' && one.orderPaymentId === orderPaymentId && one.issuedAt <= issuedAt,
  );
  if (!original) throw new Error(`credit note ${number} takes back no receipt`);
  const data = {
    ...common,
    receipt: {
      ...{ number: original.number, form: original.facts.form },
      issuedOn: parseDate(original.facts.days?.issued ?? '') ?? officeDate(original.issuedAt, timeZone),
    },
    refund: { method, on: issuedOn },
    xml: xmlOf(receipt, original),
  };
  return documents.render('credit-note', data, content);
}

/** As the paper sums them up: by rate. */
function sharesOf(tax: readonly TaxShare[]) {
  const rates = [...new Set(tax.map(({ rate }) => rate))].sort((one, other) => other - one);
  return rates.map((rate) => {
    const ofRate = tax.filter((share) => share.rate === rate);
    const sum = ofRate.reduce(added);
    return {
      ...{ rate: rate / 100, grossCents: sum.grossCents, netCents: sum.netCents },
      vatCents: sum.taxCents,
    };
  });
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
      // A credit note follows its receipt, and what takes a receipt's place follows it, also when both are of one moment.
      .orderBy(
        asc(receipts.issuedAt),
        desc(receipts.kind),
        sql`${receipts.replaces} is not null`,
        asc(receipts.number),
      )
  );
}
