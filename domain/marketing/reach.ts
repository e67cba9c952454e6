import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { contacts } from '../../db/schema/index.ts';
import { type ContactQuery, type ContactRow, findByAddress, isMainContact } from '../contacts/index.ts';
import {
  type MailRules,
  type MayReceive,
  mailRules,
  mayReceive,
  type Obstacle,
  obstacles,
  type ReaderFacts,
  readMemberTopics,
  type Topic,
  topicsCovering,
  unknownReader,
} from '../mail/index.ts';
import type { Deps, ReadsContent } from '../services.ts';

type Known = Pick<
  ContactRow,
  'topics' | 'refused' | 'bouncedAt' | 'complainedAt' | 'bought' | 'toldAtCheckout'
>;

/** Whether somebody may get a letter about this, as the owner has set the rule now. */
export const mayWrite = (services: ReadsContent, person: Known | undefined, topic: OfferTopic): MayReceive =>
  mayReceive(factsOf(person), topic, mailRules(services));

/** What the rule about letters asks of somebody, from the row that facts keep. */
const factsOf = (person: Known | undefined): ReaderFacts =>
  person
    ? {
        agreed: person.topics,
        refused: person.refused,
        bounced: person.bouncedAt !== null,
        complained: person.complainedAt !== null,
        customer: person.bought.length === 0 ? 'no' : person.toldAtCheckout ? 'told' : 'untold',
      }
    : unknownReader;

/** How a sequence or an automation ends for somebody whom the rule does not let through. */
export const endsAs: Record<Obstacle, 'unsubscribed' | 'bounced' | 'no_consent'> = {
  complained: 'unsubscribed',
  bounced: 'bounced',
  unsubscribed: 'unsubscribed',
  not_agreed: 'no_consent',
  untold_customer: 'no_consent',
  customers_off: 'no_consent',
};

/** What a member receives, with what is known of her as a customer. */
export async function readMailChoices(services: Deps, reader: { email: string; emailVerified: boolean }) {
  const person = await findByAddress(services.db, reader.email.toLowerCase());
  return readMemberTopics(services, reader, factsOf(person).customer);
}

/** How many of some contacts letters reach, and why not the others. */
export type Reach = {
  people: number;
  reached: number;
  /** Of these, by the existing customer's rule alone: own similar products, and nothing else. */
  customers: number;
  /** The commonest reason first. */
  not: { why: Obstacle; count: number }[];
};

export async function countReach(
  services: ReadsContent,
  db: Db | Tx,
  { where, topic }: Pick<ContactQuery, 'where'> & { topic: OfferTopic },
): Promise<Reach> {
  const found = await countVerdicts(db, { where, topic, rules: mailRules(services) });
  const of = (verdict: string) => found.find((row) => row.verdict === verdict)?.count ?? 0;
  const not = obstacles
    .map((why) => ({ why, count: of(why) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const customers = of('customer');
  const reached = of('agreed') + customers;
  return { people: not.reduce((sum, { count }) => sum + count, reached), reached, customers, not };
}

/** Those whom a letter about this may go to, as a condition on their table. */
export const mayBeWritten = (services: ReadsContent, topic: OfferTopic) =>
  isLetThrough(topic, mailRules(services));

// The rule of domain/mail/may-receive.ts in the database's words. A test compares both, combination by combination:
// tests/integration/who-may-receive.test.ts.

export type OfferTopic = Exclude<Topic, 'service'>;

// SQL

/** Where she came from when she bought last. */
export async function lastOrderSource(db: Db | Tx, email: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ source: string | null }>(sql`select source from orders
    where email = ${email} and paid_at is not null order by paid_at desc limit 1`);
  return rows[0]?.source ?? undefined;
}

export function verdictOf(topic: OfferTopic, { existingCustomers }: MailRules): SQL {
  const list = (topics: readonly string[]) => sql`${sql.param([...topics])}::text[]`;
  return sql`case
    when ${contacts.complainedAt} is not null then 'complained'
    when ${contacts.bouncedAt} is not null then 'bounced'
    when ${contacts.refused} && ${list(['all', topic])} then 'unsubscribed'
    when ${contacts.topics} && ${list(topicsCovering[topic])} then 'agreed'
    when ${contacts.bought} = '{}' then 'not_agreed'
    when not ${existingCustomers}::boolean then 'customers_off'
    when ${contacts.toldAtCheckout} then 'customer'
    else 'untold_customer' end`;
}

const isLetThrough = (topic: OfferTopic, rules: MailRules): SQL =>
  sql`${verdictOf(topic, rules)} in ('agreed', 'customer')`;

async function countVerdicts(
  db: Db | Tx,
  { where, topic, rules }: Pick<ContactQuery, 'where'> & { topic: OfferTopic; rules: MailRules },
): Promise<{ verdict: string; count: number }[]> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(
    sql`select ${verdictOf(topic, rules)} as verdict, count(*)::int as count from ${contacts}
      where ${and(isMainContact, where)} group by 1`,
  );
  return rows;
}
