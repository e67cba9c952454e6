import { clipped } from './clipped.ts';
import { printable } from './printable.ts';

const MOST = 3;
const LONGEST = 240;

/** The first questions somebody sent us, one to a line, none longer than a page can hold. */
export function questionsIn(sent = ''): string[] {
  return sent
    .split(/\r?\n/)
    .map((line) => printable(line).trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MOST)
    .map((line) => clipped(line, LONGEST));
}
