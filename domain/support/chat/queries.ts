import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { chatConversations, chatMessages, supportTickets } from '../../../db/schema/index.ts';
import { olderThan } from '../../../db/sql.ts';
import type { PageCursor } from '../../page-cursor.ts';

export type ConversationRow = typeof chatConversations.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export async function findConversation(db: Db | Tx, by: { sessionId: string } | { id: string }) {
  const [row] = await db
    .select()
    .from(chatConversations)
    .where('id' in by ? eq(chatConversations.id, by.id) : eq(chatConversations.sessionId, by.sessionId));
  return row;
}

/** Two messages of one conversation are written one after the other, so their ids rise in the order they can be read. */
export async function lockConversation(tx: Tx, by: { sessionId: string } | { id: string }) {
  const [row] = await tx
    .select()
    .from(chatConversations)
    .where('id' in by ? eq(chatConversations.id, by.id) : eq(chatConversations.sessionId, by.sessionId))
    .for('update');
  return row;
}

export async function insertConversation(tx: Tx, row: typeof chatConversations.$inferInsert): Promise<void> {
  await tx.insert(chatConversations).values(row).onConflictDoNothing();
}

export async function updateConversation(
  tx: Tx,
  id: string,
  change: Partial<ConversationRow>,
): Promise<void> {
  await tx.update(chatConversations).set(change).where(eq(chatConversations.id, id));
}

export async function insertMessages(
  tx: Tx,
  rows: (typeof chatMessages.$inferInsert)[],
): Promise<MessageRow[]> {
  return tx.insert(chatMessages).values(rows).returning();
}

export async function countMessages(db: Db | Tx, conversationId: string): Promise<number> {
  return db.$count(chatMessages, eq(chatMessages.conversationId, conversationId));
}

/** The newest messages after an id, oldest first. */
export async function listMessages(
  db: Db | Tx,
  conversationId: string,
  { after = 0, limit = 200 } = {},
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.id, after)))
    .orderBy(desc(chatMessages.id))
    .limit(limit);
  return rows.reverse();
}

/** Whose conversations: one member's, or everybody's. */
export type Scope = { userId?: string };
const within = ({ userId }: Scope): SQL | undefined =>
  userId ? eq(chatConversations.userId, userId) : undefined;

export async function listConversationPage(
  db: Db,
  scope: Scope,
  limit: number,
  before?: PageCursor,
): Promise<ConversationRow[]> {
  const { createdAt, id } = chatConversations;
  return db
    .select()
    .from(chatConversations)
    .where(and(within(scope), olderThan(chatConversations, before)))
    .orderBy(desc(createdAt), asc(id))
    .limit(limit);
}

/** What the visitor said first, by conversation. */
export async function firstWordsOf(db: Db, conversationIds: string[]): Promise<Map<string, string>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([chatMessages.conversationId], {
      id: chatMessages.conversationId,
      content: chatMessages.content,
    })
    .from(chatMessages)
    .where(and(inArray(chatMessages.conversationId, conversationIds), eq(chatMessages.role, 'user')))
    .orderBy(chatMessages.conversationId, chatMessages.id);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

export async function countEscalated(db: Db, scope: Scope): Promise<number> {
  return db.$count(chatConversations, and(within(scope), eq(chatConversations.status, 'escalated')));
}

/** Conversations without an account whose last word is older than that, unless somebody still owes an answer. */
export async function deleteAnonymousConversations(db: Db, before: Date): Promise<number> {
  const running = db
    .select({ one: sql`1` })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.conversationId, chatConversations.id),
        sql`${supportTickets.status} in ('open', 'in_progress')`,
      ),
    );
  const gone = await db
    .delete(chatConversations)
    .where(
      and(isNull(chatConversations.userId), lt(chatConversations.lastMessageAt, before), notExists(running)),
    )
    .returning({ id: chatConversations.id });
  return gone.length;
}
