import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { makeConfiguredOwner } from './make-owner.ts';
import { accountOf } from './verified-account.ts';

/** Somebody has proven that the address of an account is hers. */
export async function noteVerified(
  services: Parts,
  { userId, ownerEmail }: { userId: string; ownerEmail?: string },
): Promise<void> {
  const { db } = services;
  await makeConfiguredOwner(db, ownerEmail);
  const { email, emailVerified } = await accountOf(db, userId);
  if (!emailVerified) return;
  await db.transaction((tx) => announce(services, tx, { type: 'account-verified', userId, email }));
}
