import { beforeAll, expect, test } from 'vitest';
import { type HostileMedia, hostileMedia } from '../../tests/harness/hostile-media.ts';
import {
  MARK,
  madeFilm,
  madeMp3,
  madePdf,
  madeSound,
  madeWebm,
  madeZip,
  openedWebm,
} from '../../tests/harness/made-media.ts';
import { startProcessorTime } from '../../tests/harness/processor-time.ts';
import { cleaned } from './clean-media.ts';
import { fitPicture } from './pictures.ts';

async function* inChunks(bytes: Uint8Array, size = 1_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function through(name: string, bytes: Uint8Array, size?: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of cleaned(name, inChunks(bytes, size))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Made once: some of them unpack to many megabytes. */
let hostile: HostileMedia[];
beforeAll(async () => {
  hostile = await hostileMedia();
});

const isPicture = (name: string) => /\.(?:jpg|png|gif|webp|avif)$/.test(name);

test('what is honest comes through as it is, in whatever portions it comes', async () => {
  const honest = {
    'a.webm': madeWebm(),
    'a.mp3': madeMp3(),
    'a.pdf': madePdf(),
    'a.zip': madeZip(),
    'a.epub': madeZip({ mimetype: 'application/epub+zip', 'page.xhtml': '<html/>' }),
    'a.docx': madeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
  };
  for (const [name, bytes] of Object.entries(honest))
    for (const size of [7, 4_096, 10_000_000]) {
      const seen = await through(name, bytes, name === 'a.webm' && size === 7 ? 97 : size);
      // Of the film in the demo the name of its program is blanked.
      expect([name, seen.length]).toEqual([name, bytes.length]);
      if (name !== 'a.webm') expect(seen.equals(bytes)).toBe(true);
    }
});

test('a film and sound keep every byte of their pictures, and their tables point where they did', async () => {
  for (const [name, film] of [
    ['a.mp4', madeFilm()],
    ['a.mov', madeFilm()],
    ['a.m4a', madeSound()],
  ] as const) {
    const seen = await through(name, film);
    expect(seen.length).toBe(film.length);
    expect(seen.subarray(24, 24 + 608).equals(film.subarray(24, 24 + 608))).toBe(true);
    expect(seen.includes(MARK)).toBe(false);
  }
  const opened = await through('a.webm', openedWebm());
  expect([opened.length, opened.includes(MARK), opened.includes('V_VP8')]).toEqual([
    openedWebm().length,
    false,
    true,
  ]);
});

test('of all that is hostile nothing comes through as it came', async () => {
  const inputs = hostile.filter(({ name }) => !isPicture(name));
  expect(inputs.length).toBeGreaterThan(110);
  const got: string[] = [];
  for (const { what, name, bytes } of inputs) {
    const seen = await through(name, bytes, 64 * 1024).catch((error: { fields?: object }) => {
      if (!error.fields) throw error;
      return undefined;
    });
    if (seen && (seen.equals(bytes) || seen.includes('marked'))) got.push(what);
  }
  expect(got).toEqual([]);
});

test('of hostile pictures nothing but the picture is drawn anew', async () => {
  const inputs = hostile.filter(({ name }) => isPicture(name));
  const got: string[] = [];
  for (const { what, bytes } of inputs) {
    const fitted = await fitPicture(bytes).catch((error: { fields?: object }) => {
      if (!error.fields) throw error;
      return undefined;
    });
    for (const file of fitted?.files ?? [])
      if (Buffer.from(file.bytes).equals(bytes) || Buffer.from(file.bytes).includes('marked')) got.push(what);
  }
  expect(got).toEqual([]);
});

test('the time it takes grows with what is sent, and no faster', async () => {
  const seconds = async (bytes: Uint8Array, name: string) => {
    const stop = startProcessorTime();
    await through(name, bytes, 64 * 1024).catch(() => {});
    return stop() / 1000;
  };
  for (const [name, seed] of [
    ['a.mp3', Buffer.from([0xff, 0xfb, 0x90])],
    ['a.mp3', Buffer.from([0xff, 0xfb, 0x10, 0xff])],
    ['a.webm', Buffer.from([0xe7, 0x80])],
    ['a.pdf', Buffer.from('/#4a#4a#4a')],
    ['a.zip', Buffer.from('PK\x01\x02')],
  ] as const) {
    const start = {
      'a.mp3': Buffer.alloc(0),
      'a.webm': openedWebm(),
      'a.pdf': Buffer.from('%PDF-1.4'),
      'a.zip': Buffer.from('PK\x03\x04', 'latin1'),
    }[name];
    const input = Buffer.concat([start, Buffer.alloc(4_000_000, seed)]);
    expect([name, (await seconds(input, name)) < 4]).toEqual([name, true]);
  }
});
