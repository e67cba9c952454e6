import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';

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
