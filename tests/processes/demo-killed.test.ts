import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { spawnServer } from '../harness/spawned-server.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer } from '../harness/test-server.ts';

/** What a start leaves behind that is killed while it makes the past. */
async function killHalfWay(url: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aura-half-'));
  const variables = { DATABASE_URL: url, DATA_DIR: dataFolder, DEMO_PAST: 'yes' };
  const killed = await spawnServer(variables, { saying: 'follow in a few seconds' });
  await onDatabase(url, async (client) => {
    const orders = async () => (await client.query('select from orders')).rowCount;
    try {
      await expect.poll(orders).toBeGreaterThan(3);
    } finally {
      await killed.kill('SIGKILL');
    }
    await client.query(`insert into settings (key, value) values ('left over', '1')`);
    const { rows: marker } = await client.query(`select value from settings where key = 'demo_past'`);
    expect(marker).toEqual([{ value: 'begun' }]);
  });
  rmSync(dataFolder, { recursive: true, force: true });
}

test('the half that a killed start had left goes, and two starts at once make one past', async () => {
  const name = `aura_demo_${randomUUID().slice(0, 8)}`;
  const url = await createDatabase(inject('adminUrl'), name, inject('template'));
  onTestFinished(() => dropDatabase(inject('adminUrl'), name));
  await killHalfWay(url);
  // One makes the past, the other waits for it. One clock, or one's past is not the other's.
  const clock = new TestClock();
  const servers = await Promise.all(
    [1, 2].map(() => startTestServer({ DATABASE_URL: url, DEMO_PAST: 'yes' }, clock, { documents: 'drawn' })),
  );
  for (const server of servers) await server.stop();
  await onDatabase(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from settings where key = 'left over') as left_over,
         (select value from settings where key = 'demo_past') as past,
         (select count(*)::int from auth.users) as accounts,
         (select count(*)::int from sessions join auth.users on users.id = user_id where email = 'member@demo.local') as sessions`,
    );
    expect(rows).toEqual([{ left_over: 0, past: 'done', accounts: 4, sessions: 13 }]);
  });
});
