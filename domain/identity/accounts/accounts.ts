import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import { parseDate, toldNumber, type YChoice } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import { optionalLine, optionalName } from '../../../shared/fields.ts';
import { countPerson, yChoices } from '../../count-person.ts';
import { DomainError, notFound } from '../../errors.ts';
import { announce, type Birth } from '../../facts.ts';
import { memberVerb, type Refuse } from '../../form-verb.ts';
import type { Deps, ReadsContent, Services } from '../../services.ts';
import { pruneInPortions, readOrCreateSetting, retainedSince } from '../../settings.ts';
import {
  type CountedPerson,
  changeProfile,
  deleteExpired,
  fillProfileOf,
  findUserByEmail,
  findUserById,
  giveRole,
  insertAccount,
  type ProfileRow,
  type Role,
  readProfile,
} from './queries.ts';

export type { ProfileRow } from './queries.ts';

type NewAccount = {
  email: string;
  name: string;
  password: string;
  role?: Role;
  /** Since when it exists, if not from now on. */
  since?: Date;
};

/** An account whose address needs no proof: demo people and test members. Visitors sign up instead. */
export async function createProvenAccount(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { password, role = 'member', ...person }: NewAccount,
) {
  const hash = await passwords.hash(password);
  return db.transaction((tx) => insertAccount(tx, { ...person, role, passwordHash: hash }));
}

/** The account by its id; undefined once it is gone. */
export async function accountById(db: Db | Tx, id: string) {
  return toAccount(await findUserById(db, id));
}

/** The account that uses an address, proven or not. */
export async function accountByEmail(db: Db | Tx, email: string) {
  return toAccount(await findUserByEmail(db, email));
}

function toAccount(user: Awaited<ReturnType<typeof findUserById>>) {
  if (!user) return undefined;
  const { id, name, email, emailVerified, role } = user;
  return { id, name, email, emailVerified, role };
}

/** Gives a profile without numbers those of its owner; one that has them keeps them. */
export async function fillOwnProfile(
  db: Db | Tx,
  profile: ProfileRow,
  person: CountedPerson,
): Promise<ProfileRow> {
  return (await fillProfileOf(db, profile.id, person)) ?? profile;
}

export async function readOwnProfile(
  { db }: Pick<Services, 'db'>,
  { memberId }: { memberId: string },
): Promise<ProfileRow> {
  const profile = await readProfile(db, memberId);
  if (!profile) throw notFound('Profile');
  return profile;
}

/** The three numbers of a profile; null where they are not known yet. */
export const profileNumbersOf = ({ lifePathNumber, expressionNumber, soulUrgeNumber }: ProfileRow) => ({
  lifePath: lifePathNumber,
  expression: expressionNumber,
  soulUrge: soulUrgeNumber,
});

/** The same as they are told. Only digits are kept, so a master number is counted again from name and date. */
export function shownNumbersOf({ content }: ReadsContent, profile: ProfileRow) {
  const kept = profileNumbersOf(profile);
  const birthDate = parseDate(profile.birthDate ?? '');
  const person =
    birthDate &&
    quizNumbersOf({
      name: profile.birthName ?? profile.fullName,
      editedSpelling: profile.editedSpelling ?? undefined,
      yChoices: profile.yChoices,
      birthDate,
      system: content.current().site.school,
    });
  const told = (key: keyof typeof kept) => {
    const digit = kept[key];
    if (digit === null) return null;
    const counted = person?.ok ? person.numbers[key] : undefined;
    return counted?.digit === digit ? toldNumber(counted) : String(digit);
  };
  return { lifePath: told('lifePath'), expression: told('expression'), soulUrge: told('soulUrge') };
}

const ownDetails = z.object({
  /** The name given at birth, where it is not the one she goes by. */
  birthName: optionalName,
  /** Without it there is nothing to count yet. */
  birthDate: optionalLine(10),
  spelling: optionalName,
  yChoices,
});

/** Keeps the name and birth date a member is counted by, and counts: profile, reports and readings agree from then on. */
export const saveOwnDetails = memberVerb(ownDetails, async (services, { memberId, ...details }, refuse) => {
  const { db } = services;
  const { birthName, birthDate, spelling, yChoices: choices } = details;
  const kept = {
    birthName: birthName ?? null,
    birthDate: birthDate ?? null,
    editedSpelling: spelling ?? null,
    yChoices: choices,
  };
  const name = birthName ?? (await readProfile(db, memberId))?.fullName ?? '';
  const person = { name, spelling, yChoices: choices };
  const birth = birthDate ? countedBy(services, { ...person, birthDate }, refuse) : null;
  await db.transaction(async (tx) => {
    await changeProfile(tx, memberId, {
      ...kept,
      lifePathNumber: birth?.lifePath ?? null,
      expressionNumber: birth?.expression ?? null,
      soulUrgeNumber: birth?.soulUrge ?? null,
    });
    const { email, emailVerified } = await accountOf(tx, memberId);
    if (!emailVerified) return;
    await announce(services, tx, { type: 'own-details-saved', userId: memberId, email, birth });
  });
  return { isCounted: birth !== null };
});

type Person = { name: string; birthDate: string; spelling?: string; yChoices: YChoice[] };

function countedBy(services: Deps, person: Person, refuse: Refuse<typeof ownDetails>): Birth {
  try {
    const { lifePath, expression, soulUrge } = countPerson(services, person).numbers;
    return {
      date: person.birthDate,
      lifePath: lifePath.digit,
      expression: expression.digit,
      soulUrge: soulUrge.digit,
    };
  } catch (error) {
    // The form has the name that is counted under another name.
    if (error instanceof DomainError && error.fields.name) throw refuse({ birthName: error.fields.name });
    throw error;
  }
}

/** By the person at the console. The account has to be hers: anybody can sign up with her address before she does. */
export async function makeOwner(db: Db, email: string): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user)
    throw new DomainError('not_found', `There is no account with the address ${email}: sign up first.`);
  if (!user.emailVerified)
    throw new DomainError(
      'refused',
      `${email} has not been confirmed yet, so this account could be anybody’s. Sign in with it, open the link in the letter “Please confirm your e-mail address” (the portal sends another one), then try again.`,
    );
  await giveRole(db, user.id, 'owner');
}

/** By configuration (OWNER_EMAIL): only once the address is proven, because anybody can sign up with it. */
export async function makeConfiguredOwner(db: Db, ownerEmail: string | undefined): Promise<void> {
  if (!ownerEmail) return;
  const user = await findUserByEmail(db, ownerEmail);
  if (user?.emailVerified && user.role !== 'owner') await giveRole(db, user.id, 'owner');
}

/** Somebody has signed in, or uses a sign-in that is a day old. */
export const announceSignIn = (
  services: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<void> =>
  services.db.transaction((tx) => announce(services, tx, { type: 'signed-in', userId, email }));

/** For a job: expired sign-ins, with the network addresses in them. */
export async function pruneSignIns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = await retainedSince(db, 'signIns', clock.now());
  return pruneInPortions((limit) => deleteExpired(db, before, limit));
}

/** Somebody has proven that the address of an account is hers. */
export async function announceVerification(
  services: Deps,
  { userId, ownerEmail }: { userId: string; ownerEmail?: string },
): Promise<void> {
  const { db } = services;
  await makeConfiguredOwner(db, ownerEmail);
  const { email, emailVerified } = await accountOf(db, userId);
  if (!emailVerified) return;
  await db.transaction((tx) => announce(services, tx, { type: 'account-verified', userId, email }));
}

/** The account whose owner has proven that this address is hers. What was bought with it belongs there. */
export async function verifiedAccountOf(db: Db | Tx, email: string): Promise<string | undefined> {
  const user = await findUserByEmail(db, email);
  return user?.emailVerified ? user.id : undefined;
}

/** The account by its id, as far as its purchases need to know it. */
async function accountOf(db: Db | Tx, id: string) {
  const user = await findUserById(db, id);
  if (!user) throw new Error(`account ${id} is gone`);
  return { id, email: user.email, emailVerified: user.emailVerified };
}

/** A demo needs no configuration, so its secret is made once and kept with its data. Live mode refuses it. */
export function demoAuthSecret(db: Db): Promise<string> {
  return readOrCreateSetting(db, 'demo_secret', `demo-${randomBytes(32).toString('hex')}`);
}

/** Derived, never stored: the same at every start of one demo, different for every installation. */
export function demoPassword(secret: string, email: string): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = createHmac('sha256', secret).update(email).digest().subarray(0, 12);
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/**
 * Made once and kept with the data. It signs links in letters that may be opened years later and hashes the addresses
 * that must not be written to again: changing AUTH_SECRET must break neither.
 */
export function mailSigningKey(db: Db): Promise<string> {
  return readOrCreateSetting(db, 'mail_key', randomBytes(32).toString('base64url'));
}
