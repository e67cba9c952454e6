import { and, asc, desc, eq, inArray, isNotNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { numerologyReports, profiles, reportPeople, reportRequests } from '../../../db/schema/index.ts';
import { askedOften } from '../../../db/sql.ts';
import { isNotPausing } from '../../duties.ts';

export type RequestRow = typeof reportRequests.$inferSelect;
export type HistoryRow = typeof numerologyReports.$inferSelect;
export type PersonRow = typeof reportPeople.$inferSelect;

export async function insertRequest(tx: Tx, row: typeof reportRequests.$inferInsert): Promise<string> {
  const [request] = await tx.insert(reportRequests).values(row).returning({ id: reportRequests.id });
  if (!request) throw new Error('the report was not asked for');
  return request.id;
}

export async function listRequests(db: Db | Tx, userId: string, limit: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(reportRequests)
    .where(eq(reportRequests.userId, userId))
    .orderBy(desc(reportRequests.createdAt), desc(reportRequests.id))
    .limit(limit);
}

/** The newest finished report of somebody about herself. */
const latestOwn = askedOften((db) =>
  db
    .select()
    .from(reportRequests)
    .where(
      and(
        eq(reportRequests.userId, sql.placeholder('userId')),
        eq(reportRequests.relation, 'self'),
        eq(reportRequests.status, 'completed'),
      ),
    )
    .orderBy(desc(reportRequests.createdAt))
    .limit(1),
);

export async function findLatestOwn(db: Db | Tx, userId: string): Promise<RequestRow | undefined> {
  const [latest] = await latestOwn(db).execute({ userId });
  return latest;
}

export async function findRequest(db: Db | Tx, id: string): Promise<RequestRow | undefined> {
  const [request] = await db.select().from(reportRequests).where(eq(reportRequests.id, id));
  return request;
}

/** False when it was erased meanwhile. */
export async function changeRequest(
  db: Db | Tx,
  id: string,
  change: Partial<typeof reportRequests.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(reportRequests)
    .set(change)
    .where(eq(reportRequests.id, id))
    .returning({ id: reportRequests.id });
  return changed.length > 0;
}

/** Whether this call is the one that completed it. */
export async function completeRequest(
  tx: Tx,
  id: string,
  change: Partial<typeof reportRequests.$inferInsert>,
): Promise<boolean> {
  const done = await tx
    .update(reportRequests)
    .set({ ...change, status: 'completed', step: 'done', workAt: null, error: null })
    .where(and(eq(reportRequests.id, id), inArray(reportRequests.status, ['queued', 'processing'])))
    .returning({ id: reportRequests.id });
  return done.length > 0;
}

/** Due work for this process: the next try is put off first, so that others skip it and a crash does not lose it. */
export async function takeDueRequests(db: Db, now: Date, again: Date, limit: number): Promise<RequestRow[]> {
  const due = db
    .select({ id: reportRequests.id })
    .from(reportRequests)
    .where(
      and(
        isNotNull(reportRequests.workAt),
        lte(reportRequests.workAt, now),
        isNotPausing('make-reports', reportRequests.id, now),
      ),
    )
    .orderBy(reportRequests.workAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(reportRequests)
    .set({ status: 'processing', workAt: again, tries: sql`${reportRequests.tries} + 1` })
    .where(inArray(reportRequests.id, due))
    .returning();
}

export async function insertHistory(tx: Tx, row: typeof numerologyReports.$inferInsert): Promise<void> {
  await tx.insert(numerologyReports).values(row).onConflictDoNothing();
}

/** A member's reports: her own, and those made for her address where she has proven that it is hers. */
const belongsTo = (userId: string | Placeholder, provenEmail: string | Placeholder | undefined) =>
  provenEmail === undefined
    ? eq(numerologyReports.userId, userId)
    : or(
        eq(numerologyReports.userId, userId),
        and(eq(numerologyReports.email, provenEmail), sql`${numerologyReports.userId} is null`),
      );

const historyOf = (provenEmail?: Placeholder) =>
  askedOften((db) =>
    db
      .select()
      .from(numerologyReports)
      .where(belongsTo(sql.placeholder('userId'), provenEmail))
      .orderBy(desc(numerologyReports.createdAt), desc(numerologyReports.id))
      .limit(sql.placeholder('limit')),
  );
const ownHistory = historyOf();
const provenHistory = historyOf(sql.placeholder('provenEmail'));

export async function listHistory(
  db: Db | Tx,
  { userId, provenEmail, limit }: { userId: string; provenEmail?: string; limit: number },
): Promise<HistoryRow[]> {
  const history = provenEmail === undefined ? ownHistory : provenHistory;
  return history(db).execute({ userId, provenEmail, limit });
}

export async function findHistory(
  db: Db | Tx,
  { id, userId, provenEmail }: { id: string; userId: string; provenEmail?: string },
): Promise<HistoryRow | undefined> {
  const [row] = await db
    .select()
    .from(numerologyReports)
    .where(and(eq(numerologyReports.id, id), belongsTo(userId, provenEmail)));
  return row;
}

// The people of an account

export async function listPeople(db: Db | Tx, userId: string): Promise<PersonRow[]> {
  return db
    .select()
    .from(reportPeople)
    .where(eq(reportPeople.userId, userId))
    .orderBy(asc(reportPeople.createdAt));
}

export async function insertPerson(tx: Tx, row: typeof reportPeople.$inferInsert): Promise<string> {
  const [person] = await tx.insert(reportPeople).values(row).returning({ id: reportPeople.id });
  if (!person) throw new Error('the person was not kept');
  return person.id;
}

/** Says whether there was such a person of this member. */
export async function updatePerson(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  change: Partial<typeof reportPeople.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(reportPeople)
    .set(change)
    .where(and(eq(reportPeople.id, id), eq(reportPeople.userId, userId)))
    .returning({ id: reportPeople.id });
  return changed.length > 0;
}

export async function deletePerson(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(reportPeople)
    .where(and(eq(reportPeople.id, id), eq(reportPeople.userId, userId)))
    .returning({ id: reportPeople.id });
  return gone.length > 0;
}

/** The member herself, as the form about her is prefilled. */
export async function findOwner(db: Db | Tx, userId: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}
