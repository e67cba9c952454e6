import type { CalendarDate } from './calendar-date.ts';
import { lifePath } from './cycles.ts';
import { type Digit, type DigitResult, type SumWorking, withMasterNoted } from './make-number.ts';
import {
  expression,
  type NameOptions,
  type NameResult,
  type SpelledName,
  soulUrge,
  valueName,
} from './name-numbers.ts';

export interface QuizNumbers {
  lifePath: DigitResult<SumWorking>;
  expression: NameResult<Digit>;
  soulUrge: NameResult<Digit>;
}

export interface QuizInput extends NameOptions {
  name: SpelledName;
  birthDate: CalendarDate;
}

/**
 * The three numbers of the quiz, each 1 to 9, a master number being a note beside it. They are the chart's own
 * numbers brought down to a digit, so quiz, profile and reports can never disagree; the Life Path is therefore
 * (day + month + year) mod 9 with 0 as 9, which the tests prove for every date from 1900 to 2029.
 */
export function quizNumbers({ name, birthDate, ...options }: QuizInput): QuizNumbers {
  const valued = valueName(name, options);
  return {
    lifePath: withMasterNoted(lifePath(birthDate)),
    expression: withMasterNoted(expression(valued)),
    soulUrge: withMasterNoted(soulUrge(valued)),
  };
}
