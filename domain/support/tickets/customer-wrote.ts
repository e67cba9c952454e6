import type { Concern } from '../../../care/index.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { announceTicket } from './news.ts';
import { lockRunningTicket, updateTicket } from './queries.ts';
import { raiseConcern } from './ticket-care.ts';
import { writeToStaff } from './ticket-letters.ts';

/** It is our turn again. Staff get one letter per turn, however many lines a visitor writes. */
export async function customerWrote(
  services: Parts,
  tx: Tx,
  { conversationId, concern, message }: { conversationId: string; concern?: Concern; message: string },
): Promise<void> {
  const ticket = await lockRunningTicket(tx, conversationId);
  if (!ticket) return;
  if (!ticket.needsAnswer) {
    await updateTicket(tx, ticket.id, { needsAnswer: true, updatedAt: services.clock.now() });
  }
  if (concern) await raiseConcern(services, tx, ticket, { concern, message });
  else if (!ticket.needsAnswer)
    await writeToStaff(services, tx, ticket, 'The visitor has written again in the chat.');
  await announceTicket(services, tx, ticket);
}
