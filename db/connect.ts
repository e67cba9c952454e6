import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { preparingClient } from './named-statements.ts';
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
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', options.onError);
  // Those in use tell their query, which fails; but without a listener of their own the loss would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return drizzle(pool, { schema });
}
