/**
 * What all jobs share when they work on rows that are due. One row that fails is recorded with its reason, tried again with
 * growing pauses, and stops nobody else's; the owner is told once, at the third try, and sees it under Health and on Today until
 * it is done.
 *
 * Tables: `failing_work` (one row for each duty and subject; made of ids and reasons).
 * Announces: `work-failing`, `work-done-again`.
 */
import { and, asc, count, eq, gt, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import { isDatabaseLost } from '../db/database-lost.ts';
import { failingWork } from '../db/schema/index.ts';
import { DAY, MINUTE } from '../shared/durations.ts';
import { causesOf, has, messageOf } from '../shared/problem.ts';
import { entriesOf } from '../shared/records.ts';
import { announce } from './facts.ts';
import type { Duty } from './jobs.ts';
import type { PersonalData, TableRule } from './personal-data.ts';
import type { Deps } from './services.ts';
import { sleeps } from './settings.ts';

type FailingRow = typeof failingWork.$inferSelect;

type About<Row> = {
  duty: Duty;
  /** The id of the row. */
  subject(row: Row): string;
  /** What the office calls it, and where she can do something about it. */
  shown?(row: Row): Pick<Failing, 'label' | 'path'>;
};

type Rows<Row> = About<Row> & {
  /** The next rows that are due, without those that pause (`isNotPausing`); none ends the run. */
  next(): Promise<Row[]>;
  work(row: Row): Promise<unknown>;
  /** All that `next` gives, side by side: for work that mostly waits for others. */
  together?: boolean;
  /** A row has one turn in a run. Where it passes through stages it has one in each: this names the stage. */
  stage?(row: Row): string;
};

/**
 * Works on what is due, row by row. One that fails is recorded, logged and tried again later; it keeps none of the others
 * from being done. Answers how many were.
 */
export async function processDue<Row>(services: Deps, rows: Rows<Row>): Promise<number> {
  const { duty, subject, shown, next, work, together, stage } = rows;
  const turnOf = (row: Row) => `${subject(row)} ${stage?.(row) ?? ''}`;
  // Asked only when something is due: most runs of most jobs find nothing.
  let failing: Set<string> | undefined;
  const seen = new Set<string>();
  let done = 0;
  for (;;) {
    // One that is still due after it was done would be worked on for ever.
    const due = (await next()).filter((row) => !seen.has(turnOf(row)));
    if (due.length === 0) return done;
    failing ??= await failingSubjects(services, duty);
    const known = failing;
    const workOn = async (row: Row) => {
      seen.add(turnOf(row));
      const about = { duty, subject: subject(row), ...shown?.(row) };
      if (await attempt(services, about, known, () => work(row))) done++;
    };
    if (together) await Promise.all(due.map(workOn));
    else for (const row of due) await workOn(row);
  }
}

type Batches<Row> = About<Row> & {
  /** Locks the next rows that are due and do not pause, for this transaction alone; with `only`, this one if it is due. */
  lock(tx: Tx, only?: string): Promise<Row[]>;
  work(tx: Tx, rows: Row[]): Promise<unknown>;
};

/**
 * The same for rows that are worked on in the transaction that locks them: many in one, because that is many times as fast.
 * When it fails, its rows are taken one by one, and only those that fail alone have failed.
 */
export async function processDueInBatches<Row>(services: Deps, batches: Batches<Row>): Promise<number> {
  const { duty, subject, shown, lock, work } = batches;
  const { db, log } = services;
  let failing: Set<string> | undefined;
  let done = 0;
  for (;;) {
    let rows: Row[] = [];
    const one = (only: string) =>
      db.transaction(async (tx) => {
        const again = await lock(tx, only);
        if (again.length > 0) await work(tx, again);
      });
    try {
      await db.transaction(async (tx) => {
        rows = await lock(tx);
        if (rows.length > 0) await work(tx, rows);
      });
      if (rows.length === 0) return done;
      failing ??= await failingSubjects(services, duty);
      for (const row of rows) if (failing.has(subject(row))) await clearFailure(services, duty, subject(row));
      done += rows.length;
    } catch (err) {
      if (isDatabaseLost(err) || rows.length === 0) throw err;
      log.warn({ err, duty, rows: rows.length }, 'a batch failed, its rows are taken one by one');
      failing ??= await failingSubjects(services, duty);
      for (const row of rows) {
        const about = { duty, subject: subject(row), ...shown?.(row) };
        if (await attempt(services, about, failing, () => one(subject(row)))) done++;
      }
    }
  }
}

/** The parts of a duty that have nothing to do with each other: one that fails pauses alone. */
export async function runSteps(
  services: Deps,
  duty: Duty,
  steps: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const now = services.clock.now();
  const pausing = (await listFailing(services.db, duty)).filter(({ nextTryAt }) => nextTryAt > now);
  const isPausing = new Set(pausing.map(({ subject }) => subject));
  const due = entriesOf(steps).filter(([name]) => !isPausing.has(name));
  await processDue(services, {
    duty,
    next: once(due),
    subject: ([name]) => name,
    work: ([, run]) => run(),
  });
}

/** For rows that are known already. */
export function once<Row>(rows: Row[]): () => Promise<Row[]> {
  let left = rows;
  return async () => {
    const all = left;
    left = [];
    return all;
  };
}

const failingSubjects = async ({ db }: Deps, duty: Duty): Promise<Set<string>> =>
  new Set((await listFailing(db, duty)).map(({ subject }) => subject));

/** Says whether it worked. Without a database nothing can be recorded: the whole job fails, and is tried again. */
async function attempt(
  services: Deps,
  about: Failing,
  failing: Set<string>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
  } catch (err) {
    if (isDatabaseLost(err)) throw err;
    if (!isRecorded(err)) await recordFailure(services, about, err);
    return false;
  }
  if (failing.has(about.subject)) await clearFailure(services, about.duty, about.subject);
  return true;
}

type Failing = {
  duty: Duty;
  subject: string;
  label?: string;
  path?: string;
  /** It is not tried again: she is told at once. */
  isLeftOut?: boolean;
};

const LONGEST_PAUSE_MS = 6 * 60 * MINUTE;
/** A hiccup is gone by then; what is not, she should know. */
const TOLD_AFTER = 3;
/** A provider that is away has a notice of its own (office/outages): some hours of it. */
const TOLD_AFTER_AWAY = 9;
const GONE_AFTER_MS = 2 * DAY;
const LONGEST_MESSAGE = 300;

/** What was recorded where it happened is not recorded again by the job around it. */
const recorded = new WeakSet<object>();
const isRecorded = (err: unknown): boolean => has(err, 'message') && recorded.has(err);

/**
 * Writes down that something could not be done, and when it is tried again. The owner is told with the third try: once for
 * each thing, and once a day at most for each duty, because what fails a hundred times has one cause.
 */
export async function recordFailure(services: Deps, about: Failing, err: unknown): Promise<FailingRow> {
  const { db, clock, log } = services;
  const { duty, subject, label = '', path = '/office/settings/health', isLeftOut = false } = about;
  const now = clock.now();
  const message = reasonOf(err);
  if (has(err, 'message')) recorded.add(err);
  const row = await db.transaction(async (tx) => {
    const failing = await upsertFailure(tx, { duty, subject, label, path, message, now });
    const pause = Math.min(MINUTE * 2 ** Math.min(failing.tries - 1, 20), LONGEST_PAUSE_MS);
    const nextTryAt = new Date(now.getTime() + pause);
    const enough = isLeftOut ? 1 : isAway(err) ? TOLD_AFTER_AWAY : TOLD_AFTER;
    const isNews = failing.tries >= enough && failing.toldAt === null;
    if (isNews && (await countToldSince(tx, duty, new Date(now.getTime() - DAY))) === 0) {
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

const isAway = (err: unknown): boolean =>
  (has(err, 'reason') && err.reason === 'unavailable') ||
  (err instanceof Error && ['FilesUnavailable', 'MailUnreachable'].includes(err.name));

/** It has been done: what stood in the office about it goes. */
export async function clearFailure(services: Deps, duty: string, subject: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const gone = await deleteFailure(tx, duty, subject);
    if (gone) await announce(services, tx, { type: 'work-done-again', duty, subject, firstAt: gone.firstAt });
  });
}

/** One run of a job. While a restored copy sleeps nothing is done. */
export async function runJob(services: Deps, duty: Duty, run: () => Promise<unknown>): Promise<void> {
  const { isAsleep, isFailing } = await readJobState(services.db, duty);
  if (!isAsleep) await tracked(services, { duty, subject: '' }, run, async () => isFailing);
}

/** For a duty, or a part of one, that is nobody's row: recorded where it fails, cleared where it succeeds. */
export async function tracked<T>(
  services: Deps,
  about: Failing,
  work: () => Promise<T>,
  wasFailing = async () => (await findFailure(services.db, about.duty, about.subject)) !== undefined,
): Promise<T> {
  try {
    const result = await work();
    if (await wasFailing()) await clearFailure(services, about.duty, about.subject);
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
export async function pruneFailures(services: Deps): Promise<void> {
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

// SQL

const tables: Record<string, TableRule> = {
  'public.failing_work': { nobody: 'ids of rows that could not be worked on, and why' },
};

const isIt = (duty: string, subject: string) =>
  and(eq(failingWork.duty, duty), eq(failingWork.subject, subject));

/** For the query that finds what is due: leaves out what failed and waits for its next try. */
export const isNotPausing = (duty: Duty, subject: SQLWrapper, now: Date): SQL =>
  sql`not exists (select from failing_work f where f.duty = ${duty} and f.subject = ${subject}::text
    and f.next_try_at > ${now.toISOString()}::timestamptz)`;

async function upsertFailure(
  tx: Tx,
  row: Pick<FailingRow, 'duty' | 'subject' | 'label' | 'path' | 'message'> & { now: Date },
): Promise<FailingRow> {
  const { now, ...values } = row;
  const { label, path, message } = values;
  const [failing] = await tx
    .insert(failingWork)
    .values({ ...values, firstAt: now, lastAt: now, nextTryAt: now })
    .onConflictDoUpdate({
      target: [failingWork.duty, failingWork.subject],
      set: { label, path, message, lastAt: now, tries: sql`${failingWork.tries} + 1` },
    })
    .returning();
  if (!failing) throw new Error('the failure was not recorded');
  return failing;
}

async function changeFailure(
  tx: Tx,
  { duty, subject }: Pick<FailingRow, 'duty' | 'subject'>,
  change: Partial<Pick<FailingRow, 'nextTryAt' | 'toldAt'>>,
): Promise<void> {
  await tx
    .update(failingWork)
    .set(change)
    .where(and(eq(failingWork.duty, duty), eq(failingWork.subject, subject)));
}

async function countToldSince(tx: Tx, duty: Duty, since: Date): Promise<number> {
  return tx.$count(failingWork, and(eq(failingWork.duty, duty), gt(failingWork.toldAt, since)));
}

async function deleteFailure(tx: Db | Tx, duty: string, subject: string): Promise<FailingRow | undefined> {
  const [gone] = await tx.delete(failingWork).where(isIt(duty, subject)).returning();
  return gone;
}

export async function findFailure(
  db: Db | Tx,
  duty: string,
  subject: string,
): Promise<FailingRow | undefined> {
  const [row] = await db.select().from(failingWork).where(isIt(duty, subject));
  return row;
}

/** What a run of a job has to know before it begins, in one question: every job asks it every minute. */
async function readJobState(db: Db, duty: Duty): Promise<{ isAsleep: boolean; isFailing: boolean }> {
  const { rows } = await db.execute<{ isAsleep: boolean; isFailing: boolean }>(
    sql`select ${sleeps} as "isAsleep",
      exists (select from failing_work where duty = ${duty} and subject = '') as "isFailing"`,
  );
  return rows[0] ?? { isAsleep: false, isFailing: false };
}

/** The failing rows of a duty; all of them is as many as are wrong at the moment. */
export async function listFailing(db: Db | Tx, duty: Duty): Promise<FailingRow[]> {
  return db.select().from(failingWork).where(eq(failingWork.duty, duty));
}

/** What the owner has been told of, oldest first. */
export async function listTold(db: Db | Tx, limit: number): Promise<FailingRow[]> {
  return db
    .select()
    .from(failingWork)
    .where(isNotNull(failingWork.toldAt))
    .orderBy(asc(failingWork.firstAt))
    .limit(limit);
}

export async function countFailing(db: Db | Tx): Promise<{ duty: string; rows: number }[]> {
  return db
    .select({ duty: failingWork.duty, rows: count() })
    .from(failingWork)
    .groupBy(failingWork.duty)
    .orderBy(asc(failingWork.duty));
}

/** Whatever was due would have been tried again by then: these rows are gone, or are due no more. */
async function listNotTriedSince(db: Db | Tx, before: Date): Promise<FailingRow[]> {
  return db.select().from(failingWork).where(lt(failingWork.nextTryAt, before));
}

export const dutiesData: PersonalData = { tables };
