import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Who is calling, as a key for rate limits. Forwarded addresses are believed only as far as configuration says that
 * proxies of ours stand in front: the last N entries were written by them, everything before by anybody.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return limitKey(peer);
  const header = incoming.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(withoutPort);
  const client = hops.at(-trustedProxies) ?? '';
  return limitKey(isIP(client) ? client : peer);
}

/** Some proxies add the port, which would make every connection a caller of its own. */
function withoutPort(hop: string): string {
  const written = hop.trim();
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(written) ?? [];
  return inBrackets ?? written.replace(/^([\d.]+):\d+$/, '$1');
}

/** One household has a whole IPv6 /64, so that is what is counted. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
