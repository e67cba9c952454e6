import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { formerAddresses } from '../../db/schema/index.ts';
import { anyOf, ofAccount, ofAddress } from '../../db/sql.ts';
import { mentions, withoutAddresses } from '../../db/whole-address.ts';
import type { Merge, PersonalData, Subject, TableRule } from '../personal-data.ts';

const ofSubject = ({ matters }: Subject) => sql`t.subject_kind || ':' || t.subject_id = ${anyOf(matters)}`;
const mentionedIn = ({ addresses }: Subject) =>
  sql`(${mentions(sql`t.subject_label`, addresses)} or ${mentions(sql`t.before::text`, addresses)}
    or ${mentions(sql`t.after::text`, addresses)})`;

const tables: Record<string, TableRule> = {
  'auth.users': { rows: ({ userId }) => sql`t.id = ${userId}` },
  'auth.sign_ins': { rows: ofAccount, secret: ['token'], onMerge: 'ends' },
  'auth.credentials': {
    rows: ofAccount,
    secret: ['password', 'access_token', 'refresh_token', 'id_token'],
    onMerge: 'ends',
  },
  'auth.two_factors': { rows: ofAccount, secret: ['secret', 'backup_codes'], onMerge: 'ends' },
  'auth.passkeys': { rows: ofAccount, secret: ['public_key', 'credential_id'], onMerge: 'ends' },
  'auth.verifications': { nobody: 'secrets of open letters, for a day at most; gone with the account' },
  'public.profiles': { rows: ({ userId }) => sql`t.id = ${userId}` },
  'public.former_addresses': { rows: ofAccount, onMerge: 'moves' },
  'public.staff_actions': {
    rows: (who) => sql`${ofSubject(who)} or ${mentionedIn(who)}`,
    secret: ['actor_id', 'actor_name'],
  },
  'public.rate_limits': { nobody: 'counters, for minutes' },
};

export async function listFormerAddresses(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .select({ email: formerAddresses.email })
    .from(formerAddresses)
    .where(eq(formerAddresses.userId, userId))
    .orderBy(formerAddresses.email);
  return rows.map(({ email }) => email);
}

/** That something was done stays in the log; about whom does not. */
async function eraseFromLog(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`update staff_actions t set subject_label = '', before = null, after = null
    where ${ofSubject(who)}`);
  const { addresses } = who;
  await tx.execute(sql`update staff_actions t set
      subject_label = ${withoutAddresses(sql`t.subject_label`, addresses)},
      before = ${withoutAddresses(sql`t.before::text`, addresses)}::jsonb,
      after = ${withoutAddresses(sql`t.after::text`, addresses)}::jsonb
    where ${mentionedIn(who)}`);
}

/** Sign-ins, credentials, second factors and the profile go with the account. */
async function eraseAccount(tx: Tx, who: Subject): Promise<void> {
  const { userId, addresses } = who;
  await tx.execute(sql`delete from auth.verifications t
    where t.value = ${userId} or ${mentions(sql`t.value`, addresses)}`);
  await tx.execute(sql`delete from former_addresses t where ${ofAccount(who)} or ${ofAddress(who)}`);
  await tx.execute(sql`delete from auth.users t where t.id = ${userId}`);
}

/** The address of the account that is closed was proven, and is the other's from now on. */
async function closeInto(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(formerAddresses).set({ userId: to }).where(eq(formerAddresses.userId, from));
  await tx.execute(sql`insert into former_addresses (email, user_id, proven_at)
    select lower(email), ${to}, now() from auth.users where id = ${from} and email_verified
    on conflict (email) do update set user_id = excluded.user_id, proven_at = excluded.proven_at`);
  await tx.execute(sql`delete from auth.users where id = ${from}`);
}

export const identityData: PersonalData = {
  tables,
  matters: async (_db, { userId }) => (userId ? [`account:${userId}`] : []),
  async erase(_services, tx, who) {
    await eraseFromLog(tx, who);
    await eraseAccount(tx, who);
  },
  move: closeInto,
};
