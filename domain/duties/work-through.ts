import type { Tx } from '../../db/connect.ts';
import { isDatabaseLost } from '../../db/database-lost.ts';
import { entriesOf } from '../../shared/records.ts';
import type { Duty } from '../jobs.ts';
import type { Parts } from '../services.ts';
import { listFailing } from './queries.ts';
import { clearFailure, type Failing, isRecorded, recordFailure } from './record-failure.ts';

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
export async function workThrough<Row>(services: Parts, rows: Rows<Row>): Promise<number> {
  const { duty, subject, shown, next, work, together, stage } = rows;
  const turnOf = (row: Row) => `${subject(row)} ${stage?.(row) ?? ''}`;
  const failing = await failingSubjects(services, duty);
  const seen = new Set<string>();
  let done = 0;
  for (;;) {
    // One that is still due after it was done would be worked on for ever.
    const due = (await next()).filter((row) => !seen.has(turnOf(row)));
    if (due.length === 0) return done;
    const workOn = async (row: Row) => {
      seen.add(turnOf(row));
      const about = { duty, subject: subject(row), ...shown?.(row) };
      if (await attempt(services, about, failing, () => work(row))) done++;
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
export async function workInBatches<Row>(services: Parts, batches: Batches<Row>): Promise<number> {
  const { duty, subject, shown, lock, work } = batches;
  const { db, log } = services;
  const failing = await failingSubjects(services, duty);
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
      for (const row of rows) if (failing.has(subject(row))) await clearFailure(services, duty, subject(row));
      done += rows.length;
    } catch (err) {
      if (isDatabaseLost(err) || rows.length === 0) throw err;
      log.warn({ err, duty, rows: rows.length }, 'a batch failed, its rows are taken one by one');
      for (const row of rows) {
        const about = { duty, subject: subject(row), ...shown?.(row) };
        if (await attempt(services, about, failing, () => one(subject(row)))) done++;
      }
    }
    if (rows.length === 0) return done;
  }
}

/** The parts of a duty that have nothing to do with each other: one that fails pauses alone. */
export async function workSteps(
  services: Parts,
  duty: Duty,
  steps: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const now = services.clock.now();
  const pausing = (await listFailing(services.db, duty)).filter(({ nextTryAt }) => nextTryAt > now);
  const isPausing = new Set(pausing.map(({ subject }) => subject));
  const due = entriesOf(steps).filter(([name]) => !isPausing.has(name));
  await workThrough(services, {
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

const failingSubjects = async ({ db }: Parts, duty: Duty): Promise<Set<string>> =>
  new Set((await listFailing(db, duty)).map(({ subject }) => subject));

/** Says whether it worked. Without a database nothing can be recorded: the whole job fails, and is tried again. */
async function attempt(
  services: Parts,
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
