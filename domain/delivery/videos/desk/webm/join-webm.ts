import { childrenOf, element, float, head, id, numberBytes, uint } from './ebml.ts';
import { readWebm } from './read-webm.ts';

/** A part of a recording, which can be read as often as needed. */
export type Part = () => AsyncIterable<Uint8Array>;

/** Parts that were recorded differently cannot become one film. */
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

const clusterSize = ({ size }: Cluster) => TIME_ELEMENT + size;

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
