import type { CheckoutState, InvoiceState } from '../../../adapters/payments/payments.ts';
import type { ProductTerms } from '../../../content/product.ts';
import type { Tx } from '../../../db/connect.ts';
import { HOUR } from '../../../shared/durations.ts';
import { money } from '../../../shared/money.ts';
import { announce } from '../../facts.ts';
import { verifiedAccountOf } from '../../identity/index.ts';
import { recordSubscription } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { recordCart } from '../carts.ts';
import { cardKeyOf, releaseCode, sameCardBefore, spendCode } from '../codes.ts';
import { firstSumOf } from '../payment-plans.ts';
import { insertPurchase, type PurchaseRow } from '../purchases.ts';
import { issueReceipt } from '../receipts.ts';
import { placeRefund } from '../returns.ts';
import { settleTax } from '../tax.ts';
import { retakePlaces } from '../weeks.ts';
import { isPaid, type OrderReason, soldTerms } from './open-order.ts';
import { itemsOf, type OrderItem } from './order-items.ts';
import {
  alertStaff,
  factOf,
  mailOrderPaid,
  mailPaymentFailed,
  mailPaymentPending,
  recordOrderEvent,
} from './order-letters.ts';
import { changeOrder, insertPayment, type OrderPayment, type OrderRow } from './queries.ts';

/**
 * Brings an order to what its checkout is at the provider. Whatever was told before, in whatever order and however
 * often, the same reading ends in the same state.
 */
export async function settleCheckout(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  checkout: CheckoutState,
  invoice?: InvoiceState | null,
): Promise<OrderRow> {
  // A page that nobody has the address of, left behind when the provider failed half-way. It can only expire.
  const isOurs = order.checkoutId === checkout.checkoutId;
  switch (checkout.status) {
    case 'paid':
      // Its card is known, and charged for the first time when the free days are over.
      if (order.trialDays !== null && checkout.amountCents === 0)
        return settleForNothing(services, tx, await saveCustomer(tx, order, checkout));
      return firstMoneyArrives(services, tx, await saveCustomer(tx, order, checkout), {
        paymentId: checkout.paymentId,
        invoiceId: checkout.invoiceId,
        amountCents: checkout.amountCents,
        currency: checkout.currency,
        method: checkout.method,
        cardCountry: checkout.cardCountry,
        cardFingerprint: checkout.cardFingerprint,
        arrivedAt: services.clock.now(),
        periodStart: invoice?.periodStart,
        periodEnd: invoice?.periodEnd,
      });
    case 'pending':
      return order.state === 'open'
        ? becomePending(services, tx, await saveCustomer(tx, order, checkout))
        : order;
    case 'failed':
      return isOurs ? failOrder(services, tx, order, checkout.failure) : order;
    case 'expired':
      return isOurs ? expireOrder(services, tx, order, whyExpired(order)) : order;
    case 'open':
      return order;
  }
}

async function saveCustomer(tx: Tx, order: OrderRow, { customerId }: CheckoutState): Promise<OrderRow> {
  return customerId && !order.customerId ? changeOrder(tx, order.id, { customerId }) : order;
}

async function becomePending(services: Deps, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const nextCheckAt = new Date(services.clock.now().getTime() + 6 * HOUR);
  const pending = await changeOrder(tx, order.id, {
    state: 'pending',
    reason: 'debit_on_its_way',
    nextCheckAt,
  });
  await recordOrderEvent(services, tx, order.id, 'debit_on_its_way');
  await mailPaymentPending(services, tx, pending);
  await announce(services, tx, { type: 'order-pending', ...factOf(pending) });
  return pending;
}

async function failOrder(services: Deps, tx: Tx, order: OrderRow, why: string | null): Promise<OrderRow> {
  if (isPaid(order.state) || order.state === 'failed') return order;
  const failed = await changeOrder(tx, order.id, {
    state: 'failed',
    reason: 'debit_failed',
    nextCheckAt: null,
  });
  await releaseCode(services, tx, order.id);
  await recordOrderEvent(services, tx, order.id, 'debit_failed', why ? { why } : {});
  await mailPaymentFailed(services, tx, failed, why);
  return failed;
}

const whyExpired = ({ reason }: OrderRow): OrderReason =>
  reason === 'replaced' ? 'replaced' : 'not_paid_in_time';

/** The order came to nothing before any money was on its way. */
export async function expireOrder(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  reason: OrderReason,
): Promise<OrderRow> {
  if (order.state !== 'open') return order;
  const expired = await changeOrder(tx, order.id, { state: 'expired', reason, nextCheckAt: null });
  await releaseCode(services, tx, order.id);
  await recordOrderEvent(services, tx, order.id, reason === 'replaced' ? 'replaced' : 'expired');
  // What is not in the shop window is no cart: whoever sells it reminds of it.
  if (reason === 'not_paid_in_time' && !order.subject) await recordCart(services, tx, order);
  return expired;
}

type Arrival = Pick<OrderPayment, 'paymentId' | 'invoiceId' | 'amountCents' | 'method'> & {
  currency: string;
  cardCountry?: string | null;
  cardFingerprint?: string | null;
  arrivedAt: Date;
  periodStart?: Date;
  periodEnd?: Date;
};

/**
 * The first money of an order, in the transaction that holds its row: the purchase, what it owes, the receipt and the
 * letter exist together or not at all. Told again of the same money, it does nothing.
 */
export async function firstMoneyArrives(
  services: Deps,
  tx: Tx,
  placed: OrderRow,
  { currency, cardCountry, cardFingerprint, ...arrival }: Arrival,
): Promise<OrderRow> {
  const cardKey = cardKeyOf(services, cardFingerprint);
  const payment = await insertPayment(tx, { orderId: placed.id, cardKey, ...arrival });
  if (!payment) return placed;
  if (placed.paidAt) return secondMoneyArrives(services, tx, placed, payment);
  await settleTax(tx, placed, await itemsOf(tx, placed.id), cardCountry);
  const movedTo = await retakePlaces(services, tx, placed);
  const asAgreed = currency === 'eur' && payment.amountCents === (await firstSumOf(tx, placed));
  const order = await changeOrder(tx, placed.id, {
    state: 'paid',
    reason: asAgreed ? 'payment_arrived' : 'amount_differs',
    paidAt: payment.arrivedAt,
    userId: placed.userId ?? (await verifiedAccountOf(tx, placed.email)) ?? null,
    nextCheckAt: null,
  });
  await recordOrderEvent(services, tx, order.id, 'paid', { cents: payment.amountCents });
  const { returnWanted } = order;
  // Money that only comes to go back buys nothing: the code, or the gift, is free again.
  await (returnWanted ? releaseCode : spendCode)(services, tx, order.id);
  const before = cardKey ? await sameCardBefore(tx, order, cardKey) : undefined;
  if (before) await recordOrderEvent(services, tx, order.id, 'same_card', before);
  if (!asAgreed) await holdBack(services, tx, order, payment, currency);
  await announceSold(services, tx, order, { owed: asAgreed && !returnWanted });
  await agreeByOrder(services, tx, order);
  const receipt = await issueReceipt(services, tx, { order, payment });
  if (returnWanted) await placeRefund(services, tx, order, payment, { source: returnWanted, why: '' });
  else
    await mailOrderPaid(services, tx, order, {
      receipt,
      movedTo,
      differs: asAgreed ? undefined : 'looked-at',
    });
  await tellOfOrder(services, tx, order);
  return order;
}

/** Now and later: of free days a card is asked first. */
export const costsNothing = ({ totalCents, trialDays }: OrderRow): boolean =>
  totalCents === 0 && trialDays === null;

export const settleIfFree = async (services: Deps, tx: Tx, placed: OrderRow): Promise<OrderRow> =>
  costsNothing(placed) ? settleForNothing(services, tx, placed) : placed;

/**
 * A code or a gift pays all of it, so it is paid the moment it is placed; or it begins with free days, so it is paid as soon
 * as a card is there. No money arrives, so there is neither a payment nor a receipt, and nothing that could go back.
 */
async function settleForNothing(services: Deps, tx: Tx, placed: OrderRow): Promise<OrderRow> {
  if (placed.state !== 'open' || placed.totalCents > 0) return placed;
  const isTrial = placed.trialDays !== null;
  const order = await changeOrder(tx, placed.id, {
    state: 'paid',
    reason: isTrial ? 'trial_began' : 'nothing_to_pay',
    paidAt: services.clock.now(),
    userId: placed.userId ?? (await verifiedAccountOf(tx, placed.email)) ?? null,
    nextCheckAt: null,
  });
  await recordOrderEvent(services, tx, order.id, 'paid', { cents: 0 });
  await spendCode(services, tx, order.id);
  await announceSold(services, tx, order, { owed: true });
  // Nobody has paid from that address, so anybody may have typed it. Of free days a card stands for it.
  if (order.placedSignedIn || isTrial) await agreeByOrder(services, tx, order);
  await mailOrderPaid(services, tx, order);
  await tellOfOrder(services, tx, order);
  return order;
}

/** Each line becomes a purchase, and the others hear of it. */
async function announceSold(services: Deps, tx: Tx, order: OrderRow, { owed }: { owed: boolean }) {
  const items = await itemsOf(tx, order.id);
  for (const item of items) await makePurchase(tx, order, item);
  const { productId, subject } = order;
  const productIds = items.map((item) => item.productId);
  await announce(services, tx, {
    type: 'order-paid',
    ...factOf(order),
    productId,
    productIds,
    subject,
    owed,
  });
}

/** The box of the checkout, now that somebody has paid from there. */
async function agreeByOrder(
  services: Deps,
  tx: Tx,
  { email, offersText, createdAt }: OrderRow,
): Promise<void> {
  if (!offersText) return;
  await recordSubscription(services, tx, { email, text: offersText, source: 'checkout', at: createdAt });
}

const tellOfOrder = (services: Deps, tx: Tx, { id, number, productName, totalCents, trialDays }: OrderRow) =>
  notifyOwner(services, tx, {
    kind: 'order',
    key: `order:${id}`,
    about: `order:${id}`,
    path: `/office/orders/${id}`,
    title: `New order: ${productName}`,
    text: `${trialDays ? `${trialDays} days free first` : money(totalCents)}, order ${number}.`,
  });

/** Money we did not ask for in this amount is kept and receipted, but nothing is delivered until somebody has looked. */
async function holdBack(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { amountCents }: OrderPayment,
  currency: string,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'amount_differs', { cents: amountCents, currency });
  // Not every currency has cents.
  const arrived =
    currency === 'eur' ? money(amountCents) : `${amountCents} (${currency}, in its smallest unit)`;
  await alertStaff(services, tx, order, {
    title: 'A payment differs from its order',
    text: `${arrived} arrived where ${money(order.totalCents)} were agreed. Nothing is delivered until you have looked.`,
  });
}

/** One order, paid twice: possible only if the provider let two pages of one order be paid. It is receipted, and somebody decides. */
async function secondMoneyArrives(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
): Promise<OrderRow> {
  await issueReceipt(services, tx, { order, payment });
  await recordOrderEvent(services, tx, order.id, 'paid', { cents: payment.amountCents });
  await recordOrderEvent(services, tx, order.id, 'paid_twice', { cents: payment.amountCents });
  await alertStaff(services, tx, order, {
    title: 'An order was paid twice',
    text: `A second payment of ${money(payment.amountCents)} arrived. Please return it.`,
  });
  return order;
}

/** What each line of an order becomes when it is paid. */
async function makePurchase(tx: Tx, order: OrderRow, item: OrderItem): Promise<PurchaseRow> {
  const sold = soldTerms(item);
  return insertPurchase(tx, {
    orderId: order.id,
    item: item.position,
    userId: order.userId,
    email: order.email,
    productId: item.productId,
    productType: sold?.productType ?? 'other',
    productName: item.productName,
    purchaseDate: order.paidAt ?? order.createdAt,
    accessUrl: sold ? accessUrl(sold, order.id) : null,
  });
}

/** Where the portal shows it. */
function accessUrl({ productType }: ProductTerms, orderId: string): string {
  const screens: Partial<Record<ProductTerms['productType'], string>> = {
    video: '/portal/videos',
    session: '/portal/sessions',
    course: '/portal/courses',
    membership: '/portal/courses',
  };
  return screens[productType] ?? `/portal/orders/${orderId}`;
}
