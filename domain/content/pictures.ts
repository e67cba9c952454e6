import type { Sharp } from 'sharp';
import { DomainError, invalid } from '../errors.ts';
import type { Drawing } from './clean-svg.ts';
import type { Focus, PlacedPicture } from './media-address.ts';
import * as placing from './media-address.ts';

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

type FittedFile = { name: string; contentType: string; bytes: Uint8Array };
/** Drawn anew, in every size and form that is stored; `form` is the one that every browser and mail program reads. */
export type FittedPicture = {
  width: number;
  height: number;
  form: PlacedPicture['form'];
  files: FittedFile[];
};

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * One after another: the library works in threads of its own (in ours it cannot be ended), and several at once would need the
 * memory of several.
 */
async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (waiting >= MOST_WAITING)
    throw new DomainError('too_many', 'Many pictures are being fitted. Please wait a moment and try again.');
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => {}).then(() => (waiting -= 1));
  return turn;
}

/**
 * A picture as somebody brought it, made anew in the sizes that pages and letters need. What cameras write into files (where,
 * when, with what) is not in them; how the camera was held is.
 */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
  return inTurn(async () => {
    const { image, width, height, isOpaque } = await unpacked(bytes);
    const form = isOpaque ? 'jpg' : 'png';
    const files: FittedFile[] = [];
    for (const size of placing.sizesOf({ width, height }))
      for (const kind of [form, ...placing.lighterForms] as const) files.push(await drawn(image, size, kind));
    files.push(await cutOf(image, { width, height }, placing.CENTRE));
    return { width, height, form, files };
  });
}

/** The frame that stands for a film until somebody plays it. */
export async function fitPoster(bytes: Uint8Array): Promise<FittedPicture> {
  return inTurn(async () => {
    const { image, width, height } = await unpacked(bytes);
    const files = [];
    for (const size of placing.sizesOf({ width, height })) files.push(await drawn(image, size, 'jpg'));
    return { width, height, form: 'jpg', files };
  });
}

/** Twice the size at which a face stands beside somebody's words. */
const PORTRAIT = 192;

/** Whoever wrote, square and small: nothing larger is stored. */
export async function fitPortrait(bytes: Uint8Array): Promise<Uint8Array> {
  return inTurn(async () => {
    const { image } = await unpacked(bytes);
    return readable(encoders.jpg(image.resize(PORTRAIT, PORTRAIT, { fit: 'cover' })).toBuffer());
  });
}

type Drawn = { png: Buffer; width: number; height: number };

/** A logo that came as a picture: as large as it is shown, with what is seen through. */
export async function drawLogo(bytes: Uint8Array, largest: Size): Promise<Drawn> {
  return inTurn(async () => {
    const { image } = await unpacked(bytes);
    const sized = image.resize({ ...largest, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await readable(
      sized.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true }),
    );
    return { png: data, width: info.width, height: info.height };
  });
}

const SVG_READER = { operation: ['VipsForeignLoadSvgBuffer'] };

/** A drawing that we wrote ourselves, or anew (clean-svg.ts). Only here, while nothing else is read, is its reader unlocked. */
export async function drawSvg({ svg, width, height }: Drawing, largest: Size): Promise<Drawn> {
  return inTurn(async () => {
    const times = Math.min(largest.width / width, largest.height / height);
    const size = { width: Math.round(width * times), height: Math.round(height * times) };
    const sized = svg.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
    const sharp = await openLibrary();
    sharp.unblock(SVG_READER);
    try {
      const image = sharp(Buffer.from(sized)).timeout({ seconds: SECONDS });
      return { png: await readable(image.png({ compressionLevel: 9 }).toBuffer()), ...size };
    } finally {
      sharp.block(SVG_READER);
    }
  });
}

/** Its outline, filled with one colour. Undefined: nothing of it is seen through, so that would be a box. */
export async function inOneColour(png: Uint8Array, colour: string): Promise<Buffer | undefined> {
  return inTurn(async () => {
    const sharp = await openLibrary();
    const { isOpaque } = await sharp(png).stats();
    if (isOpaque) return undefined;
    const { data, info } = await sharp(png)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const ink = sharp({ create: { width, height, channels: 3, background: colour } });
    return ink
      .joinChannel(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
  });
}

/** In place of one that nobody could draw. */
export async function plainPoster(): Promise<FittedPicture> {
  const sharp = await openLibrary();
  const night = { width: 1280, height: 720, channels: 3 as const, background: '#1d2138' };
  return fitPoster(await sharp({ create: night }).png().toBuffer());
}

/** What shared links show of a picture that is stored already, about another focus. */
export async function cutForSharing(stored: Uint8Array, focus: Focus): Promise<FittedFile> {
  return inTurn(async () => {
    const { image, width, height } = await unpacked(stored);
    return cutOf(image, { width, height }, focus);
  });
}

async function unpacked(bytes: Uint8Array) {
  if (bytes.length > MOST_BYTES) throw invalid({ picture: 'Please choose a picture of at most 12 MB.' });
  const sharp = await openLibrary();
  const limits = { limitInputPixels: LARGEST_INPUT, sequentialRead: true };
  const { format, width, height } = await readable(sharp(bytes, limits).metadata());
  if (width * height > (MOST_PIXELS[format] ?? MOST_OF_OTHERS)) throw invalid({ picture: TOO_MANY_PIXELS });
  // Once, at the largest size that is wanted; all others are made of that.
  const { data, info } = await readable(
    sharp(bytes, limits)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...placing.LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width: wide, height: high, channels } = info;
  const image = sharp(data, { raw: { width: wide, height: high, channels } }).timeout({ seconds: SECONDS });
  const { isOpaque } = await readable(image.stats());
  return { image, width: wide, height: high, isOpaque };
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

type Size = { width: number; height: number };
type Kind = PlacedPicture['form'] | (typeof placing.lighterForms)[number];
const contentTypes = { jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif', webp: 'image/webp' };

const encoders: { [Form in Kind]: (image: Sharp) => Sharp } = {
  jpg: (image) => image.flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true, effort: 1 }),
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
};
/** Behind what is seen through, where a form knows no such thing. */
const PAPER = '#fbf7ee';

async function drawn(image: Sharp, { width, height }: Size, kind: Kind): Promise<FittedFile> {
  const sized = image.clone().resize(width, height, { fit: 'fill' });
  const bytes = await readable(encoders[kind](sized).toBuffer());
  return { name: `${width}x${height}.${kind}`, contentType: contentTypes[kind], bytes };
}

async function cutOf(image: Sharp, { width, height }: Size, focus: Focus): Promise<FittedFile> {
  const size = placing.sharedSize({ width, height });
  // The largest part of its shape, laid as `object-position` lays it, so that a form can show it.
  const times = Math.min(width / size.width, height / size.height);
  const part = { width: Math.floor(size.width * times), height: Math.floor(size.height * times) };
  const begin = (whole: number, cut: number, at: number) => Math.round(((whole - cut) * at) / 100);
  const area = { ...part, left: begin(width, part.width, focus.x), top: begin(height, part.height, focus.y) };
  const sized = image.clone().extract(area).resize(size.width, size.height, { fit: 'fill' });
  const bytes = await readable(encoders.jpg(sized).toBuffer());
  return { name: placing.sharedName(focus), contentType: contentTypes.jpg, bytes };
}

/** The library says of bytes that are none of these, broken off or too large only that it failed. */
async function readable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid({ picture: isTooLarge ? TOO_MANY_PIXELS : NOT_A_PICTURE });
  }
}
