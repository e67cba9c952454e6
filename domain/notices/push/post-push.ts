import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { insertPushes, listSubscriptions } from './queries.ts';

/** What comes later than that is no news any more. */
const USEFUL_MS = 6 * 3_600_000;

type NewPush = {
  userId: string;
  title: string;
  body: string;
  path: string;
  tag: string;
};

/** For each browser of somebody, in the caller's transaction. Who has none gets none. */
export async function postPush(services: Parts, tx: Tx, { userId, ...push }: NewPush): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + USEFUL_MS);
  const browsers = await listSubscriptions(tx, userId);
  if (browsers.length === 0) return;
  const rows = browsers.map(({ id: subscriptionId }) => ({ ...push, subscriptionId, nextTryAt: now, until }));
  await insertPushes(tx, rows);
  await services.jobs.enqueue(tx, 'send-pushes');
}
