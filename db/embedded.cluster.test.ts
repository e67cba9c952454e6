import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './embedded.ts';

test('whoever has stopped it has taken note of its end, however busy: another program would inherit a zombie', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-embedded-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded({ folder: join(folder, 'pg'), settings: { fsync: 'off' } });
  let hasStopped = false;
  const stopped = database.stop().then(() => {
    hasStopped = true;
    return zombies();
  });
  // Long turns of the loop: it finds the process gone before it has heard of it.
  while (!hasStopped) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await turn();
  }
  expect(await stopped).toEqual([]);
});

const zombies = () =>
  execFileSync('ps', ['-o', 'stat=,comm=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('Z'));
