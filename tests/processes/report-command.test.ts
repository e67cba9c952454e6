import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { readPdf } from '../../documents/testing/read-pdf.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
afterAll(() => rm(folder, { recursive: true }));

const report = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['documents/report-command.ts', ...args], { cwd: projectFolder });

test('makes a report for somebody born before 1900', async () => {
  const out = join(folder, 'ada.pdf');
  await report('--name', 'Ada Lovelace', '--born', '1815-12-10', '--on', '2026-03-14', '--out', out);
  const { pages } = readPdf(await readFile(out));
  expect(pages).toHaveLength(20);
  expect(pages[0]?.text).toContain('Ada Lovelace');
});

test('says what is wrong, and ends as a failure', async () => {
  await expect(report('--name', 'Ada')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage'),
  });
});
