import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { projectFolder } from '../../db/project-folder.ts';

/** Stands in everything that must not come through. */
export const MARK = '<script>marked-7f3a()</script>';

export const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((all, { length }) => all + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};
const text = (words: string) => Buffer.from(words, 'latin1');

type Film = {
  /** What its tables say that a picture of it has. */
  samples?: number[];
  media?: Uint8Array;
  handler?: string;
  /** Whether its media are in this file. */
  isHere?: boolean;
  inTrack?: Uint8Array[];
  inMovie?: Uint8Array[];
};

/** An MP4 of one track, as small as one can be: its boxes are right, its picture is noise. */
export function madeFilm(film: Film = {}): Buffer {
  const { media = Buffer.alloc(600, 7), samples = [media.length], handler = 'vide' } = film;
  const { isHere = true, inTrack = [], inMovie = [] } = film;
  const table = box(
    'stbl',
    ...[box('stsd', numbers(0, 0)), box('stts', numbers(0, 1, samples.length, 1))],
    ...[box('stsc', numbers(0, 1, 1, samples.length, 1)), box('stco', numbers(0, 1, 40))],
    box('stsz', numbers(0, 0, samples.length, ...samples)),
  );
  const where = box(
    'dinf',
    box('dref', numbers(0, 1), box('url ', numbers(isHere ? 1 : 0), text(isHere ? '' : MARK))),
  );
  const kind = box('hdlr', numbers(0, 0), text(handler), numbers(0, 0, 0), text(`${MARK}\0`));
  const track = box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    ...inTrack,
    box(
      'mdia',
      box('mdhd', Buffer.alloc(24)),
      kind,
      box('minf', box('vmhd', Buffer.alloc(12)), where, table),
    ),
  );
  const head = box('ftyp', text('isom'), numbers(1), text('isomavc1'));
  return Buffer.concat([
    head,
    box('mdat', media),
    box('moov', box('mvhd', Buffer.alloc(100)), ...inMovie, track),
  ]);
}

export const madeSound = (): Buffer => madeFilm({ handler: 'soun' });

/** Silence of so many frames, 128 kilobits a second. */
export function madeMp3(frames = 30): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A tag as programs put it before the sound, with words in it. */
export const id3 = (words: string): Buffer => {
  const size = words.length;
  const head = [
    0x49,
    0x44,
    0x33,
    3,
    0,
    0,
    (size >> 21) & 127,
    (size >> 14) & 127,
    (size >> 7) & 127,
    size & 127,
  ];
  return Buffer.concat([Buffer.from(head), text(words)]);
};

export const madeWebm = (): Buffer => readFileSync(join(projectFolder, 'demo', 'demo-reading.webm'));

export const element = (id: number[], content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id), head, content]);
};

/** As a recorder writes it that does not know how long it will be; then elements follow each other until the end. */
export function openedWebm(...more: Uint8Array[]): Buffer {
  const head = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm')));
  const endless = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255]);
  const track = element(
    [0xae],
    Buffer.concat([element([0x86], text('V_VP8')), element([0x53, 0x6e], text(MARK))]),
  );
  const cluster = Buffer.concat([
    Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0xff]),
    element([0xe7], Buffer.from([0])),
  ]);
  const tracks = element([0x16, 0x54, 0xae, 0x6b], track);
  return Buffer.concat([head, endless, tracks, cluster, element([0xa3], Buffer.alloc(64, 9)), ...more]);
}

export const madePdf = (inside = ''): Buffer =>
  text(`%PDF-1.4\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

export const madeZip = (files: Record<string, string | Uint8Array> = { 'page.txt': 'words' }): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, words]) => [
          name,
          typeof words === 'string' ? Buffer.from(words) : words,
        ]),
      ),
    ),
  );
