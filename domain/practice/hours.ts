import { isDeepStrictEqual } from 'node:util';
import { eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { openingHours, practiceHours, sessionTypes } from '../../db/schema/index.ts';
import { fromJson, optional, whole } from '../../shared/fields.ts';
import { notFound } from '../errors.ts';
import { staffVerb } from '../identity/index.ts';
import { type HourRange, type Hours, rangesOf, startsOn } from './free-slots.ts';

/** How long a slot is where no type has been chosen yet. */
export const USUAL_MINUTES = 60;

/** Ranges where some were saved, otherwise the single start times of before. */
export async function readAllHours(
  db: Db | Tx,
): Promise<{ hours: Hours; hoursOfTypes: Record<string, Hours> }> {
  const ranges = await readRanges(db);
  const starts = await readHours(db);
  const own = weekOf(ranges.filter(({ sessionType }) => sessionType === null));
  const types = new Set(ranges.flatMap(({ sessionType }) => sessionType ?? []));
  const hoursOfTypes = Object.fromEntries(
    [...types].map((type) => [type, weekOf(ranges.filter(({ sessionType }) => sessionType === type))]),
  );
  const single: Hours = {};
  for (const { weekday, startsAt } of starts) single[weekday] = [...(single[weekday] ?? []), startsAt];
  return { hours: Object.keys(own).length > 0 ? own : single, hoursOfTypes };
}

function weekOf(ranges: Awaited<ReturnType<typeof readRanges>>): Hours {
  const week: Hours = {};
  for (const { weekday, opens, closes, every } of ranges) {
    week[weekday] = [...(week[weekday] ?? []), { from: opens, to: closes, every }];
  }
  return week;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOST_RANGES = 6;
const TIMES = 'Please write times such as 09:00.';
const hourRange = z
  .object({
    from: z.string().regex(TIME, TIMES),
    to: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, TIMES),
    every: whole(5, 480, 'Between 5 and 480 minutes.'),
  })
  .refine(({ from, to }) => from < to, 'Hours end after they begin.');
/** By ISO weekday, 1 for Monday. */
export type WeekHours = Record<string, HourRange[]>;
const weekHours = z.union([fromJson(TIMES), z.custom<WeekHours>()]).pipe(
  z.record(
    z.string().regex(/^[1-7]$/),
    z
      .array(hourRange)
      .max(MOST_RANGES, `At most ${MOST_RANGES} times a day.`)
      .refine(
        (ranges) =>
          [...ranges]
            .sort((one, other) => one.from.localeCompare(other.from))
            .every(({ from }, n, sorted) => n === 0 || (sorted[n - 1]?.to ?? '') <= from),
        'Two of these hours overlap.',
      ),
  ),
);

const NO_HOUR = 'Please keep at least one hour, retire the type, or use the hours of the practice.';

/** When the practitioner can be booked, from now on, or one type that has hours of its own. What is booked already stays. */
export const changeHours = staffVerb(
  'hours.changed',
  z.object({ hours: weekHours, sessionType: optional(z.string()) }),
  async ({ content }, tx, { hours, sessionType }, refuse) => {
    if (sessionType !== undefined && !(await isType(tx, sessionType))) throw notFound('Session type');
    const { hours: ofPractice, hoursOfTypes } = await readAllHours(tx);
    const before = sessionType === undefined ? ofPractice : (hoursOfTypes[sessionType] ?? {});
    const ranges = rangesOfWeek(hours);
    // Single start times of before are wider than any range: a long session may begin at the last of them. Saved
    // untouched, they stay.
    if (sessionType === undefined && isDeepStrictEqual(ranges, rangesOfWeek(asWeekHours(ofPractice))))
      return { unchanged: true, answer: undefined };
    // Without a range it would have the hours of the practice: the opposite of what an empty week says.
    if (sessionType !== undefined && ranges.length === 0) throw refuse({ hours: NO_HOUR });
    await replaceRanges(tx, sessionType ?? null, ranges);
    if (sessionType === undefined) await replaceHours(tx, startsOfWeek(hours));
    return {
      about: {
        kind: 'practice',
        id: 'hours',
        label: sessionType && content.current().titleOfSession(sessionType),
      },
      before: byDay(before),
      after: byDay(hours),
      answer: undefined,
    };
  },
);

/** Gives a type the hours of the practice again. */
export const dropHoursOfType = staffVerb(
  'hours.changed',
  z.object({ sessionType: z.string() }),
  async ({ content }, tx, { sessionType }) => {
    if (!(await isType(tx, sessionType))) throw notFound('Session type');
    const { hoursOfTypes } = await readAllHours(tx);
    await replaceRanges(tx, sessionType, []);
    return {
      about: { kind: 'practice', id: 'hours', label: content.current().titleOfSession(sessionType) },
      before: byDay(hoursOfTypes[sessionType] ?? {}),
      after: {},
      answer: undefined,
    };
  },
);

const rangesOfWeek = (hours: WeekHours) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    (hours[weekday] ?? []).map(({ from, to, every }) => ({ weekday, opens: from, closes: to, every })),
  );

/** As the version before reads them. */
const startsOfWeek = (hours: WeekHours) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    startsOn(hours[weekday] ?? [], USUAL_MINUTES).map((startsAt) => ({ weekday, startsAt })),
  );

const NAMES = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
function byDay(hours: Hours): Record<string, string> {
  const days = Object.entries(hours).flatMap(([weekday, openings = []]): [string, string][] =>
    openings.length === 0 ? [] : [[NAMES[Number(weekday)] ?? '', openings.map(openingWords).join(', ')]],
  );
  return Object.fromEntries(days);
}

const openingWords = (opening: string | HourRange): string =>
  typeof opening === 'string' ? opening : `${opening.from}–${opening.to} every ${opening.every} min`;

/** For the form that changes them. */
export const asWeekHours = (hours: Hours): WeekHours =>
  Object.fromEntries(
    Object.entries(hours).map(([weekday, openings = []]) => [
      weekday,
      [
        ...openings.filter((opening) => typeof opening !== 'string'),
        ...rangesOf(
          openings.filter((opening) => typeof opening === 'string'),
          USUAL_MINUTES,
        ),
      ],
    ]),
  );

// SQL

async function isType(tx: Tx, name: string): Promise<boolean> {
  return (await tx.$count(sessionTypes, eq(sessionTypes.name, name))) > 0;
}

async function readRanges(db: Db | Tx) {
  return db.select().from(openingHours).orderBy(openingHours.weekday, openingHours.opens);
}

async function readHours(db: Db | Tx) {
  return db.select().from(practiceHours).orderBy(practiceHours.weekday, practiceHours.startsAt);
}

/** Of the practice, or of one type. */
async function replaceRanges(
  tx: Tx,
  sessionType: string | null,
  ranges: Omit<typeof openingHours.$inferInsert, 'sessionType'>[],
): Promise<void> {
  const whose =
    sessionType === null ? isNull(openingHours.sessionType) : eq(openingHours.sessionType, sessionType);
  await tx.delete(openingHours).where(whose);
  if (ranges.length > 0)
    await tx.insert(openingHours).values(ranges.map((range) => ({ ...range, sessionType })));
}

async function replaceHours(tx: Tx, hours: (typeof practiceHours.$inferInsert)[]): Promise<void> {
  await tx.delete(practiceHours);
  if (hours.length > 0) await tx.insert(practiceHours).values(hours);
}
