/**
 * Money that does not fit its order: too little, too much, or twice. Nothing of it is kept silently: it stands on Today until
 * somebody has released the order, asked for the rest, or given back what is too much.
 */
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { restProduct } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { DomainError } from '../errors.ts';
import { announce, type FactOf } from '../facts.ts';
import { type Actor, staffVerb } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { toldDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { startBookingCheckout } from './checkout.ts';
import { lockedOrder, type OrderHolder, openOrder, orderUrl, soldTerms } from './orders/open-order.ts';
import { itemsOf } from './orders/order-items.ts';
import {
  aboutOrder,
  addressedToBuyer,
  factOf,
  mailOrderPaid,
  recordOrderEvent,
} from './orders/order-letters.ts';
import { changeOrder, type OrderRow } from './orders/queries.ts';
import { planOf } from './payment-plans.ts';
import { placePart } from './refund-parts.ts';
import { isRefundable, moneyOf } from './refund-records.ts';
import { excessOf, leftOfPayment } from './refund-shares.ts';
import { refundInFull } from './refunds.ts';
import { buyerOfOrder } from './tax.ts';

export type Difference = {
  /** other: the sum is as agreed, in another currency. */
  kind: 'less' | 'more' | 'twice' | 'other';
  arrivedCents: number;
  agreedCents: number;
  /** What can be given back alone. */
  excessCents: number;
  /** What can be asked for. */
  restCents: number;
  /** Asked for already: until when it can be paid. */
  rest?: { until: string; isOver: boolean };
};

/** Whoever is asked for the rest has so long to pay it; afterwards somebody decides again. */
export const REST_MS = 14 * DAY;
/** No provider charges less. */
const LEAST_CENTS = 50;

/** What nobody has decided yet. */
export async function openDifference(
  { db, clock }: { db: Db | Tx; clock: Deps['clock'] },
  order: OrderRow,
): Promise<Difference | undefined> {
  const event = await findOpen(db, order);
  if (!event) return undefined;
  const money = await moneyOf(db, order.id);
  const plan = await planOf(db, order.id);
  const isPlain = order.mode === 'payment' && !plan && event.currency === 'eur';
  const agreedCents = plan?.firstCents ?? order.totalCents;
  const arrivedCents = money.payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const missing = isPlain ? agreedCents - arrivedCents : 0;
  const isTwice = event.kind === 'paid_twice';
  const until = event.restAskedAt && new Date(new Date(event.restAskedAt).getTime() + REST_MS);
  return {
    kind: isTwice ? 'twice' : missing > 0 ? 'less' : missing < 0 ? 'more' : 'other',
    ...{ arrivedCents, agreedCents },
    excessCents: isPlain ? excessOf(money) : 0,
    restCents: !isTwice && missing >= LEAST_CENTS ? missing : 0,
    rest: until ? { until: until.toISOString(), isOver: until <= clock.now() } : undefined,
  };
}

const order = z.object({ orderId: z.string() });

/** Under the order's lock; what somebody else has decided meanwhile is not decided again. */
async function waiting(services: Deps, tx: Tx, orderId: string) {
  const locked = await lockedOrder(tx, knownId(orderId, 'Order'));
  const difference = await openDifference({ db: tx, clock: services.clock }, locked);
  if (!difference) throw new DomainError('conflict', 'This order is not held, or its money has gone back.');
  return { locked, difference };
}

const about = ({ id, number }: OrderRow) => ({ kind: 'order', id, label: number }) as const;

/** It is delivered for what was paid; of what came twice, all is as it should be. */
export const releaseHeldOrder = staffVerb('order.released', order, async (services, tx, { orderId }) => {
  const { locked, difference } = await waiting(services, tx, orderId);
  if (difference.kind === 'twice') await recordOrderEvent(services, tx, locked.id, 'difference_settled');
  else await release(services, tx, locked);
  return { about: about(locked), answer: undefined };
});

/** What is too much goes back, and the order goes on as agreed. */
export const returnDifference = staffVerb(
  'order.difference_returned',
  order,
  async (services, tx, { actor, orderId }) => {
    const { locked, difference } = await waiting(services, tx, orderId);
    if (difference.excessCents <= 0)
      throw new DomainError('conflict', 'Nothing is too much: please refund all of it, or deliver it.');
    const cents = await giveBackExcess(services, tx, locked, actor);
    if (difference.kind !== 'twice') await release(services, tx, locked);
    return { about: about(locked), after: { cents }, answer: undefined };
  },
);

/** From the newest payment backwards: the last one is the one too many. */
async function giveBackExcess(services: Deps, tx: Tx, { id }: OrderRow, actor: Actor): Promise<number> {
  let given = 0;
  for (const { id: paymentId } of (await moneyOf(tx, id)).payments.toReversed()) {
    const money = await moneyOf(tx, id);
    const payment = money.payments.find((one) => one.id === paymentId);
    const leftCents = payment && isRefundable(payment) ? leftOfPayment(payment, money.refunds) : 0;
    const cents = Math.min(leftCents, excessOf(money));
    if (cents <= 0) continue;
    const wish = { kind: 'difference', paymentId, cents, leftCents } as const;
    const why = 'Paid beyond the price.';
    await placePart(services, tx, await lockedOrder(tx, id), { ...wish, askedBy: 'practice', why }, actor);
    given += cents;
  }
  return given;
}

/** The buyer is asked for what is missing, by a letter that leads to the page of the order. */
export const askForRest = staffVerb('order.rest_asked', order, async (services, tx, { orderId }) => {
  const { locked, difference } = await waiting(services, tx, orderId);
  const { restCents, arrivedCents, rest } = difference;
  if (restCents <= 0) throw new DomainError('conflict', 'Nothing that could be paid is missing.');
  if (rest && !rest.isOver) throw new DomainError('conflict', 'The buyer has been asked already.');
  await recordOrderEvent(services, tx, locked.id, 'rest_asked', { cents: restCents });
  const until = new Date(services.clock.now().getTime() + REST_MS);
  await postMail(services, tx, {
    ...addressedToBuyer(locked),
    template: 'rest-asked',
    props: {
      ...aboutOrder(services, locked),
      paidCents: arrivedCents,
      restCents,
      until: toldDay(until),
    },
  });
  return { about: about(locked), after: { cents: restCents }, answer: undefined };
});

const SUBJECT = 'rest:';

/** What the buyer's page says of it: what is missing, while it can be paid. */
export async function restToPay(services: Deps, placed: OrderRow) {
  const difference = await openDifference(services, placed);
  if (!difference?.rest || difference.rest.isOver) return undefined;
  return { cents: difference.restCents, until: difference.rest.until };
}

/** From the button to the payment page. It is an order of its own, with its own receipt; `settleRest` answers its money. */
export async function payRest(services: Deps, holder: OrderHolder): Promise<{ url: string }> {
  const { order: held } = await openOrder(services, holder);
  const rest = await restToPay(services, held);
  if (!rest) throw new DomainError('conflict', 'Nothing is missing any more. Please reload the page.');
  const page = orderUrl(services, held);
  const taxClass = soldTerms((await itemsOf(services.db, held.id))[0] ?? held)?.taxClass;
  return startBookingCheckout(services, {
    product: { ...restProduct, ...(taxClass && { taxClass }), name: `Rest of ${held.productName}` },
    priceCents: rest.cents,
    subject: `${SUBJECT}${held.id}`,
    known: buyerOfOrder(held),
    email: held.email,
    userId: held.userId ?? undefined,
    successUrl: page,
    cancelUrl: page,
  });
}

/** The rest is here: its order is delivered. Where somebody has decided otherwise meanwhile, it goes straight back. */
export async function settleRest(
  services: Deps,
  tx: Tx,
  { orderId, subject, owed }: Pick<FactOf<'order-paid' | 'order-released'>, 'orderId' | 'subject' | 'owed'>,
): Promise<void> {
  const heldId = subject?.startsWith(SUBJECT) ? subject.slice(SUBJECT.length) : '';
  if (!owed || !isId(heldId)) return;
  const held = await lockedOrder(tx, heldId);
  const difference = await openDifference({ db: tx, clock: services.clock }, held);
  if (difference?.rest) await release(services, tx, held);
  else await refundInFull(services, tx, { orderId, why: 'The order that it was for needed it no more.' });
}

async function release(services: Deps, tx: Tx, held: OrderRow): Promise<void> {
  if (held.state === 'paid') await changeOrder(tx, held.id, { reason: 'payment_arrived' });
  await recordOrderEvent(services, tx, held.id, 'released');
  await mailOrderPaid(services, tx, held, { differs: 'settled' });
  const productIds = (await itemsOf(tx, held.id)).map((item) => item.productId);
  const { productId, subject } = held;
  const sold = { productId, productIds, subject, owed: true } as const;
  await announce(services, tx, { type: 'order-released', ...factOf(held), ...sold });
}

// SQL

type Opened = { kind: 'amount_differs' | 'paid_twice'; currency: string; restAskedAt: string | null };

/** The last difference of an order, unless somebody has decided it. What was held and went back as a whole is decided. */
async function findOpen(db: Db | Tx, { id, state }: OrderRow): Promise<Opened | undefined> {
  const { rows } =
    await db.execute<Opened>(sql`select e.kind, coalesce(e.detail ->> 'currency', 'eur') as currency,
      (select max(r.at) from order_events r where r.order_id = e.order_id and r.kind = 'rest_asked' and r.id > e.id) as "restAskedAt"
    from order_events e where e.order_id = ${id} and ${isUndecided(sql`${state}::text`)} order by e.id desc limit 1`);
  return rows[0];
}

/**
 * Of an event `e`: that it is a difference which nobody has decided, by the state of its order. Money that is going back decides
 * it as well, until that fails: of what was held all of it, of what came twice what was too much.
 */
export const isUndecided = (state: SQL) => sql`(
    (e.kind = 'amount_differs' and ${state} in ('paid', 'partially_refunded')) or e.kind = 'paid_twice')
  and not exists (select from order_events d where d.order_id = e.order_id
    and d.kind in ('released', 'difference_settled') and d.id > e.id)
  and not exists (select from refunds f where f.order_id = e.order_id and f.requested_at >= e.at
    and f.state in ('requested', 'approved', 'pending', 'made')
    and case e.kind when 'paid_twice' then f.kind is null or f.kind = 'difference'
      else f.kind is null and f.item is null and f.source <> 'provider' end)`;
