import { createHash, createHmac } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { codeUses, gifts, orders } from '../../db/schema/index.ts';
import { isNotPausing } from '../duties.ts';
import { DomainError } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Config } from '../services.ts';
import type { OrderRow } from './orders/queries.ts';

export type GiftRow = typeof gifts.$inferSelect;

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/**
 * What redeems a gift, as it stands on its card: K7QM-2XBD-… It is worked out anew for every letter, and stored as a hash
 * alone. Sixteen letters of 32 cannot be guessed.
 */
export function codeOfGift({ secret }: Pick<Config, 'secret'>, giftId: string): string {
  const drawn = createHmac('sha256', secret).update(`gift:${giftId}`).digest();
  const letters = Array.from(drawn.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** As people type it. */
export const hashOfGiftCode = (typed: string): string =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('hex');

const GIVEN = 'gift:';
const REDEEMS = 'redeems:';
export const subjectOfGift = (id: string): string => `${GIVEN}${id}`;
export const subjectOfRedeeming = (id: string): string => `${REDEEMS}${id}`;

const idAfter = (prefix: string, subject: string | null | undefined): string | undefined => {
  const id = subject?.startsWith(prefix) ? subject.slice(prefix.length) : undefined;
  return id && isId(id) ? id : undefined;
};
/** The gift that an order buys. */
export const giftGivenBy = (subject: string | null | undefined) => idAfter(GIVEN, subject);
/** The gift that pays an order. */
export const giftPaying = (subject: string | null | undefined) => idAfter(REDEEMS, subject);
export const isPaidByGift = ({ subject }: Pick<OrderRow, 'subject'>): boolean =>
  giftPaying(subject) !== undefined;

/**
 * Its money goes back, so nobody can redeem it any more. After it is redeemed, or while somebody is paying the rest of
 * what she chose, the giver cannot have it back; staff can send money back all the same, and the receiver keeps what she has.
 */
export async function withdrawGift(
  tx: Tx,
  { subject }: Pick<OrderRow, 'subject'>,
  { isForced }: { isForced: boolean },
): Promise<void> {
  const id = giftGivenBy(subject);
  const gift = id ? await lockGift(tx, id) : undefined;
  if (gift?.state !== 'open' && gift?.state !== 'redeemed') return;
  if (gift.state === 'open' && !(await isHeld(tx, gift.id))) {
    await changeGift(tx, gift.id, { state: 'withdrawn' });
    return;
  }
  if (isForced) return;
  throw new DomainError(
    'conflict',
    'This gift has been redeemed. Until then it can be withdrawn from; now it belongs to whoever redeemed it.',
  );
}

/** Whether the gift of an order is its receiver's already, or about to be. */
export async function isRedeemedGift(db: Db | Tx, { subject }: Pick<OrderRow, 'subject'>): Promise<boolean> {
  const id = giftGivenBy(subject);
  const gift = id ? await findGift(db, { id }) : undefined;
  return gift?.state === 'redeemed' || (gift?.state === 'open' && (await isHeld(db, gift.id)));
}

/** The refund was declined. */
export async function reopenGift(tx: Tx, { subject }: Pick<OrderRow, 'subject'>): Promise<void> {
  const id = giftGivenBy(subject);
  const gift = id ? await lockGift(tx, id) : undefined;
  if (gift?.state === 'withdrawn' && gift.paidAt) await changeGift(tx, gift.id, { state: 'open' });
}

// SQL

export async function insertGift(tx: Db | Tx, row: typeof gifts.$inferInsert): Promise<GiftRow> {
  const [gift] = await tx.insert(gifts).values(row).returning();
  if (!gift) throw new Error('the gift was not made');
  return gift;
}

export async function lockGift(tx: Tx, id: string): Promise<GiftRow | undefined> {
  const [gift] = await tx.select().from(gifts).where(eq(gifts.id, id)).for('update');
  return gift;
}

export async function changeGift(tx: Tx, id: string, change: Partial<GiftRow>): Promise<void> {
  await tx.update(gifts).set(change).where(eq(gifts.id, id));
}

export async function findGift(
  db: Db | Tx,
  by: { id: string } | { code: string },
): Promise<GiftRow | undefined> {
  const is = 'id' in by ? eq(gifts.id, by.id) : eq(gifts.codeHash, hashOfGiftCode(by.code));
  const [gift] = await db.select().from(gifts).where(is);
  return gift;
}

export const hasRest = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(gifts, eq(gifts.restOf, id))) > 0;

const isHeld = async (tx: Db | Tx, id: string): Promise<boolean> =>
  (await tx.$count(codeUses, and(eq(codeUses.onceKey, `gift:${id}`), isNull(codeUses.releasedAt)))) > 0;

export async function takeGiftsToSend(db: Db, now: Date, limit: number): Promise<GiftRow[]> {
  return db
    .select()
    .from(gifts)
    .where(
      and(
        eq(gifts.state, 'open'),
        isNull(gifts.sentAt),
        isNotNull(gifts.receiverEmail),
        lte(gifts.sendAt, now),
        isNotPausing('send-gifts', gifts.id, now),
      ),
    )
    .orderBy(asc(gifts.sendAt))
    .limit(limit);
}

export async function deleteUnpaidGifts(db: Db, before: Date): Promise<void> {
  await db.delete(gifts).where(
    and(
      eq(gifts.state, 'placed'),
      lt(gifts.createdAt, before),
      // Paid, and held because the sum differs: staff may still release it.
      sql`not exists (select from orders o where o.subject = ${GIVEN} || ${gifts.id} and o.paid_at is not null)`,
    ),
  );
}

/** What was paid for, newest first; or only what somebody gave or received, or what an order has to do with. */
export async function listPaidGifts(
  db: Db | Tx,
  about: { addresses?: string[]; orderId?: string },
  limit: number,
) {
  const { addresses, orderId } = about;
  const hers =
    addresses &&
    or(...[gifts.giverEmail, gifts.receiverEmail, orders.email].map((column) => inArray(column, addresses)));
  const ofOrder = orderId && or(eq(gifts.orderId, orderId), eq(gifts.redeemedOrderId, orderId));
  return db
    .select({ gift: gifts, redeemedBy: orders.email })
    .from(gifts)
    .leftJoin(orders, eq(orders.id, gifts.redeemedOrderId))
    .where(and(isNotNull(gifts.paidAt), hers || undefined, ofOrder || undefined))
    .orderBy(desc(gifts.paidAt), desc(gifts.id))
    .limit(limit);
}
