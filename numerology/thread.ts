import type { CalendarDate } from './calendar-date.ts';
import type { Chart } from './chart.ts';
import { type CorePlace, corePlacesOf, type JudgedDigit, judgement, lacking } from './judgement.ts';
import { DIGITS, type Digit } from './make-number.ts';

/** Two core numbers that want opposite things of one person. */
export interface Pull {
  places: [CorePlace, CorePlace];
  digits: [Digit, Digit];
  /** The same with masters under their own numbers. */
  values: [number, number];
}

/** What somebody made by herself, is learning, or has without its being seen. */
export interface SecondNote {
  kind: 'made' | 'open' | 'under';
  judged: JudgedDigit;
}

/** What is left of a chart when all but a few notes are crossed out. */
export interface Thread {
  /** The strong digits, the strongest first. */
  strong: JudgedDigit[];
  second: SecondNote | null;
  /** The two pairs that pull most plainly; none when all core numbers agree. */
  pulls: Pull[];
}

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

/** Goes over a chart as the course teaches: what is strong, what was made or is learnt, what pulls. */
export function findThread(chart: Chart, on: CalendarDate): Thread {
  const judged = judgement(chart, on);
  const places = corePlacesOf(chart);
  const weight = ({ core: [first, ...more] }: JudgedDigit) =>
    first ? more.length * places.length - places.indexOf(first.place) : Number.NEGATIVE_INFINITY;
  const strong = DIGITS.map((digit) => judged[digit])
    .filter(({ standing }) => standing === 'strong')
    .toSorted((one, other) => weight(other) - weight(one));
  // The strongest comes last: it has a note of its own.
  const others = DIGITS.map((digit) => judged[digit]).toSorted(
    (one, other) => Number(one === strong[0]) - Number(other === strong[0]),
  );
  return { strong, second: findSecond(others, lacking(judged)), pulls: findPulls(chart) };
}

/** What a core number makes up for says most about somebody; then what she has nowhere, and last what nobody sees. None: no lesson. */
function findSecond(others: readonly JudgedDigit[], lacked: readonly Digit[]): SecondNote | null {
  const find = (kind: SecondNote['kind'], fits: (judged: JudgedDigit) => boolean): SecondNote | null => {
    const judged = others.find(fits);
    return judged ? { kind, judged } : null;
  };
  return (
    find('made', ({ isLesson, core }) => isLesson && core.length > 0) ??
    find('open', ({ digit, asking }) => lacked.includes(digit) && asking.length > 0) ??
    find('open', ({ digit }) => lacked.includes(digit)) ??
    find('made', ({ isLesson }) => isLesson) ??
    find('under', ({ isPassion, core }) => isPassion && core.length === 0)
  );
}

function findPulls(chart: Chart): Pull[] {
  const places = corePlacesOf(chart);
  const all = PULL_ORDER.filter((pair) => pair.every((place) => places.includes(place)))
    .map(
      ([one, other]): Pull => ({
        places: [one, other],
        digits: [chart[one].digit, chart[other].digit],
        values: [chart[one].value, chart[other].value],
      }),
    )
    .filter(({ digits: [a, b] }) => a !== b);
  const isClassic = ({ digits }: Pull) => CLASSICS.includes(digits.toSorted().join('-'));
  const first = all.slice(0, 4).find(isClassic) ?? all[0];
  if (!first) return [];
  const second = all.find(({ digits }) => !digits.every((digit) => first.digits.includes(digit)));
  return second ? [first, second] : [first];
}
