import type { CalendarDate } from './calendar-date.ts';
import type { Chart } from './chart.ts';
import { periodOn, personalYear, pinnacleOn } from './cycles.ts';
import type { Digit } from './make-number.ts';
import { hasConsonants } from './name-numbers.ts';

export type CorePlace = 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthday';
/** Where a digit can stand in a synthesis; the last three move with the clock. */
export type ThreadPlace = CorePlace | 'maturity' | 'pinnacle' | 'period' | 'year';

export interface Repeat {
  digit: Digit;
  /** The strongest first. */
  places: ThreadPlace[];
}

export interface Pull {
  places: [CorePlace, CorePlace];
  digits: [Digit, Digit];
}

export interface AskedFor {
  digit: Digit;
  places: ThreadPlace[];
}

/** Notes for a reading, in the order of the passes that found them. */
export interface Thread {
  repeats: Repeat[];
  /** The two pairs that want opposite things most plainly; none when all core numbers agree. */
  pulls: Pull[];
  asked: AskedFor[];
  /** Lessons that nothing else in the chart asks for. */
  unasked: Digit[];
  year: { year: number; digit: Digit; touches: ThreadPlace[] };
  /** Core numbers that none of the notes above has named. */
  asides: { place: CorePlace; digit: Digit }[];
}

const CORE: readonly CorePlace[] = ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'];

/** Pairs that every reader of charts knows: to stay and to go, alone or together. They weigh before any other. */
const CLASSICS = ['4-5', '1-2', '3-7', '5-6', '8-9'];

/** Where a pull is felt most: road against tools first, manner against knack last. */
const PULL_ORDER: readonly [CorePlace, CorePlace][] = [
  ['lifePath', 'expression'],
  ['lifePath', 'soulUrge'],
  ['expression', 'soulUrge'],
  ['soulUrge', 'personality'],
  ['lifePath', 'personality'],
  ['expression', 'personality'],
  ['lifePath', 'birthday'],
  ['expression', 'birthday'],
  ['soulUrge', 'birthday'],
  ['personality', 'birthday'],
];

/** Goes over a chart as the course teaches: repeats, pulls, what is missing and asked for, then the clock. */
export function findThread(chart: Chart, date: CalendarDate, year: number): Thread {
  const yearDigit = personalYear(chart.birthDate, year).value;
  const placed: [ThreadPlace, Digit][] = [
    ...placesIn(chart).map((place): [ThreadPlace, Digit] => [place, chart[place].digit]),
    ['maturity', chart.maturity.digit],
    ['pinnacle', pinnacleOn(chart.pinnacles, chart.birthDate, date).number.digit],
    ['period', periodOn(chart.periodCycles, chart.birthDate, date).number.digit],
    ['year', yearDigit],
  ];
  const placesOf = (digit: Digit) => placed.filter(([, own]) => own === digit).map(([place]) => place);
  const repeats = findRepeats(placed, placesOf);
  const pulls = findPulls(chart);
  const touches = placesOf(yearDigit).filter((place) => place !== 'year');
  const lessons = chart.letters.karmicLessons;
  const asked = lessons.flatMap((digit) => {
    const places = placesOf(digit);
    return places.length > 0 ? [{ digit, places }] : [];
  });
  return {
    repeats,
    pulls,
    asked,
    unasked: lessons.filter((digit) => placesOf(digit).length === 0),
    year: { year, digit: yearDigit, touches },
    asides: findAsides(chart, [...repeats, ...asked, { places: touches }, ...pulls]),
  };
}

/** A Personality that is the whole name over again repeats nothing and pulls at nothing. */
const placesIn = (chart: Chart) =>
  CORE.filter((place) => place !== 'personality' || hasConsonants(chart.personality));

/** A repeat needs a core number: two weathers of one kind say nothing about a person. */
function findRepeats(
  placed: readonly [ThreadPlace, Digit][],
  placesOf: (digit: Digit) => ThreadPlace[],
): Repeat[] {
  const isCore = (place: ThreadPlace) => CORE.some((core) => core === place);
  return [...new Set(placed.map(([, digit]) => digit))]
    .map((digit) => ({ digit, places: placesOf(digit) }))
    .filter(({ places }) => places.length > 1 && places.some(isCore))
    .toSorted(
      (a, b) =>
        b.places.filter(isCore).length - a.places.filter(isCore).length || b.places.length - a.places.length,
    );
}

function findPulls(chart: Chart): Pull[] {
  const places = placesIn(chart);
  const all = PULL_ORDER.filter((pair) => pair.every((place) => places.includes(place)))
    .map(
      ([one, other]): Pull => ({
        places: [one, other],
        digits: [chart[one].digit, chart[other].digit],
      }),
    )
    .filter(({ digits: [a, b] }) => a !== b);
  const isClassic = ({ digits }: Pull) => CLASSICS.includes(digits.toSorted().join('-'));
  const first = all.slice(0, 4).find(isClassic) ?? all[0];
  if (!first) return [];
  const second = all.find(({ digits }) => !digits.every((digit) => first.digits.includes(digit)));
  return second ? [first, second] : [first];
}

/** Talent and wish are in every question, so they are never aside. */
function findAsides(chart: Chart, notes: readonly { places: readonly ThreadPlace[] }[]): Thread['asides'] {
  const named = new Set(notes.flatMap(({ places }) => places));
  const places = placesIn(chart);
  return (['birthday', 'personality', 'lifePath'] as const)
    .filter((core) => places.includes(core) && !named.has(core))
    .map((place) => ({ place, digit: chart[place].digit }));
}
