import { createHash, timingSafeEqual } from 'node:crypto';
import type { Concern } from '../../../care/index.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import type { MessageExtras } from '../../../db/schema/index.ts';
import { DAY } from '../../../shared/durations.ts';
import { notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { PageCursor } from '../../page-cursor.ts';
import type { Deps, Services } from '../../services.ts';
import { lockRunningTicket, updateTicket } from '../tickets/queries.ts';
import { announceTicket, notifyOfTicketMessage, writeReceipt } from '../tickets/ticket-letters.ts';
import { concernOf, liveConversationTopic } from './plain-text.ts';
import {
  type ConversationRow,
  countEscalated,
  deleteAnonymousConversations,
  findConversation,
  insertConversation,
  insertMessages,
  listConversationPage,
  listMessages,
  lockConversation,
  type MessageRow,
  updateConversation,
} from './queries.ts';

type Said = { conversationId: string; content: string };

/** A person of ours speaks in the chat window; from now on the assistant keeps quiet. */
export async function postStaffMessage(
  { clock, live }: Deps,
  tx: Tx,
  { conversationId, content, staffName }: Said & { staffName: string },
): Promise<void> {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation) return;
  const timestamp = clock.now();
  const joins = {
    conversationId,
    role: 'system' as const,
    content: `${staffName} has joined the conversation.`,
    timestamp,
  };
  const says = { conversationId, role: 'assistant' as const, content, staffName, timestamp };
  await insertMessages(tx, conversation.personSince ? [says] : [joins, says]);
  await updateConversation(tx, conversationId, {
    status: 'answered',
    personSince: conversation.personSince ?? timestamp,
    lastMessageAt: timestamp,
  });
  await live.publish(tx, liveConversationTopic(conversationId));
}

/** The visitor answered by e-mail, or in the portal: it stands in the chat like everything else. */
export async function postCustomerMessage({ clock, live }: Deps, tx: Tx, { conversationId, content }: Said) {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation) return;
  const timestamp = clock.now();
  await insertMessages(tx, [{ conversationId, role: 'user', content, timestamp }]);
  await updateConversation(tx, conversationId, { status: 'escalated', lastMessageAt: timestamp });
  await live.publish(tx, liveConversationTopic(conversationId));
}

/** The matter is settled: the person leaves, and the assistant answers again. */
export async function leaveConversation(
  { clock, live }: Deps,
  tx: Tx,
  conversationId: string,
): Promise<void> {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation || conversation.status === 'closed') return;
  const content = 'Our team has marked this as resolved. Write again whenever you like.';
  await insertMessages(tx, [{ conversationId, role: 'system', content, timestamp: clock.now() }]);
  const over = { careKind: null, careSeverity: null, careLanguage: null };
  await updateConversation(tx, conversationId, { status: 'closed', personSince: null, ...over });
  await live.publish(tx, liveConversationTopic(conversationId));
}

export type ConversationCard = Pick<ConversationRow, 'id' | 'sessionId' | 'status' | 'escalationReason'> & {
  numbers: ConversationRow['userNumbers'];
  /** What the visitor said first. */
  title: string;
  createdAt: string;
};

/** Everybody's for staff, her own for a member; newest first. */
export async function listConversations(
  { db }: Services,
  { actor, limit, before }: { actor: Actor; limit: number; before?: PageCursor },
): Promise<ConversationRow[]> {
  return listConversationPage(db, scopeOf(actor), limit, before);
}

const scopeOf = (actor: Actor) => (isStaff(actor) ? {} : { userId: actor.id });

export function countEscalatedChats({ db }: Services, { actor }: { actor: Actor }): Promise<number> {
  return countEscalated(db, scopeOf(actor));
}

type Transcript = ConversationCard & { email: string | null; messages: ChatMessage[] };

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

const LONGEST_TITLE = 70;

const titleOf = (said = '') => {
  const line = said.replaceAll(/\s+/g, ' ').trim() || 'Nothing said yet';
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE).trimEnd()} …` : line;
};

/** The visitor's own conversation, or what is new in it since a message she has. */
export async function readOwnChat(
  { db }: Services,
  { visitor, after }: { visitor: Visitor; after?: number },
): Promise<ChatState & { messages: ChatMessage[] }> {
  const conversation = await findOwnConversation(db, visitor);
  const messages = await listMessages(db, conversation.id, { after });
  return { ...toChatState(conversation, visitor.member), messages: messages.map(toChatMessage) };
}

/** Where a person may write to, told in the chat window after a hand-over. */
export async function giveEmail(services: Services, { visitor, email }: { visitor: Visitor; email: string }) {
  const { db, clock, live } = services;
  return db.transaction(async (tx) => {
    const conversation = await enterConversation(tx, visitor, clock.now());
    await updateConversation(tx, conversation.id, { email });
    const concern = concernOf(conversation);
    await saveTicketEmail(services, tx, { conversationId: conversation.id, email, concern });
    const content = `Thank you. We will write to ${email}.`;
    const written = await insertMessages(tx, [
      { conversationId: conversation.id, role: 'system', content, timestamp: clock.now() },
    ]);
    await live.publish(tx, liveConversationTopic(conversation.id));
    const state = toChatState({ ...conversation, email }, visitor.member);
    return { ...state, messages: written.map(toChatMessage) };
  });
}

/** A chat visitor has said where we can write to. */
async function saveTicketEmail(
  services: Deps,
  tx: Tx,
  { conversationId, email, concern }: { conversationId: string; email: string; concern?: Concern },
): Promise<void> {
  const ticket = await lockRunningTicket(tx, conversationId);
  if (!ticket || ticket.userEmail === email) return;
  await updateTicket(tx, ticket.id, { userEmail: email });
  await writeReceipt(services, tx, { ...ticket, userEmail: email }, concern);
  await announceTicket(services, tx, ticket);
  await notifyOfTicketMessage(services, tx, { ...ticket, userEmail: email });
}

/**
 * Somebody at a chat window. The session id only names the conversation and may be shown; the key, made and kept by the
 * browser, opens it. A conversation that belongs to an account opens for nobody but its owner.
 */
export type Visitor = {
  sessionId: string;
  key: string;
  member?: { id: string; email: string };
};

async function findOwnConversation(db: Db, visitor: Visitor): Promise<ConversationRow> {
  const conversation = await findConversation(db, visitor);
  if (!conversation || !opens(conversation, visitor)) throw notFound('Conversation');
  return conversation;
}

function opens({ keyHash, userId }: ConversationRow, { key, member }: Visitor): boolean {
  const expected = Buffer.from(keyHash ?? '', 'hex');
  const given = Buffer.from(hashKey(key), 'hex');
  const sameKey = expected.length === given.length && timingSafeEqual(expected, given);
  return sameKey && (userId === null || userId === member?.id);
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
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

/** A message as a browser may see it. */
export type ChatMessage = Required<Omit<MessageExtras, 'unsure'>> & {
  id: number;
  role: 'user' | 'assistant' | 'system';
  content: string;
  timestamp: string;
  /** The person of ours who wrote it. */
  staffName?: string;
  /** The assistant did not know, and offers a person. */
  unsure: boolean;
};

export function toChatMessage({ id, role, content, timestamp, staffName, extras }: MessageRow): ChatMessage {
  return {
    id,
    role,
    content,
    timestamp: timestamp.toISOString(),
    staffName: staffName ?? undefined,
    recommendations: extras?.recommendations ?? [],
    sources: extras?.sources ?? [],
    unsure: extras?.unsure ?? false,
  };
}

export type ChatState = { conversationId: string; status: ConversationRow['status']; needsEmail: boolean };

/** With a person on the way and no address known, the window asks for one. */
export function toChatState(
  { id, status, email }: ConversationRow,
  member: { email: string } | undefined,
): ChatState {
  const waiting = status === 'escalated' || status === 'answered';
  return { conversationId: id, status, needsEmail: waiting && !email && !member };
}

/** What the privacy page promises about visitors who are not signed in. */
const DAYS = 30;

export function pruneChats({ db, clock }: Deps): Promise<number> {
  return deleteAnonymousConversations(db, new Date(clock.now().getTime() - DAYS * DAY));
}
