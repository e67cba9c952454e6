import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { escapeLike } from '../../shared/escape-like.ts';
import type { Search } from './search-query.ts';

export function isFound(search: Search, { address, words }: { address: SQLWrapper; words: SQLWrapper }): SQL {
  return 'words' in search
    ? sql`${words} @@ to_tsquery('simple', ${search.words})`
    : startsWith(address, search.address);
}

export const startsWith = (column: SQLWrapper, beginning: string): SQL =>
  sql`${column} like ${`${escapeLike(beginning)}%`}`;
