import { listTold } from '../../duties/index.ts';
import { readWaitingFiles } from '../../file-removal/index.ts';
import { wordsOfDuty } from '../../jobs.ts';
import { readMarketingStop } from '../../mail/index.ts';
import { leastRoom } from '../../room.ts';
import type { Services } from '../../services.ts';
import { readOutages } from '../outages/read-outages.ts';
import { readDatabaseReturns } from './database-returns.ts';

/** As many as fit one look. */
const SHOWN = 20;

/** What may be wrong with the site itself: for Today, which warns, and for the health page, which tells more. */
export async function readWarnings(services: Services) {
  const [waitingFiles, outages, databaseReturns, room, marketingStop, told] = await Promise.all([
    readWaitingFiles(services),
    readOutages(services),
    readDatabaseReturns(services),
    leastRoom(services),
    readMarketingStop(services),
    listTold(services.db, SHOWN),
  ]);
  const failing = told.map(({ duty, subject, label, path, message, firstAt, nextTryAt }) => ({
    ...{ key: `${duty}:${subject}`, what: wordsOfDuty(duty), label, path, message },
    since: firstAt.toISOString(),
    nextTryAt: nextTryAt.toISOString(),
  }));
  return { waitingFiles, outages, databaseReturns, room, marketingStop, failing };
}
