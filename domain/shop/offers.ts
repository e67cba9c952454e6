import { and, desc, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { isPaymentsError } from '../../adapters/payments/payments.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { DomainError, refused } from '../errors.ts';
import type { Deps } from '../services.ts';
import { askProvider, LIVES_MS } from './checkout.ts';
import {
  type OpenedOrder,
  type OrderHolder,
  openOrder,
  orderById,
  signOrderKey,
  withOrder,
} from './orders/open-order.ts';
import { itemsOf, linesOf } from './orders/order-items.ts';
import { placeOrderIn } from './orders/place-order.ts';
import { type OrderPayment, type OrderRow, paymentsOf } from './orders/queries.ts';
import { syncWithProvider } from './orders/sync-with-provider.ts';
import { type Offered, offerAfter, refuseBeforeOpening } from './quote.ts';
import { buyerOfOrder } from './tax.ts';

/** As long as the key from the payment page opens the order. */
const OFFER_MS = DAY;

/**
 * What the page of a paid order offers: another product, with one click where the card was kept. To whoever paid, or is
 * signed in as the buyer: a letter can be passed on, and with it nobody's card.
 */
export async function readOfferAfter(services: Deps, opened: OpenedOrder) {
  const { order } = opened;
  if (!isBuyer(opened) || !order.paidAt) return undefined;
  const until = new Date(order.paidAt.getTime() + OFFER_MS);
  if (order.state !== 'paid' || services.clock.now() >= until) return undefined;
  const offered = await freeOffer(services, services.db, order);
  if (!offered || (await offerTakenOf(services.db, order.id))) return undefined;
  const { product, priceCents, originalPriceCents } = offered;
  const { id, name, description } = product;
  const byCard = (await keptPayment(services.db, order)) !== undefined;
  return { id, name, description, priceCents, originalPriceCents, byCard, until: until.toISOString() };
}

/** What a guest bought with somebody's address is that person's order, and not that person's card. */
const isBuyer = ({ order, via }: OpenedOrder): boolean =>
  via === 'return' || (via === 'account' && order.placedSignedIn);

/** Not what she has in this very order. */
async function freeOffer(services: Deps, db: Db | Tx, order: OrderRow): Promise<Offered | undefined> {
  const offered = offerAfter(services, order);
  const has =
    offered && (await itemsOf(db, order.id)).some(({ productId }) => productId === offered.product.id);
  return has ? undefined : offered;
}

/** The payment whose card may be charged again. A guest's customer is made by her own checkout. */
async function keptPayment(
  db: Db | Tx,
  order: OrderRow,
): Promise<(OrderPayment & { paymentId: string }) | undefined> {
  const [payment] = await paymentsOf(db, order.id);
  return order.customerId && payment?.paymentId && payment.method === 'card'
    ? { ...payment, paymentId: payment.paymentId }
    : undefined;
}

/** What was shown: the product, and its price. */
export const offerForm = z.object({ productId: z.string().max(64), amount: z.coerce.number().int() });

/**
 * One click: an order of its own, paid with the same card. Where the card was not kept, or its bank wants to see her, the
 * payment page of that order. Asked twice, it is one order.
 */
export async function takeOffer(
  services: Deps,
  holder: OrderHolder,
  wish: z.output<typeof offerForm>,
): Promise<{ url: string }> {
  refuseBeforeOpening(services);
  const opened = await openOrder(services, holder);
  if (!isBuyer(opened)) throw refused(OVER);
  const shown = await readOfferAfter(services, opened);
  const taken = await offerTakenOf(services.db, opened.order.id);
  if (taken) return { url: taken.checkoutUrl ?? pageOf(services, taken) };
  if (shown?.id !== wish.productId || shown.priceCents !== wish.amount) throw refused(OVER);
  const order = await placeOffer(services, opened.order, wish.amount);
  const outcome = await chargeForOffer(services, order).catch((error: unknown) => {
    if (isPaymentsError(error, 'unavailable')) throw new DomainError('unavailable', BEING_CHARGED);
    throw error;
  });
  return outcome === 'paid' ? { url: pageOf(services, order) } : askProvider(services, order);
}

const OVER = 'This offer has changed or is over. Please reload the page.';
const BEING_CHARGED =
  'The payment provider does not answer. Your order is saved: we try again in some minutes and write to you. Please do not order it again.';

/** Under the lock of the order that it follows: of two clicks the second finds what the first has placed. */
function placeOffer(services: Deps, { id }: OrderRow, expectedTotal: number): Promise<OrderRow> {
  const { appUrl } = services.config;
  return withOrder(services, id, async (tx, first) => {
    const offered = await freeOffer(services, tx, first);
    if (!offered || (await offerTakenOf(tx, id))) throw refused('This offer is taken or over.');
    const { email, userId, customerId, browserKey, quizLeadId, zone, source } = first;
    return placeOrderIn(services, tx, {
      ...{ product: offered.product, priceCents: offered.priceCents, email, afterOrder: id, expectedTotal },
      parts: linesOf(services.content.current().catalogue, offered.product, offered.priceCents),
      known: buyerOfOrder(first),
      userId: (first.placedSignedIn && userId) || undefined,
      customerId: customerId ?? undefined,
      browserKey: browserKey ?? undefined,
      quizLeadId: quizLeadId ?? undefined,
      zone: zone ?? undefined,
      source: source ?? undefined,
      successUrl: `${appUrl}/portal/dashboard?payment=success`,
      cancelUrl: `${appUrl}/checkout/${offered.product.id}`,
      expiresAt: new Date(services.clock.now().getTime() + LIVES_MS),
    });
  });
}

/** Charges the card of the order that it follows, and books what came of it. May be asked again. */
export async function chargeForOffer(services: Deps, order: OrderRow): Promise<'paid' | 'refused'> {
  const { db, payments } = services;
  const { id, afterOrder, totalCents, productName } = order;
  const first = afterOrder ? await orderById(db, afterOrder) : undefined;
  const kept = first && (await keptPayment(db, first));
  if (!kept) return 'refused';
  try {
    const charged = await payments.chargeAgain({
      orderId: id,
      paymentId: kept.paymentId,
      amountCents: totalCents,
      description: productName,
    });
    await syncWithProvider(services, { kind: 'payment', id: charged.paymentId });
    return 'paid';
  } catch (error) {
    if (isPaymentsError(error, 'refused', 'not_found', 'conflict')) return 'refused';
    throw error;
  }
}

const pageOf = (services: Deps, { id, placedSignedIn }: OrderRow): string =>
  placedSignedIn
    ? `/portal/orders/${id}?payment=success`
    : `/orders/${signOrderKey(services, { orderId: id, via: 'return' })}?payment=success`;

/** Where somebody who comes back from the payment page finds an offer for what was just paid. */
export async function offerPagePath(
  services: Deps,
  { key, memberId }: { key: string; memberId: string },
): Promise<string | undefined> {
  const opened = await openOrder(services, { key }).catch(() => undefined);
  if (opened?.order.userId !== memberId || !opened.order.placedSignedIn) return undefined;
  return (await readOfferAfter(services, opened)) && pageOf(services, opened.order);
}

// SQL

/** The order by which the offer of another was taken. */
async function offerTakenOf(db: Db | Tx, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.afterOrder, orderId), notInArray(orders.state, ['expired', 'failed'])))
    .orderBy(desc(orders.createdAt));
  return order;
}
