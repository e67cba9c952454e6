import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { type DigitResult, parseDate, toldNumber } from '../../../numerology/index.ts';
import { quizNumbersOf } from '../../../numerology/names/index.ts';
import type { ReadsContent } from '../../services.ts';

/** The three numbers of the person an order is about, counted as her reading counts them. */
export function chartOf(
  { content }: ReadsContent,
  { fullName: name, birthDate, spelling: editedSpelling }: IntakeAnswers,
) {
  const date = birthDate ? parseDate(birthDate) : null;
  if (!name || !date) return undefined;
  const { school: system } = content.current().site;
  const person = quizNumbersOf({ name, editedSpelling, birthDate: date, system });
  if (!person.ok) return undefined;
  const { lifePath, expression, soulUrge } = person.numbers;
  return [
    { label: 'Life Path', ...told(lifePath) },
    { label: 'Expression', ...told(expression) },
    { label: 'Soul Urge', ...told(soulUrge) },
  ];
}

const told = (number: Pick<DigitResult, 'digit' | 'master'>) => ({
  digit: number.digit,
  number: toldNumber(number),
});
