import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { anyOf, ofAddress } from '../../db/sql.ts';
import { mentions } from '../../db/whole-address.ts';
import type { Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

const sequencesOf = (who: Person) => sql`(select t.id from email_sequences t where ${ofAddress(who)})`;

/** A line that has been read knows its address; one that has not holds it in one of its cells. */
const inLine = ({ addresses }: Person) => sql`(t.email = ${anyOf(addresses)}
  or ${mentions(sql`t.cells::text`, addresses)})`;

const tables: Record<string, TableRule> = {
  'public.email_sequences': { rows: ofAddress },
  'public.people_imports': { nobody: 'what the owner brought, and how far it is' },
  'public.people_import_lines': { rows: (who) => inLine(who) },
  'public.broadcasts': { nobody: 'letters to many' },
  'public.broadcast_events': { rows: ofAddress },
  'public.automations': { nobody: 'what happens to whoever enters' },
  'public.automation_versions': { nobody: 'the same, as it was put in force' },
  'public.automation_runs': { rows: ofAddress },
  'public.segments': { nobody: 'rules that name nobody' },
  'public.email_events': { rows: (who) => sql`t.sequence_id in ${sequencesOf(who)}` },
};

async function listSequenceIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sequencesOf(who));
  return rows.map(({ id }) => id);
}

async function eraseSequences(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from email_events where sequence_id in ${sequencesOf(who)}`);
  await tx.execute(sql`delete from email_sequences t where ${ofAddress(who)}`);
}

async function erasePeople(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from automation_runs t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from broadcast_events t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from people_import_lines t where ${inLine(who)}`);
}

export const marketingData: PersonalData = {
  tables,
  matters: async (db, who) => (await listSequenceIds(db, who)).map((id) => `sequence:${id}`),
  async erase(_services, tx, who) {
    await eraseSequences(tx, who);
    await erasePeople(tx, who);
  },
};
