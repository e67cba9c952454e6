import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** What a transaction hands to its callback. Queries take `Db | Tx`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export function connect(url: string, options: { max?: number; onError: (error: Error) => void }): Db {
  const pool = new pg.Pool({
    connectionString: url,
    Client: preparingClient(),
    application_name: 'aura',
    max: options.max ?? 10,
    // A database that restarts must cost 503s, not a process that hangs.
    connectionTimeoutMillis: 1000 * patienceIn(url),
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', options.onError);
  // Those in use tell their query, which fails; but without a listener of their own the loss would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  takeBackLost(pool);
  return drizzle(pool, { schema });
}

/** Seconds, as other clients of PostgreSQL read them in an address too. */
const patienceIn = (url: string): number => Number(/[?&]connect_timeout=(\d+)/.exec(url)?.[1]) || 5;

/** Whoever holds a connection that is lost gives it back by then. */
const GIVEN_BACK_MS = 1_000;

/**
 * The library does not give a connection back that is lost before "begin" is answered. It would be missing from the pool for
 * good, and the stop would wait for it.
 */
function takeBackLost(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    const takeBack = () => {
      if (!inUse.has(client)) return;
      client.release(true);
      client.release = () => {}; // whoever gives it back after all
    };
    client.once('end', () => setTimeout(takeBack, GIVEN_BACK_MS));
  });
}

/** Asked for so often, a question is worth being prepared in each connection. */
const OFTEN = 20;
/** A prepared statement stays in the memory of every connection. */
const MOST = 120;
/** Questions that are counted at a time: lists of changing length make many that never come again. */
const MOST_COUNTED = 2_000;

/** Names for the questions that come again and again: the database reads and plans them once per connection, not each time. */
function nameFrequent() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MOST) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `often_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A client that prepares what it is asked often. What writes is left alone: it is asked too seldom to matter. */
export function preparingClient(): typeof pg.Client {
  const nameOf = nameFrequent();
  return class extends pg.Client {
    // One signature for the library's seven: what is asked is handed on as it came.
    // biome-ignore lint/suspicious/noExplicitAny: as above
    override query(...[asked, ...rest]: any[]): any {
      const isRead = typeof asked?.text === 'string' && !asked.name && /^\s*select\b/i.test(asked.text);
      return Reflect.apply(super.query, this, [
        isRead ? { ...asked, name: nameOf(asked.text) } : asked,
        ...rest,
      ]);
    }
  };
}
