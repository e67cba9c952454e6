import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import {
  fingerprint,
  onDatabase,
  type ThrowAwayCluster,
  throwAwayCluster,
} from '../../db/throw-away-cluster.ts';

let here: ThrowAwayCluster;
let there: ThrowAwayCluster;

beforeAll(async () => {
  [here, there] = await Promise.all([throwAwayCluster(), throwAwayCluster()]);
}, 60_000);
afterAll(() => Promise.all([here?.remove(), there?.remove()]));

/** With a heap that could not hold the rows. */
const run = (command: 'backup' | 'restore', dataFolder: string, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      '--max-old-space-size=64',
      fileURLToPath(new URL(`../../db/${command}-command.ts`, import.meta.url)),
      ...args,
    ],
    { env: { DATA_DIR: dataFolder } },
  ).catch((error: { code: number; stdout: string; stderr: string }) => error);

test('the commands move 8,000 rows, 82 MB, with a heap of 64 MB', { timeout: 300_000 }, async () => {
  await migrate(here.url);
  await onDatabase(here.url, (client) =>
    client.query(`insert into abandoned_carts (email, cart_items, total_amount)
      select 'a@example.com', to_jsonb(repeat(md5(i::text), 320)), i from generate_series(1, 8000) i`),
  );
  const file = join(here.folder, 'large.backup');
  // The migrations bring some rows of their own.
  expect(await run('backup', here.folder, file)).toMatchObject({
    stdout: expect.stringMatching(/^Backed up 8\d\d\d rows of \d+ tables to /),
    stderr: '',
  });
  expect(await run('restore', there.folder, file)).toMatchObject({
    stdout: expect.stringMatching(/^Restored 8\d\d\d rows of \d+ tables from /),
    stderr: '',
  });
  expect(await fingerprint(there.url)).toEqual(await fingerprint(here.url));

  expect(await run('restore', there.folder, file)).toMatchObject({
    code: 1,
    stderr: 'Not done: this database is not empty; add --replace to replace all it holds\n',
  });
});

test('a command without a file, or with one too many, says how it is used', async () => {
  for (const args of [[], ['one', 'two'], ['one', '--force']]) {
    expect(await run('restore', there.folder, ...args)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Not done: usage: npm run db:restore -- FILE [--replace]\n',
    });
  }
});
