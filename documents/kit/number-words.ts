import type { NumberName } from '../../numerology/index.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

export function ordinal(at: number): string {
  return ORDINALS[at] ?? `${at + 1}th`;
}

/** 1 and 2, or 1, 2 and 3. */
export function listed(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** an 8, an 11/2, a 19/1: the article goes by how the number is said. */
export function aNumber(number: number | string): string {
  return `${/^(8\d?|11|18)(?!\d)/.test(String(number)) ? 'an' : 'a'} ${number}`;
}

/** Under a working, and wherever such a name's Personality is told. */
export const NO_CONSONANTS =
  'The name holds no consonants, so it has no Personality number of its own: all its letters stand in their place.';

const TITLES: Partial<Record<NumberName, string>> = {
  'life-path': 'Life Path',
  expression: 'Expression',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  birthday: 'Birthday',
};

export function titleOfNumber(name: NumberName): string {
  return TITLES[name] ?? name;
}
