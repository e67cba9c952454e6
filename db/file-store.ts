import { join } from 'node:path';
import { diskFiles } from '../adapters/files/disk.ts';
import type { Files } from '../adapters/files/files.ts';
import { s3Files } from '../adapters/files/s3.ts';
import { bucketOf } from '../server/bucket.ts';
import type { Env } from '../server/env.ts';
import { dataFolder, filesFolder } from './open-database.ts';

const MEGABYTE = 1_000_000;

/** Where documents and videos are: the bucket that is configured, or a folder. */
export function fileStoreOf(env: Env): Promise<Files> | Files {
  const bucket = bucketOf(env);
  const floorBytes = env.DISK_FLOOR_MB * MEGABYTE;
  return bucket ? s3Files(bucket) : diskFiles(filesFolder(env), { floorBytes });
}

/** Where backups go: a folder always, and a bucket of their own where one is configured. */
export async function backupPlacesOf(env: Env): Promise<Files[]> {
  const folder = env.BACKUP_DIR ?? join(dataFolder(env), 'backups');
  const disk = await diskFiles(folder, {
    floorBytes: env.DISK_FLOOR_MB * MEGABYTE,
    variable: env.BACKUP_DIR ? 'BACKUP_DIR' : 'DATA_DIR',
  });
  return [disk, ...(env.BACKUP_S3_URL ? [s3Files(bucketIn(env.BACKUP_S3_URL))] : [])];
}

/** `https://KEY:SECRET@s3.example/bucket?region=eu-central-1`, each as an URL has it. */
function bucketIn(text: string) {
  const { origin, pathname, searchParams, username, password } = new URL(text);
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    pathStyle: true,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}
