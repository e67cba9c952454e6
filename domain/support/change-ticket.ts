import { leaveConversation } from '../chat/join-conversation.ts';
import { DomainError } from '../errors.ts';
import { knownId } from '../ids.ts';
import type { Services } from '../services.ts';
import { announceTicket } from './news.ts';
import { lockTicket, type TicketRow, updateTicket } from './queries.ts';
import { ownTicket, requireStaff, type Viewer } from './viewer.ts';

export type TicketStatus = TicketRow['status'];
export type TicketPriority = TicketRow['priority'];

/** The only ways a ticket moves, and what the button says. */
export const transitions: Partial<
  Record<TicketStatus, { to: TicketStatus; label: 'Start' | 'Resolve' | 'Close' }>
> = {
  open: { to: 'in_progress', label: 'Start' },
  in_progress: { to: 'resolved', label: 'Resolve' },
  resolved: { to: 'closed', label: 'Close' },
};

type Move = { viewer: Viewer; ticketId: string; to: TicketStatus };

export async function moveTicket(services: Services, { viewer, ticketId, to }: Move) {
  requireStaff(viewer);
  return services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    // Two people pressed the same button: the second finds it done.
    if (ticket.status === to) return { ticketId: ticket.id, status: to };
    if (transitions[ticket.status]?.to !== to) {
      throw new DomainError('conflict', 'This ticket has moved on meanwhile. Please look again.');
    }
    const needsAnswer = to === 'in_progress' && ticket.needsAnswer;
    await updateTicket(tx, ticket.id, { status: to, needsAnswer, updatedAt: services.clock.now() });
    if (to === 'resolved' && ticket.conversationId)
      await leaveConversation(services, tx, ticket.conversationId);
    await announceTicket(services, tx, ticket);
    return { ticketId: ticket.id, status: to };
  });
}

export async function setPriority(
  services: Services,
  { viewer, ticketId, priority }: { viewer: Viewer; ticketId: string; priority: TicketPriority },
) {
  requireStaff(viewer);
  return services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    await updateTicket(tx, ticket.id, { priority, updatedAt: services.clock.now() });
    await announceTicket(services, tx, ticket);
    return { ticketId: ticket.id, priority };
  });
}
