import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';
import { Browserlike } from './browserlike.ts';
import { freePort } from './free-port.ts';

/** A second machine, as far as the database can tell: the same program in a process of its own. */
export async function startServerProcess(databaseUrl: string) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(projectFolder, 'server', 'main.ts')], {
    env: { ...process.env, PORT: port, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // It greets when it is ready; if it ends before that, the caller should not wait.
  await Promise.race([
    new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('Ctrl-C') && resolve());
    }),
    ended.then(() => Promise.reject(new Error('the second server did not start'))),
  ]);
  return {
    url,
    visitor: () => new Browserlike(url),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
