import { text } from 'node:stream/consumers';
import {
  type ByteRange,
  checkContentType,
  checkFolder,
  checkKey,
  checkRange,
  type Files,
  isKey,
  RangeNotSatisfiable,
} from './files.ts';
import { type S3Answer, type S3Options, S3Refusal, s3Sender, xmlValue, xmlValues } from './s3-request.ts';
import { upload } from './s3-upload.ts';

/** Files in a bucket of Amazon S3, or of any server that speaks the same language. */
export function s3Files(options: S3Options): Files {
  const send = s3Sender(options);

  const sizeOf = async (key: string) =>
    Number((await send({ method: 'HEAD', key })).headers.get('content-length'));

  return {
    destination: `the bucket ${options.bucket} at ${new URL(options.endpoint).host}`,
    // A bucket grows with what is put into it.
    room: async () => ({ isLow: false }),

    async put(key, content, { contentType }) {
      checkKey(key);
      checkContentType(contentType);
      await upload(send, key, content, contentType);
    },

    async read(key, range) {
      checkKey(key);
      if (range) checkRange(range);
      try {
        const answer = await send({
          method: 'GET',
          key,
          headers: range ? { range: rangeHeader(range) } : {},
        });
        const part = partOf(answer);
        return {
          size: part?.size ?? Number(answer.headers.get('content-length')),
          contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
          etag: answer.headers.get('etag') ?? '',
          part: part && { first: part.first, last: part.last },
          stream: answer.body,
        };
      } catch (error) {
        if (!(error instanceof S3Refusal)) throw error;
        if (error.code === 'NoSuchKey') return undefined;
        if (error.status === 416) throw new RangeNotSatisfiable(await sizeOf(key));
        throw error;
      }
    },

    async remove(key) {
      checkKey(key);
      await send({ method: 'DELETE', key });
    },

    async *list(folder) {
      checkFolder(folder);
      let next: string | undefined;
      do {
        const query = { 'list-type': '2', prefix: folder, ...(next ? { 'continuation-token': next } : {}) };
        const page = await text((await send({ method: 'GET', query })).body);
        yield* xmlValues(page, 'Key').filter(isKey);
        next = xmlValue(page, 'NextContinuationToken');
      } while (next);
    },
  };
}

function rangeHeader(range: ByteRange): string {
  return 'final' in range ? `bytes=-${range.final}` : `bytes=${range.first}-${range.last ?? ''}`;
}

function partOf({ status, headers }: S3Answer): { first: number; last: number; size: number } | undefined {
  const numbers = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '');
  if (status !== 206 || !numbers) return undefined;
  return { first: Number(numbers[1]), last: Number(numbers[2]), size: Number(numbers[3]) };
}
