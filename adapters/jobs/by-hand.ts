import { keysOf } from '../../shared/records.ts';
import type { Clock } from '../clock/clock.ts';
import type { JobsByHand } from './jobs.ts';

/**
 * No worker and no timetable: whoever holds the server runs its jobs. A job of a transaction that was rolled back counts
 * as asked for; running it finds nothing to do.
 */
export function jobsByHand<Name extends string>(clock: Clock): JobsByHand<Name> {
  const asked = new Set<Name>();
  let definitions: Parameters<JobsByHand<Name>['work']>[0] | undefined;
  return {
    async enqueue(_db, name, _data, { at } = {}) {
      if (!at || at <= clock.now()) asked.add(name);
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
      for (const name of names) asked.add(name);
      for (let round = 0; round < MOST_ROUNDS && asked.size > 0; round++) {
        for (const name of names) if (asked.delete(name)) await definitions[name].run({});
      }
      if (asked.size > 0) throw new Error(`These jobs ask for each other without end: ${[...asked]}`);
    },
  };
}

/** A job that asks for itself for ever is a defect that no test should wait for. */
const MOST_ROUNDS = 10;
