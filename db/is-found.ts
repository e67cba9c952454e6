import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { escapeLike } from '../shared/escape-like.ts';

/** What somebody looks for: the beginning of an address, or of each of some words. */
export type Search = { address: string } | { words: string };

export function isFound(search: Search, { address, words }: { address: SQLWrapper; words: SQLWrapper }): SQL {
  return 'words' in search
    ? sql`${words} @@ to_tsquery('simple', ${search.words})`
    : startsWith(address, search.address);
}

export const startsWith = (column: SQLWrapper, beginning: string): SQL =>
  sql`${column} like ${`${escapeLike(beginning)}%`}`;
