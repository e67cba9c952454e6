/**
 * What is too large for one request arrives in pieces: each is stored before it is counted, so an upload goes on where it stopped,
 * be it yesterday and on another screen. Whose upload it is, and what becomes of it, is the caller's.
 */
import type { Files } from '../adapters/files/files.ts';

/** Small enough for one request, large enough that a hundred of them are a reading. */
export const PIECE_BYTES = 4 * 1024 * 1024;

const DIGITS = 6;
export const piecesFolder = (uploadId: string): string => `uploads/${uploadId}/`;

export const pieceKey = (uploadId: string, offset: number): string =>
  `${piecesFolder(uploadId)}${String(offset / PIECE_BYTES).padStart(DIGITS, '0')}.part`;

/** The whole, read piece by piece: it never stands in memory. */
export async function* joined(files: Files, uploadId: string, size: number): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += PIECE_BYTES) {
    const piece = await files.read(pieceKey(uploadId, offset));
    if (!piece) throw new Error(`piece ${offset} of upload ${uploadId} is gone`);
    yield* piece.stream;
  }
}

export type Progress = { uploadId: string; received: number; pieceBytes: number };

export const progress = ({ id, received }: { id: string; received: number }): Progress => ({
  uploadId: id,
  received,
  pieceBytes: PIECE_BYTES,
});
