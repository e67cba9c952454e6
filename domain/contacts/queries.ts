import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../db/connect.ts';
import { contactNotes, contacts } from '../../db/schema/index.ts';
import { isFound, ofAccount, ofAddress, olderThan, type Search, toJson } from '../../db/sql.ts';
import type { Arrival } from '../../shared/arrival.ts';
import type { FormatName } from '../../shared/visitor-formats.ts';
import type { Birth } from '../facts.ts';
import type { PageCursor } from '../page-cursor.ts';
import type { Person, Subject, TableRule } from '../personal-data.ts';

export type ContactRow = typeof contacts.$inferSelect;
type Change = PgUpdateSetSource<typeof contacts>;

// One contact

export async function findContact(db: Db | Tx, id: string): Promise<ContactRow | undefined> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, id));
  return contact;
}

/** The row of an address, which may be another address of somebody. */
export async function findByAddress(db: Db | Tx, email: string): Promise<ContactRow | undefined> {
  const [contact] = await db.select().from(contacts).where(eq(contacts.email, email));
  return contact;
}

export async function listByAddresses(db: Db | Tx, emails: string[]): Promise<ContactRow[]> {
  return db.select().from(contacts).where(inArray(contacts.email, emails));
}

/** The other addresses of a contact. */
export async function listMerged(db: Db | Tx, id: string): Promise<ContactRow[]> {
  return db.select().from(contacts).where(eq(contacts.mergedInto, id)).orderBy(contacts.email);
}

export async function lockContacts(tx: Tx, ids: string[]): Promise<ContactRow[]> {
  return tx.select().from(contacts).where(inArray(contacts.id, ids)).orderBy(contacts.id).for('update');
}

export type Seen = Pick<ContactRow, 'email' | 'cameBy'> & Arrival & { at: Date; name?: string };

/** Makes somebody known, or notes that she was seen again. The first name and source we hear stay, and the last clock. */
export async function upsertContact(
  tx: Tx,
  { email, cameBy, at, name = '', zone, source }: Seen,
): Promise<void> {
  await tx
    .insert(contacts)
    .values({ email, cameBy, ways: [cameBy], name, zone, source, createdAt: at, lastSeenAt: at })
    .onConflictDoUpdate({
      target: contacts.email,
      set: {
        name: sql`coalesce(nullif(${contacts.name}, ''), excluded.name)`,
        ways: sql`array(select distinct unnest(${contacts.ways} || excluded.ways) order by 1)`,
        zone: sql`coalesce(excluded.zone, ${contacts.zone})`,
        source: sql`coalesce(${contacts.source}, excluded.source)`,
        lastSeenAt: sql`greatest(${contacts.lastSeenAt}, excluded.last_seen_at)`,
      },
    });
}

export async function changeContact(tx: Tx, where: { id: string } | { email: string }, change: Change) {
  await tx
    .update(contacts)
    .set(change)
    .where('id' in where ? eq(contacts.id, where.id) : eq(contacts.email, where.email));
}

/** To the day is enough: one write a day at most, however often she comes. */
export async function touchAccount(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(contacts)
    .set({ lastSeenAt: at })
    .where(
      and(
        eq(contacts.userId, userId),
        sql`${contacts.lastSeenAt} <= ${at.toISOString()}::timestamptz - interval '1 day'`,
      ),
    );
}

/** From now on `from` is an address of `to`, with everything that was merged into it before. */
export async function mergeContactRows(tx: Tx, from: ContactRow, to: ContactRow): Promise<void> {
  await tx.update(contacts).set({ mergedInto: to.id }).where(eq(contacts.mergedInto, from.id));
  await tx.update(contacts).set({ mergedInto: to.id, userId: null }).where(eq(contacts.id, from.id));
  const boughtAt = [from.boughtAt, to.boughtAt]
    .filter((moment) => moment !== null)
    .sort((a, b) => +a - +b)[0];
  const tags = [...new Set([...to.tags, ...from.tags])].sort();
  const ways = [...new Set([...to.ways, ...from.ways])].sort();
  await changeContact(
    tx,
    { id: to.id },
    { userId: to.userId ?? from.userId, name: to.name || from.name, boughtAt, tags, ways },
  );
  await tx.update(contactNotes).set({ contactId: to.id }).where(eq(contactNotes.contactId, from.id));
}

// Lists

export type ContactQuery = { where?: SQL; search?: Search; source?: string; before?: PageCursor };

/** Took the quiz and has paid nothing yet. */
export const isLead: SQL = sql`(${contacts.ways} @> '{quiz}' and ${contacts.boughtAt} is null)`;

/** Everybody once: without those rows that are another address of somebody. Lists, counts and letters to many are of these. */
export const isMainContact: SQL = sql`${contacts.mergedInto} is null`;

/** Another address of somebody is found by its own words, and leads to her. */
const listed = ({ where, search, source, before }: ContactQuery) =>
  and(
    isMainContact,
    where,
    source ? eq(contacts.source, source) : undefined,
    search
      ? sql`${contacts.id} in (select coalesce(m.merged_into, m.id) from contacts m
          where ${isFound(search, { address: sql`m.email`, words: sql`search_words(m.name || ' ' || m.email)` })})`
      : undefined,
    before
      ? sql`(${contacts.createdAt}, ${contacts.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      : undefined,
  );

/** Newest first; pages are cut by the last row seen. */
export async function listContactRows(
  db: Db | Tx,
  query: ContactQuery,
  limit: number,
): Promise<ContactRow[]> {
  return db
    .select()
    .from(contacts)
    .where(listed(query))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(limit);
}

export async function countContacts(db: Db | Tx, query: ContactQuery): Promise<number> {
  return db.$count(contacts, listed(query));
}

/** The same, and no further than this: a list of a hundred thousand opens as quickly as one of a thousand. */
export async function countContactsUpTo(db: Db | Tx, query: ContactQuery, most: number): Promise<number> {
  return db.$count(db.select({ id: contacts.id }).from(contacts).where(listed(query)).limit(most).as('some'));
}

/** Where people came from, the commonest first. */
export async function countSources(db: Db | Tx): Promise<{ source: string; count: number }[]> {
  const { rows } = await db.execute<{
    source: string;
    count: number;
  }>(sql`select source, count(*)::int as count
    from contacts where source is not null and merged_into is null group by source order by 2 desc, 1 limit 200`);
  return rows;
}

/** Every tag in use and on how many people, the commonest first. */
export async function countTags(db: Db | Tx): Promise<{ tag: string; count: number }[]> {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`select tag, count(*)::int as count
    from contacts, unnest(tags) as tag where merged_into is null group by tag order by 2 desc, 1 limit 200`);
  return rows;
}

// Notes

/** Newest first; pages are cut by the last note seen. */
export async function listNotes(
  db: Db | Tx,
  contactId: string,
  { limit, before }: { limit: number; before?: PageCursor },
) {
  return db
    .select()
    .from(contactNotes)
    .where(and(eq(contactNotes.contactId, contactId), olderThan(contactNotes, before)))
    .orderBy(desc(contactNotes.createdAt), asc(contactNotes.id))
    .limit(limit);
}

export async function insertNote(tx: Tx, row: typeof contactNotes.$inferInsert): Promise<void> {
  await tx.insert(contactNotes).values(row);
}

export async function deleteNote(tx: Tx, id: string, contactId: string): Promise<boolean> {
  const gone = await tx
    .delete(contactNotes)
    .where(and(eq(contactNotes.id, id), eq(contactNotes.contactId, contactId)))
    .returning({ id: contactNotes.id });
  return gone.length > 0;
}

// What other contexts know of somebody, as columns that lists and segments ask

export type Standing = Pick<
  ContactRow,
  'email' | 'topics' | 'refused' | 'leftAt' | 'bouncedAt' | 'complainedAt'
>;

/** What people may be written about, as the ledger of consents has it (domain/mail). */
export async function setStandings(tx: Tx, standings: Standing[]): Promise<void> {
  await tx.execute(sql`update contacts c set
      topics = array(select json_array_elements_text(s.topics)), refused = array(select json_array_elements_text(s.refused)),
      left_at = s."leftAt", bounced_at = s."bouncedAt", complained_at = s."complainedAt"
    from json_to_recordset(${toJson(standings)}::json) as s(email text, topics json, refused json,
      "leftAt" timestamptz, "bouncedAt" timestamptz, "complainedAt" timestamptz)
    where c.email = s.email`);
}

export type Purchases = Pick<
  ContactRow,
  'bought' | 'toldAtCheckout' | 'orders' | 'lastOrderAt' | 'member' | 'zone' | 'source'
>;

/** What somebody has paid for and not given back (domain/shop). Where she came from first stays. */
export async function setPurchases(
  tx: Tx,
  email: string,
  { zone, source, ...bought }: Purchases,
): Promise<void> {
  await tx
    .update(contacts)
    .set({
      ...bought,
      zone: sql`coalesce(${zone}, ${contacts.zone})`,
      source: sql`coalesce(${contacts.source}, ${source})`,
    })
    .where(eq(contacts.email, email));
}

/** Whoever is known already lives on this clock. */
export async function setArrival(
  tx: Tx,
  { email, zone, source }: Arrival & { email: string },
): Promise<void> {
  if (!zone && !source) return;
  await changeContact(
    tx,
    { email },
    {
      zone: sql`coalesce(${zone ?? null}, ${contacts.zone})`,
      source: sql`coalesce(${contacts.source}, ${source ?? null})`,
    },
  );
}

/** How somebody reads: as the browser said with which she last gave us her address, and on which clock she lives. */
export async function readerOf(db: Db | Tx, email: string) {
  const [found] = await db
    .select({ formats: contacts.formats, zone: contacts.zone })
    .from(contacts)
    .where(eq(contacts.email, email.toLowerCase()));
  return { formats: found?.formats ?? 'own', zone: found?.zone ?? undefined };
}

export async function setFormats(db: Db | Tx, email: string, formats: FormatName): Promise<void> {
  if (formats === 'own') return;
  await db
    .update(contacts)
    .set({ formats })
    .where(
      and(eq(contacts.email, email.toLowerCase()), sql`${contacts.formats} is distinct from ${formats}`),
    );
}

export type ImportedContact = {
  email: string;
  name: string;
  tags: string[];
  language: string | null;
  birth: (Pick<Birth, 'date' | 'lifePath'> & Partial<Birth>) | null;
};

/** Makes people known, and adds to those who are; what is known of somebody stays. */
export async function upsertImported(tx: Tx, rows: ImportedContact[], at: Date): Promise<void> {
  const flat = rows.map(({ birth, ...row }) => ({ ...row, ...birth }));
  await tx.execute(sql`insert into contacts as p (email, name, came_by, ways, language, tags, birth_date, life_path, expression,
      soul_urge, created_at, last_seen_at)
    select email, name, 'import', '{import}', coalesce(language, 'en'), array(select json_array_elements_text(tags)), date,
      "lifePath", expression, "soulUrge", ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from json_to_recordset(${toJson(flat)}::json) as given(email text, name text, language text, tags json, date date,
      "lifePath" int, expression int, "soulUrge" int)
    on conflict (email) do update set
      name = coalesce(nullif(p.name, ''), excluded.name),
      ways = array(select distinct unnest(p.ways || excluded.ways) order by 1),
      tags = array(select distinct unnest(p.tags || excluded.tags) order by 1),
      birth_date = coalesce(p.birth_date, excluded.birth_date),
      life_path = case when p.birth_date is null then excluded.life_path else p.life_path end,
      expression = case when p.birth_date is null then excluded.expression else p.expression end,
      soul_urge = case when p.birth_date is null then excluded.soul_urge else p.soul_urge end`);
}

// Everything about somebody, for export and erasure

const isContact = (who: Person) => sql`(${ofAccount(who)} or (t.user_id is null and ${ofAddress(who)})
  or t.merged_into in (select c.id from contacts c where c.user_id = ${who.userId}))`;

export const tables: Record<string, TableRule> = {
  'public.contacts': { rows: isContact, onMerge: 'joined' },
  'public.contact_notes': { nobody: 'what staff note down among themselves; gone with the contact' },
};

export async function listMatters(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select t.id from contacts t where ${isContact(who)}`);
  return rows.flatMap(({ id }) => [`contact:${id}`, `customer:${id}`, `person:${id}`]);
}

/** Every address by which somebody with an account is known. */
export async function addressesOfAccount(db: Db | Tx, { userId }: { userId: string }): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select c.email from contacts o join contacts c on o.id in (c.id, c.merged_into) where o.user_id = ${userId}`);
  return rows.map(({ email }) => email);
}

export async function eraseContacts(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from contacts t where ${isContact(who)}`);
}
