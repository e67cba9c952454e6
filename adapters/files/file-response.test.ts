import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles } from './disk.ts';
import { fileResponse, parseRange } from './file-response.ts';
import type { Files } from './files.ts';

describe('a Range header', () => {
  test.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=5-', { first: 5 }],
    ['bytes=-5', { final: 5 }],
    ['Bytes=1-1', { first: 1, last: 1 }],
    [null, undefined],
    ['', undefined],
    ['bytes=', undefined],
    ['bytes=-', undefined],
    ['bytes=5-2', undefined],
    ['bytes=0-1,4-5', undefined],
    ['pages=1-2', undefined],
    ['bytes=a-b', undefined],
    ['bytes=99999999999999999999-', undefined],
  ])('%s', (header, expected) => {
    expect(parseRange(header)).toEqual(expected);
  });
});

describe('the answer', () => {
  let folder: string;
  let files: Files;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'aura-files-'));
    files = await diskFiles(folder);
    await files.put('a/b.txt', Buffer.from('0123456789'), { contentType: 'text/plain' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function ask(headers: Record<string, string> = {}, method = 'GET', key = 'a/b.txt') {
    const response = await fileResponse(files, key, new Request('https://example.com/', { method, headers }));
    return response && { status: response.status, text: await response.text(), headers: response.headers };
  }
  const etag = async () => (await ask())?.headers.get('etag') ?? '';

  test('is the whole file, with what a browser needs to ask for parts', async () => {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, text: '0123456789' });
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
    });
  });

  test('is the part that was asked for', async () => {
    const answer = await ask({ range: 'bytes=2-4' });
    expect(answer).toMatchObject({ status: 206, text: '234' });
    expect(answer?.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(answer?.headers.get('content-length')).toBe('3');
    expect(await ask({ range: 'bytes=-1' })).toMatchObject({ status: 206, text: '9' });
    expect(await ask({ range: 'nonsense' })).toMatchObject({ status: 200 });
  });

  test('says how long the file is when there is no such part', async () => {
    const answer = await ask({ range: 'bytes=10-' });
    expect(answer?.status).toBe(416);
    expect(answer?.headers.get('content-range')).toBe('bytes */10');
  });

  test('is the whole file when the browser has begun another version of it', async () => {
    expect(await ask({ range: 'bytes=2-4', 'if-range': await etag() })).toMatchObject({
      status: 206,
      text: '234',
    });
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"other"' })).toMatchObject({ status: 200 });
    expect(await ask({ range: 'bytes=900-', 'if-range': '"other"' })).toMatchObject({ status: 200 });
  });

  test('is nothing but "you have it" when the browser has it', async () => {
    for (const known of [await etag(), `"x", W/${await etag()}`, '*']) {
      expect(await ask({ 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
    }
    expect(await ask({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  });

  test('to HEAD has the headers only', async () => {
    const answer = await ask({ range: 'bytes=2-4' }, 'HEAD');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer?.headers.get('content-length')).toBe('10');
  });

  test('is left to the route when there is no such file', async () => {
    expect(await ask({}, 'GET', 'a/none.txt')).toBeUndefined();
  });
});
