import { signLink } from '../../adapters/files/signed-link.ts';
import { findProduct } from '../../content/catalogue.ts';
import type { IntakeAnswers } from '../../db/schema/index.ts';
import type { LetterSystem } from '../../numerology/index.ts';
import { HOUR } from '../../shared/durations.ts';
import { legalOfOrder } from '../content/index.ts';
import {
  answerFilePath,
  creditSource,
  deliveriesOf,
  formOfIntake,
  type IntakeField,
  listUnusedSessions,
  type MembershipCard,
  membershipOfOrder,
  partnerFields,
  readOrderWork,
} from '../delivery/index.ts';
import { findFailure } from '../duties.ts';
import { notFound } from '../errors.ts';
import { type Actor, actionsAbout, isOwner, ownerVerb, staffOnly } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import { readCursor, writeCursor } from '../page-cursor.ts';
import { bookingOfOrder } from '../practice/index.ts';
import { readOrderSearch } from '../search-query.ts';
import type { ReadsContent, Services } from '../services.ts';
import {
  type DisputeRow,
  disputesOfOrder,
  everyOf,
  itemsOf,
  leftOfStaffLimit,
  listOrderEvents,
  listPurchasesOfOrder,
  moneyOf,
  type OrderItem,
  type OrderPayment,
  type OrderRow,
  openDifference,
  orderById,
  partsOf,
  paymentsOf,
  readGifts,
  readOrderRefunds,
  readPlan,
  readStaffRefundLimit,
  receiptsOf,
  returnableOf,
  shownBuyer,
  taxDoubtsOf,
} from '../shop/index.ts';
import { coreNumbersOf } from './dashboard.ts';
import * as queries from './order-queries.ts';

const PAGE = 50;
const PORTION = 1_000;

export type OfficeOrderLine = Awaited<ReturnType<typeof listOfficeOrders>>['orders'][number];

/** Everybody's orders, newest first, with how far each is. */
export async function listOfficeOrders(
  services: Services,
  { actor, search }: { actor: Actor; search: OrderSearch },
) {
  staffOnly(actor);
  const { query, shown } = readOrderFilter(services, search);
  const rows = await queries.listOrderRows(services.db, query, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const deliveries = await deliveriesOf(
    services,
    page.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    shown,
    orders: page.map(({ createdAt, paidAt, mode, every, ...row }) => ({
      ...row,
      email: shownBuyer(row.email),
      every: mode === 'subscription' ? (every ?? 'month') : undefined,
      placedAt: createdAt.toISOString(),
      paidAt: paidAt?.toISOString(),
      deliveries: (deliveries.get(row.id) ?? []).map(({ id, kind, stage, dueAt }) => ({
        id,
        kind,
        stage,
        dueAt,
      })),
    })),
    older: rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
    now: services.clock.now().toISOString(),
  };
}

const toMail = <Row extends { createdAt: Date; sentAt: Date | null }>({
  createdAt,
  sentAt,
  ...mail
}: Row) => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString(),
});

export const ordersHeader = [
  'Order',
  'Placed',
  'Paid',
  'State',
  'Product',
  'Name',
  'E-mail',
  'Total (EUR)',
  'Returned (EUR)',
  'Code',
  'Came from',
];

const noteExport = ownerVerb<{ search: OrderSearch }, void>(
  'orders.exported',
  async (services, _tx, { search }) => {
    const { show, product } = readOrderFilter(services, search).shown;
    return { about: { kind: 'orders', id: 'list' }, after: { show, product }, answer: undefined };
  },
);

/** All that the filter finds, as rows of a table. It exports people's names, so it goes to the audit log. */
export async function exportOrders(
  services: Services,
  { actor, search }: { actor: Actor; search: OrderSearch },
): Promise<AsyncIterable<string[]>> {
  await noteExport(services, { actor, search });
  return rowsOf(services, { ...readOrderFilter(services, search).query, before: undefined });
}

async function* rowsOf({ db }: Services, query: queries.OrderQuery): AsyncGenerator<string[]> {
  for (let before: queries.OrderQuery['before']; ; ) {
    const rows = await queries.listOrderRows(db, { ...query, before }, PORTION);
    for (const row of rows) yield toCells(row);
    const last = rows.at(-1);
    if (!last || rows.length < PORTION) return;
    before = { at: last.createdAt, id: last.id };
  }
}

function toCells(row: Awaited<ReturnType<typeof queries.listOrderRows>>[number]): string[] {
  const { number, createdAt, paidAt, state, productName, name, email, totalCents, code, source } = row;
  const [total, returned] = [totalCents, row.refundedCents].map((cents) => (cents / 100).toFixed(2));
  return [
    ...[number, createdAt.toISOString(), paidAt?.toISOString() ?? '', state, productName],
    ...[name ?? '', shownBuyer(email), total ?? '', returned ?? '', code ?? '', source ?? ''],
  ];
}

/** As it stands in the address of the list. */
type OrderSearch = Partial<Record<'show' | 'product' | 'q' | 'before', string>>;

function readOrderFilter(services: ReadsContent, { show, product, q, before }: OrderSearch) {
  const typed = q?.trim().slice(0, 100) || undefined;
  const view: queries.OrderView = queries.orderViews.find((known) => known === show) ?? 'bought';
  const query: queries.OrderQuery = {
    view,
    productIds: product ? productsCalled(services, product) : undefined,
    search: readOrderSearch(typed),
    before: readCursor(before ?? null),
  };
  return { query, shown: { show: view, product, q: typed, isPaged: query.before !== undefined } };
}

/** By its id, or by what is typed of its name: the whole of it before a part. */
function productsCalled({ content }: ReadsContent, typed: string): string[] {
  const { byId } = content.current().catalogue;
  if (byId.has(typed)) return [typed];
  const wanted = typed.trim().toLowerCase();
  const found = [...byId.values()].filter(({ name }) => name.toLowerCase().includes(wanted));
  const exact = found.filter(({ name }) => name.toLowerCase() === wanted);
  return (exact.length > 0 ? exact : found).map(({ id }) => id);
}

export type OfficeOrder = Awaited<ReturnType<typeof readOfficeOrder>>;
type Asked = { actor: Actor; orderId: string };

/** Everything we know of an order: money, details, deliveries, letters, and all that happened to it. */
export async function readOfficeOrder(services: Services, { actor, orderId }: Asked) {
  staffOnly(actor);
  const { db } = services;
  const { school } = services.content.current().site;
  const order = isId(orderId) ? await orderById(db, orderId) : undefined;
  if (!order) throw notFound('Order');
  const [customer, payments, refunds, receipts, work, purchases, credits, mails, events, actions, items] =
    await Promise.all([
      queries.findCustomerOf(db, order),
      paymentsOf(db, order.id),
      readOrderRefunds(db, order.id),
      receiptsOf(services, order.id),
      readOrderWork(services, order.id),
      listPurchasesOfOrder(db, order.id),
      queries.listCreditsOf(db, creditSource(order)),
      queries.listMailsAbout(db, order),
      listOrderEvents(db, order.id),
      actionsAbout(services, { kind: 'order', id: order.id }),
      itemsOf(db, order.id),
    ]);
  const [{ cents, waitsForPayment }, money] = [await returnableOf(db, order), await moneyOf(db, order.id)];
  const booking = await findFailure(db, 'book-payment', order.id);
  const refundLimitCents = isOwner(actor) ? undefined : await leftOfStaffLimit(db, order.id);
  const videos = await queries.listVideosOf(db, purchases);
  const plan = await readPlan(db, order.id);
  return {
    ...factsOf(order),
    customer: customer && { id: customer.mergedInto ?? customer.id, name: customer.name },
    payments: payments.map((payment) =>
      toPayment(payment, partsOf(money, order, payment, plan !== undefined)),
    ),
    refunds,
    disputes: (await disputesOfOrder(db, order.id)).map(toDispute),
    items: items.map(toItem),
    tax: taxFacts(order, items),
    withdrawals: await withdrawalsOf(services, order.email),
    returnable: { cents, waitsForPayment },
    difference: await openDifference(services, order),
    /** A payment that arrived and could not be booked. */
    bookingProblem: booking && { message: booking.message, since: booking.firstAt.toISOString() },
    /** Above it the owner decides; owners have none. */
    refundLimitCents,
    receipts,
    legal: await legalOfOrder(services, order),
    intake: work.intake && toIntake(work.intake, school),
    deliveries: work.deliveries,
    booked: await bookingOfOrder(services, order.subject),
    gifts: await readGifts(services, { actor, orderId: order.id }),
    videos: videos.map((video) => toVideo(services, actor, video)),
    credits: credits.map((credit) => toCredit(services, credit)),
    membership:
      order.mode === 'subscription' ? withoutCalendar(await membershipOfOrder(services, order)) : undefined,
    plan,
    unusedSessions: plan ? [] : await listUnusedSessions(services, order),
    mails: mails.map(toMail),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    actions,
    now: services.clock.now().toISOString(),
  };
}

const toDispute = ({ id, orderPaymentId, state, wish, isInquiry, amountCents, workAt }: DisputeRow) => ({
  ...{ id, orderPaymentId, state, wish, isInquiry, amountCents },
  isUnderWay: workAt !== null,
});

const toCredit = (
  { content }: Services,
  { startsAt, sessionType, ...credit }: Awaited<ReturnType<typeof queries.listCreditsOf>>[number],
) => ({
  ...credit,
  type: content.current().titleOfSession(sessionType),
  startsAt: startsAt?.toISOString(),
});

function toPayment(payment: OrderPayment, parts: ReturnType<typeof partsOf>) {
  const { arrivedAt, periodStart, periodEnd, followAt, followFrom: _, ...shown } = payment;
  return {
    ...shown,
    parts,
    arrivedAt: arrivedAt.toISOString(),
    period: periodStart && periodEnd && { from: periodStart.toISOString(), to: periodEnd.toISOString() },
    /** The money is booked, and what follows from it is tried again. */
    isFollowing: followAt !== null,
  };
}

function toIntake(
  intake: NonNullable<Awaited<ReturnType<typeof readOrderWork>>['intake']>,
  school: LetterSystem,
) {
  const { version, answers, partnerAnswers } = intake;
  const { fields, hasPartner } = formOfIntake(intake);
  return {
    submittedAt: intake.submittedAt?.toISOString(),
    isComplete: intake.completedAt !== null,
    care: intake.careSeverity ?? undefined,
    version,
    answers: answered(fields, answers, intake.orderId),
    numbers: numbersOf(answers, school),
    partner: hasPartner
      ? { answers: answered(partnerFields, partnerAnswers), numbers: numbersOf(partnerAnswers, school) }
      : undefined,
  };
}

const toItem = ({
  position,
  productName,
  bundle,
  totalCents,
  refundedCents,
  returnedAt,
  ...tax
}: OrderItem) => ({
  tax: tax.taxRule && {
    ...{ rate: tax.taxRate ?? 0, cents: tax.taxCents ?? 0, country: tax.taxCountry },
    ...{ treatment: tax.taxTreatment, oss: tax.taxRule.oss, source: tax.taxRule.source },
  },
  position,
  name: productName,
  bundle,
  totalCents,
  refundedCents,
  isReturned: returnedAt !== null,
});

/** Who bought, what speaks for her country, and what somebody has to look at. */
function taxFacts(order: OrderRow, items: OrderItem[]) {
  const { taxBasis, buyer } = order;
  if (!taxBasis) return undefined;
  const rules = items.flatMap(({ taxRule }) => taxRule ?? []);
  const { evidence, vat, day } = taxBasis;
  return { buyer, evidence, vat, day, doubts: taxDoubtsOf(order, rules) };
}

/** The calendar's address is the member's own secret. */
const withoutCalendar = (card: MembershipCard | undefined) => card && { ...card, calendarUrl: undefined };

function factsOf(order: OrderRow) {
  const { id, number, productId, productName, state, reason, code, checkoutId } = order;
  const { priceCents, discountCents, totalCents, customerId, returnWanted, source } = order;
  return {
    id,
    number,
    productId,
    productName,
    state,
    reason,
    code,
    checkoutId,
    email: shownBuyer(order.email),
    priceCents,
    discountCents,
    trialDays: order.trialDays ?? undefined,
    totalCents,
    customerId,
    returnWanted,
    source,
    every: everyOf(order),
    userId: order.userId,
    placedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString(),
    consent:
      order.consentText && order.consentAt
        ? { text: order.consentText, at: order.consentAt.toISOString() }
        : undefined,
    beginChoice: order.beginChoice,
  };
}

const numbersOf = ({ fullName, spelling, birthDate }: IntakeAnswers, system: LetterSystem) =>
  coreNumbersOf({ name: fullName, spelling, birthDate }, system);

/** Each question with its answer, in the order of the form. */
const answered = (fields: IntakeField[], answers: IntakeAnswers, orderId = '') =>
  fields.map(({ name, label, type }) => ({
    name,
    label,
    answer: answers[name],
    file: type === 'file' && answers[name] ? answerFilePath(orderId, name) : undefined,
  }));

const LINK_MS = 2 * HOUR;

function toVideo(
  { clock, config }: Services,
  actor: Actor,
  video: Awaited<ReturnType<typeof queries.listVideosOf>>[number],
) {
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return {
    id: video.id,
    title: video.title,
    plannedMinutes: video.plannedMinutes,
    durationSeconds: video.durationSeconds,
    link: video.link ?? undefined,
    source: video.fileKey
      ? signLink(config.secret, { key: video.fileKey, expiresAt, audience: actor.id })
      : undefined,
    dueAt: video.dueAt?.toISOString(),
    releasedAt: video.releasedAt?.toISOString(),
    hasCaptions: video.captionsKey !== null,
  };
}

export type OfficeWithdrawal = ReturnType<typeof toWithdrawal>;
export type WithdrawalPage = Awaited<ReturnType<typeof readWithdrawal>>;

/** A declaration, and every order of its sender that it may mean. */
export async function readWithdrawal(
  services: Services,
  { actor, withdrawalId }: { actor: Actor; withdrawalId: string },
) {
  staffOnly(actor);
  const { db } = services;
  const row = await queries.findWithdrawal(db, knownId(withdrawalId, 'Withdrawal'));
  if (!row) throw notFound('Withdrawal');
  const orders = [];
  for (const order of await queries.listBoughtBy(db, row.email)) {
    const { id, number, productName, state, createdAt } = order;
    const { cents, waitsForPayment } = await returnableOf(db, order);
    const placedAt = createdAt.toISOString();
    orders.push({ id, number, productName, state, placedAt, returnable: { cents, waitsForPayment } });
  }
  return {
    withdrawal: toWithdrawal(services, row),
    orders,
    /** Above it the owner decides; none for her. */
    refundLimitCents: isOwner(actor) ? undefined : await readStaffRefundLimit(db),
  };
}

/** What waits for a decision about the orders of an address. */
async function withdrawalsOf(services: Services, email: string): Promise<OfficeWithdrawal[]> {
  return (await queries.listOpenWithdrawals(services.db, email)).map((row) => toWithdrawal(services, row));
}

type Row = NonNullable<Awaited<ReturnType<typeof queries.findWithdrawal>>>;

function toWithdrawal({ content }: Services, { requestedAt, orderNumber, productId, ...row }: Row) {
  const { catalogue } = content.current();
  return {
    ...row,
    orderNumber: orderNumber ?? undefined,
    product: findProduct(catalogue, productId ?? '')?.name,
    requestedAt: requestedAt.toISOString(),
  };
}
