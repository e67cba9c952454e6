import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { isFound, type Search } from '../../../db/is-found.ts';
import { consents, mails, people } from '../../../db/schema/index.ts';
import type { Arrival } from '../../../shared/arrival.ts';
import type { Birth } from '../../facts/index.ts';
import { coveredBy, type MailRules, type Topic } from '../../mail/index.ts';
import type { PageCursor } from '../../page-cursor.ts';

export type PersonRow = typeof people.$inferSelect;
export type Seen = Pick<PersonRow, 'email' | 'cameBy'> &
  Arrival & { at: Date; name?: string; userId?: string | null };

/** Makes somebody known, or notes that she was seen again. The first name and source we hear stay, and the last clock. */
export async function upsertPerson(
  tx: Tx,
  { email, cameBy, at, name = '', userId = null, zone, source }: Seen,
): Promise<void> {
  await tx
    .insert(people)
    .values({ email, cameBy, name, userId, zone, source, createdAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: people.email,
      set: {
        name: sql`coalesce(nullif(${people.name}, ''), excluded.name)`,
        userId: sql`coalesce(excluded.user_id, ${people.userId})`,
        zone: sql`coalesce(excluded.zone, ${people.zone})`,
        source: sql`coalesce(${people.source}, excluded.source)`,
        lastSeenAt: sql`greatest(${people.lastSeenAt}, excluded.last_seen_at)`,
      },
    });
}

/** She was here. To the day is enough: one write a day at most, however often she comes. */
export async function touchPerson(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(people)
    .set({ lastSeenAt: at })
    .where(
      and(
        eq(people.userId, userId),
        sql`${people.lastSeenAt} <= ${at.toISOString()}::timestamptz - interval '1 day'`,
      ),
    );
}

/** Whoever is known already lives on this clock. */
export async function setArrival(
  tx: Tx,
  { email, zone, source }: Arrival & { email: string },
): Promise<void> {
  if (!zone && !source) return;
  await tx
    .update(people)
    .set({
      zone: sql`coalesce(${zone ?? null}, ${people.zone})`,
      source: sql`coalesce(${people.source}, ${source ?? null})`,
    })
    .where(eq(people.email, email));
}

/** An account has one address: the one it left is a guest's again. */
export async function leaveOtherAddresses(tx: Tx, { userId, email }: { userId: string; email: string }) {
  await tx
    .update(people)
    .set({ userId: null })
    .where(and(eq(people.userId, userId), sql`${people.email} <> ${email}`));
}

export async function setBirth(
  tx: Tx,
  { email, birth, proven }: { email: string; birth: Birth | null; proven: boolean },
): Promise<void> {
  await tx
    .update(people)
    .set({
      birthDate: birth?.date ?? null,
      lifePath: birth?.lifePath ?? null,
      expression: birth?.expression ?? null,
      soulUrge: birth?.soulUrge ?? null,
      numbersProven: proven && birth !== null,
    })
    .where(and(eq(people.email, email), proven ? undefined : eq(people.numbersProven, false)));
}

/** Reads again what people may be written about, from the ledger of consents and from those who must not be written to. */
export async function refreshConsent(tx: Tx, known: { email: string; key: string }[]): Promise<void> {
  const emails = sql.param(known.map(({ email }) => email));
  const keys = sql.param(known.map(({ key }) => key));
  const since = (reason: SQL) => sql`(select min(s.created_at) from suppressions s
    where s.address_key = known.key and ${reason})`;
  await tx.execute(sql`update people p set
      topics = array(select distinct c.topic from consents c
        where c.email = p.email and c.withdrawn_at is null and not exists (
          select from suppressions s where s.address_key = known.key and s.topic in ('all', c.topic)) order by 1),
      refused = array(select distinct s.topic from suppressions s where s.address_key = known.key order by 1),
      left_at = ${since(sql`s.reason = 'unsubscribed' and s.topic in ('all', 'newsletter', 'marketing')`)},
      bounced_at = ${since(sql`s.reason = 'bounced'`)},
      complained_at = ${since(sql`s.reason = 'complaint'`)}
    from unnest(${emails}::text[], ${keys}::text[]) as known(email, key) where p.email = known.email`);
}

/** Reads again what somebody has paid for and not given back. */
export async function refreshPurchases(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`update people p set
      bought = array(select distinct o.product_id from orders o
        where o.email = p.email and o.paid_at is not null and o.state not in ('refunded', 'disputed') order by 1),
      told_at_checkout = coalesce((select bool_or(o.similar_offers = 'told') and not bool_or(o.similar_offers = 'refused')
        from orders o where o.email = p.email and o.paid_at is not null and o.state not in ('refunded', 'disputed')), false),
      orders = (select count(*) from orders o where o.email = p.email and o.paid_at is not null),
      last_order_at = (select max(o.paid_at) from orders o where o.email = p.email),
      zone = coalesce((select o.zone from orders o where o.email = p.email and o.zone is not null
        order by o.created_at desc limit 1), p.zone),
      source = coalesce(p.source, (select o.source from orders o where o.email = p.email and o.paid_at is not null
        and o.source is not null order by o.paid_at limit 1)),
      member = exists (select from orders o join subscriptions s on s.order_id = o.id
        where o.email = p.email and s.benefits)
    where p.email = ${email}`);
}

export type PeopleQuery = { where?: SQL; search?: Search; source?: string; before?: PageCursor };

const words = sql`search_words(${people.name} || ' ' || ${people.email})`;

const listed = ({ where, search, source, before }: PeopleQuery) =>
  and(
    where,
    source ? eq(people.source, source) : undefined,
    search ? isFound(search, { address: people.email, words }) : undefined,
    before
      ? sql`(${people.createdAt}, ${people.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      : undefined,
  );

/** Newest first; pages are cut by the last row seen. */
export async function listPeopleRows(db: Db | Tx, query: PeopleQuery, limit: number): Promise<PersonRow[]> {
  return db
    .select()
    .from(people)
    .where(listed(query))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(limit);
}

export async function countPeople(db: Db | Tx, query: PeopleQuery): Promise<number> {
  return db.$count(people, listed(query));
}

export async function findPerson(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

export async function findByAddress(db: Db | Tx, email: string): Promise<PersonRow | undefined> {
  const [person] = await db.select().from(people).where(eq(people.email, email));
  return person;
}

export async function listByAddresses(db: Db | Tx, emails: string[]): Promise<PersonRow[]> {
  return db.select().from(people).where(inArray(people.email, emails));
}

export async function changeTags(tx: Tx, id: string, tags: string[]): Promise<void> {
  await tx.update(people).set({ tags }).where(eq(people.id, id));
}

/** Where people came from, the commonest first. */
export async function countSources(db: Db | Tx): Promise<{ source: string; count: number }[]> {
  const { rows } = await db.execute<{ source: string; count: number }>(
    sql`select source, count(*)::int as count from people where source is not null group by source order by 2 desc, 1 limit 200`,
  );
  return rows;
}

/** Every tag in use and on how many people, the commonest first. */
export async function countTags(db: Db | Tx): Promise<{ tag: string; count: number }[]> {
  const { rows } = await db.execute<{ tag: string; count: number }>(
    sql`select tag, count(*)::int as count from people, unnest(tags) as tag group by tag order by 2 desc, 1 limit 200`,
  );
  return rows;
}

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
    when ${people.complainedAt} is not null then 'complained'
    when ${people.bouncedAt} is not null then 'bounced'
    when ${people.refused} && ${list(['all', topic])} then 'unsubscribed'
    when ${people.topics} && ${list(coveredBy[topic])} then 'agreed'
    when ${people.bought} = '{}' then 'not_agreed'
    when not ${existingCustomers}::boolean then 'customers_off'
    when ${people.toldAtCheckout} then 'customer'
    else 'untold_customer' end`;
}

export const isLetThrough = (topic: OfferTopic, rules: MailRules): SQL =>
  sql`${verdictOf(topic, rules)} in ('agreed', 'customer')`;

export async function countVerdicts(
  db: Db | Tx,
  { where, topic, rules }: Pick<PeopleQuery, 'where'> & { topic: OfferTopic; rules: MailRules },
): Promise<{ verdict: string; count: number }[]> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(
    sql`select ${verdictOf(topic, rules)} as verdict, count(*)::int as count from ${people}
      where ${where ?? sql`true`} group by 1`,
  );
  return rows;
}
