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
