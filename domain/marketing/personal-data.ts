import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { anyOf, ofAddress } from '../../db/sql.ts';
import { mentions } from '../../db/whole-address.ts';
import type { Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

const runsOf = (who: Person) => sql`(select t.id from campaign_runs t where ${ofAddress(who)})`;

/** A line that has been read knows its address; one that has not holds it in one of its cells. */
const inLine = ({ addresses }: Person) => sql`(t.email = ${anyOf(addresses)}
  or ${mentions(sql`t.cells::text`, addresses)})`;

const tables: Record<string, TableRule> = {
  'public.people_imports': { nobody: 'what the owner brought, and how far it is' },
  'public.people_import_lines': { rows: (who) => inLine(who) },
  'public.broadcasts': { nobody: 'letters to many' },
  'public.broadcast_events': { rows: ofAddress },
  'public.automations': { nobody: 'what happens to whoever enters' },
  'public.automation_versions': { nobody: 'the same, as it was put in force' },
  'public.campaign_runs': { rows: ofAddress },
  'public.segments': { nobody: 'rules that name nobody' },
  'public.email_events': { rows: (who) => sql`t.sequence_id in ${runsOf(who)}` },
};

async function listRunIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(runsOf(who));
  return rows.map(({ id }) => id);
}

async function erasePeople(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from email_events where sequence_id in ${runsOf(who)}`);
  await tx.execute(sql`delete from campaign_runs t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from broadcast_events t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from people_import_lines t where ${inLine(who)}`);
}

export const marketingData: PersonalData = {
  tables,
  matters: async (db, who) => (await listRunIds(db, who)).map((id) => `sequence:${id}`),
  erase: (_services, tx, who) => erasePeople(tx, who),
};
