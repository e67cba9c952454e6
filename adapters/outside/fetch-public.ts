import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { checkedLookup, checkedUrl, type Guard, usualGuard, withinTime } from './guard.ts';
import { type Fetched, FetchRefused, type FetchWish, type PublicFetch } from './outside.ts';

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
