import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killWriters } from '../../tests/harness/kill-writers.ts';
import { diskFiles } from './disk.ts';

const modulePath = new URL('./disk.ts', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aura-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run proof:files` kills 200 times. */
test('3 kills leave whole files only, and lose none that was acknowledged', async () => {
  const figures = await killWriters({ folder, kills: 3 });
  expect(figures).toMatchObject({ kills: 3, lost: 0, torn: 0 });
  expect(figures.acknowledged).toBeGreaterThanOrEqual(3);
});

test('a full disk is told as such, and nothing half-written stays', async () => {
  // The shell's limit on the size of files stands in for a disk of that size: the system refuses the next byte.
  const script = `
    import { diskFiles } from ${JSON.stringify(modulePath)};
    process.on('SIGXFSZ', () => {});
    const files = await diskFiles(process.argv[1]);
    const put = (size) => files.put('a/b.bin', Buffer.alloc(size, 'x'), { contentType: 'text/plain' });
    await put(1000);
    await put(10_000_000).catch((error) => console.log(error.name + ': ' + error.message));
    console.log((await files.read('a/b.bin')).size);`;
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'ulimit -f 2000 && exec "$0" "$@"',
    ...[process.execPath, '--input-type=module', '-e', script, folder],
  ]);
  expect(stdout).toBe('FilesUnavailable: the disk that holds the files is full\n1000\n');
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
});

test('the files are ours alone, and what is beside them can be reached', async () => {
  const files = join(folder, 'business', 'files');
  await diskFiles(files);
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(join(folder, 'business')), modeOf(files)]).toEqual(['711', '700']);
});

test('what a kill left unfinished is removed a day later', async () => {
  const unfinished = join(folder, '.unfinished');
  await diskFiles(folder);
  for (const name of ['old', 'young']) writeFileSync(join(unfinished, name), 'half');
  const yesterday = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(unfinished, 'old'), yesterday, yesterday);
  await diskFiles(folder);
  expect(readdirSync(unfinished)).toEqual(['young']);
});

test('a file that someone else put there is not taken for ours', async () => {
  const files = await diskFiles(folder);
  await files.put('a/ours.pdf', Buffer.from('x'), { contentType: 'application/pdf' });
  for (const content of ['', 'short', 'something longer than any mark at the end of a file']) {
    writeFileSync(join(folder, 'a', 'theirs.pdf'), content);
    await expect(files.read('a/theirs.pdf')).rejects.toThrow('not written by this program');
  }
});

test('a folder that cannot be used stops the start with one line', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  await expect(diskFiles(join(folder, 'a-file'))).rejects.toThrow(/^DATA_DIR: cannot write to .*a-file \(E/);
});

test('nobody else on the machine can read the files', async () => {
  chmodSync(folder, 0o755);
  const files = await diskFiles(join(folder, 'files'));
  await files.put('a/b.txt', Buffer.from('x'), { contentType: 'text/plain' });
  const { stdout } = await promisify(execFile)('find', [join(folder, 'files'), '-perm', '/077']);
  expect(stdout).toBe('');
});

test('a disk below its floor takes nothing more, and gives what it has', async () => {
  const { put, read } = await diskFiles(folder);
  await put('reports/here.txt', new TextEncoder().encode('here'), { contentType: 'text/plain' });
  const full = await diskFiles(folder, { floorBytes: Number.MAX_SAFE_INTEGER });
  expect((await full.room()).isLow).toBe(true);
  await expect(
    full.put('reports/more.txt', new TextEncoder().encode('more'), { contentType: 'text/plain' }),
  ).rejects.toThrow('the disk is nearly full');
  expect(await new Response((await full.read('reports/here.txt'))?.stream).text()).toBe('here');
  expect(await read('reports/more.txt')).toBeUndefined();
});
