import { z } from 'zod';
import { birthDateProblem, readBirthDate, type YChoice } from '../numerology/index.ts';
import { type PersonError, quizNumbersOf } from '../numerology/names/index.ts';
import { invalid } from './errors.ts';
import type { Deps, ReadsContent } from './services.ts';
import { today } from './today.ts';

export type PersonAnswers = {
  name: string;
  /** 'YYYY-MM-DD' */
  birthDate: string;
  /** How its owner wants the name counted, where she changed our spelling. */
  spelling?: string;
  /** Which Ys she hears otherwise than our rule; the quiz does not ask. */
  yChoices?: readonly YChoice[];
};

const Y_CHOICE = /^(\d{1,2})\.(\d{1,2})\.(vowel|consonant)$/;

/** Which Ys of a name sound otherwise than by rule, as the form sends them: "0.2.vowel". */
export const yChoices = z
  .array(
    z.union([
      z.string(),
      z.object({ word: z.number(), letter: z.number(), as: z.enum(['vowel', 'consonant']) }),
    ]),
  )
  .max(40)
  .default([])
  .transform((choices) =>
    choices.flatMap((choice): YChoice[] => {
      if (typeof choice !== 'string') return [choice];
      const [, word, letter, as] = Y_CHOICE.exec(choice) ?? [];
      return as === 'vowel' || as === 'consonant' ? [{ word: Number(word), letter: Number(letter), as }] : [];
    }),
  );

export const nameErrors: Record<PersonError, string> = {
  'no-letters': 'Please write at least one letter, so that there is something to count.',
  'untold-sounds': 'Please write it as the passport does, in the letters A to Z.',
  'no-vowels': 'There is no vowel in it, so there is no Soul Urge to count. Please write the name in full.',
};

/** From what was typed to the three numbers, the same ones everywhere. */
export function countPerson(
  services: Pick<Deps, 'clock'> & ReadsContent,
  { name, birthDate, spelling: editedSpelling, yChoices }: PersonAnswers,
) {
  const birth = readBirthDate(birthDate, today(services));
  if (!birth.ok) throw invalid({ birthDate: birthDateProblem(birth.error, birthDate) });
  const { school: system } = services.content.current().site;
  const person = quizNumbersOf({ name, editedSpelling, yChoices, birthDate: birth.date, system });
  if (!person.ok) {
    const asksSpelling = person.error === 'untold-sounds' || editedSpelling !== undefined;
    throw invalid({ [asksSpelling ? 'spelling' : 'name']: nameErrors[person.error] });
  }
  return person;
}

const positions = ['lifePath', 'expression', 'soulUrge'] as const;
type Counted = Record<(typeof positions)[number], { master: number | null }>;

/** Of three numbers those with a master number behind them: what is stored are digits. */
export function mastersOf(numbers: Counted): Partial<Record<keyof Counted, number>> {
  return Object.fromEntries(
    positions.flatMap((position) => {
      const { master } = numbers[position];
      return master === null ? [] : [[position, master]];
    }),
  );
}
