/** Shorter words have too many neighbours: "cancer" and "cancel". */
const SHORTEST = 7;

/**
 * Puts right one wrong, missing, doubled or swapped letter of the words listed, first letter excepted. Two words are
 * that near when leaving out one letter of either makes them the same. What is a word by itself stays.
 */
export function mistypedWords(
  listed: readonly string[],
  isWord: (word: string) => boolean,
): (word: string) => string {
  const known = new Set(listed);
  const near = new Map<string, string>();
  for (const word of known) {
    if (word.length < SHORTEST) throw new Error(`too short to be told from others: ${word}`);
    for (const less of [word, ...shortened(word)]) near.set(less, word);
  }
  return (word) => {
    if (word.length < SHORTEST - 1 || known.has(word) || isWord(word)) return word;
    const found =
      near.get(word) ??
      shortened(word)
        .map((less) => near.get(less))
        .find(Boolean);
    return found ?? word;
  };
}

const shortened = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));
