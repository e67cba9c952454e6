import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Parts } from '../services.ts';
import { readSetting } from '../settings/index.ts';

export const SERVICE_KEY_SETTING = 'service_key';

/** The key made in the office; the key itself is kept nowhere. */
export const madeServiceKey = z.object({ hash: z.string(), last: z.string(), madeAt: z.string() });

/** Random keys need no slow hash: there is nothing to guess. */
export const hashServiceKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a caller holds a service key: the configured one, or the one made in the office. */
export async function isServiceKey(
  { config, db }: Pick<Parts, 'config' | 'db'>,
  given: string,
): Promise<boolean> {
  const hash = hashServiceKey(given);
  const made = madeServiceKey.safeParse(await readSetting(db, SERVICE_KEY_SETTING));
  const known = [
    ...(config.serviceKey ? [hashServiceKey(config.serviceKey)] : []),
    ...(made.success ? [made.data.hash] : []),
  ];
  // Each is compared in full, so that the time it takes tells nothing about any of them.
  return known.map((key) => timingSafeEqual(Buffer.from(key), Buffer.from(hash))).includes(true);
}
