import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { consents, contacts, mails } from '../../../db/schema/index.ts';
import { type ContactQuery, isFirst } from '../../contacts/index.ts';
import { coveredBy, type MailRules, type Topic } from '../../mail/index.ts';

/** Where she came from when she bought last. */
export async function lastOrderSource(db: Db | Tx, email: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ source: string | null }>(sql`select source from orders
    where email = ${email} and paid_at is not null order by paid_at desc limit 1`);
  return rows[0]?.source ?? undefined;
}

export async function listConsentsOf(db: Db | Tx, email: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.email, email))
    .orderBy(desc(consents.givenAt))
    .limit(50);
}

/** Marketing's own and all others: whoever writes to her should know what she has had. */
export async function listLettersTo(db: Db | Tx, email: string, limit: number) {
  const { id, subject, template, state, outcome, createdAt } = mails;
  return db
    .select({ id, subject, template, state, outcome, createdAt })
    .from(mails)
    .where(eq(mails.toAddress, email))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

// The rule of domain/mail/may-receive.ts in the database's words. A test compares both, combination by combination:
// tests/integration/who-may-receive.test.ts.

export type OfferTopic = Exclude<Topic, 'service'>;

export function verdictOf(topic: OfferTopic, { existingCustomers }: MailRules): SQL {
  const list = (topics: readonly string[]) => sql`${sql.param([...topics])}::text[]`;
  return sql`case
    when ${contacts.complainedAt} is not null then 'complained'
    when ${contacts.bouncedAt} is not null then 'bounced'
    when ${contacts.refused} && ${list(['all', topic])} then 'unsubscribed'
    when ${contacts.topics} && ${list(coveredBy[topic])} then 'agreed'
    when ${contacts.bought} = '{}' then 'not_agreed'
    when not ${existingCustomers}::boolean then 'customers_off'
    when ${contacts.toldAtCheckout} then 'customer'
    else 'untold_customer' end`;
}

export const isLetThrough = (topic: OfferTopic, rules: MailRules): SQL =>
  sql`${verdictOf(topic, rules)} in ('agreed', 'customer')`;

export async function countVerdicts(
  db: Db | Tx,
  { where, topic, rules }: Pick<ContactQuery, 'where'> & { topic: OfferTopic; rules: MailRules },
): Promise<{ verdict: string; count: number }[]> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(
    sql`select ${verdictOf(topic, rules)} as verdict, count(*)::int as count from ${contacts}
      where ${and(isFirst, where)} group by 1`,
  );
  return rows;
}
