import { sql } from 'drizzle-orm';
import { anyOf, ofAccount, ofAddress } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { usesKey } from '../../../db/uses-key.ts';
import { mentions } from '../../../db/whole-address.ts';
import type { Person, Subject, TableRule } from '../../personal-data.ts';

export const tables: Record<string, TableRule> = {
  'public.office_drafts': { rows: ofAccount, onMerge: 'ends' },
  'public.staff_invitations': { rows: ofAddress, secret: ['key_hash', 'invited_by'] },
  'public.api_keys': { nobody: 'keys of programs, by their hashes' },
  'public.webhooks': { nobody: 'addresses of programs' },
  'public.webhook_deliveries': { rows: ofAddress, secret: ['answer', 'webhook_id'] },
  'public.provider_outages': { nobody: 'when a provider was away' },
  'public.backups': { nobody: 'where backups lie' },
  'public.visit_counts': { nobody: 'counts without anybody' },
};

export async function listMatters(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ matter: string }>(sql`
    select 'invitation:' || t.id as matter from staff_invitations t where ${ofAddress(who)}`);
  return rows.map(({ matter }) => matter);
}

export async function eraseCustomers(tx: Tx, who: Subject): Promise<void> {
  // A thing may have several drafts: 'customer:…' is her note, 'customer:…:letter' the letter to her.
  const subject = sql`split_part(t.subject, ':', 1) || ':' || split_part(t.subject, ':', 2)`;
  await tx.execute(sql`delete from office_drafts t
    where t.user_id = ${who.userId} or ${subject} = ${anyOf(who.matters)}
      or ${mentions(sql`t.fields::text`, who.addresses)}`);
  await tx.execute(sql`delete from webhook_deliveries t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from staff_invitations t where ${ofAddress(who)}`);
}

export async function isBackup(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from backups where ${usesKey(key)} limit 1`);
  return rows.length > 0;
}
