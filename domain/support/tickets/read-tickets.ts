import { DAY } from '../../../shared/durations.ts';
import { notFound } from '../../errors.ts';
import { isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { type PageCursor, writeCursor } from '../../page-cursor.ts';
import { readSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { readPurchases } from '../../shop/index.ts';
import {
  type ChatMessage,
  countEscalatedChats,
  listConversations,
  readTicketChat,
  readTranscript,
  toCard,
} from '../chat/conversations.ts';
import { firstWordsOf } from '../chat/queries.ts';
import {
  averageResponse,
  countTickets,
  findAttachment,
  findCustomer,
  findNewestTicketOf,
  findTicket,
  listAttachments,
  listTicketMessages,
  listTicketPage,
  type TicketMessageRow,
  type TicketRow,
} from './queries.ts';
import { repliesOf } from './saved-replies.ts';
import { ownTicket, scopeOf, type Viewer } from './tickets.ts';

type TicketView = TicketCard & {
  source: TicketRow['source'];
  thread: ThreadEntry[];
  attachments: { id: string; name: string; size: number }[];
  /** For staff alone. */
  customer?: Customer;
  /** Beginnings of an answer, for staff alone. */
  replies: { title: string; text: string }[];
};

/** A ticket with all that was said, wherever it was said; notes and the customer's records for staff alone. */
export async function readTicket(
  services: Services,
  { viewer, ticketId }: { viewer: Viewer; ticketId: string },
): Promise<TicketView> {
  const ticket = ownTicket(await findTicket(services.db, knownId(ticketId, 'Ticket')), viewer);
  const staff = isStaff(viewer);
  const [messages, attachments, chat, customer, replies] = await Promise.all([
    listTicketMessages(services.db, ticket.id),
    listAttachments(services.db, ticket.id),
    readTicketChat(services, ticket),
    staff ? readCustomer(services, ticket) : undefined,
    staff ? repliesOf(services.db) : [],
  ]);
  const said = messages.filter(({ author }) => staff || author !== 'note').map(toEntry);
  const spoken = chat ? chat.messages.map(toChatEntry) : openingOf(ticket);
  const thread = [...spoken, ...said].sort((a, b) => a.at.localeCompare(b.at));
  return { ...toTicketCard(ticket, staff), source: ticket.source, thread, attachments, customer, replies };
}

/** What the customer began with. A letter of ours stands among the messages, with the name of its writer. */
function openingOf({ id, description, userName, source, createdAt }: TicketRow): ThreadEntry[] {
  if (source === 'office') return [];
  return [{ key: id, from: 'customer', name: userName, content: description, at: createdAt.toISOString() }];
}

function toEntry({ id, author, authorName, content, createdAt }: TicketMessageRow): ThreadEntry {
  return { key: `message-${id}`, from: author, name: authorName, content, at: createdAt.toISOString() };
}

const PAGE = 50;
const MEASURED_DAYS = 90;

export type TicketCard = Pick<
  TicketRow,
  'id' | 'subject' | 'description' | 'priority' | 'status' | 'needsAnswer'
> & {
  from: string;
  /** For staff alone: somebody may be in need. */
  care?: 'crisis' | 'care';
  createdAt: string;
  updatedAt: string;
};

/** The four figures and the two lists: everybody's for staff, her own for a member. */
export async function readSupportCenter(
  services: Services,
  {
    viewer,
    ticketsBefore,
    chatsBefore,
  }: { viewer: Viewer; ticketsBefore?: PageCursor; chatsBefore?: PageCursor },
) {
  const { db, clock } = services;
  const scope = scopeOf(viewer);
  const since = new Date(clock.now().getTime() - MEASURED_DAYS * DAY);
  const [total, open, escalated, responseSeconds, tickets, chats] = await Promise.all([
    countTickets(db, scope),
    countTickets(db, scope, 'open'),
    countEscalatedChats(services, { actor: viewer }),
    averageResponse(db, scope, since),
    listTicketPage(db, scope, PAGE + 1, ticketsBefore),
    listConversations(services, { actor: viewer, limit: PAGE + 1, before: chatsBefore }),
  ]);
  const firstWords = await firstWordsOf(
    db,
    chats.map(({ id }) => id),
  );
  return {
    staff: isStaff(viewer),
    figures: { total, open, escalated, responseSeconds },
    tickets: page(tickets, (row) => toTicketCard(row, isStaff(viewer))),
    chats: page(chats, (chat) => toCard(chat, firstWords.get(chat.id))),
  };
}

/** One row more than is shown tells whether there is another page. */
function page<Row extends { id: string; createdAt: Date }, Card>(rows: Row[], toCardOf: (row: Row) => Card) {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const older = rows.length > PAGE && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined;
  return { cards: shown.map(toCardOf), older };
}

function toTicketCard(row: TicketRow, staff: boolean): TicketCard {
  const { id, subject, description, priority, status, needsAnswer, userEmail, userName } = row;
  return {
    id,
    subject,
    description,
    priority,
    status,
    needsAnswer,
    from: userEmail ?? (userName || 'Address not known yet'),
    care: staff ? (row.careSeverity ?? undefined) : undefined,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type Customer = {
  name: string;
  email: string | null;
  /** Signed in when she wrote, an account under the address she typed, or neither. */
  identity: 'account' | 'address-only' | 'unknown';
  numbers?: { lifePath: number | null; expression: number | null; soulUrge: number | null };
  purchases: { id: string; name: string; at: string; status: string }[];
  sessions: { id: string; type: string; at: string; status: string }[];
};

const SHOWN = 5;

/** What staff should know before they answer. The caller has made sure that staff are asking. */
async function readCustomer(services: Services, ticket: TicketRow): Promise<Customer> {
  const { userId, userEmail } = ticket;
  const account = await findCustomer(services.db, { userId, email: userEmail });
  const [purchases, sessions, chat] = await Promise.all([
    account ? readPurchases(services, { memberId: account.id }) : [],
    account ? readSessions(services, { memberId: account.id }).then((read) => read.sessions) : [],
    readTicketChat(services, ticket),
  ]);
  const { lifePath = null, expression = null, soulUrge = null } = account ?? {};
  const fromProfile = lifePath ? { lifePath, expression, soulUrge } : undefined;
  return {
    name: account?.name || ticket.userName,
    email: userEmail,
    identity: userId ? 'account' : account ? 'address-only' : 'unknown',
    numbers: fromProfile ?? chat?.numbers ?? undefined,
    purchases: purchases.map((purchase) => ({ ...purchase, at: purchase.at.toISOString() })),
    sessions: sessions
      .slice(0, SHOWN)
      .map(({ id, type, startsAt, status }) => ({ id, type, at: startsAt, status })),
  };
}

/** A conversation as the Support Center shows it, with the ticket it led to. */
export async function readChatWithTicket(
  services: Services,
  { viewer, conversationId }: { viewer: Viewer; conversationId: string },
) {
  const { messages, ...chat } = await readTranscript(services, { actor: viewer, conversationId });
  const ticketId = await findNewestTicketOf(services.db, chat.id);
  return { ...chat, thread: messages.map(toChatEntry), ticketId };
}

/** Where an attachment is kept, for whoever may see its ticket. */
export async function readTicketFile(
  { db }: Services,
  { viewer, attachmentId }: { viewer: Viewer; attachmentId: string },
): Promise<{ fileKey: string; name: string }> {
  const attachment = await findAttachment(db, knownId(attachmentId, 'File'));
  if (!attachment) throw notFound('File');
  ownTicket(await findTicket(db, attachment.ticketId), viewer);
  return { fileKey: attachment.fileKey, name: attachment.name };
}

/** Something that was said about a ticket, wherever it was said. */
export type ThreadEntry = {
  key: string;
  from: 'customer' | 'staff' | 'assistant' | 'system' | 'note';
  name: string;
  content: string;
  at: string;
};

function toChatEntry({ id, role, content, timestamp, staffName }: ChatMessage): ThreadEntry {
  const from = staffName ? 'staff' : role === 'user' ? 'customer' : role;
  return { key: `chat-${id}`, from, name: staffName ?? '', content, at: timestamp };
}
