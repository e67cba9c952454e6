import { birthDateProblems } from '../../../numerology/birth-date-problems.ts';
import { readBirthDate, type YChoice } from '../../../numerology/index.ts';
import { type NameSpelling, quizNumbersOf, spellName } from '../../../numerology/names/index.ts';
import { invalid } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { toQuizCards } from './quiz-cards.ts';

export type QuizAnswers = {
  name: string;
  /** 'YYYY-MM-DD' */
  birthDate: string;
  /** How its owner wants the name counted, where she changed our spelling. */
  spelling?: string;
  /** Which Ys she hears otherwise than our rule; the quiz does not ask. */
  yChoices?: readonly YChoice[];
};

const NO_LETTERS = 'Please write at least one letter, so that there is something to count.';

/** From what was typed to the three numbers, the same ones everywhere in the house. */
export function readAnswers(
  services: Pick<Parts, 'clock'>,
  { name, birthDate, spelling: editedSpelling, yChoices }: QuizAnswers,
) {
  const birth = readBirthDate(birthDate, today(services));
  if (!birth.ok) throw invalid({ birthDate: birthDateProblems[birth.error] });
  const person = quizNumbersOf({ name, editedSpelling, yChoices, birthDate: birth.date });
  if (!person.ok) {
    throw invalid({ [editedSpelling === undefined ? 'name' : 'spelling']: NO_LETTERS });
  }
  return { cards: toQuizCards(person.numbers), spelling: toShownSpelling(person.spelling) };
}

/** How the name was counted, for the visitor to check. */
export type ShownSpelling = {
  text: string;
  /** Whether it differs from what was typed in more than capitals. */
  changed: boolean;
  leftOut: string[];
};

export function readSpelling(name: string): ShownSpelling {
  const reading = spellName(name);
  if (!reading.ok) throw invalid({ name: NO_LETTERS });
  return toShownSpelling(reading.spelling);
}

function toShownSpelling({ text, words, leftOut }: NameSpelling): ShownSpelling {
  return {
    text,
    changed: words.some(({ changes }) => changes.length > 0),
    leftOut: leftOut.map(({ raw }) => raw),
  };
}
