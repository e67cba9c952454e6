import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { consents, mails } from '../../db/schema/index.ts';

export type MailRow = typeof mails.$inferSelect;

export async function insertMail(db: Db | Tx, row: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(row);
}

/** Takes due mails for this process alone; others skip what is taken. */
export async function claimDueMails(db: Db, now: Date, limit: number): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), lte(mails.nextTryAt, now)))
    .orderBy(mails.nextTryAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ state: 'sending', claimedAt: now, tries: sql`${mails.tries} + 1` })
    .where(inArray(mails.id, due))
    .returning();
}

/** Mails whose sender died half-way: service mail is sent again under the same Message-ID. */
export async function requeueInterruptedMails(db: Db, now: Date, claimedBefore: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'queued', claimedAt: null, nextTryAt: now })
    .where(and(eq(mails.state, 'sending'), lt(mails.claimedAt, claimedBefore), eq(mails.topic, 'service')));
}

export async function updateMail(db: Db, id: string, change: Partial<MailRow>): Promise<void> {
  await db.update(mails).set(change).where(eq(mails.id, id));
}

type NewConsent = typeof consents.$inferInsert;

export async function findOpenConsent(tx: Tx, { email, topic, text }: NewConsent) {
  const [open] = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.email, email),
        eq(consents.topic, topic),
        eq(consents.text, text),
        isNull(consents.withdrawnAt),
      ),
    )
    .limit(1);
  return open;
}

export async function insertConsent(tx: Tx, row: NewConsent): Promise<void> {
  await tx.insert(consents).values(row);
}

export async function findMail(db: Db | Tx, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

/** The same facts as a new letter, to be written when it is sent. */
export async function copyMail(
  tx: Tx,
  { toAddress, userId, template, props, topic, attachments, replyTo }: MailRow,
  about: Pick<MailRow, 'messageId' | 'createdAt' | 'nextTryAt'>,
): Promise<void> {
  await insertMail(tx, { toAddress, userId, template, props, topic, attachments, replyTo, ...about });
}
