import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { consents, marketingPace, suppressions } from '../../db/schema/index.ts';
import { toJson } from '../../db/sql.ts';
import type { Standing } from '../contacts/index.ts';
import { subscriptionTopics } from './may-receive.ts';
import type { MarketingTopic } from './topics.ts';

export async function insertConsent(db: Db | Tx, row: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(row);
}

/**
 * Consents that were given elsewhere, on the owner's word. Nothing is lifted by them: who once left stays away until she
 * herself comes back. No fact is announced, because nothing follows but the row that the import itself writes.
 * There is a line for each topic that the owner's word covers; who has an open consent to one gets no second.
 */
export async function importConsents(
  tx: Tx,
  { given, source }: { given: { email: string; agreedOn: string }[]; source: string },
): Promise<void> {
  await tx.execute(sql`insert into consents (email, topic, text, source, given_at)
    select g.email, t.topic, 'Agreed to the newsletter and offers elsewhere, as the practice can prove.', ${source}, g."agreedOn"
    from json_to_recordset(${toJson(given)}::json) as g(email text, "agreedOn" timestamptz),
      unnest(${sql.param([...subscriptionTopics])}::text[]) as t(topic)
    where not exists (select from consents c
      where c.email = g.email and c.topic = t.topic and c.withdrawn_at is null)`);
}

type Words = { email: string; topic: MarketingTopic; text: string };

/** Whether these very words have been agreed to already. */
export async function hasAgreedTo(db: Db | Tx, { email, topic, text }: Words): Promise<boolean> {
  const same = and(eq(consents.email, email), eq(consents.topic, topic), eq(consents.text, text));
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(same, isNull(consents.withdrawnAt)))
    .limit(1);
  return rows.length > 0;
}

type Closing = { email: string; topics: MarketingTopic[]; at: Date };

export async function closeConsents(tx: Tx, { email, topics, at }: Closing): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: at })
    .where(and(eq(consents.email, email), inArray(consents.topic, topics), isNull(consents.withdrawnAt)));
}

export async function hasOpenConsent(db: Db | Tx, email: string, topic: MarketingTopic): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.email, email), eq(consents.topic, topic), isNull(consents.withdrawnAt)))
    .limit(1);
  return rows.length > 0;
}

export async function listConsents(db: Db | Tx, email: string) {
  return db.select().from(consents).where(eq(consents.email, email)).orderBy(desc(consents.givenAt));
}

type Suppression = typeof suppressions.$inferSelect;
type Entry = { key: string; topic: Suppression['topic']; reason: Suppression['reason']; at: Date };

/** A stronger reason takes the place of a weaker one: a complaint is not undone by an earlier "unsubscribed". */
export async function suppress(db: Db | Tx, { key, topic, reason, at }: Entry): Promise<void> {
  await db
    .insert(suppressions)
    .values({ addressKey: key, topic, reason, createdAt: at })
    .onConflictDoUpdate({
      target: [suppressions.addressKey, suppressions.topic],
      set: { reason: sql`excluded.reason` },
      setWhere: eq(suppressions.reason, 'unsubscribed'),
    });
}

export async function listSuppressions(db: Db | Tx, key: string): Promise<Suppression[]> {
  return db.select().from(suppressions).where(eq(suppressions.addressKey, key));
}

/** Takes back a "no" by the person who said it. Bounces and complaints stay. */
export async function liftUnsubscriptions(
  tx: Tx,
  key: string,
  topics: Suppression['topic'][],
): Promise<void> {
  await tx
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.addressKey, key),
        inArray(suppressions.topic, topics),
        eq(suppressions.reason, 'unsubscribed'),
      ),
    );
}

export async function readPace(db: Db | Tx, key: string): Promise<Date | undefined> {
  const [pace] = await db.select().from(marketingPace).where(eq(marketingPace.addressKey, key));
  return pace?.lastAt;
}

/** What the ledger and the suppressions say of some addresses, each with its key. */
export async function listStandings(tx: Tx, known: { email: string; key: string }[]): Promise<Standing[]> {
  const emails = sql.param(known.map(({ email }) => email));
  const keys = sql.param(known.map(({ key }) => key));
  const since = (reason: SQL) => sql`(select min(s.created_at) from suppressions s
    where s.address_key = known.key and ${reason})`;
  const { rows } = await tx.execute<Standing>(sql`select known.email,
      array(select distinct c.topic from consents c
        where c.email = known.email and c.withdrawn_at is null and not exists (
          select from suppressions s where s.address_key = known.key and s.topic in ('all', c.topic)) order by 1) as topics,
      array(select distinct s.topic from suppressions s where s.address_key = known.key order by 1) as refused,
      ${since(sql`s.reason = 'unsubscribed' and s.topic in ('all', 'newsletter', 'marketing')`)} as "leftAt",
      ${since(sql`s.reason = 'bounced'`)} as "bouncedAt",
      ${since(sql`s.reason = 'complaint'`)} as "complainedAt"
    from unnest(${emails}::text[], ${keys}::text[]) as known(email, key)`);
  return rows;
}
