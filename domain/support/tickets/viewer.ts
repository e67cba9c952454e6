import { DomainError, notFound } from '../../errors.ts';
import { type Actor, isStaff } from '../../identity/index.ts';
import type { Scope, TicketRow } from './queries.ts';

/** Who looks at tickets. An address counts as hers only once she has confirmed it. */
export type Viewer = Actor & { name: string; email: string; emailVerified: boolean };

export function scopeOf(viewer: Viewer): Scope {
  if (isStaff(viewer)) return {};
  return { member: { id: viewer.id, confirmedEmail: viewer.emailVerified ? viewer.email : undefined } };
}

/** Somebody else's ticket is not found, whatever the route forgot. */
export function ownTicket(ticket: TicketRow | undefined, viewer: Viewer): TicketRow {
  const { member } = scopeOf(viewer);
  const own =
    ticket &&
    (!member ||
      ticket.userId === member.id ||
      (ticket.userId === null && ticket.userEmail !== null && ticket.userEmail === member.confirmedEmail));
  if (!ticket || !own) throw notFound('Ticket');
  return ticket;
}

export function requireStaff(viewer: Actor): void {
  if (!isStaff(viewer)) throw new DomainError('forbidden', 'Only staff can do this.');
}
