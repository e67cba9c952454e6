import { Readable } from 'node:stream';

/** Bytes as the body of an answer. Node's type of the same stream is not the one that `Response` names. */
export function webStream(bytes: Readable | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const readable = bytes instanceof Readable ? bytes : Readable.from(bytes);
  return Readable.toWeb(readable) as ReadableStream<Uint8Array>;
}
