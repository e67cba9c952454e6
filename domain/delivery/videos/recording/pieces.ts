import type { Files } from '../../../../adapters/files/files.ts';

/** A piece of a recording: small enough for one request, large enough that a hundred of them are a reading. */
export const PIECE_BYTES = 4 * 1024 * 1024;
export const LARGEST_BYTES = 8 * 1024 ** 3;

const DIGITS = 6;
export const piecesFolder = (uploadId: string): string => `uploads/${uploadId}/`;

export const pieceKey = (uploadId: string, offset: number): string =>
  `${piecesFolder(uploadId)}${String(offset / PIECE_BYTES).padStart(DIGITS, '0')}.part`;

/** The whole recording, read piece by piece: it never stands in memory as a whole. */
export async function* joined(files: Files, uploadId: string, size: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += PIECE_BYTES) {
    const piece = await files.read(pieceKey(uploadId, offset));
    if (!piece) throw new Error(`piece ${offset} of upload ${uploadId} is gone`);
    yield* piece.stream;
  }
}

const kinds = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const;
type VideoType = keyof typeof kinds;

export const isVideoType = (type: string): type is VideoType => Object.hasOwn(kinds, type);
export const extensionOf = (type: string): string => (isVideoType(type) ? kinds[type] : 'bin');

/** By its first bytes: names and types are what a browser guesses. */
export function looksLike(type: string, first: Uint8Array): boolean {
  const at = (offset: number, text: string) =>
    Buffer.from(first.subarray(offset, offset + text.length)).toString('latin1') === text;
  if (type === 'video/webm') return at(0, '\x1aE\xdf\xa3');
  return at(4, 'ftyp') || at(4, 'moov') || at(4, 'wide') || at(4, 'mdat');
}
