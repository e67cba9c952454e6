import { type ByteRange, type Files, RangeNotSatisfiable, type StoredFile } from './files.ts';

/**
 * The HTTP answer for a file: whole or in part, or "you have it already". Undefined when there is no such file. Who may
 * see it must have been decided before.
 */
export async function fileResponse(
  files: Files,
  key: string,
  request: Request,
): Promise<Response | undefined> {
  try {
    const file = await readFor(files, key, request);
    if (!file) return undefined;
    const headers = new Headers({
      'content-type': file.contentType,
      'content-length': String(file.part ? file.part.last - file.part.first + 1 : file.size),
      'accept-ranges': 'bytes',
      etag: file.etag,
      // The browser may keep it, and must ask each time whether it still may show it.
      'cache-control': 'private, no-cache',
    });
    if (file.part) headers.set('content-range', `bytes ${file.part.first}-${file.part.last}/${file.size}`);
    if (hasIt(request, file)) {
      await file.stream.cancel();
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    if (request.method === 'HEAD') {
      await file.stream.cancel();
      return new Response(null, { headers });
    }
    return new Response(file.stream, { status: file.part ? 206 : 200, headers });
  } catch (error) {
    if (!(error instanceof RangeNotSatisfiable)) throw error;
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${error.size}` } });
  }
}

async function readFor(files: Files, key: string, request: Request): Promise<StoredFile | undefined> {
  const range = request.method === 'GET' ? parseRange(request.headers.get('range')) : undefined;
  const begunVersion = request.headers.get('if-range');
  if (range && begunVersion) {
    // A part of another version than the one the browser has begun would make a broken file.
    const whole = await files.read(key);
    if (whole?.etag !== begunVersion) return whole;
    await whole.stream.cancel();
  }
  return files.read(key, range);
}

function hasIt(request: Request, { etag }: StoredFile): boolean {
  const known = request.headers.get('if-none-match');
  return known === '*' || (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false);
}

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
