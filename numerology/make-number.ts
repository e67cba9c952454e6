import { ENGINE_VERSION } from './engine-version.ts';
import type { LetterSystem } from './letter-values.ts';
import type { CoreResult, DifferenceResult, DigitResult, MasterRule, NumberName } from './number-result.ts';
import {
  compoundNotation,
  difference,
  isMaster,
  reduceKeepingMasters,
  reduceToDigit,
  singleDigit,
} from './reduction.ts';
import type { SumWorking, Term, Working } from './working.ts';

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
