import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type Entry = { name: string; content: Uint8Array | AsyncIterable<Uint8Array> };

/** What is compressed already would only cost time. */
const PACKED = /\.(pdf|webm|mp4|png|jpe?g|zip)$/i;

/** Packs files one after another, as they come; nothing is held but the piece at hand. */
export async function* zipOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) packed.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = PACKED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const chunk of piecesOf(content)) {
      file.push(chunk);
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* packed.splice(0);
    if (failure) throw failure;
  }
  zip.end();
  yield* packed.splice(0);
}

async function* piecesOf(content: Entry['content']): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else yield* content;
}
