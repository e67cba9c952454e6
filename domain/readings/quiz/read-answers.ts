import { type NameSpelling, spellName } from '../../../numerology/names/index.ts';
import { countPerson, nameErrors, type PersonAnswers } from '../../count-person.ts';
import { invalid } from '../../errors.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import { toQuizCards } from './quiz-cards.ts';

export type QuizAnswers = PersonAnswers;

/** The three numbers as cards, and the spelling they were counted with. */
export function readAnswers(services: Pick<Parts, 'clock'> & ReadsContent, answers: QuizAnswers) {
  const { numbers, spelling } = countPerson(services, answers);
  return { cards: toQuizCards(numbers), spelling: toShownSpelling(spelling) };
}

/** How the name was counted, for the visitor to check. */
export type ShownSpelling = {
  text: string;
  /** Whether it differs from what was typed in more than capitals. */
  changed: boolean;
  /** Nothing can be suggested: its owner writes it as her passport does. */
  passport?: true;
  leftOut: string[];
};

export function readSpelling(name: string): ShownSpelling {
  const reading = spellName(name);
  if (!reading.ok) throw invalid({ name: nameErrors[reading.error] });
  return toShownSpelling(reading.spelling);
}

function toShownSpelling({ text, words, leftOut }: NameSpelling): ShownSpelling {
  return {
    text,
    changed: words.some(({ changes }) => changes.length > 0),
    leftOut: leftOut.map(({ raw }) => raw),
  };
}
