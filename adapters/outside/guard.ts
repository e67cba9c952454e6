import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { FetchRefused } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

export type Guard = {
  milliseconds: number;
  bytes: number;
  /** Tests serve from this machine; nobody else may be let in here. */
  isAllowed: (address: string) => boolean;
};

export const usualGuard: Guard = { milliseconds: 15_000, bytes: 10_000_000, isAllowed: isPublicAddress };

/** A host may be written as an address itself; a name is looked up, and checked, at the moment of connecting. */
export function checkedUrl(given: string, { isAllowed }: Guard, protocols: string[]): URL {
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
export const checkedLookup =
  ({ isAllowed }: Guard): LookupFunction =>
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
export async function withinTime<T>(
  { milliseconds }: Guard,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
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
