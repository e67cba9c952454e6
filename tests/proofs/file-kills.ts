/**
 * 200 SIGKILLs at random moments over a process that writes files: none that was acknowledged is lost, none is torn.
 * Another number of kills may be given: `npm run proof:files -- 20`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWriters } from '../harness/kill-writers.ts';

const kills = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
try {
  const { acknowledged, lost, torn } = await killWriters({ folder, kills });
  console.log(`${kills} kills, ${acknowledged} files acknowledged: ${lost} lost, ${torn} torn`);
  const kept = lost + torn === 0 && acknowledged >= kills;
  console.log(kept ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = kept ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
