import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Attempt } from '../../../adapters/auth/auth.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { DomainError } from '../../errors.ts';
import { announce } from '../../facts.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { readSetting, writeSetting } from '../../settings.ts';
import { countAgainstLimit, countHit, type Limit, limitKey } from '../limits.ts';
import { listFormerAddresses } from '../personal-data.ts';
import type { Actor } from './actor.ts';
import {
  confirmSignIn,
  deleteChallenges,
  deletePasskeys,
  deleteSignIn,
  deleteSignIns,
  deleteTwoFactor,
  findSignIn,
  findUserById,
  hasPassword,
  listPasskeys,
  listStaffEmails,
} from './queries.ts';

export { listOwners } from './queries.ts';

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
async function endFormerSignIns(services: Deps, tx: Tx, user: User, going: Going): Promise<void> {
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

async function withUser(services: Deps, userId: string, work: (tx: Tx, user: User) => Promise<void>) {
  await services.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    if (user) await work(tx, user);
  });
}

/** The owner of an address has proven it, at the sign-in of this token. */
export const endUnprovenSignIns = (services: Deps, { userId, token }: { userId: string; token: string }) =>
  withUser(services, userId, async (tx, user) => {
    if (user.emailVerified) await endFormerSignIns(services, tx, user, { token, wasUnproven: true });
  });

/**
 * A password chosen by a letter to the account's address. Where the address was not proven yet, this is its owner; a
 * proven account keeps its second step and passkeys, which the mailbox alone must not take away.
 */
export const endSignInsOnRecovery = (services: Deps, { userId }: { userId: string }) =>
  withUser(services, userId, (tx, user) =>
    endFormerSignIns(services, tx, user, { wasUnproven: !user.emailVerified }),
  );

/** The password was changed or other devices signed out, at the sign-in of this token; without one, all of them. */
export const endOtherSignIns = (services: Deps, { userId, token }: { userId: string; token?: string }) =>
  withUser(services, userId, (tx, user) =>
    endFormerSignIns(services, tx, user, { token, wasUnproven: false }),
  );

/** The same person signed in again in the same browser: its old sign-in ends, and what hangs on it goes on. */
export const endReplacedSignIn = (
  services: Deps,
  { userId, from, to }: { userId: string; from: string; to: string },
) =>
  withUser(services, userId, async (tx, { email }) => {
    await deleteSignIn(tx, from);
    await announce(services, tx, { type: 'sign-in-replaced', userId, email, from, to });
  });

/** By the machine's clock, as sign-ins are. */
export const markSignInConfirmed = ({ db }: Pick<Deps, 'db'>, { signInId }: { signInId: string }) =>
  confirmSignIn(db, signInId, new Date());

type Account = { id: string; email: string; emailVerified: boolean };

/** The addresses that the owner of an account has proven: the present one first, then those she has left. */
export async function provenAddresses(db: Db | Tx, { id, email, emailVerified }: Account): Promise<string[]> {
  const former = await listFormerAddresses(db, id);
  return emailVerified ? [email.toLowerCase(), ...former] : former;
}

/** Whether what was done with an address is an account's. Paying with it proves nothing, nor does signing up with it. */
export async function ownsAddress(
  db: Db | Tx,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const account = await findUserById(db, userId);
  return account ? (await provenAddresses(db, account)).includes(email.toLowerCase()) : false;
}

type AttemptKind = Attempt['kind'];

const minutes = (count: number) => count * 60;
const perClient: Record<AttemptKind, Limit> = {
  'sign-in': { name: 'sign-in-client', max: 30, seconds: minutes(10) },
  'sign-up': { name: 'sign-up-client', max: 10, seconds: minutes(60) },
  recovery: { name: 'recovery-client', max: 10, seconds: minutes(60) },
  password: { name: 'password-client', max: 30, seconds: minutes(10) },
  'two-factor': { name: 'two-factor-client', max: 15, seconds: minutes(10) },
  'new-address': { name: 'new-address-client', max: 20, seconds: minutes(60) },
};
const perAccount: Record<AttemptKind, Limit> = {
  'sign-in': { name: 'sign-in-account', max: 10, seconds: minutes(10) },
  'sign-up': { name: 'sign-up-account', max: 3, seconds: minutes(60) },
  recovery: { name: 'recovery-account', max: 3, seconds: minutes(60) },
  // Apart from sign-in, so that guesses inside a stolen session do not keep the owner out.
  password: { name: 'password-account', max: 10, seconds: minutes(10) },
  'two-factor': { name: 'two-factor-account', max: 10, seconds: minutes(10) },
  'new-address': { name: 'new-address-account', max: 4, seconds: minutes(60) },
};

/**
 * Whether this try may go on to the (costly) work. Guessing is limited per caller and per account; a device that
 * has signed in to the account before has a count of its own, so strangers who use up the account's tries cannot
 * shut its owner out.
 */
export async function countSignInAttempt(services: Deps, attempt: Attempt): Promise<boolean> {
  if (!(await countAgainstLimit(services, perClient[attempt.kind], attempt.client))) return false;
  if (!attempt.email) return true;
  const email = attempt.email.trim().toLowerCase();
  const known = attempt.device && isDeviceMark(services.config.secret, email, attempt.device);
  const who = limitKey(services, email);
  return countAgainstLimit(
    services,
    perAccount[attempt.kind],
    known ? `${who}:${attempt.device?.slice(0, 16)}` : who,
  );
}

/** A random part, so that two devices differ, and a signature that binds it to the account. */
export function makeDeviceMark(secret: string, email: string, random: string): string {
  return `${random}.${sign(secret, email, random)}`;
}

function isDeviceMark(secret: string, email: string, mark: string): boolean {
  const [random = '', signature = ''] = mark.split('.');
  const expected = Buffer.from(sign(secret, email, random));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, email: string, random: string): string {
  return createHmac('sha256', secret).update(`device:${email.toLowerCase()}:${random}`).digest('base64url');
}

/** How somebody can prove who she is, besides a letter to her address. */
export async function readSignInWays({ db }: Pick<Deps, 'db'>, { userId }: { userId: string }) {
  const [password, passkeys] = await Promise.all([hasPassword(db, userId), listPasskeys(db, userId)]);
  return {
    hasPassword: password,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name || 'Passkey',
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** An authenticator's code is accepted for a minute and a half; it is remembered for longer. */
const REMEMBERED_MS = 5 * MINUTE;

/** Whether a code is seen for the first time: whoever looked over a shoulder must not use it once more. */
export async function claimTotpCode(
  services: Deps,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = services.clock.now();
  const key = `code:${limitKey(services, `${userId}:${code}`)}`;
  const uses = await countHit(services.db, key, now, new Date(now.getTime() + REMEMBERED_MS));
  return uses === 1;
}

const REQUIRED = 'staff_two_factor';

/** Whether whoever works in the office has to sign in with a second step. */
export const readTwoFactorRule = async (db: Db | Tx): Promise<boolean> =>
  (await readSetting(db, REQUIRED)) === true;

/** A passkey is two in one: the device, and the finger, face or PIN that it asks for. */
export const hasTwoSteps = (who: { twoFactorEnabled: boolean; byPasskey?: boolean }): boolean =>
  who.twoFactorEnabled || who.byPasskey === true;

/** She who asks it of others has it herself: else she would close the office to herself. */
export async function writeTwoFactorRule(
  tx: Tx,
  { id, byPasskey }: Pick<Actor, 'id' | 'byPasskey'>,
  required: boolean,
): Promise<void> {
  const owner = await findUserById(tx, id);
  if (required && !(owner && hasTwoSteps({ ...owner, byPasskey }))) {
    throw new DomainError(
      'conflict',
      'Set up your own second step first, on your account page in the portal, or sign in with a passkey.',
    );
  }
  await writeSetting(tx, REQUIRED, required);
}

/** Who is told when a customer needs somebody. Before the first owner exists, the contact address. */
export async function staffAddresses({ content }: ReadsContent, db: Db | Tx): Promise<string[]> {
  const emails = await listStaffEmails(db);
  return emails.length > 0 ? emails : [content.current().site.contactEmail];
}
