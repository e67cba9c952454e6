import { createHash } from 'node:crypto';
import type { Files, Room } from '../../adapters/files/files.ts';
import { codeOf, messageOf } from '../../shared/problem.ts';
import { webStream } from '../../shared/web-stream.ts';
import { backup } from '../backup.ts';
import { BackupError, readBackup } from '../backup-format.ts';
import { connectAs } from '../backup-tables.ts';
import { restore } from '../restore.ts';
import { storeBackup, withSnapshot } from './make-backup.ts';
import { listBackupsIn, manifestKey, nameOf, partKey, partsOf, readManifest } from './manifest.ts';
import { packBackup } from './pack-backup.ts';
import { type OpenBackup, verifyFiles } from './read-backup-parts.ts';
import { withDatabaseFile } from './restore-backup.ts';
import type { BackupKey } from './seal.ts';
import { whichToKeep } from './which-to-keep.ts';

/** Any number will do, as long as every process of ours takes the same. */
const LOCK = 7_239_002;

/** No failure: whoever began it tells how it ended. */
export class BackupRunning extends BackupError {
  override name = 'BackupRunning';

  constructor() {
    super('another backup is being made or tried just now');
  }
}

export type MadeBackup = {
  name: string;
  rows: number;
  files: number;
  /** Of database and files, before they are sealed. */
  bytes: number;
  /** The names of what it does not hold. */
  missing: string[];
  /** The mark of the key; undefined: not encrypted. */
  key: string | undefined;
  places: string[];
  /** One line for each place that did not take it. */
  problems: string[];
};

type Options = {
  databaseUrl: string;
  /** What is backed up beside the database. */
  files: Files;
  /** Where backups go: each gets a whole one. */
  places: Files[];
  key: BackupKey | undefined;
};

/** Backups of a running site. One is made or tried at a time, whichever machine does it. */
export function backupsOf({ databaseUrl, files, places, key }: Options) {
  return {
    key: key?.mark,
    places: places.map(({ destination }) => destination),

    /** On the disk of the first place, which is the database's own where nothing else is configured. */
    room: async (): Promise<Room> => (await places[0]?.room()) ?? { isLow: false },

    make: (at: Date): Promise<MadeBackup> =>
      alone(databaseUrl, () =>
        withSnapshot(databaseUrl, async (snapshot) => {
          const problems: string[] = [];
          const made = [];
          for (const place of places) {
            try {
              const { destination } = place;
              made.push({ destination, content: await storeBackup(place, snapshot, { at, files, key }) });
              await forgetBackups(place);
            } catch (error) {
              problems.push(`${place.destination}: ${messageOf(error)}`);
            }
          }
          const [first] = made;
          if (!first) throw new BackupError(problems.join('; '));
          const { database, files: stored, missing } = first.content;
          return {
            name: nameOf(at),
            rows: snapshot.rows,
            files: stored.length,
            missing,
            bytes: [database, ...stored].reduce((sum, { size }) => sum + size, 0),
            key: key?.mark,
            places: made.map(({ destination }) => destination),
            problems,
          };
        }),
      ),

    /** The whole backup as one file; undefined when no place that this machine reaches has it. */
    async read(name: string): Promise<ReadableStream<Uint8Array> | undefined> {
      const place = await placeWith(places, name);
      return place && webStream(packBackup(place, name));
    },

    /** Fails when the backup does not bring back what it holds, with the reason. From afar first: that copy matters most. */
    check: (name: string): Promise<void> =>
      alone(databaseUrl, async () => {
        const place = await placeWith(places.toReversed(), name);
        if (!place) throw new BackupError(`no place has the backup ${name}`);
        // One of the days before there was a key is tried too: nothing of it reaches this database.
        const manifest = await readManifest(place, name, key, { allowUnencrypted: true });
        await checkBackup(databaseUrl, { place, key, manifest });
      }),
  };
}

export async function placeWith(places: Files[], name: string): Promise<Files | undefined> {
  for (const place of places) if ((await listBackupsIn(place)).includes(name)) return place;
  return undefined;
}

async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = await connectAs('aura-backup', databaseUrl);
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (!rows[0]?.taken) throw new BackupRunning();
    return await work();
  } finally {
    await client.end(); // lets go of the lock, too
  }
}

/** Removes backups that have outlived their time, then the parts that none is made of: also those of one that was broken off. */
async function forgetBackups(place: Files): Promise<void> {
  const names = await listBackupsIn(place);
  const kept = whichToKeep(names);
  for (const name of names) if (!kept.has(name)) await place.remove(manifestKey(name));
  const used = new Set<string>();
  for (const name of kept) for (const part of await partsOf(place, name)) used.add(partKey(part));
  for await (const key of place.list('parts/')) if (!used.has(key)) await place.remove(key);
}

const PREFIX = 'aura_check_';

/** It could not be tried, which says nothing about the backup. */
class TrialImpossible extends BackupError {
  override name = 'TrialImpossible';
}

/** Restores a backup into a database that is thrown away, and compares: table by table all rows, and every file. */
async function checkBackup(databaseUrl: string, opened: OpenBackup): Promise<void> {
  await verifyFiles(opened);
  await withDatabaseFile(opened, (file) =>
    inThrowAwayDatabase(databaseUrl, async (url) => {
      await restore(url, file);
      const again = `${file}-again`;
      await backup(url, again);
      compare(await digestsOf(file), await digestsOf(again));
    }),
  );
}

/** Of each table how many rows it has and what they add up to, in whatever order they come. */
async function digestsOf(file: string): Promise<Map<string, string>> {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  await readBackup(file, {
    async row({ schema, name }, line) {
      const table = `${schema}.${name}`;
      const { rows, sum } = sums.get(table) ?? { rows: 0, sum: 0n };
      const digest = createHash('sha256').update(line).digest().readBigUInt64BE();
      sums.set(table, { rows: rows + 1, sum: BigInt.asUintN(64, sum + digest) });
    },
  });
  return new Map([...sums].map(([table, { rows, sum }]) => [table, `${rows} rows, ${sum.toString(16)}`]));
}

function compare(wanted: Map<string, string>, found: Map<string, string>): void {
  for (const table of new Set([...wanted.keys(), ...found.keys()])) {
    if (wanted.get(table) !== found.get(table)) {
      throw new BackupError(`after restoring, ${table} is not what was backed up`);
    }
  }
}

async function inThrowAwayDatabase(databaseUrl: string, work: (url: string) => Promise<void>) {
  const admin = await connectAs('aura-check', databaseUrl);
  try {
    await dropLeftovers(admin);
    const name = `${PREFIX}${Date.now()}`;
    await admin.query(`create database ${name} template template0`).catch((error) => {
      if (codeOf(error) !== '42501') throw error;
      throw new TrialImpossible('the database role may not create databases (CREATEDB)');
    });
    try {
      await work(databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`));
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
    }
  } finally {
    await admin.end();
  }
}

/** A check that was killed has left its database behind. */
async function dropLeftovers(admin: Awaited<ReturnType<typeof connectAs>>): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${PREFIX}')`,
  );
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
}
