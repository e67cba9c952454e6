import type { Product } from '../../../content/catalogue.ts';
import type { Arrival } from '../../../shared/arrival.ts';
import { refused } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { holdCode } from '../redemption/hold-code.ts';
import type { CodeQuestion } from '../redemption/judge-code.ts';
import { newOrderNumber } from './order-number.ts';
import type { OrderRow } from './order-states.ts';
import { recordOrderEvent } from './order-story.ts';
import { changeOrder, insertOrder } from './queries.ts';

/** Longer than the provider is ever waited for: an order without a payment page by then has lost its process. */
const STARTS_WITHIN_MS = 10 * 60_000;

export type Placing = Arrival & {
  product: Pick<Product, 'name' | 'recurring'> & { id: string };
  email: string;
  userId?: string;
  customerId?: string;
  browserKey?: string;
  priceCents: number;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** What of another context it pays for; see startSale. */
  subject?: string;
  code?: { code: string; question: CodeQuestion };
  expectedTotal?: number;
};

/** Writes an order down, with its code held: both, or neither. */
export async function placeOrder(services: Parts, placing: Placing): Promise<OrderRow> {
  const { product, code, expectedTotal, ...values } = placing;
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const placed = await insertOrder(tx, {
      ...values,
      number: newOrderNumber(),
      productId: product.id,
      productName: product.name,
      mode: product.recurring ? 'subscription' : 'payment',
      placedSignedIn: values.userId !== undefined,
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + STARTS_WITHIN_MS),
    });
    await recordOrderEvent(services, tx, placed.id, 'placed');
    if (!code) return checked(placed, expectedTotal);
    const { priceCents } = placed;
    const held = await holdCode(services, tx, code.code, {
      orderId: placed.id,
      priceCents,
      ...code.question,
    });
    const order = await changeOrder(tx, placed.id, { code: code.code, discountCents: held.discountCents });
    return checked(order, expectedTotal);
  });
}

/** Nobody is charged another sum than the one she saw. */
function checked(order: OrderRow, expectedTotal: number | undefined): OrderRow {
  if (expectedTotal !== undefined && expectedTotal !== order.totalCents) {
    throw refused('The total has changed. Please look at it again.');
  }
  return order;
}
