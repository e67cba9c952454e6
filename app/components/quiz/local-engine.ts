import { site } from '../../../content/site.ts';
import { parseDate } from '../../../domain/numerology/calendar-date.ts';
import { quizNumbers } from '../../../domain/numerology/quiz-numbers.ts';
import { toQuizCards } from '../../../domain/quiz/quiz-cards.ts';
import { spellPlainName } from '../numbers/plain-spelling.ts';
import type { Outcome } from './quiz-progress.ts';

/**
 * The numbers without the server, for names that need no spelling table: the same ones, by the same engine.
 * Undefined for any other name.
 */
export function countLocally(name: string, birthDate: string): Outcome | undefined {
  const date = parseDate(birthDate);
  const spelling = date && spellPlainName(name);
  if (!date || !spelling) return undefined;
  const { words, leftOut } = spelling;
  return {
    cards: toQuizCards(quizNumbers({ name: words, birthDate: date, system: site.school })),
    spelling: { text: words.join(' '), changed: false, leftOut },
  };
}
