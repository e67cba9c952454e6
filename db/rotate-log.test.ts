import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rotateLog } from './embedded.ts';

test('a log that is kept open never grows beyond twice its size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aura-log-'));
  const file = join(folder, 'postgres.log');
  await rotateLog(file, 100); // there is none yet
  const open = openSync(file, 'a');
  for (let i = 0; i < 50; i++) {
    writeSync(open, `line ${i} of somebody who does not know\n`);
    await rotateLog(file, 100);
    expect(readFileSync(file).length).toBeLessThan(200);
  }
  closeSync(open);
  appendFileSync(file, 'the end');
  expect(readFileSync(`${file}.1`, 'utf8')).toContain('line 45');
  expect(readFileSync(file, 'utf8')).toMatch(/line 49 .*\nthe end$/);
  rmSync(folder, { recursive: true });
});
