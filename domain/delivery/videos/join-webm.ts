/** The elements of WebM that a recording of a browser has, or that a joined one needs. */
export const id = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  reference: 0xfb,
} as const;

/** An element whose size is not known yet, as a recorder that is still running writes it. */
const UNKNOWN = -1;

/** How many bytes a number takes that says so itself, by its first byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

export function uint(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

/** A size, without the bit that tells its length; all bits set mean that nobody knows. */
function sizeOf(bytes: Uint8Array): number {
  const [first = 0] = bytes;
  const rest = bytes.subarray(1);
  const top = first & (0xff >> bytes.length);
  if (top === 0xff >> bytes.length && rest.every((byte) => byte === 0xff)) return UNKNOWN;
  return top * 256 ** rest.length + uint(rest);
}

export function numberBytes(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, left = value; at >= 0; at--, left = Math.floor(left / 256))
    bytes[at] = left % 256;
  return bytes;
}

/** Eight bytes for every size: then the place of all that follows is known before it is written. */
export const SIZE_BYTES = 8;

export function head(name: number, size: number): Uint8Array {
  const sized = numberBytes(size, SIZE_BYTES);
  sized[0] = 1;
  return Buffer.concat([idBytes(name), sized]);
}

const idBytes = (name: number) =>
  numberBytes(name, name > 0xffffff ? 4 : name > 0xffff ? 3 : name > 0xff ? 2 : 1);

export const element = (name: number, ...content: Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(content);
  return Buffer.concat([head(name, body.length), body]);
};

/** The children of an element that stands whole in memory. */
export function* childrenOf(bytes: Uint8Array): Generator<{ name: number; body: Uint8Array }> {
  for (let at = 0; at < bytes.length; ) {
    const idLength = lengthOf(bytes[at] ?? 0);
    const name = uint(bytes.subarray(at, at + idLength));
    const sizeLength = lengthOf(bytes[at + idLength] ?? 0);
    const from = at + idLength + sizeLength;
    const size = sizeOf(bytes.subarray(at + idLength, from));
    yield { name, body: bytes.subarray(from, from + size) };
    at = from + size;
  }
}

/** A part of a recording, which can be read as often as needed. */
type Part = () => AsyncIterable<Uint8Array>;

/** Parts that were recorded differently, or that no browser recorded, cannot become one film. */
export class UnlikeParts extends Error {
  override name = 'UnlikeParts';
}

type Cluster = { time: number; size: number; hasKey: boolean };
type Measured = {
  part: Part;
  tracks: Uint8Array;
  /** Kinds of tracks, by their number in this part. */
  kinds: Map<number, string>;
  clusters: Cluster[];
  /** From its own clock to that of the whole. */
  shift: number;
};

/** Between the last picture of a part and the first of the next, in milliseconds: one picture. */
const GAP_MS = 40;

/**
 * One film of several recordings, with its length and an index to jump by, which a browser cannot write while it records.
 * Everything is read twice, and nothing is held in memory: first what there is, then the thing itself.
 */
export async function joinWebm(
  parts: readonly Part[],
): Promise<{ seconds: number; stream: AsyncGenerator<Uint8Array> }> {
  const measured: Measured[] = [];
  let length = 0;
  for (const part of parts) {
    const one = await measure(part, length);
    if (!one) continue;
    length = one.ends;
    measured.push(one.measured);
  }
  const [first] = measured;
  if (!first) throw new UnlikeParts('There is nothing in the recording.');
  for (const { kinds } of measured) refuseUnlike(first.kinds, kinds);
  return { seconds: length / 1000, stream: write(first, measured, length) };
}

async function measure(
  part: Part,
  begins: number,
): Promise<{ measured: Measured; ends: number } | undefined> {
  let tracks: Uint8Array | undefined;
  let shift: number | undefined;
  let kinds = new Map<number, string>();
  let ends = begins;
  const clusters: Cluster[] = [];
  for await (const passing of readWebm(part())) {
    if (passing.kind === 'tracks') {
      tracks = Uint8Array.from(passing.bytes);
      kinds = kindsIn(tracks);
    } else if (passing.kind === 'cluster') {
      shift ??= begins - passing.time;
      clusters.push({ time: passing.time + shift, size: 0, hasKey: false });
    } else {
      const cluster = clusters.at(-1);
      if (!cluster) continue;
      const { track, time, isKey } = readBlock(passing.block);
      cluster.size += BLOCK_HEAD + passing.block.length;
      cluster.hasKey ||= isKey && (kinds.get(track) ?? '').startsWith('V_');
      ends = Math.max(ends, cluster.time + time + GAP_MS);
    }
  }
  if (!tracks || shift === undefined || ends === begins) return undefined;
  return { measured: { part, tracks, kinds, clusters, shift }, ends };
}

function kindsIn(tracks: Uint8Array): Map<number, string> {
  const kinds = new Map<number, string>();
  for (const { name, body } of childrenOf(tracks)) {
    if (name !== id.track) continue;
    const fields = [...childrenOf(body)];
    const number = fields.find((field) => field.name === id.trackNumber);
    const codec = fields.find((field) => field.name === id.codec);
    if (number && codec) kinds.set(uint(number.body), Buffer.from(codec.body).toString('latin1'));
  }
  return kinds;
}

function refuseUnlike(one: Map<number, string>, other: Map<number, string>): void {
  const codecs = (kinds: Map<number, string>) => [...kinds.values()].sort().join(' ');
  if (codecs(one) === codecs(other)) return;
  throw new UnlikeParts(
    'Some of it was recorded with another kind of browser. Please take those chapters again.',
  );
}

/** The number of its track, its time in its cluster, and whether it stands alone. */
function readBlock(block: Uint8Array) {
  const [first = 0, high = 0, low = 0, flags = 0] = block;
  const time = (high << 8) | low;
  return { track: first & 0x7f, time: time > 0x7fff ? time - 0x10000 : time, isKey: (flags & 0x80) !== 0 };
}

const BLOCK_HEAD = head(id.simpleBlock, 0).length;
const TIME_ELEMENT = element(id.timecode, numberBytes(0, 4)).length;
const CLUSTER_HEAD = head(id.cluster, 0).length;

async function* write(first: Measured, all: readonly Measured[], length: number): AsyncGenerator<Uint8Array> {
  const clusters = all.flatMap((one) => one.clusters);
  const beginning = Buffer.concat([infoOf(length), element(id.tracks, first.tracks)]);
  const [videoTrack = 1] = [...first.kinds].find(([, codec]) => codec.startsWith('V_')) ?? [];
  const indexLength = cuesOf(clusters, videoTrack, 0).length;
  const body = clusters.reduce((sum, cluster) => sum + CLUSTER_HEAD + clusterSize(cluster), 0);
  const clustersAt = beginning.length + indexLength;
  yield Buffer.concat([
    HEADER,
    head(id.segment, clustersAt + body),
    beginning,
    cuesOf(clusters, videoTrack, clustersAt),
  ]);
  for (const one of all) yield* writeClusters(one, first.kinds);
}

const clusterSize = ({ size }: Cluster) => TIME_ELEMENT + size;

async function* writeClusters({ part, kinds, clusters }: Measured, wanted: Map<number, string>) {
  const numbers = new Map([...kinds].map(([own, codec]) => [own, numberOf(wanted, codec)]));
  let at = -1;
  for await (const passing of readWebm(part())) {
    if (passing.kind === 'cluster') {
      at += 1;
      const cluster = clusters[at];
      if (!cluster) return;
      const time = element(id.timecode, numberBytes(cluster.time, 4));
      yield Buffer.concat([head(id.cluster, clusterSize(cluster)), time]);
    } else if (passing.kind === 'block' && at >= 0) {
      const block = Uint8Array.from(passing.block);
      block[0] = 0x80 | (numbers.get(readBlock(block).track) ?? 1);
      yield Buffer.concat([head(id.simpleBlock, block.length), block]);
    }
  }
}

/** A browser numbers its tracks as they come: sound may be the first in one part and the second in the next. */
const numberOf = (kinds: Map<number, string>, codec: string): number =>
  [...kinds].find(([, own]) => own === codec)?.[0] ?? 1;

const text = (words: string) => Buffer.from(words, 'latin1');
const small = (value: number) => numberBytes(value, 1);

const HEADER = element(
  id.header,
  element(0x4286, small(1)),
  element(0x42f7, small(1)),
  element(0x42f2, small(4)),
  element(0x42f3, small(8)),
  element(0x4282, text('webm')),
  element(0x4287, small(4)),
  element(0x4285, small(2)),
);

const infoOf = (length: number) =>
  element(
    id.info,
    element(id.timecodeScale, numberBytes(1_000_000, 4)),
    element(id.duration, float(length)),
    element(id.muxingApp, text('recording desk')),
    element(id.writingApp, text('recording desk')),
  );

function float(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** Where pictures stand that need none before them. Every entry has the same length, whatever it says. */
function cuesOf(clusters: readonly Cluster[], videoTrack: number, clustersAt: number): Uint8Array {
  let at = clustersAt;
  const points: Uint8Array[] = [];
  for (const cluster of clusters) {
    if (cluster.hasKey) points.push(cuePoint(cluster.time, videoTrack, at));
    at += CLUSTER_HEAD + clusterSize(cluster);
  }
  return points.length === 0 ? new Uint8Array() : element(id.cues, ...points);
}

const cuePoint = (time: number, track: number, at: number) =>
  element(
    id.cuePoint,
    element(id.cueTime, numberBytes(time, 8)),
    element(id.cuePositions, element(id.cueTrack, small(track)), element(id.cueCluster, numberBytes(at, 8))),
  );

/** What a recording is made of, as it comes by: its tracks once, then clusters of blocks. */
type Passing =
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
    if (start.size < 0 || start.size > LARGEST_ELEMENT) throw unreadable();
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
    if (name === id.timecodeScale && uint(body) !== SCALE_NS) throw unreadable();
  }
}

const unreadable = () => new UnlikeParts('A part of it cannot be read. Please take those chapters again.');

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
