import { isPublicHost } from '../../../adapters/outside/outside.ts';
import type { PushAddress } from '../../../adapters/push/push.ts';
import type { Tx } from '../../../db/connect.ts';
import { DomainError, refused } from '../../errors.ts';
import type { FactOf } from '../../facts/index.ts';
import { accountById } from '../../identity/index.ts';
import type { Parts } from '../../services.ts';
import { pushKeys } from './push-keys.ts';
import {
  deleteOlderSubscriptions,
  deleteOtherSubscriptions,
  deleteSubscription,
  listSubscriptions,
  moveSubscriptions,
  upsertSubscription,
} from './queries.ts';

const MOST_BROWSERS = 10;

type Browser = PushAddress & { memberId: string; signInId: string; device: string };

/**
 * This browser may be pushed to as long as its sign-in lives. Only for a proven address: anybody can sign up with a
 * stranger's.
 */
export async function subscribeBrowser(services: Parts, browser: Browser): Promise<void> {
  const { memberId: userId, signInId, endpoint, p256dh, auth, device } = browser;
  if (!isPublicHost(endpoint)) throw refused('The address of the push service is not a public one.');
  await services.db.transaction(async (tx) => {
    if (!(await accountById(tx, userId))?.emailVerified) {
      throw new DomainError('forbidden', 'Please confirm your e-mail address first.');
    }
    const createdAt = services.clock.now();
    const row = { userId, signInId, endpoint, p256dh, auth, device: device.slice(0, 80), createdAt };
    await upsertSubscription(tx, row);
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

/** Only the browser goes on whose sign-in does. */
export async function endFormerPushes(
  _services: Parts,
  tx: Tx,
  { userId, signInId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  await deleteOtherSubscriptions(tx, userId, signInId);
}

export const keepPushes = (_services: Parts, tx: Tx, { from, to }: FactOf<'sign-in-replaced'>) =>
  moveSubscriptions(tx, from, to);
