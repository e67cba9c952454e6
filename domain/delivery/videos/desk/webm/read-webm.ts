import { childrenOf, id, lengthOf, sizeOf, uint } from './ebml.ts';

/** What a recording is made of, as it comes by: its tracks once, then clusters of blocks. */
export type Passing =
  | { kind: 'tracks'; bytes: Uint8Array }
  | { kind: 'cluster'; time: number }
  | { kind: 'block'; block: Uint8Array };

const SCALE_NS = 1_000_000;
/** No picture, no head and no list of a recording is larger. What claims to be would be gathered in memory until it is whole. */
const LARGEST_ELEMENT = 32 * 1024 * 1024;

/**
 * Reads a recording from its pieces, never more of it at once than one picture. Where it was cut off, by a closed tab or a
 * dead battery, it ends with the last picture that is whole.
 */
export async function* readWebm(source: AsyncIterable<Uint8Array>): AsyncGenerator<Passing> {
  const bytes = new Bytes(source);
  for (;;) {
    const start = await bytes.head();
    if (!start) return;
    // What is opened is walked through; its end shows by what follows.
    if (start.name === id.segment || start.name === id.cluster) continue;
    if (start.size < 0 || start.size > LARGEST_ELEMENT)
      throw new Error('a recording with an element that is larger than any picture');
    const body = await bytes.take(start.size);
    if (!body) return;
    if (start.name === id.info) refuseOtherScale(body);
    else if (start.name === id.tracks) yield { kind: 'tracks', bytes: body };
    else if (start.name === id.timecode) yield { kind: 'cluster', time: uint(body) };
    else if (start.name === id.simpleBlock) yield { kind: 'block', block: body };
    else if (start.name === id.blockGroup) {
      const block = blockIn(body);
      if (block) yield { kind: 'block', block };
    }
  }
}

function refuseOtherScale(info: Uint8Array): void {
  for (const { name, body } of childrenOf(info)) {
    if (name === id.timecodeScale && uint(body) !== SCALE_NS)
      throw new Error('a recording that does not count in milliseconds');
  }
}

const KEY = 0x80;

/** A group says by what it refers to whether its picture stands alone; a simple block says it with a bit. */
function blockIn(group: Uint8Array): Uint8Array | undefined {
  const children = [...childrenOf(group)];
  const found = children.find(({ name }) => name === id.block)?.body;
  if (!found) return undefined;
  const block = Uint8Array.from(found);
  const isKey = !children.some(({ name }) => name === id.reference);
  block[3] = isKey ? (block[3] ?? 0) | KEY : (block[3] ?? 0) & ~KEY;
  return block;
}

/** Bytes in the order they come, handed out in the sizes that are asked for. */
class Bytes {
  private readonly source: AsyncIterator<Uint8Array>;
  private chunks: Uint8Array[] = [];
  private length = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Undefined where they end before. */
  async take(count: number): Promise<Uint8Array | undefined> {
    while (this.length < count) {
      const next = await this.source.next();
      if (next.done) return undefined;
      this.chunks.push(next.value);
      this.length += next.value.length;
    }
    const all = this.chunks.length === 1 ? (this.chunks[0] ?? new Uint8Array()) : Buffer.concat(this.chunks);
    this.chunks = [all.subarray(count)];
    this.length = all.length - count;
    return all.subarray(0, count);
  }

  async head(): Promise<{ name: number; size: number } | undefined> {
    const name = await this.selfSized();
    const size = name && (await this.selfSized());
    return size && { name: uint(name), size: sizeOf(size) };
  }

  private async selfSized(): Promise<Uint8Array | undefined> {
    const first = await this.take(1);
    const rest = first && (await this.take(lengthOf(first[0] ?? 0) - 1));
    return rest && Buffer.concat([first, rest]);
  }
}
