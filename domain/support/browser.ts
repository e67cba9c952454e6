/** What browsers may use, too: pure, and nothing of the server behind it. */

export type TicketStatus = 'open' | 'in_progress' | 'resolved' | 'closed';

/** The only ways a ticket moves, and what the button says. */
export const transitions: Partial<
  Record<TicketStatus, { to: TicketStatus; label: 'Start' | 'Resolve' | 'Close' }>
> = {
  open: { to: 'in_progress', label: 'Start' },
  in_progress: { to: 'resolved', label: 'Resolve' },
  resolved: { to: 'closed', label: 'Close' },
};
