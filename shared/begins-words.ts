const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

/** Whether every typed word begins a word of the text. Nothing typed finds nothing. */
export function beginsWords(text: string, typed: string): boolean {
  const wanted = wordsOf(typed);
  const known = wordsOf(text);
  return wanted.length > 0 && wanted.every((word) => known.some((one) => one.startsWith(word)));
}
