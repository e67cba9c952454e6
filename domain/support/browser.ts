/** What browsers may use, too: pure, and nothing of the server behind it. */
export { type TicketStatus, transitions } from './tickets/ticket-moves.ts';
