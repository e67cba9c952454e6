import type { ByteRange } from './files.ts';

/**
 * What a Range header asks for. Undefined, which means the whole file, for no header, for one we do not understand and
 * for several ranges at once: HTTP allows to answer those with everything.
 */
export function parseRange(header: string | null): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === '') return last === '' ? undefined : { final: Number(last) };
  if (last === '') return { first: Number(first) };
  return Number(first) <= Number(last) ? { first: Number(first), last: Number(last) } : undefined;
}
