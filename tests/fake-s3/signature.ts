import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Failure } from './s3-failure.ts';

export type Account = { accessKeyId: string; secretAccessKey: string; region: string };

export type SignedRequest = { method: string; rawUrl: string; headers: IncomingHttpHeaders };

const MOST_SKEW_MS = 15 * 60_000;
/** Only real hashes: the real S3 also takes UNSIGNED-PAYLOAD, and we have promised ourselves not to send it. */
const HASH = /^[0-9a-f]{64}$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** AWS Signature Version 4 by the book, written from its description and not with the library under test. */
export function checkSignature(request: SignedRequest, account: Account, now: Date): void {
  const { credential, signedHeaders, signature } = parseAuthorization(request.headers.authorization);
  const [accessKeyId, day, region, service, end] = credential.split('/');
  if (accessKeyId !== account.accessKeyId) {
    throw new S3Failure(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  }
  const moment = header(request, 'x-amz-date');
  const skew = Math.abs(parseMoment(moment).getTime() - now.getTime());
  if (skew > MOST_SKEW_MS) {
    throw new S3Failure(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  if (day !== moment.slice(0, 8) || region !== account.region || service !== 's3' || end !== 'aws4_request') {
    throw new S3Failure(
      400,
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; expecting '${account.region}'`,
    );
  }
  checkSignedHeaders(request, signedHeaders);
  const expected = sign(request, signedHeaders, account, moment);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new S3Failure(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
}

/** The hash was signed, so the body must be the one that was hashed. */
export function checkPayload(request: SignedRequest, body: Uint8Array): void {
  if (header(request, 'x-amz-content-sha256') === sha256(body)) return;
  throw new S3Failure(
    400,
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );
}

export function sign(
  request: SignedRequest,
  signedHeaders: string[],
  account: Account,
  moment: string,
): Buffer {
  const [path = '', query = ''] = request.rawUrl.split(/\?(.*)/s);
  const canonical = [
    request.method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    header(request, 'x-amz-content-sha256'),
  ].join('\n');
  const scope = `${moment.slice(0, 8)}/${account.region}/s3/aws4_request`;
  const key = [account.region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${account.secretAccessKey}`, moment.slice(0, 8)),
  );
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n'));
}

function parseAuthorization(authorization: string | undefined) {
  if (!authorization) throw new S3Failure(403, 'AccessDenied', 'Access Denied');
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, credential, signedHeaders, signature] = found ?? [];
  if (!credential || !signedHeaders || !signature) {
    throw new S3Failure(400, 'AuthorizationHeaderMalformed', 'The authorization header is malformed.');
  }
  return { credential, signedHeaders: signedHeaders.split(';'), signature };
}

function checkSignedHeaders(request: SignedRequest, signedHeaders: string[]): void {
  const must = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  for (const name of must) {
    if (signedHeaders.includes(name)) continue;
    throw new S3Failure(
      403,
      'AccessDenied',
      `There were headers present in the request which were not signed: ${name}`,
    );
  }
  const inOrder = signedHeaders.toSorted().join();
  if (signedHeaders.join() !== inOrder || signedHeaders.some((name) => name !== name.toLowerCase())) {
    throw new S3Failure(
      400,
      'AuthorizationHeaderMalformed',
      'SignedHeaders must be lower case and in order.',
    );
  }
  if (!HASH.test(header(request, 'x-amz-content-sha256'))) {
    throw new S3Failure(400, 'InvalidArgument', 'x-amz-content-sha256 must be a valid sha256 value.');
  }
}

function header({ headers }: SignedRequest, name: string): string {
  const value = headers[name];
  if (typeof value === 'string') return value;
  throw new S3Failure(400, 'MissingSecurityHeader', `Your request is missing a required header: ${name}`);
}

function parseMoment(text: string): Date {
  const moment = new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!/^\d{8}T\d{6}Z$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new S3Failure(403, 'AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  }
  return moment;
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    })
    .sort()
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
