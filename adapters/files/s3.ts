import { createHash, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { MINUTE } from '../../shared/durations.ts';
import { asError } from '../../shared/problem.ts';
import {
  type ByteRange,
  type Content,
  checkContentType,
  checkFolder,
  checkKey,
  checkRange,
  chunksOf,
  type Files,
  FilesUnavailable,
  isKey,
  RangeNotSatisfiable,
} from './files.ts';

/** Files in a bucket of Amazon S3, or of any server that speaks the same language. */
export function s3Files(options: S3Options): Files {
  const send = s3Sender(options);

  const sizeOf = async (key: string) =>
    Number((await send({ method: 'HEAD', key })).headers.get('content-length'));

  return {
    destination: `the bucket ${options.bucket} at ${new URL(options.endpoint).host}`,
    // A bucket grows with what is put into it.
    room: async () => ({ isLow: false }),

    async put(key, content, { contentType }) {
      checkKey(key);
      checkContentType(contentType);
      await upload(send, key, content, contentType);
    },

    async read(key, range) {
      checkKey(key);
      if (range) checkRange(range);
      try {
        const answer = await send({
          method: 'GET',
          key,
          headers: range ? { range: rangeHeader(range) } : {},
        });
        const part = partOf(answer);
        return {
          size: part?.size ?? Number(answer.headers.get('content-length')),
          contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
          etag: answer.headers.get('etag') ?? '',
          part: part && { first: part.first, last: part.last },
          stream: answer.body,
        };
      } catch (error) {
        if (!(error instanceof S3Refusal)) throw error;
        if (error.code === 'NoSuchKey') return undefined;
        if (error.status === 416) throw new RangeNotSatisfiable(await sizeOf(key));
        throw error;
      }
    },

    async remove(key) {
      checkKey(key);
      await send({ method: 'DELETE', key });
    },

    async *list(folder) {
      checkFolder(folder);
      let next: string | undefined;
      do {
        const query = { 'list-type': '2', prefix: folder, ...(next ? { 'continuation-token': next } : {}) };
        const page = await text((await send({ method: 'GET', query })).body);
        yield* xmlValues(page, 'Key').filter(isKey);
        next = xmlValue(page, 'NextContinuationToken');
      } while (next);
    },
  };
}

function rangeHeader(range: ByteRange): string {
  return 'final' in range ? `bytes=-${range.final}` : `bytes=${range.first}-${range.last ?? ''}`;
}

function partOf({ status, headers }: S3Answer): { first: number; last: number; size: number } | undefined {
  const numbers = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '');
  if (status !== 206 || !numbers) return undefined;
  return { first: Number(numbers[1]), last: Number(numbers[2]), size: Number(numbers[3]) };
}

/** S3 wants at least 5 MiB, and at most 10,000 parts: enough for 80 GB, with one part at a time in memory. */
export const PART_BYTES = 8 * 1024 * 1024;

type Send = (request: S3Request) => Promise<S3Answer>;

/** In one request where it fits, else in parts. The object appears at the end, or not at all. */
async function upload(send: Send, key: string, content: Content, contentType: string): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await send({
      method: 'PUT',
      key,
      headers: { 'content-type': contentType },
      body: first.value ?? new Uint8Array(),
    });
    return;
  }
  const label = randomUUID();
  const headers = { 'content-type': contentType, 'x-amz-meta-upload': label };
  const started = await send({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = xmlValue(await text(started.body), 'UploadId') ?? '';
  try {
    const etags: string[] = [];
    const uploadPart = async (body: Uint8Array) => {
      const query = { partNumber: String(etags.length + 1), uploadId };
      etags.push((await send({ method: 'PUT', key, query, body })).headers.get('etag') ?? '');
    };
    if (first.value) await uploadPart(first.value);
    await uploadPart(second.value);
    for await (const part of parts) await uploadPart(part);
    await complete(send, { key, uploadId, label, etags });
  } catch (error) {
    // Unfinished parts cost money until someone removes them.
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function complete(
  send: Send,
  { key, uploadId, label, etags }: { key: string; uploadId: string; label: string; etags: string[] },
): Promise<void> {
  const list = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
  try {
    await send({
      method: 'POST',
      key,
      query: { uploadId },
      headers: { 'content-type': 'application/xml' },
      body,
    });
  } catch (error) {
    if (!(error instanceof S3Refusal && error.code === 'NoSuchUpload')) throw error;
    // An earlier try may have done it, with its answer lost: the label on the object tells.
    const found = await send({ method: 'HEAD', key }).catch(() => undefined);
    if (found?.headers.get('x-amz-meta-upload') !== label) throw error;
  }
}

async function* partsOf(content: Content): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(content)) {
    waiting.push(chunk);
    length += chunk.byteLength;
    if (length < PART_BYTES) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) yield rest.subarray(0, PART_BYTES);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

export type S3Options = {
  /** Such as https://s3.eu-central-1.amazonaws.com, or any server that speaks the same. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket as the first part of the path; otherwise of the host name. */
  pathStyle: boolean;
  /** For an answer to begin, and for each further piece of it. */
  timeoutMs?: number;
  tries?: number;
  /** Before the first repeat; doubled for each further one. */
  waitMs?: number;
};

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** None: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
};

/**
 * What the storage answered. Not a Response: once the web server has started, that word means its own class, and what
 * `fetch` gives is none of them.
 */
type S3Answer = { status: number; headers: Headers; body: ReadableStream<Uint8Array> };

/** The storage's own "no", with its word for the reason, such as NoSuchKey. */
class S3Refusal extends FilesUnavailable {
  override name = 'S3Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(`the file storage answered ${status} ${code}${message ? `: ${message}` : ''}`);
    this.status = status;
    this.code = code;
  }
}

/** Worth another try: the server is busy or stumbled, or our words arrived too slowly. */
const isPassing = ({ status, code }: S3Refusal) =>
  status >= 500 || status === 429 || code === 'RequestTimeout';

/** Sends one signed request, again where that can help. Resolves for 2xx only. Every request may arrive twice. */
function s3Sender(options: S3Options): (request: S3Request) => Promise<S3Answer> {
  const { timeoutMs = MINUTE, tries = 5, waitMs = 100 } = options;

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(options, request, timeoutMs);
      } catch (error) {
        const problem = error instanceof S3Refusal ? error : unreachable(error);
        const isFinal = problem instanceof S3Refusal && !isPassing(problem);
        if (isFinal || attempt >= tries) throw problem;
      }
      await sleep(waitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  };
}

async function once(options: S3Options, request: S3Request, timeoutMs: number): Promise<S3Answer> {
  const abort = new AbortController();
  const tooLate = () => abort.abort(new Error(`no answer within ${timeoutMs / 1000} s`));
  const timer = setTimeout(tooLate, timeoutMs);
  try {
    const { method, body } = request;
    const { url, headers } = await signed(options, request);
    // After signing, because proxies on the way may rewrite it. A compressed answer would have another length.
    headers.set('accept-encoding', 'identity');
    const init = { method, headers, body: body as BodyInit | undefined };
    const response = await fetch(url, { ...init, signal: abort.signal, redirect: 'manual' });
    if (!response.ok) throw await refusal(response);
    const { status, headers: answered } = response;
    // The answer to a POST may be an error that began as 200, while the server was still at work; a list that breaks off
    // is worth another try as well. Only files are too large to be waited for.
    const isFile = method !== 'POST' && request.key !== undefined;
    const content = isFile ? response.body : await checkedText(response);
    return { status, headers: answered, body: withIdleTimeout(content, tooLate, timeoutMs) };
  } finally {
    clearTimeout(timer);
  }
}

function signed(options: S3Options, request: S3Request) {
  const { accessKeyId, secretAccessKey, region } = options;
  const { method, headers, body } = request;
  const sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  return new AwsV4Signer({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    method,
    url: addressOf(options, request).href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
  }).sign();
}

function addressOf({ endpoint, bucket, pathStyle }: S3Options, { key = '', query = {} }: S3Request): URL {
  const address = new URL(endpoint);
  if (!pathStyle) address.hostname = `${bucket}.${address.hostname}`;
  address.pathname = pathStyle ? `/${bucket}/${key}` : `/${key}`;
  address.search = Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
  return address;
}

async function refusal(response: Response): Promise<S3Refusal> {
  const text = await response.text();
  return new S3Refusal(response.status, xmlValue(text, 'Code') ?? '', xmlValue(text, 'Message') ?? '');
}

async function checkedText(response: Response): Promise<ReadableStream<Uint8Array>> {
  const text = await response.text();
  if (/<Error[ >]/.test(text)) {
    throw new S3Refusal(500, xmlValue(text, 'Code') ?? '', xmlValue(text, 'Message') ?? '');
  }
  return new Blob([text]).stream();
}

function withIdleTimeout(
  content: ReadableStream<Uint8Array> | null,
  tooLate: () => void,
  timeoutMs: number,
): ReadableStream<Uint8Array> {
  if (!content) return new Blob([]).stream();
  const reader = content.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(tooLate, timeoutMs);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          throw unreachable(error);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

function unreachable(error: unknown): FilesUnavailable {
  const { cause, message } = asError(error);
  const reason = (cause instanceof Error && cause.message) || message;
  return new FilesUnavailable(`the file storage cannot be reached: ${reason}`, { cause: error });
}

/** Enough for the handful of flat answers we read. */
function xmlValue(xml: string, tag: string): string | undefined {
  return xmlValues(xml, tag)[0];
}

function xmlValues(xml: string, tag: string): string[] {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? ''),
  );
}
