import type { Parts } from '../../services.ts';
import { outageWords } from './outage-words.ts';
import { listOutages } from './queries.ts';

export type Outage = Awaited<ReturnType<typeof readOutages>>[number];

/** What cannot be reached at this moment, in words. */
export async function readOutages({ db }: Pick<Parts, 'db'>) {
  return (await listOutages(db)).map(({ provider, beganAt, lastFailedAt, lastError, failures }) => ({
    provider,
    ...outageWords[provider],
    since: beganAt.toISOString(),
    lastFailedAt: lastFailedAt.toISOString(),
    lastError,
    failures,
  }));
}
