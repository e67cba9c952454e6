import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../shared/listening-port.ts';
import { Bucket } from './bucket.ts';
import { perform, type S3Answer, type S3Call } from './operations.ts';
import { S3Failure } from './s3-failure.ts';
import { type Account, checkPayload, checkSignature } from './signature.ts';

/** What can go wrong on the way, or in a storage having a bad day. */
export type Trouble =
  | { kind: 'refuse'; status: number; code: string }
  | { kind: 'hang' }
  | { kind: 'drop-request' }
  | { kind: 'lose-answer' }
  | { kind: 'error-in-200' }
  | { kind: 'redirect' }
  | { kind: 'cut-body' | 'stall-body' };

export type FakeS3 = {
  endpoint: string;
  /** For virtual hosts: a name that only tests resolve. */
  namedEndpoint: string;
  account: Account;
  bucketName: string;
  bucket: Bucket;
  /** Called for each request, with its method and address; what it answers happens. */
  trouble: (request: string) => Trouble | undefined;
  requests: string[];
  /** Moves this server's clock. */
  skewMs: number;
  stop(): Promise<void>;
};

/** The host name that leads here, with the bucket before it. */
const HOST_NAME = 's3.test';

/** An S3 that is as strict as the real one, and forgets everything when it stops. */
export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    // A client that hangs up half-way has no answer to wait for.
    answer(fake, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${port}`,
    namedEndpoint: `http://${HOST_NAME}:${port}`,
    account: { accessKeyId: 'AKIDFAKE', secretAccessKey: 'a/secret+of=the#fake', region: 'eu-test-1' },
    bucketName: 'aura-files',
    bucket: new Bucket(),
    trouble: () => undefined,
    requests: [],
    skewMs: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = `${request.method} ${request.url}`;
  fake.requests.push(name);
  const trouble = fake.trouble(name);
  const body = await bodyOf(request);
  if (trouble?.kind === 'hang') return;
  if (trouble?.kind === 'drop-request') return void request.socket.destroy();
  if (trouble?.kind === 'error-in-200') {
    return void response.end(
      new S3Failure(200, 'InternalError', 'We encountered an internal error.').toXml(),
    );
  }
  if (trouble?.kind === 'redirect') {
    return void response.writeHead(307, { location: `${fake.endpoint}/elsewhere${request.url}` }).end();
  }
  const result =
    trouble?.kind === 'refuse'
      ? failed(new S3Failure(trouble.status, trouble.code, ''))
      : handle(fake, request, body);
  if (trouble?.kind === 'lose-answer') return void request.socket.destroy();
  response.writeHead(result.status, result.headers);
  if (trouble?.kind === 'cut-body' || trouble?.kind === 'stall-body') {
    response.write(result.body?.slice(0, result.body.length / 2), () => {
      if (trouble.kind === 'cut-body') request.socket.destroy();
    });
    return;
  }
  response.end(request.method === 'HEAD' ? undefined : result.body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function handle(fake: FakeS3, request: IncomingMessage, body: Buffer): S3Answer {
  try {
    const signed = { method: request.method ?? '', rawUrl: request.url ?? '', headers: request.headers };
    checkSignature(signed, fake.account, new Date(Date.now() + fake.skewMs));
    if (request.headers['transfer-encoding']) {
      throw new S3Failure(
        501,
        'NotImplemented',
        'A header you provided implies functionality that is not implemented',
      );
    }
    if (['PUT', 'POST'].includes(signed.method) && request.headers['content-length'] === undefined) {
      throw new S3Failure(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
    }
    checkPayload(signed, body);
    return perform(fake.bucket, parseCall(fake, signed.method, request, body));
  } catch (error) {
    if (error instanceof S3Failure) return failed(error);
    throw error;
  }
}

function parseCall(fake: FakeS3, method: string, request: IncomingMessage, body: Buffer): S3Call {
  const url = new URL(request.url ?? '', 'http://any');
  const host = (request.headers.host ?? '').split(':')[0] ?? '';
  const isVirtual = host.endsWith(`.${HOST_NAME}`);
  const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/s.exec(url.pathname) ?? [];
  const bucketName = isVirtual ? host.slice(0, -HOST_NAME.length - 1) : first;
  if (bucketName !== fake.bucketName) {
    throw new S3Failure(404, 'NoSuchBucket', 'The specified bucket does not exist');
  }
  const key = decodeURIComponent(isVirtual ? url.pathname.slice(1) : rest);
  return { method, key, query: url.searchParams, headers: request.headers as S3Call['headers'], body };
}

function failed(failure: S3Failure): S3Answer {
  return { status: failure.status, headers: { 'content-type': 'application/xml' }, body: failure.toXml() };
}
