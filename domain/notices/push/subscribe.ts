import { isPublicHost } from '../../../adapters/outside/outside.ts';
import type { PushAddress } from '../../../adapters/push/push.ts';
import { refused } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { pushKeys } from './push-keys.ts';
import {
  deleteOlderSubscriptions,
  deleteSubscription,
  listSubscriptions,
  upsertSubscription,
} from './queries.ts';

const MOST_BROWSERS = 10;

type Browser = PushAddress & { memberId: string; device: string };

/** This browser may be pushed to, on behalf of whoever is signed in there. */
export async function subscribeBrowser(services: Parts, browser: Browser): Promise<void> {
  const { memberId: userId, endpoint, p256dh, auth, device } = browser;
  if (!isPublicHost(endpoint)) throw refused('The address of the push service is not a public one.');
  await services.db.transaction(async (tx) => {
    const createdAt = services.clock.now();
    await upsertSubscription(tx, { userId, endpoint, p256dh, auth, device: device.slice(0, 80), createdAt });
    await deleteOlderSubscriptions(tx, userId, MOST_BROWSERS);
  });
}

/** Says whether there was one of hers. */
export const unsubscribeBrowser = (
  { db }: Pick<Parts, 'db'>,
  { memberId: userId, endpoint }: { memberId: string; endpoint: string },
): Promise<boolean> => deleteSubscription(db, { userId, endpoint });

/** What a page needs to offer it, and the browsers that have it. */
export async function readPush(services: Parts, { memberId }: { memberId: string }) {
  const { publicKey } = await pushKeys(services);
  const browsers = await listSubscriptions(services.db, memberId);
  return { publicKey, browsers: browsers.map(({ endpoint, device }) => ({ endpoint, device })) };
}
