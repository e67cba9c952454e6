import { eq, sql } from 'drizzle-orm';
import { ofAccount, ofAccountOrAddress, ofAddress } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { people } from '../../../db/schema/index.ts';
import type { Merge, Person, Subject, TableRule } from '../../personal-data.ts';

const sequencesOf = (who: Person) => sql`(select t.id from email_sequences t where ${ofAddress(who)})`;

export const tables: Record<string, TableRule> = {
  'public.email_sequences': { rows: ofAddress },
  'public.people': { rows: ofAccountOrAddress, onMerge: 'moves' },
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

export async function erasePeople(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from people t where ${ofAccount(who)} or ${ofAddress(who)}`);
}

export async function movePeople(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(people).set({ userId: to }).where(eq(people.userId, from));
}
