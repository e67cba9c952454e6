import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import {
  confirmSignIn,
  deleteChallenges,
  deletePasskeys,
  deleteSignIn,
  deleteSignIns,
  deleteTwoFactor,
  findSignIn,
  findUserById,
} from './queries.ts';

type User = NonNullable<Awaited<ReturnType<typeof findUserById>>>;
type Going = {
  /** The sign-in that goes on; without one all end. */
  token?: string;
  /** Anybody can sign up with a stranger's address: nothing holds that was set up before its owner came. */
  wasUnproven: boolean;
};

/**
 * The one place that says what ends with a sign-in: other sign-ins and half-finished ones, links in letters, devices that
 * may skip the second step; and, through the fact, pushes, keys, calendar addresses and drafts. What was set up before the
 * address was proven ends too: second step and passkeys.
 */
async function endFormerSignIns(services: Parts, tx: Tx, user: User, going: Going): Promise<void> {
  const { token, wasUnproven } = going;
  const { id: userId, email } = user;
  if (wasUnproven) {
    await deleteTwoFactor(tx, userId);
    await deletePasskeys(tx, userId);
  }
  await deleteChallenges(tx, user);
  await deleteSignIns(tx, userId, token);
  const signInId = token ? (await findSignIn(tx, token))?.id : undefined;
  const fact = { userId, email, signInId, wasUnproven };
  await announce(services, tx, { type: 'former-sign-ins-ended', ...fact });
}

async function withUser(services: Parts, userId: string, work: (tx: Tx, user: User) => Promise<void>) {
  await services.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (user) await work(tx, user);
  });
}

/** The owner of an address has proven it, at the sign-in of this token. */
export const noteFirstProof = (services: Parts, { userId, token }: { userId: string; token: string }) =>
  withUser(services, userId, async (tx, user) => {
    if (user.emailVerified) await endFormerSignIns(services, tx, user, { token, wasUnproven: true });
  });

/**
 * A password chosen by a letter to the account's address. Where the address was not proven yet, this is its owner; a
 * proven account keeps its second step and passkeys, which the mailbox alone must not take away.
 */
export const noteRecovered = (services: Parts, { userId }: { userId: string }) =>
  withUser(services, userId, (tx, user) =>
    endFormerSignIns(services, tx, user, { wasUnproven: !user.emailVerified }),
  );

/** The password was changed or other devices signed out, at the sign-in of this token; without one, all of them. */
export const noteOthersEnded = (services: Parts, { userId, token }: { userId: string; token?: string }) =>
  withUser(services, userId, (tx, user) =>
    endFormerSignIns(services, tx, user, { token, wasUnproven: false }),
  );

/** The same person signed in again in the same browser: its old sign-in ends, and what hangs on it goes on. */
export const noteReplaced = (
  services: Parts,
  { userId, from, to }: { userId: string; from: string; to: string },
) =>
  withUser(services, userId, async (tx, { email }) => {
    await deleteSignIn(tx, from);
    await announce(services, tx, { type: 'sign-in-replaced', userId, email, from, to });
  });

/** By the machine's clock, as sign-ins are. */
export const noteConfirmed = ({ db }: Pick<Parts, 'db'>, { signInId }: { signInId: string }) =>
  confirmSignIn(db, signInId, new Date());
