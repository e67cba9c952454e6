import { toQuizCards } from '../../../domain/readings/browser.ts';
import { type LetterSystem, parseDate, quizNumbers } from '../../../numerology/index.ts';
import { spellPlainName } from '../numbers/spelling.tsx';
import type { Outcome } from './quiz-progress.ts';

/**
 * The numbers without the server, for names that need no spelling table: the same ones, by the same engine.
 * Undefined for any other name, and for one without vowels, which the server refuses.
 */
export function countLocally(name: string, birthDate: string, system: LetterSystem): Outcome | undefined {
  const date = parseDate(birthDate);
  const spelling = date && spellPlainName(name);
  if (!date || !spelling) return undefined;
  const { words, leftOut } = spelling;
  const numbers = quizNumbers({ name: words, birthDate: date, system });
  if (numbers.soulUrge.working.total === 0) return undefined;
  return {
    cards: toQuizCards(numbers),
    spelling: { text: words.join(' '), changed: false, leftOut },
  };
}
