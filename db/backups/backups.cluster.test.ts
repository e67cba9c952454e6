import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setInterval } from 'node:timers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '../../adapters/files/disk.ts';
import type { Files } from '../../adapters/files/files.ts';
import { s3Files } from '../../adapters/files/s3.ts';
import { type FakeS3, startFakeS3 } from '../../tests/fake-s3/fake-s3.ts';
import { migrate } from '../migrate.ts';
import { fingerprint, onDatabase, type ThrowAwayCluster, throwAwayCluster } from '../throw-away-cluster.ts';
import { backupsOf } from './backups.ts';
import { listBackupsIn, readManifest } from './manifest.ts';
import { unpackBackup } from './pack-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupKeyOf } from './seal.ts';

let cluster: ThrowAwayCluster;
let s3: FakeS3;
/** With all tables and no rows: each test works on a copy. */
let migrated: string;
beforeAll(async () => {
  [cluster, s3] = await Promise.all([throwAwayCluster(), startFakeS3()]);
  migrated = await cluster.newDatabase();
  await migrate(migrated);
});
afterAll(() => Promise.all([cluster?.remove(), s3?.stop()]));

const key = backupKeyOf(randomBytes(32).toString('base64'));
const night = (n: number) => new Date(Date.UTC(2026, 10, n, 3, 2));
const words = ['one', 'two', 'three'];
let databaseUrl: string;
let folder: string;
let files: Files;
let place: Files;
let made = 0;

/** A site with three attachments, one of them with something beside it. */
beforeEach(async () => {
  databaseUrl = await cluster.newDatabase({ like: migrated });
  folder = join(cluster.folder, `site-${++made}`);
  mkdirSync(folder);
  files = await diskFiles(join(folder, 'files'));
  place = await diskFiles(join(folder, 'backups'));
  await onDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into support_tickets (user_email, subject, description) values ('a@x.test', 's', 'd')`,
    );
    for (const word of words) {
      await client.query(
        `insert into ticket_attachments (ticket_id, file_key, name, content_type, size)
         select id, $1, 'n', 'text/plain', 3 from support_tickets`,
        [`attachments/day/${word}.txt`],
      );
    }
  });
  for (const word of words) await putFile(`attachments/day/${word}.txt`, word);
});
const putFile = (name: string, content: string) =>
  files.put(name, Buffer.from(content), { contentType: 'text/plain' });
const site = (places: Files[], withKey: typeof key | 'none' = key) =>
  backupsOf({ databaseUrl, files, places, key: withKey === 'none' ? undefined : withKey });
const partsIn = () => readdirSync(join(folder, 'backups', 'parts'));

async function restored(from: Files, name: string, given: typeof key | 'none' = key) {
  const withKey = given === 'none' ? undefined : given;
  const url = await cluster.newDatabase();
  const to = await diskFiles(join(folder, `restored-${name}`));
  const manifest = await readManifest(from, name, withKey);
  await restoreBackup(
    { place: from, key: withKey, manifest },
    { databaseUrl: url, files: to, replace: false, asleep: false },
  );
  const text = async (file: string) => {
    const found = await to.read(file);
    return found && (await buffer(found.stream)).toString();
  };
  return { url, text };
}

test('database and files come back, from a folder and from a bucket, sealed and open', async () => {
  const bucket = s3Files({ ...s3.account, bucket: s3.bucketName, endpoint: s3.endpoint, pathStyle: true });
  const told = await site([place, bucket]).make(night(1));
  expect(told).toMatchObject({
    name: '2026-11-01-03-02-00',
    files: 3,
    missing: [],
    problems: [],
    key: key?.mark,
  });
  expect(told.places).toHaveLength(2);
  const original = await fingerprint(databaseUrl);
  for (const from of [place, bucket]) {
    const there = await restored(from, told.name);
    expect(await fingerprint(there.url)).toEqual(original);
    for (const word of words) expect(await there.text(`attachments/day/${word}.txt`)).toBe(word);
  }
  const everything = partsIn().map((name) => readFileSync(join(folder, 'backups', 'parts', name)));
  expect(Buffer.concat(everything).includes('a@x.test')).toBe(false);

  const open = await diskFiles(join(folder, 'open'));
  await site([open], 'none').make(night(2));
  expect(await (await restored(open, '2026-11-02-03-02-00', 'none')).text('attachments/day/one.txt')).toBe(
    'one',
  );
  await expect(restored(place, told.name, 'none')).rejects.toThrow('set BACKUP_KEY');
  // Whoever can write to the place could lay any site's backup there: with a key, only what is sealed is taken.
  await expect(restored(open, '2026-11-02-03-02-00')).rejects.toThrow('add --unencrypted');
  const known = await readManifest(open, '2026-11-02-03-02-00', key, { allowUnencrypted: true });
  expect(known.files).toHaveLength(3);
});

test('what has not changed is not stored again, and what nobody needs any more goes', async () => {
  const backups = site([place]);
  await backups.make(night(1));
  expect(partsIn()).toHaveLength(4);
  await putFile('attachments/day/two.txt', 'TWO');
  await backups.make(night(2));
  expect(partsIn()).toHaveLength(6); // the database, and the one that changed
  expect(await (await restored(place, '2026-11-01-03-02-00')).text('attachments/day/two.txt')).toBe('two');
  expect(await (await restored(place, '2026-11-02-03-02-00')).text('attachments/day/two.txt')).toBe('TWO');
  for (let day = 3; day <= 9; day++) await backups.make(night(day));
  // Seven days, and the first as the last of its week: "two" and "TWO" are both there.
  expect(await listBackupsIn(place)).toHaveLength(8);
  expect(partsIn()).toHaveLength(8 + 4);
  await site([place], backupKeyOf(randomBytes(32).toString('base64'))).make(night(10));
  expect(await (await restored(place, '2026-11-09-03-02-00')).text('attachments/day/one.txt')).toBe('one');
});

test('a place that fails is named, a file that is gone is counted, and no second one begins', async () => {
  await files.remove('attachments/day/three.txt');
  const broken = { ...place, destination: 'the far away', put: () => Promise.reject(new Error('no answer')) };
  const backups = site([place, broken]);
  const [told, second] = await Promise.allSettled([backups.make(night(1)), backups.make(night(2))]);
  expect([told.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect(
    told.status === 'fulfilled' ? told.value : second.status === 'fulfilled' && second.value,
  ).toMatchObject({
    files: 2,
    missing: ['attachments/day/three.txt'],
    problems: ['the far away: no answer'],
  });
  await expect(site([broken]).make(night(3))).rejects.toThrow('the far away: no answer');
});

test('a damaged file, and a file store that is away, cost no backup: they are named', async () => {
  const damaged: Files = {
    ...files,
    read: (name, range) =>
      name.endsWith('two.txt') ? Promise.reject(new Error('input/output error')) : files.read(name, range),
  };
  const told = await backupsOf({ databaseUrl, files: damaged, places: [place], key }).make(night(1));
  expect(told).toMatchObject({ files: 2, missing: ['attachments/day/two.txt'] });
  expect(await (await restored(place, told.name)).text('attachments/day/three.txt')).toBe('three');

  let asked = 0;
  const nowhere = () => {
    asked++;
    return Promise.reject(new Error('no answer'));
  };
  const away: Files = {
    ...files,
    read: nowhere,
    list() {
      throw new Error('no answer');
    },
  };
  const without = await backupsOf({ databaseUrl, files: away, places: [place], key }).make(night(2));
  expect(without.files).toBe(0);
  expect(without.missing.sort()).toEqual(
    [...words.map((word) => `attachments/day/${word}.txt`), 'attachments/day/'].sort(),
  );
  expect(asked).toBeLessThan(50);
  expect(await fingerprint((await restored(place, without.name)).url)).toEqual(
    await fingerprint(databaseUrl),
  );
});

test('replacing a site removes its other files, and marks the copy so that it sends nothing', async () => {
  const { name } = await site([place]).make(night(1));
  await putFile('attachments/day/stranger.txt', 'of the site that is replaced');
  const manifest = await readManifest(place, name, key);
  const asleep = () =>
    onDatabase(
      databaseUrl,
      async (client) => (await client.query(`select from settings where key = 'restored_copy'`)).rowCount,
    );
  await restoreBackup({ place, key, manifest }, { databaseUrl, files, replace: true, asleep: true });
  expect(await files.read('attachments/day/stranger.txt')).toBeUndefined();
  const kept = await files.read('attachments/day/one.txt');
  await kept?.stream.cancel();
  expect([kept !== undefined, await asleep()]).toEqual([true, 1]);
  await restoreBackup({ place, key, manifest }, { databaseUrl, files, replace: true, asleep: false });
  expect(await asleep()).toBe(0);
});

test('one that was broken off counts for nothing, and its parts go with the next', async () => {
  let puts = 0;
  const dying = {
    ...place,
    put: (...args: Parameters<Files['put']>) =>
      ++puts > 2 ? Promise.reject(new Error('killed')) : place.put(...args),
  };
  await expect(site([dying]).make(night(1))).rejects.toThrow('killed');
  expect([await listBackupsIn(place), partsIn().length]).toEqual([[], 2]);
  await site([place]).make(night(2));
  expect([await listBackupsIn(place), partsIn().length]).toEqual([['2026-11-02-03-02-00'], 4]);
});

test('as one file it is carried away, laid out elsewhere and restored', async () => {
  await site([place]).make(night(1));
  const stream = await site([place]).read('2026-11-01-03-02-00');
  if (!stream) throw new Error('it is not there');
  const file = join(folder, 'carried.tar');
  writeFileSync(file, await buffer(stream));
  const elsewhere = await diskFiles(join(folder, 'elsewhere'));
  const name = await unpackBackup(file, elsewhere);
  const there = await restored(elsewhere, name);
  expect(await fingerprint(there.url)).toEqual(await fingerprint(databaseUrl));
  expect(await site([place]).read('2026-11-02-03-02-00')).toBeUndefined();

  const whole = readFileSync(file);
  for (const wrong of [Buffer.from('no tar at all'), whole.subarray(0, 5_000), randomBytes(5_000)]) {
    writeFileSync(file, wrong);
    const nowhere = await diskFiles(join(folder, 'nowhere'));
    await expect(unpackBackup(file, nowhere)).rejects.toThrow('no backup of this program');
  }
});

describe('a trial', () => {
  const name = '2026-11-01-03-02-00';
  const databases = () =>
    onDatabase(
      databaseUrl,
      async (client) =>
        (await client.query("select 1 from pg_database where datname like 'aura_check%'")).rowCount,
    );

  test('restores everything elsewhere and leaves nothing behind', async () => {
    await site([place]).make(night(1));
    await site([place]).check(name);
    expect(await databases()).toBe(0);
  });

  test('finds a byte that was altered and a part that is gone', async () => {
    await site([place]).make(night(1));
    const { files: stored, database } = await readManifest(place, name, key);
    const parts = [database, ...stored].map(({ part }) => join(folder, 'backups', 'parts', `${part}.bin`));
    for (const path of parts) {
      const bytes = readFileSync(path);
      const altered = Buffer.from(bytes);
      altered[60] = (altered[60] ?? 0) ^ 1;
      writeFileSync(path, altered);
      await expect(site([place]).check(name)).rejects.toThrow('damaged');
      writeFileSync(path, bytes);
    }
    await place.remove(`parts/${stored[0]?.part}.bin`);
    await expect(site([place]).check(name)).rejects.toThrow('a part is missing');
    await expect(site([place]).check('2020-01-01-00-00-00')).rejects.toThrow('no place has');
    expect(await databases()).toBe(0);
  });

  test('says so where it may create no database', async () => {
    await onDatabase(databaseUrl, (client) =>
      client.query('create role poor; grant pg_read_all_data to poor'),
    );
    const poor = `${databaseUrl}&options=-c%20role%3Dpoor`;
    const backups = backupsOf({ databaseUrl: poor, files, places: [place], key });
    await backups.make(night(1));
    await expect(backups.check(name)).rejects.toThrow('may not create databases');
  });
});

test('a film of 300 MB passes through without being held', async () => {
  const portion = randomBytes(1_000_000);
  const hash = createHash('sha256');
  await files.put(
    'attachments/day/one.txt',
    (async function* () {
      for (let i = 0; i < 300; i++) {
        hash.update(portion);
        yield portion;
      }
    })(),
    { contentType: 'video/webm' },
  );
  const before = process.memoryUsage().rss;
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 10);
  try {
    await site([place]).make(night(1));
  } finally {
    clearInterval(looking);
  }
  expect(most).toBeLessThan(150_000_000);
  const manifest = await readManifest(place, '2026-11-01-03-02-00', key);
  expect(manifest.files.find(({ size }) => size === 300_000_000)?.sha256).toBe(hash.digest('hex'));
});
