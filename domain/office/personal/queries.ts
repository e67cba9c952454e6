import { sql } from 'drizzle-orm';
import { anyOf, ofAccount, ofAddress } from '../../../db/by-person.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { usesKey } from '../../../db/uses-key.ts';
import { mentions } from '../../../db/whole-address.ts';
import type { Person, Subject, TableRule } from '../../personal-data.ts';

const isCustomer = (who: Person) => sql`(${ofAccount(who)} or (t.user_id is null and ${ofAddress(who)})
  or t.merged_into in (select c.id from customers c where c.user_id = ${who.userId}))`;
const customersOf = (who: Person) => sql`(select t.id from customers t where ${isCustomer(who)})`;

export const tables: Record<string, TableRule> = {
  'public.customers': { rows: isCustomer, onMerge: 'joined' },
  'public.customer_notes': { nobody: 'what staff note down among themselves; gone with the customer' },
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
    select 'customer:' || id as matter from customers where id in ${customersOf(who)}
    union all select 'invitation:' || t.id from staff_invitations t where ${ofAddress(who)}`);
  return rows.map(({ matter }) => matter);
}

/** Every address by which the office knows the customer behind an account. */
export async function listAddresses(db: Db | Tx, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select c.email from customers o join customers c on o.id in (c.id, c.merged_into) where o.user_id = ${userId}`);
  return rows.map(({ email }) => email);
}

export async function eraseCustomers(tx: Tx, who: Subject): Promise<void> {
  // A thing may have several drafts: 'customer:…' is her note, 'customer:…:letter' the letter to her.
  const subject = sql`split_part(t.subject, ':', 1) || ':' || split_part(t.subject, ':', 2)`;
  await tx.execute(sql`delete from office_drafts t
    where t.user_id = ${who.userId} or ${subject} = ${anyOf(who.matters)}
      or ${mentions(sql`t.fields::text`, who.addresses)}`);
  await tx.execute(sql`delete from customer_notes where customer_id in ${customersOf(who)}`);
  await tx.execute(sql`delete from customers t where ${isCustomer(who)}`);
  await tx.execute(sql`delete from webhook_deliveries t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from staff_invitations t where ${ofAddress(who)}`);
}

export async function isBackup(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from backups where ${usesKey(key)} limit 1`);
  return rows.length > 0;
}
