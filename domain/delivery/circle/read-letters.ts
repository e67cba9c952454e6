import { formatDate, parseDate } from '../../../numerology/index.ts';
import type { Parts } from '../../services.ts';
import { today } from '../../today.ts';
import { letterWords } from './letter-words.ts';
import { listLettersOf, listOpenCircles } from './queries.ts';

export type MonthLetter = ReturnType<typeof letterWords> & { key: string };

/**
 * A member's letters, newest first. The one of this month is here as soon as she is in the Circle and we know her birth
 * date: nobody waits for the mail.
 */
export async function readLetters(
  services: Pick<Parts, 'db' | 'clock' | 'content'>,
  { memberId }: { memberId: string },
): Promise<MonthLetter[]> {
  const { meaningOf } = services.content.current();
  const now = formatDate({ ...today(services), day: 1 });
  const [written, open] = await Promise.all([
    listLettersOf(services.db, memberId),
    listOpenCircles(services.db, memberId),
  ]);
  const current = open.map(({ answers }) => ({ month: now, answers }));
  const letters = new Map<string, MonthLetter>();
  for (const { month, answers } of [...current, ...written]) {
    const [born, at] = [parseDate(answers.birthDate ?? ''), parseDate(month)];
    if (born && at && !letters.has(month)) {
      letters.set(month, { key: month, ...letterWords(meaningOf, born, at) });
    }
  }
  return [...letters.values()].sort((one, other) => other.key.localeCompare(one.key));
}
