import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { onDatabase, type ThrowAwayCluster, throwAwayCluster } from './throw-away-cluster.ts';

let cluster: ThrowAwayCluster;
beforeAll(async () => {
  cluster = await throwAwayCluster();
});
afterAll(() => cluster.remove());

test('a connection that is lost before a transaction has begun is missing from the pool for a second, not for good', async () => {
  const url = await cluster.newDatabase();
  const db = connect(url, { max: 1, onError() {} });
  const { $client: pool } = db;
  const take = pool.connect.bind(pool);
  // Between the pool and "begin" the database ends the connection.
  Object.assign(pool, {
    connect: async () => {
      const client = await take();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await onDatabase(url, (other) => other.query('select pg_terminate_backend($1, 60000)', [rows[0]?.pid]));
      return client;
    },
  });
  await expect(db.transaction(async () => {})).rejects.toThrow();
  Object.assign(pool, { connect: take });
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
  await pool.end();
});
