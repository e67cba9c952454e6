import { DomainError } from '../../errors.ts';
import { recordAction } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { leaveConversation } from '../chat/join-conversation.ts';
import { announceTicket } from './news.ts';
import { lockTicket, type TicketRow, updateTicket } from './queries.ts';
import { type TicketStatus, transitions } from './ticket-moves.ts';
import { ownTicket, requireStaff, type Viewer } from './viewer.ts';

export type TicketPriority = TicketRow['priority'];

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
    // A person has taken care of it: the mark was for finding it, and is no record.
    const marks = to === 'resolved' ? { careKind: null, careSeverity: null } : {};
    await updateTicket(tx, ticket.id, { status: to, needsAnswer, ...marks, updatedAt: services.clock.now() });
    if (to === 'resolved' && ticket.conversationId)
      await leaveConversation(services, tx, ticket.conversationId);
    await announceTicket(services, tx, ticket);
    await recordAction(services, tx, {
      actor: viewer,
      action: 'ticket.moved',
      about: { kind: 'ticket', id: ticket.id },
      before: { status: ticket.status },
      after: { status: to },
    });
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
    await recordAction(services, tx, {
      actor: viewer,
      action: 'ticket.prioritised',
      about: { kind: 'ticket', id: ticket.id },
      before: { priority: ticket.priority },
      after: { priority },
    });
    return { ticketId: ticket.id, priority };
  });
}
