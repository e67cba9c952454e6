import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { flushFolder } from '../../db/flush.ts';
import { DAY } from '../../shared/durations.ts';
import { codeOf } from '../../shared/problem.ts';
import { StartError } from '../../shared/start-error.ts';
import { webStream } from '../../shared/web-stream.ts';
import {
  type ByteRange,
  type Content,
  checkContentType,
  checkFolder,
  checkKey,
  chunksOf,
  type Files,
  FilesUnavailable,
  isKey,
  resolveRange,
  type StoredFile,
} from './files.ts';

/** With less than so many times the floor somebody should make room. */
const SHORT_FLOORS = 4;
/** What the system says when there is no room: no space, the user's quota, the largest file allowed. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const UNUSABLE = ['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE', 'ENOTDIR'];

type DiskOptions = {
  floorBytes?: number;
  /** What names the folder: told when it cannot be written to. */
  variable?: string;
};

/**
 * Files in a folder. A file is written aside, flushed and moved into its place, so that at any moment, whatever is
 * killed, a key holds a whole file or nothing. Several processes may share the folder.
 */
export async function diskFiles(folder: string, options: DiskOptions = {}): Promise<Files> {
  const { floorBytes = 0, variable = 'DATA_DIR' } = options;
  const root = resolve(folder);
  // No key begins with a dot, so nothing unfinished can be read or listed.
  const unfinishedFolder = join(root, '.unfinished');
  await prepareFolder(root, unfinishedFolder).catch((error) => {
    throw new StartError(`${variable}: cannot write to ${root} (${codeOf(error)})`);
  });

  const room = async () => {
    const { bavail, bsize } = await statfs(root);
    const freeBytes = bavail * bsize;
    return { freeBytes, isLow: freeBytes < floorBytes, isShort: freeBytes < SHORT_FLOORS * floorBytes };
  };

  return {
    destination: `the folder ${root}`,
    room,

    async put(key, content, { contentType }) {
      checkKey(key);
      checkContentType(contentType);
      // The database may be on the same disk, and must never be the one that finds it full.
      if ((await room()).isLow) throw new FilesUnavailable('the disk is nearly full');
      const unfinished = join(unfinishedFolder, randomUUID());
      try {
        await writeFlushed(unfinished, content, contentType);
        await moveIntoPlace(unfinished, join(root, key), root);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // the first error is the one to tell
        throw explained(error);
      }
    },

    async read(key, range) {
      checkKey(key);
      const handle = await openIfThere(join(root, key));
      if (!handle) return undefined;
      try {
        return await describe(handle, range);
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async remove(key) {
      checkKey(key);
      await rm(join(root, key), { force: true }).catch((error) => {
        throw explained(error);
      });
    },

    async *list(within) {
      checkFolder(within);
      yield* await keysOf(root, within);
    },
  };
}

async function keysOf(root: string, within: string): Promise<string[]> {
  const entries = await entriesOf(join(root, within));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isKey)
    .sort();
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw explained(error);
  }
}

/** Makes the folders and removes what a kill left behind. Younger files may be another process's work in progress. */
async function prepareFolder(root: string, unfinished: string): Promise<void> {
  // An embedded database beside the files runs as another user, who has to pass through what holds both.
  await mkdir(dirname(root), { recursive: true, mode: 0o711 });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  for (const name of await readdir(unfinished)) {
    const { mtimeMs } = await stat(join(unfinished, name));
    if (Date.now() - mtimeMs > DAY) await rm(join(unfinished, name), { force: true });
  }
}

async function writeFlushed(path: string, content: Content, contentType: string): Promise<void> {
  const hash = createHash('sha256');
  async function* labelled() {
    for await (const chunk of chunksOf(content)) {
      hash.update(chunk);
      yield chunk;
    }
    yield encodeLabel({ contentType, sha256: hash.digest('hex') });
  }
  await writeFile(path, labelled(), { flag: 'wx', mode: 0o600, flush: true });
}

async function moveIntoPlace(from: string, to: string, root: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  // The new name, and those of new folders, are on the disk only when the folders that hold them are.
  for (let folder = dirname(to); folder.length >= root.length; folder = dirname(folder))
    await flushFolder(folder);
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw explained(error);
  }
}

async function describe(handle: FileHandle, range: ByteRange | undefined): Promise<StoredFile> {
  const { contentType, sha256, contentSize: size } = await readLabel(handle);
  const part = range && resolveRange(range, size);
  const { first, last } = part ?? { first: 0, last: size - 1 };
  return { size, contentType, etag: `"${sha256}"`, part, stream: await bytesOf(handle, first, last) };
}

async function bytesOf(handle: FileHandle, start: number, end: number): Promise<ReadableStream<Uint8Array>> {
  if (end < start) {
    await handle.close();
    return new Blob([]).stream();
  }
  return webStream(handle.createReadStream({ start, end }));
}

function explained(error: unknown): unknown {
  const code = codeOf(error) ?? '';
  if (FULL.includes(code))
    return new FilesUnavailable('the disk that holds the files is full', { cause: error });
  if (UNUSABLE.includes(code))
    return new FilesUnavailable(`the folder of files cannot be used (${code})`, { cause: error });
  return error;
}

/**
 * What is known about a file stands at its own end: the label, its length, a mark. One rename then moves both, where
 * a second file beside it could be left behind by a kill. Viewers ignore bytes after the end of a PDF or a film.
 */
const label = z.object({ contentType: z.string(), sha256: z.string() });
type Label = z.infer<typeof label>;

const MARK = Buffer.from('\naurafile');
const LENGTH_BYTES = 4;

function encodeLabel(label: Label): Buffer {
  const text = Buffer.from(JSON.stringify(label));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([text, length, MARK]);
}

async function readLabel(handle: FileHandle): Promise<Label & { contentSize: number }> {
  const { size } = await handle.stat();
  const end = await readAt(handle, size - LENGTH_BYTES - MARK.length, LENGTH_BYTES + MARK.length);
  if (!end?.subarray(LENGTH_BYTES).equals(MARK)) throw unlabelled();
  const length = end.readUInt32BE();
  const contentSize = size - end.length - length;
  const text = await readAt(handle, contentSize, length);
  if (!text) throw unlabelled();
  return { ...label.parse(JSON.parse(text.toString())), contentSize };
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  if (position < 0) return undefined;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}

const unlabelled = () =>
  new FilesUnavailable('a file in the folder of files was not written by this program');
