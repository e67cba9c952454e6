import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Files, StoredFile } from '../../adapters/files/files.ts';
import { backup } from '../backup.ts';
import { fileKeys } from '../file-keys.ts';
import { version } from '../project-folder.ts';
import {
  type BackupInside,
  type BackupPart,
  listBackupsIn,
  nameOf,
  partKey,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { withOwnFolder } from './own-folder.ts';
import { type BackupKey, seal } from './seal.ts';

/** The database as of one moment, in a file of ours, with the names of the files that its rows know. */
export type Snapshot = { file: string; rows: number; keys: string[]; folders: string[] };

export const withSnapshot = <T>(databaseUrl: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> =>
  withOwnFolder(async (folder) => {
    const file = join(folder, 'database');
    let known: Pick<Snapshot, 'keys' | 'folders'> = { keys: [], folders: [] };
    const { tables } = await backup(databaseUrl, file, async (client) => {
      known = await fileKeys(client, { ofBackups: false });
    });
    return work({ file, rows: tables.reduce((sum, table) => sum + table.rows, 0), ...known });
  });

/** For one file. */
const TRIES = 4;
/** After so many files in a row that could not be read, their store is away. */
const AWAY = 10;

type Options = { at: Date; files: Files; key: BackupKey | undefined };

/** Puts database and files into a place; parts that an earlier backup there has already are used again. */
export async function storeBackup(
  place: Files,
  snapshot: Snapshot,
  { at, files, key }: Options,
): Promise<BackupInside> {
  const known = await knownParts(place, key);
  const content: BackupInside = {
    appVersion: version,
    rows: snapshot.rows,
    database: await triedAgain(() => putPart(place, createReadStream(snapshot.file), key)),
    files: [],
    missing: [],
  };
  let failedInARow = 0;
  for await (const name of namesOf(files, snapshot, (folder) => content.missing.push(folder))) {
    // A file store that is away must not be asked for each of its thousands of files, four times each.
    const stored =
      failedInARow < AWAY
        ? await storeFile(place, name, { files, key, known: known.get(name) })
        : ('unreadable' as const);
    failedInARow = stored === 'unreadable' ? failedInARow + 1 : 0;
    if (stored && stored !== 'unreadable') content.files.push(stored);
    else content.missing.push(name);
  }
  await writeManifest(place, { name: nameOf(at), at, key, content });
  return content;
}

type Known = BackupInside['files'][number];

/**
 * Undefined: there is no such file. 'unreadable': it is damaged, or its store is away. Neither costs the backup of all the
 * others; a place that does not take it does.
 */
async function storeFile(
  place: Files,
  name: string,
  { files, key, known }: Omit<Options, 'at'> & { known: Known | undefined },
): Promise<Known | 'unreadable' | undefined> {
  let isUnreadable = false;
  const unreadable = (error: unknown): never => {
    isUnreadable = true;
    throw error;
  };
  async function* readable(stream: StoredFile['stream']) {
    try {
      yield* stream;
    } catch (error) {
      unreadable(error);
    }
  }
  try {
    return await triedAgain(async () => {
      isUnreadable = false;
      const file = await files.read(name).catch(unreadable);
      if (!file) return undefined;
      const { contentType, etag } = file;
      const part = (await reused(known, file)) ?? (await putPart(place, readable(file.stream), key));
      return { ...part, key: name, contentType, etag };
    });
  } catch (error) {
    if (isUnreadable) return 'unreadable';
    throw error;
  }
}

/** A storage that breaks off in the middle of one file must not cost the work for all the others. */
async function triedAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}

/** What the newest backup holds of each file. One of another key, or one that cannot be read, is no help. */
async function knownParts(place: Files, key: BackupKey | undefined) {
  const [newest] = await listBackupsIn(place);
  const manifest = newest ? await readManifest(place, newest, key).catch(() => undefined) : undefined;
  const isOurs = manifest && manifest.key === (key?.mark ?? null);
  const parts = new Set<string>();
  if (isOurs) for await (const name of place.list('parts/')) parts.add(name);
  return new Map(
    (isOurs ? manifest.files : [])
      .filter(({ part }) => parts.has(partKey(part)))
      .map((file) => [file.key, file] as const),
  );
}

async function reused(known: Known | undefined, file: StoredFile) {
  if (known?.etag !== file.etag || known.size !== file.size) return undefined;
  await file.stream.cancel();
  const { part, size, sha256 } = known;
  return { part, size, sha256 };
}

async function* namesOf(
  files: Files,
  { keys, folders }: Snapshot,
  onUnreadable: (folder: string) => void,
): AsyncGenerator<string> {
  const seen = new Set(keys);
  yield* seen;
  let failed = 0;
  for (const folder of folders) {
    const inside = failed < AWAY ? await listed(files, folder) : undefined;
    if (!inside) {
      failed++;
      onUnreadable(folder);
    }
    for (const key of inside ?? []) {
      if (seen.has(key)) continue;
      seen.add(key);
      yield key;
    }
  }
}

async function listed(files: Files, folder: string): Promise<string[] | undefined> {
  const found: string[] = [];
  try {
    for await (const key of files.list(folder)) found.push(key);
    return found;
  } catch {
    return undefined;
  }
}

async function putPart(
  place: Files,
  content: AsyncIterable<Uint8Array>,
  key: BackupKey | undefined,
): Promise<BackupPart> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const id = randomUUID();
  const bytes = key ? seal(key, counted()) : counted();
  await place.put(partKey(id), bytes, { contentType: 'application/octet-stream' });
  return { part: id, size, sha256: hash.digest('hex') };
}
