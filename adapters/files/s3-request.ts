import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { asError } from '../../shared/problem.ts';
import { FilesUnavailable } from './files.ts';

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

export type S3Request = {
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
export type S3Answer = { status: number; headers: Headers; body: ReadableStream<Uint8Array> };

/** The storage's own "no", with its word for the reason, such as NoSuchKey. */
export class S3Refusal extends FilesUnavailable {
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
export function s3Sender(options: S3Options): (request: S3Request) => Promise<S3Answer> {
  const { timeoutMs = 60_000, tries = 5, waitMs = 100 } = options;

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
    ...{ accessKeyId, secretAccessKey, region, service: 's3', method },
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
export function xmlValue(xml: string, tag: string): string | undefined {
  return xmlValues(xml, tag)[0];
}

export function xmlValues(xml: string, tag: string): string[] {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? ''),
  );
}
