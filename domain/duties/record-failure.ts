import { causesOf, has, messageOf } from '../../shared/problem.ts';
import { announce } from '../facts/index.ts';
import type { Duty } from '../jobs.ts';
import type { Parts } from '../services.ts';
import {
  changeFailure,
  countToldSince,
  deleteFailure,
  type FailingRow,
  findFailure,
  listNotTriedSince,
  upsertFailure,
} from './queries.ts';

export type Failing = {
  duty: Duty;
  subject: string;
  label?: string;
  path?: string;
  /** It is not tried again: she is told at once. */
  isLeftOut?: boolean;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** A hiccup is gone by then; what is not, she should know. */
const TOLD_AFTER = 3;
/** A provider that is away has a notice of its own (office/outages): some hours of it. */
const TOLD_AFTER_AWAY = 9;
const GONE_AFTER_MS = 2 * DAY_MS;
const LONGEST_MESSAGE = 300;

/** What was recorded where it happened is not recorded again by the job around it. */
const recorded = new WeakSet<object>();
export const isRecorded = (err: unknown): boolean => has(err, 'message') && recorded.has(err);

const isAway = (err: unknown): boolean =>
  (has(err, 'reason') && err.reason === 'unavailable') ||
  (err instanceof Error && ['FilesUnavailable', 'MailUnreachable'].includes(err.name));

/**
 * Writes down that something could not be done, and when it is tried again. The owner is told with the third try: once for
 * each thing, and once a day at most for each duty, because what fails a hundred times has one cause.
 */
export async function recordFailure(services: Parts, about: Failing, err: unknown): Promise<FailingRow> {
  const { db, clock, log } = services;
  const { duty, subject, label = '', path = '/office/settings/health', isLeftOut = false } = about;
  const now = clock.now();
  const message = reasonOf(err);
  if (has(err, 'message')) recorded.add(err);
  const row = await db.transaction(async (tx) => {
    const failing = await upsertFailure(tx, { duty, subject, label, path, message, now });
    const pause = Math.min(MINUTE_MS * 2 ** Math.min(failing.tries - 1, 20), LONGEST_PAUSE_MS);
    const nextTryAt = new Date(now.getTime() + pause);
    const enough = isLeftOut ? 1 : isAway(err) ? TOLD_AFTER_AWAY : TOLD_AFTER;
    const isNews = failing.tries >= enough && failing.toldAt === null;
    if (isNews && (await countToldSince(tx, duty, new Date(now.getTime() - DAY_MS))) === 0) {
      const { firstAt } = failing;
      const told = { duty, subject, label, path, message, firstAt, isLeftOut };
      await announce(services, tx, { type: 'work-failing', ...told });
    }
    await changeFailure(tx, failing, { nextTryAt, ...(isNews ? { toldAt: now } : {}) });
    return { ...failing, nextTryAt };
  });
  log.error(
    { err, duty, subject, tries: row.tries },
    isLeftOut ? 'this could not be done' : 'this could not be done, and is tried again',
  );
  return row;
}

/** It has been done: what stood in the office about it goes. */
export async function clearFailure(services: Parts, duty: string, subject: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const gone = await deleteFailure(tx, duty, subject);
    if (gone) await announce(services, tx, { type: 'work-done-again', duty, subject, firstAt: gone.firstAt });
  });
}

/** For a duty, or a part of one, that is nobody's row: recorded where it fails, cleared where it succeeds. */
export async function tracked<T>(services: Parts, about: Failing, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    if (await findFailure(services.db, about.duty, about.subject))
      await clearFailure(services, about.duty, about.subject);
    return result;
  } catch (err) {
    if (!isRecorded(err)) {
      // What cannot be recorded, because the database is away, is in the log.
      await recordFailure(services, about, err).catch((unrecorded) =>
        services.log.warn({ err: unrecorded, duty: about.duty }, 'a failure was not recorded'),
      );
    }
    throw err;
  }
}

/** For a job: rows that were erased, or that somebody has settled by hand, are never tried again. */
export async function pruneFailures(services: Parts): Promise<void> {
  const before = new Date(services.clock.now().getTime() - GONE_AFTER_MS);
  for (const { duty, subject } of await listNotTriedSince(services.db, before)) {
    await clearFailure(services, duty, subject);
  }
}

/** In words that may stand in the office: the database's own quote values, so its constraint or table is named instead. */
export function reasonOf(err: unknown): string {
  const ofDatabase = causesOf(err).find((cause) => has(cause, 'severity'));
  if (!ofDatabase)
    return messageOf(err)
      .replaceAll(/(?<!\S)@*[^\s@]+@\S+/g, '[address]')
      .slice(0, LONGEST_MESSAGE);
  const field = (name: string) => (has(ofDatabase, name) ? String(ofDatabase[name] ?? '') : '');
  const place = field('constraint') || field('table');
  return `the database refused it (${[place, field('code')].filter(Boolean).join(', ')})`;
}
