import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  credentials,
  passkeys,
  profiles,
  signIns,
  twoFactors,
  users,
  verifications,
} from '../../../db/schema/index.ts';
import { askedOften } from '../../../db/sql.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type Role = (typeof users.$inferSelect)['role'];

export async function findUserByEmail(db: Db | Tx, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

export async function findUserById(db: Db | Tx, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Whether whoever asks may give it, and why, is for the caller to know. */
export async function giveRole(db: Db | Tx, userId: string, role: Role): Promise<void> {
  await db.update(users).set({ role, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

export async function deleteTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Sign-ins that wait for their second step, devices that may skip it, links to choose a new password and links to sign in. */
export async function deleteChallenges(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const links = sql`strpos(${verifications.value}, ${`"email":${JSON.stringify(email)}`}) > 0`;
  await tx.delete(verifications).where(or(eq(verifications.value, id), links));
}

export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function listPasskeys(db: Db | Tx, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

export async function hasPassword(db: Db | Tx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return rows.length > 0;
}

export async function findSignIn(tx: Tx, token: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.token, token));
  return row;
}

export async function deleteSignIns(tx: Tx, userId: string, exceptToken = ''): Promise<void> {
  await tx.delete(signIns).where(and(eq(signIns.userId, userId), ne(signIns.token, exceptToken)));
}

export async function confirmSignIn(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db.update(signIns).set({ confirmedAt }).where(eq(signIns.id, id));
}

export async function deleteSignIn(tx: Tx, id: string): Promise<void> {
  await tx.delete(signIns).where(eq(signIns.id, id));
}

/** Sign-ins and challenges that have been over since before that moment. */
export async function deleteExpired(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: signIns.id }).from(signIns).where(lt(signIns.expiresAt, before)).limit(limit);
  const challenges = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(lt(verifications.expiresAt, before))
    .limit(limit);
  const ended = await db.delete(signIns).where(inArray(signIns.id, old));
  const lapsed = await db.delete(verifications).where(inArray(verifications.id, challenges));
  return Math.max(ended.rowCount ?? 0, lapsed.rowCount ?? 0);
}

export async function listStaffEmails(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.role, ['staff', 'owner']), eq(users.emailVerified, true)));
  return rows.map(({ email }) => email);
}

/** Those whose address is proven. */
export async function listOwners(db: Db | Tx): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.role, 'owner'), eq(users.emailVerified, true)));
}

type AccountRow = { email: string; name: string; role: Role; passwordHash: string; since?: Date };

export async function insertAccount(
  tx: Tx,
  { email, name, role, passwordHash, since }: AccountRow,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ email: email.toLowerCase(), name, role, emailVerified: true, createdAt: since })
    .returning({ id: users.id });
  if (!user) throw new Error('the account was not created');
  await tx
    .insert(credentials)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash });
  // The database made the profile, as of now.
  if (since) await changeProfile(tx, user.id, { createdAt: since });
  return user.id;
}

const profileOf = askedOften((db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId'))),
);

export async function readProfile(db: Db | Tx, userId: string) {
  const [profile] = await profileOf(db).execute({ userId });
  return profile;
}

export async function changeProfile(
  db: Db | Tx,
  userId: string,
  change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.id, userId));
}

/** Nothing comes back when the profile has its numbers by now. */
export async function fillProfileOf(
  db: Db | Tx,
  userId: string,
  { fullName, ...counted }: CountedPerson,
): Promise<ProfileRow | undefined> {
  const birthName = sql`nullif(${fullName}, ${profiles.fullName})`;
  const [profile] = await db
    .update(profiles)
    .set({ ...counted, birthName })
    .where(and(eq(profiles.id, userId), isNull(profiles.lifePathNumber)))
    .returning();
  return profile;
}

export type CountedPerson = Pick<
  ProfileRow,
  | 'fullName'
  | 'lifePathNumber'
  | 'expressionNumber'
  | 'soulUrgeNumber'
  | 'birthDate'
  | 'editedSpelling'
  | 'yChoices'
>;
