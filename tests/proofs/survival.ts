/**
 * 200 SIGKILLs of the server with its embedded database while people sign up: no acknowledged account is lost, and every
 * start after a kill needs no repair. Another number of kills may be given: `npm run proof:survival -- 20`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../server/build.ts';
import { killServer } from '../harness/kill-server.ts';

const kills = Number(process.argv[2] ?? 200);
await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
try {
  const { acknowledged, lost, withoutProfile } = await killServer({ folder, kills });
  console.log(`${kills} kills, ${acknowledged} accounts acknowledged`);
  console.log(`lost ${lost.length}, without a profile ${withoutProfile}`);
  const kept = lost.length + withoutProfile === 0 && acknowledged >= Math.floor(kills / 2);
  console.log(kept ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = kept ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
