import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  credentials,
  profiles,
  purchases,
  reportRequests,
  settings,
  users,
} from '../../../db/schema/index.ts';

export type ProfileRow = typeof profiles.$inferSelect;
export type Role = (typeof users.$inferSelect)['role'];

export async function readOrCreateSetting(db: Db, key: string, value: string): Promise<string> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value as string;
}

export async function findUserByEmail(db: Db | Tx, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return user;
}

export async function findUserById(db: Db | Tx, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function setRole(db: Db | Tx, userId: string, role: Role): Promise<void> {
  await db.update(users).set({ role, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

export async function listStaffEmails(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(inArray(users.role, ['staff', 'owner']), eq(users.emailVerified, true)));
  return rows.map(({ email }) => email);
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

export async function readProfile(db: Db | Tx, userId: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}

export async function changeProfile(
  db: Db | Tx,
  userId: string,
  change: Partial<typeof profiles.$inferInsert>,
): Promise<void> {
  await db.update(profiles).set(change).where(eq(profiles.id, userId));
}

/** Nothing comes back when there is no such report, or the profile has its numbers by now. */
export async function copyLatestReport(db: Db | Tx, userId: string): Promise<ProfileRow | undefined> {
  const [latest] = await db
    .select()
    .from(reportRequests)
    .where(
      and(
        eq(reportRequests.userId, userId),
        eq(reportRequests.relation, 'self'),
        eq(reportRequests.status, 'completed'),
      ),
    )
    .orderBy(desc(reportRequests.createdAt))
    .limit(1);
  if (!latest?.lifePathNumber) return undefined;
  const { lifePathNumber, expressionNumber, soulUrgeNumber, fullName, birthDate, editedSpelling, yChoices } =
    latest;
  const [profile] = await db
    .update(profiles)
    .set({
      lifePathNumber,
      expressionNumber,
      soulUrgeNumber,
      birthDate,
      birthName: sql`nullif(${fullName}, ${profiles.fullName})`,
      editedSpelling,
      yChoices,
    })
    .where(and(eq(profiles.id, userId), isNull(profiles.lifePathNumber)))
    .returning();
  return profile;
}

export async function listPurchases(db: Db | Tx, userId: string, limit: number) {
  const { id, productName: name, productType: type, purchaseDate: at, status } = purchases;
  const { downloadUrl, accessUrl } = purchases;
  return db
    .select({ id, name, type, at, status, downloadUrl, accessUrl })
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(at))
    .limit(limit);
}
