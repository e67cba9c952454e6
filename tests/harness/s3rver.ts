import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type RunningS3rver = Awaited<ReturnType<typeof startS3rver>>;

/** An S3 that we did not write, on a free port, with one empty bucket. Gone with everything in it when it stops. */
export async function startS3rver() {
  const directory = mkdtempSync(join(tmpdir(), 'aura-s3rver-'));
  const bucket = 'aura-files';
  const server = new S3rver({
    directory,
    port: 0,
    address: '127.0.0.1',
    silent: true,
    resetOnClose: true,
    // A bucket in the host name is asked for as aura-files.s3.test.
    serviceEndpoint: 'test',
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    namedEndpoint: `http://s3.test:${port}`,
    bucket,
    account: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'eu-test-1' },
    /** Once is enough; a test that took it away leaves nothing to stop. */
    stop: () => (stopped ??= stop()),
  };
}
