import { countFailing } from '../../duties/index.ts';
import { leastRoom } from '../../room.ts';
import type { Services } from '../../services.ts';
import { isAsleep } from '../../settings/index.ts';
import { listBackups } from '../backups/queries.ts';
import { readOutages } from '../outages/read-outages.ts';
import { readJobFacts, readMailFacts } from '../settings/queries.ts';
import { countOpenNotices, countOrders, countPromised, oldestQueued } from './queries.ts';

/** The state of the business in figures, for a program that watches from outside. Nobody is named in them. */
export async function readFigures(services: Services) {
  const { db, clock } = services;
  const now = clock.now();
  const [jobs, mails, queuedSeconds, promised, orders, openNotices, backups, outages, room] =
    await Promise.all([
      readJobFacts(db),
      readMailFacts(db),
      oldestQueued(db, now),
      countPromised(db, now),
      countOrders(db),
      countOpenNotices(db),
      listBackups(db, { until: now }),
      readOutages(services),
      leastRoom(services),
    ]);
  const [newest] = backups;
  const tried = backups.find(({ triedAt, trialHindrance }) => triedAt && !trialHindrance);
  return {
    ...{ jobs, mails, queuedSeconds, promised, orders, openNotices, outages: outages.length },
    backup: {
      ageSeconds: newest && (now.getTime() - newest.madeAt.getTime()) / 1000,
      restores: tried && tried.trialProblem === null,
    },
    freeBytes: room.freeBytes,
    failing: await countFailing(db),
    isAsleep: await isAsleep(db),
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;
