import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { anyOf, ofAccount, ofAddress, usesKey } from '../../db/sql.ts';
import { mentions } from '../../db/whole-address.ts';
import type { Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

const tables: Record<string, TableRule> = {
  'public.office_drafts': { rows: ofAccount, onMerge: 'ends' },
  'public.staff_invitations': { rows: ofAddress, secret: ['key_hash', 'invited_by'] },
  'public.api_keys': { nobody: 'keys of programs, by their hashes' },
  'public.webhooks': { nobody: 'addresses of programs' },
  'public.webhook_deliveries': { rows: ofAddress, secret: ['answer', 'webhook_id'] },
  'public.provider_outages': { nobody: 'when a provider was away' },
  'public.backups': { nobody: 'where backups lie' },
  'public.visit_counts': { nobody: 'counts without anybody' },
};

async function listMatters(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ matter: string }>(sql`
    select 'invitation:' || t.id as matter from staff_invitations t where ${ofAddress(who)}`);
  return rows.map(({ matter }) => matter);
}

async function eraseCustomers(tx: Tx, who: Subject): Promise<void> {
  // A thing may have several drafts: 'customer:…' is her note, 'customer:…:letter' the letter to her.
  const subject = sql`split_part(t.subject, ':', 1) || ':' || split_part(t.subject, ':', 2)`;
  await tx.execute(sql`delete from office_drafts t
    where t.user_id = ${who.userId} or ${subject} = ${anyOf(who.matters)}
      or ${mentions(sql`t.fields::text`, who.addresses)}`);
  await tx.execute(sql`delete from webhook_deliveries t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from staff_invitations t where ${ofAddress(who)}`);
}

async function isBackup(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from backups where ${usesKey(key)} limit 1`);
  return rows.length > 0;
}

export const officeData: PersonalData = {
  tables,
  matters: listMatters,
  erase: (_services, tx, who) => eraseCustomers(tx, who),
  usesFile: isBackup,
};
