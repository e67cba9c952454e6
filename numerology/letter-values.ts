export type LetterSystem = 'pythagorean' | 'chaldean';

const PYTHAGOREAN = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'];
/** The Chaldeans held nine sacred: no letter carries it. */
const CHALDEAN = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'];

const FIRST_LETTER = 'A'.charCodeAt(0);

function valuesByLetter(groups: string[]): number[] {
  const values: number[] = [];
  groups.forEach((letters, index) => {
    for (const letter of letters) values[letter.charCodeAt(0) - FIRST_LETTER] = index + 1;
  });
  return values;
}

const VALUES: Record<LetterSystem, number[]> = {
  pythagorean: valuesByLetter(PYTHAGOREAN),
  chaldean: valuesByLetter(CHALDEAN),
};

/** The largest number a letter can stand for. */
export const HIGHEST_LETTER_VALUE: Record<LetterSystem, number> = {
  pythagorean: PYTHAGOREAN.length,
  chaldean: CHALDEAN.length,
};

/** Only A to Z have a value: anything else was not spelled first, which is a mistake of the caller. */
export function letterValue(letter: string, system: LetterSystem): number {
  const value = letter.length === 1 ? VALUES[system][letter.charCodeAt(0) - FIRST_LETTER] : undefined;
  if (value === undefined) throw new RangeError(`Not a letter from A to Z: ${JSON.stringify(letter)}`);
  return value;
}
