import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Files } from '../../../adapters/files/files.ts';
import { signLink } from '../../../adapters/files/signed-link.ts';
import type { Db, Tx } from '../../../db/connect.ts';
import { intakes, orders, purchases, recordingParts, videos } from '../../../db/schema/index.ts';
import { DAY, HOUR } from '../../../shared/durations.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { removeLater } from '../../file-removal.ts';
import { formVerb } from '../../form-verb.ts';
import { type Actor, allowStaff, staffOnly, staffVerb } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import { piecesFolder } from '../../pieces.ts';
import { refuseWithoutRoom } from '../../room.ts';
import type { Services } from '../../services.ts';
import { speakingNotes } from '../speaking-notes.ts';
import { joinWebm, UnlikeParts } from './join-webm.ts';
import { attachRecordingFile, findVideo } from './recording.ts';
import { orderOfVideo } from './videos.ts';

const LARGEST_PIECE = 5 * 1024 ** 2;
const MOST_CHAPTERS = 20;
const TAKEN_AGAIN = 'recordings are taken again';

export type PartProgress = { partId: string; pieces: number };

/** Another part of a chapter begins, after what the chapter has already. */
export async function startRecordedPart(
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
export async function saveRecordedPiece(
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

const DIGITS = 6;

const partPieceKey = (partId: string, at: number): string =>
  `${piecesFolder(partId)}${String(at).padStart(DIGITS, '0')}.part`;

/** What was said in a chapter goes, and it can be said again. */
export const retakeVideoChapter = staffVerb(
  'video.chapter_retaken',
  z.object({ videoId: z.string(), chapter: z.coerce.number() }),
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

/** The chapters become one film, and the film the order's recording, to be watched and released. */
export const assembleRecording = formVerb(
  z.object({ videoId: z.string() }),
  async (services, { actor, videoId }) => {
    const { db, files, clock } = services;
    const recorded = (await listParts(db, knownId(videoId, 'Video'))).filter(({ pieces }) => pieces > 0);
    if (recorded.length === 0) throw new DomainError('conflict', 'Nothing has been recorded yet.');
    await refuseWithoutRoom(services, 'recordings are put together again');
    const parts = recorded.map((part) => () => piecesOf(files, part));
    const { seconds, stream } = await joinWebm(parts).catch((error: unknown) => {
      throw error instanceof UnlikeParts ? new DomainError('conflict', error.message) : error;
    });
    const fileKey = `videos/${videoId}/${randomUUID()}.webm`;
    // Should the order be erased or this process die meanwhile, no row would know the file.
    const at = new Date(clock.now().getTime() + DAY);
    await removeLater(services, db, { keys: [fileKey], reason: 'a recording was never attached', at });
    await files.put(fileKey, stream, { contentType: 'video/webm' });
    await attachRecordingFile(services, { actor, videoId, fileKey, durationSeconds: seconds });
    return { seconds };
  },
  allowStaff,
);

async function* piecesOf(files: Files, { id, pieces }: PartRow): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < pieces; at++) {
    const piece = await files.read(partPieceKey(id, at));
    if (!piece) throw new Error(`piece ${at} of part ${id} is gone`);
    yield* piece.stream;
  }
}

const RELEASED_DAYS = 7;
const IDLE_DAYS = 30;

/** Chapters of what has been handed over, kept a week in case one is taken again; and those that nobody went on with. */
export async function deleteOldChapterParts(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
): Promise<void> {
  const daysAgo = (days: number) => new Date(services.clock.now().getTime() - days * DAY);
  await services.db.transaction(async (tx) => {
    const left = await takeLeftParts(tx, { released: daysAgo(RELEASED_DAYS), idle: daysAgo(IDLE_DAYS) });
    const keys = left.map(({ id }) => piecesFolder(id));
    await removeLater(services, tx, { keys, reason: 'a recording was handed over or left' });
  });
}

const LINK_MS = 2 * HOUR;

/** The recording desk of a video order: what to say, what is recorded already, and the film once it is put together. */
export async function readRecordingDesk(
  services: Services,
  { actor, orderId }: { actor: Actor; orderId: string },
) {
  staffOnly(actor);
  const { db, clock, config } = services;
  const found = await findDesk(db, knownId(orderId, 'Order'));
  if (!found) throw notFound('Recording');
  const { order, video, intake } = found;
  const { fullName: name, called, spelling, birthDate, questions } = intake?.answers ?? {};
  const notes = speakingNotes(services, { name, called, spelling, birthDate, questions });
  const parts = await listParts(db, video.id);
  const titles = [
    'The chart',
    'What stands out',
    'The year',
    ...(notes?.questions.length ? ['The questions'] : []),
    'Closing words',
  ];
  const expiresAt = new Date(clock.now().getTime() + LINK_MS);
  return {
    order: { id: order.id, number: order.number, productName: order.productName },
    video: {
      id: video.id,
      plannedMinutes: video.plannedMinutes,
      dueAt: video.dueAt?.toISOString(),
      releasedAt: video.releasedAt?.toISOString(),
      source: video.fileKey && signLink(config.secret, { key: video.fileKey, expiresAt, audience: actor.id }),
    },
    notes,
    chapters: titles.map((title, n) => ({ title, number: n + 1, ...recordedOf(parts, n + 1) })),
    // Pieces that a browser could not send before it was closed are sent when it is back.
    parts: parts.filter(({ actorId }) => actorId === actor.id).map(({ id, pieces }) => ({ id, pieces })),
  };
}

export type RecordingDesk = Awaited<ReturnType<typeof readRecordingDesk>>;

function recordedOf(parts: PartRow[], chapter: number) {
  const own = parts.filter((part) => part.chapter === chapter && part.pieces > 0);
  return { seconds: Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0)), takes: own.length };
}

type PartRow = typeof recordingParts.$inferSelect;

// SQL

/** The recording that an order waits for, or has. */
async function findDesk(db: Db | Tx, orderId: string) {
  const [row] = await db
    .select({ order: orders, video: videos, intake: intakes })
    .from(orders)
    .innerJoin(purchases, eq(purchases.orderId, orders.id))
    .innerJoin(videos, eq(videos.purchaseId, purchases.id))
    .leftJoin(intakes, eq(intakes.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(videos.createdAt))
    .limit(1);
  return row;
}

/** In the order in which they are seen. */
async function listParts(db: Db | Tx, videoId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(recordingParts)
    .where(eq(recordingParts.videoId, videoId))
    .orderBy(recordingParts.chapter, recordingParts.createdAt);
}

/** After every other of its video, also within the same moment: in this order they are seen. */
async function insertPart(db: Db | Tx, row: typeof recordingParts.$inferInsert): Promise<string> {
  const createdAt = sql`greatest(${row.createdAt.toISOString()}::timestamptz, (
    select max(created_at) + interval '1 millisecond' from recording_parts where video_id = ${row.videoId}))`;
  const [part] = await db
    .insert(recordingParts)
    .values({ ...row, createdAt })
    .returning({ id: recordingParts.id });
  if (!part) throw new Error('the part was not begun');
  return part.id;
}

async function findPart(db: Db | Tx, id: string, actorId: string): Promise<PartRow | undefined> {
  const [part] = await db
    .select()
    .from(recordingParts)
    .where(and(eq(recordingParts.id, id), eq(recordingParts.actorId, actorId)));
  return part;
}

type Grown = Pick<PartRow, 'bytes' | 'seconds'> & { now: Date };

/** False when the same piece has arrived meanwhile by another way. */
async function growPart(db: Db, { id, pieces }: PartRow, { bytes, seconds, now }: Grown): Promise<boolean> {
  const grown = await db
    .update(recordingParts)
    .set({ pieces: pieces + 1, bytes, seconds, updatedAt: now })
    .where(and(eq(recordingParts.id, id), eq(recordingParts.pieces, pieces)))
    .returning({ id: recordingParts.id });
  return grown.length > 0;
}

async function deleteChapter(tx: Tx, videoId: string, chapter: number): Promise<PartRow[]> {
  return tx
    .delete(recordingParts)
    .where(and(eq(recordingParts.videoId, videoId), eq(recordingParts.chapter, chapter)))
    .returning();
}

/** Of recordings that are handed over, and those that nobody went on with. */
async function takeLeftParts(
  tx: Tx,
  { released, idle }: Record<'released' | 'idle', Date>,
): Promise<PartRow[]> {
  const left = await tx
    .select({ id: recordingParts.id })
    .from(recordingParts)
    .innerJoin(videos, eq(videos.id, recordingParts.videoId))
    .where(
      or(
        lt(recordingParts.updatedAt, idle),
        and(
          isNotNull(videos.releasedAt),
          lt(videos.releasedAt, released),
          lt(recordingParts.updatedAt, released),
        ),
      ),
    );
  const gone: PartRow[] = [];
  for (const { id } of left)
    gone.push(...(await tx.delete(recordingParts).where(eq(recordingParts.id, id)).returning()));
  return gone;
}
