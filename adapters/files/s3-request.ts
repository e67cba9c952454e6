import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
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
export function s3Sender(options: S3Options): (request: S3Request) => Promise<Response> {
  const { timeoutMs = 60_000, tries = 5, waitMs = 100 } = options;
  const { accessKeyId, secretAccessKey, region } = options;
  // We repeat ourselves: aws4fetch does not when the connection fails.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const problem = await once(client, options, request, timeoutMs).catch((error: Error) => error);
      if (problem instanceof Response) return problem;
      const isFinal = problem instanceof S3Refusal && !isPassing(problem);
      if (isFinal || attempt >= tries) throw problem instanceof S3Refusal ? problem : unreachable(problem);
      await sleep(waitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  };
}

async function once(
  client: AwsClient,
  options: S3Options,
  request: S3Request,
  timeoutMs: number,
): Promise<Response> {
  const abort = new AbortController();
  const tooLate = () => abort.abort(new Error(`no answer within ${timeoutMs / 1000} s`));
  const timer = setTimeout(tooLate, timeoutMs);
  try {
    const { method, headers, body } = request;
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await client.sign(addressOf(options, request), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      body: body as BodyInit | undefined,
    });
    // After signing, because proxies on the way may rewrite it. A compressed answer would have another length.
    signed.headers.set('accept-encoding', 'identity');
    const response = await fetch(signed, { signal: abort.signal, redirect: 'manual' });
    if (!response.ok) throw await refusal(response);
    // The answer to a POST may be an error that began as 200, while the server was still at work.
    if (method === 'POST') return await checkedText(response);
    return withIdleTimeout(response, tooLate, timeoutMs);
  } finally {
    clearTimeout(timer);
  }
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

async function checkedText(response: Response): Promise<Response> {
  const text = await response.text();
  if (/<Error[ >]/.test(text)) {
    throw new S3Refusal(500, xmlValue(text, 'Code') ?? '', xmlValue(text, 'Message') ?? '');
  }
  return new Response(text, response);
}

function withIdleTimeout(response: Response, tooLate: () => void, timeoutMs: number): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(tooLate, timeoutMs);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          throw unreachable(error as Error);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(stream, response);
}

function unreachable(error: Error): FilesUnavailable {
  const reason = (error.cause as Error | undefined)?.message || error.message;
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
