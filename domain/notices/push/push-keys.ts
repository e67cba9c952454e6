import type { PushKeys } from '../../../adapters/push/push.ts';
import type { Parts } from '../../services.ts';
import { readOrCreateSetting } from '../../settings/index.ts';

/** Made at the first use. Browsers remember the public one, so they stay with the data. */
export async function pushKeys({ db, push }: Pick<Parts, 'db' | 'push'>): Promise<PushKeys> {
  const made = push.makeKeys();
  const stored = await readOrCreateSetting(db, 'push_keys', `${made.publicKey}.${made.privateKey}`);
  const [publicKey = '', privateKey = ''] = stored.split('.');
  return { publicKey, privateKey };
}
