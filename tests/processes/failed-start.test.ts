import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout } from '../harness/checkout.ts';
import { postmasterPid } from '../harness/postmaster.ts';

let folder: string;
let postmaster: string;

/** A checkout of its own, whose build begins and then does what the test wants. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-failed-'));
  chmodSync(folder, 0o755);
  postmaster = join(folder, 'data', 'pg', 'cluster', 'postmaster.pid');
  copyCheckout(folder);
});
afterEach(() => {
  if (existsSync(postmaster)) process.kill(postmasterPid(join(folder, 'data', 'pg')), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function startWhoseBuild(rest: string): ChildProcess {
  writeFileSync(
    join(folder, 'vite.config.ts'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { setTimeout as sleep } from 'node:timers/promises';
     while (!existsSync(${JSON.stringify(postmaster)})) await sleep(20);
     writeFileSync(${JSON.stringify(join(folder, 'builder.pid'))}, String(process.pid));
     ${rest}`,
  );
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess) {
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  // Not "close": a process that is left behind may hold the pipes open.
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return { code, stderr };
}

test('a start whose build fails ends with 1 and leaves no database running', async () => {
  const { code, stderr } = await ended(startWhoseBuild(`throw new Error('broken on purpose');`));
  expect(existsSync(postmaster)).toBe(false);
  expect(stderr).toContain('broken on purpose');
  expect(stderr).toContain('Cannot start. The site could not be built');
  expect(code).toBe(1);
});

test('a start whose build the system kills says that memory ran out', async () => {
  const { code, stderr } = await ended(startWhoseBuild(`process.kill(process.pid, 'SIGKILL');`));
  expect(existsSync(postmaster)).toBe(false);
  expect(stderr).toContain('Cannot start. The system ended the build, as it does when memory runs out.');
  expect(code).toBe(1);
});

test('a start that is stopped while it builds leaves neither a database nor a builder running', async () => {
  const child = startWhoseBuild('await sleep(600_000);');
  const end = ended(child);
  const builderPid = join(folder, 'builder.pid');
  await expect.poll(() => existsSync(builderPid)).toBe(true);
  child.kill('SIGTERM');
  expect((await end).code).toBe(0);
  expect(existsSync(postmaster)).toBe(false);
  const builder = Number(readFileSync(builderPid, 'utf8'));
  expect(() => process.kill(builder, 0)).toThrow('ESRCH');
});
