import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { anyOf, ofAccount, ofAddress } from '../../db/sql.ts';
import { mentions, withoutAddresses } from '../../db/whole-address.ts';
import type { Merge, PersonalData, Subject, TableRule } from '../personal-data.ts';

const tables: Record<string, TableRule> = {
  // Letters hold links that open things: that they were sent is told, what they said is in her mailbox. What is written
  // to staff about her repeats what she wrote, and that is told where she wrote it.
  'public.mails': {
    rows: ({ userId, addresses }) => sql`t.to_address = ${anyOf(addresses)} or (t.user_id = ${userId} and
      t.to_address = (select u.email from auth.users u where u.id = ${userId}))`,
    secret: ['props', 'html', 'text', 'attachments', 'message_id', 'reply_to', 'address_key'],
    onMerge: 'moves',
  },
  'public.consents': { rows: ofAddress },
  'public.suppressions': { nobody: 'keyed hashes of addresses that must not be written to: kept for good' },
  'public.marketing_pace': { nobody: 'keyed hashes of addresses; gone with the person' },
};

async function eraseMails(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from mails t
    where ${ofAccount(who)} or t.to_address = ${anyOf(who.addresses)} or t.about = ${anyOf(who.matters)}`);
  await tx.execute(sql`delete from consents t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from marketing_pace t where t.address_key = ${anyOf(who.addressKeys)}`);
}

/** Letters to others that mention one of her addresses are theirs, and stay without it. */
async function eraseMentions(tx: Tx, { addresses }: Subject): Promise<void> {
  const columns = [sql`subject`, sql`html`, sql`text`, sql`error`, sql`reply_to`];
  const written = sql`concat_ws(' ', props::text, attachments::text, ${sql.join(columns, sql`, `)})`;
  const without = (column: SQL) => withoutAddresses(column, addresses);
  await tx.execute(sql`update mails set
      props = ${without(sql`props::text`)}::jsonb, attachments = ${without(sql`attachments::text`)}::jsonb,
      ${sql.join(
        columns.map((column) => sql`${column} = ${without(column)}`),
        sql`, `,
      )}
    where ${mentions(written, addresses)}`);
}

async function moveMails(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(mails).set({ userId: to }).where(eq(mails.userId, from));
}

/** Letters of this kind that are out, or will never be. */
/** Nothing is left of what these said, nor of what they were made of. */
export async function emptyOldMails(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const old = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.emptiedAt),
        lt(mails.createdAt, before),
        inArray(mails.state, ['sent', 'failed', 'unknown', 'suppressed']),
      ),
    )
    .limit(limit);
  const emptied = await db
    .update(mails)
    .set({ emptiedAt: now, html: null, text: null, props: {}, attachments: [] })
    .where(inArray(mails.id, old));
  return emptied.rowCount ?? 0;
}

export async function deleteSettled(db: Db | Tx, template: string): Promise<void> {
  await db
    .delete(mails)
    .where(and(eq(mails.template, template), inArray(mails.state, ['sent', 'failed', 'suppressed'])));
}

export const mailData: PersonalData = {
  tables,
  async erase(_services, tx, who) {
    await eraseMails(tx, who);
    await eraseMentions(tx, who);
  },
  move: moveMails,
};
