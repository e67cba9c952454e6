import { isStaff } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { readTicketChat } from '../chat/list-conversations.ts';
import {
  findTicket,
  listAttachments,
  listTicketMessages,
  type TicketMessageRow,
  type TicketRow,
} from './queries.ts';
import { type Customer, readCustomer } from './read-customer.ts';
import { type TicketCard, toTicketCard } from './read-support-center.ts';
import { type ThreadEntry, toChatEntry } from './thread-entry.ts';
import { ownTicket, type Viewer } from './viewer.ts';

export type TicketView = TicketCard & {
  source: TicketRow['source'];
  thread: ThreadEntry[];
  attachments: { id: string; name: string; size: number }[];
  /** For staff alone. */
  customer?: Customer;
};

/** A ticket with all that was said, wherever it was said; notes and the customer's records for staff alone. */
export async function readTicket(
  services: Services,
  { viewer, ticketId }: { viewer: Viewer; ticketId: string },
): Promise<TicketView> {
  const ticket = ownTicket(await findTicket(services.db, knownId(ticketId, 'Ticket')), viewer);
  const staff = isStaff(viewer);
  const [messages, attachments, chat, customer] = await Promise.all([
    listTicketMessages(services.db, ticket.id),
    listAttachments(services.db, ticket.id),
    readTicketChat(services, ticket),
    staff ? readCustomer(services, ticket) : undefined,
  ]);
  const said = messages.filter(({ author }) => staff || author !== 'note').map(toEntry);
  const spoken = chat ? chat.messages.map(toChatEntry) : openingOf(ticket);
  const thread = [...spoken, ...said].sort((a, b) => a.at.localeCompare(b.at));
  return { ...toTicketCard(ticket, staff), source: ticket.source, thread, attachments, customer };
}

/** What the customer began with. A letter of ours stands among the messages, with the name of its writer. */
function openingOf({ id, description, userName, source, createdAt }: TicketRow): ThreadEntry[] {
  if (source === 'office') return [];
  return [{ key: id, from: 'customer', name: userName, content: description, at: createdAt.toISOString() }];
}

function toEntry({ id, author, authorName, content, createdAt }: TicketMessageRow): ThreadEntry {
  return { key: `message-${id}`, from: author, name: authorName, content, at: createdAt.toISOString() };
}
