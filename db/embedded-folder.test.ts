import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  databaseIdentity,
  packagedServer,
  passwordOf,
  placeBinaries,
  prepareFolder,
  refuseAsRoot,
  socketFolder,
} from './embedded-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-folder-'));
  chmodSync(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test('the programs of the server run beside the data, whoever starts it: npm ci takes none of them away', () => {
  const pg = join(folder, 'pg');
  prepareFolder(pg, databaseIdentity());
  const binaries = placeBinaries(pg, { native: packagedServer(), isKept: false });
  expect(binaries.startsWith(pg)).toBe(true);
  expect(readdirSync(binaries)).toContain('postgres');
});

test('a lost password is named at once, before anything is started', () => {
  mkdirSync(join(folder, 'cluster'));
  const rules = '# Written by Aura Numerology at each start.\nlocal all aura scram-sha-256\n';
  writeFileSync(join(folder, 'cluster', 'pg_hba.conf'), rules);
  expect(() => passwordOf(folder)).toThrow(/^DATA_DIR: .*password is missing/);
});

const SOMEBODY = 12_345;
if (process.getuid?.() === 0) {
  describe('as root', () => {
    test('nothing is written into a data folder that belongs to somebody else', () => {
      refuseAsRoot(folder);
      refuseAsRoot(join(folder, 'not-there-yet'));
      chownSync(folder, SOMEBODY, SOMEBODY);
      expect(() => refuseAsRoot(folder)).toThrow(
        /^DATA_DIR: .* belongs to user 12345, not to root; run this as/,
      );
      expect(readdirSync(folder)).toEqual([]);
      expect(statSync(folder).uid).toBe(SOMEBODY);
    });

    test('a link that the server’s user left is not followed, and nothing behind it changes hands', () => {
      const identity = databaseIdentity();
      const pg = join(folder, 'pg');
      const target = join(folder, 'target');
      mkdirSync(target);
      prepareFolder(pg, identity);
      symlinkSync(target, join(pg, 'socket'));
      expect(() => socketFolder(pg, identity)).toThrow(/must be a folder of user/);
      expect(lstatSync(target).uid).toBe(0);
    });

    test('the folder of an earlier version, which was the server’s, is ours again', () => {
      const identity = databaseIdentity();
      const pg = join(folder, 'pg');
      mkdirSync(pg);
      chownSync(pg, identity.uid ?? 0, identity.gid ?? 0);
      prepareFolder(pg, identity);
      expect(statSync(pg).uid).toBe(0);
      chownSync(pg, SOMEBODY, SOMEBODY);
      expect(() => prepareFolder(pg, identity)).toThrow(/belongs to user 12345/);
    });
  });
}
