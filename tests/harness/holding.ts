import type { PoolClient } from 'pg';
import type { Db } from '../../db/connect.ts';

/**
 * A transaction that stays open while a test does other things. The site's own end after half a minute of doing nothing; on a
 * busy machine that may be in the middle of a test.
 */
export async function beginHolding({ $client }: Db): Promise<PoolClient> {
  const holder = await $client.connect();
  await holder.query('begin');
  await holder.query('set local idle_in_transaction_session_timeout = 0');
  return holder;
}
