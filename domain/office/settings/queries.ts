import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { staffInvitations, users } from '../../../db/schema/index.ts';

export type InvitationRow = typeof staffInvitations.$inferSelect;

// Staff

export async function listStaff(db: Db | Tx) {
  const { id, name, email, role, twoFactorEnabled, createdAt } = users;
  return db
    .select({ id, name, email, role, twoFactorEnabled, createdAt })
    .from(users)
    .where(inArray(role, ['staff', 'owner']))
    .orderBy(asc(createdAt));
}

export async function lockAccount(tx: Tx, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

export async function findAccountByEmail(db: Db | Tx, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function countOtherOwners(tx: Tx, id: string): Promise<number> {
  return tx.$count(users, and(eq(users.role, 'owner'), ne(users.id, id)));
}

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt));

export async function listOpenInvitations(db: Db | Tx): Promise<InvitationRow[]> {
  return db.select().from(staffInvitations).where(isOpen).orderBy(desc(staffInvitations.createdAt));
}

export async function withdrawOpen(tx: Tx, by: { email: string } | { id: string }, now: Date) {
  const which = 'id' in by ? eq(staffInvitations.id, by.id) : eq(staffInvitations.email, by.email);
  const [row] = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now })
    .where(and(which, isOpen))
    .returning();
  return row;
}

export async function insertInvitation(
  tx: Tx,
  row: typeof staffInvitations.$inferInsert,
): Promise<InvitationRow> {
  const [made] = await tx.insert(staffInvitations).values(row).returning();
  if (!made) throw new Error('the invitation was not made');
  return made;
}

export async function findInvitation(db: Db | Tx, keyHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.keyHash, keyHash), isOpen, gt(staffInvitations.expiresAt, now)));
  return row;
}

export async function acceptInvitationRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning({ id: staffInvitations.id });
  return taken.length > 0;
}

// Health

export async function readDatabaseFacts(db: Db) {
  const { rows } = await db.execute<{
    bytes: string;
    version: string;
    migrations: number;
    newest: string;
  }>(sql`
    select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version,
      (select count(*)::int from schema_migrations) as migrations,
      (select max(name) from schema_migrations) as newest`);
  return rows[0];
}

/** The queue's own tables: what waits, what failed within a day, and when each job last finished. */
export async function readJobFacts(db: Db) {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    failed: number;
    last_done: Date | null;
  }>(sql`
    select coalesce(data ->> 'job', name) as name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      max(completed_on) filter (where state = 'completed') as last_done
    from pgboss.job where name not like '\\_\\_%' group by 1 order by 1`);
  return rows.map(({ last_done, ...row }) => ({
    ...row,
    lastDone: last_done ? new Date(last_done).toISOString() : undefined,
  }));
}

export async function readMailFacts(db: Db) {
  const { rows } = await db.execute<{ state: string; count: number; oldest: Date | null }>(sql`
    select state, count(*)::int as count, min(next_try_at) as oldest from mails
    where state in ('queued', 'sending', 'failed', 'unknown') group by state`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
