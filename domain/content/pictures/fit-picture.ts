import type { Sharp } from 'sharp';
import { invalid } from '../../errors.ts';
import { LARGEST, type Picture, sizesOf } from './picture-address.ts';

export const MOST_BYTES = 12 * 1024 * 1024;
/** A photograph of today's telephones has 12 to 48 million; a small file can claim billions and fill the memory. */
const MOST_PIXELS = 50_000_000;
const SECONDS = 30;

/** What is read, by what the bytes are. Everything else the library could open stays locked: SVG, PDF, TIFF and the like. */
const readers = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
const NOT_A_PICTURE = 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.';

export type FittedPicture = Omit<Picture, 'name'> & {
  files: { width: number; height: number; bytes: Uint8Array }[];
};

/** Native and heavy: loaded when the first picture comes. */
async function openLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  sharp.cache(false);
  return sharp;
}

/**
 * A picture as somebody brought it, made anew in the sizes that pages and letters need. What cameras write into files (where,
 * when, with what) is not in them; how the camera was held is.
 */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
  if (bytes.length > MOST_BYTES) throw invalid({ picture: 'Please choose a picture of at most 12 MB.' });
  const sharp = await openLibrary();
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: SECONDS }).autoOrient();
  const { pixels } = await readable(
    image.metadata().then(({ width, height }) => ({ pixels: width * height })),
  );
  if (pixels > MOST_PIXELS)
    throw invalid({ picture: 'Please choose a picture of at most 50 million pixels.' });
  const { isOpaque } = await readable(image.stats());
  const kind = isOpaque ? 'jpg' : 'png';
  const { info } = await readable(
    image
      .clone()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true }),
  );
  const largest = { width: info.width, height: info.height };
  const files = [];
  // One after another: several at once would need the memory of several.
  for (const size of sizesOf(largest)) files.push({ ...size, bytes: await drawn(image, size, kind) });
  return { ...largest, kind, files };
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
      : sized.png({ compressionLevel: 9, palette: true });
  return readable(encoded.toBuffer());
}

/** The library says of bytes that are none of these, broken off or too large only that it failed. */
async function readable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid({
      picture: isTooLarge ? 'Please choose a picture of at most 50 million pixels.' : NOT_A_PICTURE,
    });
  }
}
