import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { line } from '../../../shared/fields.ts';
import { keysOf } from '../../../shared/records.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { FactOf } from '../../facts.ts';
import { type Actor, countAgainstLimit, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { hashServiceKey } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import { deleteDraftsOf } from '../drafts.ts';
import { findOpenKey, insertKey, listKeys, touchKey, withdrawKeyRow, withdrawKeysOf } from './queries.ts';

/** What a key may open, in the words of the office. */
export const apiScopes = {
  'people:read': 'Read people',
  'people:write': 'Add and change people',
  'orders:read': 'Read orders',
  'tags:write': 'Add a tag to somebody',
} as const;
export type ApiScope = keyof typeof apiScopes;

/** Calls of one key in a minute. */
const limit = { name: 'api', max: 120, seconds: 60 };

const CHOOSE = 'Choose what the key may open.';
const newKey = z.object({
  name: line(60, 'Please name the program.'),
  scopes: z.array(z.enum(keysOf(apiScopes), CHOOSE)).min(1, CHOOSE),
});

/** The key is shown this once; only its hash is stored. Random keys need no slow hash: there is nothing to guess. */
export const makeApiKey = ownerVerb(
  'api.key_made',
  newKey,
  async ({ clock }, tx, { actor, name, scopes }) => {
    const key = `aura_api_${randomBytes(32).toString('base64url')}`;
    const { id, endsWith } = await insertKey(tx, {
      name,
      scopes,
      keyHash: hashServiceKey(key),
      endsWith: key.slice(-4),
      madeBy: actor.id,
      createdAt: clock.now(),
    });
    return { about: { kind: 'api-key', id, label: name }, after: { scopes, endsWith }, answer: { key } };
  },
);

export const withdrawApiKey = ownerVerb(
  'api.key_withdrawn',
  z.object({ keyId: z.string() }),
  async ({ clock }, tx, { keyId }) => {
    const row = await withdrawKeyRow(tx, knownId(keyId, 'Key'), clock.now());
    if (!row) throw notFound('Key');
    return { about: { kind: 'api-key', id: row.id, label: row.name }, answer: undefined };
  },
);

/** Nothing that was made before the address was proven opens anything: not a key, and no draft of somebody else's. */
export async function endUnprovenKeysAndDrafts(
  { clock }: Deps,
  tx: Tx,
  { userId, wasUnproven }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  if (!wasUnproven) return;
  await withdrawKeysOf(tx, userId, clock.now());
  await deleteDraftsOf(tx, userId);
}

export async function readApiKeys({ db }: Pick<Deps, 'db'>, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  return (await listKeys(db)).map(({ id, name, endsWith, scopes, createdAt, lastUsedAt }) => ({
    id,
    name,
    endsWith,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
  }));
}

/** Who stands behind a key that may do this: the owner who made it. What is done with it is done in her name. */
export async function openWithKey(
  services: Deps,
  { given, scope }: { given: string; scope: ApiScope },
): Promise<Actor> {
  const key = await findOpenKey(services.db, hashServiceKey(given));
  if (!key) throw new DomainError('forbidden', 'This key opens nothing.');
  if (!(await countAgainstLimit(services, limit, key.id))) {
    throw new DomainError('too_many', 'Too many calls. Please wait a minute.');
  }
  if (!key.scopes.includes(scope)) throw new DomainError('forbidden', `This key is not for ${scope}.`);
  await touchKey(services.db, key.id, services.clock.now());
  return { id: key.madeBy, role: 'owner' };
}
