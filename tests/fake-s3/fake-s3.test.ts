import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeS3, startFakeS3 } from './fake-s3.ts';
import { sign } from './signature.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const EMPTY = sha256('');

describe('the signature', () => {
  // The worked examples of Amazon's description of Signature Version 4 for S3, with its example account.
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const moment = '20130524T000000Z';
  const host = 'examplebucket.s3.amazonaws.com';
  const base = { host, 'x-amz-date': moment, 'x-amz-content-sha256': EMPTY };

  test.each([
    [
      { method: 'GET', rawUrl: '/test.txt', headers: { ...base, range: 'bytes=0-9' } },
      ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      {
        method: 'PUT',
        rawUrl: '/test$file.text',
        headers: {
          ...base,
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256': sha256('Welcome to Amazon S3.'),
        },
      },
      ['date', 'host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-storage-class'],
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      { method: 'GET', rawUrl: '/?lifecycle', headers: base },
      ['host', 'x-amz-content-sha256', 'x-amz-date'],
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      { method: 'GET', rawUrl: '/?max-keys=2&prefix=J', headers: base },
      ['host', 'x-amz-content-sha256', 'x-amz-date'],
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('is the one Amazon gives for example %#', (request, signedHeaders, expected) => {
    expect(sign(request, signedHeaders, account, moment).toString('hex')).toBe(expected);
  });
});

describe('the server', () => {
  let s3: FakeS3;
  beforeEach(async () => {
    s3 = await startFakeS3();
  });
  afterEach(() => s3.stop());

  type Change = {
    account?: object;
    datetime?: string;
    after?: (headers: Headers) => void;
    sentBody?: string;
  };

  /** Sends a well-signed request, apart from the change. */
  async function send(
    method: string,
    path: string,
    body = '',
    { account, datetime, after, sentBody }: Change = {},
  ) {
    const signed = await new AwsV4Signer({
      ...s3.account,
      ...account,
      service: 's3',
      method,
      datetime,
      url: `${s3.endpoint}${path}`,
      headers: { 'x-amz-content-sha256': sha256(body) },
    }).sign();
    after?.(signed.headers);
    const isRead = method === 'GET' || method === 'HEAD';
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: isRead ? undefined : (sentBody ?? body),
    });
    const text = await response.text();
    return {
      status: response.status,
      code: /<Code>(.*)<\/Code>/.exec(text)?.[1],
      text,
      headers: response.headers,
    };
  }
  const at = (ms: number) => new Date(Date.now() + ms).toISOString().replace(/[:-]|\.\d{3}/g, '');

  test('takes a well-signed request', async () => {
    expect(await send('PUT', '/aura-files/a%20b/c.txt', 'hello')).toMatchObject({ status: 200 });
    expect(await send('GET', '/aura-files/a%20b/c.txt')).toMatchObject({ status: 200, text: 'hello' });
    expect(await send('DELETE', '/aura-files/a%20b/c.txt')).toMatchObject({ status: 204 });
    expect(await send('GET', '/aura-files/a%20b/c.txt')).toMatchObject({ status: 404, code: 'NoSuchKey' });
  });

  test.each<[string, number, string, Change]>([
    ['another secret', 403, 'SignatureDoesNotMatch', { account: { secretAccessKey: 'wrong' } }],
    ['an unknown account', 403, 'InvalidAccessKeyId', { account: { accessKeyId: 'NOBODY' } }],
    ['another region', 400, 'AuthorizationHeaderMalformed', { account: { region: 'us-east-1' } }],
    ['another body', 400, 'XAmzContentSHA256Mismatch', { sentBody: 'altered' }],
    ['no signature', 403, 'AccessDenied', { after: (headers) => headers.delete('authorization') }],
    [
      'a word it does not know',
      400,
      'AuthorizationHeaderMalformed',
      { after: (h) => h.set('authorization', 'Bearer x') },
    ],
    [
      'an altered hash',
      403,
      'SignatureDoesNotMatch',
      { after: (h) => h.set('x-amz-content-sha256', sha256('x')) },
    ],
    [
      'an unsigned body',
      400,
      'InvalidArgument',
      { after: (h) => h.set('x-amz-content-sha256', 'UNSIGNED-PAYLOAD') },
    ],
    ['an unsigned header', 403, 'AccessDenied', { after: (headers) => headers.set('x-amz-meta-a', 'b') }],
  ])('refuses %s', async (_, status, code, change) => {
    expect(await send('PUT', '/aura-files/a/b.txt', 'hello', change)).toMatchObject({ status, code });
    expect(s3.bucket.objects.size).toBe(0);
  });

  test('refuses a clock that is more than 15 minutes off', async () => {
    for (const off of [-16, 16]) {
      const answer = await send('GET', '/aura-files/a/b.txt', '', { datetime: at(off * 60_000) });
      expect(answer).toMatchObject({ status: 403, code: 'RequestTimeTooSkewed' });
    }
    expect(await send('GET', '/aura-files/a/b.txt', '', { datetime: at(-14 * 60_000) })).toMatchObject({
      status: 404,
    });
  });

  test('refuses what it does not implement, and other buckets', async () => {
    for (const [method, path] of [
      ['GET', '/aura-files/?acl'],
      ['PATCH', '/aura-files/a/b'],
      ['PUT', '/aura-files/a?tagging'],
    ] as const) {
      expect(await send(method, path)).toMatchObject({ status: 501, code: 'NotImplemented' });
    }
    expect(await send('GET', '/other/a/b.txt')).toMatchObject({ status: 404, code: 'NoSuchBucket' });
  });

  test('refuses a body of unknown length', async () => {
    const { url, headers } = await new AwsV4Signer({
      ...s3.account,
      service: 's3',
      method: 'PUT',
      url: `${s3.endpoint}/aura-files/a/b.txt`,
      headers: { 'x-amz-content-sha256': sha256('hello') },
    }).sign();
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(url, { method: 'PUT', headers: Object.fromEntries(headers) }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.on('error', reject).write('hel');
      request.end('lo');
    });
    expect(status).toBe(501);
  });

  test('keeps the rules of uploads in parts', async () => {
    const path = '/aura-files/a/b.bin';
    const started = await send('POST', `${path}?uploads=`);
    const id = encodeURIComponent(
      /<UploadId>(.*)<\/UploadId>/.exec(started.text)?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    const etags: string[] = [];
    for (const number of [1, 2]) {
      const part = await send('PUT', `${path}?partNumber=${number}&uploadId=${id}`, `small ${number}`);
      etags.push(part.headers.get('etag') ?? '');
    }
    const complete = (parts: [number, string | undefined][]) => {
      const list = parts.map(([n, etag]) => `<Part><PartNumber>${n}</PartNumber><ETag>${etag}</ETag></Part>`);
      return send(
        'POST',
        `${path}?uploadId=${id}`,
        `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
      );
    };
    expect(
      await complete([
        [2, etags[1]],
        [1, etags[0]],
      ]),
    ).toMatchObject({ status: 400, code: 'InvalidPartOrder' });
    expect(await complete([[1, etags[1]]])).toMatchObject({ status: 400, code: 'InvalidPart' });
    expect(
      await complete([
        [1, etags[0]],
        [2, etags[1]],
      ]),
    ).toMatchObject({ status: 400, code: 'EntityTooSmall' });
    expect(await complete([])).toMatchObject({ status: 400, code: 'MalformedXML' });
    const outOfBounds = await send('PUT', `${path}?partNumber=10001&uploadId=${id}`, 'x');
    expect(outOfBounds).toMatchObject({ status: 400, code: 'InvalidArgument' });
    expect(await complete([[1, etags[0]]])).toMatchObject({ status: 200 });
    expect((await send('HEAD', path)).headers.get('etag')).toMatch(/^"[0-9a-f]{32}-1"$/);
    expect(await complete([[1, etags[0]]])).toMatchObject({ status: 404, code: 'NoSuchUpload' });
  });

  test('serves ranges', async () => {
    await send('PUT', '/aura-files/a/b.txt', '0123456789');
    const range = (value: string) =>
      send('GET', '/aura-files/a/b.txt', '', { after: (headers) => headers.set('range', value) });
    expect(await range('bytes=2-4')).toMatchObject({ status: 206, text: '234' });
    expect(await range('bytes=8-99')).toMatchObject({ status: 206, text: '89' });
    expect(await range('bytes=-3')).toMatchObject({ status: 206, text: '789' });
    expect(await range('bytes=10-')).toMatchObject({ status: 416, code: 'InvalidRange' });
    expect(await range('bytes=-0')).toMatchObject({ status: 416, code: 'InvalidRange' });
    expect(await range('bytes=4-2')).toMatchObject({ status: 200, text: '0123456789' });
  });
});
