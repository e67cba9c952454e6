import { and, type Column, eq, gt, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { escapeLike } from '../shared/escape.ts';
import type { Db, Tx } from './connect.ts';

/** What somebody looks for: the beginning of an address, or of each of some words. */
export type Search = { address: string } | { words: string };

export function isFound(search: Search, { address, words }: { address: SQLWrapper; words: SQLWrapper }): SQL {
  return 'words' in search
    ? sql`${words} @@ to_tsquery('simple', ${search.words})`
    : startsWith(address, search.address);
}

export const startsWith = (column: SQLWrapper, beginning: string): SQL =>
  sql`${column} like ${`${escapeLike(beginning)}%`}`;

type Person = { userId: string | null; addresses: string[] };

/** A list as one parameter. */
export const anyOf = (values: string[]): SQL => sql`any(${sql.param(values)}::text[])`;

/** Conditions on the rows `t` of a table that names people by account, by address, or by both. */
export const ofAccount = ({ userId }: Pick<Person, 'userId'>): SQL => sql`t.user_id = ${userId}`;

export const ofAddress = ({ addresses }: Pick<Person, 'addresses'>): SQL =>
  sql`t.email = ${anyOf(addresses)}`;

/** A row that has an account is the account's, whatever address stands in it. */
export const ofAccountOrAddress = (who: Person): SQL =>
  sql`(${ofAccount(who)} or (t.user_id is null and ${ofAddress(who)}))`;

/** Whether the `file_key` of a row is this file, or, for a key that ends with a slash, one in this folder. */
export const usesKey = (key: string): SQL =>
  key.endsWith('/') ? sql`starts_with(file_key, ${key})` : sql`file_key = ${key}`;

/** The rest of a list that runs newest first (rows of one moment by their id), from a row on that was shown. */
export function olderThan(
  { createdAt, id }: { createdAt: Column; id: Column },
  before: { at: Date; id: string } | undefined,
): SQL | undefined {
  return before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), gt(id, before.id)));
}

/**
 * A question of pages that are opened all day, put together once: Drizzle takes longer for that than the database for the answer.
 * What changes in it is a `sql.placeholder`. In a transaction, which has a builder of its own, it is put together as ever.
 */
export function askedOften<Ready>(build: (db: Db | Tx) => { prepare(name: string): Ready }) {
  const ready = new WeakMap<Db | Tx, Ready>();
  return (db: Db | Tx): Ready => {
    const found = ready.get(db);
    if (found) return found;
    // Without a name: which questions get one in the database is decided in connect.ts.
    const made = build(db).prepare('');
    ready.set(db, made);
    return made;
  };
}

/** Whether the order `o` is one of this product: as a whole, or by a line that was not returned. */
export const isOrderOf = (product: string | SQL): SQL => sql`exists (select from order_items i
  where i.order_id = o.id and ${product} in (o.product_id, i.product_id) and i.returned_at is null)`;

/**
 * JSON that PostgreSQL takes. It knows neither U+0000 nor half a surrogate pair, both of which a form can send; what
 * they stood for is lost anyway.
 */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(value, (_, part) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );
}
