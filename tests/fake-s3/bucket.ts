import { createHash, randomUUID } from 'node:crypto';
import { S3Failure } from './s3-failure.ts';

export type StoredObject = {
  body: Buffer;
  contentType: string;
  etag: string;
  metadata: Record<string, string>;
  modifiedAt: Date;
};

type About = Pick<StoredObject, 'contentType' | 'metadata'>;
type Upload = About & { key: string; parts: Map<number, { body: Buffer; etag: string }> };

export const SMALLEST_PART = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;

const md5 = (content: Uint8Array) => createHash('md5').update(content).digest();
const quoted = (text: string) => `"${text}"`;

/** What one bucket holds, and the rules of uploads in parts. */
export class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Upload>();

  put(key: string, body: Buffer, about: About): string {
    const etag = quoted(md5(body).toString('hex'));
    this.objects.set(key, { ...about, body, etag, modifiedAt: new Date() });
    return etag;
  }

  get(key: string): StoredObject {
    const found = this.objects.get(key);
    if (!found) throw new S3Failure(404, 'NoSuchKey', 'The specified key does not exist.');
    return found;
  }

  startUpload(key: string, about: About): string {
    // With characters that must be encoded in a query.
    const id = `${randomUUID()}+/=&`;
    this.uploads.set(id, { ...about, key, parts: new Map() });
    return id;
  }

  putPart(key: string, uploadId: string, number: number, body: Buffer): string {
    if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS) {
      throw new S3Failure(
        400,
        'InvalidArgument',
        'Part number must be an integer between 1 and 10000, inclusive',
      );
    }
    const etag = quoted(md5(body).toString('hex'));
    this.#upload(key, uploadId).parts.set(number, { body, etag });
    return etag;
  }

  completeUpload(key: string, uploadId: string, xml: string): string {
    const upload = this.#upload(key, uploadId);
    const listed = parseParts(xml);
    if (listed.some(({ number }, i) => number <= (listed[i - 1]?.number ?? 0))) {
      throw new S3Failure(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    }
    const parts = listed.map(({ number, etag }) => {
      const part = upload.parts.get(number);
      if (part?.etag === etag) return part;
      throw new S3Failure(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
    });
    if (parts.slice(0, -1).some(({ body }) => body.length < SMALLEST_PART)) {
      throw new S3Failure(
        400,
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
      );
    }
    const sums = Buffer.concat(parts.map(({ body }) => md5(body)));
    const etag = quoted(`${md5(sums).toString('hex')}-${parts.length}`);
    const { contentType, metadata } = upload;
    const body = Buffer.concat(parts.map((part) => part.body));
    this.objects.set(key, { body, contentType, metadata, etag, modifiedAt: new Date() });
    this.uploads.delete(uploadId);
    return etag;
  }

  abortUpload(key: string, uploadId: string): void {
    this.#upload(key, uploadId);
    this.uploads.delete(uploadId);
  }

  /** One page of keys in binary order, and where the next begins. */
  list(prefix: string, after: string, most: number): { keys: string[]; next: string | undefined } {
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, most);
    return { keys: page, next: keys.length > most ? page.at(-1) : undefined };
  }

  #upload(key: string, uploadId: string): Upload {
    const upload = this.uploads.get(uploadId);
    if (upload?.key === key) return upload;
    throw new S3Failure(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');
  }
}

function parseParts(xml: string): { number: number; etag: string }[] {
  const part = /<Part><PartNumber>(\d+)<\/PartNumber><ETag>("[0-9a-f]{32}")<\/ETag><\/Part>/g;
  const inner = /^<CompleteMultipartUpload(?: xmlns="[^"]*")?>(.+)<\/CompleteMultipartUpload>$/s.exec(
    xml.trim(),
  )?.[1];
  if (inner === undefined || inner.replace(part, '').trim() !== '') {
    throw new S3Failure(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  }
  return [...inner.matchAll(part)].map(([, number, etag = '']) => ({ number: Number(number), etag }));
}
