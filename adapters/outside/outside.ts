import { BlockList, isIP } from 'node:net';

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

/** Networks that are nobody's public server: our own, the neighbours', and those set aside for special use. */
const closed = new BlockList();
const v4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [network, bits] of v4) closed.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only the global part is open, without the ranges that carry an IPv4 address or are set aside. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6: [string, number][] = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, bits] of closed6) closed.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  switch (isIP(plain)) {
    case 4:
      return !closed.check(plain, 'ipv4');
    case 6:
      return open6.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
    default:
      return false;
  }
}
