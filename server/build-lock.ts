import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';

/** Two processes started at once on one checkout: one builds, the other waits. A killed builder's lock is ignored. */
export async function withBuildLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    throw new StartError(`the site cannot be built here: ${file} cannot be written (${code})`);
  }
}

function isHeld(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return codeOf(error) === 'EPERM';
  }
}
