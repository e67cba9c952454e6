import { and, desc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import { monthWords } from '../../content/circle.ts';
import type { Content } from '../../content/make-content.ts';
import { monthStandings } from '../../content/meanings/index.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { intakes, monthLetters, orders, subscriptions, yearLetters } from '../../db/schema/index.ts';
import { askedOften } from '../../db/sql.ts';
import {
  type CalendarDate,
  formatDate,
  judgement,
  parseDate,
  personalMonth,
  personalYear,
} from '../../numerology/index.ts';
import { chartOf } from '../../numerology/names/index.ts';
import { isNotPausing, processDue } from '../duties.ts';
import { postMail } from '../mail/index.ts';
import { monthOf } from '../moments.ts';
import type { Deps } from '../services.ts';
import { aboutOrder, addressedToBuyer, type OrderRow } from '../shop/index.ts';
import { today } from '../today.ts';
import { countYear } from './circle-year.ts';
import { rememberedBy } from './remembered.ts';

type Words = NonNullable<(typeof monthLetters.$inferSelect)['words']>;
export type MonthLetter = Words & { key: string };

/**
 * A member's letters, newest first. The one of this month is here as soon as she is in the Circle and we know her birth
 * date: nobody waits for the mail.
 */
export async function readCircleLetters(
  services: Pick<Deps, 'db' | 'clock' | 'content'>,
  { memberId }: { memberId: string },
): Promise<MonthLetter[]> {
  const content = services.content.current();
  const now = formatDate({ ...today(services), day: 1 });
  const [written, open] = await Promise.all([
    lettersOf(services.db).execute({ memberId }),
    openCircles(services.db).execute({ memberId }),
  ]);
  const letters = new Map<string, MonthLetter>();
  for (const { month, answers, words } of written) {
    const [born, at] = [parseDate(answers.birthDate ?? ''), parseDate(month)];
    // A letter stays what it was when she read it.
    const said = words ?? (born && at && formerWords(content, answers, born, at));
    if (said && !letters.has(month)) letters.set(month, { key: month, ...said });
  }
  for (const { answers } of open) {
    const [born, at] = [parseDate(answers.birthDate ?? ''), parseDate(now)];
    if (born && at && !letters.has(now))
      letters.set(now, { key: now, ...letterWords(content, answers, born, at) });
  }
  return [...letters.values()].sort((one, other) => other.key.localeCompare(one.key));
}

const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

const DUTY = 'write-month-letters';
/** Before the order's id: what fails of one letter holds the other up no longer than itself. */
type Kind = '' | 'year:';

type Due = { order: OrderRow; answers: Record<string, string> };
type Round = {
  kind: Kind;
  list(after: string, now: Date): Promise<Due[]>;
  write(due: Due): Promise<boolean>;
};

/** A letter to every member of the Circle, each once, however often and wherever this runs. */
async function writeToCircle(services: Deps, { kind, list, write }: Round): Promise<number> {
  let after = FIRST;
  let written = 0;
  await processDue(services, {
    duty: DUTY,
    next: async () => {
      const members = await list(after, services.clock.now());
      after = members.at(-1)?.order.id ?? after;
      return members;
    },
    subject: ({ order }) => `${kind}${order.id}`,
    shown: ({ order }) => ({ label: `order ${order.number}`, path: `/office/orders/${order.id}` }),
    work: async (due) => {
      if (await write(due)) written++;
    },
  });
  return written;
}

/** For a job. */
export async function writeCircleLetters(services: Deps): Promise<void> {
  await writeMonthLetters(services);
  await writeLookBackLetters(services);
}

/**
 * About her own month, from the 1st on; whoever joins or tells her birth date later in the month gets it then.
 */
export function writeMonthLetters(services: Deps): Promise<number> {
  const key = formatDate({ ...today(services), day: 1 });
  return writeToCircle(services, {
    kind: '',
    list: (after, now) => listLettersToWrite(services.db, { month: key, after, now }),
    write: (due) => writeMonth(services, due, key),
  });
}

async function writeMonth(services: Deps, { order, answers }: Due, key: string): Promise<boolean> {
  const [born, month] = [parseDate(answers.birthDate ?? ''), parseDate(key)];
  if (!born || !month) return false;
  const words = letterWords(services.content.current(), answers, born, month);
  const { appUrl } = services.config;
  return services.db.transaction(async (tx) => {
    const row = { orderId: order.id, month: key, sentAt: services.clock.now(), words };
    if (!(await insertMonthLetter(tx, row))) return false;
    const marked = await markedFor(tx, order.id, month.month);
    await postMail(services, tx, {
      ...addressedToBuyer(order),
      template: 'month-letter',
      props: {
        name: calledIn(answers),
        ...words,
        ...(marked && { marked }),
        orderUrl: aboutOrder(services, order).orderUrl,
        ...(order.userId && { daysUrl: `${appUrl}/portal/days?month=${key.slice(0, 7)}` }),
      },
    });
    return true;
  });
}

/** One of the sentences she marked as hers, by turns: not the same two months running where she marked several. */
async function markedFor(tx: Tx, orderId: string, month: number): Promise<string | undefined> {
  const mine = (await rememberedBy(tx, orderId)).filter(({ kind }) => kind === 'me');
  return mine[month % mine.length]?.sentence;
}

const calledIn = ({ fullName = '', called }: Record<string, string>) =>
  called ?? fullName.split(' ')[0] ?? '';

/** The day in December from which a year is looked back on. */
const LOOK_BACK_FROM = 12;

/** A look back on her year, once, in December; the page of it stays. */
export function writeLookBackLetters(services: Deps): Promise<number> {
  const { year, month, day } = today(services);
  if (month < 12 || day < LOOK_BACK_FROM) return Promise.resolve(0);
  return writeToCircle(services, {
    kind: 'year:',
    list: (after, now) => listYearsToWrite(services.db, { year, after, now }),
    write: (due) => writeYear(services, due, year),
  });
}

async function writeYear(services: Deps, { order, answers }: Due, year: number): Promise<boolean> {
  const born = parseDate(answers.birthDate ?? '');
  if (!born || !order.userId) return false;
  const memberId = order.userId;
  const { meaningOf } = services.content.current();
  const yearOf = (at: number) => {
    const number = personalYear(born, at).value;
    const { title, essence } = meaningOf('personalYear', number);
    return { year: at, number, title, essence };
  };
  return services.db.transaction(async (tx) => {
    if (!(await insertYearLetter(tx, { orderId: order.id, year, sentAt: services.clock.now() })))
      return false;
    await postMail(services, tx, {
      ...addressedToBuyer(order),
      template: 'year-letter',
      props: {
        name: calledIn(answers),
        ...yearOf(year),
        counted: (await countYear(tx, { memberId, year })).said,
        next: yearOf(year + 1),
        yearUrl: `${services.config.appUrl}/portal/year/${year}`,
      },
    });
    return true;
  });
}

/** What the letter of a month says to somebody: in the mailbox and in the portal alike. */
function letterWords(
  content: Content,
  answers: Record<string, string>,
  birthDate: CalendarDate,
  month: CalendarDate,
): Words {
  const { opening, theme, ...words } = monthWords(
    content.meaningOf,
    { birthDate, chart: countedChart(content, answers, birthDate) },
    month,
  );
  return { month: monthOf(month), ...words, essence: opening, text: theme };
}

function countedChart(
  { site }: Content,
  { fullName = '', spelling }: Record<string, string>,
  birthDate: CalendarDate,
) {
  const reading = chartOf({ name: fullName, editedSpelling: spelling, birthDate, system: site.school });
  return reading.ok ? reading.numbers : undefined;
}

/** What letters said before their words were stored. */
function formerWords(
  content: Content,
  answers: Record<string, string>,
  born: CalendarDate,
  month: CalendarDate,
): Words {
  const number = personalMonth(born, month.year, month.month).value;
  const { title, essence, short, exercise } = content.meaningOf('personalMonth', number);
  const chart = countedChart(content, answers, born);
  const standing = chart && monthStandings[number][judgement(chart, month)[number].standing];
  const ofYear = personalYear(born, month.year).value;
  return {
    month: monthOf(month),
    number,
    title,
    essence,
    text: [short, ...(standing ? [standing] : [])].join(' '),
    exercise,
    working: `Personal year ${ofYear} and calendar month ${month.month} make ${number}.`,
  };
}

// SQL

type Page = { after: string; now: Date };

/** Members who have told us their birth date and have had no letter about this month. */
const listLettersToWrite = (db: Db, { month, ...page }: Page & { month: string }) =>
  listCircle(
    db,
    { kind: '', ...page },
    notExists(
      db
        .select({ one: sql`1` })
        .from(monthLetters)
        .where(and(eq(monthLetters.orderId, subscriptions.orderId), eq(monthLetters.month, month))),
    ),
  );

/** Members with an account whose year has not been looked back on. */
const listYearsToWrite = (db: Db, { year, ...page }: Page & { year: number }) =>
  listCircle(
    db,
    { kind: 'year:', ...page },
    and(
      isNotNull(orders.userId),
      notExists(
        db
          .select({ one: sql`1` })
          .from(yearLetters)
          .where(and(eq(yearLetters.orderId, subscriptions.orderId), eq(yearLetters.year, year))),
      ),
    ),
  );

/** As `opensOf` says it: what is agreed names other things, or it is the Circle. */
const opensLetters = sql`coalesce(coalesce(${subscriptions.terms}, ${orders.sold}) -> 'opens' ->> 'letters', 'true') = 'true'`;

function listCircle(
  db: Db,
  { kind, after, now }: Page & Pick<Round, 'kind'>,
  wants: ReturnType<typeof and>,
): Promise<Due[]> {
  return db
    .select({ order: orders, answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(subscriptions.benefits, true),
        opensLetters,
        gt(subscriptions.orderId, after),
        isNotPausing(DUTY, sql`${kind}::text || ${subscriptions.orderId}::text`, now),
        isNotNull(intakes.submittedAt),
        wants,
      ),
    )
    .orderBy(subscriptions.orderId)
    .limit(BATCH);
}

const MOST_LETTERS = 120;

const lettersOf = askedOften((db) =>
  db
    .select({ month: monthLetters.month, answers: intakes.answers, words: monthLetters.words })
    .from(monthLetters)
    .innerJoin(orders, eq(orders.id, monthLetters.orderId))
    .innerJoin(intakes, eq(intakes.orderId, monthLetters.orderId))
    .where(eq(orders.userId, sql.placeholder('memberId')))
    .orderBy(desc(monthLetters.month))
    .limit(MOST_LETTERS),
);

/** Her membership, while it is open and she has told us her birth date. */
export const openCircles = askedOften((db) =>
  db
    .select({ orderId: orders.id, answers: intakes.answers })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .innerJoin(intakes, eq(intakes.orderId, subscriptions.orderId))
    .where(
      and(
        eq(orders.userId, sql.placeholder('memberId')),
        eq(subscriptions.benefits, true),
        opensLetters,
        isNotNull(intakes.submittedAt),
      ),
    ),
);

/** False when the letter of this month has been written before. */
async function insertMonthLetter(tx: Tx, row: typeof monthLetters.$inferInsert): Promise<boolean> {
  const made = await tx.insert(monthLetters).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

async function insertYearLetter(tx: Tx, row: typeof yearLetters.$inferInsert): Promise<boolean> {
  const made = await tx.insert(yearLetters).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}
