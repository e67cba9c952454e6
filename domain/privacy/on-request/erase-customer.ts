import { randomBytes } from 'node:crypto';
import { DomainError } from '../../errors.ts';
import { removeLater } from '../../file-removal/remove-later.ts';
import { type Actor, ownerOnly } from '../../identity/accounts/actor.ts';
import { accountById } from '../../identity/accounts/find-account.ts';
import { ownerVerb } from '../../identity/audit/staff-verb.ts';
import { addressKey } from '../../mail/one-address.ts';
import { openCustomer } from '../../office/customers/read-customer.ts';
import type { Services } from '../../services.ts';
import { deleteDueAccounts } from '../deletion/delete-due-accounts.ts';
import { hindranceOf } from '../deletion/hindrance.ts';
import { changeDeletion, eraseGuest, keepDeletion, listFileKeys, NOBODY } from '../deletion/queries.ts';

type Asked = { actor: Actor; customerId: string };

/**
 * Somebody asked by letter or telephone to be forgotten. An account goes the way of every deletion, without its days
 * of grace; an address without an account is erased at once.
 */
export async function eraseCustomer(services: Services, { actor, customerId }: Asked): Promise<void> {
  ownerOnly(actor);
  const { customer, who } = await openCustomer(services.db, customerId);
  const account = who.userId ? await accountById(services.db, who.userId) : undefined;
  const hindrance = account && (await hindranceOf(services, account));
  if (hindrance) throw new DomainError('conflict', hindrance);
  await erase(services, { actor, ...who, customerId: customer.id });
  if (account) await deleteDueAccounts(services);
}

const erase = ownerVerb<{ customerId: string; userId: string | null; emails: string[] }, void>(
  'customer.erased',
  async (services, tx, { customerId, userId, emails }) => {
    const now = services.clock.now();
    const about = { kind: 'customer', id: customerId };
    if (userId) {
      const tokenHash = randomBytes(32).toString('hex');
      await keepDeletion(tx, { userId, tokenHash, requestedAt: now, expiresAt: now });
      await changeDeletion(tx, userId, { confirmedAt: now, dueAt: now });
    }
    for (const email of userId ? emails.slice(1) : emails) {
      const who = { id: NOBODY, provenEmail: email, addressKey: addressKey(services.config, email) };
      const keys = await listFileKeys(tx, who);
      await eraseGuest(tx, who);
      await removeLater(services, tx, { keys, reason: 'a customer was erased' });
    }
    return { about, answer: undefined };
  },
);
