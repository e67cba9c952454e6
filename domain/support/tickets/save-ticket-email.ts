import type { Concern } from '../../../care/index.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { announceTicket, tellWritten } from './news.ts';
import { lockRunningTicket, updateTicket } from './queries.ts';
import { writeReceipt } from './ticket-letters.ts';

/** A chat visitor has said where we can write to. */
export async function saveTicketEmail(
  services: Parts,
  tx: Tx,
  { conversationId, email, concern }: { conversationId: string; email: string; concern?: Concern },
): Promise<void> {
  const ticket = await lockRunningTicket(tx, conversationId);
  if (!ticket || ticket.userEmail === email) return;
  await updateTicket(tx, ticket.id, { userEmail: email });
  await writeReceipt(services, tx, { ...ticket, userEmail: email }, concern);
  await announceTicket(services, tx, ticket);
  await tellWritten(services, tx, { ...ticket, userEmail: email });
}
