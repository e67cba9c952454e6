import { addMonths } from 'date-fns/addMonths';
import type { Attachment } from '../../../adapters/mail/mail.ts';
import { asksForPerson } from '../../../content/product.ts';
import { weekName, weekOf } from '../../../content/weeks.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { DAY } from '../../../shared/durations.ts';
import type { PlainDate } from '../../../shared/wall-time.ts';
import { legalPdf, legalVersionOf } from '../../content/index.ts';
import { staffAddresses } from '../../identity/index.ts';
import { isId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { toldDay, toldMoment } from '../../moments.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { planOf } from '../payment-plans.ts';
import type { ReceiptRow } from '../receipts.ts';
import { asksForConsent, costsMoney, orderUrl, soldTerms } from './open-order.ts';
import { itemsOf } from './order-items.ts';
import { findOrderBy, insertEvent, insertEventOnce, listOrderEvents, type OrderRow } from './queries.ts';

/** What every letter about an order says of it. */
export function aboutOrder(services: Deps, order: OrderRow) {
  return { order: order.number, product: order.productName, orderUrl: orderUrl(services, order) };
}

export const addressedToBuyer = ({ id, email, userId }: OrderRow) => ({
  to: email,
  userId: userId ?? undefined,
  about: `order:${id}`,
});

export const receiptUrl = (services: Deps, order: OrderRow, { id }: Pick<ReceiptRow, 'id'>): string =>
  `${orderUrl(services, order)}/receipts/${id}`;

/** What she agreed to when she asked us to begin, as a letter repeats it. */
export function consentOf({ consentText, consentAt }: OrderRow) {
  if (!consentText || !consentAt) return {};
  return { consent: consentText, consentAt: toldMoment(consentAt) };
}

type Paid = {
  receipt?: ReceiptRow;
  /** Later than it was sold for. */
  movedTo?: PlainDate;
  /** Another sum than was agreed; settled: somebody has released it. */
  differs?: 'looked-at' | 'settled';
};

/** The confirmation: what was paid, and what comes next. Without a receipt nothing was. What is held asks for nothing yet. */
export async function mailOrderPaid(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { receipt, movedTo, differs }: Paid = {},
): Promise<void> {
  const sold = soldTerms(order);
  const delivers = sold?.delivers ?? [];
  const livesInPortal = delivers.some(({ kind }) => kind === 'course');
  const whatsApp = whatsAppForOrder(services, order);
  const plan = await planOf(tx, order.id);
  const isHeld = differs === 'looked-at';
  const mayAsk = sold !== undefined && !isHeld;
  const asksDetails = mayAsk && sold.intake !== 'none' && !(await hasToldDetails(tx, order));
  await postMail(services, tx, {
    ...addressedToBuyer(order),
    template: 'order-paid',
    props: {
      ...aboutOrder(services, order),
      totalCents: receipt?.amountCents ?? order.totalCents,
      receipt: receipt?.number,
      receiptUrl: receipt && receiptUrl(services, order, receipt),
      plan: plan && {
        parts: plan.parts,
        partCents: plan.partCents,
        nextOn: toldDay(addMonths(order.paidAt ?? services.clock.now(), 1)),
      },
      trial: trialTold(order),
      week: await weekTold(services, tx, order.id),
      isWeekMoved: movedTo !== undefined,
      asksDetails,
      asksQuestions: asksDetails && !asksForPerson(sold.intake),
      differs,
      whatsApp: whatsApp && !isHeld ? { number: whatsApp.number, until: toldDay(whatsApp.until) } : undefined,
      asksBegin: mayAsk && !order.beginChoice && costsMoney(order) && asksForConsent(sold),
      signUpUrl: livesInPortal && !isHeld && !order.userId ? `${services.config.appUrl}/signup` : undefined,
    },
  });
}

/** On a durable medium: the confirmation carries the terms under which it was ordered, as a file. */
export async function termsOfOrder(
  services: Deps,
  { about }: { about: string | null },
): Promise<Attachment[]> {
  const orderId = /^order:(.+)$/.exec(about ?? '')?.[1] ?? '';
  const order = isId(orderId) ? await findOrderBy(services.db, { id: orderId }) : undefined;
  // Erased meanwhile.
  if (!order) return [];
  const { filename, bytes } = await legalPdf(services, { version: legalVersionOf(order) });
  return [{ filename, contentType: 'application/pdf', content: bytes }];
}

/** What is charged when the free days are over, and when. */
function trialTold({ trialDays, paidAt, priceCents, sold }: OrderRow) {
  if (!trialDays || !paidAt) return undefined;
  const chargedOn = toldDay(new Date(paidAt.getTime() + trialDays * DAY));
  return { days: trialDays, priceCents, every: sold?.recurring ?? ('month' as const), chargedOn };
}

/** The week from which on it is made, where that is still to come. */
async function weekTold({ clock, content }: Deps, tx: Tx, orderId: string): Promise<string | undefined> {
  const weeks = (await itemsOf(tx, orderId)).flatMap(({ week }) => week ?? []).sort();
  const last = weeks.at(-1);
  const thisWeek = weekOf(clock.now(), content.current().site.timeZone);
  return last && last > thisWeek ? weekName(last) : undefined;
}

/** While a debit was on its way. */
async function hasToldDetails(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const story = await listOrderEvents(tx, id);
  return story.some(({ kind }) => kind === 'intake_saved');
}

export async function mailPaymentPending(services: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const props = { ...aboutOrder(services, order), totalCents: order.totalCents };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'payment-on-its-way', props });
}

export async function mailPaymentFailed(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  why: string | null,
): Promise<void> {
  // What is not in the shop window is paid again where it was asked for.
  const againUrl = order.subject ? order.cancelUrl : `${services.config.appUrl}/checkout/${order.productId}`;
  const props = { ...aboutOrder(services, order), why: why ?? undefined, againUrl };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'payment-failed', props });
  await mailPaymentFailure(services, tx, order, why ?? 'The payment provider gave no reason.');
}

/** `charge`: which of a membership's, where it is not the first. */
export const mailPaymentFailure = (
  services: Deps,
  tx: Tx,
  { id, number, productName }: OrderRow,
  text: string,
  charge = '',
) =>
  notifyOwner(services, tx, {
    ...{
      kind: 'payment',
      key: `payment:${id}:${charge}`,
      about: `order:${id}`,
      path: `/office/orders/${id}`,
    },
    title: `A payment failed: ${productName}, order ${number}`,
    text,
  });

/** To all staff, who can do something about it. */
export async function alertStaff(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  alert: { title: string; text: string },
): Promise<void> {
  const props = {
    ...alert,
    order: order.number,
    product: order.productName,
    orderUrl: `${services.config.appUrl}/office/orders/${order.id}`,
  };
  for (const to of await staffAddresses(services, tx)) {
    await postMail(services, tx, { to, about: `order:${order.id}`, template: 'staff-order-alert', props });
  }
}

/** Everything that can happen to an order, in the words of its timeline. */
type OrderEventKind =
  | 'placed'
  | 'card_declined'
  | 'debit_on_its_way'
  | 'paid'
  | 'renewed'
  | 'charge_failed'
  | 'part_paid'
  | 'part_failed'
  | 'plan_ended'
  | 'amount_differs'
  | 'released'
  | 'paid_twice'
  | 'rest_asked'
  | 'difference_settled'
  | 'debit_failed'
  | 'expired'
  | 'replaced'
  | 'begin_now'
  | 'begin_later'
  | 'intake_saved'
  | 'intake_corrected'
  | 'partner_withdrew'
  | 'delivered'
  | 'opened'
  | 'overdue'
  | 'attached'
  | 'membership_cancelled'
  | 'membership_changed'
  | 'price_announced'
  | 'membership_resumed'
  | 'membership_ended'
  | 'withdrawal_accepted'
  | 'withdrawal_declined'
  | 'refund_requested'
  | 'refund_declined'
  | 'refund_failed'
  | 'refunded'
  | 'disputed'
  | 'dispute_closed'
  | 'dispute_turned'
  | 'week_moved'
  | 'same_card';

/** Whom and what a fact about an order is about. */
export const factOf = ({ id, email, userId }: OrderRow) => ({ orderId: id, email, userId });

/** Adds an event to the order's timeline, in the transaction that made it happen. */
export async function recordOrderEvent(
  { clock }: Pick<Deps, 'clock'>,
  db: Db | Tx,
  orderId: string,
  kind: OrderEventKind,
  detail: Record<string, string | number> = {},
): Promise<void> {
  await insertEvent(db, { orderId, at: clock.now(), kind, detail });
}

/** The first time that a buyer opens something that was delivered: what a bank asks for when she says that nothing came. */
export async function recordOpened(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: string,
  detail: { what: 'document' | 'files' | 'video'; id: string },
): Promise<void> {
  await insertEventOnce(db, { orderId, at: clock.now(), kind: 'opened', detail });
}

/** Where the buyer may write, and until when, if the product brings it along and the shop has given a number. */
export function whatsAppForOrder(
  services: ReadsContent,
  order: OrderRow,
): { number: string; until: Date } | undefined {
  const { whatsapp: number } = services.content.current().site;
  const days = soldTerms(order)?.whatsappDays;
  if (!number || !days || !order.paidAt || order.state === 'refunded') return undefined;
  return { number, until: new Date(order.paidAt.getTime() + days * DAY) };
}
