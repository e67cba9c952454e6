import type { CalendarDate, Chart, LetterSystem, NameOptions, QuizInput, QuizNumbers } from '../index.ts';
import { chart, quizNumbers } from '../index.ts';
import type { NameError, NameReading, NameSpelling } from './spell-name.ts';
import { spellEditedName, spellName } from './spell-name.ts';

/** A person as a form knows one. */
export interface PersonInput extends NameOptions {
  /** The name as typed. */
  name: string;
  /** The calculation spelling, if its owner changed it; it takes the place of the one made from `name`. */
  editedSpelling?: string;
  birthDate: CalendarDate;
  /** Whose letter values count: the choice of the practice that reads the name. */
  system: LetterSystem;
}

export type PersonReading<T> =
  | { ok: true; spelling: NameSpelling; numbers: T }
  | { ok: false; error: NameError };

export function quizNumbersOf(person: PersonInput): PersonReading<QuizNumbers> {
  return withSpelling(person, (counted) => quizNumbers(counted));
}

export function chartOf(person: PersonInput): PersonReading<Chart> {
  return withSpelling(person, (counted) => chart(counted));
}

function withSpelling<T>(person: PersonInput, count: (counted: QuizInput) => T): PersonReading<T> {
  const reading: NameReading =
    person.editedSpelling === undefined ? spellName(person.name) : spellEditedName(person.editedSpelling);
  if (!reading.ok) return reading;
  const { spelling } = reading;
  return {
    ok: true,
    spelling,
    numbers: count({ ...person, name: spelling.name }),
  };
}
