import type { Search } from '../db/sql.ts';

/** Orders have a number, too. */
export type OrderSearch = Search | { number: string };

export function readOrderSearch(typed: string | undefined): OrderSearch | undefined {
  const text = typed?.trim() ?? '';
  return /^an-[\da-z-]*$/i.test(text) ? { number: text.toUpperCase() } : readSearch(text);
}

/** Undefined when there is nothing to look for. Splits as `search_words` of the database does. */
export function readSearch(typed: string | undefined): Search | undefined {
  const text = typed?.trim() ?? '';
  // As words, "example" and "com" would be looked up in nearly every row.
  if (/^[^\s@]+@[^\s@]*$/.test(text)) return { address: text.toLowerCase() };
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  return words.length > 0 ? { words: words.map((word) => `${word}:*`).join(' & ') } : undefined;
}
