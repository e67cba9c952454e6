/**
 * Small values under a key: the practice's booking rules, the mode of the database, keys made once at the first start. The
 * context that owns a key checks the value's shape. For how long what only grows is stored is one of them (docs/retention.md).
 *
 * Tables: `settings`.
 * Announces: nothing.
 */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../db/connect.ts';
import { settings } from '../db/schema/index.ts';
import { DAY } from '../shared/durations.ts';
import { keysOf, recordOf } from '../shared/records.ts';
import type { PersonalData } from './personal-data.ts';

/** For what is made once: of several processes that start together, all get the value of the first. */
export async function readOrCreateSetting(db: Db | Tx, key: string, value: string): Promise<string> {
  await insertValue(db, key, value);
  const found = await readSetting(db, key);
  if (typeof found !== 'string') throw new Error(`the setting ${key} is not a text`);
  return found;
}

/** db/restore.ts writes it, in the transaction that brings the rows back. */
const SETTING = 'restored_copy';
const mark = z.object({ restoredAt: z.iso.datetime() });

/**
 * A database that came out of a backup may stand beside the one that it was made of: it sends nothing and asks nobody
 * outside until the owner wakes it. Undefined: awake.
 */
export async function readRestoredCopy(db: Db | Tx): Promise<{ restoredAt: string } | undefined> {
  return mark.safeParse(await readSetting(db, SETTING)).data;
}

export const isAsleep = async (db: Db | Tx): Promise<boolean> => (await readRestoredCopy(db)) !== undefined;
/** The same for a query that has more to ask. */
export const sleeps = sql<boolean>`exists (select from settings where key = ${SETTING})`;

/** Says whether it slept. */
export const endSleep = (tx: Tx): Promise<boolean> => deleteSetting(tx, SETTING);

/**
 * What only grows, for how many days it is of use, and how far the owner may move that. docs/retention.md tells it to
 * operators. Orders, receipts, payments and the audit log are not here: they stay.
 */
export const retention = {
  signIns: {
    label: 'Expired sign-ins, with their network address',
    days: 7,
    least: 1,
    most: 90,
    why: 'A sign-in that has expired opens nothing. A week is enough to look into a report of misuse.',
  },
  mails: {
    label: 'What a sent e-mail said',
    days: 365,
    least: 90,
    most: 3650,
    why: 'A year answers "what did you write to me?". That it was sent, to whom and when, stays.',
  },
  facts: {
    label: 'What happened to whom, for automations and webhooks',
    days: 1095,
    least: 365,
    most: 3650,
    why: 'Conditions of automations look back at most this far.',
  },
  paymentNotices: {
    label: 'Handled webhooks of the payment provider',
    days: 90,
    least: 30,
    most: 1095,
    why: 'The provider repeats a webhook for days, not months. What it led to is in the order.',
  },
  notices: {
    label: 'What you were told of',
    days: 60,
    least: 14,
    most: 730,
    why: 'So that nothing is told twice.',
  },
  drafts: {
    label: 'Texts that nobody went on with',
    days: 30,
    least: 7,
    most: 365,
    why: 'What was not saved within a month is not missed.',
  },
  webhooks: {
    label: 'Deliveries to other programs',
    days: 30,
    least: 7,
    most: 365,
    why: 'To find out what another program was told, and when.',
  },
} as const;

type Retained = keyof typeof retention;
type RetentionDays = Record<Retained, number>;
export const retained = keysOf(retention);

export const RETENTION_SETTING = 'retention';
export const retentionRules = z.object(
  recordOf(retained, (what) => {
    const { least, most, days } = retention[what];
    const words = `Please give a number of days from ${least} to ${most}.`;
    return z.coerce.number(words).int(words).min(least, words).max(most, words).default(days);
  }),
);

export async function readRetention(db: Db | Tx): Promise<RetentionDays> {
  const found = retentionRules.safeParse((await readSetting(db, RETENTION_SETTING)) ?? {}).data;
  return found ?? recordOf(retained, (what) => retention[what].days);
}

/** Before that moment, it is of no use any more. */
export async function retainedSince(db: Db | Tx, what: Retained, now: Date): Promise<Date> {
  return new Date(now.getTime() - (await readRetention(db))[what] * DAY);
}

/** So many rows in one statement: whatever else writes the table waits for no more than that. */
const PORTION = 5_000;

/** Deletes in portions until one is not full. */
export async function pruneInPortions(prune: (limit: number) => Promise<number>): Promise<number> {
  let gone = 0;
  for (;;) {
    const portion = await prune(PORTION);
    gone += portion;
    if (portion < PORTION) return gone;
  }
}

// SQL

/** What stands under a key; undefined when nothing does. Whoever owns the key checks its shape. */
export async function readSetting(db: Db | Tx, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function writeSetting(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } });
}

/** Fields that the change does not name keep their values, also when somebody else is changing them right now. */
export async function mergeSetting(db: Db | Tx, key: string, value: Record<string, unknown>): Promise<void> {
  const merged = sql`${settings.value} || excluded.value`;
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: merged, updatedAt: sql`now()` } });
}

async function insertValue(db: Db | Tx, key: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

/** Says whether there was one. */
export async function deleteSetting(db: Db | Tx, key: string): Promise<boolean> {
  const gone = await db.delete(settings).where(eq(settings.key, key)).returning({ key: settings.key });
  return gone.length > 0;
}

export const settingsData: PersonalData = {
  tables: { 'public.settings': { nobody: 'settings of the business' } },
};
