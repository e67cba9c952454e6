import { DomainError, invalid, notFound } from '../../../errors.ts';
import { removeLater } from '../../../file-removal/index.ts';
import { type Actor, staffOnly, staffVerb } from '../../../identity/index.ts';
import { isId, knownId } from '../../../ids.ts';
import { refuseWithoutRoom } from '../../../room.ts';
import type { Services } from '../../../services.ts';
import { orderOfVideo } from '../order-of-video.ts';
import { piecesFolder } from '../recording/pieces.ts';
import { findVideo } from '../recording/queries.ts';
import { deleteChapter, findPart, growPart, insertPart, type PartRow } from './queries.ts';

const LARGEST_PIECE = 5 * 1024 ** 2;
const MOST_CHAPTERS = 20;
const TAKEN_AGAIN = 'recordings are taken again';
const DIGITS = 6;

export const partPieceKey = (partId: string, at: number): string =>
  `${piecesFolder(partId)}${String(at).padStart(DIGITS, '0')}.part`;

export type PartProgress = { partId: string; pieces: number };

/** Another part of a chapter begins, after what the chapter has already. */
export async function beginPart(
  services: Services,
  { actor, videoId, chapter }: { actor: Actor; videoId: string; chapter: number },
): Promise<PartProgress> {
  staffOnly(actor);
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  if (!Number.isInteger(chapter) || chapter < 1 || chapter > MOST_CHAPTERS) throw notFound('Chapter');
  if (!(await findVideo(services.db, knownId(videoId, 'Video')))) throw notFound('Video');
  const now = services.clock.now();
  const row = { videoId, actorId: actor.id, chapter, createdAt: now, updatedAt: now };
  return { partId: await insertPart(services.db, row), pieces: 0 };
}

type Piece = { actor: Actor; partId: string; at: number; seconds: number; bytes: Uint8Array };

/** The next piece, kept before it is counted. One that is not next is not taken; the answer says which is. */
export async function takePartPiece(
  services: Services,
  { actor, partId, at, seconds, bytes }: Piece,
): Promise<PartProgress> {
  const part = await ownPart(services, actor, partId);
  if (at !== part.pieces) return { partId, pieces: part.pieces };
  if (bytes.byteLength === 0 || bytes.byteLength > LARGEST_PIECE)
    throw invalid({ piece: 'A piece has the wrong size.' });
  if (!Number.isFinite(seconds) || seconds < 0) throw invalid({ seconds: 'How long it is cannot be told.' });
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  await services.files.put(partPieceKey(partId, at), bytes, { contentType: 'application/octet-stream' });
  const grown = { bytes: part.bytes + bytes.byteLength, seconds, now: services.clock.now() };
  if (await growPart(services.db, part, grown)) return { partId, pieces: at + 1 };
  // Sent twice at once, or into a chapter that is being taken again: then nobody else would take this piece away.
  const left = await findPart(services.db, partId, actor.id);
  if (!left)
    await removeLater(services, services.db, { keys: [piecesFolder(partId)], reason: 'a piece came late' });
  return { partId, pieces: left?.pieces ?? 0 };
}

/** What was said in a chapter goes, and it can be said again. */
export const retakeChapter = staffVerb<{ videoId: string; chapter: number }, void>(
  'video.chapter_retaken',
  async (services, tx, { videoId, chapter }) => {
    const { orderId, number } = await orderOfVideo(tx, knownId(videoId, 'Video'));
    const gone = await deleteChapter(tx, videoId, chapter);
    if (gone.length === 0) throw new DomainError('conflict', 'There is nothing in this chapter yet.');
    const keys = gone.map(({ id }) => piecesFolder(id));
    await removeLater(services, tx, { keys, reason: 'a chapter is taken again' });
    return { about: { kind: 'order', id: orderId, label: number }, after: { chapter }, answer: undefined };
  },
);

async function ownPart({ db }: Services, actor: Actor, partId: string): Promise<PartRow> {
  staffOnly(actor);
  const part = isId(partId) ? await findPart(db, partId, actor.id) : undefined;
  if (!part) throw notFound('Recording');
  return part;
}
