import { z } from 'zod';
import type { MediaIndex } from '../../content/edition.ts';
import { escapeMarkup } from '../../shared/escape.ts';

type Size = { width: number; height: number };
type Known = { id: string /** None: a picture from before there was a library. */; revision?: string };
export type PlacedPicture = Known & Size & { kind: 'picture'; form: 'jpg' | 'png' };
type PlacedVideo = Known & Size & { kind: 'video'; form: 'mp4' | 'webm' };
type Named<Kind> = Known & { kind: Kind; name: string; form: string };
/** Something of the library, as its address says it: enough to draw it without asking the database. */
export type Placed = PlacedPicture | PlacedVideo | Named<'audio'> | Named<'file'>;

/** `/pictures/<id>-1600x1067.jpg` of before, `/media/<id>/<revision>/1600x1067.jpg`, `/media/<id>/<revision>/evening-calm.mp3`. */
const OLD = /^\/pictures\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\.(jpg|png)$/;
const SEEN = /^\/media\/([0-9a-f]{32})\/([0-9a-f]{8})\/(\d{1,4})x(\d{1,4})\.(jpg|png|mp4|webm)$/;
const NAMED = /^\/media\/([0-9a-f]{32})\/([0-9a-f]{8})\/([a-z0-9][a-z0-9-]{0,59})\.([a-z0-9]{2,5})$/;
const SOUNDS = ['mp3', 'm4a'];

/** What an address names. With the index of what was replaced: as it stands now. */
export function placedAt(address: string, media?: MediaIndex): Placed | undefined {
  const asked = read(address);
  const now = asked && media?.get(asked.id);
  return (now && read(now.address)) ?? asked;
}

function read(address: string): Placed | undefined {
  const [, old, oldWidth, oldHeight, oldForm] = OLD.exec(address) ?? [];
  if (old && (oldForm === 'jpg' || oldForm === 'png'))
    return { kind: 'picture', id: old, width: Number(oldWidth), height: Number(oldHeight), form: oldForm };
  const [, seen, revision, width, height, form] = SEEN.exec(address) ?? [];
  if (seen) {
    const size = { width: Number(width), height: Number(height) };
    if (form === 'jpg' || form === 'png') return { kind: 'picture', id: seen, revision, ...size, form };
    if (form === 'mp4' || form === 'webm') return { kind: 'video', id: seen, revision, ...size, form };
  }
  const [, id, named, name = '', ending = ''] = NAMED.exec(address) ?? [];
  if (!id) return undefined;
  const found = { id, revision: named, name, form: ending };
  return SOUNDS.includes(ending) ? { kind: 'audio', ...found } : { kind: 'file', ...found };
}

export function pictureAt(address: string, media?: MediaIndex): PlacedPicture | undefined {
  const placed = placedAt(address, media);
  return placed?.kind === 'picture' ? placed : undefined;
}

/** Where one of its files is: the main one, or one beside it in another size or form. */
export function addressOf(placed: Placed, other: Partial<Size & { form: string }> = {}): string {
  const { id, revision, form } = { ...placed, ...other };
  if (placed.kind === 'audio' || placed.kind === 'file')
    return `/media/${id}/${revision}/${placed.name}.${form}`;
  const { width, height } = { ...placed, ...other };
  return revision
    ? `/media/${id}/${revision}/${width}x${height}.${form}`
    : `/pictures/${id}-${width}x${height}.${form}`;
}

/** What is never shown by a browser, whatever it holds. */
const DOWNLOADED = /\.(?:pdf|zip|epub|docx|xlsx|pptx)$/;

/** How browsers take a file of the library: never as a page of ours, and a document as a download. */
export const mediaHeaders = (address: string): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; sandbox",
  ...(DOWNLOADED.test(address) && {
    'content-disposition': `attachment; filename="${address.slice(address.lastIndexOf('/') + 1)}"`,
  }),
});

/** Where all files of one revision lie, as the file store has it. */
export const folderOf = (id: string, revision: string): string => `media/${id}/${revision}/`;

const SMALLER = [480, 960];
/** For pages that show it as large as it gets. */
export const LARGEST = { width: 1600, height: 2400 };

/** All sizes that are stored of a picture or a poster, the smallest first. */
export function sizesOf({ width, height }: Size): Size[] {
  const smaller = SMALLER.filter((fitting) => fitting < width);
  const fitting = smaller.map((narrow) => ({
    width: narrow,
    height: Math.max(1, Math.round((height * narrow) / width)),
  }));
  return [...fitting, { width, height }];
}

/** In these forms each size is stored beside the one that every browser and mail program reads. */
export const lighterForms = ['avif', 'webp'] as const;

const SHARED = { width: 1200, height: 630 };

/** As large a part as a shared link shows: at most 1200 by 630, and never more than there is. */
export function sharedSize({ width, height }: Size): Size {
  const fits = Math.min(1, width / SHARED.width, height / SHARED.height);
  return {
    width: Math.max(1, Math.floor(SHARED.width * fits)),
    height: Math.max(1, Math.floor(SHARED.height * fits)),
  };
}

export type Focus = { x: number; y: number };
export const CENTRE: Focus = { x: 50, y: 50 };

/** The cut for shared links: named by its focus, since what has an address never changes. */
export const sharedName = ({ x, y }: Focus): string => `shared-${x}-${y}.jpg`;

/** What is shown of a picture where its page is passed on. One from before the library is shown as a whole. */
export function sharedPicture(picture: PlacedPicture, media: MediaIndex): Size & { address: string } {
  const { id, revision } = picture;
  if (!revision) return { address: addressOf(picture), width: picture.width, height: picture.height };
  const focus = media.get(id)?.focus ?? CENTRE;
  return { address: `/${folderOf(id, revision)}${sharedName(focus)}`, ...sharedSize(picture) };
}

// As a text draws it.

export type Draw = (placed: Placed, words: string) => string;

const attribute = (name: string, value: string | number) => ` ${name}="${escapeMarkup(String(value))}"`;
/** As wide as an article's text gets, in pixels. */
const COLUMN = 672;

/** In the size and form that fit screen and browser, with its room kept free until it comes. */
export const drawOnPage: Draw = (placed, words) => {
  switch (placed.kind) {
    case 'picture':
      return pictureOnPage(placed, words);
    case 'video': {
      const { width, height, form } = placed;
      const poster = posterOf(placed, 960);
      const looks = attribute('poster', poster) + attribute('width', width) + attribute('height', height);
      const source = `<source${attribute('src', addressOf(placed))}${attribute('type', `video/${form}`)}>`;
      return `<video controls playsinline preload="none"${looks}${attribute('aria-label', words)}>${source}</video>`;
    }
    case 'audio': {
      const type = placed.form === 'mp3' ? 'audio/mpeg' : 'audio/mp4';
      const source = `<source${attribute('src', addressOf(placed))}${attribute('type', type)}>`;
      return `<audio controls preload="none"${attribute('aria-label', words)}>${source}</audio>`;
    }
    case 'file':
      return linked(placed, escapeMarkup(words));
  }
};

function pictureOnPage(picture: PlacedPicture, alt: string): string {
  const fits = attribute('sizes', `(min-width: 48rem) ${Math.min(picture.width, COLUMN)}px, 100vw`);
  const inForm = (form: string) =>
    attribute(
      'srcset',
      sizesOf(picture)
        .map((size) => `${addressOf(picture, { ...size, form })} ${size.width}w`)
        .join(', '),
    ) + fits;
  const room = attribute('width', picture.width) + attribute('height', picture.height);
  const image = `<img${attribute('src', addressOf(picture))}${inForm(picture.form)}${room}${attribute('alt', alt)} loading="lazy" decoding="async">`;
  if (!picture.revision) return image;
  const lighter = lighterForms.map((form) => `<source${attribute('type', `image/${form}`)}${inForm(form)}>`);
  return `<picture>${lighter.join('')}${image}</picture>`;
}

/** A frame of a film, which lies beside it. */
function posterOf(video: PlacedVideo, least: number): string {
  const fitting = sizesOf(video).find(({ width }) => width >= least) ?? video;
  return addressOf(video, { width: fitting.width, height: fitting.height, form: 'jpg' });
}

const linked = (placed: Placed, markup: string) => `<a${attribute('href', addressOf(placed))}>${markup}</a>`;

/** As wide as a letter's text gets, in pixels. */
const LETTER = 520;

/** Mail programs choose no size and obey no sheet of styles: one that is sharp on a phone, with its width in the tag. */
export const drawInLetter: Draw = (placed, words) => {
  if (placed.kind === 'audio' || placed.kind === 'file') return linked(placed, escapeMarkup(words));
  const width = Math.min(placed.width, LETTER);
  const sharp = sizesOf(placed).find((size) => size.width >= LETTER) ?? placed;
  const { width: wide, height: high } = sharp;
  const source =
    placed.kind === 'video' ? posterOf(placed, LETTER) : addressOf(placed, { width: wide, height: high });
  const style = 'display:block;max-width:100%;height:auto;border:0';
  const image = `<img${attribute('src', source)}${attribute('width', width)}${attribute('alt', words)}${attribute('style', style)}>`;
  // No mail program plays a film: its picture leads to it.
  return placed.kind === 'video' ? linked(placed, image) : image;
};

/** A picture of the library, as a page or a product names it. */
export const pictureField = z.object(
  {
    address: z.string().refine((address) => pictureAt(address) !== undefined, 'Please choose a picture.'),
    alt: z.string().trim().min(1, 'Please say what the picture shows.').max(300),
  },
  'Please choose a picture.',
);
