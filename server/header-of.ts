import type { IncomingMessage } from 'node:http';

/**
 * One header of a request by its lower-case name. At the first look at `headers` node:http makes an object of all of
 * them, which is a good part of what a cached page costs.
 */
export function headerOf(
  { rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>,
  name: string,
): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at];
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
