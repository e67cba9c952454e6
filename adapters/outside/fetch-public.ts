import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Fetched, FetchRefused, type FetchWish, type PublicFetch } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

export type FetchLimits = {
  milliseconds: number;
  bytes: number;
  redirects: number;
  /** Tests serve from this machine; nobody else may be let in here. */
  isAllowed: (address: string) => boolean;
};

const usual: FetchLimits = {
  milliseconds: 15_000,
  bytes: 10_000_000,
  redirects: 3,
  isAllowed: isPublicAddress,
};

export function makePublicFetch(changes: Partial<FetchLimits> = {}): PublicFetch {
  const limits = { ...usual, ...changes };
  return async ({ url, etag }) => {
    const signal = AbortSignal.timeout(limits.milliseconds);
    try {
      return await follow(limits, signal, { url, etag }, limits.redirects);
    } catch (error) {
      if (signal.aborted) throw new FetchRefused('The address did not answer in time.');
      throw error instanceof FetchRefused ? error : new FetchRefused(wordsOf(error));
    }
  };
}

async function follow(
  limits: FetchLimits,
  signal: AbortSignal,
  wish: FetchWish,
  redirects: number,
): Promise<Fetched> {
  const url = checked(wish.url, limits);
  const answer = await ask(limits, signal, url, wish.etag);
  const { statusCode = 0, headers } = answer;
  const isMoved = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
  if (!isMoved) return read(limits, answer);
  answer.destroy();
  if (redirects === 0) throw new FetchRefused('The address leads from one to the next without end.');
  return follow(limits, signal, { ...wish, url: new URL(headers.location ?? '', url).href }, redirects - 1);
}

/** A host may be written as an address itself; a name is looked up, and checked, at the moment of connecting. */
function checked(given: string, { isAllowed }: FetchLimits): URL {
  const url = URL.parse(given);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new FetchRefused('Please give an address that begins with https://');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw notOurs();
  return url;
}

const notOurs = () =>
  new FetchRefused('The address leads into a private network, where calendars are not read.');

function ask(
  { isAllowed }: FetchLimits,
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
    request(url, { agent: false, signal, headers, lookup: checkedLookup(isAllowed) }, answered)
      .on('error', failed)
      .end();
  });
}

/** The address that is checked is the one that is connected to: a name cannot mean another one a moment later. */
const checkedLookup =
  (isAllowed: FetchLimits['isAllowed']): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(notOurs(), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

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

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'There is no server by that name.';
  if (code.startsWith('CERT_') || code.includes('SELF_SIGNED') || code.includes('CERT')) {
    return 'The server’s certificate is not valid.';
  }
  return 'The server could not be reached.';
}
