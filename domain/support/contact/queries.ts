import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { supportTickets } from '../../../db/schema/index.ts';

type Message = { email: string; subject: string; message: string };

/** Whether this very message has come in since then. Until the transaction ends, a twin of it waits its turn. */
export async function hasArrived(
  tx: Tx,
  { email, subject, message }: Message,
  since: Date,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${email}`}, 0))`);
  const [same] = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userEmail, email),
        eq(supportTickets.subject, subject),
        eq(supportTickets.description, message),
        gte(supportTickets.createdAt, since),
      ),
    )
    .limit(1);
  return same !== undefined;
}
