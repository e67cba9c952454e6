import { createHash } from 'node:crypto';
import type { Check } from '../../../content/courses.ts';
import {
  type CalendarDate,
  type Chart,
  isMaster,
  monthNames,
  personalYear,
  singleDigit,
} from '../../../numerology/index.ts';
import { chartOf } from '../../../numerology/names/index.ts';
import { itemAt, recordOf } from '../../../shared/records.ts';

export type CheckedExercise = { task: string; asks: { name: string; label: string }[] };
export type Answers = Record<string, string>;

/** People who do not exist. No letter of theirs leaves a choice: none of them has a Y. */
const NAMES = [
  'Clara Benton Moore',
  'Anton Gabriel Ferro',
  'Helena Rose Markham',
  'Oscar Daniel Weber',
  'Ingrid Sophie Larsen',
  'Marco Elio Santini',
  'Beatrice Anne Holland',
  'Viktor Paul Novak',
  'Esther June Calder',
  'Rafael Bruno Costa',
  'Louisa Grace Fenwick',
  'Theodor Karl Brandt',
];
const YEAR = 2027;

type Person = { name: string; birthDate: CalendarDate };
type Figure = { label: string; value(person: Person): number };

/** By the table that the lessons teach, whatever the practice itself counts with. */
const chart = (person: Person, system: Chart['system'] = 'pythagorean'): Chart => {
  const reading = chartOf({ ...person, system });
  if (!reading.ok) throw new Error(`${person.name} cannot be counted`);
  return reading.numbers;
};

const figures = {
  word: {
    label: 'The number of the first name',
    value: (person: Person) => chart({ ...person, name: firstNameOf(person) }).expression.value,
  },
  lifePath: { label: 'Life Path', value: (person: Person) => chart(person).lifePath.value },
  expression: { label: 'Expression', value: (person: Person) => chart(person).expression.value },
  soulUrge: { label: 'Soul Urge', value: (person: Person) => chart(person).soulUrge.value },
  personality: { label: 'Personality', value: (person: Person) => chart(person).personality.value },
  birthday: { label: 'Birthday', value: (person: Person) => chart(person).birthday.value },
  personalYear: {
    label: `Personal year ${YEAR}`,
    value: ({ birthDate }: Person) => personalYear(birthDate, YEAR).value,
  },
  firstPinnacle: {
    label: 'First pinnacle',
    value: (person: Person) => itemAt(chart(person).pinnacles, 0).number.value,
  },
  chaldean: {
    label: 'Expression by the Chaldean table',
    value: (person: Person) => chart(person, 'chaldean').expression.value,
  },
} satisfies Record<string, Figure>;
type FigureName = keyof typeof figures;

const asked: Record<Check, FigureName[]> = {
  word: ['word'],
  'life-path': ['lifePath'],
  expression: ['expression'],
  'soul-urge': ['soulUrge'],
  personality: ['personality'],
  'personal-year': ['personalYear'],
  'first-pinnacle': ['firstPinnacle'],
  'chaldean-expression': ['chaldean'],
  'five-numbers': ['lifePath', 'expression', 'soulUrge', 'personality', 'birthday'],
};

const firstNameOf = ({ name }: Person) => name.split(' ')[0] ?? name;

/** What this member is asked to work out in this lesson. */
export function exerciseFor(check: Check, lesson: LessonAsked): CheckedExercise {
  const { name, birthDate } = personFor(lesson);
  const { year, month, day } = birthDate;
  return {
    task: `${name}, born on ${day} ${monthNames[month - 1]} ${year}.`,
    asks: asked[check].map((figure) => ({ name: figure, label: figures[figure].label })),
  };
}

/** Everybody gets somebody else to count, and the same one each time she comes back. */
function personFor({ memberId, lessonId }: LessonAsked): Person {
  const seed = createHash('sha256').update(`${memberId} ${lessonId}`).digest();
  return {
    name: itemAt(NAMES, seed.readUInt16BE(0) % NAMES.length),
    birthDate: {
      year: 1950 + (seed.readUInt16BE(2) % 50),
      month: 1 + (seed.readUInt16BE(4) % 12),
      day: 1 + (seed.readUInt16BE(6) % 28),
    },
  };
}

/** The answers as the engine finds them. */
export function solveExercise(check: Check, lesson: LessonAsked): Answers {
  const person = personFor(lesson);
  return recordOf(asked[check], (figure) => String(figures[figure].value(person)));
}

/** Which answers are not right, by their field. A master number may be told as 11, as 2 or as 11/2. */
export function wrongAnswers(check: Check, lesson: LessonAsked, typed: Answers): Answers {
  const right = solveExercise(check, lesson);
  return Object.fromEntries(
    asked[check].flatMap((figure) => {
      const given = (typed[figure] ?? '').replaceAll(/\s/g, '');
      if (given && waysToTell(Number(right[figure])).includes(given)) return [];
      return [[figure, given ? 'Not this one. Add it up once more.' : 'Please work this one out.']];
    }),
  );
}

const waysToTell = (value: number): string[] =>
  isMaster(value)
    ? [String(value), String(singleDigit(value)), `${value}/${singleDigit(value)}`]
    : [String(value)];
export type LessonAsked = { memberId: string; courseId: string; lessonId: string };
