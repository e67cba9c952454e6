/**
 * What somebody typed, as a question to PostgreSQL: every word has to be the beginning of one of the row's words.
 * Undefined when there is nothing to look for. Splits as `search_words` of the database does.
 */
export function toSearchQuery(typed: string | undefined): string | undefined {
  const words = (typed ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}
