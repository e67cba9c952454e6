export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Digit = (typeof DIGITS)[number];
const DIFFERENCES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How far two digits are apart. */
export type Difference = (typeof DIFFERENCES)[number];
export type Master = 11 | 22 | 33;
export type CoreNumber = Digit | Master;
export type KarmicDebt = 13 | 14 | 16 | 19;

export function isDigit(n: unknown): n is Digit {
  return DIGITS.some((digit) => digit === n);
}

export function isMaster(n: number): n is Master {
  return n === 11 || n === 22 || n === 33;
}

export function isKarmicDebt(n: number): n is KarmicDebt {
  return n === 13 || n === 14 || n === 16 || n === 19;
}

export function digitSum(n: number): number {
  let sum = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

/** Every number on the way down, the first being `n` itself: 1949 → [1949, 23, 5], 29 → [29, 11]. */
export function reduceKeepingMasters(n: number): number[] {
  const steps = [n];
  for (let current = n; current > 9 && !isMaster(current); ) {
    current = digitSum(current);
    steps.push(current);
  }
  return steps;
}

/** Like `reduceKeepingMasters`, but 11, 22 and 33 are reduced too: 29 → [29, 11, 2]. */
export function reduceToDigit(n: number): number[] {
  const steps = [n];
  for (let current = n; current > 9; ) {
    current = digitSum(current);
    steps.push(current);
  }
  return steps;
}

/** The digital root: (n mod 9), a remainder of 0 being read as 9. Zero itself is read as 9 as well. */
export function singleDigit(n: number): Digit {
  return DIGITS[(n - 1) % 9] ?? 9;
}

/** Of two numbers below ten: nothing is left to reduce. */
export function difference(one: number, other: number): Difference {
  const between = DIFFERENCES[Math.abs(one - other)];
  if (between === undefined) throw new RangeError(`${one} and ${other} are not two digits`);
  return between;
}

/** How a number is told wherever it stands alone: "11/2" where a master number is behind it, else its digit. */
export function toldNumber({ digit, master }: { digit: number; master: number | null }): string {
  return master === null ? String(digit) : `${master}/${digit}`;
}

/** The same of a core number: 11 → "11/2", 7 → "7". */
export function toldCore(number: CoreNumber): string {
  return toldNumber({ digit: singleDigit(number), master: isMaster(number) ? number : null });
}

/**
 * How numerologists write a number with its origin: "25/7", "11/2", "29/11/2". Steps between the total and the
 * result are left out (19 → 10 → 1 is "19/1"), only a master number on the way is named.
 */
export function compoundNotation(total: number, master: Master | null, result: number): string {
  const parts = [total];
  if (master !== null && master !== total) parts.push(master);
  if (result !== parts.at(-1)) parts.push(result);
  return parts.join('/');
}
