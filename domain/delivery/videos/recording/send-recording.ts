import { DomainError, invalid, notFound } from '../../../errors.ts';
import { removeLater } from '../../../file-removal/index.ts';
import { type Actor, staffOnly } from '../../../identity/index.ts';
import { isId, knownId } from '../../../ids.ts';
import { refuseWithoutRoom } from '../../../room.ts';
import type { Services } from '../../../services.ts';
import { attachRecording } from './attach-recording.ts';
import {
  extensionOf,
  isVideoType,
  joined,
  LARGEST_BYTES,
  looksLike,
  PIECE_BYTES,
  pieceKey,
  piecesFolder,
} from './pieces.ts';
import {
  advanceUpload,
  findUnfinished,
  findUpload,
  findVideo,
  insertUpload,
  takeLeftUploads,
  type UploadRow,
} from './queries.ts';

type Chosen = { actor: Actor; videoId: string; name: string; contentType: string; size: number };
export type Progress = { uploadId: string; received: number; pieceBytes: number };

const TAKEN_AGAIN = 'recordings are taken again';

/** Begins to take a recording, or goes on where the same file stopped, be it yesterday and on another screen. */
export async function beginRecording(services: Services, chosen: Chosen): Promise<Progress> {
  const { actor, size, contentType } = chosen;
  staffOnly(actor);
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  const videoId = knownId(chosen.videoId, 'Video');
  if (!(await findVideo(services.db, videoId))) throw notFound('Video');
  if (!isVideoType(contentType)) throw invalid({ file: 'Please choose an MP4, MOV or WebM recording.' });
  if (!Number.isSafeInteger(size) || size <= 0 || size > LARGEST_BYTES) {
    throw invalid({ file: 'A recording may have up to 8 GB.' });
  }
  const name = chosen.name.slice(0, 200);
  const now = services.clock.now();
  const same = { videoId, actorId: actor.id, name, size };
  const upload =
    (await findUnfinished(services.db, same)) ??
    (await insertUpload(services.db, { ...same, contentType, createdAt: now, updatedAt: now }));
  return progress(upload);
}

type Piece = { actor: Actor; uploadId: string; offset: number; bytes: Uint8Array };

/** One piece, kept before it is counted. One that is not next is not taken; the answer says what is. */
export async function takePiece(
  services: Services,
  { actor, uploadId, offset, bytes }: Piece,
): Promise<Progress> {
  const upload = await ownUpload(services, actor, uploadId);
  const expected = Math.min(PIECE_BYTES, upload.size - upload.received);
  if (offset !== upload.received || upload.finishedAt) return progress(upload);
  if (bytes.byteLength !== expected) throw invalid({ file: 'A piece of the recording was cut short.' });
  if (offset === 0 && !looksLike(upload.contentType, bytes)) {
    throw invalid({ file: 'This file is not the recording it says it is.' });
  }
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  await services.files.put(pieceKey(upload.id, offset), bytes, { contentType: 'application/octet-stream' });
  const received = offset + bytes.byteLength;
  if (await advanceUpload(services.db, upload, received, services.clock.now())) {
    return progress({ ...upload, received });
  }
  // Sent twice, or into an upload that has ended meanwhile: then nobody else would take this piece away.
  await removeLater(services, services.db, { keys: [piecesFolder(upload.id)], reason: 'a piece came late' });
  return progress(await ownUpload(services, actor, uploadId));
}

/** All pieces are here: they become one file, and the file becomes the video's recording. */
export async function finishRecording(
  services: Services,
  { actor, uploadId, durationSeconds }: { actor: Actor; uploadId: string; durationSeconds?: number },
): Promise<void> {
  const upload = await ownUpload(services, actor, uploadId);
  if (upload.finishedAt) return;
  if (upload.received !== upload.size) {
    throw new DomainError('conflict', 'The recording has not arrived as a whole yet.');
  }
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  const { db, files, clock } = services;
  const { id, videoId, contentType, size } = upload;
  // Named by the upload, so that a second try writes the same file.
  const fileKey = `videos/${videoId}/${id}.${extensionOf(contentType)}`;
  // Should the order be erased or this process die meanwhile, no row would know the file.
  const at = new Date(clock.now().getTime() + A_DAY_MS);
  await removeLater(services, db, { keys: [fileKey], reason: 'a recording was never attached', at });
  await files.put(fileKey, joined(files, id, size), { contentType });
  await attachRecording(services, { actor, videoId, fileKey, durationSeconds, uploadId: id });
}

const A_DAY_MS = 86_400_000;
const LEFT_AFTER_MS = 7 * A_DAY_MS;

/** Recordings that nobody went on sending. */
export async function forgetLeftRecordings(services: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  await db.transaction(async (tx) => {
    const left = await takeLeftUploads(tx, new Date(clock.now().getTime() - LEFT_AFTER_MS));
    const keys = left.map(({ id }) => piecesFolder(id));
    await removeLater(services, tx, { keys, reason: 'a recording was never sent to its end' });
  });
}

async function ownUpload({ db }: Services, actor: Actor, uploadId: string): Promise<UploadRow> {
  staffOnly(actor);
  const upload = isId(uploadId) ? await findUpload(db, uploadId, actor.id) : undefined;
  if (!upload) throw notFound('Recording');
  return upload;
}

const progress = ({ id, received }: UploadRow): Progress => ({
  uploadId: id,
  received,
  pieceBytes: PIECE_BYTES,
});
