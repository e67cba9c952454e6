import { randomBytes } from 'node:crypto';
import { notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { hashServiceKey, madeServiceKey, SERVICE_KEY_SETTING } from '../../mail/index.ts';
import type { Services } from '../../services.ts';
import { deleteSetting, readSetting, writeSetting } from '../../settings/index.ts';

export async function readServiceKey({ db, config }: Services, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const kept = madeServiceKey.safeParse(await readSetting(db, SERVICE_KEY_SETTING)).data;
  return {
    fromEnvironment: config.serviceKey !== undefined,
    made: kept && { last: kept.last, madeAt: kept.madeAt },
  };
}

/** A new key for other programs of the business. It is shown this once; the one before it stops working. */
export const makeServiceKey = ownerVerb<object, { key: string }>(
  'settings.service_key_made',
  async ({ clock }, tx) => {
    const key = `aura_${randomBytes(32).toString('base64url')}`;
    const last = key.slice(-4);
    const kept = { hash: hashServiceKey(key), last, madeAt: clock.now().toISOString() };
    await writeSetting(tx, SERVICE_KEY_SETTING, kept);
    return { about: { kind: 'settings', id: 'service-key' }, after: { endsWith: last }, answer: { key } };
  },
);

export const withdrawServiceKey = ownerVerb<object, void>(
  'settings.service_key_withdrawn',
  async (_services, tx) => {
    if (!(await deleteSetting(tx, SERVICE_KEY_SETTING))) throw notFound('Key');
    return { about: { kind: 'settings', id: 'service-key' }, answer: undefined };
  },
);
