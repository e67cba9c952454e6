import {
  type CalendarDate,
  type Chart,
  chart,
  type LetterSystem,
  type NameOptions,
  type QuizInput,
  type QuizNumbers,
  quizNumbers,
} from '../index.ts';
import {
  type NameError,
  type NameReading,
  type NameSpelling,
  spellEditedName,
  spellName,
} from './spell-name.ts';

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
  | { ok: false; error: PersonError };

/** no-vowels: there is no Soul Urge to count, and none is made up. */
export type PersonError = NameError | 'no-vowels';

export function quizNumbersOf(person: PersonInput): PersonReading<QuizNumbers> {
  return withSpelling(person, (counted) => quizNumbers(counted));
}

export function chartOf(person: PersonInput): PersonReading<Chart> {
  return withSpelling(person, (counted) => chart(counted));
}

type HoldsSoulUrge = Pick<QuizNumbers, 'soulUrge'> | Pick<Chart, 'soulUrge'>;

function withSpelling<T extends HoldsSoulUrge>(
  person: PersonInput,
  count: (counted: QuizInput) => T,
): PersonReading<T> {
  const reading: NameReading =
    person.editedSpelling === undefined ? spellName(person.name) : spellEditedName(person.editedSpelling);
  if (!reading.ok) return reading;
  const { spelling } = reading;
  const numbers = count({ ...person, name: spelling.name });
  if (numbers.soulUrge.working.total === 0) return { ok: false, error: 'no-vowels' };
  return { ok: true, spelling, numbers };
}
