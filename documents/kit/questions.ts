import { clipped } from './clipped.ts';

const MOST = 5;
const LONGEST = 240;

/**
 * The questions somebody sent us: one to a line, or several in a row, none longer than a page can hold. What goes
 * beyond five is one more question, so that nothing is left out. A page of paper shows what its fonts can (`shown`).
 */
export function questionsIn(sent = '', shown = (line: string) => line): string[] {
  const lines = sent
    .split(/\r?\n|(?<=\?)\s+/)
    .map((line) => clipped(shown(line).trim(), LONGEST))
    .filter((line) => /\p{L}/u.test(line));
  const asked = [...new Set(lines)];
  if (asked.length <= MOST) return asked;
  return [...asked.slice(0, MOST - 1), clipped(asked.slice(MOST - 1).join(' '), LONGEST)];
}
