import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { notFound } from '../errors.ts';
import { ownerVerb } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { readSetting, writeSetting } from '../settings/index.ts';
import { countMarketing, releaseMarketing } from './queries.ts';

const DAY_MS = 86_400_000;
/** Fewer letters say nothing about a list. */
const ENOUGH = 200;
/** Above these, providers begin to refuse the letters of a sender, all of them. */
const MOST_BOUNCED = 0.05;
const MOST_COMPLAINED = 0.003;

const figures = z.object({ sent: z.number(), bounced: z.number(), complained: z.number() });
/** The sender of mail reads `stoppedAt` itself: exchange/queries.ts. */
const stop = z.object({
  stoppedAt: z.iso.datetime().nullable(),
  /** Since she has let it go on, what came before does not count any more. */
  since: z.iso.datetime().nullable(),
  ...figures.shape,
});
export type MarketingFigures = z.infer<typeof figures>;

const SETTING = 'marketing_stop';
const readStop = async (db: Db | Tx) => stop.safeParse(await readSetting(db, SETTING)).data;

/** Whether sending is above what is allowed. */
export const isTooMuch = ({ sent, bounced, complained }: MarketingFigures): boolean =>
  sent >= ENOUGH && (bounced / sent > MOST_BOUNCED || complained / sent > MOST_COMPLAINED);

/** Since when marketing is stopped, and why; undefined while it is not. */
export async function readMarketingStop({ db }: Pick<Parts, 'db'>) {
  const found = await readStop(db);
  return found?.stoppedAt ? { ...found, stoppedAt: found.stoppedAt } : undefined;
}

/** Stops all marketing when too much of the last day's came back. Says by which figures, once: whoever asks tells her with it. */
export async function judgeMarketing({ clock }: Pick<Parts, 'clock'>, tx: Tx) {
  const now = clock.now();
  const before = await readStop(tx);
  if (before?.stoppedAt) return undefined;
  const since = Math.max(now.getTime() - DAY_MS, Date.parse(before?.since ?? '') || 0);
  const found = await countMarketing(tx, new Date(since));
  if (!isTooMuch(found)) return undefined;
  await writeSetting(tx, SETTING, { ...found, stoppedAt: now.toISOString(), since: before?.since ?? null });
  return found;
}

/** She has looked at her list, and lets it go on. */
export const resumeMarketing = ownerVerb<object, void>('mail.marketing_resumed', async (services, tx) => {
  const before = await readStop(tx);
  if (!before?.stoppedAt) throw notFound('Stop');
  const now = services.clock.now();
  await writeSetting(tx, SETTING, { ...before, stoppedAt: null, since: now.toISOString() });
  await releaseMarketing(tx, now);
  await services.jobs.enqueue(tx, 'send-mails');
  const { sent, bounced, complained } = before;
  return {
    about: { kind: 'settings', id: SETTING },
    before: { sent, bounced, complained },
    answer: undefined,
  };
});
