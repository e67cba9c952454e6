/**
 * A site whose disk is filled to the last byte under load, and freed, at 20 moments: by the tables and by the log of the
 * database, for short and for long (other numbers: `npm run proof:disk -- 6`); then its database is killed under load. Each time it has to be back by itself within ten seconds,
 * with every row that was acknowledged, and 503s alone in between. Needs root, for a disk of a given size.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded.ts';
import { buildIfStale } from '../../server/build.ts';
import { itemAt } from '../../shared/records.ts';
import { SmallDisk } from '../harness/full-disk.ts';
import { CartLoad } from '../harness/outage.ts';
import { postmasterPid } from '../harness/postmaster.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const DISK_MB = 900;
const FLOOR_MB = 100;
const MOST_MS = 10_000;
const KILLS = 10;
/** What meets the full disk first, and for how long it stays full. */
const moments = Array.from({ length: Number(process.argv[2] ?? 20) }, (_, nth) => ({
  first: nth % 2 === 0 ? ('tables' as const) : ('log' as const),
  // The last of each ten is longer than the site waits for its database.
  seconds: nth % 10 === 9 ? 75 : itemAt([1, 2, 5, 10, 20], Math.floor(nth / 2) % 5),
}));

if (process.getuid?.() !== 0) throw new Error('npm run proof:disk has to be root, to mount a small disk');
await buildIfStale(console.log);
/** What has been begun and is to be ended, last first, however this ends. */
const begun: (() => void | Promise<void>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidy().then(process.exit));
const disk = new SmallDisk(join(tmpdir(), `aura-disk-${process.pid}`), DISK_MB);
begun.push(() => disk.remove());
let isOver = false;
let url = '';
try {
  process.exitCode = (await proveOnDisk()) ? 0 : 1;
} finally {
  await tidy();
}

async function tidy(): Promise<number> {
  isOver = true;
  for (let end = begun.pop(); end; end = begun.pop()) await end();
  return 1;
}

async function proveOnDisk(): Promise<boolean> {
  const load = await openSite();
  const right = [await proveFullDisk(load), await proveKills(load), await proveNothingLost(load)].every(
    Boolean,
  );
  console.log(right ? 'Proved.' : 'NOT proved.');
  return right;
}

/** Its database is ended here, whatever the site came to: it may have died with the database still running. */
async function openSite(): Promise<CartLoad> {
  const site = {
    DATA_DIR: disk.folder,
    DISK_FLOOR_MB: String(FLOOR_MB),
    TRUSTED_PROXIES: '1',
    LIMIT_FACTOR: '100',
  };
  begun.push(endDatabase);
  const server = await spawnServer(site);
  begun.push(() => server.kill('SIGTERM'));
  ({ url } = await startEmbedded({ folder: join(disk.folder, 'pg') }));
  const load = new CartLoad(server);
  begun.push(() => load.stop());
  await load.untilKept();
  return load;
}

async function proveFullDisk(load: CartLoad): Promise<boolean> {
  let right = true;
  for (const { first, seconds } of moments) {
    disk.fillTo(FLOOR_MB * 500_000);
    const stops = await filesStop();
    const still = await load.untilKept();
    disk.fillTo(0);
    await exhaust(first);
    disk.fillTo(0);
    const before = load.answers['503'] ?? 0;
    await pause(seconds * 1000);
    const refused = (load.answers['503'] ?? 0) - before;
    disk.free();
    const back = await load.untilKept();
    right &&= stops && refused > 0 && back <= MOST_MS;
    console.log(
      `disk full for ${seconds} s, ${first} first: files ${stops ? 'refused' : 'TAKEN'} before (a cart was kept after ${still} ms), ${refused} visitors put off, back ${back} ms after it was freed`,
    );
  }
  return right;
}

async function proveKills(load: CartLoad): Promise<boolean> {
  const backAfter: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(100 + ((kill * 397) % 900));
    process.kill(postmasterPid(join(disk.folder, 'pg')), 'SIGKILL');
    await pause(50);
    backAfter.push(await load.untilKept());
  }
  console.log(`database killed ${KILLS} times: back after ${backAfter.join(', ')} ms`);
  return Math.max(...backAfter) <= MOST_MS;
}

async function proveNothingLost(load: CartLoad): Promise<boolean> {
  await load.stop();
  const lost = await missing(load.kept);
  const others = Object.keys(load.answers).filter((answer) => !['200', '503'].includes(answer));
  console.log(`${load.kept.length} carts acknowledged, ${lost.length} lost`);
  console.log(`answers ${JSON.stringify(load.answers)}, 503s without Retry-After ${load.silent}`);
  return lost.length === 0 && others.length === 0 && load.silent === 0;
}

async function endDatabase(): Promise<void> {
  try {
    const pid = postmasterPid(join(disk.folder, 'pg'));
    process.kill(pid, 'SIGQUIT');
    for (;;) {
      await pause(50);
      process.kill(pid, 0);
    }
  } catch {
    // No such process, or no such file any more.
  }
}

/** Below the floor nothing is kept beside the database: the page of a paid report says that it waits. */
async function filesStop(): Promise<boolean> {
  const { diskFiles } = await import('../../adapters/files/disk.ts');
  const files = await diskFiles(join(disk.folder, 'files'), { floorBytes: FLOOR_MB * 1_000_000 });
  const bytes = new Uint8Array(1);
  return files.put('tried/one', bytes, { contentType: 'text/plain' }).then(
    () => false,
    () => true,
  );
}

/** The database itself writes until it cannot: rows, or its log alone. */
async function exhaust(what: 'tables' | 'log'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    if (what === 'tables') await client.query('create table if not exists ballast (words text)');
    const write =
      what === 'tables'
        ? `insert into ballast select repeat(md5(n::text), 60) from generate_series(1, 2000) n`
        : `select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))`;
    for (let times = 0; times < 2000; times++) await client.query(write);
  } catch {
    // It said no, or went away: that is what was wanted.
  } finally {
    await client.end().catch(() => {});
    if (what === 'tables') void dropBallast();
  }
}

/** As soon as there is a database again. */
async function dropBallast(): Promise<void> {
  while (!isOver) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('drop table if exists ballast');
      return;
    } catch {
      await pause(500);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function missing(kept: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ email: string }>('select email from abandoned_carts');
    const stored = new Set(rows.map(({ email }) => email));
    return kept.filter((email) => !stored.has(email));
  } finally {
    await client.end();
  }
}
