import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { type Files, FilesUnavailable, isKey } from '../../adapters/files/files.ts';
import { codeOf } from '../../shared/problem.ts';
import { BackupError } from '../backup-format.ts';
import { manifestKey, partKey, partsOf } from './manifest.ts';

/** One backup as one file to carry away: a tar of its list and its parts, just as they lie in their place. */
export async function* packBackup(place: Files, name: string): AsyncGenerator<Uint8Array> {
  const packed = pack();
  const fill = async () => {
    for (const key of [manifestKey(name), ...(await partsOf(place, name)).map(partKey)]) {
      const file = await place.read(key);
      if (!file) throw new BackupError(`the backup is incomplete: a part is missing in ${place.destination}`);
      await pipeline(file.stream, packed.entry({ name: key, size: file.size, mode: 0o600 }));
    }
    packed.finalize();
  };
  fill().catch((error) => packed.destroy(error));
  yield* bytesIn(packed);
}

/** The library does not say that its streams are of bytes. */
async function* bytesIn(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
}

export async function packToFile(place: Files, name: string, file: string): Promise<void> {
  await pipeline(packBackup(place, name), createWriteStream(file, { mode: 0o600, flush: true }));
}

/** Lays out what such a file holds in a place, and answers the name of the backup. */
export async function unpackBackup(file: string, place: Files): Promise<string> {
  const unpacked = extract();
  const reading = pipeline(createReadStream(file), unpacked);
  reading.catch(() => {}); // the loop below meets the same error
  let name: string | undefined;
  try {
    for await (const entry of unpacked) {
      const key = entry.header.name;
      if (!isKey(key)) throw notABackup();
      name ??= /^sets\/(.+)\.json$/.exec(key)?.[1];
      await place.put(key, bytesIn(entry), { contentType: 'application/octet-stream' });
    }
    await reading;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new BackupError(`there is no file ${file}`);
    // The library has several words for a tar that is none.
    throw error instanceof FilesUnavailable ? error : notABackup();
  }
  if (!name) throw notABackup();
  return name;
}

const notABackup = () => new BackupError('this file is no backup of this program, or an incomplete one');
