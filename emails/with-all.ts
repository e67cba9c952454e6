import type { LetterBlock } from './mails.ts';

/** An arrangement with all parts of the letter: one that it does not mention stands after the part it follows as written. */
export function withAll(arranged: LetterBlock[], keys: string[]): LetterBlock[] {
  const whole = [...arranged];
  for (const [at, key] of keys.entries()) {
    if (whole.some(({ part }) => part === key)) continue;
    const before = keys[at - 1];
    const place = before === undefined ? 0 : whole.findIndex(({ part }) => part === before) + 1;
    whole.splice(place, 0, { part: key });
  }
  return whole;
}
