import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../../db/connect.ts';
import { messageOf } from '../../../shared/problem.ts';
import type { Clock } from '../../clock/clock.ts';
import { isAccepted, postEvent } from './events.ts';
import { notices } from './tables.ts';

/** So few at once that the application, which may be this very process, has connections left to answer them. */
const BATCH = 5;
const ANSWER_WITHIN_MS = 10_000;
/** Longer than a delivery can take: after that its process is taken for dead, and the notice goes out again. */
const LEASE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;

type Context = {
  db: Db;
  clock: Clock;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
};
type Row = typeof notices.$inferSelect;

/** Posts what is due, each until it is answered with 2xx: at least once, in no particular order. */
export async function deliverNotices(context: Context): Promise<{ delivered: number; failed: number }> {
  const result = { delivered: 0, failed: 0 };
  for (;;) {
    const batch = await claim(context);
    if (batch.length === 0) return result;
    const answers = await Promise.all(batch.map((row) => deliver(context, row)));
    for (const ok of answers) result[ok ? 'delivered' : 'failed']++;
  }
}

async function claim({ db, clock }: Context): Promise<Row[]> {
  const now = clock.now();
  const due = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNull(notices.deliveredAt), lte(notices.nextTryAt, now)))
    .orderBy(notices.nextTryAt)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(notices)
    .set({ tries: sql`${notices.tries} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${notices.id} in ${due}`)
    .returning();
}

async function deliver(context: Context, row: Row): Promise<boolean> {
  const error = await post(context, row.event);
  const now = context.clock.now();
  const pause = Math.min(1000 * 2 ** row.tries, MAX_PAUSE_MS);
  await context.db
    .update(notices)
    .set(error === null ? { deliveredAt: now, error } : { nextTryAt: new Date(now.getTime() + pause), error })
    .where(eq(notices.id, row.id));
  return error === null;
}

async function post({ noticeUrl: url, secret, clock }: Context, event: Stripe.Event): Promise<string | null> {
  try {
    const receiver = { url, secret, now: clock.now(), answerWithinMs: ANSWER_WITHIN_MS };
    const status = await postEvent(event, receiver);
    return isAccepted(status) ? null : `answered ${status}`;
  } catch (error) {
    return messageOf(error).slice(0, 200);
  }
}
