/** MP4, MOV and M4A: boxes within boxes, each with its size and a name of four letters (ISO 14496-12). */
import { type Incoming, lies } from './incoming.ts';

const FILM = 'film';
const within = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl', 'edts', 'mvex', 'moof', 'traf', 'mfra'];
/** What a player needs. All else becomes free space: `udta` with its places and texts, `meta`, `uuid`, pictures of covers. */
const kept = [
  ...['mvhd', 'tkhd', 'elst', 'mdhd', 'vmhd', 'smhd', 'nmhd', 'gmhd', 'tref', 'tapt', 'stsd', 'stts', 'stss'],
  ...['ctts', 'cslg', 'stsc', 'stco', 'co64', 'sdtp', 'sgpd', 'sbgp', 'trex', 'mehd', 'mfhd', 'tfhd', 'tfdt'],
  ...['trun', 'sidx', 'tfra', 'mfro', 'stz2'],
];
/** And one for each so many bytes: a film has few, or large ones. */
const MOST_BOXES = 10_000;
const FEWEST_BYTES = 64;
const DEEPEST = 8;
/** A table of a film of many hours. */
const MOST_TABLE = 64 * 1024 * 1024;

type Box = { type: string; size: number; head: Buffer; end: number };
type Seen = { boxes: number; types: Set<string>; handlers: Set<string>; media: number; samples: number };

export async function* cleanFilmBox(input: Incoming, kind: 'video' | 'audio'): AsyncGenerator<Uint8Array> {
  const seen: Seen = { boxes: 0, types: new Set(), handlers: new Set(), media: 0, samples: 0 };
  const first = await input.look(8);
  if (first.toString('latin1', 4) !== 'ftyp') throw lies(FILM);
  yield* cleanBoxes(input, { end: Number.POSITIVE_INFINITY, depth: 0 }, seen);
  const { types, handlers, media, samples } = seen;
  const isFilm = handlers.has('vide');
  if (!types.has('moov') || media === 0 || isFilm !== (kind === 'video')) throw lies(FILM);
  if (!isFilm && !handlers.has('soun')) throw lies('sound');
  // Most of what it brings is what its tables name: a film is no wrapping for something else.
  if (!types.has('moof') && (samples > media || samples < media / 2)) throw lies(FILM);
}

async function* cleanBoxes(
  input: Incoming,
  { end, depth }: { end: number; depth: number },
  seen: Seen,
): AsyncGenerator<Uint8Array> {
  while (input.at < end && !(depth === 0 && (await input.isOver()))) {
    if (++seen.boxes > MOST_BOXES + input.at / FEWEST_BYTES) throw lies(FILM);
    const box = await readHead(input, end, depth);
    seen.types.add(box.type);
    if (within.includes(box.type) && depth < DEEPEST) {
      yield box.head;
      yield* cleanBoxes(input, { end: box.end, depth: depth + 1 }, seen);
    } else yield* cleanBox(input, box, seen);
  }
  if (input.at > end) throw lies(FILM);
}

async function readHead(input: Incoming, end: number, depth: number): Promise<Box> {
  const begin = input.at;
  const short = await input.take(8, FILM);
  const type = short.toString('latin1', 4);
  const declared = short.readUInt32BE(0);
  const long = declared === 1 ? await input.take(8, FILM) : Buffer.alloc(0);
  const head = Buffer.concat([short, long]);
  if (declared === 0) {
    // To the end of the file, as cameras write it that never came to an end themselves.
    if (depth > 0 || type !== 'mdat') throw lies(FILM);
    return { type, head, size: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  }
  const whole = declared === 1 ? Number(long.readBigUInt64BE(0)) : declared;
  const size = whole - head.length;
  if (size < 0 || begin + whole > end || !Number.isSafeInteger(whole)) throw lies(FILM);
  return { type, head, size, end: begin + whole };
}

async function* cleanBox(input: Incoming, box: Box, seen: Seen): AsyncGenerator<Uint8Array> {
  const { type, size, head } = box;
  if (type === 'mdat') {
    yield head;
    const begin = input.at;
    if (Number.isFinite(size)) yield* input.pass(size, FILM);
    else
      for (let bytes = await input.takeUpTo(CHUNK); bytes.length > 0; bytes = await input.takeUpTo(CHUNK))
        yield bytes;
    seen.media += input.at - begin;
    return;
  }
  if (size > MOST_TABLE && type !== 'free') throw lies(FILM);
  const small = smallBoxes[type];
  if (small) {
    const bytes = await input.take(size, FILM);
    small(bytes, seen);
    yield head;
    yield bytes;
  } else if (kept.includes(type)) {
    yield head;
    yield* input.pass(size, FILM);
  } else {
    head.write('free', 4, 'latin1');
    yield head;
    yield* input.blank(size, FILM);
  }
}
const CHUNK = 256 * 1024;

/** Names of four letters, and between the first and the others a number. */
const areBrands = (bytes: Buffer): boolean =>
  /^[\w .!-]+$/.test(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8).replaceAll('\0', ''));

/** Boxes that are looked into, and mended where they say more than they need to. */
const smallBoxes: Record<string, (bytes: Buffer, seen: Seen) => void> = {
  ftyp(bytes, { boxes }) {
    const isShort = bytes.length >= 8 && bytes.length <= 256 && bytes.length % 4 === 0;
    if (!isShort || boxes > 1 || !areBrands(bytes)) throw lies(FILM);
    // A number that nobody reads.
    bytes.fill(0, 4, 8);
  },
  hdlr(bytes, { handlers }) {
    if (bytes.length < 20 || bytes.length > 4_096) throw lies(FILM);
    handlers.add(bytes.toString('latin1', 8, 12));
    bytes.fill(0, 20);
  },
  /** Where the media are: in this file, and nowhere else. */
  dref(bytes) {
    const count = bytes.length >= 8 ? bytes.readUInt32BE(4) : 0;
    let at = 8;
    for (let i = 0; i < count; i++) {
      const size = at + 12 <= bytes.length ? bytes.readUInt32BE(at) : 0;
      const isHere = size >= 12 && (bytes.readUInt32BE(at + 8) & 1) === 1;
      if (!isHere) throw lies(FILM);
      bytes.fill(0, at + 12, at + size);
      at += size;
    }
    if (at !== bytes.length) throw lies(FILM);
  },
  stsz(bytes, seen) {
    if (bytes.length < 12) throw lies(FILM);
    const each = bytes.readUInt32BE(4);
    const count = bytes.readUInt32BE(8);
    if (each === 0 && bytes.length < 12 + 4 * count) throw lies(FILM);
    seen.samples += each * count;
    if (each === 0) for (let i = 0; i < count; i++) seen.samples += bytes.readUInt32BE(12 + 4 * i);
  },
};
