import { randomBytes } from 'node:crypto';
import { and, desc, eq, ilike, inArray, or, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { media, mediaKinds, mediaUploads, pictures } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { line } from '../../shared/fields.ts';
import { fileSize } from '../../shared/figures.ts';
import { invalid, notFound } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import { type Actor, ownerVerb, staffOnly, staffVerb } from '../identity/index.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Deps } from '../services.ts';
import { addressOf, folderOf, placedAt, sharedName, sizesOf } from './media-address.ts';
import { cutForSharing, type FittedPicture, fitPicture } from './pictures.ts';
import { bumpContentVersion } from './queries.ts';

export type MediaRow = typeof media.$inferSelect;

/** Something of the library as the office sees it. */
export type MediaCard = Pick<MediaRow, 'id' | 'kind' | 'title' | 'alt' | 'version' | 'seconds'> & {
  address: string;
  /** A small picture of it, where it can be seen. */
  thumb?: string;
  /** As a text shows it. */
  markdown: string;
  size?: string;
  measures?: string;
  focus: { x: number; y: number };
  madeAt: string;
  changedAt: string;
  hasFocus: boolean;
};

export function toMediaCard(row: MediaRow): MediaCard {
  const { id, kind, title, alt, version, seconds, bytes, width, height } = row;
  const address = `/${row.fileKey}`;
  const placed = placedAt(address);
  const isSeen = placed?.kind === 'picture' || placed?.kind === 'video';
  const [smallest] = isSeen ? sizesOf(placed) : [];
  const said = isSeen ? alt : title;
  const words = said.replace(/[[\]\\]/g, '\\$&');
  return {
    ...{ id, kind, title, alt, version, seconds, address },
    thumb:
      smallest && addressOf(placed ?? failed(), { ...smallest, ...(kind === 'video' && { form: 'jpg' }) }),
    markdown:
      kind === 'file'
        ? `[${words} (${endingOf(address)}, ${fileSize(bytes)})](${address})`
        : `![${words}](${address})`,
    size: bytes > 0 ? fileSize(bytes) : undefined,
    measures: width && height ? `${width} × ${height}` : undefined,
    focus: { x: row.focalX, y: row.focalY },
    madeAt: row.madeAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    hasFocus: kind === 'picture' && row.revision !== null,
  };
}

const endingOf = (address: string) => address.slice(address.lastIndexOf('.') + 1).toUpperCase();
const failed = (): never => {
  throw new Error('a picture without an address');
};

const ALT_LENGTH = 300;

/** Whoever does not see it is told what it shows, in the same words everywhere. */
export function saidOf(alt: string): string {
  const said = alt.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (!said) throw invalid({ alt: 'Please say what it shows, for readers who do not see it.' });
  if (said.length > ALT_LENGTH) throw invalid({ alt: `Please use at most ${ALT_LENGTH} characters.` });
  return said;
}

/** What somebody called the file, without its ending: a name to find it by. */
export const titleOf = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\s_]+/gu, ' ')
    .trim()
    .slice(0, 120);

type Picture = { actor: Actor; alt: string; name?: string; bytes: Uint8Array };

/** Stores a picture, drawn anew in every size and form that pages and letters need. */
export async function addPicture(
  services: Deps,
  { actor, alt, name = '', bytes }: Picture,
): Promise<MediaCard> {
  staffOnly(actor);
  const said = saidOf(alt);
  await refuseWithoutRoom(services, 'pictures are taken again');
  await refuseOverQuota(services.db, services.config.mediaBytes, bytes.length, 'picture');
  const id = randomBytes(16).toString('hex');
  const stored = await storePicture(services, { id, fitted: await fitPicture(bytes) });
  return noteAdded(services, {
    actor,
    row: { ...stored, id, kind: 'picture', title: titleOf(name) || said, alt: said },
  });
}

/** The same, in the place of one that is there. */
export async function replacePicture(
  services: Deps,
  { actor, id, bytes }: { actor: Actor; id: string; bytes: Uint8Array },
): Promise<MediaCard> {
  staffOnly(actor);
  const before = await mediaById(services.db, id);
  if (before.kind !== 'picture') throw invalid({ picture: 'Only a picture takes the place of a picture.' });
  await refuseWithoutRoom(services, 'pictures are taken again');
  const stored = await storePicture(services, { id, fitted: await fitPicture(bytes) });
  return replaceMedia(services, { actor, id, change: stored });
}

async function storePicture(services: Deps, { id, fitted }: { id: string; fitted: FittedPicture }) {
  const revision = randomBytes(4).toString('hex');
  await storeFitted(services, folderOf(id, revision), fitted);
  const { width, height, form, files } = fitted;
  const fileKey = `${folderOf(id, revision)}${width}x${height}.${form}`;
  return { revision, fileKey, width, height, bytes: files.reduce((all, file) => all + file.bytes.length, 0) };
}

/** Should this end half-way, nobody else would take the files away. With their row they stay. */
export async function storeFitted(services: Deps, folder: string, { files }: FittedPicture): Promise<void> {
  await removeLater(services, services.db, {
    keys: [folder],
    reason: 'something was not taken into the media library',
    at: new Date(services.clock.now().getTime() + DAY),
  });
  for (const { name, contentType, bytes } of files)
    await services.files.put(folder + name, bytes, { contentType });
}

type NewMedia = Omit<typeof media.$inferInsert, 'madeBy' | 'madeAt' | 'changedAt'>;

/** A second try of the same upload finds what the first one added. */
export const noteAdded = staffVerb<{ row: NewMedia; uploadId?: string }, MediaCard>(
  'media.added',
  async ({ clock }, tx, { actor, row, uploadId }) => {
    const now = clock.now();
    const isNew = await insertMedia(tx, { ...row, madeBy: actor.id, madeAt: now, changedAt: now });
    if (uploadId) await finishUploadRow(tx, uploadId, now);
    const answer = toMediaCard(await mediaById(tx, row.id));
    return isNew ? { about: aboutMedia(answer), answer } : { unchanged: true, answer };
  },
);

type Replacement = { id: string; change: Partial<MediaRow> & { revision: string }; uploadId?: string };

const replaceRow = ownerVerb<Replacement, MediaCard>(
  'media.replaced',
  async (services, tx, { id, change, uploadId }) => {
    const before = await lockMedia(tx, id);
    const now = services.clock.now();
    if (uploadId) await finishUploadRow(tx, uploadId, now);
    if (before.revision === change.revision) return { unchanged: true, answer: toMediaCard(before) };
    const version = before.version + 1;
    await updateMedia(tx, id, { focalX: 50, focalY: 50, ...change, version, changedAt: now });
    await dropFiles(services, tx, before);
    await bumpContentVersion(tx);
    const answer = toMediaCard(await mediaById(tx, id));
    return { about: aboutMedia(answer), before: { version: before.version }, after: { version }, answer };
  },
);

/** Everywhere at once: pages are drawn anew, and earlier addresses lead to what stands there now. */
export async function replaceMedia(
  services: Deps,
  wish: Parameters<typeof replaceRow>[1],
): Promise<MediaCard> {
  const card = await replaceRow(services, wish);
  await services.content.refresh();
  return card;
}

const aboutMedia = ({ id, title }: Pick<MediaRow, 'id' | 'title'>) => ({ kind: 'media', id, label: title });

const described = z.object({
  title: line(120, 'Please give it a name.'),
  alt: z.string().max(2_000).default(''),
  x: z.coerce.number().int().min(0).max(100).catch(50),
  y: z.coerce.number().int().min(0).max(100).catch(50),
});

const describeRow = staffVerb(
  'media.described',
  described.extend({ id: z.string() }),
  async (services, tx, { id, title, alt, x, y }) => {
    const before = await lockMedia(tx, id);
    const isSeen = before.kind === 'picture' || before.kind === 'video';
    const said = isSeen ? saidOf(alt) : '';
    const isMoved = before.focalX !== x || before.focalY !== y;
    if (before.title === title && before.alt === said && !isMoved) return { unchanged: true, answer: {} };
    await updateMedia(tx, id, { title, alt: said, focalX: x, focalY: y, changedAt: services.clock.now() });
    if (isMoved) await bumpContentVersion(tx);
    return { about: aboutMedia({ id, title }), answer: {} };
  },
);

/** Its name, its words, and what a cut of it keeps in sight. The cut is made before anything shows it. */
export const describeMedia: typeof describeRow = Object.assign(
  async (services: Deps, wish: Parameters<typeof describeRow>[1]) => {
    staffOnly(wish.actor);
    const row = await mediaById(services.db, wish.id);
    const { x, y } = described.parse({ ...wish, title: row.title });
    if (row.kind === 'picture' && row.revision && (row.focalX !== x || row.focalY !== y)) {
      const stored = await services.files.read(row.fileKey);
      if (!stored) throw notFound('Picture');
      const cut = await cutForSharing(new Uint8Array(await new Response(stored.stream).arrayBuffer()), {
        x,
        y,
      });
      await services.files.put(folderOf(row.id, row.revision) + cut.name, cut.bytes, cut);
    }
    const done = await describeRow(services, wish);
    await services.content.refresh();
    return done;
  },
  { schema: describeRow.schema },
);

/** Gone for good, with its files. Whether something shows it has been asked before. */
export async function dropMedia(services: Deps, tx: Tx, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const gone = await deleteMedia(tx, ids);
  for (const row of gone) await dropFiles(services, tx, row);
  if (gone.length > 0) await bumpContentVersion(tx);
  return gone;
}

async function dropFiles(services: Deps, tx: Tx, { id, revision, fileKey }: MediaRow): Promise<void> {
  const reason = 'it left the media library';
  if (revision) return removeLater(services, tx, { keys: [folderOf(id, revision)], reason });
  const old = placedAt(`/${fileKey}`);
  const keys = old?.kind === 'picture' ? sizesOf(old).map((size) => addressOf(old, size).slice(1)) : [];
  await tx.delete(pictures).where(eq(pictures.name, id));
  await removeLater(services, tx, { keys, reason });
}

/** A file that is still shown, or on its way. */
export async function usesMediaFile(db: Db | Tx, key: string): Promise<boolean> {
  const [, uploadId] = /^uploads\/([0-9a-f-]{36})\/$/.exec(key) ?? [];
  if (uploadId) return hasOpenUpload(db, uploadId);
  const [, id, revision] =
    /^media\/([0-9a-f]{32})\/([0-9a-f]{8})\//.exec(key) ?? /^pictures\/([0-9a-f]{32})-/.exec(key) ?? [];
  if (!id) return false;
  const [row] = await db.select({ revision: media.revision }).from(media).where(eq(media.id, id));
  return row !== undefined && (row.revision ?? undefined) === revision;
}

/** Where an address leads whose file has been replaced since: to the same size and form, where there is one. */
export async function findReplaced({ db }: Pick<Deps, 'db'>, address: string): Promise<string | undefined> {
  const [, id] = /^\/(?:pictures|media)\/([0-9a-f]{32})[-/]/.exec(address) ?? [];
  const row = id ? await findMedia(db, id) : undefined;
  const now = row && placedAt(`/${row.fileKey}`);
  if (!row || !now) return undefined;
  const other = nearest(now, address.slice(address.lastIndexOf('/') + 1), row);
  return other === address ? undefined : other;
}

function nearest(now: NonNullable<ReturnType<typeof placedAt>>, file: string, row: MediaRow): string {
  if (now.kind === 'audio' || now.kind === 'file') return addressOf(now);
  if (file.startsWith('shared-') && now.revision && now.kind === 'picture')
    return `/${folderOf(now.id, now.revision)}${sharedName({ x: row.focalX, y: row.focalY })}`;
  const [, width = '0', form = ''] =
    /^(?:[0-9a-f]{32}-)?(\d{1,5})x\d{1,5}\.([a-z0-9]{2,5})$/.exec(file) ?? [];
  const size = sizesOf(now).find((fitting) => fitting.width >= Number(width)) ?? now;
  if (now.kind === 'video')
    return ['mp4', 'webm'].includes(form) ? addressOf(now) : addressOf(now, { ...small(size), form: 'jpg' });
  const isLight = now.revision && ['avif', 'webp'].includes(form);
  return addressOf(now, { ...small(size), ...(isLight && { form }) });
}

const small = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** What the library holds, and what may still come: told before an upload begins. */
export async function readMediaRoom({ db, files, config }: Deps, { actor }: { actor: Actor }) {
  staffOnly(actor);
  const { freeBytes } = await files.room();
  const used = await countBytes(db);
  const left = Math.max(0, Math.min(config.mediaBytes - used, freeBytes ?? Number.POSITIVE_INFINITY));
  return { used, most: config.mediaBytes, left };
}

export async function refuseOverQuota(db: Db | Tx, most: number, wanted: number, field: 'file' | 'picture') {
  const used = await countBytes(db);
  if (used + wanted <= most) return;
  throw invalid({
    [field]: `This has ${fileSize(wanted)}; ${fileSize(Math.max(0, most - used))} of ${fileSize(most)} are left in the library.`,
  });
}

const PAGE = 48;
type Search = { kind?: string; q?: string; skip?: number; only?: string[] };

/** Newest first. */
export async function listMedia({ db }: Pick<Deps, 'db'>, { actor, ...search }: Search & { actor: Actor }) {
  staffOnly(actor);
  const skip = Math.max(0, Math.trunc(search.skip ?? 0)) || 0;
  const rows = await findMediaRows(db, { ...search, skip });
  return {
    media: rows.slice(0, PAGE).map(toMediaCard),
    older: rows.length > PAGE ? String(skip + PAGE) : undefined,
  };
}

export async function readMedia(
  { db }: Pick<Deps, 'db'>,
  { actor, id }: { actor: Actor; id: string },
): Promise<MediaCard> {
  staffOnly(actor);
  return toMediaCard(await mediaById(db, id));
}

// SQL

const known = (kind: string | undefined) => mediaKinds.find((one) => one === kind);

async function findMediaRows(
  db: Db,
  { kind, q = '', skip, only }: Search & { skip: number },
): Promise<MediaRow[]> {
  if (only?.length === 0) return [];
  const words = q
    .trim()
    .replace(/[\\%_]/g, '\\$&')
    .slice(0, 100);
  const ofKind = known(kind);
  return db
    .select()
    .from(media)
    .where(
      and(
        ofKind && eq(media.kind, ofKind),
        words ? or(ilike(media.title, `%${words}%`), ilike(media.alt, `%${words}%`)) : undefined,
        only && inArray(media.id, only),
      ),
    )
    .orderBy(desc(media.madeAt), media.id)
    .limit(PAGE + 1)
    .offset(skip);
}

export async function findMedia(db: Db | Tx, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

export async function mediaById(db: Db | Tx, id: string): Promise<MediaRow> {
  const row = await findMedia(db, id);
  if (!row) throw notFound('Page');
  return row;
}

async function lockMedia(tx: Tx, id: string): Promise<MediaRow> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  if (!row) throw notFound('Page');
  return row;
}

async function insertMedia(tx: Tx, row: typeof media.$inferInsert): Promise<boolean> {
  const added = await tx.insert(media).values(row).onConflictDoNothing().returning({ id: media.id });
  return added.length > 0;
}

async function updateMedia(tx: Tx, id: string, change: Partial<MediaRow>): Promise<void> {
  await tx.update(media).set(change).where(eq(media.id, id));
}

async function deleteMedia(tx: Tx, ids: string[]): Promise<MediaRow[]> {
  return tx.delete(media).where(inArray(media.id, ids)).returning();
}

async function finishUploadRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(mediaUploads).set({ finishedAt: now, updatedAt: now }).where(eq(mediaUploads.id, id));
}

async function hasOpenUpload(db: Db | Tx, id: string): Promise<boolean> {
  const open = and(eq(mediaUploads.id, id), sql`${mediaUploads.finishedAt} is null`);
  return (await db.select({ id: mediaUploads.id }).from(mediaUploads).where(open)).length > 0;
}

/** What is stored, and what is announced and still to come. */
async function countBytes(db: Db | Tx): Promise<number> {
  const [stored] = await db.select({ bytes: sum(media.bytes) }).from(media);
  const [coming] = await db
    .select({ bytes: sum(mediaUploads.size) })
    .from(mediaUploads)
    .where(sql`${mediaUploads.finishedAt} is null`);
  return Number(stored?.bytes ?? 0) + Number(coming?.bytes ?? 0);
}
