import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { checkedLookup, checkedUrl, type Guard, usualGuard, withinTime } from './guard.ts';
import type { Posted, PostWish, PublicPost } from './outside.ts';

/** Enough to see what a server complains of. */
const ANSWER_BYTES = 2_000;

export function makePublicPost(changes: Partial<Guard> = {}): PublicPost {
  const limits = { ...usualGuard, bytes: ANSWER_BYTES, ...changes };
  return (wish) => withinTime(limits, async (signal) => read(limits, await post(limits, signal, wish)));
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
async function read({ bytes }: Guard, answer: IncomingMessage): Promise<Posted> {
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
