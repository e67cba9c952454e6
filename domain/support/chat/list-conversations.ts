import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { PageCursor } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { type ChatMessage, toChatMessage } from './chat-message.ts';
import {
  type ConversationRow,
  countEscalated,
  findConversation,
  listConversationPage,
  listMessages,
} from './queries.ts';

export type ConversationCard = Pick<ConversationRow, 'id' | 'sessionId' | 'status' | 'escalationReason'> & {
  numbers: ConversationRow['userNumbers'];
  /** What the visitor said first. */
  title: string;
  createdAt: string;
};

const scopeOf = (actor: Actor) => (isStaff(actor) ? {} : { userId: actor.id });

/** Everybody's for staff, her own for a member; newest first. */
export async function listConversations(
  { db }: Services,
  { actor, limit, before }: { actor: Actor; limit: number; before?: PageCursor },
): Promise<ConversationRow[]> {
  return listConversationPage(db, scopeOf(actor), limit, before);
}

export function countEscalatedChats({ db }: Services, { actor }: { actor: Actor }): Promise<number> {
  return countEscalated(db, scopeOf(actor));
}

export type Transcript = ConversationCard & { email: string | null; messages: ChatMessage[] };

export async function readTranscript(
  services: Services,
  { actor, conversationId }: { actor: Actor; conversationId: string },
): Promise<Transcript> {
  const conversation = await findConversation(services.db, { id: knownId(conversationId, 'Conversation') });
  if (!conversation || !(isStaff(actor) || conversation.userId === actor.id)) throw notFound('Conversation');
  return toTranscript(services, conversation);
}

/** Whoever may see a ticket may see the conversation it came from; the caller has checked the ticket. */
export async function readTicketChat(
  services: Services,
  { conversationId }: { conversationId: string | null },
): Promise<Transcript | undefined> {
  const conversation = conversationId && (await findConversation(services.db, { id: conversationId }));
  return conversation ? toTranscript(services, conversation) : undefined;
}

async function toTranscript({ db }: Services, conversation: ConversationRow): Promise<Transcript> {
  const messages = await listMessages(db, conversation.id);
  const first = messages.find(({ role }) => role === 'user')?.content;
  return { ...toCard(conversation, first), email: conversation.email, messages: messages.map(toChatMessage) };
}

const LONGEST_TITLE = 70;

const titleOf = (said = '') => {
  const line = said.replaceAll(/\s+/g, ' ').trim() || 'Nothing said yet';
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trimEnd()} …` : line;
};

export function toCard(row: ConversationRow, firstWords?: string): ConversationCard {
  const { id, sessionId, status, escalationReason, userNumbers, createdAt } = row;
  return {
    id,
    sessionId,
    status,
    escalationReason,
    numbers: userNumbers,
    title: titleOf(firstWords),
    createdAt: createdAt.toISOString(),
  };
}
