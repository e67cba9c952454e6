import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Content, chunksOf } from './files.ts';
import { type S3Answer, S3Refusal, type S3Request, xmlValue } from './s3-request.ts';

/** S3 wants at least 5 MiB, and at most 10,000 parts: enough for 80 GB, with one part at a time in memory. */
export const PART_BYTES = 8 * 1024 * 1024;

type Send = (request: S3Request) => Promise<S3Answer>;

/** In one request where it fits, else in parts. The object appears at the end, or not at all. */
export async function upload(send: Send, key: string, content: Content, contentType: string): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const second = await parts.next();
  if (second.done) {
    await send({
      method: 'PUT',
      key,
      headers: { 'content-type': contentType },
      body: first.value ?? new Uint8Array(),
    });
    return;
  }
  const label = randomUUID();
  const headers = { 'content-type': contentType, 'x-amz-meta-upload': label };
  const started = await send({ method: 'POST', key, query: { uploads: '' }, headers });
  const uploadId = xmlValue(await text(started.body), 'UploadId') ?? '';
  try {
    const etags: string[] = [];
    const uploadPart = async (body: Uint8Array) => {
      const query = { partNumber: String(etags.length + 1), uploadId };
      etags.push((await send({ method: 'PUT', key, query, body })).headers.get('etag') ?? '');
    };
    if (first.value) await uploadPart(first.value);
    await uploadPart(second.value);
    for await (const part of parts) await uploadPart(part);
    await complete(send, { key, uploadId, label, etags });
  } catch (error) {
    // Unfinished parts cost money until someone removes them.
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => {});
    throw error;
  }
}

async function complete(
  send: Send,
  { key, uploadId, label, etags }: { key: string; uploadId: string; label: string; etags: string[] },
): Promise<void> {
  const list = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
  try {
    await send({
      method: 'POST',
      key,
      query: { uploadId },
      headers: { 'content-type': 'application/xml' },
      body,
    });
  } catch (error) {
    if (!(error instanceof S3Refusal && error.code === 'NoSuchUpload')) throw error;
    // An earlier try may have done it, with its answer lost: the label on the object tells.
    const found = await send({ method: 'HEAD', key }).catch(() => undefined);
    if (found?.headers.get('x-amz-meta-upload') !== label) throw error;
  }
}

async function* partsOf(content: Content): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(content)) {
    waiting.push(chunk);
    length += chunk.byteLength;
    if (length < PART_BYTES) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= PART_BYTES; rest = rest.subarray(PART_BYTES)) yield rest.subarray(0, PART_BYTES);
    waiting = [rest];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
