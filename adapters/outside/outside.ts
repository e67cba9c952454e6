import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Fetched = { status: 'unchanged' } | { status: 'read'; text: string; etag?: string };
export type FetchWish = { url: string; etag?: string };

/** Reads a text from an address that a person typed in: never from our own network, never for long, never without end. */
export type PublicFetch = (wish: FetchWish) => Promise<Fetched>;

export type PostWish = { url: string; headers: Record<string, string>; body: string | Uint8Array };
/** `text`: the beginning of what it said. */
export type Posted = { status: number; text: string };

/**
 * Posts to an address that a person or a browser gave us: https alone, never into our own network, never for long, and
 * nowhere else than there: a redirect is an answer like others.
 */
export type PublicPost = (wish: PostWish) => Promise<Posted>;

/** Why an address was not reached, in words for the person who gave it. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
}

/** Whether an address may be kept for later: https, and not an address of a private network. Names are checked when they are called. */
export function isPublicHost(given: string): boolean {
  const url = URL.parse(given);
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return url?.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}
