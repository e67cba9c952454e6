import { positions, threadWords as words } from '../../content/meanings/index.ts';
import {
  type AskedFor,
  type Digit,
  findThread,
  type Pull,
  pinnacleYears,
  type Repeat,
  type Thread,
  type ThreadPlace,
} from '../../numerology/index.ts';
import { keyIn } from '../../shared/records.ts';
import { CORE } from '../kit/chart-sheet.ts';
import { aNumber, listed } from '../kit/words.ts';
import type { Reading } from './reading.ts';

/** A synthesis in connected prose, one entry for each pass over the chart. */
export interface ThreadProse {
  question: string;
  repeats: string[];
  pulls: string[];
  missing: string[];
  clock: string[];
  aside: string;
  tuesday: string;
}

export function threadProse(reading: Reading, year: number): ThreadProse {
  const { chart, issuedOn } = reading;
  const thread = findThread(chart, issuedOn, year);
  return {
    question: questionOf(thread, reading),
    repeats: repeatsOf(thread, reading),
    pulls: pullsOf(thread, reading),
    missing: missingOf(thread),
    clock: clockOf(thread, reading),
    aside: asideOf(thread),
    tuesday: words.byTuesday[chart.expression.digit],
  };
}

/** One question in one sentence, which could not be put to just anyone. */
function questionOf({ asked, year }: Thread, { chart, called }: Reading): string {
  const wish = chart.soulUrge.digit;
  const cost = [chart.expression.digit, chart.lifePath.digit, chart.personality.digit].find(
    (digit) => digit !== wish,
  );
  const learned = asked[0] ? `You taught yourself ${words.taughtYourself[asked[0].digit]}. ` : '';
  const without = cost ? `, without ${words.costWithout[cost]}` : '';
  const what = `What could you ${words.yearCould[year.digit]} in ${year.year} that would ${words.wishWould[wish]}${without}?`;
  const address = called && learned === '' ? `${called}, w${what.slice(1)}` : what;
  return `${learned}${address}`;
}

function nameOf(place: ThreadPlace, year: number): string {
  if (place === 'year') return `the year ${year}`;
  if (place === 'pinnacle') return 'the Pinnacle you are living';
  if (place === 'period') return 'the Period you are living';
  return `your ${positions[place].name}`;
}

const COUNTS = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];

function repeatsOf({ repeats, year }: Thread, { chart, called }: Reading): string[] {
  const masters = CORE.filter((key) => chart[key].value > 9).map(
    (key) => `${chart[key].value} of your ${positions[key].name}`,
  );
  const roots =
    masters.length > 0
      ? ` The ${listed(masters)} ${masters.length === 1 ? 'counts here with its root' : 'count here with their roots'}.`
      : '';
  const isLoud = ({ places }: Repeat) => CORE.filter((key) => places.includes(key)).length > 1;
  const first = repeats.find(isLoud);
  const places = (repeat: Repeat) => listed(repeat.places.map((place) => nameOf(place, year.year)));
  const address = called ? `${called}, the` : 'The';
  const main = first
    ? `${address} ${first.digit} comes ${COUNTS[first.places.length] ?? 'again and again'} in your chart: in ${places(first)}. ${words.repeatedDigit[first.digit]}`
    : words.noRepeat(listed(CORE.map((key) => chart[key].digit)));
  const echoes = repeats
    .filter((repeat) => repeat !== first)
    .map((repeat) => `the ${repeat.digit} in ${places(repeat)}`);
  const echo = echoes.length > 0 ? `Fainter, but audible, you will also hear ${listed(echoes)}.` : '';
  return [main, `${echo}${roots}`.trim()].filter(Boolean);
}

/** 4-5 for a 5 and a 4: the key under which the pull stands. */
export function pullText([one, other]: readonly [Digit, Digit]): string {
  return words.pulls[keyIn(words.pulls, `${Math.min(one, other)}-${Math.max(one, other)}`)];
}

function pullsOf({ pulls }: Thread, reading: Reading): string[] {
  if (pulls.length === 0) return [words.noPull];
  return pulls.map((pull) => `${standing(pull, reading)} ${pullText(pull.digits)}`);
}

/** Both numbers in their places, with the debts behind them. */
function standing({ places, digits }: Pull, { chart }: Reading): string {
  const [one, other] = places;
  const [own, against] = digits;
  const told = words.pullPlaces[one][other] ?? words.pullPlaces[other][one] ?? '';
  const stand = `Your ${positions[one].name} is ${aNumber(own)} and your ${positions[other].name} ${aNumber(against)}.`;
  const debts = chart.karmicDebts.filter((finding) =>
    places.some((place) => chart[place].name === finding.in),
  );
  const homework =
    debts.length > 0
      ? ` Homework comes with it, the ${listed(debts.map(({ debt }) => debt))} behind ${debts.length === 1 ? 'that total' : 'those totals'}.`
      : '';
  return `${stand} ${told}${homework}`;
}

function missingOf({ asked, unasked, year }: Thread): string[] {
  if (asked.length === 0 && unasked.length === 0) return [words.nothingMissing];
  const told = asked
    .slice(0, 2)
    .map((each) => `${words.missingAndAsked[each.digit]} ${demand(each, year.year)}`);
  const more = asked
    .slice(2)
    .map(({ digit, places }) => `the ${digit} by ${listed(places.map((place) => nameOf(place, year.year)))}`);
  return [
    ...told,
    more.length > 0 ? `Also missing and asked for: ${listed(more)}.` : '',
    unasked.length > 0
      ? words.missingUnasked(listed(unasked.map((digit) => `the ${digit}`)), unasked.length === 1)
      : '',
  ].filter(Boolean);
}

function demand({ places }: AskedFor, year: number): string {
  return `And it is asked for, by ${listed(places.map((place) => nameOf(place, year)))}.`;
}

function clockOf({ year, asked }: Thread, { chart, pinnacle, challenge, period }: Reading): string[] {
  const { digit, touches } = year;
  const touched = listed(touches.map((place) => nameOf(place, year.year)));
  const isLacked = asked.some((each) => each.digit === digit);
  const touch =
    touches.length > 0
      ? `the same number as ${touched}, so the year puts its question to that part of you directly`
      : isLacked
        ? 'the very number that your letters lack, so it comes as a teacher'
        : 'a number that stands nowhere else in this, so it comes as a visitor with news';
  const { to } = pinnacleYears(pinnacle, chart.birthDate);
  const until = to === null ? '' : ` It lasts until your birthday in ${to}.`;
  const knot = words.knotSubject[challenge.number.value];
  return [
    `${year.year} is your personal year ${digit}, ${touch}. ${words.clockOfYear[digit]}`,
    `Beneath it runs the chapter of ${words.chapterSubject[pinnacle.number.digit]}, Pinnacle ${pinnacle.number.value}, inside the longer Period ${period.number.value}. Its knot is ${knot}.${until}`,
  ];
}

function asideOf({ asides: [first, ...others] }: Thread): string {
  if (!first) return 'Each of your five numbers has found its place in this, and nothing is left over.';
  const called = ({ digit, place }: Thread['asides'][number]) => `${digit} of your ${positions[place].name}`;
  const nor = others.map((other) => ` Nor does the ${called(other)}: ${words.leftAside[other.digit]}.`);
  return `The ${called(first)} hangs on none of this: ${words.leftAside[first.digit]}.${nor.join('')} ${others.length > 0 ? 'They' : 'It'} may be left for another day, and need not be explained.`;
}
