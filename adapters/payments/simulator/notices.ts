import { createHmac } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { HOUR, MINUTE } from '../../../shared/durations.ts';
import { messageOf } from '../../../shared/problem.ts';
import type { Clock } from '../../clock/clock.ts';
import { notices } from './store.ts';
import { type Event, seconds } from './world.ts';

/** The `Stripe-Signature` header: v1 is the HMAC of "time.body"; v0 is a test scheme that receivers must not accept. */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const time = seconds(at);
  const sign = (key: string) => createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${sign(secret)},v0=${sign(`${secret}-test`)}`;
}

type Receiver = { url: string; secret: string; now: Date; answerWithinMs: number };

/**
 * Sends the application one event. Throws when it did not accept it, or gave no answer in time. Each attempt is signed
 * anew, or a late one would be too old.
 */
export async function postEvent(event: Event, receiver: Receiver): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const response = await fetch(receiver.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureHeader(body, receiver.secret, receiver.now),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(receiver.answerWithinMs),
  });
  await response.arrayBuffer();
  return response.status;
}

export const isAccepted = (status: number): boolean => status >= 200 && status < 300;

/** So few at once that the application, which may be this very process, has connections left to answer them. */
const BATCH = 5;
const ANSWER_WITHIN_MS = 10_000;
/** Longer than a delivery can take: after that its process is taken for dead, and the notice goes out again. */
const LEASE_MS = MINUTE;
const MAX_PAUSE_MS = HOUR;

export type Context = {
  db: Db;
  clock: Clock;
  /** Signs notices. */
  secret: string;
  /** Where notices are posted: the site's own webhook address. */
  noticeUrl: string;
};
type Row = typeof notices.$inferSelect;

/** Demo mode's: posts what is due, each until it is answered with 2xx: at least once, in no particular order. */
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

async function post({ noticeUrl: url, secret, clock }: Context, event: Event): Promise<string | null> {
  try {
    const receiver = { url, secret, now: clock.now(), answerWithinMs: ANSWER_WITHIN_MS };
    const status = await postEvent(event, receiver);
    return isAccepted(status) ? null : `answered ${status}`;
  } catch (error) {
    return messageOf(error).slice(0, 200);
  }
}
