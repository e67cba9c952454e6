import type { Bucket, StoredObject } from './bucket.ts';
import { escapeXml, S3Failure } from './s3-failure.ts';

export type S3Call = {
  method: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Buffer;
};
export type S3Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

type Operation = (bucket: Bucket, call: S3Call) => S3Answer;

/** Exactly these, told apart by method and query as S3 does. Anything else is not implemented. */
const operations: Record<string, { run: Operation; optional?: string[] }> = {
  'PUT object': { run: putObject },
  'GET object': { run: getObject },
  'HEAD object': { run: (bucket, call) => ({ ...getObject(bucket, call), body: undefined }) },
  'DELETE object': {
    run: (bucket, { key }) => {
      bucket.objects.delete(key);
      return { status: 204 };
    },
  },
  'POST object uploads': { run: startUpload },
  'PUT object partNumber uploadId': { run: putPart },
  'POST object uploadId': { run: completeUpload },
  'DELETE object uploadId': {
    run: (bucket, { key, query }) => {
      bucket.abortUpload(key, query.get('uploadId') ?? '');
      return { status: 204 };
    },
  },
  'GET bucket list-type': { run: listObjects, optional: ['prefix', 'continuation-token', 'max-keys'] },
};

export function perform(bucket: Bucket, call: S3Call): S3Answer {
  for (const [name, { run, optional = [] }] of Object.entries(operations)) {
    const given = [...call.query.keys()].filter((parameter) => !optional.includes(parameter)).sort();
    if ([call.method, call.key ? 'object' : 'bucket', ...given].join(' ') === name) return run(bucket, call);
  }
  throw new S3Failure(
    501,
    'NotImplemented',
    'A header or query you provided implies functionality that is not implemented.',
  );
}

function about({ headers }: S3Call) {
  const metadata = Object.entries(headers).flatMap(([name, value]) =>
    value !== undefined && name.startsWith('x-amz-meta-') ? [[name, value] as const] : [],
  );
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    metadata: Object.fromEntries(metadata),
  };
}

function putObject(bucket: Bucket, call: S3Call): S3Answer {
  return { status: 200, headers: { etag: bucket.put(call.key, call.body, about(call)) } };
}

function getObject(bucket: Bucket, { key, headers }: S3Call): S3Answer {
  const object = bucket.get(key);
  const common = {
    'content-type': object.contentType,
    etag: object.etag,
    'last-modified': object.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    ...object.metadata,
  };
  const range = requestedRange(headers.range, object);
  if (!range) {
    return {
      status: 200,
      headers: { ...common, 'content-length': String(object.body.length) },
      body: object.body,
    };
  }
  const body = object.body.subarray(range.first, range.last + 1);
  const contentRange = `bytes ${range.first}-${range.last}/${object.body.length}`;
  return {
    status: 206,
    headers: { ...common, 'content-length': String(body.length), 'content-range': contentRange },
    body,
  };
}

function requestedRange(header: string | undefined, { body }: StoredObject) {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined; // S3 ignores what makes no sense
  const first = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (first <= last) return { first, last };
  throw new S3Failure(416, 'InvalidRange', 'The requested range is not satisfiable');
}

function startUpload(bucket: Bucket, call: S3Call): S3Answer {
  const id = escapeXml(bucket.startUpload(call.key, about(call)));
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

function putPart(bucket: Bucket, { key, query, body }: S3Call): S3Answer {
  const etag = bucket.putPart(key, query.get('uploadId') ?? '', Number(query.get('partNumber')), body);
  return { status: 200, headers: { etag } };
}

function completeUpload(bucket: Bucket, { key, query, body }: S3Call): S3Answer {
  const etag = escapeXml(bucket.completeUpload(key, query.get('uploadId') ?? '', body.toString()));
  return xml(`<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`);
}

function listObjects(bucket: Bucket, { query }: S3Call): S3Answer {
  if (query.get('list-type') !== '2') throw new S3Failure(400, 'InvalidArgument', 'Invalid List Type');
  const most = Math.min(1000, Number(query.get('max-keys') ?? 1000));
  const token = query.get('continuation-token');
  // Opaque to clients, with characters that must be encoded in XML and in a query.
  const after = token ? Buffer.from(token.slice('<&>'.length), 'base64').toString() : '';
  const { keys, next } = bucket.list(query.get('prefix') ?? '', after, most);
  const nextToken = next && `<&>${Buffer.from(next).toString('base64')}`;
  const contents = keys.map((key) => `<Contents><Key>${escapeXml(key)}</Key></Contents>`).join('');
  const more = nextToken ? `<NextContinuationToken>${escapeXml(nextToken)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${contents}${more}</ListBucketResult>`,
  );
}

function xml(content: string): S3Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}
