import { type SQL, sql } from 'drizzle-orm';

/** Whether the `file_key` of a row is this file, or, for a key that ends with a slash, one in this folder. */
export const usesKey = (key: string): SQL =>
  key.endsWith('/') ? sql`starts_with(file_key, ${key})` : sql`file_key = ${key}`;
