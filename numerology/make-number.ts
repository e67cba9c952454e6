/** Reduces a total by the given rule; `describe` gets the steps down and completes the working with them. */
export function numberFromTotal<W extends Working>(
  name: NumberName,
  total: number,
  masters: MasterRule,
  letters: LetterSystem | null,
  describe: (steps: number[]) => W,
): CoreResult<W> {
  const digit = singleDigit(total);
  const steps = stepsDown(total, masters);
  const master = masters === 'ignored' ? null : (steps.find(isMaster) ?? null);
  return {
    name,
    value: masters === 'kept' && master !== null ? master : digit,
    digit,
    master,
    compound: compoundNotation(total, master, digit),
    working: describe(steps),
    method: { school: 'decoz', letters, masters },
    engineVersion: ENGINE_VERSION,
  };
}

function stepsDown(total: number, masters: MasterRule): number[] {
  // An empty sum (a name without vowels, say) has no step of its own to 9, so the working must show one.
  if (total === 0) return [0, singleDigit(0)];
  return masters === 'kept' ? reduceKeepingMasters(total) : reduceToDigit(total);
}

/** Adds terms, each reduced on its own before, and reduces the total. */
export function sumOfTerms(
  name: NumberName,
  terms: Term[],
  masters: MasterRule,
  letters: LetterSystem | null = null,
): CoreResult<SumWorking> {
  const total = totalOf(terms);
  return numberFromTotal(name, total, masters, letters, (steps) => ({ kind: 'sum', terms, total, steps }));
}

function totalOf(terms: Term[]): number {
  const [first] = terms;
  // A lone term is its own total, so the 15th is "15/6" and not "6"; a year enters with its digits added, as "23/5".
  if (first && terms.length === 1) return first.steps.find((step) => step < 100) ?? first.value;
  return terms.reduce((sum, term) => sum + term.value, 0);
}

/** Subtracts the smaller term from the larger. Both are single digits, so nothing is left to reduce. */
export function differenceOfTerms(
  name: NumberName,
  terms: [Term, Term],
  letters: LetterSystem | null = null,
): DifferenceResult {
  const value = difference(terms[0].value, terms[1].value);
  return {
    name,
    value,
    digit: value,
    master: null,
    compound: String(value),
    working: { kind: 'difference', terms, total: value, steps: [value] },
    method: { school: 'decoz', letters, masters: 'ignored' },
    engineVersion: ENGINE_VERSION,
  };
}

/** The same number as the single digit a quiz card shows; its master number stays as a note. */
export function withMasterNoted<W extends Working>(result: CoreResult<W>): DigitResult<W> {
  const steps = stepsDown(result.working.total, 'noted');
  return {
    ...result,
    value: result.digit,
    working: { ...result.working, steps },
    method: { ...result.method, masters: 'noted' },
  };
}

export type NumberName =
  | 'life-path'
  | 'expression'
  | 'soul-urge'
  | 'personality'
  | 'birthday'
  | 'maturity'
  | 'balance'
  | 'pinnacle'
  | 'challenge'
  | 'period-cycle'
  | 'personal-year'
  | 'personal-month'
  | 'personal-day'
  | 'bridge'
  | 'couple-sum'
  | 'date-number';

/**
 * What a total does when its path meets 11, 22 or 33.
 * kept: the value is the master number. noted: the value is the single digit and `master` names the master number.
 * ignored: only the single digit counts and `master` stays null.
 */
export type MasterRule = 'kept' | 'noted' | 'ignored';

export interface Method {
  /** Parts are reduced first, then added, then reduced again, as Hans Decoz teaches it. */
  school: 'decoz';
  /** Null where no letter takes part. */
  letters: LetterSystem | null;
  masters: MasterRule;
}

/** A number with everything needed to show, check and store it. */
export interface NumberResult<
  Value extends number = number,
  W extends Working = Working,
  D extends Digit | 0 = Digit | 0,
> {
  name: NumberName;
  value: Value;
  /** The value as a single digit; 0 only for challenges and bridges. */
  digit: D;
  master: Master | null;
  /** "25/7", "11/2", or just "6" where nothing had to be reduced. */
  compound: string;
  working: W;
  method: Method;
  engineVersion: string;
}

/** A number that keeps 11, 22 and 33. */
export type CoreResult<W extends Working = Working> = NumberResult<CoreNumber, W, Digit>;
/** A number from 1 to 9. */
export type DigitResult<W extends Working = Working> = NumberResult<Digit, W, Digit>;
/** A distance between two digits, from 0 to 8. */
export type DifferenceResult = NumberResult<Difference, DifferenceWorking>;

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
function difference(one: number, other: number): Difference {
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

/** One letter as it is drawn: its value, what it is, and whether this number counts it. */
export interface LetterWorking {
  letter: string;
  value: number;
  kind: LetterKind;
  counted: boolean;
  /** Why a Y is read as it is; only on Y. */
  yRule?: YRule;
}

export interface WordWorking {
  word: string;
  letters: LetterWorking[];
  /** Sum of the counted letters. */
  sum: number;
  /** From the sum down to `value`: [28, 10, 1]. */
  steps: number[];
  /** What this word adds to the total. */
  value: number;
}

export interface LettersWorking {
  kind: 'letters';
  words: WordWorking[];
  /** The sum of the words' values; for a single word its own unreduced sum. */
  total: number;
  /** From the total down to the result: [25, 7]. */
  steps: number[];
}

export type TermLabel =
  | 'month'
  | 'day'
  | 'year'
  | 'life-path'
  | 'expression'
  | 'soul-urge'
  | 'personality'
  | 'birthday'
  | 'first-pinnacle'
  | 'second-pinnacle'
  | 'first-challenge'
  | 'second-challenge'
  | 'calendar-year'
  | 'calendar-month'
  | 'calendar-day'
  | 'personal-year'
  | 'personal-month'
  | 'first-person'
  | 'second-person';

/** One number that is added or subtracted, with its own way down: year 1949 → 23 → 5. */
export interface Term {
  label: TermLabel;
  source: number;
  steps: number[];
  value: number;
}

export interface SumWorking {
  kind: 'sum';
  terms: Term[];
  total: number;
  steps: number[];
}

export interface DifferenceWorking {
  kind: 'difference';
  terms: [Term, Term];
  total: number;
  steps: number[];
}

export type Working = LettersWorking | SumWorking | DifferenceWorking;

export function termKeepingMasters(label: TermLabel, source: number): Term {
  const steps = reduceKeepingMasters(source);
  return { label, source, steps, value: steps.at(-1) ?? source };
}

export function singleDigitTerm(label: TermLabel, source: number): Term {
  const steps = reduceToDigit(source);
  return { label, source, steps, value: steps.at(-1) ?? source };
}

/**
 * Stored with every result. Raise it whenever the same input could give another number or another working,
 * so that a report made earlier can be told apart from one made now.
 */
export const ENGINE_VERSION = '1.0.1';
export type LetterKind = 'vowel' | 'consonant';
export type LetterSystem = 'pythagorean' | 'chaldean';
/** Why a Y counts as it does. The README has an example name for each. */
export type YRule =
  | 'only-vowel-of-word'
  | 'first-before-consonant'
  | 'first-before-vowel'
  | 'after-vowel'
  | 'closes-syllable'
  | 'first-vowel-sound'
  | 'glides-into-vowel'
  | 'chosen';
