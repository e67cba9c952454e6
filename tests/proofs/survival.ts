/**
 * 200 SIGKILLs of the embedded database and as many of the server while people sign up: no acknowledged account is lost, and
 * nothing needs repair. Another number of each may be given: `npm run proof:survival -- 20`.
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
  const { acknowledged, lost, withoutProfile, longestWayBackMs } = await killServer({ folder, kills });
  console.log(
    `${kills} kills of the database, ${kills} of the server, ${acknowledged} accounts acknowledged`,
  );
  console.log(`the database was back after ${Math.round(longestWayBackMs)} ms at the latest`);
  console.log(`lost ${lost.length}, without a profile ${withoutProfile}`);
  const kept = lost.length + withoutProfile === 0 && acknowledged >= Math.floor(kills / 2);
  console.log(kept ? 'The promise holds.' : 'THE PROMISE IS BROKEN.');
  process.exitCode = kept ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
