import type { Concern } from '../../../care/index.ts';
import type { Country } from '../../../content/care/helplines.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { announceTicket, tellWritten } from './news.ts';
import { insertTicket, lockRunningTicket, type TicketRow } from './queries.ts';
import { concernIn, marksOf } from './ticket-care.ts';
import { writeReceipt, writeToStaff } from './ticket-letters.ts';

export type NewTicket = {
  subject: string;
  message: string;
  /** Unknown for a chat visitor who has not said yet. */
  email?: string;
  name?: string;
  userId?: string;
  source?: TicketRow['source'];
  /** A conversation has one running ticket at most: opening another finds the one it has. */
  conversationId?: string;
  priority?: TicketRow['priority'];
  /** The contact form writes its own receipt. */
  receipt?: boolean;
  /** What the chat recognised; elsewhere it is looked for in the words. */
  concern?: Concern;
  country?: Country;
};

/** Opens a ticket, tells staff, and sends the customer a receipt, all in the caller's transaction. */
export async function openTicket(services: Parts, tx: Tx, given: NewTicket): Promise<string> {
  const { subject, message, email, name, userId, source, conversationId, receipt = true } = given;
  const concern = given.concern ?? concernIn(subject, message);
  const now = services.clock.now();
  const ticket = await insertTicket(tx, {
    subject,
    description: message,
    userEmail: email?.toLowerCase(),
    userName: name,
    userId,
    source,
    conversationId,
    priority: given.priority,
    ...marksOf(concern),
    createdAt: now,
    updatedAt: now,
  });
  if (!ticket) {
    const running = conversationId ? await lockRunningTicket(tx, conversationId) : undefined;
    if (!running) throw new Error('the ticket was not kept');
    return running.id;
  }
  await writeToStaff(services, tx, ticket, message);
  if (receipt) await writeReceipt(services, tx, ticket, concern && { ...concern, country: given.country });
  await announceTicket(services, tx, ticket);
  await tellWritten(services, tx, ticket);
  return ticket.id;
}
