import { type Digit, pairKey, writtenMeaning } from '../content/meanings/index.ts';
import {
  type CalendarDate,
  compareDates,
  isValidDate,
  lifePath,
  monthNames,
  personalDay,
  personalMonth,
  personalYear,
} from '../numerology/index.ts';
import { aNumber, listed, longDate } from './kit/words.ts';

/** Whose calendar a date is read in. `whose`: "your", "Anna’s". */
export interface Born {
  whose: string;
  birthDate: CalendarDate;
}

/** What a question itself names that can be counted: a day that is to come, somebody's birthday, a year. */
export function factsIn(question: string, born: readonly Born[], issuedOn: CalendarDate): string[] {
  const dates = datesIn(question, issuedOn);
  const told = dates.flatMap((date) =>
    isBirthday(question, date, issuedOn) ? [birthdayTold(date, born)] : born.map((one) => dayTold(date, one)),
  );
  const years = dates.length > 0 ? [] : yearsIn(question, issuedOn).slice(0, MOST_YEARS);
  return [...told, ...years.flatMap((year) => born.map((one) => yearTold(year, one, issuedOn)))].slice(
    0,
    MOST,
  );
}

const MOST = 2;
const MOST_YEARS = 1;

/** Before the day of issue it has to be named as a birthday, or to be one beyond doubt: of nobody's plans. */
function isBirthday(question: string, date: CalendarDate, issuedOn: CalendarDate): boolean {
  return BORN.test(question) ? date.year <= issuedOn.year : compareDates(date, issuedOn) < 0;
}

const BORN =
  /(?<!\p{L})(?:born|birthday|geb|geboren|geburtstag|née?|naissance|nacid[oa]|nació|nascid[oa]|nasceu|nat[oa]|compleanno|cumpleaños|aniversário)(?!\p{L})/iu;

function birthdayTold(date: CalendarDate, born: readonly Born[]): string {
  const path = lifePath(date);
  const counted = `Born on ${longDate(date)}: that is Life Path ${path.compound}.`;
  const [one, ...others] = born;
  if (!one || others.length > 0) return counted;
  const own = lifePath(one.birthDate);
  const { essence } = writtenMeaning('couples', pairKey(digitOf(own), digitOf(path)));
  return `${counted} Beside ${one.whose} ${own.compound}: ${lowered(essence)}`;
}

const digitOf = ({ digit }: ReturnType<typeof lifePath>): Digit => digit;

function dayTold(date: CalendarDate, { whose, birthDate }: Born): string {
  const day = personalDay(birthDate, date).digit;
  const month = personalMonth(birthDate, date.year, date.month).digit;
  const { strengths, cautions } = writtenMeaning('personalDay', day);
  const [mind] = cautions;
  const favours = `It favours ${listed(strengths.slice(0, 2).map(lowered))}.`;
  const warns = mind ? ` What to mind: ${lowered(mind)}.` : '';
  return `${longDate(date)} is ${aNumber(day)} day in ${whose} calendar, in ${aNumber(month)} month. ${favours}${warns}`;
}

function yearTold(year: number, { whose, birthDate }: Born, issuedOn: CalendarDate): string {
  const { digit } = personalYear(birthDate, year);
  const { essence } = writtenMeaning('personalYear', digit);
  return `${year} ${year < issuedOn.year ? 'was' : 'is'} ${whose} personal year ${digit}. ${essence}`;
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const inOtherLanguages = [
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
].map((names) => names.split(' '));

const months = new Map(
  [monthNames.map((name) => name.toLowerCase()), ...inOtherLanguages].flatMap((names) =>
    names.map((name, at) => [name, at + 1] as const),
  ),
);
for (const [at, name] of monthNames.entries()) months.set(name.slice(0, 3).toLowerCase(), at + 1);

const NAMED = [...months.keys()].toSorted((one, other) => other.length - one.length).join('|');
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?';
const YEAR = '((?:19|20)\\d\\d)';
/** 12 June 2027 · 7 de julio de 2017 · June 12th, 2027 · 14.3.1986 · 2027-06-12. Without a year, the next time that it comes. */
const forms: readonly (readonly [RegExp, readonly ['day' | 'month' | 'year', number][]])[] = [
  [
    new RegExp(`(?<!\\d)${DAY} (?:of |de )?(${NAMED})(?!\\p{L})(?:,? (?:de )?${YEAR})?`, 'giu'),
    [
      ['day', 1],
      ['month', 2],
      ['year', 3],
    ],
  ],
  [
    new RegExp(`(?<!\\p{L})(${NAMED}) ${DAY}(?!\\d)(?:,? ${YEAR})?`, 'giu'),
    [
      ['day', 2],
      ['month', 1],
      ['year', 3],
    ],
  ],
  [
    /(?<!\d)(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)(?!\d)/g,
    [
      ['day', 1],
      ['month', 2],
      ['year', 3],
    ],
  ],
  [
    /(?<!\d)((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?!\d)/g,
    [
      ['day', 3],
      ['month', 2],
      ['year', 1],
    ],
  ],
];

function datesIn(question: string, issuedOn: CalendarDate): CalendarDate[] {
  const plain = question.replaceAll(/\s+/g, ' ');
  const found = forms.flatMap(([form, places]) =>
    [...plain.matchAll(form)].flatMap((match) => {
      const read = Object.fromEntries(places.map(([part, at]) => [part, match[at]]));
      const month = Number(read.month) || (months.get(read.month?.toLowerCase() ?? '') ?? 0);
      return nextTime({ day: Number(read.day), month, year: Number(read.year) || 0 }, issuedOn);
    }),
  );
  return found.filter(
    (date, at) => isValidDate(date) && found.findIndex((one) => compareDates(one, date) === 0) === at,
  );
}

function nextTime(date: CalendarDate, issuedOn: CalendarDate): CalendarDate[] {
  if (date.year > 0) return [date];
  if (!isValidDate({ ...date, year: issuedOn.year })) return [];
  const thisYear = { ...date, year: issuedOn.year };
  return [compareDates(thisYear, issuedOn) >= 0 ? thisYear : { ...date, year: issuedOn.year + 1 }];
}

const THIS_YEAR = /\bthis year\b|\bdieses jahr\b|\bcette année\b|\beste año\b|\beste ano\b|\bquest'anno\b/i;
const NEXT_YEAR =
  /\bnext year\b|\bn[äa]chste[sn]? jahr\b|l'année prochaine|\bpróximo año\b|\baño que viene\b|\bpróximo ano\b|\banno prossimo\b|\bnext twelve months\b/i;
/** A year that can still be lived, or was not long ago; in "Class of 1998" nobody asks about a year. */
const NEAR = 10;

function yearsIn(question: string, { year }: CalendarDate): number[] {
  const written = [...question.matchAll(/(?<![\d.,/-])20\d\d(?![\d.,/-]\d|\d)/g)].map(([text]) =>
    Number(text),
  );
  const near = written.filter((one) => Math.abs(one - year) <= NEAR);
  if (NEXT_YEAR.test(question)) near.push(year + 1);
  if (THIS_YEAR.test(question)) near.push(year);
  return [...new Set(near)];
}
