import { sql } from 'drizzle-orm';
import { monthWords } from '../../content/circle.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { parseDate, personalYear } from '../../numerology/index.ts';
import { notFound } from '../errors.ts';
import { readOwnProfile } from '../identity/index.ts';
import type { Deps } from '../services.ts';
import { today } from '../today.ts';

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A year of hers, looked back on: its months, what she wrote, and what was done. Open from December on, and ever after. */
export async function readYearLookBack(
  services: Deps,
  { memberId, year }: { memberId: string; year: number },
) {
  const now = today(services);
  const isOver = year < now.year || (year === now.year && now.month === 12);
  const born = parseDate((await readOwnProfile(services, { memberId })).birthDate ?? '');
  const since = await readCircleSince(services.db, memberId);
  if (!Number.isInteger(year) || !isOver || !born || !since || year < since) throw notFound('Year');
  const { meaningOf } = services.content.current();
  const number = personalYear(born, year).value;
  const { title, essence } = meaningOf('personalYear', number);
  const [counted, answers] = await Promise.all([
    countYear(services.db, { memberId, year }),
    listAnswersOf(services.db, { memberId, year }),
  ]);
  return {
    year,
    number,
    title,
    essence,
    counted: counted.said,
    months: monthNames.map((name, at) => {
      const words = monthWords(meaningOf, { birthDate: born }, { year, month: at + 1 });
      return {
        name,
        number: words.number,
        title: words.title,
        answers: answers.filter(({ day }) => Number(day.slice(5, 7)) === at + 1),
      };
    }),
  };
}

type Whose = { memberId: string; year: number };

const several = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a year held, in words; what there was none of is left out. */
export async function countYear(db: Db | Tx, whose: Whose): Promise<{ said: string[] }> {
  const { sessions, readings, lessons, days } = await countRows(db, whose);
  const said = [
    sessions > 0 && several(sessions, 'session', 'sessions'),
    readings > 0 && several(readings, 'reading', 'readings'),
    lessons > 0 && several(lessons, 'lesson', 'lessons'),
    days > 0 && several(days, 'day you wrote something about', 'days you wrote something about'),
  ];
  return { said: said.filter((each) => each !== false) };
}

// SQL

async function countRows(db: Db | Tx, { memberId, year }: Whose) {
  const { rows } = await db.execute<Record<'sessions' | 'readings' | 'lessons' | 'days', number>>(sql`select
    (select count(*)::int from sessions where user_id = ${memberId} and status = 'completed'
      and extract(year from scheduled_date) = ${year}) as sessions,
    (select count(*)::int from fulfilments f join orders o on o.id = f.order_id where o.user_id = ${memberId}
      and f.kind in ('document', 'video') and f.stage = 'delivered'
      and extract(year from f.delivered_at) = ${year}) as readings,
    (select count(*)::int from lesson_completions where user_id = ${memberId}
      and extract(year from completed_at) = ${year}) as lessons,
    (select count(*)::int from day_answers where user_id = ${memberId}
      and extract(year from day) = ${year}) as days`);
  return rows[0] ?? { sessions: 0, readings: 0, lessons: 0, days: 0 };
}

async function listAnswersOf(db: Db, { memberId, year }: Whose): Promise<{ day: string; answer: string }[]> {
  const { rows } = await db.execute<{ day: string; answer: string }>(sql`select day::text, answer
    from day_answers where user_id = ${memberId} and extract(year from day) = ${year} order by day`);
  return rows;
}

/** The year in which she first was in the Circle; none if she never was. */
async function readCircleSince(db: Db, memberId: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ year: number | null }>(sql`select
    extract(year from min(o.created_at))::int as year
    from subscriptions s join orders o on o.id = s.order_id
    where o.user_id = ${memberId} and s.status <> 'incomplete'`);
  return rows[0]?.year ?? undefined;
}
