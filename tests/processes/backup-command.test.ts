import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../../adapters/files/disk.ts';
import { migrate } from '../../db/migrate.ts';
import {
  fingerprint,
  onDatabase,
  type ThrowAwayCluster,
  throwAwayCluster,
} from '../../db/throw-away-cluster.ts';
import { backupCommands } from '../harness/backup-commands.ts';

let here: ThrowAwayCluster;
let there: ThrowAwayCluster;

beforeAll(async () => {
  [here, there] = await Promise.all([throwAwayCluster(), throwAwayCluster()]);
  await migrate(here.url);
  await onDatabase(here.url, (client) =>
    client.query(`insert into abandoned_carts (email, cart_items, total_amount)
      select 'a@example.com', to_jsonb(repeat(md5(i::text), 320)), i from generate_series(1, 8000) i`),
  );
  await onDatabase(here.url, (client) =>
    client.query(`insert into support_tickets (user_email, subject, description) values ('a@x.test', 's', 'd');
      insert into ticket_attachments (ticket_id, file_key, name, content_type, size)
        select id, '${film}', 'film', 'video/webm', 1 from support_tickets`),
  );
  await (await diskFiles(join(here.folder, 'files'))).put(film, content, { contentType: 'video/webm' });
});
afterAll(() => Promise.all([here?.remove(), there?.remove()]));

const film = 'uploads/0c9f/000000.part';
const content = randomBytes(40_000_000);

const commands = backupCommands();
const run = (...wanted: Parameters<typeof commands>) => {
  const { program, args, options } = commands(...wanted);
  return promisify(execFile)(program, args, options).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
};

test('the commands move 8,000 rows, 82 MB, and a film, with a heap of 64 MB', async () => {
  const file = join(here.folder, 'large.tar');
  // The migrations bring some rows of their own.
  expect(await run('backup', here.folder, file)).toMatchObject({
    stdout: expect.stringMatching(
      /^Backed up 8\d\d\d rows and 1 files to .+ It opens with the key [0-9a-f]{8} alone\.\n$/,
    ),
    stderr: '',
  });
  expect(await run('restore', there.folder, file, '--awake')).toMatchObject({
    stdout: expect.stringMatching(/^Restored 8\d\d\d rows of \d+ tables and 1 files from /),
    stderr: '',
  });
  expect(await fingerprint(there.url)).toEqual(await fingerprint(here.url));
  expect(
    readFileSync(join(there.folder, 'files', film))
      .subarray(0, content.length)
      .equals(content),
  ).toBe(true);
  for (const { folder } of [here, there]) {
    expect(readdirSync(folder).filter((name) => /unfinished|restore/.test(name))).toEqual([]);
  }

  expect(await run('restore', there.folder, file)).toMatchObject({
    code: 1,
    stderr: 'Not done: this database is not empty; add --replace to replace all it holds\n',
  });
});

test('files that cannot be had are counted and named, and the command ends with 2', async () => {
  await onDatabase(here.url, (client) =>
    client.query(`insert into ticket_attachments (ticket_id, file_key, name, content_type, size)
      select id, 'attachments/gone/' || n || '.png', 'gone', 'image/png', 1 from support_tickets, generate_series(1, 70) n`),
  );
  const answer = await run('backup', here.folder, join(here.folder, 'incomplete.tar'));
  expect(answer).toMatchObject({ code: 2, stderr: '' });
  expect(answer.stdout).toMatch(/^Backed up 8\d\d\d rows and 1 of 71 files to /);
  expect(answer.stdout).toMatch(/\nMissing: attachments\/gone\/\d+\.png, .* and 20 more\.\n$/);
});

test('a name that no place has is told, with those that there are', async () => {
  expect(await run('restore', there.folder, 'latest')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Not done: there is no file latest, and no such backup in .+: there is none\n$/,
    ),
  });
});

test('a command without a file, or with one too many, says how it is used', async () => {
  for (const args of [[], ['one', 'two'], ['one', '--force']]) {
    expect(await run('restore', there.folder, ...args)).toMatchObject({
      code: 1,
      stdout: '',
      stderr:
        'Not done: usage: npm run db:restore -- FILE|NAME|latest [--replace] [--awake] [--unencrypted]\n',
    });
  }
});
