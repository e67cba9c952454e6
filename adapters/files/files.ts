/** Bytes as we have them, or as they come in. */
export type Content = Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/** Which part of a file is wanted: from a byte on (to a last one, included), or so many bytes at its end. */
export type ByteRange = { first: number; last?: number } | { final: number };

export type StoredFile = {
  /** Of the whole file, whatever part of it was asked for. */
  size: number;
  contentType: string;
  /** Changes whenever the content does; with the quotes HTTP wants. */
  etag: string;
  /** The part that `stream` holds, both ends included; undefined when it holds the whole file. */
  part: { first: number; last: number } | undefined;
  /** Must be read to its end or cancelled. */
  stream: ReadableStream<Uint8Array>;
};

/** Where documents and media are kept. Keys are our own words, such as `reports/0c9f….pdf`. */
export type Files = {
  /** Told to the person who starts the server. */
  readonly destination: string;
  /** Stores the whole content or, when anything goes wrong, nothing: what was there before stays. */
  put(key: string, content: Content, about: { contentType: string }): Promise<void>;
  /** Undefined when there is no such file; throws RangeNotSatisfiable when it has no such part. */
  read(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** How much room is left, where that can be known; low means that nothing more is taken. */
  room(): Promise<Room>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys in a folder such as `reports/`, and in the folders within it, in alphabetical order. */
  list(folder: string): AsyncIterable<string>;
};

export type Room = {
  freeBytes?: number;
  isLow: boolean;
  /** Not low yet, and worth a word. */
  isShort?: boolean;
};

export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
  readonly size: number;

  constructor(size: number) {
    super(`the file has ${size} bytes`);
    this.size = size;
  }
}

/** The storage cannot do its work now: full, unreachable, misconfigured. Nothing was stored. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
}

const FOLDERS = /^(?:[a-z0-9][a-z0-9_-]*\/)+$/;
const NAME = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)+$/;
const LONGEST = 200;

/**
 * Lower case, because some disks do not tell `A` from `a`. A file has a dot and a folder has none, so that no key
 * can be a file here and a folder there. Nothing that a path, an URL or a shell would read as anything but itself.
 */
export function isKey(key: string): boolean {
  const end = key.lastIndexOf('/') + 1;
  return key.length <= LONGEST && FOLDERS.test(key.slice(0, end)) && NAME.test(key.slice(end));
}

export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`not a file key: ${JSON.stringify(key.slice(0, LONGEST))}`);
}

export function checkFolder(folder: string): void {
  if (folder.length > LONGEST || !FOLDERS.test(folder)) {
    throw new TypeError(`not a folder of files: ${JSON.stringify(folder.slice(0, LONGEST))}`);
  }
}

/** It becomes a header of our answers one day. */
export function checkContentType(contentType: string): void {
  if (!/^[a-z]+\/[a-z0-9.+-]+(?:; ?[a-z]+=[a-zA-Z0-9-]+)?$/.test(contentType)) {
    throw new TypeError(`not a content type: ${JSON.stringify(contentType)}`);
  }
}

/** The bytes a range means in a file of this size, or an error when it means none. */
export function resolveRange(range: ByteRange, size: number): { first: number; last: number } {
  checkRange(range);
  const first = 'final' in range ? Math.max(0, size - range.final) : range.first;
  const last = 'final' in range ? size - 1 : Math.min(range.last ?? size - 1, size - 1);
  if (first > last) throw new RangeNotSatisfiable(size);
  return { first, last };
}

export function checkRange(range: ByteRange): void {
  const { first, last } = 'final' in range ? { first: range.final, last: undefined } : range;
  const isSound = Number.isSafeInteger(first) && first >= 0;
  if (!isSound || (last !== undefined && !(Number.isSafeInteger(last) && last >= first))) {
    throw new TypeError(`not a range of bytes: ${JSON.stringify(range)}`);
  }
}

export async function* chunksOf(content: Content): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}
