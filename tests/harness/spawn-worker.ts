import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { JobName } from '../../domain/jobs.ts';

/** A process of its own that works on these jobs until it is ended. Resolves when it has begun. */
export async function spawnWorker(jobs: JobName[], variables: Record<string, string>) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'job-worker.ts'), jobs, {
    env: { PATH: process.env.PATH, DEMO: 'yes', DEMO_PAST: 'no', ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error('a worker ended before it was ready'))),
  ]);
  return {
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
    },
  };
}
