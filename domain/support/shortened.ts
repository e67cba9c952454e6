/**
 * Whether nothing but whole passages was left out: each piece between two "…" stands in her words as she wrote it, one after the
 * other. Leaving a "not" out, or setting a word of one's own between hers, is no shortening.
 */
export function isShortened(written: string, shown: string): boolean {
  const hers = wordsOf(written);
  const pieces = shown.split(/…|\.{3,}/).map(wordsOf);
  let from = 0;
  for (const piece of pieces) {
    const at = placeOf(hers, piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return pieces.some(({ length }) => length > 0);
}

/** As they sound: what stands around them may be set anew where a passage begins or ends. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

function placeOf(words: string[], piece: string[], from: number): number {
  for (let at = from; at + piece.length <= words.length; at++)
    if (piece.every((word, nth) => words[at + nth] === word)) return at;
  return -1;
}
