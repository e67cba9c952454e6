import type { Parts } from '../../services.ts';
import { deleteChallenges, deleteSignIns, deleteTwoFactor, findUserById } from './queries.ts';

/**
 * Anybody can sign up with a stranger's address. Once its owner has proven it, nothing holds that was set up before: no
 * second step, no other sign-in, no half-finished one.
 */
export async function noteFirstProof(
  { db }: Pick<Parts, 'db'>,
  { userId, signInToken }: { userId: string; signInToken: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user?.emailVerified) return;
    await deleteTwoFactor(tx, userId);
    await deleteChallenges(tx, userId);
    await deleteSignIns(tx, userId, signInToken);
  });
}

/**
 * A password chosen by a letter to the account's address. Where the address was not proven yet, this is its owner; a
 * proven account keeps its second step, which the mailbox alone must not take away.
 */
export async function noteRecovered(
  { db }: Pick<Parts, 'db'>,
  { userId }: { userId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (!user) return;
    if (!user.emailVerified) await deleteTwoFactor(tx, userId);
    await deleteChallenges(tx, userId);
    await deleteSignIns(tx, userId);
  });
}

/** Whoever waits for the second step has given the old password; links to choose a new one are void as well. */
export const notePasswordChanged = ({ db }: Pick<Parts, 'db'>, userId: string): Promise<void> =>
  db.transaction((tx) => deleteChallenges(tx, userId));
