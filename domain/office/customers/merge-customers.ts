import type { Tx } from '../../../db/connect.ts';
import { type ContactRow, findByAddress, listMerged, lockContacts, mergeRows } from '../../contacts/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import type { Parts, Services } from '../../services.ts';
import { attachBoughtWith, syncPurchases } from '../../shop/index.ts';
import { countBought, findAccount } from './queries.ts';
import { whoIs } from './read-customer.ts';

type Merge = { customerId: string; otherEmail: string };

/** Whom a merge would bring in, to be looked at before it is done. */
export async function readDuplicate(
  { db }: Pick<Services, 'db'>,
  { actor, otherEmail }: { actor: Actor; otherEmail: string },
) {
  ownerOnly(actor);
  const other = await findByAddress(db, otherEmail);
  if (!other) throw invalid({ otherEmail: 'We know nobody by this address.' });
  const [bought] = await countBought(db, [other.id]);
  return {
    email: other.email,
    name: other.name,
    since: other.createdAt.toISOString(),
    hasAccount: other.userId !== null,
    orders: bought?.orders ?? 0,
    cents: bought?.cents ?? 0,
  };
}

/**
 * Two addresses, one person: what was done under the other moves to the first, and the other's sign-in, if both
 * have one, is closed. What was bought without an account moves into the one there is.
 */
export const mergeCustomers = ownerVerb<Merge, void>(
  'customer.merged',
  async (services, tx, { customerId, otherEmail }) => {
    const other = await findByAddress(tx, otherEmail);
    if (!other) throw invalid({ otherEmail: 'We know nobody by this address.' });
    const rows = await lockContacts(tx, [knownId(customerId, 'Customer'), other.id]);
    const to = rows.find(({ id }) => id === customerId);
    const from = rows.find(({ id }) => id === other.id);
    if (!to || to.mergedInto) throw notFound('Customer');
    if (!from || from.id === to.id || from.mergedInto === to.id) {
      throw invalid({ otherEmail: 'This address belongs to the customer already.' });
    }
    if (from.mergedInto) throw invalid({ otherEmail: 'This address belongs to another customer already.' });
    await mergeAccounts(services, tx, from, to);
    await mergeRows(tx, from, to);
    const userId = to.userId ?? from.userId;
    const { emails } = whoIs({ ...to, userId }, await listMerged(tx, to.id));
    if (userId) for (const email of emails) await attachBoughtWith(services, tx, { id: userId, email });
    await syncPurchases(services, tx, { email: to.email });
    await mailBoth(services, tx, from, to);
    return {
      about: { kind: 'customer', id: to.id },
      after: { merged: from.id, accounts: from.userId && to.userId ? 'joined' : 'one or none' },
      answer: undefined,
    };
  },
);

/** Both mailboxes hear of it: if the two are not one person, somebody has to say so. */
async function mailBoth(services: Parts, tx: Tx, from: ContactRow, to: ContactRow): Promise<void> {
  const { contactEmail } = services.content.current().site;
  for (const { email } of [from, to]) {
    await postMail(services, tx, {
      to: email,
      userId: to.userId ?? from.userId ?? undefined,
      template: 'addresses-joined',
      props: { closesSignIn: Boolean(from.userId && to.userId && email === from.email), contactEmail },
    });
  }
}

async function mergeAccounts(services: Parts, tx: Tx, from: ContactRow, to: ContactRow): Promise<void> {
  if (!from.userId || !to.userId) return;
  const account = await findAccount(tx, from.userId);
  if (account && account.user.role !== 'member') {
    throw new DomainError('conflict', 'The other account belongs to the staff. Change its role first.');
  }
  const accounts = { from: from.userId, to: to.userId };
  for (const { move } of services.personalData) await move?.(tx, accounts);
}
