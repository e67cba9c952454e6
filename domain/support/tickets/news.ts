import type { Tx } from '../../../db/connect.ts';
import { announce } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import type { TicketRow } from './queries.ts';

/** Where staff hear of every ticket, and a member of her own. */
export const staffTopic = 'support';
export const memberTopic = (userId: string) => `support:${userId}`;

export async function announceTicket(
  { live }: Parts,
  tx: Tx,
  ticket: { userId: string | null },
): Promise<void> {
  await live.publish(tx, staffTopic);
  if (ticket.userId) await live.publish(tx, memberTopic(ticket.userId));
}

/** Whoever can be answered is known from then on. */
export async function tellWritten(
  services: Parts,
  tx: Tx,
  { userEmail, userName, userId }: Pick<TicketRow, 'userEmail' | 'userName' | 'userId'>,
): Promise<void> {
  if (!userEmail) return;
  const email = userEmail.toLowerCase();
  await announce(services, tx, { type: 'message-written', email, name: userName, userId });
}
