import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/connect.ts';
import type { Deps } from './services.ts';

/** Somebody whose data is asked for, as rows may name her. */
export type Person = {
  /** None for a guest. */
  userId: string | null;
  /** Those that are proven to be hers: the present one and former ones. An unproven one finds nothing. */
  addresses: string[];
  /** The same as the mail context hashes them. */
  addressKeys: string[];
};

/** A person, with what is hers and is written about elsewhere: 'order:…', 'ticket:…'. */
export type Subject = Person & { matters: string[] };

/**
 * How a table finds the rows `t` about somebody, or why it holds nobody. `secret` are columns that an export leaves
 * out: they open doors, or are not hers to know.
 */
export type TableRule = ({ rows: (who: Subject) => SQL; secret?: string[] } | { nobody: string }) & {
  /**
   * What becomes of the rows of an account that is merged into another: they move to it, they end with the account, or
   * the merge itself joins them. Every table with a `user_id` says so.
   */
  onMerge?: 'moves' | 'ends' | 'joined';
};

/** A file for an export: one that is stored, by its key, or one that is made now. */
export type PersonalFile = { name: string } & ({ key: string } | { content: Uint8Array });

/**
 * What one context holds about people. It alone writes its tables, so it alone knows how to find, erase and move what
 * is in them. domain/privacy/contexts.ts is the list of all.
 */
export type PersonalData = {
  /** Every table of this context, by 'schema.name'. */
  tables: Record<string, TableRule>;
  /** Hers, as others name it in letters and in the audit log. */
  matters?(db: Db | Tx, who: Person): Promise<string[]>;
  /** Files of hers that are not in any row. */
  files?(services: Deps, who: Subject): AsyncIterable<PersonalFile>;
  /** Drops her rows or takes her out of them, and has her files removed. */
  erase?(services: Deps, tx: Tx, who: Subject): Promise<void>;
  /** Gives what one account has to another that stays. */
  move?(tx: Tx, accounts: Merge): Promise<void>;
  /** Whether a row refers to this file, or to one in this folder. Such a file is not removed. */
  usesFile?(db: Db | Tx, key: string): Promise<boolean>;
};

export type Merge = { from: string; to: string };
