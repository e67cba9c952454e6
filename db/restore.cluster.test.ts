import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getRollbackPlans, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { fingerprint, onDatabase, type ThrowAwayCluster, throwAwayCluster } from './throw-away-cluster.ts';

// A project whose migrations the tests may change.
const project = vi.hoisted(() => ({ folder: '' }));
vi.mock('./project-folder.ts', async (original) => {
  const real = fileURLToPath(new URL('..', import.meta.url));
  project.folder = mkdtempSync(join(tmpdir(), 'aura-project-'));
  cpSync(join(real, 'db', 'migrations'), project.folder, { recursive: true });
  return { ...(await original<object>()), assets: { migrations: project.folder }, version: '1.2.3' };
});
const migrationFile = (name: string) => join(project.folder, name);

let cluster: ThrowAwayCluster;
/** With all tables and no rows, to be copied. */
let migrated: string;
let file: string;
/** What is in the file: three settings and a conversation. */
let source: string;
/** Holds one other setting. */
let occupied: string;
let occupiedBefore: unknown;

beforeAll(async () => {
  cluster = await throwAwayCluster();
  migrated = await cluster.newDatabase();
  await migrate(migrated);
  file = join(cluster.folder, 'good.backup');
  source =
    await migratedWith(`insert into settings (key, value) select 'k' || i, to_jsonb(i) from generate_series(1, 3) i;
    insert into chat_conversations (session_id) values ('s');
    insert into chat_messages (conversation_id, role, content) select id, 'user', 'hi' from chat_conversations`);
  const boss = await startedBoss(source);
  await boss.createQueue('letters');
  await boss.send('letters', { n: 1 });
  await boss.stop();
  await backup(source, file);
  occupied = await migratedWith(`insert into settings (key, value) values ('mine', '1');
    create view public.a_view as select key from settings; create type public.a_type as (x integer);
    create function public.a_function(a text, b integer) returns integer language sql return b;
    create sequence public.a_sequence; create materialized view public.kept as select 1 as one`);
  occupiedBefore = await fingerprint(occupied);
});

afterAll(async () => {
  await cluster?.remove();
  rmSync(project.folder, { recursive: true, force: true });
});

async function startedBoss(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  return boss;
}

async function migratedWith(sql: string): Promise<string> {
  const url = await cluster.newDatabase({ like: migrated });
  // What a test has added to the migrations.
  await migrate(url);
  await onDatabase(url, (client) => client.query(sql));
  return url;
}

function holdsTheSame(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(one).equals(gunzipSync(other));
  } catch {
    return false;
  }
}

describe('a file that is not whole', () => {
  const refused = /damaged or incomplete|not a backup of this program/;
  const tryContent = (content: Uint8Array) => {
    const path = join(cluster.folder, 'bad.backup');
    writeFileSync(path, content);
    return restore(occupied, path, { replace: true });
  };

  test('is refused when a bit is wrong, wherever it is', async () => {
    const good = readFileSync(file);
    // The first ten bytes are gzip's own header, with a time and a system that carry nothing.
    for (let at = 10; at < good.length; at += Math.ceil(good.length / 150)) {
      const bad = Buffer.from(good);
      bad[at] = (bad[at] ?? 0) ^ (1 << (at % 8));
      if (holdsTheSame(bad, good)) continue; // a bit between two blocks of gzip, which carries nothing
      await expect(tryContent(bad), `byte ${at}`).rejects.toThrow(refused);
    }
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });

  test('is refused when its end is missing, wherever it was cut', async () => {
    const good = readFileSync(file);
    for (let length = 0; length < good.length; length += Math.ceil(good.length / 100)) {
      await expect(tryContent(good.subarray(0, length)), `${length} bytes`).rejects.toThrow(refused);
    }
    await expect(tryContent(good.subarray(0, -1))).rejects.toThrow(refused);
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });

  test('is refused when lines were changed, removed, added or are of another program', async () => {
    const lines = gunzipSync(readFileSync(file))
      .toString()
      .split(/(?<=\n)/);
    const zipped = (changed: string[]) => gzipSync(changed.join(''));
    const wrong = [
      lines.map((line) => line.replace('"k1"', '"k9"')),
      lines.toSpliced(5, 1),
      lines.toSpliced(5, 0, lines[5] ?? ''),
      lines.slice(0, -1),
      [...lines, '["one more"]\n'],
      ['["not", "a header"]\n'],
      ['plain text'],
    ];
    for (const changed of wrong) await expect(tryContent(zipped(changed))).rejects.toThrow(refused);
    await expect(tryContent(Buffer.from('no gzip at all'))).rejects.toThrow('not a backup of this program');
    await expect(restore(occupied, join(cluster.folder, 'none'))).rejects.toThrow('there is no file');
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });
});

/** A file whose checksum is right and whose content is not what the database would have written. */
function forged(change: (lines: string[]) => string[]): string {
  const lines = change(
    gunzipSync(readFileSync(file))
      .toString()
      .split(/(?<=\n)/)
      .slice(0, -1),
  );
  const sha256 = createHash('sha256').update(lines.join('')).digest('hex');
  const path = join(cluster.folder, 'forged.backup');
  writeFileSync(path, gzipSync(`${lines.join('')}${JSON.stringify({ sha256 })}\n`));
  return path;
}

describe('the target', () => {
  test('stays as it is unless it is empty or replacing was asked for', async () => {
    await expect(restore(occupied, file)).rejects.toThrow('add --replace');
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });

  test('stays as it is when loading fails at the very end', async () => {
    const withoutParent = forged((lines) =>
      lines.map((line) =>
        line.replace(/^\["[0-9a-f-]{36}","s",/, '["00000000-0000-0000-0000-000000000000","s",'),
      ),
    );
    await expect(restore(occupied, withoutParent, { replace: true })).rejects.toThrow('foreign key');
    const unknownColumn = forged((lines) =>
      lines.map((line) => line.replace('"session_id"', '"no_such_column"')),
    );
    await expect(restore(occupied, unknownColumn, { replace: true })).rejects.toThrow(
      'no_such_column, unknown',
    );
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });

  test('is replaced as a whole when asked for', async () => {
    const url = await migratedWith(`insert into settings (key, value) values ('mine', '1');
      create view public.a_view as select key from settings; create type public.a_type as enum ('x');
      create function public.a_function(a text, b integer) returns integer language sql return b;
      create sequence public.a_sequence; create materialized view public.kept as select 1 as one;
      create table public.serial_one (id serial)`);
    await (await startedBoss(url)).stop();
    await restore(url, file, { replace: true });
    expect(await fingerprint(url)).toEqual(await fingerprint(source));
    const { rows } = await onDatabase(url, (client) =>
      client.query(`select to_regclass('a_view') as view, to_regtype('a_type') as type, to_regclass('a_sequence') as sequence,
        to_regclass('kept') as kept, to_regprocedure('a_function(text, integer)') as function`),
    );
    expect(rows[0]).toEqual({ view: null, type: null, sequence: null, kept: null, function: null });
  });

  test('may be migrated already, as long as it is empty', async () => {
    const url = await migratedWith('select 1');
    await restore(url, file);
    expect(await fingerprint(url)).toEqual(await fingerprint(source));
  });

  test('of another program is never touched', async () => {
    const url = await cluster.newDatabase();
    await onDatabase(url, (client) =>
      client.query('create table schema_migrations (version text); create table theirs as select 1 as one'),
    );
    const before = await fingerprint(url);
    await expect(restore(url, file, { replace: true })).rejects.toThrow('another program');
    expect(await fingerprint(url)).toEqual(before);
  });

  test('is not touched while the site runs on it', async () => {
    await onDatabase(`${occupied}&application_name=aura`, async () => {
      await expect(restore(occupied, file, { replace: true })).rejects.toThrow('stop it first');
    });
    expect(await fingerprint(occupied)).toEqual(occupiedBefore);
  });

  test('needs a user who owns the database, and no superuser', async () => {
    const url = await cluster.newDatabase({ owner: 'plain_user' });
    await restore(url, file);
    await restore(url, file, { replace: true });
    expect(await fingerprint(url)).toEqual(await fingerprint(source));
  });
});

describe('a backup of another version', () => {
  beforeEach(() => rmSync(migrationFile('9001_later.sql'), { force: true }));

  test('is refused when it knows a migration that this version does not', async () => {
    writeFileSync(migrationFile('9001_later.sql'), 'create table later (id integer)');
    const newer = await migratedWith('select 1');
    await backup(newer, join(cluster.folder, 'newer.backup'));
    rmSync(migrationFile('9001_later.sql'));
    const restoring = restore(await cluster.newDatabase(), join(cluster.folder, 'newer.backup'));
    await expect(restoring).rejects.toThrow(/newer version \(.+\): it knows migration 9001_later\.sql/);
  });

  test('is refused when a migration has another content', async () => {
    writeFileSync(migrationFile('9001_later.sql'), 'create table later (id integer)');
    const other = await migratedWith('select 1');
    await backup(other, join(cluster.folder, 'other.backup'));
    writeFileSync(migrationFile('9001_later.sql'), 'create table later (id bigint)');
    const restoring = restore(await cluster.newDatabase(), join(cluster.folder, 'other.backup'));
    await expect(restoring).rejects.toThrow('migration 9001_later.sql is not the one');
  });

  test('gets its own tables first and the newer migrations afterwards', async () => {
    writeFileSync(
      migrationFile('9001_later.sql'),
      "alter table settings rename to later_settings; update later_settings set value = to_jsonb(10 * value::int) where key like 'k_'",
    );
    for (const url of [
      await cluster.newDatabase(),
      await migratedWith("insert into later_settings values ('newer', '1')"),
    ]) {
      await restore(url, file, { replace: true });
      const { rows } = await onDatabase(url, (client) =>
        client.query(
          "select key, value from later_settings where key like 'k_' or key = 'newer' order by key",
        ),
      );
      expect(rows).toEqual([1, 2, 3].map((i) => ({ key: `k${i}`, value: 10 * i })));
    }
  });

  test('with an older job queue is brought to the current one when the site starts', async () => {
    const older = await migratedWith('select 1');
    const boss = await startedBoss(older);
    await boss.createQueue('letters');
    await boss.send('letters', { n: 1 });
    const current = (await boss.schemaVersion()) ?? 0;
    await boss.stop();
    await onDatabase(older, async (client) => {
      for (const version of [current, current - 1, current - 2])
        await client.query(getRollbackPlans('pgboss', version));
    });
    await backup(older, join(cluster.folder, 'older-queue.backup'));
    const url = await cluster.newDatabase();
    await restore(url, join(cluster.folder, 'older-queue.backup'));
    expect(await fingerprint(url)).toEqual(await fingerprint(older));
    const restored = await startedBoss(url);
    expect(await restored.schemaVersion()).toBe(current);
    expect(await restored.fetch('letters')).toMatchObject([{ data: { n: 1 } }]);
    await restored.stop();
  });

  test('with a newer job queue or a newer format is refused', async () => {
    const newerQueue = forged((lines) =>
      lines.map((line) => line.replace(/"queueLayout":\d+/, '"queueLayout":9999')),
    );
    await expect(restore(await cluster.newDatabase(), newerQueue)).rejects.toThrow(
      'job queue has layout 9999',
    );
    const newerFormat = forged((lines) =>
      lines.map((line) => line.replace('"formatVersion":1', '"formatVersion":2')),
    );
    await expect(restore(await cluster.newDatabase(), newerFormat)).rejects.toThrow('reads up to 1');
  });
});

test('whom the replaced site has erased since the backup is to be erased again, and nobody else', async () => {
  const settings = `insert into settings (key, value) values ('mail_key', '"the key of the hashes"');`;
  const before = await migratedWith(`${settings}
    insert into erased_addresses (address_key, erased_at) values ('long ago', now() - interval '1 year')`);
  const path = join(cluster.folder, 'erased.backup');
  await backup(before, path);
  const erased = (url: string) =>
    onDatabase(url, async (client) => {
      const { rows } = await client.query('select address_key, erase_again from erased_addresses order by 1');
      return rows;
    });
  const since = `insert into erased_addresses (address_key, erased_at) values
    ('long ago', now() - interval '1 year'), ('since', now() + interval '1 minute')`;
  const site = await migratedWith(`${settings} ${since}`);
  await restore(site, path, { replace: true });
  expect(await erased(site)).toEqual([
    { address_key: 'long ago', erase_again: false },
    { address_key: 'since', erase_again: true },
  ]);

  // Hashes made with another key say nothing about these people.
  const stranger = await migratedWith(`${settings.replace('the key', 'another key')} ${since}`);
  await restore(stranger, path, { replace: true });
  expect(await erased(stranger)).toEqual([{ address_key: 'long ago', erase_again: false }]);
});
