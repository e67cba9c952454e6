import { sql } from 'drizzle-orm';
import { ofAddress } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import type { Person, Subject, TableRule } from '../../personal-data.ts';

const sequencesOf = (who: Person) => sql`(select t.id from email_sequences t where ${ofAddress(who)})`;

export const tables: Record<string, TableRule> = {
  'public.email_sequences': { rows: ofAddress },
  'public.email_events': { rows: (who) => sql`t.sequence_id in ${sequencesOf(who)}` },
};

export async function listSequenceIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sequencesOf(who));
  return rows.map(({ id }) => id);
}

export async function eraseSequences(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from email_events where sequence_id in ${sequencesOf(who)}`);
  await tx.execute(sql`delete from email_sequences t where ${ofAddress(who)}`);
}
