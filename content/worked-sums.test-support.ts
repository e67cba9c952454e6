import {
  type CalendarDate,
  type Chart,
  chart,
  coupleReading,
  type LetterSystem,
  loShuGrid,
  monthNames,
  type PairedNumber,
  parseDate,
  personalMonth,
  personalYear,
  readBusinessName,
  valueName,
} from '../numerology/index.ts';

/** A figure that a text states, and what it should have been where it is wrong. */
export type Stated = { stated: string; right: boolean };

const digitSum = (number: number) => [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);

/** The way down of a total, stopping at 11, 22 and 33 for the second figure: 29/11/2. */
function compoundOf(total: number): string {
  let value = total;
  while (value > 9 && ![11, 22, 33].includes(value)) value = digitSum(value);
  const steps = value > 9 ? [total, value, digitSum(value)] : [total, value];
  return [...new Set(steps)].join('/');
}

/** Every sum and difference such as "2 + 0 + 2 + 5 = 9", "36 − 5 = 31" and "3 × 5 = 15". */
export function sumsIn(text: string): Stated[] {
  return [...text.matchAll(/(?<![+−×] |\d)(\d+(?: [+−×] \d+)+) = (\d+)/g)].map(
    ([stated, terms = '', total = '']) => ({ stated, right: reckon(terms) === Number(total) }),
  );
}

function reckon(terms: string): number {
  const parts = terms.split(' ');
  return parts.slice(1).reduce(
    (sum, part, i) => {
      const number = Number(parts[i + 2] ?? '');
      if (part === '+') return sum + number;
      if (part === '−') return sum - number;
      return part === '×' ? sum * number : sum;
    },
    Number(parts[0] ?? ''),
  );
}

/** Every way down such as "48 → 12 → 3". */
export function waysDownIn(text: string): Stated[] {
  return [...text.matchAll(/\d+(?: → \d+)+/g)].map(([stated]) => {
    const steps = stated.split(' → ').map(Number);
    return { stated, right: steps.every((step, i) => i === 0 || step === digitSum(steps[i - 1] ?? 0)) };
  });
}

/** Every total with what it comes to, such as "25/7" and "29/11/2". */
export function compoundsIn(text: string): Stated[] {
  return [...text.matchAll(/(?<![\d/])(\d{2})(?:\/(\d\d))?\/(\d)(?![\d/])/g)].map(([stated, total]) => ({
    stated,
    right: stated === compoundOf(Number(total)),
  }));
}

/** Every word counted by its letters, such as "INES: 9 + 5 + 5 + 1": all of them, its vowels or its consonants. */
export function wordsIn(text: string): Stated[] {
  return [...text.matchAll(/\b([A-Z]{3,})\b(?::| is| gives| makes| \|)? (\d(?: \+ \d)+) =/g)].map(
    ([stated, word = '', terms = '']) => ({ stated, right: countsOf(word).includes(terms) }),
  );
}

const systems: LetterSystem[] = ['pythagorean', 'chaldean'];

const countsOf = (word: string) =>
  systems.flatMap((system) => {
    const letters = valueName([word], { system }).words.flatMap((counted) => counted.letters);
    const sumOf = (some: typeof letters) => some.map(({ value }) => value).join(' + ');
    return [
      letters,
      letters.filter(({ kind }) => kind === 'vowel'),
      letters.filter(({ kind }) => kind === 'consonant'),
    ].map(sumOf);
  });

type Person = { name: string[]; born: CalendarDate | undefined };

/**
 * The head of a text lists the people it works with and what their charts say:
 * `Kenji Theo Nakamura, 3 June 1988: Life Path 17/8; Expression 33/6`.
 * Two people are joined by "with": `Ada King, 1 May 1990 with Bo Lee, 2 May 1990: Pair Life Path 5 bridge 3`.
 */
export function examplesIn(head: string): { subjects: string[]; claims: Stated[] }[] {
  return [...head.matchAll(/^ {2}- (.+?): (.+)$/gm)].map(([, who = '', said = '']) => {
    const people = who.split(' with ').map(readPerson);
    return {
      subjects: who.split(' with '),
      claims: said.split('; ').map((claim) => {
        const number = Object.keys(reckoners).find((name) => claim.startsWith(`${name} `));
        const stated = claim.slice((number ?? '').length + 1);
        const found = number ? reckoners[number]?.(people, stated) : undefined;
        return { stated: `${who}: ${claim}, and not ${found}`, right: found === stated };
      }),
    };
  });
}

function readPerson(who: string): Person {
  const [, day, month = '', year] = /(\d+) ([A-Z][a-z]+)(?: (\d{4}))?$/.exec(who) ?? [];
  const two = (figure: number) => String(figure).padStart(2, '0');
  const born = day
    ? parseDate(`${year ?? 2000}-${two(monthNames.indexOf(month) + 1)}-${two(Number(day))}`)
    : undefined;
  const name = day ? who.slice(0, who.search(/,? ?\d/)) : who;
  return { name: name.toUpperCase().split(' ').filter(Boolean), born: born ?? undefined };
}

const nobody: Person = { name: [], born: undefined };
const anyDay: CalendarDate = { year: 2000, month: 1, day: 1 };
const drawn = (person: Person, system?: LetterSystem): Chart => chart({ ...inputOf(person), system });
const bornOf = ({ born }: Person): CalendarDate => born ?? anyDay;
const couple = ([first = nobody, second = nobody]: Person[]) =>
  coupleReading({ first: inputOf(first), second: inputOf(second) });
const inputOf = (person: Person) => ({
  // Where only a date is given, the numbers of the name are never asked for.
  name: person.name.length > 0 ? person.name : ['A'],
  birthDate: bornOf(person),
});

const one =
  (read: (figures: Chart, person: Person, stated: string) => string) =>
  ([person = nobody]: Person[], stated: string): string =>
    read(drawn(person), person, stated);

const pair =
  (number: PairedNumber) =>
  (people: Person[]): string => {
    const { sum, bridge, sameTriad } = couple(people).pairs[number];
    return `${sum.compound} bridge ${bridge.value}${sameTriad ? ' same family' : ''}`;
  };

const lines = (state: 'full' | 'empty') =>
  one(
    (_figures, person) =>
      loShuGrid(bornOf(person))
        .planes.filter((plane) => plane.state === state)
        .map(({ name }) => name)
        .join(' ') || 'none',
  );

const all = (numbers: readonly (number | string)[]) => numbers.join(' ') || 'none';

/** What may be claimed, and how it is worked out. Longer names stand before the names they begin with. */
const reckoners: Record<string, (people: Person[], stated: string) => string> = {
  'Life Path': one((figures) => figures.lifePath.compound),
  Birthday: one((figures) => figures.birthday.compound),
  Expression: one((figures) => figures.expression.compound),
  'Chaldean Expression': ([person = nobody]) => drawn(person, 'chaldean').expression.compound,
  'Soul Urge': one((figures) => figures.soulUrge.compound),
  Personality: one((figures) => figures.personality.compound),
  Maturity: one((figures) => figures.maturity.compound),
  Balance: one((figures) => String(figures.balance.value)),
  'Hidden Passions': one((figures) => all(figures.letters.hiddenPassions)),
  'Karmic Lessons': one((figures) => all(figures.letters.karmicLessons)),
  'Karmic Debts': one((figures) => all(figures.karmicDebts.map(({ debt }) => debt).sort((a, b) => a - b))),
  'Pinnacle Ages': one((figures) => all(figures.pinnacles.map(({ fromAge }) => fromAge))),
  Pinnacles: one((figures) => all(figures.pinnacles.map(({ number }) => number.compound))),
  Challenges: one((figures) => all(figures.challenges.map(({ number }) => number.value))),
  'Period Ages': one((figures) => all(figures.periodCycles.map(({ fromAge }) => fromAge))),
  Periods: one((figures) => all(figures.periodCycles.map(({ number }) => number.compound))),
  Bridges: one((figures) => all(figures.bridges.map(({ number }) => number.value))),
  'Grid Lacks': one((_figures, person) => all(loShuGrid(bornOf(person)).missing)),
  'Full Lines': lines('full'),
  'Empty Lines': lines('empty'),
  'Personal Year': one((_figures, person, stated) => {
    const year = Number(stated.slice(0, 4));
    return `${year} ${personalYear(bornOf(person), year).value}`;
  }),
  'Personal Month': one((_figures, person, stated) => {
    const [year = 0, month = 0] = stated.slice(0, 7).split('-').map(Number);
    return `${stated.slice(0, 7)} ${personalMonth(bornOf(person), year, month).value}`;
  }),
  'Trade Name': ([person = nobody]) => {
    const { numbers } = readBusinessName(person.name.join(' '), person.name);
    return `${numbers.pythagorean.compound} ${numbers.chaldean.compound}`;
  },
  'Pair Life Path': pair('lifePath'),
  'Pair Expression': pair('expression'),
  'Pair Soul Urge': pair('soulUrge'),
  'Pair Personality': pair('personality'),
  'Pair Birthday': pair('birthday'),
  'Shared Lessons': (people) => all(couple(people).karmicBond.sharedLessons),
  'First Teaches': (people) => all(couple(people).karmicBond.firstTeaches),
  'Second Teaches': (people) => all(couple(people).karmicBond.secondTeaches),
};
