import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db, Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import { type ConversationRow, findConversation, insertConversation, lockConversation } from './queries.ts';

/**
 * Somebody at a chat window. The session id only names the conversation and may be shown; the key, made and kept by the
 * browser, opens it. A conversation that belongs to an account opens for nobody but its owner.
 */
export type Visitor = {
  sessionId: string;
  key: string;
  member?: { id: string; email: string };
};

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function opens({ keyHash, userId }: ConversationRow, { key, member }: Visitor): boolean {
  const expected = Buffer.from(keyHash ?? '', 'hex');
  const given = Buffer.from(hashKey(key), 'hex');
  const sameKey = expected.length === given.length && timingSafeEqual(expected, given);
  return sameKey && (userId === null || userId === member?.id);
}

export async function findOwnConversation(db: Db, visitor: Visitor): Promise<ConversationRow> {
  const conversation = await findConversation(db, visitor);
  if (!conversation || !opens(conversation, visitor)) throw notFound('Conversation');
  return conversation;
}

/** The visitor's conversation, locked for writing; made when this is its first word. */
export async function enterConversation(tx: Tx, visitor: Visitor, now: Date): Promise<ConversationRow> {
  const { sessionId, key, member } = visitor;
  const found = await lockConversation(tx, visitor);
  if (!found) {
    const row = { sessionId, keyHash: hashKey(key), userId: member?.id, createdAt: now, lastMessageAt: now };
    await insertConversation(tx, row);
  }
  const conversation = found ?? (await lockConversation(tx, visitor));
  if (!conversation || !opens(conversation, visitor)) throw notFound('Conversation');
  return conversation;
}
