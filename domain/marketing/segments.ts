import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { contacts, segments } from '../../db/schema/index.ts';
import { isOrderOf } from '../../db/sql.ts';
import { type CalendarDate, isValidDate, nextDay } from '../../numerology/index.ts';
import { DAY } from '../../shared/durations.ts';
import { fromJson, line } from '../../shared/fields.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import { knownId } from '../ids.ts';
import type { Deps } from '../services.ts';
import { today } from '../today.ts';
import { countReach } from './reach.ts';
import { type Condition, type SegmentRules, segmentRulesSchema } from './segment-rules.ts';

const TAKEN = 'Another segment has this name.';

/** Every segment, with how many people it means now. */
export async function listSegmentCards(services: Deps, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const rows = await listSegments(services.db);
  return Promise.all(
    rows.map(async ({ id, name, rules }) => ({
      id,
      name,
      ...(await countSegment(services, { actor, rules: segmentRulesSchema.parse(rules) })),
    })),
  );
}

export async function readSegment(
  { db }: Deps,
  { actor, segmentId }: { actor: Actor; segmentId: string },
): Promise<{ id: string; name: string; rules: SegmentRules }> {
  staffOnly(actor);
  const { id, name, rules } = await knownSegment(db, segmentId);
  return { id, name, rules: segmentRulesSchema.parse(rules) };
}

async function knownSegment(db: Deps['db'] | Tx, segmentId: string): Promise<SegmentRow> {
  const found = await findSegment(db, knownId(segmentId, 'Segment'));
  if (!found) throw notFound('Segment');
  return found;
}

const UNREADABLE = 'These rules cannot be read.';
const written = z.object({
  segmentId: z.string().optional(),
  name: line(80, 'Please give it a name.'),
  /** A form sends them as JSON. */
  rules: z
    .union([z.custom<SegmentRules>((given) => typeof given === 'object'), fromJson(UNREADABLE)], UNREADABLE)
    .pipe(segmentRulesSchema),
});

/** A new segment, or a known one with other rules. */
export const saveSegment = staffVerb(
  'segment.saved',
  written,
  async ({ clock }, tx, { segmentId, name, rules }, refuse) => {
    const now = clock.now();
    if (!segmentId) {
      const made = await insertSegment(tx, { name, rules, createdAt: now, updatedAt: now });
      if (!made) throw refuse({ name: TAKEN });
      return { about: about(made), after: { rules }, answer: { segmentId: made.id } };
    }
    const before = await knownSegment(tx, segmentId);
    if (await isNameTaken(tx, name, before.id)) throw refuse({ name: TAKEN });
    await changeSegment(tx, before.id, { name, rules, updatedAt: now });
    return {
      about: about({ id: before.id, name }),
      before: { rules: before.rules },
      after: { rules },
      answer: { segmentId: before.id },
    };
  },
);

const about = ({ id, name }: Pick<SegmentRow, 'id' | 'name'>) => ({ kind: 'segment', id, label: name });

export const removeSegment = staffVerb(
  'segment.removed',
  z.object({ segmentId: z.string() }),
  async (_services, tx, { segmentId }) => {
    const found = await knownSegment(tx, segmentId);
    await deleteSegment(tx, found.id);
    return { about: about(found), before: { rules: found.rules }, answer: undefined };
  },
);

export const ruleMoment = (services: Deps): RuleMoment => ({
  now: services.clock.now(),
  today: today(services),
});

export type SegmentCount = { count: number; readers: number; followers: number };

/** How many people rules mean at this moment; of them, how many get the newsletter and how many letters of automations. */
export async function countSegment(
  services: Deps,
  { actor, rules }: { actor: Actor; rules: SegmentRules },
): Promise<SegmentCount> {
  staffOnly(actor);
  const at = ruleMoment(services);
  const where = matchesSegment(rules, at);
  const [newsletter, automations] = await Promise.all([
    countReach(services, services.db, { where, topic: 'newsletter' }),
    countReach(services, services.db, { where, topic: 'marketing' }),
  ]);
  return { count: newsletter.people, readers: newsletter.reached, followers: automations.reached };
}

/** The moment that rules are read at: "this month" and "30 days ago" are counted from it. */
type RuleMoment = { now: Date; today: CalendarDate };

/** Who is meant by one and by the other. */
export const bothAre = (one: SQL | undefined, other: SQL | undefined): SQL | undefined =>
  joined('all', [one, other]);

type SegmentRow = typeof segments.$inferSelect;

/**
 * The remainder that a birth date must leave for its owner to be in this personal year. Cycles go round from 1 to 9, and
 * adding up digits never changes the remainder of nine; so people of one personal year are people of one remainder.
 */
export const rootOfYear = (number: number, { year }: Pick<CalendarDate, 'year'>): number =>
  remainder(number - year);

export const rootOfMonth = (number: number, { year, month }: Omit<CalendarDate, 'day'>): number =>
  remainder(number - year - month);

const remainder = (value: number) => ((value % 9) + 9) % 9;

/** The birthdays of so many days from this one on, as month times hundred and day. */
export function birthdaysFrom(first: CalendarDate, days: number): number[] {
  const found = new Set<number>();
  for (let at = first, left = days; left > 0; at = nextDay(at), left--) {
    found.add(at.month * 100 + at.day);
    // Who was born on the 29th of February has her day on the 28th where there is no 29th.
    if (at.month === 2 && at.day === 28 && !isValidDate({ ...at, day: 29 })) found.add(229);
  }
  return [...found];
}

// SQL

/** The contacts whom rules mean, as a condition on their table. */
export function matchesSegment({ match, groups }: SegmentRules, at: RuleMoment): SQL | undefined {
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
        and ${isOrderOf(product)} and o.paid_at >= ${since} and o.state not in ('refunded', 'disputed'))`
    : sql`${contacts.bought} <> '{}' and ${contacts.lastOrderAt} >= ${since}`;
}

/** By the link that led to the first visit, or to an order that was paid. */
function cameFrom(source: string): SQL {
  const within = (said: SQL) => sql`(${said} = ${source} or starts_with(${said}, ${`${source} / `}))`;
  return sql`${within(sql`${contacts.source}`)} or ${contacts.email} in (select o.email from orders o
    where ${within(sql`o.source`)} and o.paid_at is not null)`;
}

const daysBefore = ({ now }: RuleMoment, days: number): Date => new Date(now.getTime() - days * DAY);

export async function listSegments(db: Db | Tx): Promise<SegmentRow[]> {
  return db.select().from(segments).orderBy(segments.name).limit(200);
}

export async function findSegment(db: Db | Tx, id: string): Promise<SegmentRow | undefined> {
  const [found] = await db.select().from(segments).where(eq(segments.id, id));
  return found;
}

/** Nothing comes back where another segment has the name. */
async function insertSegment(tx: Tx, row: typeof segments.$inferInsert): Promise<SegmentRow | undefined> {
  const [made] = await tx.insert(segments).values(row).onConflictDoNothing().returning();
  return made;
}

async function isNameTaken(tx: Tx, name: string, exceptId: string): Promise<boolean> {
  const same = await tx.$count(
    segments,
    sql`lower(${segments.name}) = lower(${name}) and ${segments.id} <> ${exceptId}`,
  );
  return same > 0;
}

async function changeSegment(tx: Tx, id: string, change: Partial<SegmentRow>): Promise<void> {
  await tx.update(segments).set(change).where(eq(segments.id, id));
}

async function deleteSegment(tx: Tx, id: string): Promise<void> {
  await tx.delete(segments).where(eq(segments.id, id));
}
