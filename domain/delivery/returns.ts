import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import type { ProductId } from '../../content/product.ts';
import type { Tx } from '../../db/connect.ts';
import { withdrawalRequests } from '../../db/schema/index.ts';
import type { WithdrawalAnswer } from '../../emails/mails.ts';
import { optional, text } from '../../shared/fields.ts';
import { DomainError, notFound } from '../errors.ts';
import { staffAddresses, staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { officeMoment, toldMoment } from '../moments.ts';
import { isCreditSourceUsed } from '../practice/index.ts';
import type { Deps } from '../services.ts';
import * as shop from '../shop/index.ts';
import { markReasonCare } from './fulfilment/intake-care.ts';
import { mayRefundMovedWeek } from './fulfilment/queries.ts';
import { creditSource } from './fulfilment/stages.ts';

type WithdrawalInput = {
  /** Made when the form was read over. */
  submission: string;
  name: string;
  email: string;
  orderNumber?: string;
  productId?: ProductId;
};

/**
 * Keeps a declaration of withdrawal, whoever sends it: whether the right still exists is looked up afterwards and
 * cannot keep a declaration out. The acknowledgement and the notice to staff leave with it. Where it is certain whose
 * order is meant, its money goes back without anybody's further doing.
 */
export async function requestWithdrawal(services: Deps, input: WithdrawalInput) {
  const requestedAt = services.clock.now();
  const { catalogue, site } = services.content.current();
  return services.db.transaction(async (tx) => {
    const made = await insertWithdrawal(tx, { ...input, reference: shop.newReference('W'), requestedAt });
    const row = made ?? (await findWithdrawalBySubmission(tx, input.submission));
    if (!row) throw new Error('the withdrawal was neither kept nor found');
    const receivedAt = officeMoment(row.requestedAt, site.timeZone);
    if (made) {
      const { name, email, orderNumber, productId } = input;
      const product = productId && findProduct(catalogue, productId)?.name;
      const told = { reference: row.reference, receivedAt: toldMoment(row.requestedAt) };
      const props = { ...told, name, email, orderNumber, product };
      const about = `withdrawal:${row.id}`;
      await postMail(services, tx, { to: email, about, template: 'withdrawal-received', props });
      const { accepted, toDecide } = await honourWithdrawal(services, tx, input);
      if (accepted) await settleWithdrawal(tx, row.id, { state: 'accepted', handledAt: requestedAt });
      const at = toDecide?.orderId ? `orders/${toDecide.orderId}` : `withdrawals/${row.id}`;
      const asked = { url: `${services.config.appUrl}/office/${at}`, waits: !!toDecide, why: toDecide?.why };
      for (const to of await staffAddresses(services, tx)) {
        await postMail(services, tx, {
          to,
          about,
          template: 'withdrawal-notice',
          props: { ...props, ...asked },
        });
      }
    }
    return { reference: row.reference, receivedAt };
  });
}

/** A declaration of withdrawal, as anybody may send it from the withdrawal page. */
type Withdrawal = { email: string; orderNumber?: string; productId?: string };

/** `toDecide`: what a person has to do about it, and why; the order, where one is meant. */
type Honoured = { accepted: boolean; toDecide?: { why: string; orderId?: string } };

/**
 * Finds the order a declaration means and returns its money, where that is certain: an order's number cannot be
 * guessed, so number and address together are the buyer's. A receipt's number can, and whatever is less certain, or
 * late, is laid before a person. In the transaction that keeps the declaration.
 */
async function honourWithdrawal(
  services: Deps,
  tx: Tx,
  { email, orderNumber, productId }: Withdrawal,
): Promise<Honoured> {
  const named = orderNumber ? await shop.findByReference(tx, orderNumber) : undefined;
  const isHers = named?.order.email === email;
  const isProven = isHers && named.by === 'order';
  const meant = isHers ? named.order : await shop.findBought(tx, email, productId);
  if (!meant) return { accepted: false, toDecide: { why: NOTHING_BOUGHT } };
  if (!isProven) return { accepted: false, toDecide: { why: NOT_NAMED } };
  const order = await shop.lockedOrder(tx, meant.id);
  if (!(await isDue(services, tx, order))) return { accepted: false, toDecide: { why: NOT_DUE } };
  const wish = { source: 'withdrawal', why: '', isUsed: await isUsed(services, tx, order) } as const;
  const { readFirst } = await shop.recordRefundRequest(services, tx, order, wish);
  return { accepted: true, ...(readFirst && { toDecide: { why: readFirst, orderId: order.id } }) };
}

const NOTHING_BOUGHT = 'This address has bought nothing that it could mean.';
const NOT_NAMED =
  'The sender did not name the number of an order of this address. Please make sure it is the buyer before you return the money.';
const NOT_DUE =
  'It came after the 14 days, there is nothing left to return, or it is a gift that has been redeemed.';

/** Declared within the 14 days, and there is money to return or on its way. */
async function isDue({ clock }: Deps, tx: Tx, order: shop.OrderRow): Promise<boolean> {
  const now = clock.now();
  if (now.getTime() - order.createdAt.getTime() > shop.WITHDRAWAL_MS) return false;
  if (await shop.isRedeemedGift(tx, order)) return false;
  return (
    order.state === 'pending' ||
    shop.refundablePayment(await shop.paymentsOf(tx, order.id), now) !== undefined
  );
}

/** A declaration that the rule did not decide by itself: its order's money goes back, and its sender is told. */
export const acceptWithdrawal = staffVerb(
  'withdrawal.accepted',
  z.object({ withdrawalId: z.string(), orderId: z.string() }),
  async (services, tx, { actor, withdrawalId, orderId }) => {
    const withdrawal = await waiting(tx, withdrawalId);
    const order = await orderOfSender(tx, orderId, withdrawal);
    const { reference } = withdrawal;
    const returned = await shop.returnOrder(services, tx, order, { actor, why: `Withdrawal ${reference}` });
    await settleWithdrawal(tx, withdrawal.id, { state: 'accepted', handledAt: services.clock.now() });
    const { cents } = returned;
    await shop.recordOrderEvent(services, tx, order.id, 'withdrawal_accepted', { reference, cents });
    await tellSender(services, tx, withdrawal, {
      isAccepted: true,
      ...returned,
      ...shop.aboutOrder(services, order),
    });
    return {
      about: { kind: 'order', id: order.id, label: order.number },
      after: { reference, cents },
      answer: undefined,
    };
  },
);

const declined = z.object({
  withdrawalId: z.string(),
  orderId: optional(z.string()),
  why: text(1000, 'Please give the sender a reason.'),
});

/** `orderId`: the order on whose page it was decided, if on one. */
export const declineWithdrawal = staffVerb(
  'withdrawal.declined',
  declined,
  async (services, tx, { withdrawalId, orderId, why }) => {
    const withdrawal = await waiting(tx, withdrawalId);
    const order = orderId ? await orderOfSender(tx, orderId, withdrawal) : undefined;
    const { id, reference } = withdrawal;
    await settleWithdrawal(tx, id, { state: 'declined', handledAt: services.clock.now() });
    if (order) await shop.recordOrderEvent(services, tx, order.id, 'withdrawal_declined', { reference, why });
    await tellSender(services, tx, withdrawal, {
      isAccepted: false,
      why,
      ...(order && shop.aboutOrder(services, order)),
    });
    return {
      about: order
        ? { kind: 'order', id: order.id, label: order.number }
        : { kind: 'withdrawal', id, label: reference },
      after: { reference, why },
      answer: undefined,
    };
  },
);

/** Under a lock of its own, so that two people cannot decide it both ways. */
async function waiting(tx: Tx, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, knownId(withdrawalId, 'Withdrawal'));
  if (!withdrawal) throw notFound('Withdrawal');
  if (withdrawal.state !== 'received')
    throw new DomainError('conflict', 'This withdrawal has been decided already.');
  return withdrawal;
}

/** Nobody withdraws from what another address has bought. */
async function orderOfSender(tx: Tx, orderId: string, { email }: WithdrawalRow): Promise<shop.OrderRow> {
  const order = await shop.orderById(tx, knownId(orderId, 'Order'));
  if (order?.email !== email) throw notFound('Order');
  return shop.lockedOrder(tx, order.id);
}

async function tellSender(
  services: Deps,
  tx: Tx,
  { id, email, reference, requestedAt }: WithdrawalRow,
  answer: WithdrawalAnswer,
): Promise<void> {
  const receivedAt = toldMoment(requestedAt);
  await postMail(services, tx, {
    to: email,
    about: `withdrawal:${id}`,
    template: 'withdrawal-answered',
    props: { reference, receivedAt, ...answer },
  });
}

/** The guarantee: asked for within 30 days by whoever holds the order, no reason needed. */
export async function requestRefund(
  services: Deps,
  holder: shop.OrderHolder,
  { why = '' }: { why?: string },
): Promise<{ asked: true }> {
  const { order } = await shop.openOrder(services, holder);
  await shop.withOrder(services, order.id, async (tx, locked) => {
    await shop.recordRefundRequest(services, tx, locked, {
      source: 'guarantee',
      why,
      isUsed: await isUsed(services, tx, locked),
    });
    await markReasonCare(services, tx, locked, why);
  });
  return { asked: true };
}

/**
 * The later week that an order was given because its own was full when the money came is refused: all of it goes back, with
 * nobody to decide. Not once it is made.
 */
export async function refundMovedWeek(services: Deps, holder: shop.OrderHolder): Promise<{ declined: true }> {
  const { order } = await shop.openOrder(services, holder);
  await shop.withOrder(services, order.id, async (tx, locked) => {
    if (!(await mayRefundMovedWeek(tx, locked)))
      throw new DomainError('conflict', 'There is no later week to refuse any more.');
    await shop.refundInFull(services, tx, { orderId: locked.id, why: 'The week it was sold for was full.' });
  });
  return { declined: true };
}

/** Whether somebody has had, or is having, a session that this order paid for. */
const isUsed = (services: Deps, tx: Tx, order: shop.OrderRow): Promise<boolean> =>
  isCreditSourceUsed(services, tx, { source: creditSource(order) });

type WithdrawalRow = typeof withdrawalRequests.$inferSelect;

// SQL

/** Undefined when this submission has been kept before. */
async function insertWithdrawal(
  tx: Tx,
  row: typeof withdrawalRequests.$inferInsert,
): Promise<WithdrawalRow | undefined> {
  const [made] = await tx
    .insert(withdrawalRequests)
    .values(row)
    .onConflictDoNothing({ target: withdrawalRequests.submission })
    .returning();
  return made;
}

async function findWithdrawalBySubmission(tx: Tx, submission: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.submission, submission));
  return row;
}

async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawalRequests).where(eq(withdrawalRequests.id, id)).for('update');
  return row;
}

async function settleWithdrawal(
  tx: Tx,
  id: string,
  decision: { state: 'accepted' | 'declined'; handledAt: Date },
): Promise<void> {
  await tx.update(withdrawalRequests).set(decision).where(eq(withdrawalRequests.id, id));
}
