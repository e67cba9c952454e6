import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { contacts, segments } from '../../../db/schema/index.ts';
import type { CalendarDate } from '../../../numerology/index.ts';
import { birthdaysFrom, rootOfMonth, rootOfYear } from './numbers-of-day.ts';
import type { Condition, SegmentRules } from './rules.ts';

/** The moment that rules are read at: "this month" and "30 days ago" are counted from it. */
export type RuleMoment = { now: Date; today: CalendarDate };

/** The contacts whom rules mean, as a condition on their table. */
export function whoAre({ match, groups }: SegmentRules, at: RuleMoment): SQL | undefined {
  return joined(
    match,
    groups.map((group) =>
      joined(
        group.match,
        group.conditions.map((condition) => {
          const holds = conditionOf(condition, at);
          // Whatever is unknown does not hold, and so its opposite does.
          return condition.not ? sql`(${holds}) is not true` : sql`(${holds})`;
        }),
      ),
    ),
  );
}

export const isPerson = (id: string): SQL => sql`${contacts.id} = ${id}`;

/** Who is meant by one and by the other. */
export const bothAre = (one: SQL | undefined, other: SQL | undefined): SQL | undefined =>
  joined('all', [one, other]);

function joined(match: 'all' | 'any', conditions: (SQL | undefined)[]): SQL | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql`(${sql.join(given, match === 'all' ? sql` and ` : sql` or `)})`;
}

function conditionOf(condition: Condition, at: RuleMoment): SQL {
  switch (condition.of) {
    case 'consent':
      return has(contacts.topics, condition.topic);
    case 'tag':
      return has(contacts.tags, condition.tag);
    case 'bought':
      return bought(condition, at);
    case 'member':
      return sql`${contacts.member}`;
    case 'account':
      return sql`${contacts.userId} is not null`;
    case 'seen':
      return sql`${contacts.lastSeenAt} >= ${daysBefore(at, condition.days)}`;
    case 'language':
      return sql`${contacts.language} = ${condition.language}`;
    case 'came-by':
      return sql`${contacts.cameBy} = ${condition.way}`;
    case 'source':
      return cameFrom(condition.source);
    case 'refused':
      return sql`${contacts.leftAt} is not null or ${contacts.bouncedAt} is not null or ${contacts.complainedAt} is not null`;
    default:
      return byNumber(condition, at);
  }
}

type ByNumber = Extract<Condition, { of: 'life-path' | 'personal-year' | 'personal-month' | 'birthday' }>;

function byNumber(condition: ByNumber, { today }: RuleMoment): SQL {
  switch (condition.of) {
    case 'life-path':
      return sql`${contacts.lifePath} = ${condition.number}`;
    case 'personal-year':
      return sql`${contacts.birthRoot} = ${rootOfYear(condition.number, today)}`;
    case 'personal-month':
      return sql`${contacts.birthRoot} = ${rootOfMonth(condition.number, today)}`;
    case 'birthday':
      return sql`${contacts.birthday} = any(${sql.param(birthdaysFrom(today, condition.days))}::smallint[])`;
  }
}

/** Written so that the index of the list can answer it. */
const has = (
  list: typeof contacts.tags | typeof contacts.topics | typeof contacts.bought,
  value: string,
): SQL => sql`${list} @> ${sql.param([value])}::text[]`;

function bought({ product, days }: Extract<Condition, { of: 'bought' }>, at: RuleMoment): SQL {
  if (!days) return product ? has(contacts.bought, product) : sql`${contacts.bought} <> '{}'`;
  const since = daysBefore(at, days);
  // The row knows the last order only; which product it was, the orders know.
  return product
    ? sql`${has(contacts.bought, product)} and exists (select from orders o where o.email = ${contacts.email}
        and o.product_id = ${product} and o.paid_at >= ${since} and o.state not in ('refunded', 'disputed'))`
    : sql`${contacts.bought} <> '{}' and ${contacts.lastOrderAt} >= ${since}`;
}

/** By the link that led to the first visit, or to an order that was paid. */
function cameFrom(source: string): SQL {
  const within = (said: SQL) => sql`(${said} = ${source} or starts_with(${said}, ${`${source} / `}))`;
  return sql`${within(sql`${contacts.source}`)} or ${contacts.email} in (select o.email from orders o
    where ${within(sql`o.source`)} and o.paid_at is not null)`;
}

const DAY_MS = 86_400_000;
const daysBefore = ({ now }: RuleMoment, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export type SegmentRow = typeof segments.$inferSelect;

export async function listSegments(db: Db | Tx): Promise<SegmentRow[]> {
  return db.select().from(segments).orderBy(segments.name).limit(200);
}

export async function findSegment(db: Db | Tx, id: string): Promise<SegmentRow | undefined> {
  const [found] = await db.select().from(segments).where(eq(segments.id, id));
  return found;
}

/** Nothing comes back where another segment has the name. */
export async function insertSegment(
  tx: Tx,
  row: typeof segments.$inferInsert,
): Promise<SegmentRow | undefined> {
  const [made] = await tx.insert(segments).values(row).onConflictDoNothing().returning();
  return made;
}

export async function isNameTaken(tx: Tx, name: string, exceptId: string): Promise<boolean> {
  const same = await tx.$count(
    segments,
    sql`lower(${segments.name}) = lower(${name}) and ${segments.id} <> ${exceptId}`,
  );
  return same > 0;
}

export async function changeSegment(tx: Tx, id: string, change: Partial<SegmentRow>): Promise<void> {
  await tx.update(segments).set(change).where(eq(segments.id, id));
}

export async function deleteSegment(tx: Tx, id: string): Promise<void> {
  await tx.delete(segments).where(eq(segments.id, id));
}
