import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { accountDeletions, erasedAddresses } from '../../db/schema/index.ts';
import { askedOften, isOrderOf, ofAccount, ofAccountOrAddress, ofAddress } from '../../db/sql.ts';
import { isNotPausing } from '../duties.ts';
import type { TableRule } from '../personal-data.ts';

type DeletionRow = typeof accountDeletions.$inferSelect;
type Person = { userId: string | null; addresses: string[] };

const ordersOf = (who: Person) => sql`(select t.id from orders t where ${ofAccountOrAddress(who)})`;

export const tables: Record<string, TableRule> = {
  'public.account_deletions': { rows: ofAccount, secret: ['token_hash'], onMerge: 'ends' },
  'public.erased_addresses': {
    nobody: 'keyed hashes of addresses that were erased, for the day of a restore',
  },
};

export async function saveDeletion(db: Db | Tx, row: typeof accountDeletions.$inferInsert): Promise<void> {
  const { userId, ...values } = row;
  const set = { ...values, confirmedAt: null, dueAt: null };
  await db.insert(accountDeletions).values(row).onConflictDoUpdate({ target: accountDeletions.userId, set });
}

const deletionOf = askedOften((db) =>
  db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, sql.placeholder('userId'))),
);

export async function findDeletion(db: Db | Tx, userId: string): Promise<DeletionRow | undefined> {
  const [row] = await deletionOf(db).execute({ userId });
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
    .where(
      and(
        isNotNull(accountDeletions.dueAt),
        lte(accountDeletions.dueAt, now),
        isNotPausing('delete-accounts', accountDeletions.userId, now),
      ),
    )
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
export async function hasOpenMoney(db: Db | Tx, who: Person): Promise<boolean> {
  const hers = ordersOf(who);
  const { rows } = await db.execute<{ open: boolean }>(sql`select
    exists (select 1 from orders o where o.id in ${hers} and o.state = 'pending')
    or exists (select 1 from refunds r where r.order_id in ${hers} and r.state in ('requested', 'approved', 'pending'))
    as open`);
  return rows[0]?.open ?? false;
}

/** The reference of a withdrawal that nobody has decided yet. Anybody can send one: only one that means an order of hers counts. */
export async function findOpenWithdrawal(db: Db | Tx, who: Person): Promise<string | undefined> {
  const number = sql`regexp_replace(upper(t.order_number), '[[:space:]#]+', '', 'g')`;
  const { rows } = await db.execute<{ reference: string }>(
    sql`select reference from withdrawal_requests t
      where ${ofAddress(who)} and state = 'received' and exists (
        select 1 from orders o left join receipts r on r.order_id = o.id where o.id in ${ordersOf(who)}
          and (${number} in (o.number, r.number) or (t.order_number is null and ${isOrderOf(sql`t.product_id`)})))
      order by requested_at limit 1`,
  );
  return rows[0]?.reference;
}

export async function countReceipts(db: Db | Tx, who: Person): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from receipts where order_id in ${ordersOf(who)}`,
  );
  return rows[0]?.count ?? 0;
}

// Who was erased

export async function recordErased(tx: Tx, addressKeys: string[], erasedAt: Date): Promise<void> {
  const rows = addressKeys.map((addressKey) => ({ addressKey, erasedAt }));
  if (rows.length === 0) return;
  await tx
    .insert(erasedAddresses)
    .values(rows)
    .onConflictDoUpdate({ target: erasedAddresses.addressKey, set: { erasedAt } });
}

export async function listToEraseAgain(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: erasedAddresses.addressKey })
    .from(erasedAddresses)
    .where(eq(erasedAddresses.eraseAgain, true));
  return rows.map(({ key }) => key);
}

export async function noteErasedAgain(db: Db | Tx, addressKeys: string[]): Promise<void> {
  await db
    .update(erasedAddresses)
    .set({ eraseAgain: false })
    .where(inArray(erasedAddresses.addressKey, addressKeys));
}

/** Everybody, whichever way we came to know her. */
export async function listKnownAddresses(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from auth.users union select email from former_addresses union select email from contacts
    union select email from orders union select email from quiz_leads
    union select email from consents union select lower(user_email) from support_tickets where user_email is not null
    union select guest_email from sessions where guest_email is not null
    union select guest_email from seats where guest_email is not null
    union select email from withdrawal_requests union select email from membership_cancellations
    union select email from abandoned_carts
    union select lower(to_address) from mails`);
  return rows.map(({ email }) => email);
}
