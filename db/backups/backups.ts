import type { Files, Room } from '../../adapters/files/files.ts';
import { messageOf } from '../../shared/problem.ts';
import { webStream } from '../../shared/web-stream.ts';
import { BackupError } from '../backup-format.ts';
import { connectAs } from '../backup-tables.ts';
import { checkBackup } from './check-backup.ts';
import { forgetBackups } from './forget-backups.ts';
import { storeBackup, withSnapshot } from './make-backup.ts';
import { listBackupsIn, nameOf, readManifest } from './manifest.ts';
import { packBackup } from './pack-backup.ts';
import type { BackupKey } from './seal.ts';

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
            ...{ name: nameOf(at), rows: snapshot.rows, files: stored.length, missing },
            bytes: [database, ...stored].reduce((sum, { size }) => sum + size, 0),
            ...{ key: key?.mark, places: made.map(({ destination }) => destination), problems },
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
