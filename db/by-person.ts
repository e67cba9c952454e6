import { type SQL, sql } from 'drizzle-orm';

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
