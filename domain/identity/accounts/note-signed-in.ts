import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { pruneInPortions, retainedSince } from '../../settings/index.ts';
import { deleteExpired } from './queries.ts';

/** Somebody has signed in, or uses a sign-in that is a day old. */
export const noteSignedIn = (
  services: Parts,
  { userId, email }: { userId: string; email: string },
): Promise<void> =>
  services.db.transaction((tx) => announce(services, tx, { type: 'signed-in', userId, email }));

/** For a job: expired sign-ins, with the network addresses in them. */
export async function pruneSignIns({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'signIns', clock.now());
  return pruneInPortions((limit) => deleteExpired(db, before, limit));
}
