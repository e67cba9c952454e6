import type { Env } from './env.ts';

/** The bucket that S3_* names, or undefined: files are on disk then. */
export function bucketOf(env: Env) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_PATH_STYLE: pathStyle } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, pathStyle, accessKeyId, secretAccessKey };
}
