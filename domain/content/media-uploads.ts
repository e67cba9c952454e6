import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { mediaUploads } from '../../db/schema/index.ts';
import { WEEK } from '../../shared/durations.ts';
import { fileSize } from '../../shared/figures.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import { type Actor, ownerOnly, staffOnly } from '../identity/index.ts';
import { isId } from '../ids.ts';
import { joined, PIECE_BYTES, type Progress, pieceKey, piecesFolder, progress } from '../pieces.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Deps } from '../services.ts';
import { cleaned, formOf } from './clean-media.ts';
import type { MediaCard } from './media.ts';
import * as entries from './media.ts';
import { folderOf } from './media-address.ts';
import { fitPoster, plainPoster } from './pictures.ts';

const MB = 1024 ** 2;
/** Of one film, sound or file. */
export const mostBytes = { video: 4_096 * MB, audio: 300 * MB, file: 100 * MB };

type Chosen = { actor: Actor; name: string; size: number; alt?: string; replaces?: string };

const TAKEN_AGAIN = 'uploads are taken again';

/** Begins to take something, or goes on where the same file stopped. What is too large is refused before a byte of it comes. */
export async function startMediaUpload(services: Deps, chosen: Chosen): Promise<Progress> {
  const { actor, size, replaces } = chosen;
  staffOnly(actor);
  const name = chosen.name.slice(-200);
  const { kind } = formOf(name);
  if (replaces) await checkReplaced(services.db, { actor, kind, replaces });
  const alt = kind === 'video' && !replaces ? entries.saidOf(chosen.alt ?? '') : '';
  if (!Number.isSafeInteger(size) || size <= 0) throw invalid({ file: 'This file is empty.' });
  if (size > mostBytes[kind])
    throw invalid({ file: `This has ${fileSize(size)}; at most ${fileSize(mostBytes[kind])} are taken.` });
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  const { freeBytes } = await services.files.room();
  const same = { actorId: actor.id, name, size, replaces: replaces ?? null };
  return services.db.transaction(async (tx) => {
    await lockUploads(tx);
    const begun = await findUnfinished(tx, same);
    if (begun) return progress(begun);
    await entries.refuseOverQuota(tx, services.config.mediaBytes, size, 'file');
    // Its pieces and the whole stand beside each other for a moment.
    if (size * 2 > (freeBytes ?? Number.POSITIVE_INFINITY))
      throw invalid({ file: `This has ${fileSize(size)}, and the disk has no room for it.` });
    const now = services.clock.now();
    return progress(await insertUpload(tx, { ...same, kind, alt, createdAt: now, updatedAt: now }));
  });
}

async function checkReplaced(
  db: Db,
  { actor, kind, replaces }: { actor: Actor; kind: string; replaces: string },
) {
  ownerOnly(actor);
  const before = await entries.mediaById(db, replaces);
  if (before.kind !== kind) throw invalid({ file: 'Only the same kind of thing takes its place.' });
}

type Piece = { actor: Actor; uploadId: string; offset: number; bytes: Uint8Array };

/** One piece, stored before it is counted. One that is not next is not taken; the answer says what is. */
export async function saveMediaPiece(
  services: Deps,
  { actor, uploadId, offset, bytes }: Piece,
): Promise<Progress> {
  const upload = await ownUpload(services, actor, uploadId);
  const expected = Math.min(PIECE_BYTES, upload.size - upload.received);
  if (offset !== upload.received || upload.finishedAt) return progress(upload);
  if (bytes.byteLength !== expected) throw invalid({ file: 'A piece was cut short.' });
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  await services.files.put(pieceKey(upload.id, offset), bytes, { contentType: 'application/octet-stream' });
  const received = offset + bytes.byteLength;
  if (await advanceUpload(services.db, upload, received, services.clock.now()))
    return progress({ ...upload, received });
  await removeLater(services, services.db, { keys: [piecesFolder(upload.id)], reason: 'a piece came late' });
  return progress(await ownUpload(services, actor, uploadId));
}

type Finish = { actor: Actor; uploadId: string; seconds?: number; poster?: Uint8Array };

/** All pieces are here: rewritten without what nobody needs to play it, they become one file of the library. */
export async function finishMediaUpload(
  services: Deps,
  { actor, uploadId, seconds, poster }: Finish,
): Promise<MediaCard> {
  const upload = await ownUpload(services, actor, uploadId);
  const id = upload.replaces ?? upload.id.replaceAll('-', '');
  if (upload.finishedAt) return entries.toMediaCard(await entries.mediaById(services.db, id));
  if (upload.received !== upload.size)
    throw new DomainError('conflict', 'It has not arrived as a whole yet.');
  await refuseWithoutRoom(services, TAKEN_AGAIN);
  // Named by the upload, so that a second try writes the same files.
  const revision = upload.id.slice(0, 8);
  const stored = await storeCleaned(services, upload, { id, revision, poster }).catch(async (error) => {
    if (error instanceof DomainError && error.code === 'invalid') await forget(services, upload);
    throw error;
  });
  const isLength = seconds !== undefined && seconds > 0 && seconds < 24 * 3600;
  const row = { ...stored, revision, seconds: isLength ? Math.ceil(seconds) : null };
  const { kind, alt, name } = upload;
  const card = upload.replaces
    ? await entries.replaceMedia(services, { actor, id, change: row, uploadId: upload.id })
    : await entries.noteAdded(services, {
        actor,
        row: { ...row, id, kind, alt, title: entries.titleOf(name) || kind },
        uploadId: upload.id,
      });
  await removeLater(services, services.db, { keys: [piecesFolder(upload.id)], reason: 'an upload arrived' });
  return card;
}

type Storing = { id: string; revision: string; poster?: Uint8Array };

async function storeCleaned(services: Deps, upload: UploadRow, { id, revision, poster }: Storing) {
  const { files } = services;
  const { kind, form, contentType } = formOf(upload.name);
  const folder = folderOf(id, revision);
  const seen = kind === 'video' ? await posterOf(poster) : undefined;
  await entries.storeFitted(services, folder, seen ?? { width: 0, height: 0, form: 'jpg', files: [] });
  const name = seen ? `${seen.width}x${seen.height}` : plainName(upload.name);
  const fileKey = `${folder}${name}.${form}`;
  let bytes = seen?.files.reduce((all, file) => all + file.bytes.length, 0) ?? 0;
  async function* counted() {
    for await (const chunk of cleaned(upload.name, joined(files, upload.id, upload.size))) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  await files.put(fileKey, counted(), { contentType });
  return { fileKey, bytes, width: seen?.width ?? null, height: seen?.height ?? null };
}

/** A frame that her browser drew of it; what is no picture is none. */
async function posterOf(poster: Uint8Array | undefined) {
  if (!poster?.length) return plainPoster();
  return fitPoster(poster).catch((error) => {
    if (error instanceof DomainError && error.code === 'invalid') return plainPoster();
    throw error;
  });
}

/** As it stands in its address and is called when somebody downloads it. */
const plainName = (name: string): string =>
  entries
    .titleOf(name)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '') || 'file';

/** What was refused is not asked for again. */
async function forget(services: Deps, { id }: UploadRow): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.delete(mediaUploads).where(eq(mediaUploads.id, id));
    await removeLater(services, tx, { keys: [piecesFolder(id)], reason: 'an upload was refused' });
  });
}

const LEFT_AFTER_MS = WEEK;

/** What nobody went on sending. */
export async function deleteAbandonedUploads(services: Deps): Promise<number> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const left = await takeLeftUploads(tx, new Date(clock.now().getTime() - LEFT_AFTER_MS));
    const keys = left.map(({ id }) => piecesFolder(id));
    await removeLater(services, tx, { keys, reason: 'an upload was never sent to its end' });
    return left.length;
  });
}

async function ownUpload({ db }: Deps, actor: Actor, uploadId: string): Promise<UploadRow> {
  staffOnly(actor);
  const upload = isId(uploadId) ? await findUpload(db, uploadId, actor.id) : undefined;
  if (!upload) throw notFound('Upload');
  return upload;
}

type UploadRow = typeof mediaUploads.$inferSelect;

// SQL

/** One beginning at a time: two at once would not see each other's share of the quota. */
async function lockUploads(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table media_uploads in share row exclusive mode`);
}

async function insertUpload(tx: Tx, row: typeof mediaUploads.$inferInsert): Promise<UploadRow> {
  const [upload] = await tx.insert(mediaUploads).values(row).returning();
  if (!upload) throw new Error('the upload was not begun');
  return upload;
}

type Same = { actorId: string; name: string; size: number; replaces: string | null };

async function findUnfinished(tx: Tx, { actorId, name, size, replaces }: Same) {
  const isSame = replaces ? eq(mediaUploads.replaces, replaces) : isNull(mediaUploads.replaces);
  const [upload] = await tx
    .select()
    .from(mediaUploads)
    .where(
      and(
        ...[eq(mediaUploads.actorId, actorId), eq(mediaUploads.name, name), eq(mediaUploads.size, size)],
        ...[isSame, isNull(mediaUploads.finishedAt)],
      ),
    )
    .orderBy(desc(mediaUploads.updatedAt))
    .limit(1);
  return upload;
}

async function findUpload(db: Db | Tx, id: string, actorId: string): Promise<UploadRow | undefined> {
  const [upload] = await db
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.actorId, actorId)));
  return upload;
}

/** False when the same piece has arrived meanwhile by another way. */
async function advanceUpload(db: Db, { id, received }: UploadRow, to: number, now: Date): Promise<boolean> {
  const isNext = and(
    eq(mediaUploads.id, id),
    eq(mediaUploads.received, received),
    isNull(mediaUploads.finishedAt),
  );
  const moved = await db
    .update(mediaUploads)
    .set({ received: to, updatedAt: now })
    .where(isNext)
    .returning({ id: mediaUploads.id });
  return moved.length > 0;
}

async function takeLeftUploads(tx: Tx, before: Date): Promise<UploadRow[]> {
  const isLeft = and(isNull(mediaUploads.finishedAt), lt(mediaUploads.updatedAt, before));
  return tx.delete(mediaUploads).where(isLeft).returning();
}
