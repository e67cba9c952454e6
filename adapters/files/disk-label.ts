import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { FilesUnavailable } from './files.ts';

/**
 * What is known about a file stands at its own end: the label, its length, a mark. One rename then moves both, where
 * a second file beside it could be left behind by a kill. Viewers ignore bytes after the end of a PDF or a film.
 */
const label = z.object({ contentType: z.string(), sha256: z.string() });
type Label = z.infer<typeof label>;

const MARK = Buffer.from('\naurafile');
const LENGTH_BYTES = 4;

export function encodeLabel(label: Label): Buffer {
  const text = Buffer.from(JSON.stringify(label));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([text, length, MARK]);
}

export async function readLabel(handle: FileHandle): Promise<Label & { contentSize: number }> {
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
