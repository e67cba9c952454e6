/** WebM: elements with an id and a length, each of as many bytes as it needs (RFC 8794, RFC 9559). */
import { type Incoming, lies } from './incoming.ts';

const FILM = 'film';
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VOID = 0xec;
const DOC_TYPE = 0x4282;
const CODEC = 0x86;

/** Facts of the head, all of them numbers but the kind of document. */
const ofHead = [0x4286, 0x42f7, 0x42f2, 0x42f3, DOC_TYPE, 0x4287, 0x4285];
/** What a player needs, of the film and of its clusters: the list of places, the index, and the pictures themselves. */
const kept = [0x114d9b74, 0x1c53bb6b, 0xe7, 0xa3, 0xa0, 0xa7, 0xab];
/** Words of whoever made it: titles, names of programs and tracks. */
const words = [0x7ba9, 0x4d80, 0x5741, 0x536e, 0x258688, 0x73a4, 0x3cb923, 0x3eb923];
const codecs = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'];
/** And one for each so many bytes: those of a film have hundreds. */
const MOST_ELEMENTS = 10_000;
const FEWEST_BYTES = 64;
const MOST_HELD = 4 * 1024 * 1024;
const MOST_BLANK = 64 * 1024 * 1024;
const CHUNK = 256 * 1024;

type Element = {
  id: number /** Undefined: until something follows that cannot be in it. */;
  size?: number;
  head: Buffer;
};

export async function* cleanWebm(input: Incoming): AsyncGenerator<Uint8Array> {
  const ebml = await readElement(input);
  if (ebml.id !== EBML || !ebml.size || ebml.size > 4_096) throw lies(FILM);
  const facts = await input.take(ebml.size, FILM);
  checkHead(facts);
  yield ebml.head;
  yield facts;
  const segment = await readElement(input);
  if (segment.id !== SEGMENT) throw lies(FILM);
  yield segment.head;
  const end = segment.size === undefined ? Number.POSITIVE_INFINITY : input.at + segment.size;
  const seen = new Set<number>();
  for (let count = 0; input.at < end && !(await input.isOver()); count++) {
    if (count > MOST_ELEMENTS + input.at / FEWEST_BYTES) throw lies(FILM);
    const element = await readElement(input);
    seen.add(element.id);
    yield* cleanElement(input, element);
  }
  const isWhole = end === Number.POSITIVE_INFINITY || input.at === end;
  if (!isWhole || !(await input.isOver()) || !seen.has(TRACKS) || !seen.has(CLUSTER)) throw lies(FILM);
}

async function* cleanElement(input: Incoming, { id, size, head }: Element): AsyncGenerator<Uint8Array> {
  // What is in a cluster is read one by one like the cluster itself: live recordings do not say where one ends.
  if (id === CLUSTER) return yield head;
  if (size === undefined) throw lies(FILM);
  if (id === INFO || id === TRACKS) {
    if (size > MOST_HELD) throw lies(FILM);
    const bytes = await input.take(size, FILM);
    if (id === TRACKS) checkTracks(bytes);
    blankWords(bytes, id === TRACKS);
    yield head;
    return yield bytes;
  }
  if (kept.includes(id)) {
    yield head;
    return yield* input.pass(size, FILM);
  }
  if (size > MOST_BLANK) throw lies(FILM);
  yield* emptySpace(head.length + size);
  for await (const _ of input.pass(size, FILM));
}

/** So many bytes that say nothing, the first of which say that. */
function* emptySpace(whole: number): Generator<Uint8Array> {
  const head = Buffer.alloc(Math.min(whole, 9));
  head[0] = VOID;
  if (whole < 9) head[1] = 0x80 | (whole - 2);
  else head.writeBigUInt64BE(BigInt(whole - 9) | (1n << 56n), 1);
  yield head;
  for (let left = whole - head.length; left > 0; left -= CHUNK) yield Buffer.alloc(Math.min(left, CHUNK));
}

async function readElement(input: Incoming): Promise<Element> {
  const looked = await input.look(12);
  const element = elementAt(looked, 0);
  if (!element) throw lies(FILM);
  return { id: element.id, size: element.size, head: await input.take(element.begins, FILM) };
}

/** The element that begins there, and where its content does. */
function elementAt(bytes: Buffer, at: number): { id: number; size?: number; begins: number } | undefined {
  const idLength = Math.clz32(bytes[at] ?? 0) - 23;
  const sizeLength = Math.clz32(bytes[at + idLength] ?? 0) - 23;
  const begins = at + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || begins > bytes.length) return undefined;
  const id = bytes.readUIntBE(at, idLength);
  let size = 0n;
  for (let i = 0; i < sizeLength; i++) size = (size << 8n) | BigInt(bytes[at + idLength + i] ?? 0);
  const room = 1n << BigInt(7 * sizeLength);
  size -= room;
  if (size === room - 1n) return { id, begins };
  return size > Number.MAX_SAFE_INTEGER ? undefined : { id, size: Number(size), begins };
}

type Child = { id: number; begin: number; end: number };

function childrenOf(bytes: Buffer, begin = 0, end = bytes.length): Child[] {
  const children: Child[] = [];
  for (let at = begin; at < end; ) {
    const found = elementAt(bytes.subarray(0, end), at);
    if (found?.size === undefined || found.begins + found.size > end) throw lies(FILM);
    at = found.begins + found.size;
    children.push({ id: found.id, begin: found.begins, end: at });
    if (children.length > 10_000) throw lies(FILM);
  }
  return children;
}

const textOf = (bytes: Buffer, { begin, end }: Child) =>
  bytes.toString('latin1', begin, end).replace(/\0+$/, '');

function checkHead(facts: Buffer): void {
  const children = childrenOf(facts);
  const isPlain = children.every(({ id, begin, end }) => ofHead.includes(id) && end - begin <= 8);
  const type = children.find(({ id }) => id === DOC_TYPE);
  if (!isPlain || !type || textOf(facts, type) !== 'webm') throw lies(FILM);
}

/** Pictures and sound that browsers play, and at least one track of pictures. */
function checkTracks(bytes: Buffer): void {
  const named = childrenOf(bytes)
    .filter(({ id }) => id === TRACK)
    .flatMap(({ begin, end }) => childrenOf(bytes, begin, end))
    .filter(({ id }) => id === CODEC)
    .map((child) => textOf(bytes, child));
  const isKnown = named.every((name) => codecs.includes(name));
  if (!isKnown || !named.some((name) => name.startsWith('V_'))) throw lies(FILM);
}

function blankWords(bytes: Buffer, isTracks: boolean): void {
  const children = isTracks
    ? childrenOf(bytes).flatMap(({ begin, end }) => childrenOf(bytes, begin, end))
    : childrenOf(bytes);
  for (const { id, begin, end } of children) if (words.includes(id)) bytes.fill(0, begin, end);
}
