import type { Content } from '../../../content/make-content.ts';
import type { Delivery } from '../../../content/product.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import type { PrintSheet } from '../../../documents/index.ts';
import { type DigitResult, parseDate, toldNumber } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { legalOfOrder } from '../../content/index.ts';
import { findFailure } from '../../duties.ts';
import { notFound } from '../../errors.ts';
import { fileExists } from '../../file-exists.ts';
import { isId } from '../../ids.ts';
import { listCreditsOf } from '../../practice/index.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import {
  beginChoiceOf,
  isPaidByGift,
  itemOfDelivery,
  itemsOf,
  itemsOfOrders,
  listRefundedSessions,
  type OrderHolder,
  type OrderItem,
  type OrderRow,
  openOrder,
  ordersOf,
  readOfferAfter,
  readOrderMoney,
  readPlan,
  recordOpened,
  restToPay,
  toOrderCard,
  whatsAppForOrder,
} from '../../shop/index.ts';
import { membershipOfOrder } from '../circle.ts';
import { listReleasedVideos } from '../videos/queries.ts';
import { lengthLabel } from '../videos/videos.ts';
import { asksDetails } from './intake.ts';
import { careOfIntake } from './intake-care.ts';
import { formOfIntake } from './intake-form.ts';
import * as queries from './queries.ts';
import { creditSource, creditsBefore, fileOf, partnerLink, type Stage } from './stages.ts';

/** A member's orders, newest first, with what each still owes her. */
export async function readOrders(services: Deps, who: { memberId: string }) {
  const orders = await ordersOf(services, who);
  const deliveries = await deliveriesOf(
    services,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, deliveries: deliveries.get(order.id) ?? [] }));
}

export type OrderPage = Awaited<ReturnType<typeof readOrder>>;

/** Everything the buyer may know of her order. */
export async function readOrder(services: Deps, holder: OrderHolder) {
  const opened = await openOrder(services, holder);
  const { order, via } = opened;
  const deliveries = await deliveriesOf(services, [order.id]);
  const now = services.clock.now();
  const whatsApp = whatsAppForOrder(services, order);
  const begin = beginChoiceOf(services, order);
  const details = asksDetails(order) ? await detailsOf(services, order.id) : undefined;
  return {
    ...toOrderCard(order),
    /** A payment has come and could not be booked yet. */
    isBeingChecked:
      order.paidAt === null && (await findFailure(services.db, 'book-payment', order.id)) !== undefined,
    via,
    offer: await readOfferAfter(services, opened),
    email: order.email,
    discountCents: order.discountCents,
    trialDays: order.trialDays ?? undefined,
    items: (await itemsOf(services.db, order.id)).map(({ position, productName, bundle, ...item }) => ({
      position,
      name: productName,
      bundle,
      priceCents: item.priceCents,
      isReturned: item.returnedAt !== null,
    })),
    code: order.code ?? undefined,
    isWeekMoved: await queries.mayRefundMovedWeek(services.db, order),
    isPaidByGift: isPaidByGift(order),
    rest: await restToPay(services, order),
    begin: begin && { state: begin.state, periodEnds: begin.periodEnds.toISOString() },
    hasAccount: order.userId !== null,
    deliveries: deliveries.get(order.id) ?? [],
    details: details && {
      state: details.state,
      isAboutPerson: details.isAboutPerson,
      partnerUrl: details.state === 'waits_for_partner' ? partnerLink(services, order.id) : undefined,
      partner: details.partner && { ...details.partner, url: partnerLink(services, order.id) },
    },
    care: details?.care,
    chart: details?.state === 'complete' ? threeNumbersOf(services, details.answers) : undefined,
    membership: await shownMembership(services, order),
    plan: await readPlan(services.db, order.id),
    whatsApp:
      whatsApp && whatsApp.until > now
        ? { number: whatsApp.number, until: whatsApp.until.toISOString() }
        : undefined,
    ...(await readOrderMoney(services, order)),
    legal: await legalOfOrder(services, order),
    now: now.toISOString(),
  };
}

/** Months that came with a product are shown as long as they are open; the order has its other parts. */
async function shownMembership(services: Deps, order: OrderRow) {
  const membership = await membershipOfOrder(services, order);
  return order.mode === 'subscription' || membership?.state === 'months' ? membership : undefined;
}

/** The three numbers of the person an order is about, counted as her reading counts them. */
export function threeNumbersOf(
  { content }: ReadsContent,
  { fullName: name, birthDate, spelling: editedSpelling }: IntakeAnswers,
) {
  const date = birthDate ? parseDate(birthDate) : null;
  if (!name || !date) return undefined;
  const { school: system } = content.current().site;
  const person = quizNumbersOf({ name, editedSpelling, birthDate: date, system });
  if (!person.ok) return undefined;
  const { lifePath, expression, soulUrge } = person.numbers;
  return [
    { label: 'Life Path', ...told(lifePath) },
    { label: 'Expression', ...told(expression) },
    { label: 'Soul Urge', ...told(soulUrge) },
  ];
}

const told = (number: Pick<DigitResult, 'digit' | 'master'>) => ({
  digit: number.digit,
  number: toldNumber(number),
});

/**
 * Sessions are delivered when the last of them is held: until then there is something to book, or to wait for. A text is
 * made by hand.
 */
type ShownStage = Stage | 'ready_to_book' | 'booked' | 'writing';

type DeliveryLine = {
  id: string;
  kind: queries.FulfilmentRow['kind'];
  /** Of which product, where the order has several. */
  product?: string;
  stage: ShownStage;
  /** What a course or a text is called. */
  title?: string;
  /** Of a seat. */
  event?: string;
  /** The minutes of a video, the number of sessions or of months. */
  amount?: number;
  /** Of sessions, how many she has been given so far and still has: parts that are not paid bring none. */
  given?: number;
  notBefore?: string;
  dueAt?: string;
  /** Sold for a week that is still to come: its first moment. */
  startsAt?: string;
  deliveredAt?: string;
  /** A document that a person reads before it goes out. */
  isBeingRead: boolean;
  /** Newest first. */
  documents: { id: string; version: number; title: string; createdAt: string }[];
  /** Released recordings; `link` where one is kept elsewhere. */
  videos: { id: string; length: string; link?: string }[];
  /** To download, by their place. */
  files: { name: string; size: number }[];
};

/** What orders owe and how far it is, by order. */
export async function deliveriesOf(
  { db, content }: Deps,
  orderIds: string[],
): Promise<Map<string, DeliveryLine[]>> {
  const rows = await queries.listFulfilments(db, orderIds);
  const documents = await queries.listDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const released = await listReleasedVideos(db, orderIds);
  const items = Map.groupBy(await itemsOfOrders(db, orderIds), ({ orderId }) => orderId);
  const credits = await listCreditsOf(
    db,
    rows.filter(({ kind }) => kind === 'session-credits').map(({ orderId }) => creditSource({ id: orderId })),
  );
  const refunded = await listRefundedSessions(db, orderIds);
  const lines = new Map<string, DeliveryLine[]>();
  for (const row of rows) {
    const all = items.get(row.orderId) ?? [];
    const item = itemOfDelivery(all, row.position);
    const own = creditsOf(row, rows, credits);
    const line = {
      ...toLine(row, content.current()),
      given: row.kind === 'session-credits' && row.stage === 'delivered' ? own.length : undefined,
      amount: amountOf(row, rows, refunded),
      product: all.length > 1 ? item?.productName : undefined,
      files: filesOf(row).map(({ name, size }) => ({ name, size })),
      stage: shownStage(row, own),
      videos: released
        .filter(
          (one) => one.orderId === row.orderId && row.kind === 'video' && isOf(one.item, item, released),
        )
        .map(({ video }) => ({ id: video.id, length: lengthLabel(video), link: video.link ?? undefined })),
      documents: documents
        .filter(({ fulfilmentId }) => fulfilmentId === row.id && row.stage !== 'withdrawn')
        .map(({ id, version, title, createdAt }) => ({
          id,
          version,
          title,
          createdAt: createdAt.toISOString(),
        })),
    };
    lines.set(row.orderId, [...(lines.get(row.orderId) ?? []), line]);
  }
  return lines;
}

type Credit = Awaited<ReturnType<typeof listCreditsOf>>[number];

/** Those that this line of the order has brought, of all that the order has. */
function creditsOf(row: queries.FulfilmentRow, rows: queries.FulfilmentRow[], credits: Credit[]): Credit[] {
  const { delivery, orderId } = row;
  if (delivery.kind !== 'session-credits') return [];
  const before = creditsBefore(
    rows.filter((one) => one.orderId === orderId),
    row,
  );
  return credits.filter(
    ({ source, sessionType, ordinal }) =>
      source === creditSource({ id: orderId }) &&
      sessionType === delivery.sessionType &&
      ordinal > before &&
      ordinal <= before + delivery.count,
  );
}

/** Of this line; or of the only purchase that an earlier program has made for all. */
const isOf = (
  bought: number,
  item: OrderItem | undefined,
  released: { orderId: string | null; item: number }[],
): boolean =>
  bought === item?.position ||
  !released.some((one) => one.orderId === item?.orderId && one.item === item?.position);

/** Nothing of what is not delivered yet, or was taken back. */
const filesOf = ({ delivery, stage }: queries.FulfilmentRow) =>
  delivery.kind === 'files' && stage === 'delivered' ? delivery.files : [];

/** Where a file lies that was bought, for those who may have it. */
export async function openFile(
  services: Deps,
  holder: OrderHolder,
  { fulfilmentId, place }: { fulfilmentId: string; place: number },
): Promise<{ fileKey: string; filename: string }> {
  const { order } = await openOrder(services, holder);
  const rows = await queries.listFulfilments(services.db, [order.id]);
  const row = rows.find(({ id }) => id === fulfilmentId);
  const file = row && filesOf(row)[place];
  if (!file) throw notFound('File');
  await recordOpened(services, order.id, { what: 'files', id: fulfilmentId });
  return { fileKey: file.key, filename: file.name };
}

function shownStage({ kind, stage }: queries.FulfilmentRow, credits: Credit[]): ShownStage {
  if (kind === 'text' && stage === 'in_work') return 'writing';
  if (kind !== 'session-credits' || stage !== 'delivered') return stage;
  if (credits.some(({ isToBook }) => isToBook)) return 'ready_to_book';
  return credits.some(({ isToHold }) => isToHold) ? 'booked' : 'delivered';
}

function toLine(
  { id, kind, delivery, notBefore, dueAt, deliveredAt, promisedFrom, stage, held }: queries.FulfilmentRow,
  content: Content,
) {
  return {
    id,
    kind,
    title: titleOf(delivery, content),
    event: delivery.kind === 'seat' ? delivery.event : undefined,
    notBefore: notBefore?.toISOString(),
    dueAt: dueAt?.toISOString(),
    startsAt: promisedFrom?.toISOString(),
    deliveredAt: deliveredAt?.toISOString(),
    isBeingRead: kind === 'document' && stage === 'in_work' && held,
  };
}

type Refunded = Awaited<ReturnType<typeof listRefundedSessions>>;

/** Sessions whose money went back are none of it any more. */
function amountOf(
  row: queries.FulfilmentRow,
  rows: queries.FulfilmentRow[],
  refunded: Refunded,
): number | undefined {
  const { delivery, orderId } = row;
  if (delivery.kind === 'video') return delivery.minutes;
  if (delivery.kind === 'membership-months') return delivery.months;
  if (delivery.kind !== 'session-credits') return undefined;
  const { sessionType, count } = delivery;
  const after = creditsBefore(
    rows.filter((other) => other.orderId === orderId),
    row,
  );
  const gone = refunded
    .filter((one) => one.orderId === orderId && one.sessionType === sessionType)
    .flatMap(({ ordinals }) => ordinals)
    .filter((ordinal) => ordinal > after && ordinal <= after + count);
  return count - gone.length;
}

function titleOf(delivery: Delivery, { courseNames }: Pick<Content, 'courseNames'>): string | undefined {
  if (delivery.kind === 'course') return courseNames.get(delivery.course);
  return delivery.kind === 'text' || delivery.kind === 'seat' ? delivery.title : undefined;
}

/** What the office works with: the details as they came, and each delivery with its words and troubles. */
export async function readOrderWork(services: Deps, orderId: string) {
  const [intake, rows, lines] = await Promise.all([
    queries.findIntake(services.db, orderId),
    queries.listFulfilments(services.db, [orderId]),
    deliveriesOf(services, [orderId]),
  ]);
  const deliveries = (lines.get(orderId) ?? []).map((line) => {
    const row = rows.find(({ id }) => id === line.id);
    return {
      ...line,
      note: row?.note ?? '',
      editedParagraphs: Object.keys(row?.edits ?? {}).length,
      held: row?.held ?? false,
      openQuestions: row?.openQuestions ?? 0,
      error: row?.error ?? undefined,
      breachedAt: row?.breachedAt?.toISOString(),
    };
  });
  return { intake, deliveries };
}

/** What the buyer has told us, and whether that is all. */
async function detailsOf(services: Deps, orderId: string) {
  const intake = await queries.findIntake(services.db, orderId);
  if (!intake) return undefined;
  const state = intake.completedAt
    ? ('complete' as const)
    : intake.submittedAt
      ? ('waits_for_partner' as const)
      : ('missing' as const);
  const isAboutPerson = formOfIntake(intake).fields.some(({ type }) => type === 'name');
  const partner =
    intake.completedAt && formOfIntake(intake).hasPartner
      ? { hasCopy: intake.partnerCopyAt !== null, hasWithdrawn: intake.partnerWithdrawnAt !== null }
      : undefined;
  return { state, isAboutPerson, partner, answers: intake.answers, care: careOfIntake(services, intake) };
}

/** Where a document lies, for those who may have it. */
export async function openDocument(
  services: Deps,
  holder: OrderHolder,
  { documentId, sheet }: { documentId: string; sheet?: PrintSheet },
): Promise<{ fileKey: string; filename: string }> {
  const { order } = await openOrder(services, holder);
  const opened = await openDocumentOf(services, order, { documentId, sheet });
  await recordOpened(services, order.id, { what: 'document', id: documentId });
  return opened;
}

/** The same, where the caller has made sure that whoever asks may have it. */
export async function openDocumentOf(
  services: Deps,
  order: OrderRow,
  { documentId, sheet }: { documentId: string; sheet?: PrintSheet },
): Promise<{ fileKey: string; filename: string }> {
  const found = isId(documentId) ? await queries.findDocument(services.db, documentId) : undefined;
  if (!found || found.fulfilment.orderId !== order.id || found.fulfilment.stage === 'withdrawn') {
    throw notFound('Document');
  }
  const { title, version, fileKey } = found.document;
  const name = `${title}${version > 1 ? ` (${version})` : ''}`;
  const white = sheet && fileOf(fileKey, sheet);
  // Drawn before there were white ones: then it is printed on ivory.
  return white && (await fileExists(services.files, white))
    ? { fileKey: white, filename: `${name} - to print.pdf` }
    : { fileKey, filename: `${name}.pdf` };
}
