import { clipped } from './clipped.ts';
import { printable } from './printable.ts';

const MOST = 5;
const LONGEST = 240;

/**
 * The questions somebody sent us: one to a line, or several in a row, none longer than a page can hold. What goes
 * beyond five is one more question, so that nothing is left out.
 */
export function questionsIn(sent = ''): string[] {
  const all = sent
    .split(/\r?\n|(?<=\?)\s+/)
    .map((line) => printable(line).trim())
    .filter((line) => /\p{L}/u.test(line));
  const each = all.length > MOST ? [...all.slice(0, MOST - 1), all.slice(MOST - 1).join(' ')] : all;
  return each.map((line) => clipped(line, LONGEST));
}
