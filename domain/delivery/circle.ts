import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Content } from '../../content/make-content.ts';
import { monthStandings } from '../../content/meanings/index.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { intakes, monthLetters, orders, subscriptions } from '../../db/schema/index.ts';
import { askedOften } from '../../db/sql.ts';
import {
  type CalendarDate,
  type Digit,
  formatDate,
  judgement,
  nextDay,
  parseDate,
  personalDay,
  personalMonth,
  personalYear,
} from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { notFound } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { isId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import { monthOf } from '../moments.ts';
import { movedCalendar } from '../moved-calendar.ts';
import type { Deps } from '../services.ts';
import {
  aboutOrder,
  addressed,
  membershipState,
  newestMembership,
  type OrderHolder,
  type OrderRow,
  openOrder,
  renewCalendarVersion,
  type SubscriptionRow,
  subscriptionOf,
} from '../shop/index.ts';
import { today } from '../today.ts';
import { knownDetails } from './fulfilment/stages.ts';

export async function openCircleCalendar(services: Deps, token: string): Promise<string> {
  const { config, db } = services;
  const [orderId = '', version] = readToken(config.secret, 'calendar', token)?.split(':') ?? [];
  const row = isId(orderId) ? await subscriptionOf(db, orderId) : undefined;
  if (!row?.benefits) throw notFound('Calendar');
  if (String(row.calendarVersion) !== version) return movedCalendar(services, `/portal/orders/${orderId}`);
  const birthDate = parseDate((await knownDetails(db, orderId)).birthDate ?? '');
  if (!birthDate) throw notFound('Calendar');
  return calendarFeed(services.content.current(), { orderId, birthDate }, today(services), config.appUrl);
}

/** A new address; whoever had the old one has nothing. */
export async function renewCircleCalendar(services: Deps, holder: OrderHolder): Promise<void> {
  const { order } = await openOrder(services, holder);
  const row = await subscriptionOf(services.db, order.id);
  if (!row) throw notFound('Membership');
  await renewCalendarVersion(services.db, row);
}

/** An address that a former sign-in could read opens nothing. */
export async function renewFormerCalendar(
  _services: Deps,
  tx: Tx,
  { userId }: FactOf<'former-sign-ins-ended'>,
): Promise<void> {
  const found = await newestMembership(tx, userId);
  if (found) await renewCalendarVersion(tx, found.subscription);
}

const DAYS = 366;

type FeedOwner = { orderId: string; birthDate: CalendarDate };

/** A year of personal days as calendars understand them: all-day notes that block no time. */
export function calendarFeed(
  { site, meaningOf }: Content,
  { orderId, birthDate }: FeedOwner,
  from: CalendarDate,
  appUrl: string,
): string {
  const calendar = ical({
    name: 'My personal days',
    description: `The number of each day, by ${site.brand}`,
    prodId: { company: site.brand, product: 'personal days', language: site.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 3600,
  });
  const host = new URL(appUrl).hostname;
  let date = from;
  for (let n = 0; n < DAYS; n++, date = nextDay(date)) {
    const { value } = personalDay(birthDate, date);
    const { title, essence, exercise } = meaningOf('personalDay', value);
    calendar.createEvent({
      id: `day-${orderId}-${formatDate(date)}@${host}`,
      // A day's note never changes, so neither does its stamp: calendars see nothing new where nothing is.
      stamp: atMidnight(from),
      start: atMidnight(date),
      allDay: true,
      summary: `${value} · ${title}`,
      description: `${essence}\n\n${exercise}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const atMidnight = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));

export type MembershipCard = {
  orderId: string;
  /**
   * ending: cancelled, and running to the end of its month. overdue: a charge failed and is tried again. months: they came with
   * a product, and nothing renews them.
   */
  state: 'waiting' | 'active' | 'ending' | 'overdue' | 'ended' | 'months';
  amountCents: number;
  nextChargeAt?: string;
  runsUntil?: string;
  nextTryAt?: string;
  /** Where a calendar program finds her days, once the Circle is open to her and we know her birth date. */
  calendarUrl?: string;
  /** The calendar and the letters wait for her birth date. */
  asksBirthDate: boolean;
};

/** The newest membership of a member, for the dashboard and the account page. */
export async function readMembership(
  services: Deps,
  { memberId }: { memberId: string },
): Promise<MembershipCard | undefined> {
  const found = await newestMembership(services.db, memberId);
  return found && (await toCard(services, found.order, found.subscription));
}

export async function membershipOf(services: Deps, order: OrderRow): Promise<MembershipCard | undefined> {
  const row = await subscriptionOf(services.db, order.id);
  return row && row.status !== 'incomplete' ? toCard(services, order, row) : undefined;
}

async function toCard(services: Deps, order: OrderRow, row: SubscriptionRow): Promise<MembershipCard> {
  const knowsBirthDate = Boolean((await knownDetails(services.db, order.id)).birthDate);
  const state = membershipState(row);
  const until = state === 'active' ? undefined : (row.paidUntil ?? row.endedAt ?? undefined);
  return {
    orderId: order.id,
    state,
    amountCents: row.amountCents,
    nextChargeAt: state === 'active' || state === 'waiting' ? row.currentPeriodEnd.toISOString() : undefined,
    runsUntil: until?.toISOString(),
    nextTryAt: state === 'overdue' ? row.nextAttemptAt?.toISOString() : undefined,
    calendarUrl:
      row.benefits && knowsBirthDate ? `${services.config.appUrl}${calendarPath(services, row)}` : undefined,
    asksBirthDate: row.benefits && !knowsBirthDate,
  };
}

type Feed = Pick<SubscriptionRow, 'orderId' | 'calendarVersion'>;

/** The secret address of a member's days. Calendar programs cannot sign in, so the address itself is the key. */
function calendarPath({ config }: Pick<Deps, 'config'>, { orderId, calendarVersion }: Feed): string {
  const token = signToken(config.secret, 'calendar', `${orderId}:${calendarVersion}`);
  return `/calendar/${token}/personal-days.ics`;
}

export type MonthLetter = ReturnType<typeof letterWords> & { key: string };

/**
 * A member's letters, newest first. The one of this month is here as soon as she is in the Circle and we know her birth
 * date: nobody waits for the mail.
 */
export async function readLetters(
  services: Pick<Deps, 'db' | 'clock' | 'content'>,
  { memberId }: { memberId: string },
): Promise<MonthLetter[]> {
  const content = services.content.current();
  const now = formatDate({ ...today(services), day: 1 });
  const [written, open] = await Promise.all([
    listLettersOf(services.db, memberId),
    listOpenCircles(services.db, memberId),
  ]);
  const current = open.map(({ answers }) => ({ month: now, answers }));
  const letters = new Map<string, MonthLetter>();
  for (const { month, answers } of [...current, ...written]) {
    const [born, at] = [parseDate(answers.birthDate ?? ''), parseDate(month)];
    if (born && at && !letters.has(month)) {
      letters.set(month, { key: month, ...letterWords(content, answers, born, at) });
    }
  }
  return [...letters.values()].sort((one, other) => other.key.localeCompare(one.key));
}

const BATCH = 100;

/**
 * A letter to every member about her own month, from the 1st on; whoever joins or tells her birth date later in the
 * month gets it then. Each member and month once, however often and wherever this runs.
 */
export async function writeMonthLetters(services: Deps): Promise<number> {
  const { year, month } = today(services);
  const key = `${year}-${String(month).padStart(2, '0')}-01`;
  let after = '00000000-0000-0000-0000-000000000000';
  let written = 0;
  await processDue(services, {
    duty: 'write-month-letters',
    next: async () => {
      const now = services.clock.now();
      const members = await listLettersToWrite(services.db, { month: key, after, limit: BATCH, now });
      after = members.at(-1)?.order.id ?? after;
      return members;
    },
    subject: ({ order }) => order.id,
    shown: ({ order }) => ({ label: `order ${order.number}`, path: `/office/orders/${order.id}` }),
    work: async ({ order, answers }) => {
      if (await write(services, order, answers, key)) written++;
    },
  });
  return written;
}

async function write(
  services: Deps,
  order: OrderRow,
  answers: Record<string, string>,
  key: string,
): Promise<boolean> {
  const { fullName = '', called, birthDate = '' } = answers;
  const born = parseDate(birthDate);
  const month = parseDate(key);
  if (!born || !month) return false;
  const words = letterWords(services.content.current(), answers, born, month);
  return services.db.transaction(async (tx) => {
    if (!(await insertMonthLetter(tx, { orderId: order.id, month: key, sentAt: services.clock.now() })))
      return false;
    await postMail(services, tx, {
      ...addressed(order),
      template: 'month-letter',
      props: {
        name: called ?? fullName.split(' ')[0] ?? '',
        ...words,
        orderUrl: aboutOrder(services, order).orderUrl,
      },
    });
    return true;
  });
}

/** What the letter of a month says to somebody: in the mailbox and in the portal alike. */
function letterWords(
  content: Content,
  answers: Record<string, string>,
  born: CalendarDate,
  month: CalendarDate,
) {
  const { meaningOf } = content;
  const ofYear = personalYear(born, month.year).value;
  const { value } = personalMonth(born, month.year, month.month);
  const { title, essence, short, exercise } = meaningOf('personalMonth', value);
  return {
    month: monthOf(month),
    number: value,
    title,
    essence,
    text: [short, ...standingIn(content, answers, born, month, value)].join(' '),
    exercise,
    working: `Personal year ${ofYear} and calendar month ${month.month} make ${value}.`,
  };
}

/** How the month's number stands in her whole chart; nothing where the name cannot be counted. */
function standingIn(
  { site }: Content,
  { fullName = '', spelling }: Record<string, string>,
  birthDate: CalendarDate,
  month: CalendarDate,
  number: Digit,
): string[] {
  const reading = chartOf({ name: fullName, editedSpelling: spelling, birthDate, system: site.school });
  return reading.ok ? [monthStandings[number][judgement(reading.numbers, month)[number].standing]] : [];
}

/** What a member was written, newest first, with what she had told us of herself. */
async function listLettersOf(db: Db, memberId: string) {
  return lettersOf(db).execute({ memberId });
}

/** Her membership, while it is open and she has told us her birth date. */
async function listOpenCircles(db: Db, memberId: string) {
  return openCircles(db).execute({ memberId });
}

// SQL

/** Members who have told us their birth date and have had no letter about this month. */
async function listLettersToWrite(
  db: Db,
  { month, after, limit, now }: { month: string; after: string; limit: number; now: Date },
) {
  return db
    .select({ order: orders, answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.benefits, true),
        gt(subscriptions.orderId, after),
        isNotPausing('write-month-letters', subscriptions.orderId, now),
        sql`${intakes.submittedAt} is not null`,
        sql`not exists (select 1 from ${monthLetters} where ${monthLetters.orderId} = ${subscriptions.orderId}
          and ${monthLetters.month} = ${month})`,
      ),
    )
    .orderBy(subscriptions.orderId)
    .limit(limit);
}

const MOST_LETTERS = 120;

const lettersOf = askedOften((db) =>
  db
    .select({ month: monthLetters.month, answers: intakes.answers })
    .from(monthLetters)
    .innerJoin(orders, eq(orders.id, monthLetters.orderId))
    .innerJoin(intakes, eq(intakes.orderId, monthLetters.orderId))
    .where(eq(orders.userId, sql.placeholder('memberId')))
    .orderBy(desc(monthLetters.month))
    .limit(MOST_LETTERS),
);

const openCircles = askedOften((db) =>
  db
    .select({ answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(orders.userId, sql.placeholder('memberId')),
        eq(subscriptions.benefits, true),
        isNotNull(intakes.submittedAt),
      ),
    ),
);

/** False when the letter of this month has been written before. */
async function insertMonthLetter(tx: Tx, row: typeof monthLetters.$inferInsert): Promise<boolean> {
  const made = await tx.insert(monthLetters).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}
