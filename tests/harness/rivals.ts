import type { Browserlike } from './browserlike.ts';

const TAKEN = 'That time has just been taken. Please choose another one.';

/** How one of many is answered who wants the same hour: `won`, `toldPlainly`, or anything else in its own words. */
export async function wants(visitor: Browserlike, sessionType: string, startsAt: string): Promise<string> {
  const answer = await visitor.post('/portal/sessions', { intent: 'book', sessionType, startsAt });
  if (answer.status === 200) return 'won';
  const words = await answer.text();
  if (answer.status === 409 && words.includes(TAKEN)) return 'toldPlainly';
  return `${answer.status} ${words.replaceAll(/<script.*?<\/script>|<[^>]*>|\s+/gs, ' ').slice(0, 400)}`;
}

/** So many of each answer. */
export function tallied(answers: string[]): { won: number; toldPlainly: number; [else_: string]: number } {
  const tally: ReturnType<typeof tallied> = { won: 0, toldPlainly: 0 };
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}
