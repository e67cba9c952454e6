import type { Services } from '../../services.ts';
import { lockDueSequences, markUnderWay } from './queries.ts';
import { queueSteps } from './queue-step.ts';

const BATCH = 500;

/**
 * Turns due steps into mails: claimed and written in one transaction, so a crash leaves both or neither, and a second
 * machine skips what this one holds. One letter per sequence and run; the next is due when this one is out.
 */
export async function runDueSequences(services: Services): Promise<number> {
  const { db, clock } = services;
  let queued = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await lockDueSequences(tx, clock.now(), BATCH);
      if (due.length === 0) return 0;
      await queueSteps(services, tx, due);
      await markUnderWay(
        tx,
        due.map(({ id }) => id),
      );
      return due.length;
    });
    queued += count;
    if (count < BATCH) return queued;
  }
}
