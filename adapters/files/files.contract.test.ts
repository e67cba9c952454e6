import { createHash, randomBytes, randomUUID } from 'node:crypto';
import dns from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../tests/fake-s3/fake-s3.ts';
import { type RunningS3rver, startS3rver } from '../../tests/harness/s3rver.ts';
import { replaceWebGlobals } from '../../tests/harness/web-globals.ts';
import { diskFiles } from './disk.ts';
import type { ByteRange, Content, Files } from './files.ts';
import { RangeNotSatisfiable } from './files.ts';
import { PART_BYTES, s3Files } from './s3.ts';

let folder: string;
let s3: FakeS3;
let s3rver: RunningS3rver;
let restoreGlobals: () => void;
const lookup = dns.lookup;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aura-files-'));
  s3 = await startFakeS3();
  s3rver = await startS3rver();
  // Files are kept by a process whose web server has started, so that is where they are tested.
  restoreGlobals = replaceWebGlobals();
  // Every name ending in .test is this machine, so that a bucket can be a part of the host name.
  dns.lookup = ((name: string, options: dns.LookupOptions, done: (...result: unknown[]) => void) => {
    if (!name.endsWith('.test')) return lookup(name, options, done as never);
    if (options.all) return done(null, [{ address: '127.0.0.1', family: 4 }]);
    return done(null, '127.0.0.1', 4);
  }) as typeof dns.lookup;
});

afterAll(async () => {
  dns.lookup = lookup;
  restoreGlobals();
  await s3.stop();
  await s3rver.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inBucket = (pathStyle: boolean) =>
  s3Files({
    ...s3.account,
    bucket: s3.bucketName,
    endpoint: pathStyle ? s3.endpoint : s3.namedEndpoint,
    pathStyle,
  });
const inS3rver = (pathStyle: boolean) =>
  s3Files({
    ...s3rver.account,
    bucket: s3rver.bucket,
    endpoint: pathStyle ? s3rver.endpoint : s3rver.namedEndpoint,
    pathStyle,
  });

type Implementation = {
  name: string;
  make: () => Files | Promise<Files>;
  /**
   * False where the other side does not keep what S3 itself promises: s3rver writes in place, lists folder by folder,
   * and misreads ranges at both ends of a file.
   */
  isExact: boolean;
};
const implementations: Implementation[] = [
  { name: 'disk', make: () => diskFiles(folder), isExact: true },
  { name: 's3, bucket in the path', make: () => inBucket(true), isExact: true },
  { name: 's3, bucket in the host name', make: () => inBucket(false), isExact: true },
  { name: 's3rver, bucket in the path', make: () => inS3rver(true), isExact: false },
  { name: 's3rver, bucket in the host name', make: () => inS3rver(false), isExact: false },
];

describe.each(implementations)('files on $name', ({ make, isExact }) => {
  let files: Files;
  /** A folder that no other test knows. */
  let mine: string;
  beforeAll(async () => {
    files = await make();
    mine = `test-${randomUUID()}`;
  });

  const put = (name: string, content: Content | string, contentType = 'text/plain') =>
    files.put(`${mine}/${name}`, typeof content === 'string' ? Buffer.from(content) : content, {
      contentType,
    });
  async function read(name: string, range?: ByteRange) {
    const file = await files.read(`${mine}/${name}`, range);
    return (
      file && {
        ...file,
        stream: undefined,
        bytes: Buffer.from(await new Response(file.stream).arrayBuffer()),
      }
    );
  }
  const text = async (name: string, range?: ByteRange) => (await read(name, range))?.bytes.toString();
  const keys = async (within: string) => {
    const found: string[] = [];
    for await (const key of files.list(within)) found.push(key);
    return found;
  };

  test('gives back what was put, with its type and size', async () => {
    const bytes = randomBytes(100_000);
    await put('a.pdf', bytes, 'application/pdf');
    const file = await read('a.pdf');
    expect(file).toMatchObject({ size: 100_000, contentType: 'application/pdf', part: undefined });
    expect(file?.bytes.equals(bytes)).toBe(true);
    expect(file?.etag).toMatch(/^"[0-9a-f-]+"$/);
  });

  test('knows nothing of what was never put', async () => {
    expect(await read('never.pdf')).toBeUndefined();
    expect(await read('never.pdf', { first: 3 })).toBeUndefined();
  });

  test('takes bytes, Node streams, web streams and generators', async () => {
    const pieces = () => ['one ', 'two ', 'three'].map((word) => Buffer.from(word));
    await put('node.txt', Readable.from(pieces()));
    await put('web.txt', new Blob(pieces()).stream());
    await put(
      'generator.txt',
      (async function* () {
        yield* pieces();
      })(),
    );
    for (const name of ['node.txt', 'web.txt', 'generator.txt'])
      expect(await text(name)).toBe('one two three');
  });

  test('keeps an empty file', async () => {
    await put('empty.txt', '');
    expect(await read('empty.txt')).toMatchObject({ size: 0, contentType: 'text/plain', part: undefined });
    await expect(read('empty.txt', { first: 1 })).rejects.toThrow(RangeNotSatisfiable);
  });

  test('keeps a stream of more than two parts', async () => {
    const hash = createHash('sha256');
    const portion = randomBytes(1_000_003);
    async function* film() {
      for (let i = 0; i < 18; i++) {
        portion[0] = i;
        hash.update(portion);
        yield Buffer.from(portion);
      }
    }
    await put('film.mp4', film(), 'video/mp4');
    const file = await files.read(`${mine}/film.mp4`);
    expect(file).toMatchObject({ size: 18_000_054, contentType: 'video/mp4' });
    const received = createHash('sha256');
    await file?.stream.pipeTo(new WritableStream({ write: (chunk) => void received.update(chunk) }));
    expect(received.digest('hex')).toBe(hash.digest('hex'));
    const part = await read('film.mp4', { first: 10_000_029, last: 10_000_031 });
    expect(part?.bytes).toEqual(Buffer.from([portion[1_000_002] ?? 0, 10, portion[1] ?? 0]));
  });

  test('replaces what was there, type and tag included', async () => {
    await put('twice.txt', 'first');
    const before = await read('twice.txt');
    await put('twice.txt', '<p>second', 'text/html; charset=utf-8');
    const after = await read('twice.txt');
    expect(after).toMatchObject({ size: 9, contentType: 'text/html; charset=utf-8' });
    expect(after?.bytes.toString()).toBe('<p>second');
    expect(after?.etag).not.toBe(before?.etag);
  });

  test('gives the part that was asked for', async () => {
    await put('digits.txt', '0123456789');
    expect(await read('digits.txt', { first: 2, last: 4 })).toMatchObject({
      size: 10,
      part: { first: 2, last: 4 },
      bytes: Buffer.from('234'),
    });
    expect(await text('digits.txt', { first: 7 })).toBe('789');
    expect(await text('digits.txt', { first: 7, last: 1000 })).toBe('789');
    for (const range of [{ first: 10 }, { first: 10, last: 12 }]) {
      await expect(read('digits.txt', range)).rejects.toMatchObject({
        name: 'RangeNotSatisfiable',
        size: 10,
      });
    }
    for (const range of [{ first: 4, last: 2 }, { first: -1 }, { first: 0.5 }, { final: Number.NaN }]) {
      await expect(read('digits.txt', range)).rejects.toThrow(TypeError);
    }
  });

  test('leaves nothing of a put whose source fails, and what was there before', async () => {
    async function* failing(size: number) {
      yield Buffer.alloc(size);
      throw new Error('the source failed');
    }
    await put('kept.txt', 'before');
    for (const size of [10, PART_BYTES + 10]) {
      await expect(put('kept.txt', failing(size))).rejects.toThrow('the source failed');
      await expect(put('half.txt', failing(size))).rejects.toThrow('the source failed');
    }
    expect(await text('kept.txt')).toBe('before');
    expect(await read('half.txt')).toBeUndefined();
    expect(s3.bucket.uploads.size).toBe(0);
  });

  test('removes, also what is not there', async () => {
    await put('gone.txt', 'x');
    await files.remove(`${mine}/gone.txt`);
    await files.remove(`${mine}/gone.txt`);
    expect(await read('gone.txt')).toBeUndefined();
  });

  test('lists a folder and what is within it, in order', async () => {
    for (const name of ['b/x.txt', 'b-c/x.txt', 'b/c/y.txt', 'b/a.txt', 'bb/x.txt'])
      await put(`list/${name}`, name);
    const expected = ['b/a.txt', 'b/c/y.txt', 'b/x.txt'].map((name) => `${mine}/list/${name}`);
    expect(await keys(`${mine}/list/b/`)).toEqual(expected);
    const all = await keys(`${mine}/list/`);
    expect(isExact ? all : all.toSorted()).toEqual([
      `${mine}/list/b-c/x.txt`,
      ...expected,
      `${mine}/list/bb/x.txt`,
    ]);
    expect(await keys(`${mine}/nothing/`)).toEqual([]);
  });

  test('takes no key that could mean anything else', async () => {
    const odd = [
      '',
      'a',
      'a.txt',
      '/a/b.txt',
      '../a/b.txt',
      'a/../b.txt',
      'a/./b.txt',
      'a//b.txt',
      'a/b',
      'a/',
      'a/.txt',
    ];
    odd.push(
      'a/b.txt/',
      'a\\b.txt',
      'a/b .txt',
      'a/b.txt\n',
      'a/b\0.txt',
      'A/b.txt',
      'a/é.txt',
      'a/b%2e.txt',
      'a/b?.txt',
    );
    odd.push(
      'a.b/c.txt',
      'a/b.',
      'a/-b.txt',
      '.unfinished/b.txt',
      `a/${'b'.repeat(200)}.txt`,
      'a/b..txt',
      'c:/b.txt',
    );
    for (const key of odd) {
      await expect(files.put(key, Buffer.from('x'), { contentType: 'text/plain' }), key).rejects.toThrow(
        TypeError,
      );
      await expect(files.read(key), key).rejects.toThrow(TypeError);
      await expect(files.remove(key), key).rejects.toThrow(TypeError);
    }
    for (const within of ['', '/', '../', 'a', 'a/../', '.unfinished/']) {
      await expect(keys(within), within).rejects.toThrow(TypeError);
    }
  });

  test('takes no content type that could break a header', async () => {
    for (const contentType of [
      '',
      'text',
      'text/plain\r\nset-cookie: a=b',
      'text/html; charset="x"',
      'TEXT/plain',
    ]) {
      await expect(put('typed.txt', 'x', contentType), contentType).rejects.toThrow(TypeError);
    }
    expect(await read('typed.txt')).toBeUndefined();
  });

  if (!isExact) return;

  test('goes on giving the old content to whoever had begun to read it', async () => {
    const old = Buffer.alloc(3_000_000, 'o');
    await put('open.bin', old, 'application/octet-stream');
    const file = await files.read(`${mine}/open.bin`);
    await put('open.bin', 'new', 'application/octet-stream');
    const bytes = Buffer.from(await new Response(file?.stream).arrayBuffer());
    expect(bytes.equals(old)).toBe(true);
    expect(await text('open.bin')).toBe('new');
  });

  test('may be written by many at once: one of them wins, as a whole', async () => {
    const contents = Array.from({ length: 20 }, (_, i) =>
      Buffer.alloc(50_000 + i, String.fromCharCode(97 + i)),
    );
    await Promise.all(contents.map((content) => put('race.bin', content)));
    const winner = (await read('race.bin'))?.bytes;
    expect(contents.some((content) => winner?.equals(content))).toBe(true);
  });

  test('gives the first byte alone, the last ones, and nothing of nothing', async () => {
    await put('edges.txt', '0123456789');
    expect(await text('edges.txt', { final: 3 })).toBe('789');
    expect(await text('edges.txt', { first: 0, last: 0 })).toBe('0');
    expect(await read('edges.txt', { final: 1000 })).toMatchObject({ part: { first: 0, last: 9 } });
    await expect(read('edges.txt', { final: 0 })).rejects.toMatchObject({
      name: 'RangeNotSatisfiable',
      size: 10,
    });
    await put('nothing.txt', '');
    await expect(read('nothing.txt', { first: 0 })).rejects.toThrow(RangeNotSatisfiable);
  });
});
