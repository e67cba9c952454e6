import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3, type Trouble } from '../../tests/fake-s3/fake-s3.ts';
import { WAIT_MS } from '../../tests/harness/limits.ts';
import type { Files } from './files.ts';
import type { S3Options } from './s3.ts';
import { PART_BYTES, s3Files } from './s3.ts';

/** Where an answer is not to come. One that comes must do so within it, on any machine. */
const IMPATIENT_MS = 2_000;

let s3: FakeS3;
let files: Files;
const filesWith = (options: Partial<S3Options> = {}) =>
  s3Files({
    ...s3.account,
    bucket: s3.bucketName,
    endpoint: s3.endpoint,
    pathStyle: true,
    timeoutMs: WAIT_MS,
    waitMs: 1,
    ...options,
  });

beforeEach(async () => {
  s3 = await startFakeS3();
  files = filesWith();
});
afterEach(() => s3.stop());

const put = (size = 5, to = files) =>
  to.put('a/b.bin', Buffer.alloc(size, 'x'), { contentType: 'text/plain' });
async function size(): Promise<number | undefined> {
  const file = await files.read('a/b.bin');
  return file && (await new Response(file.stream).arrayBuffer()).byteLength;
}
/** Happens to the first matching requests, as often as said. */
function trouble(
  kind: Trouble,
  { matching = /./, times = 1 }: { matching?: RegExp; times?: number } = {},
): void {
  let left = times;
  s3.trouble = (request) => (matching.test(request) && left-- > 0 ? kind : undefined);
}

describe('passing trouble', () => {
  const passing: Trouble[] = [
    { kind: 'refuse', status: 503, code: 'SlowDown' },
    { kind: 'refuse', status: 500, code: 'InternalError' },
    { kind: 'refuse', status: 429, code: 'TooManyRequests' },
    { kind: 'refuse', status: 400, code: 'RequestTimeout' },
    { kind: 'drop-request' },
    { kind: 'lose-answer' },
  ];

  test.each(passing)('costs a repeat: %o', async (kind) => {
    trouble(kind, { times: 4 });
    await put();
    trouble(kind, { times: 4 });
    expect(await size()).toBe(5);
    expect(s3.requests).toHaveLength(10);
  });

  test('costs a repeat: an answer that does not come', async () => {
    trouble({ kind: 'hang' });
    await put(5, filesWith({ timeoutMs: IMPATIENT_MS }));
    expect(await size()).toBe(5);
  });

  test('ends after five tries', async () => {
    trouble({ kind: 'refuse', status: 503, code: 'SlowDown' }, { times: 5 });
    await expect(put()).rejects.toThrow('the file storage answered 503 SlowDown');
    expect(s3.requests).toHaveLength(5);
  });

  test('in one part of many repeats that part alone', async () => {
    trouble({ kind: 'drop-request' }, { matching: /partNumber=2/ });
    await put(2 * PART_BYTES + 1);
    expect(await size()).toBe(2 * PART_BYTES + 1);
    expect(s3.requests.filter((request) => request.includes('partNumber=')).length).toBe(4);
  });

  test.each<Trouble>([{ kind: 'lose-answer' }, { kind: 'error-in-200' }])(
    'at the end of an upload in parts is not taken for a failure or a success: %o',
    async (kind) => {
      trouble(kind, { matching: /^POST .*uploadId=/ });
      await put(PART_BYTES + 1);
      expect(await size()).toBe(PART_BYTES + 1);
      expect(s3.bucket.uploads.size).toBe(0);
    },
  );
});

describe('lasting trouble', () => {
  test('with a part removes the others', async () => {
    trouble({ kind: 'refuse', status: 403, code: 'AccessDenied' }, { matching: /partNumber=2/, times: 9 });
    await expect(put(2 * PART_BYTES)).rejects.toThrow('403 AccessDenied');
    expect(s3.bucket.uploads.size).toBe(0);
    expect(s3.bucket.objects.size).toBe(0);
  });

  test('with the end of an upload in parts is not taken for a success because an older file is there', async () => {
    await put(PART_BYTES + 1);
    s3.trouble = (request) => {
      if (/^POST .*uploadId=/.test(request)) s3.bucket.uploads.clear();
      return undefined;
    };
    await expect(put(PART_BYTES + 2)).rejects.toThrow('404 NoSuchUpload');
  });

  test.each<[string, Partial<S3Options>, string]>([
    ['a wrong secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
    ['a wrong account', { accessKeyId: 'NOBODY' }, '403 InvalidAccessKeyId'],
    ['a wrong region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    ['a wrong bucket', { bucket: 'other' }, '404 NoSuchBucket'],
    ['a wrong port', { endpoint: 'http://127.0.0.1:1', tries: 2 }, 'cannot be reached: '],
  ])('says what it is: %s', async (_, options, message) => {
    const wrong = filesWith(options);
    for (const work of [() => put(5, wrong), () => wrong.read('a/b.bin'), () => wrong.remove('a/b.bin')]) {
      await expect(work()).rejects.toThrow(message);
    }
    expect(s3.requests.length).toBeLessThanOrEqual(3);
  });

  test('says so when our clock is wrong', async () => {
    s3.skewMs = 20 * 60_000;
    await expect(put()).rejects.toThrow('403 RequestTimeTooSkewed: The difference between the request time');
  });

  test('is not waited for: an answer that does not come, or does not go on', async () => {
    await put(1_000_000);
    const impatient = filesWith({ timeoutMs: IMPATIENT_MS, tries: 2 });
    const before = s3.requests.length;
    trouble({ kind: 'hang' }, { times: 2 });
    await expect(put(5, impatient)).rejects.toThrow('cannot be reached: no answer within 2 s');
    // A pause of the machine may end a try before it has arrived.
    expect(s3.requests.length - before).toBeLessThanOrEqual(2);

    trouble({ kind: 'stall-body' }, { times: 2 });
    const readAll = async () => new Response((await impatient.read('a/b.bin'))?.stream).arrayBuffer();
    await expect(readAll()).rejects.toThrow('no answer within');
  });

  test('never shows a part of a file as the whole', async () => {
    await put(1_000_000);
    trouble({ kind: 'cut-body' });
    const file = await files.read('a/b.bin');
    await expect(new Response(file?.stream).arrayBuffer()).rejects.toThrow('cannot be reached');
  });

  test('does not follow the storage to another host', async () => {
    trouble({ kind: 'redirect' });
    await expect(put()).rejects.toThrow('the file storage answered 307');
    expect(s3.requests).toHaveLength(1);
  });
});

test('a folder of more than one page is listed to its end, without what is not ours', async () => {
  const about = { contentType: 'text/plain', metadata: {} };
  for (let i = 0; i < 2500; i++)
    s3.bucket.put(`many/${String(i).padStart(4, '0')}.txt`, Buffer.alloc(0), about);
  s3.bucket.put('many/', Buffer.alloc(0), about);
  s3.bucket.put('many/Not Ours & Odd.txt', Buffer.alloc(0), about);
  const keys: string[] = [];
  for await (const key of files.list('many/')) keys.push(key);
  expect(keys).toHaveLength(2500);
  expect(keys.at(-1)).toBe('many/2499.txt');
  expect(s3.requests).toHaveLength(3);
});
