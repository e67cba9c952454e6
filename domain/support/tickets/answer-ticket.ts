import { recognise } from '../../../care/index.ts';
import type { Tx } from '../../../db/connect.ts';
import { isStaff, recordAction } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Parts, Services } from '../../services.ts';
import { speakAsCustomer, speakAsStaff } from '../chat/join-conversation.ts';
import { announceTicket } from './news.ts';
import {
  insertTicketMessage,
  lockRunningTicket,
  lockTicket,
  type TicketRow,
  updateTicket,
} from './queries.ts';
import { raiseConcern } from './ticket-care.ts';
import { writeAnswer, writeToStaff } from './ticket-letters.ts';
import { ownTicket, requireStaff, type Viewer } from './viewer.ts';

type Answer = { viewer: Viewer; ticketId: string; content: string };

/** Staff answer the customer, or the customer answers us: in the portal, in the chat window and by e-mail. */
export async function answerTicket(services: Services, { viewer, ticketId, content }: Answer) {
  return services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    // Staff may have questions of their own; on those they are customers.
    if (isStaff(viewer) && ticket.userId !== viewer.id)
      await answerAsStaff(services, tx, ticket, viewer, content);
    else await answerAsCustomer(services, tx, ticket, { content, name: viewer.name });
    return { ticketId: ticket.id };
  });
}

async function answerAsStaff(services: Services, tx: Tx, ticket: TicketRow, viewer: Viewer, content: string) {
  const now = services.clock.now();
  const staffName = viewer.name || 'Our team';
  const { conversationId } = ticket;
  if (conversationId) await speakAsStaff(services, tx, { conversationId, content, staffName });
  else {
    const message = { ticketId: ticket.id, author: 'staff' as const, authorName: staffName, content };
    await insertTicketMessage(tx, { ...message, createdAt: now });
  }
  await updateTicket(tx, ticket.id, {
    needsAnswer: false,
    firstAnsweredAt: ticket.firstAnsweredAt ?? now,
    // Answering is starting.
    status: ticket.status === 'open' ? 'in_progress' : ticket.status,
    updatedAt: now,
  });
  await writeAnswer(services, tx, ticket, content, staffName);
  const about = { kind: 'ticket', id: ticket.id };
  await recordAction(services, tx, { actor: viewer, action: 'ticket.answered', about });
  await announceTicket(services, tx, ticket);
}

/** False when this e-mail has been kept before. */
export async function answerAsCustomer(
  services: Parts,
  tx: Tx,
  ticket: TicketRow,
  { content, name, mailId }: { content: string; name: string; mailId?: string },
): Promise<boolean> {
  const now = services.clock.now();
  const { conversationId } = ticket;
  const settled = ticket.status === 'resolved' || ticket.status === 'closed';
  const newer = settled && conversationId ? await lockRunningTicket(tx, conversationId) : undefined;
  // The conversation has gone on under another ticket: that is where the answer belongs.
  if (newer) return answerAsCustomer(services, tx, newer, { content, name, mailId });
  const message = { ticketId: ticket.id, author: 'customer' as const, authorName: name, content, mailId };
  if (!conversationId || mailId) {
    const isNew = await insertTicketMessage(tx, { ...message, createdAt: now });
    if (!isNew) return false;
  }
  if (conversationId && !mailId) await speakAsCustomer(services, tx, { conversationId, content });
  await updateTicket(tx, ticket.id, {
    needsAnswer: true,
    status: settled ? 'in_progress' : ticket.status,
    updatedAt: now,
  });
  const concern = recognise(content);
  if (concern) await raiseConcern(services, tx, ticket, { concern, message: content });
  else if (!ticket.needsAnswer || settled) await writeToStaff(services, tx, ticket, content);
  await announceTicket(services, tx, ticket);
  return true;
}

/** For our own eyes. */
export async function addNote(services: Services, { viewer, ticketId, content }: Answer) {
  requireStaff(viewer);
  return services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    const message = { ticketId: ticket.id, author: 'note' as const, authorName: viewer.name, content };
    await insertTicketMessage(tx, { ...message, createdAt: services.clock.now() });
    await announceTicket(services, tx, { userId: null });
    const about = { kind: 'ticket', id: ticket.id };
    await recordAction(services, tx, { actor: viewer, action: 'ticket.noted', about });
    return { ticketId: ticket.id };
  });
}
