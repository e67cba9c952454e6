import { site } from '../../../content/site.ts';
import { leaveOutTitles } from '../../../domain/names/left-out-words.ts';
import { parseDate } from '../../../domain/numerology/calendar-date.ts';
import { quizNumbers } from '../../../domain/numerology/quiz-numbers.ts';
import { toQuizCards } from '../../../domain/quiz/quiz-cards.ts';
import type { Outcome } from './quiz-progress.ts';

const PLAIN = /^[A-Za-z' -]+$/;

/**
 * The numbers without the server, for names that need no spelling table: the same ones, by the same engine.
 * Undefined for any other name.
 */
export function countLocally(name: string, birthDate: string): Outcome | undefined {
  const date = parseDate(birthDate);
  if (!date || !PLAIN.test(name)) return undefined;
  // A lone apostrophe is no word.
  const typed = name.split(/[ -]+/).filter((word) => /[a-z]/i.test(word));
  const spelledWords = typed.map((raw) => ({
    raw,
    spelled: raw.replaceAll("'", '').toUpperCase(),
    changes: [],
  }));
  const { words, leftOut } = leaveOutTitles(spelledWords);
  if (words.length === 0) return undefined;
  const spelled = words.map((word) => word.spelled);
  return {
    cards: toQuizCards(quizNumbers({ name: spelled, birthDate: date, system: site.school })),
    spelling: {
      text: spelled.join(' '),
      changed: false,
      leftOut: leftOut.map(({ raw }) => raw),
    },
  };
}
