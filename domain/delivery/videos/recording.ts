import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import { videos, videoUploads } from '../../../db/schema/index.ts';
import { DAY, WEEK } from '../../../shared/durations.ts';
import { secureLink } from '../../../shared/fields.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { type Actor, staffOnly, staffVerb } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import { joined, PIECE_BYTES, type Progress, pieceKey, piecesFolder, progress } from '../../pieces.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Deps, Services } from '../../services.ts';
import { lockVideo, type VideoRow } from './queries.ts';
import { orderOfVideo, replaceRecording } from './videos.ts';

type Chosen = { actor: Actor; videoId: string; name: string; contentType: string; size: number };

const TAKEN_AGAIN = 'recordings are taken again';

/** Begins to take a recording, or goes on where the same file stopped, be it yesterday and on another screen. */
export async function startRecordingUpload(services: Services, chosen: Chosen): Promise<Progress> {
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
export async function saveUploadedPiece(
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
export async function finishRecordingUpload(
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
  const at = new Date(clock.now().getTime() + DAY);
  await removeLater(services, db, { keys: [fileKey], reason: 'a recording was never attached', at });
  await files.put(fileKey, joined(files, id, size), { contentType });
  await attachRecordingFile(services, { actor, videoId, fileKey, durationSeconds, uploadId: id });
}

const LEFT_AFTER_MS = WEEK;

/** Recordings that nobody went on sending. */
export async function deleteAbandonedRecordings(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
): Promise<void> {
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

type Attached = Omit<AttachedFile, 'fileKey'> & { fileKey?: string; link?: string };
type AttachedFile = { videoId: string; fileKey: string; durationSeconds?: number; uploadId?: string };

const A_DAY = 24 * 3600;

/** Lays a recording that is kept elsewhere beside its order or event. */
export const attachRecordingLink = staffVerb(
  'video.attached',
  z.object({ videoId: z.string(), link: secureLink }),
  attachIn,
);

/** The same for a file of ours, which no form may name. */
export const attachRecordingFile = staffVerb<AttachedFile, void>('video.attached', attachIn);

/** Whoever can see one already gets the new one in its place. */
async function attachIn(
  services: Deps,
  tx: Tx,
  { videoId, fileKey, link, durationSeconds, uploadId }: Attached,
) {
  const before = await lockVideo(tx, knownId(videoId, 'Video'));
  if (!before) throw notFound('Video');
  const seconds = durationSeconds && durationSeconds < A_DAY ? Math.ceil(durationSeconds) : null;
  await replaceRecording(services, tx, before, {
    fileKey: fileKey ?? null,
    link: link ?? null,
    durationSeconds: seconds || null,
    // They are the words of the recording before.
    captionsKey: null,
  });
  if (uploadId) {
    await finishUploadRow(tx, uploadId, services.clock.now());
    await removeLater(services, tx, { keys: [piecesFolder(uploadId)], reason: 'a recording arrived' });
  }
  return {
    about: await subjectOf(tx, before),
    before: { recording: kindOf(before) },
    after: { recording: kindOf({ fileKey: fileKey ?? null, link: link ?? null }) },
    answer: undefined,
  };
}

const kindOf = ({ fileKey, link }: { fileKey: string | null; link: string | null }) =>
  fileKey ? 'a file' : link ? 'a link' : undefined;

async function subjectOf(tx: Tx, { id, eventId, title }: VideoRow) {
  if (eventId) return { kind: 'event', id: eventId, label: title };
  const { orderId, number } = await orderOfVideo(tx, id);
  return { kind: 'order', id: orderId, label: number };
}

const LARGEST_BYTES = 8 * 1024 ** 3;

const kinds = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
} as const;
type VideoType = keyof typeof kinds;

const isVideoType = (type: string): type is VideoType => Object.hasOwn(kinds, type);
export const extensionOf = (type: string): string => (isVideoType(type) ? kinds[type] : 'bin');

/** By its first bytes: names and types are what a browser guesses. */
export function looksLike(type: string, first: Uint8Array): boolean {
  const at = (offset: number, text: string) =>
    Buffer.from(first.subarray(offset, offset + text.length)).toString('latin1') === text;
  if (type === 'video/webm') return at(0, '\x1aE\xdf\xa3');
  return at(4, 'ftyp') || at(4, 'moov') || at(4, 'wide') || at(4, 'mdat');
}

type UploadRow = typeof videoUploads.$inferSelect;

// SQL

export async function findVideo(db: Db | Tx, id: string) {
  const [video] = await db.select().from(videos).where(eq(videos.id, id));
  return video;
}

async function insertUpload(db: Db | Tx, row: typeof videoUploads.$inferInsert): Promise<UploadRow> {
  const [upload] = await db.insert(videoUploads).values(row).returning();
  if (!upload) throw new Error('the upload was not begun');
  return upload;
}

type Same = Pick<UploadRow, 'videoId' | 'actorId' | 'name' | 'size'>;

/** The same file, sent half-way before. */
async function findUnfinished(db: Db | Tx, { videoId, actorId, name, size }: Same) {
  const [upload] = await db
    .select()
    .from(videoUploads)
    .where(
      and(
        eq(videoUploads.videoId, videoId),
        eq(videoUploads.actorId, actorId),
        eq(videoUploads.name, name),
        eq(videoUploads.size, size),
        isNull(videoUploads.finishedAt),
      ),
    )
    .orderBy(desc(videoUploads.updatedAt))
    .limit(1);
  return upload;
}

async function findUpload(db: Db | Tx, id: string, actorId: string): Promise<UploadRow | undefined> {
  const [upload] = await db
    .select()
    .from(videoUploads)
    .where(and(eq(videoUploads.id, id), eq(videoUploads.actorId, actorId)));
  return upload;
}

/** False when the same piece has arrived meanwhile by another way. */
async function advanceUpload(db: Db, { id, received }: UploadRow, to: number, now: Date) {
  const moved = await db
    .update(videoUploads)
    .set({ received: to, updatedAt: now })
    .where(and(eq(videoUploads.id, id), eq(videoUploads.received, received), isNull(videoUploads.finishedAt)))
    .returning({ id: videoUploads.id });
  return moved.length > 0;
}

async function finishUploadRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(videoUploads).set({ finishedAt: now, updatedAt: now }).where(eq(videoUploads.id, id));
}

async function takeLeftUploads(db: Db | Tx, before: Date): Promise<UploadRow[]> {
  return db
    .delete(videoUploads)
    .where(and(isNull(videoUploads.finishedAt), lt(videoUploads.updatedAt, before)))
    .returning();
}
