import type { Parts } from '../../services.ts';
import { addressKey } from '../limits/address-key.ts';
import { countHit } from '../limits/queries.ts';

/** An authenticator's code is accepted for a minute and a half; it is remembered for longer. */
const REMEMBERED_MS = 5 * 60_000;

/** Whether a code is seen for the first time: whoever looked over a shoulder must not use it once more. */
export async function spendCode(
  services: Parts,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = services.clock.now();
  const key = `code:${addressKey(services, `${userId}:${code}`)}`;
  const uses = await countHit(services.db, key, now, new Date(now.getTime() + REMEMBERED_MS));
  return uses === 1;
}
