import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { pushes, pushSubscriptions } from '../../../db/schema/index.ts';
import { isNotPausing } from '../../duties/index.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
export type PushRow = typeof pushes.$inferSelect;

/** A browser has one row: whoever is signed in there now has it. */
export async function upsertSubscription(tx: Tx, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { userId, signInId, p256dh, auth, device, createdAt } = row;
  await tx.insert(pushSubscriptions).values(row).onConflictDoUpdate({
    target: pushSubscriptions.endpoint,
    set: { userId, signInId, p256dh, auth, device, createdAt },
  });
}

/** A signed-out browser is pushed to no more, whichever way it was signed out. */
const isSignedIn = or(
  isNull(pushSubscriptions.signInId),
  inArray(pushSubscriptions.signInId, sql`(select id from auth.sign_ins)`),
);

/** The sign-in goes on under another id. */
export async function moveSubscriptions(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(pushSubscriptions).set({ signInId: to }).where(eq(pushSubscriptions.signInId, from));
}

export async function deleteOtherSubscriptions(tx: Tx, userId: string, signInId = ''): Promise<void> {
  const others = sql`${pushSubscriptions.signInId}::text is distinct from ${signInId}`;
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), others));
}

/** All but the newest. */
export async function deleteOlderSubscriptions(tx: Tx, userId: string, most: number): Promise<void> {
  const older = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older));
}

export async function deleteSubscription(
  db: Db | Tx,
  by: { id: string } | { userId: string; endpoint: string },
): Promise<boolean> {
  const which =
    'id' in by
      ? eq(pushSubscriptions.id, by.id)
      : and(eq(pushSubscriptions.userId, by.userId), eq(pushSubscriptions.endpoint, by.endpoint));
  const gone = await db.delete(pushSubscriptions).where(which).returning({ id: pushSubscriptions.id });
  return gone.length > 0;
}

export async function listSubscriptions(db: Db | Tx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isSignedIn))
    .orderBy(asc(pushSubscriptions.createdAt));
}

export async function insertPushes(tx: Tx, rows: (typeof pushes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pushes).values(rows);
}

export type DuePush = PushRow & { to: SubscriptionRow };

/** Some that are due, for this process: their next try is put off first, so that others skip them and a crash keeps them. */
export async function takeDuePushes(db: Db, now: Date, limit: number): Promise<DuePush[]> {
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(lte(pushes.nextTryAt, now), isNotPausing('send-pushes', pushes.id, now)))
    .orderBy(asc(pushes.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  // From a minute to an hour.
  const pause = sql`interval '1 minute' * power(2, least(${pushes.tries}, 6))`;
  const taken = await db
    .update(pushes)
    .set({ tries: sql`${pushes.tries} + 1`, nextTryAt: sql`${now.toISOString()}::timestamptz + ${pause}` })
    .where(inArray(pushes.id, due))
    .returning();
  const ids = taken.map(({ subscriptionId }) => subscriptionId);
  const known = await db
    .select()
    .from(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.id, ids), isSignedIn));
  return taken.flatMap((push) => {
    const to = known.find(({ id }) => id === push.subscriptionId);
    return to ? [{ ...push, to }] : [];
  });
}

export async function deletePush(db: Db, id: string): Promise<void> {
  await db.delete(pushes).where(eq(pushes.id, id));
}

export async function deleteLatePushes(db: Db, now: Date): Promise<void> {
  await db.delete(pushes).where(lt(pushes.until, now));
}
