import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request, request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type Fetched,
  FetchRefused,
  type FetchWish,
  isPublicAddress,
  type Posted,
  type PostWish,
  type PublicFetch,
  type PublicPost,
} from './outside.ts';

type FetchLimits = Guard & { redirects: number };

export function makePublicFetch(changes: Partial<FetchLimits> = {}): PublicFetch {
  const limits = { ...usualGuard, redirects: 3, ...changes };
  return ({ url, etag }) =>
    withinTime(limits, (signal) => follow(limits, signal, { url, etag }, limits.redirects));
}

async function follow(
  limits: FetchLimits,
  signal: AbortSignal,
  wish: FetchWish,
  redirects: number,
): Promise<Fetched> {
  const url = checkedUrl(wish.url, limits, ['https:', 'http:']);
  const answer = await ask(limits, signal, url, wish.etag);
  const { statusCode = 0, headers } = answer;
  const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (!isMoved) return read(limits, answer);
  answer.destroy();
  if (redirects === 0) throw new FetchRefused('The address leads from one to the next without end.');
  return follow(limits, signal, { ...wish, url: new URL(headers.location ?? '', url).href }, redirects - 1);
}

function ask(
  limits: FetchLimits,
  signal: AbortSignal,
  url: URL,
  etag: string | undefined,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    ...(etag && { 'if-none-match': etag }),
  };
  return new Promise((answered, failed) => {
    // No agent: a connection that was checked for one name is never used for another.
    request(url, { agent: false, signal, headers, lookup: checkedLookup(limits) }, answered)
      .on('error', failed)
      .end();
  });
}

async function read({ bytes }: FetchLimits, answer: IncomingMessage): Promise<Fetched> {
  const { statusCode, headers } = answer;
  if (statusCode === 304) {
    answer.destroy();
    return { status: 'unchanged' };
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new FetchRefused(`The address answers with ${statusCode}.`);
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > bytes) {
      answer.destroy();
      throw new FetchRefused(`The calendar is larger than ${Math.round(bytes / 1_000_000)} MB.`);
    }
    parts.push(part);
  }
  return { status: 'read', text: Buffer.concat(parts).toString('utf8'), etag: headers.etag };
}

/** Enough to see what a server complains of. */
const ANSWER_BYTES = 2_000;

export function makePublicPost(changes: Partial<Guard> = {}): PublicPost {
  const limits = { ...usualGuard, bytes: ANSWER_BYTES, ...changes };
  return (wish) => withinTime(limits, async (signal) => readAnswer(limits, await post(limits, signal, wish)));
}

/** Of a demo: what is posted to the names that are kept for examples, and will never be anybody's, is answered here. */
export function answerExamples(others: PublicPost): PublicPost {
  const text = 'Not posted: nobody has an address that ends in .example, so the demo answers itself';
  const isExample = (url: string) => /(^|\.)example$/.test(URL.parse(url)?.hostname ?? '');
  return async (wish) => (isExample(wish.url) ? { status: 200, text } : others(wish));
}

function post(limits: Guard, signal: AbortSignal, wish: PostWish): Promise<IncomingMessage> {
  const url = checkedUrl(wish.url, limits, ['https:']);
  const headers = { ...wish.headers, 'content-length': Buffer.byteLength(wish.body) };
  const options = { method: 'POST', agent: false, signal, headers };
  return new Promise((answered, failed) => {
    request(url, { ...options, lookup: checkedLookup(limits) }, answered)
      .on('error', failed)
      .end(wish.body);
  });
}

/** The beginning is read, and the rest left where it is. */
async function readAnswer({ bytes }: Guard, answer: IncomingMessage): Promise<Posted> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    parts.push(part);
    size += part.length;
    if (size >= bytes) break;
  }
  const text = Buffer.concat(parts).subarray(0, bytes).toString('utf8');
  return { status: answer.statusCode ?? 0, text };
}

type Guard = {
  milliseconds: number;
  bytes: number;
  /** Tests serve from this machine; nobody else may be let in here. */
  isAllowed: (address: string) => boolean;
  /** What a name means at this moment; whoever owns the name decides it. */
  resolve: (
    hostname: string,
    options: LookupAllOptions,
    answer: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => void;
};

const usualGuard: Guard = {
  milliseconds: 15_000,
  bytes: 10_000_000,
  isAllowed: isPublicAddress,
  resolve: lookup,
};

/** A host may be written as an address itself; a name is looked up, and checked, at the moment of connecting. */
function checkedUrl(given: string, { isAllowed }: Guard, protocols: string[]): URL {
  const url = URL.parse(given);
  if (!url || !protocols.includes(url.protocol)) {
    throw new FetchRefused('Please give an address that begins with https://');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw notOurs();
  return url;
}

const notOurs = () => new FetchRefused('The address leads into a private network.');

/** The address that is checked is the one that is connected to: a name cannot mean another one a moment later. */
const checkedLookup =
  ({ isAllowed, resolve }: Guard): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(notOurs(), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

/** Runs a call with the guard's patience; what goes wrong is said in words. */
async function withinTime<T>({ milliseconds }: Guard, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await call(signal);
  } catch (error) {
    if (signal.aborted) throw new FetchRefused('The address did not answer in time.');
    throw error instanceof FetchRefused ? error : new FetchRefused(wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no server by that name.';
  if (code.includes('SELF_SIGNED') || code.includes('CERT')) return 'The server’s certificate is not valid.';
  return 'The server could not be reached.';
}
