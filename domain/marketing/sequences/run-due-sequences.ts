import { workInBatches } from '../../duties/index.ts';
import type { Services } from '../../services.ts';
import { lockDueSequences, markUnderWay } from './queries.ts';
import { queueSteps } from './queue-step.ts';

const BATCH = 500;

/**
 * Turns due steps into mails: claimed and written in one transaction, so a crash leaves both or neither, and a second
 * machine skips what this one holds. One letter per sequence and run; the next is due when this one is out.
 */
export const runDueSequences = (services: Services): Promise<number> =>
  workInBatches(services, {
    duty: 'run-sequences',
    lock: (tx, only) => lockDueSequences(tx, services.clock.now(), { limit: BATCH, only }),
    subject: ({ id }) => id,
    shown: () => ({ path: '/portal/emails' }),
    work: async (tx, due) => {
      await queueSteps(services, tx, due);
      await markUnderWay(
        tx,
        due.map(({ id }) => id),
      );
    },
  });
