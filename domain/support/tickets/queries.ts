import { and, asc, avg, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  profiles,
  supportTickets,
  ticketAttachments,
  ticketMessages,
  users,
} from '../../../db/schema/index.ts';
import { olderThan } from '../../../db/sql.ts';
import type { PageCursor } from '../../page-cursor.ts';

export type TicketRow = typeof supportTickets.$inferSelect;
export type TicketMessageRow = typeof ticketMessages.$inferSelect;

const running = inArray(supportTickets.status, ['open', 'in_progress']);

/** Undefined when the conversation has a ticket that is being worked on. */
export async function insertTicket(tx: Tx, row: typeof supportTickets.$inferInsert) {
  const [ticket] = await tx.insert(supportTickets).values(row).onConflictDoNothing().returning();
  return ticket;
}

export async function findTicket(db: Db | Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
  return row;
}

export async function lockTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('update');
  return row;
}

export async function lockRunningTicket(tx: Tx, conversationId: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.conversationId, conversationId), running))
    .for('update');
  return row;
}

export async function findNewestTicketOf(db: Db, conversationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.conversationId, conversationId))
    .orderBy(desc(supportTickets.createdAt))
    .limit(1);
  return row?.id;
}

export async function updateTicket(tx: Tx, id: string, change: Partial<TicketRow>): Promise<void> {
  await tx.update(supportTickets).set(change).where(eq(supportTickets.id, id));
}

/** False when this e-mail has been kept before. */
export async function insertTicketMessage(tx: Tx, row: typeof ticketMessages.$inferInsert): Promise<boolean> {
  const kept = await tx
    .insert(ticketMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ticketMessages.id });
  return kept.length > 0;
}

export async function listTicketMessages(db: Db, ticketId: string): Promise<TicketMessageRow[]> {
  return db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id))
    .limit(500);
}

export async function insertAttachment(tx: Tx, row: typeof ticketAttachments.$inferInsert): Promise<void> {
  await tx.insert(ticketAttachments).values(row);
}

export async function findAttachment(db: Db, id: string) {
  const [row] = await db.select().from(ticketAttachments).where(eq(ticketAttachments.id, id));
  return row;
}

export async function listAttachments(db: Db, ticketId: string) {
  const { id, name, size } = ticketAttachments;
  return db
    .select({ id, name, size })
    .from(ticketAttachments)
    .where(eq(ticketAttachments.ticketId, ticketId));
}

export async function listKnownKeys(db: Db, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { fileKey } = ticketAttachments;
  const rows = await db.select({ fileKey }).from(ticketAttachments).where(inArray(fileKey, keys));
  return rows.map((row) => row.fileKey);
}

/** Whose tickets: everybody's, or one member's with those that came under her confirmed address. */
export type Scope = { member?: { id: string; confirmedEmail?: string } };

function within({ member }: Scope): SQL | undefined {
  if (!member) return undefined;
  const byEmail = member.confirmedEmail
    ? and(isNull(supportTickets.userId), eq(supportTickets.userEmail, member.confirmedEmail))
    : undefined;
  return or(eq(supportTickets.userId, member.id), byEmail);
}

export async function listTicketPage(
  db: Db,
  scope: Scope,
  limit: number,
  before?: PageCursor,
): Promise<TicketRow[]> {
  const { createdAt, id } = supportTickets;
  return db
    .select()
    .from(supportTickets)
    .where(and(within(scope), olderThan(supportTickets, before)))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
}

export async function countTickets(db: Db, scope: Scope, status?: TicketRow['status']): Promise<number> {
  return db.$count(supportTickets, and(within(scope), status && eq(supportTickets.status, status)));
}

/** Seconds from a ticket's first message to the first answer of a person; undefined while nothing was answered. */
export async function averageResponse(db: Db, scope: Scope, since: Date): Promise<number | undefined> {
  const seconds = sql`extract(epoch from ${supportTickets.firstAnsweredAt} - ${supportTickets.createdAt})`;
  const [row] = await db
    .select({ average: avg(seconds) })
    .from(supportTickets)
    .where(
      and(
        within(scope),
        // What began with a letter of ours was no question.
        ne(supportTickets.source, 'office'),
        isNotNull(supportTickets.firstAnsweredAt),
        gt(supportTickets.createdAt, since),
      ),
    );
  return row?.average == null ? undefined : Number(row.average);
}

export async function findCustomer(
  db: Db,
  { userId, email }: { userId?: string | null; email?: string | null },
) {
  if (!userId && !email) return undefined;
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      emailVerified: users.emailVerified,
      lifePath: profiles.lifePathNumber,
      expression: profiles.expressionNumber,
      soulUrge: profiles.soulUrgeNumber,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(userId ? eq(users.id, userId) : eq(users.email, email ?? ''));
  return row;
}
