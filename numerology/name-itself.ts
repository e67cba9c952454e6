import { type CalendarDate, daysInMonth } from './calendar-date.ts';
import type { Chart } from './chart.ts';
import {
  type CoreNumber,
  compoundNotation,
  type Digit,
  isMaster,
  type LetterWorking,
  singleDigit,
  type WordWorking,
} from './make-number.ts';
import { expression, type SpelledName, tallyLetters, valueName } from './name-numbers.ts';

export type Plane = 'physical' | 'mental' | 'emotional' | 'intuitive';

export const PLANES: readonly Plane[] = ['physical', 'mental', 'emotional', 'intuitive'];

/** The table of the literature (Campbell, Javane, Decoz): every letter acts on one of four planes. */
const LETTERS_OF: Record<Plane, string> = {
  physical: 'DEMW',
  mental: 'AGHJLNP',
  emotional: 'BIORSTXZ',
  intuitive: 'CFKQUVY',
};

/** By Campbell's table of numbers: four and five are of the body, one and eight of the head, and so on. */
export const DIGITS_OF_PLANE: Readonly<Record<Plane, readonly Digit[]>> = {
  physical: [4, 5],
  mental: [1, 8],
  emotional: [2, 3, 6],
  intuitive: [7, 9],
};

/** What the letters themselves say, apart from their sums. */
export interface NameItself {
  /** The first letter of each word. */
  initials: string[];
  /** First letter of the first name: how one takes hold of things. */
  cornerstone: string;
  /** Last letter of the first name: how one lets them go. A name of one letter has none. */
  capstone: string | null;
  /** Of the first name, or of the next word that has one: what is heard first. */
  firstVowel: string | null;
  planes: Record<Plane, string[]>;
  /** Most letters first; equals in the order of the table. */
  ranked: Plane[];
}

export function nameItself({ expression: { working } }: Pick<Chart, 'expression'>): NameItself {
  const [first] = working.words;
  const letters = working.words.flatMap((word) => word.letters);
  const onPlane = (plane: Plane) =>
    letters.map(({ letter }) => letter).filter((letter) => LETTERS_OF[plane].includes(letter));
  const planes = {
    physical: onPlane('physical'),
    mental: onPlane('mental'),
    emotional: onPlane('emotional'),
    intuitive: onPlane('intuitive'),
  };
  return {
    initials: working.words.map(({ word }) => word.charAt(0)),
    cornerstone: first?.word.charAt(0) ?? '',
    capstone: first && first.word.length > 1 ? first.word.slice(-1) : null,
    firstVowel: letters.find(({ kind }) => kind === 'vowel')?.letter ?? null,
    planes,
    ranked: PLANES.toSorted((one, other) => planes[other].length - planes[one].length),
  };
}

export type TransitPlace = 'physical' | 'mental' | 'spiritual';

export interface Transit {
  place: TransitPlace;
  letter: string;
  /** The birthdays on which it begins and ends, as ages. */
  fromAge: number;
  untilAge: number;
  years: number;
}

/** One year of life by the letters of the name, from a birthday to the next. */
export interface LetterYear {
  age: number;
  from: CalendarDate;
  transits: Record<TransitPlace, Transit>;
  /** The three letters together. 11 and 22 keep their own name. */
  essence: { total: number; value: CoreNumber; compound: string };
}

/**
 * The rule of Decoz: the first name gives the physical Transit, the names between the mental one, the last name the
 * spiritual one; without a name between, the last name gives both. Each letter lasts as many years as its value, from birth
 * on, and after the last the name begins again. The Essence of a year is the sum of the three letters. Years run from birthday
 * to birthday.
 */
export function letterYear({ expression: { working }, birthDate }: Chart, age: number): LetterYear {
  const { words } = working;
  const last = words.slice(-1);
  const between = words.slice(1, -1);
  const transits = {
    physical: transitAt('physical', words.slice(0, 1), age),
    mental: transitAt('mental', between.length > 0 ? between : last, age),
    spiritual: transitAt('spiritual', last, age),
  };
  const total = transits.physical.years + transits.mental.years + transits.spiritual.years;
  return {
    age,
    from: birthdayIn(birthDate, birthDate.year + age),
    transits,
    essence: essenceOf(total),
  };
}

function essenceOf(total: number): LetterYear['essence'] {
  const digit = singleDigit(total);
  const master = isMaster(total) ? total : null;
  return { total, value: master ?? digit, compound: compoundNotation(total, master, digit) };
}

function transitAt(place: TransitPlace, words: readonly WordWorking[], age: number): Transit {
  const letters = words.flatMap((word) => word.letters);
  const round = letters.reduce((sum, { value }) => sum + value, 0);
  let fromAge = age - (age % round);
  let at: LetterWorking | undefined;
  for (const letter of letters) {
    at = letter;
    if (fromAge + letter.value > age) break;
    fromAge += letter.value;
  }
  if (!at) throw new RangeError('A name without letters has no transits');
  return { place, letter: at.letter, years: at.value, fromAge, untilAge: fromAge + at.value };
}

/** Whoever was born on 29 February turns a year older on 1 March where there is no such day. */
export function birthdayIn({ month, day }: CalendarDate, year: number): CalendarDate {
  return day > daysInMonth(year, month) ? { year, month: month + 1, day: 1 } : { year, month, day };
}

/** The name in daily use beside the one given at birth. */
export interface DailyName {
  spelled: SpelledName;
  value: CoreNumber;
  compound: string;
  /** Numbers that no letter of the birth name has, and one of this does. */
  brings: Digit[];
}

export function dailyName(chart: Chart, spelled: SpelledName): DailyName {
  const valued = valueName(spelled, { system: chart.system });
  const { value, compound } = expression(valued);
  const { tally } = tallyLetters(valued);
  return {
    spelled,
    value,
    compound,
    brings: chart.letters.karmicLessons.filter((digit) =>
      tally.some(({ number, count }) => number === digit && count > 0),
    ),
  };
}
