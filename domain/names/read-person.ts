import type { CalendarDate, Chart, NameOptions, QuizNumbers } from '../numerology/index.ts';
import { chart, quizNumbers } from '../numerology/index.ts';
import type { NameError, NameReading, NameSpelling } from './spell-name.ts';
import { spellEditedName, spellName } from './spell-name.ts';

/** A person as a form knows one. */
export interface PersonInput extends NameOptions {
  /** The name as typed. */
  name: string;
  /** The calculation spelling, if its owner changed it; it takes the place of the one made from `name`. */
  editedSpelling?: string;
  birthDate: CalendarDate;
}

export type PersonReading<T> =
  | { ok: true; spelling: NameSpelling; numbers: T }
  | { ok: false; error: NameError };

export function quizNumbersOf(person: PersonInput): PersonReading<QuizNumbers> {
  return withSpelling(person, (spelling) => quizNumbers({ ...person, name: spelling.name }));
}

export function chartOf(person: PersonInput): PersonReading<Chart> {
  return withSpelling(person, (spelling) => chart({ ...person, name: spelling.name }));
}

function withSpelling<T>(person: PersonInput, read: (spelling: NameSpelling) => T): PersonReading<T> {
  const reading: NameReading =
    person.editedSpelling === undefined ? spellName(person.name) : spellEditedName(person.editedSpelling);
  return reading.ok ? { ok: true, spelling: reading.spelling, numbers: read(reading.spelling) } : reading;
}
