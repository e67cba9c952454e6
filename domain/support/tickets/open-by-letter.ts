import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { announceTicket } from './news.ts';
import { insertTicket, insertTicketMessage } from './queries.ts';
import { writePersonally } from './ticket-letters.ts';

type Letter = {
  email: string;
  name: string;
  userId?: string;
  subject: string;
  message: string;
  /** Who writes. */
  staffName: string;
};

/** A letter of ours to one person. Her answer, by mail or in the portal, comes into the ticket that it opens. */
export async function openByLetter(services: Parts, tx: Tx, letter: Letter): Promise<string> {
  const { email, name, userId, subject, message, staffName } = letter;
  const now = services.clock.now();
  const ticket = await insertTicket(tx, {
    ...{ subject, description: message, userEmail: email.toLowerCase(), userName: name, userId },
    ...{ source: 'office', status: 'in_progress', needsAnswer: false, createdAt: now, updatedAt: now },
  });
  if (!ticket) throw new Error('the ticket was not kept');
  const said = { ticketId: ticket.id, author: 'staff' as const, authorName: staffName, content: message };
  await insertTicketMessage(tx, { ...said, createdAt: now });
  await writePersonally(services, tx, ticket, { message, staffName });
  await announceTicket(services, tx, ticket);
  return ticket.id;
}
