import { keysOf } from '../../shared/records.ts';
import type { Clock } from '../clock/clock.ts';
import type { JobsByHand } from './jobs.ts';

/**
 * No worker: whoever holds the server runs its jobs, those that were asked for and those whose minute has come since. A job
 * of a transaction that was rolled back counts as asked for; running it finds nothing to do.
 */
export function jobsByHand<Name extends string>(clock: Clock): JobsByHand<Name> {
  const asked: { name: Name; at: Date }[] = [];
  let definitions: Parameters<JobsByHand<Name>['work']>[0] | undefined;
  let ranAt: Date | undefined;

  function takeDue(now: Date): Set<Name> {
    const due = new Set<Name>();
    for (const wish of asked.splice(0)) {
      if (wish.at <= now) due.add(wish.name);
      else asked.push(wish);
    }
    return due;
  }

  return {
    async enqueue(_db, name, _data, { at = clock.now() } = {}) {
      asked.push({ name, at });
    },
    async work(all) {
      definitions = all;
    },
    isWorking: () => definitions !== undefined,
    async stop() {
      definitions = undefined;
    },
    async runAll() {
      if (!definitions) throw new Error('The jobs have not been told what to do.');
      const names = keysOf(definitions);
      const now = clock.now();
      for (const name of names) {
        if (hasCome(definitions[name].cron, ranAt, now)) asked.push({ name, at: now });
      }
      ranAt = now;
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const due = takeDue(now);
        if (due.size === 0) return;
        for (const name of names) if (due.has(name)) await definitions[name].run({});
      }
      const restless = takeDue(now);
      if (restless.size > 0) throw new Error(`These jobs ask for each other without end: ${[...restless]}`);
    },
  };
}

/** A job that asks for itself for ever is a defect that no test should wait for. */
const MOST_ROUNDS = 10;
const MINUTE_MS = 60_000;

/** Whether its turn came since the last run: of every minute, of every so many, or of one minute in each hour. */
function hasCome(cron: string | undefined, since: Date | undefined, now: Date): boolean {
  if (!cron) return false;
  if (!since) return true;
  const [minute = ''] = cron.split(' ');
  const isStar = minute.startsWith('*');
  const every = isStar ? Number(minute.slice(2) || 1) : 60;
  const turn = (at: Date) => Math.floor((at.getTime() / MINUTE_MS - (isStar ? 0 : Number(minute))) / every);
  return turn(now) !== turn(since);
}
