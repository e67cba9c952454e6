import { readWaitingFiles } from '../../file-removal/index.ts';
import { readMarketingStop } from '../../mail/index.ts';
import { leastRoom } from '../../room.ts';
import type { Services } from '../../services.ts';
import { readOutages } from '../outages/read-outages.ts';
import { readDatabaseReturns } from './database-returns.ts';

/** What may be wrong with the site itself: for Today, which warns, and for the health page, which tells more. */
export async function readWarnings(services: Services) {
  const [waitingFiles, outages, databaseReturns, room, marketingStop] = await Promise.all([
    readWaitingFiles(services),
    readOutages(services),
    readDatabaseReturns(services),
    leastRoom(services),
    readMarketingStop(services),
  ]);
  return { waitingFiles, outages, databaseReturns, room, marketingStop };
}
