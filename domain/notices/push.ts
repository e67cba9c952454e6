import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { isPublicHost } from '../../adapters/outside/outside.ts';
import { type PushAddress, PushFailed, type PushKeys } from '../../adapters/push/push.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { pushes, pushSubscriptions } from '../../db/schema/index.ts';
import { HOUR } from '../../shared/durations.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { DomainError, refused } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { accountById } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { readOrCreateSetting } from '../settings.ts';

const MOST_BROWSERS = 10;

type Browser = PushAddress & { memberId: string; signInId: string; device: string };

/**
 * This browser may be pushed to as long as its sign-in lives. Only for a proven address: anybody can sign up with a
 * stranger's.
 */
export async function subscribeBrowser(services: Deps, browser: Browser): Promise<void> {
  const { memberId: userId, signInId, endpoint, p256dh, auth, device } = browser;
  if (!isPublicHost(endpoint)) throw refused('The address of the push service is not a public one.');
  await services.db.transaction(async (tx) => {
    if (!(await accountById(tx, userId))?.emailVerified) {
      throw new DomainError('forbidden', 'Please confirm your e-mail address first.');
    }
    const createdAt = services.clock.now();
    const row = { userId, signInId, endpoint, p256dh, auth, device: device.slice(0, 80), createdAt };
    await upsertSubscription(tx, row);
    await deleteOlderSubscriptions(tx, userId, MOST_BROWSERS);
  });
}

/** Says whether there was one of hers. */
export const unsubscribeBrowser = (
  { db }: Pick<Deps, 'db'>,
  { memberId: userId, endpoint }: { memberId: string; endpoint: string },
): Promise<boolean> => deleteSubscription(db, { userId, endpoint });

/** What a page needs to offer it, and the browsers that have it. */
export async function readPush(services: Deps, { memberId }: { memberId: string }) {
  const { publicKey } = await pushKeys(services);
  const browsers = await listSubscriptions(services.db, memberId);
  return { publicKey, browsers: browsers.map(({ endpoint, device }) => ({ endpoint, device })) };
}

/** Only the browser goes on whose sign-in does. */
export async function endFormerPushes(
  _services: Deps,
  tx: Tx,
  { userId, signInId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  await deleteOtherSubscriptions(tx, userId, signInId);
}

export const movePushSubscriptions = (_services: Deps, tx: Tx, { from, to }: FactOf<'sign-in-replaced'>) =>
  moveSubscriptions(tx, from, to);

const BATCH = 20;

/**
 * Hands over what is due. May run on several machines at once. A crash after the hand-over sends a push twice; on the
 * screen the second takes the place of the first.
 */
export async function sendDuePushes(services: Deps): Promise<number> {
  const { db, clock } = services;
  await deleteLatePushes(db, clock.now());
  let sent = 0;
  await processDue(services, {
    duty: 'send-pushes',
    next: () => takeDuePushes(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    work: async (push) => {
      if ((await trySending(services, push)) === 'sent') sent++;
    },
    together: true,
  });
  return sent;
}

async function trySending(services: Deps, { id, to, title, body, path, tag, until }: DuePush) {
  const { db, clock, config, content, log } = services;
  const payload = JSON.stringify({ title, body, path, tag });
  const seconds = Math.max(60, Math.round((until.getTime() - clock.now().getTime()) / 1000));
  const contact = `mailto:${content.current().site.contactEmail}`;
  const by = { ...(await pushKeys(services)), contact };
  try {
    const outcome = await services.push.send(
      to,
      { payload, seconds, topic: topicOf(config.secret, tag) },
      by,
    );
    if (outcome === 'gone') await deleteSubscription(db, { id: to.id });
    else await deletePush(db, id);
    return outcome;
  } catch (err) {
    if (!(err instanceof Error) || err.name !== PushFailed.name) throw err;
    log.warn({ err, pushId: id }, 'a push could not be sent');
    return 'failed';
  }
}

/** At most 32 characters of a small alphabet, and nothing of ours for the push service to read. */
const topicOf = (secret: string, tag: string): string =>
  createHash('sha256').update(`${secret}:${tag}`).digest('base64url').slice(0, 32);

/** What comes later than that is no news any more. */
const USEFUL_MS = 6 * HOUR;

type NewPush = {
  userId: string;
  title: string;
  body: string;
  path: string;
  tag: string;
};

/** For each browser of somebody, in the caller's transaction. Who has none gets none. */
export async function postPush(services: Deps, tx: Tx, { userId, ...push }: NewPush): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + USEFUL_MS);
  const browsers = await listSubscriptions(tx, userId);
  if (browsers.length === 0) return;
  const rows = browsers.map(({ id: subscriptionId }) => ({ ...push, subscriptionId, nextTryAt: now, until }));
  await insertPushes(tx, rows);
  await services.jobs.enqueue(tx, 'send-pushes');
}

/** Made at the first use. Browsers remember the public one, so they stay with the data. */
async function pushKeys({ db, push }: Pick<Deps, 'db' | 'push'>): Promise<PushKeys> {
  const made = push.makeKeys();
  const stored = await readOrCreateSetting(db, 'push_keys', `${made.publicKey}.${made.privateKey}`);
  const [publicKey = '', privateKey = ''] = stored.split('.');
  return { publicKey, privateKey };
}

type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
type PushRow = typeof pushes.$inferSelect;

type DuePush = PushRow & { to: SubscriptionRow };

// SQL

/** A browser has one row: whoever is signed in there now has it. */
async function upsertSubscription(tx: Tx, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
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
async function moveSubscriptions(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(pushSubscriptions).set({ signInId: to }).where(eq(pushSubscriptions.signInId, from));
}

async function deleteOtherSubscriptions(tx: Tx, userId: string, signInId = ''): Promise<void> {
  const others = sql`${pushSubscriptions.signInId}::text is distinct from ${signInId}`;
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), others));
}

/** All but the newest. */
async function deleteOlderSubscriptions(tx: Tx, userId: string, most: number): Promise<void> {
  const older = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(most);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, older));
}

async function deleteSubscription(
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

async function listSubscriptions(db: Db | Tx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isSignedIn))
    .orderBy(asc(pushSubscriptions.createdAt));
}

async function insertPushes(tx: Tx, rows: (typeof pushes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pushes).values(rows);
}

/** Some that are due, for this process: their next try is put off first, so that others skip them and a crash keeps them. */
async function takeDuePushes(db: Db, now: Date, limit: number): Promise<DuePush[]> {
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

async function deletePush(db: Db, id: string): Promise<void> {
  await db.delete(pushes).where(eq(pushes.id, id));
}

async function deleteLatePushes(db: Db, now: Date): Promise<void> {
  await db.delete(pushes).where(lt(pushes.until, now));
}
