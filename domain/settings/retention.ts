import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import { findValue } from './queries.ts';

/**
 * What only grows, for how many days it is of use, and how far the owner may move that. docs/retention.md tells it to
 * operators. Orders, receipts, payments and the audit log are not here: they stay.
 */
export const retention = {
  signIns: {
    ...{ label: 'Expired sign-ins, with their network address', days: 7, least: 1, most: 90 },
    why: 'A sign-in that has expired opens nothing. A week is enough to look into a report of misuse.',
  },
  mails: {
    ...{ label: 'What a sent e-mail said', days: 365, least: 90, most: 3650 },
    why: 'A year answers "what did you write to me?". That it was sent, to whom and when, stays.',
  },
  facts: {
    ...{ label: 'What happened to whom, for automations and webhooks', days: 1095, least: 365, most: 3650 },
    why: 'Conditions of automations look back at most this far.',
  },
  paymentNotices: {
    ...{ label: 'Handled webhooks of the payment provider', days: 90, least: 30, most: 1095 },
    why: 'The provider repeats a webhook for days, not months. What it led to is in the order.',
  },
  notices: {
    ...{ label: 'What you were told of', days: 60, least: 14, most: 730 },
    why: 'So that nothing is told twice.',
  },
  drafts: {
    ...{ label: 'Texts that nobody went on with', days: 30, least: 7, most: 365 },
    why: 'What was not saved within a month is not missed.',
  },
  webhooks: {
    ...{ label: 'Deliveries to other programs', days: 30, least: 7, most: 365 },
    why: 'To find out what another program was told, and when.',
  },
} as const;

export type Retained = keyof typeof retention;
export type RetentionDays = Record<Retained, number>;
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
  const found = retentionRules.safeParse((await findValue(db, RETENTION_SETTING)) ?? {}).data;
  return found ?? recordOf(retained, (what) => retention[what].days);
}

/** Before that moment, it is of no use any more. */
export async function retainedSince(db: Db | Tx, what: Retained, now: Date): Promise<Date> {
  return new Date(now.getTime() - (await readRetention(db))[what] * 86_400_000);
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
