import type { KarmicDebtFinding } from './karmic-debts.ts';
import { karmicDebts } from './karmic-debts.ts';
import type { LetterSystem } from './letter-values.ts';
import type { NameResult } from './name-numbers.ts';
import { expression } from './name-numbers.ts';
import type { Digit } from './reduction.ts';
import type { SpelledName } from './spelled-name.ts';
import { valueName } from './spelled-name.ts';
import { inSameTriad } from './triads.ts';

/** Facts that speak for a name. Each counts the same: the rank is a count anyone can check, not a weighted score. */
export type NameAgreement =
  | 'pythagorean-fits-life-path'
  | 'pythagorean-fits-expression'
  | 'chaldean-fits-life-path'
  | 'chaldean-fits-expression'
  | 'systems-agree'
  | 'free-of-karmic-debt';

export interface BusinessName {
  /** The name as its owner writes it. */
  label: string;
  name: SpelledName;
  /** The name's number in both systems. */
  numbers: Record<LetterSystem, NameResult>;
  karmicDebts: KarmicDebtFinding[];
}

export interface RankedBusinessName extends BusinessName {
  /** 1 is best; names with the same number of agreements share a rank (1, 1, 3). */
  rank: number;
  agreements: NameAgreement[];
}

/** The owner's digits that a business name is compared with. */
export interface OwnerDigits {
  lifePath: Digit;
  expression: Digit;
}

export function readBusinessName(label: string, name: SpelledName): BusinessName {
  const numberIn = (system: LetterSystem) => expression(valueName(name, { system }));
  const numbers = { pythagorean: numberIn('pythagorean'), chaldean: numberIn('chaldean') };
  return { label, name, numbers, karmicDebts: karmicDebts(Object.values(numbers)) };
}

/** Best first; equal names stay in the order they were given. */
export function rankBusinessNames(names: readonly BusinessName[], owner: OwnerDigits): RankedBusinessName[] {
  const judged = names
    .map((name) => ({ ...name, agreements: agreementsOf(name, owner) }))
    .sort((a, b) => b.agreements.length - a.agreements.length);
  return judged.map((name) => ({
    ...name,
    rank: 1 + judged.findIndex((other) => other.agreements.length === name.agreements.length),
  }));
}

function agreementsOf(name: BusinessName, owner: OwnerDigits): NameAgreement[] {
  const pythagorean = name.numbers.pythagorean.digit;
  const chaldean = name.numbers.chaldean.digit;
  const facts: [NameAgreement, boolean][] = [
    ['pythagorean-fits-life-path', inSameTriad(pythagorean, owner.lifePath)],
    ['pythagorean-fits-expression', inSameTriad(pythagorean, owner.expression)],
    ['chaldean-fits-life-path', inSameTriad(chaldean, owner.lifePath)],
    ['chaldean-fits-expression', inSameTriad(chaldean, owner.expression)],
    ['systems-agree', pythagorean === chaldean],
    ['free-of-karmic-debt', name.karmicDebts.length === 0],
  ];
  return facts.filter(([, isTrue]) => isTrue).map(([fact]) => fact);
}
