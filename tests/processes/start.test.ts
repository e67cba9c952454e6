import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { freePort } from '../harness/free-port.ts';
import { runToEnd } from '../harness/run-to-end.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-start-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const launch = (variables: Record<string, string>, checkout = projectFolder) =>
  runToEnd(join(checkout, 'server/main.ts'), { DATA_DIR: join(folder, 'data'), ...variables });

describe('a start that cannot work says why in one line and exits with 1', () => {
  test.each([
    [{ PORT: 'three thousand' }, /^Cannot start\. PORT: /],
    [{ HOST: 'not a host' }, /^Cannot start\. HOST: must be/],
    [{ APP_URL: 'https://aura.example' }, /^Cannot start\. AUTH_SECRET: required because APP_URL is set/],
    [
      { APP_URL: 'https://aura.example', AUTH_SECRET: `demo-${'x'.repeat(40)}` },
      /^Cannot start\. AUTH_SECRET: must not be the demo secret/,
    ],
    [
      { APP_URL: 'https://aura.example', AUTH_SECRET: 'change-me'.repeat(5) },
      /^Cannot start\. AUTH_SECRET: is a placeholder/,
    ],
    [{ APP_URL: 'aura.example' }, /^Cannot start\. APP_URL: must begin with https:\/\/ and name/],
    [{ APP_URL: 'http://aura.example' }, /^Cannot start\. APP_URL: must begin with https:\/\/ \(http/],
    [{ APP_URL: 'https://aura.example/shop' }, /^Cannot start\. APP_URL: must end after the domain/],
    [{ DATABASE_URL: 'mysql://localhost/aura' }, /^Cannot start\. DATABASE_URL: must start with postgresql/],
    [
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/aura' },
      /^Cannot start\. DATABASE_URL: .*cannot be reached/,
    ],
  ])('%o', async (variables, line) => {
    const { code, lines } = await launch(variables);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
  });

  test('a taken port', async () => {
    const port = await freePort();
    const squatter = createServer().listen(port, '127.0.0.1');
    const { code, lines } = await launch({ PORT: String(port) });
    squatter.close();
    expect(lines).toEqual([`Cannot start. PORT: 127.0.0.1:${port} is taken by another program`]);
    expect(code).toBe(1);
  });

  test('a checkout that is neither built nor has what builds it', async () => {
    const checkout = join(folder, 'checkout');
    const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];
    for (const name of [...files, 'server', 'shared', 'db', 'domain', 'content'])
      cpSync(join(projectFolder, name), join(checkout, name), { recursive: true });
    const { code, lines } = await launch({}, checkout);
    expect(lines).toEqual([
      'Cannot start. the site is not built, and what builds it is not installed: run "npm ci" without --omit=dev',
    ]);
    expect(code).toBe(1);
  });

  test('a read-only data folder', async () => {
    const readOnly = join(folder, 'read-only');
    mkdirSync(readOnly);
    // Root writes anywhere, so for root the folder is made unwritable by being a file.
    const path = process.getuid?.() === 0 ? '/dev/null' : readOnly;
    if (path === readOnly) chmodSync(readOnly, 0o555);
    const { code, lines } = await launch({ DATA_DIR: path });
    expect(lines).toEqual([expect.stringMatching(/^Cannot start\. DATA_DIR: cannot write to/)]);
    expect(code).toBe(1);
    // Each folder is named by its own variable.
    const backups = await launch({ BACKUP_DIR: path });
    expect(backups.lines).toEqual([expect.stringMatching(/^Cannot start\. BACKUP_DIR: cannot write to/)]);
    expect(backups.code).toBe(1);
  });
});
