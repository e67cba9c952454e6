import type { Tx } from '../../db/connect.ts';
import { supportTickets } from '../../db/schema/index.ts';

export async function insertTicket(tx: Tx, row: typeof supportTickets.$inferInsert): Promise<string> {
  const [ticket] = await tx.insert(supportTickets).values(row).returning({ id: supportTickets.id });
  if (!ticket) throw new Error('the ticket was not kept');
  return ticket.id;
}
