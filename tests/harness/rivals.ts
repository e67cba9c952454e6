import type { Browserlike } from './browserlike.ts';

const TAKEN = 'That time has just been taken. Please choose another one.';
const OWES = 'Please settle one of them before booking another.';

/** Of people who want the same hour: each wins, is told that it is taken or that she owes too much, or hears something else. */
type Tally = { won: number; told: number; owes: number; [somethingElse: string]: number };

/** How one of them is answered, by the name of its count or in its own words. */
export async function wants(visitor: Browserlike, sessionType: string, startsAt: string): Promise<string> {
  const answer = await visitor.post('/portal/sessions', { intent: 'book', sessionType, startsAt });
  if (answer.status === 200) return 'won';
  const words = await answer.text();
  if (answer.status === 409 && words.includes(TAKEN)) return 'told';
  if (answer.status === 409 && words.includes(OWES)) return 'owes';
  return `${answer.status} ${words.replaceAll(/<script.*?<\/script>|<[^>]*>|\s+/gs, ' ').slice(0, 400)}`;
}

export function tallied(answers: string[]): Tally {
  const tally: Tally = { won: 0, told: 0, owes: 0 };
  for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
  return tally;
}
