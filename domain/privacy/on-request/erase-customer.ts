import { randomBytes } from 'node:crypto';
import { DomainError } from '../../errors.ts';
import { type Actor, accountById, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { openCustomer } from '../../office/index.ts';
import type { Services } from '../../services.ts';
import { deleteDueAccounts } from '../deletion/delete-due-accounts.ts';
import { erasePerson } from '../deletion/erase-person.ts';
import { hindranceOf } from '../deletion/hindrance.ts';
import { changeDeletion, hasOpenMoney, saveDeletion } from '../deletion/queries.ts';
import { subjectOf } from '../subject.ts';

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
  await erase(services, { actor, customerId: customer.id, userId: account?.id, addresses: who.emails });
  if (account) await deleteDueAccounts(services);
}

const erase = ownerVerb<{ customerId: string; userId?: string; addresses: string[] }, void>(
  'customer.erased',
  async (services, tx, { customerId, userId, addresses }) => {
    if (userId) {
      const now = services.clock.now();
      const tokenHash = randomBytes(32).toString('hex');
      await saveDeletion(tx, { userId, tokenHash, requestedAt: now, expiresAt: now });
      await changeDeletion(tx, userId, { confirmedAt: now, dueAt: now });
    } else {
      const guest = { userId: null, addresses };
      if (await hasOpenMoney(tx, guest)) {
        throw new DomainError('conflict', 'A payment or refund is still on its way. Please wait for it.');
      }
      await erasePerson(services, tx, await subjectOf(services, tx, guest));
    }
    return { about: { kind: 'customer', id: customerId }, answer: undefined };
  },
);
