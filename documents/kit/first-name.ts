import { LONGEST_WISH } from '../wish.ts';
import { printable } from './printable.ts';

export const LONGEST_CALL = 16;

/** The first word with letters in it that is not a title such as "Dr." */
export function firstName(name: string): string {
  return name.split(' ').find((word) => /\p{L}/u.test(word) && !word.endsWith('.')) ?? name;
}

/** What somebody is called in a sentence of ours, or null where a first name cannot be told or would not fit. */
export function calledName(name: string): string | null {
  const first = firstName(name);
  const isName = /^\p{Lu}[\p{Ll}\p{M}]+(?:[-'’]\p{L}[\p{Ll}\p{M}]*)*$/u.test(first);
  return isName && first.length <= LONGEST_CALL ? first : null;
}

/**
 * What somebody asked to be called, as she writes it, or null where it cannot stand in a sentence of ours. Letters without
 * capitals (Arabic, Chinese) are no part of an English line, and are not guessed in Latin ones.
 */
export function wishedName(wish: string): string | null {
  const printed = printable(wish);
  const canStand = /\p{L}/u.test(printed) && !/\p{Lo}/u.test(wish) && printed.length <= LONGEST_WISH;
  return canStand ? printed : null;
}
