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
export const UNKNOWN = -1;

/** How many bytes a number takes that says so itself, by its first byte. */
export const lengthOf = (first: number): number => Math.clz32(first) - 23;

export function uint(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = value * 256 + byte;
  return value;
}

/** A size, without the bit that tells its length; all bits set mean that nobody knows. */
export function sizeOf(bytes: Uint8Array): number {
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

const idBytes = (name: number) =>
  numberBytes(name, name > 0xffffff ? 4 : name > 0xffff ? 3 : name > 0xff ? 2 : 1);

/** Eight bytes for every size: then the place of all that follows is known before it is written. */
export const SIZE_BYTES = 8;

export function head(name: number, size: number): Uint8Array {
  const sized = numberBytes(size, SIZE_BYTES);
  sized[0] = 1;
  return Buffer.concat([idBytes(name), sized]);
}

export const element = (name: number, ...content: Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(content);
  return Buffer.concat([head(name, body.length), body]);
};

export function float(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

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
