import type { Tx } from '../../../db/connect.ts';
import { money } from '../../../shared/money.ts';
import { announce } from '../../facts/index.ts';
import { verifiedAccountOf } from '../../identity/index.ts';
import { recordSubscription } from '../../mail/index.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { makePurchase } from '../purchases/make-purchase.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { spendCode } from '../redemption/hold-code.ts';
import { placeRefund } from '../refunds/wish-return.ts';
import { alertStaff, mailOrderPaid } from './order-letters.ts';
import type { OrderPayment, OrderRow } from './order-states.ts';
import { factOf, recordOrderEvent } from './order-story.ts';
import { changeOrder, insertPayment } from './queries.ts';

export type Arrival = Pick<OrderPayment, 'paymentId' | 'invoiceId' | 'amountCents' | 'method'> & {
  currency: string;
  arrivedAt: Date;
  periodStart?: Date;
  periodEnd?: Date;
};

/**
 * The first money of an order, in the transaction that holds its row: the purchase, what it owes, the receipt and the
 * letter exist together or not at all. Told again of the same money, it does nothing.
 */
export async function firstMoneyArrives(
  services: Parts,
  tx: Tx,
  placed: OrderRow,
  { currency, ...arrival }: Arrival,
): Promise<OrderRow> {
  const payment = await insertPayment(tx, { orderId: placed.id, ...arrival });
  if (!payment) return placed;
  if (placed.paidAt) return secondMoneyArrives(services, tx, placed, payment);
  const asAgreed = currency === 'eur' && payment.amountCents === placed.totalCents;
  const order = await changeOrder(tx, placed.id, {
    state: 'paid',
    reason: asAgreed ? 'payment_arrived' : 'amount_differs',
    paidAt: payment.arrivedAt,
    userId: placed.userId ?? (await verifiedAccountOf(tx, placed.email)) ?? null,
    nextCheckAt: null,
  });
  await recordOrderEvent(services, tx, order.id, 'paid', { cents: payment.amountCents });
  await spendCode(services, tx, order.id);
  await makePurchase(services, tx, order);
  const { returnWanted } = order;
  if (!asAgreed) await holdBack(services, tx, order, payment, currency);
  const owed = asAgreed && !returnWanted;
  const { productId, subject } = order;
  await announce(services, tx, { type: 'order-paid', ...factOf(order), productId, subject, owed });
  await agreeByOrder(services, tx, order);
  const receipt = await issueReceipt(services, tx, { order, payment });
  if (returnWanted) await placeRefund(services, tx, order, payment, { source: returnWanted, why: '' });
  else await mailOrderPaid(services, tx, order, receipt);
  await tellOfOrder(services, tx, order);
  return order;
}

/** The box of the checkout, now that somebody has paid from there. */
async function agreeByOrder(
  services: Parts,
  tx: Tx,
  { email, offersText, createdAt }: OrderRow,
): Promise<void> {
  if (!offersText) return;
  await recordSubscription(services, tx, { email, text: offersText, source: 'checkout', at: createdAt });
}

const tellOfOrder = (services: Parts, tx: Tx, { id, number, productName, totalCents }: OrderRow) =>
  tellOwner(services, tx, {
    ...{ kind: 'order', key: `order:${id}`, about: `order:${id}`, path: `/office/orders/${id}` },
    title: `New order: ${productName}`,
    text: `${money(totalCents)}, order ${number}.`,
  });

/** Money we did not ask for in this amount is kept and receipted, but nothing is delivered until somebody has looked. */
async function holdBack(
  services: Parts,
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

/** One order, paid twice: possible only if the provider let two pages of one order be paid. It is receipted and goes back. */
async function secondMoneyArrives(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  payment: OrderPayment,
): Promise<OrderRow> {
  await issueReceipt(services, tx, { order, payment });
  await recordOrderEvent(services, tx, order.id, 'paid', { cents: payment.amountCents });
  await alertStaff(services, tx, order, {
    title: 'An order was paid twice',
    text: `A second payment of ${money(payment.amountCents)} arrived. Please return it.`,
  });
  return order;
}
