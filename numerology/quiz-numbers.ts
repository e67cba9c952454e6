import type { CalendarDate } from './calendar-date.ts';
import { lifePath } from './date-numbers.ts';
import { withMasterNoted } from './make-number.ts';
import { expression, type NameResult, soulUrge } from './name-numbers.ts';
import type { DigitResult } from './number-result.ts';
import type { Digit } from './reduction.ts';
import type { NameOptions, SpelledName } from './spelled-name.ts';
import { valueName } from './spelled-name.ts';
import type { SumWorking } from './working.ts';

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
