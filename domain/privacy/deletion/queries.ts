import { and, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { accountDeletions, orders, receipts } from '../../../db/schema/index.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

export async function keepDeletion(db: Db | Tx, row: typeof accountDeletions.$inferInsert): Promise<void> {
  const { userId, ...values } = row;
  const set = { ...values, confirmedAt: null, dueAt: null };
  await db.insert(accountDeletions).values(row).onConflictDoUpdate({ target: accountDeletions.userId, set });
}

export async function findDeletion(db: Db | Tx, userId: string): Promise<DeletionRow | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row;
}

/** The request this letter belongs to, locked; none when the letter is too old. */
export async function findByToken(tx: Tx, tokenHash: string, now: Date): Promise<DeletionRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.tokenHash, tokenHash), gt(accountDeletions.expiresAt, now)))
    .for('update');
  return row;
}

export async function changeDeletion(
  db: Db | Tx,
  userId: string,
  change: Partial<DeletionRow>,
): Promise<void> {
  await db.update(accountDeletions).set(change).where(eq(accountDeletions.userId, userId));
}

export async function dropDeletion(db: Db | Tx, userId: string): Promise<boolean> {
  const gone = await db
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning({ userId: accountDeletions.userId });
  return gone.length > 0;
}

/** Due accounts for this process: the next try is put off first, so that others skip them. */
export async function takeDueDeletions(
  db: Db,
  now: Date,
  again: Date,
  limit: number,
): Promise<DeletionRow[]> {
  const due = db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isNotNull(accountDeletions.dueAt), lte(accountDeletions.dueAt, now)))
    .orderBy(accountDeletions.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(accountDeletions)
    .set({ dueAt: again })
    .where(inArray(accountDeletions.userId, due))
    .returning();
}

/** Money that is still on its way in one direction or the other. */
export async function hasOpenMoney(db: Db | Tx, who: { id: string; email: string }): Promise<boolean> {
  const { rows } = await db.execute<{ open: boolean }>(sql`select
    exists (select 1 from orders o where o.user_id = ${who.id} and o.state = 'pending')
    or exists (select 1 from refunds r join orders o on o.id = r.order_id
      where o.user_id = ${who.id} and r.state in ('requested', 'approved', 'pending'))
    or exists (select 1 from withdrawal_requests w where w.email = ${who.email} and w.state = 'received') as open`);
  return rows[0]?.open ?? false;
}

export async function countReceipts(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(eq(orders.userId, userId));
  return row?.count ?? 0;
}

type Person = { id: string; provenEmail?: string; addressKey?: string };

const personsOrders = ({ id, provenEmail }: Person) =>
  sql`(select o.id from orders o where o.user_id = ${id} or (o.user_id is null and o.email = ${provenEmail ?? null}))`;

/**
 * Everything of hers that lies with the files service, to be removed once the rows are gone. Whole folders where a file
 * may lie that no row has taken up yet: a document drawn before its details were corrected, a recording half sent.
 */
export async function listFileKeys(tx: Tx, who: Person): Promise<string[]> {
  const email = who.provenEmail ?? null;
  const hers = sql`(select v.* from videos v join purchases p on p.id = v.purchase_id
    where p.user_id = ${who.id} or (p.user_id is null and p.email = ${email}))`;
  const { rows } = await tx.execute<{ key: string }>(sql`
    select coalesce(file_key, 'reports/' || id || '.pdf') as key from report_requests where user_id = ${who.id}
    union select 'documents/' || f.id || '/' from fulfilments f where f.order_id in ${personsOrders(who)}
    union select a.file_key from ticket_attachments a join support_tickets t on t.id = a.ticket_id
      where t.user_id = ${who.id} or t.user_email = ${email}
    union select 'videos/' || v.id || '/' from ${hers} v
    union select key from ${hers} v, unnest(array[v.file_key, v.captions_key]) key
      where not starts_with(key, 'videos/' || v.id || '/')
    union select 'uploads/' || u.id || '/' from video_uploads u
      where u.actor_id = ${who.id} or u.video_id in (select v.id from ${hers} v)`);
  return rows.map(({ key }) => key);
}

const KNOWN_BY_ADDRESS = [
  'facts',
  'quiz_leads',
  'numerology_reports',
  'email_sequences',
  'abandoned_carts',
  'consents',
  'discount_codes',
  'staff_invitations',
  'withdrawal_requests',
];

/**
 * Erases a person. What stays are the receipts and the bare order each belongs to: who bought is on the receipt, where
 * the law wants it, and nowhere else.
 */
export async function erase(tx: Tx, who: Person): Promise<void> {
  const email = who.provenEmail ?? null;
  const hers = personsOrders(who);
  const run = (query: ReturnType<typeof sql>) => tx.execute(query);
  for (const table of ['intakes', 'fulfilments', 'order_events', 'month_letters']) {
    await run(sql`delete from ${sql.raw(table)} where order_id in ${hers}`);
  }
  await run(sql`update subscriptions set benefits = false, calendar_version = calendar_version + 1
    where order_id in ${hers}`);
  await run(sql`delete from purchases where user_id = ${who.id} or (user_id is null and email = ${email})`);
  await run(sql`delete from orders o where o.id in ${hers} and o.paid_at is null
    and not exists (select 1 from order_payments p where p.order_id = o.id)
    and not exists (select 1 from subscriptions s where s.order_id = o.id)`);
  await run(sql`update orders o set email = 'deleted-' || o.id || '@deleted.invalid', user_id = null,
    browser_key = null, success_url = '', cancel_url = '' where o.id in ${hers}`);
  // Those the database made of the addresses above, and her own.
  await run(sql`delete from customers where email like 'deleted-%@deleted.invalid' or user_id = ${who.id}
    or email = ${email} or merged_into in (select c.id from customers c where c.user_id = ${who.id})`);
  for (const table of KNOWN_BY_ADDRESS) {
    await run(sql`delete from ${sql.raw(table)} where email = ${email}`);
  }
  await run(sql`delete from support_tickets where user_email = ${email}`);
  await run(sql`delete from chat_conversations where email = ${email}`);
  const address = sql`(select u.email from auth.users u where u.id = ${who.id})`;
  await run(sql`delete from mails where user_id = ${who.id} or to_address = ${address}
    or strpos(props::text, ${address}) > 0`);
  await run(sql`delete from marketing_pace where address_key = ${who.addressKey ?? null}`);
  // That something was done stays in the book; about whom does not.
  await run(sql`update staff_actions set subject_label = '', before = null, after = null
    where subject_id = ${who.id} or strpos(subject_label || coalesce(before::text, '') || coalesce(after::text, ''),
      ${address}) > 0`);
  await run(sql`delete from auth.verifications where value = ${who.id} or strpos(value, ${address}) > 0`);
  await run(sql`delete from auth.users where id = ${who.id}`);
}

/** Stands for the account of somebody who has none. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The same for an address without an account. */
export async function eraseGuest(tx: Tx, who: Person & { provenEmail: string }): Promise<void> {
  await erase(tx, who);
  await tx.execute(sql`delete from mails where to_address = ${who.provenEmail}
    or strpos(props::text, ${who.provenEmail}) > 0`);
}

/** The letter that closed an account, once it has left, was the last thing that knew its address. */
export async function dropFarewells(db: Db): Promise<void> {
  await db.execute(
    sql`delete from mails where template = 'account-deleted' and state in ('sent', 'failed', 'suppressed')`,
  );
}
