import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import type { Db, Tx } from '../../db/connect.ts';
import { pictures } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { DomainError, invalid } from '../errors.ts';
import { removeLater } from '../file-removal.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Deps } from '../services.ts';
import { addressOf, keyOf, LARGEST, type Picture, pictureOf, picturesIn, sizesOf } from './markdown.ts';

const ALT_LENGTH = 300;
const types = { jpg: 'image/jpeg', png: 'image/png' };

/** Keeps a picture and answers how a text shows it. */
export async function addPicture(
  services: Deps,
  { actor, alt, bytes }: { actor: Actor; alt: string; bytes: Uint8Array },
): Promise<{ markdown: string; address: string }> {
  staffOnly(actor);
  const said = saidOf(alt);
  await refuseWithoutRoom(services, 'pictures are taken again');
  const { files, ...largest } = await fitPicture(bytes);
  const picture: Picture = { ...largest, name: randomBytes(16).toString('hex') };
  // Should this end half-way, nobody else would take the files away. With their row they stay.
  await removeLater(services, services.db, {
    keys: keysOf(picture),
    reason: 'a picture was not kept',
    at: new Date(services.clock.now().getTime() + DAY),
  });
  for (const { width, height, bytes: content } of files) {
    const key = keyOf({ ...picture, width, height });
    await services.files.put(key, content, { contentType: types[picture.kind] });
  }
  await notePicture(services, { actor, alt: said, picture });
  const address = addressOf(picture);
  return { markdown: `![${said.replace(/[[\]\\]/g, '\\$&')}](${address})`, address };
}

const keysOf = (picture: Picture): string[] => sizesOf(picture).map(keyOf);

const notePicture = staffVerb<{ alt: string; picture: Picture }, void>(
  'picture.added',
  async ({ clock }, tx, { actor, alt, picture }) => {
    await insertPicture(tx, { ...picture, alt, madeBy: actor.id, madeAt: clock.now() });
    return { about: { kind: 'picture', id: picture.name, label: alt }, answer: undefined };
  },
);

/** Whoever does not see it is told what it shows, in the same words everywhere. */
function saidOf(alt: string): string {
  const said = alt.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (!said) throw invalid({ alt: 'Please say what it shows, for readers who do not see it.' });
  if (said.length > ALT_LENGTH) throw invalid({ alt: `Please use at most ${ALT_LENGTH} characters.` });
  return said;
}

export const MOST_BYTES = 12 * 1024 * 1024;
/**
 * A JPEG is read at a fraction of its size, so those of today's telephones (12 to 48 million pixels) are quick; every other
 * kind is unpacked whole first. A small file can claim billions and fill the memory.
 */
const MOST_PIXELS: Record<string, number> = { jpeg: 50_000_000, png: 24_000_000, webp: 24_000_000 };
/** AVIF takes ten times the memory of the others. */
const MOST_OF_OTHERS = 12_000_000;
const LARGEST_INPUT = 50_000_000;
const TOO_MANY_PIXELS = 'Please choose a picture of at most 12 million pixels, or 50 million as a JPEG.';
const SECONDS = 15;
/** More than these do not wait: each needs its share of the memory and half a core for some seconds. */
const MOST_WAITING = 10;

/** What is read, by what the bytes are. Everything else the library could open stays locked: SVG, PDF, TIFF and the like. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
const NOT_A_PICTURE = 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.';

type FittedPicture = Omit<Picture, 'name'> & {
  files: { width: number; height: number; bytes: Uint8Array }[];
};

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as somebody brought it, made anew in the sizes that pages and letters need. What cameras write into files (where,
 * when, with what) is not in them; how the camera was held is. One after another: the library works in threads of its own (in
 * ours it cannot be ended), and several at once would need the memory of several.
 */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
  if (bytes.length > MOST_BYTES) throw invalid({ picture: 'Please choose a picture of at most 12 MB.' });
  if (waiting >= MOST_WAITING)
    throw new DomainError('too_many', 'Many pictures are being fitted. Please wait a moment and try again.');
  waiting += 1;
  const fitted = last.then(() => makeSizes(bytes));
  last = fitted.catch(() => {}).then(() => (waiting -= 1));
  return fitted;
}

async function makeSizes(bytes: Uint8Array): Promise<FittedPicture> {
  const sharp = await openLibrary();
  const limits = { limitInputPixels: LARGEST_INPUT, sequentialRead: true };
  const { format, width, height } = await readable(sharp(bytes, limits).metadata());
  if (width * height > (MOST_PIXELS[format] ?? MOST_OF_OTHERS)) throw invalid({ picture: TOO_MANY_PIXELS });
  // Unpacked once, at the largest size that is wanted; all others are made of that.
  const { data, info } = await readable(
    sharp(bytes, limits)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width: wide, height: high, channels } = info;
  const image = sharp(data, { raw: { width: wide, height: high, channels } }).timeout({ seconds: SECONDS });
  const { isOpaque } = await readable(image.stats());
  const kind = isOpaque ? 'jpg' : 'png';
  const largest = { width: wide, height: high };
  const files = [];
  for (const size of sizesOf(largest)) files.push({ ...size, bytes: await drawn(image, size, kind) });
  return { ...largest, kind, files };
}

/** Native and heavy: loaded when the first picture comes. */
async function openLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  sharp.cache(false);
  // The pages keep the other cores.
  sharp.concurrency(1);
  return sharp;
}

async function drawn(
  image: Sharp,
  { width, height }: { width: number; height: number },
  kind: Picture['kind'],
) {
  const sized = image.clone().resize(width, height, { fit: 'fill' });
  const encoded =
    kind === 'jpg'
      ? sized.jpeg({ quality: 80, mozjpeg: true })
      : sized.png({ compressionLevel: 9, palette: true, effort: 1 });
  return readable(encoded.toBuffer());
}

/** The library says of bytes that are none of these, broken off or too large only that it failed. */
async function readable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid({
      picture: isTooLarge ? TOO_MANY_PIXELS : NOT_A_PICTURE,
    });
  }
}

/** Pictures that no text shows any more go, and their files after them. Answers how many. */
export async function dropPictures(services: Deps, tx: Tx, names: string[]): Promise<number> {
  if (names.length === 0) return 0;
  const gone = await deletePictures(tx, names);
  await removeLater(services, tx, { keys: gone.flatMap(keysOf), reason: 'no text shows this picture' });
  return gone.length;
}

export type ShownPicture = { address: string; width: number; height: number; alt: string };

export function firstPicture(markdown: string): ShownPicture | undefined {
  // Most texts have none, and need not be read for that.
  if (!markdown.includes('](/pictures/')) return undefined;
  for (const { alt, address } of picturesIn(markdown)) {
    const picture = pictureOf(address);
    if (picture) return { address, alt, width: picture.width, height: picture.height };
  }
  return undefined;
}

// SQL

async function insertPicture(tx: Tx, row: typeof pictures.$inferInsert): Promise<void> {
  await tx.insert(pictures).values(row);
}

export async function pictureExists(db: Db | Tx, name: string): Promise<boolean> {
  const found = await db.select({ name: pictures.name }).from(pictures).where(eq(pictures.name, name));
  return found.length > 0;
}

async function deletePictures(tx: Tx, names: string[]) {
  return tx.delete(pictures).where(inArray(pictures.name, names)).returning();
}
