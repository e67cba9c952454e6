import type { Product } from '../../../content/catalogue.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Arrival } from '../../../shared/arrival.ts';
import { refused } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { holdCode } from '../redemption/hold-code.ts';
import type { CodeQuestion } from '../redemption/judge-code.ts';
import { firstMoneyArrives } from './money-arrives.ts';
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
  /** The buyer's choices about letters. */
  offersText?: string;
  similarOffers?: 'told' | 'refused';
  code?: { code: string; question: CodeQuestion };
  expectedTotal?: number;
};

/** Writes an order down, with its code held: both, or neither. */
export const placeOrder = (services: Parts, placing: Placing): Promise<OrderRow> =>
  services.db.transaction((tx) => placeOrderIn(services, tx, placing));

async function placeOrderIn(services: Parts, tx: Tx, placing: Placing): Promise<OrderRow> {
  const { product, code, expectedTotal, ...values } = placing;
  const now = services.clock.now();
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
}

type PaidElsewhere = Pick<Placing, 'product' | 'priceCents' | 'email' | 'userId'> & { subject: string };

/** Cash, a bank transfer, another shop: an order with its payment and receipt like any other, which the provider knows nothing of. */
export async function recordPaidElsewhere(services: Parts, tx: Tx, sale: PaidElsewhere): Promise<OrderRow> {
  const { appUrl } = services.config;
  const now = services.clock.now();
  const order = await placeOrderIn(services, tx, {
    ...sale,
    email: sale.email.toLowerCase(),
    ...{ successUrl: appUrl, cancelUrl: appUrl, expiresAt: now },
  });
  return firstMoneyArrives(services, tx, order, {
    ...{ paymentId: null, invoiceId: null, method: 'elsewhere', currency: 'eur' },
    ...{ amountCents: order.totalCents, arrivedAt: now },
  });
}

/** Nobody is charged another sum than the one she saw. */
function checked(order: OrderRow, expectedTotal: number | undefined): OrderRow {
  if (expectedTotal !== undefined && expectedTotal !== order.totalCents) {
    throw refused('The total has changed. Please look at it again.');
  }
  return order;
}
