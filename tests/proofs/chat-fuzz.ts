/**
 * Ten thousand fuzzed messages: none may cause a 5xx, be answered as anything but JSON, or take longer than two
 * seconds. Runs on a throw-away embedded PostgreSQL, or in a new database on the server that DATABASE_URL names.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../db/embedded.ts';
import { buildIfStale } from '../../server/build.ts';
import { fuzzChat } from '../harness/chat-fuzz.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const COUNT = 10_000;
const SLOWEST_MS = 2_000;

await buildIfStale(console.log);
const folder = mkdtempSync(join(tmpdir(), 'aura-proof-'));
chmodSync(folder, 0o755);
const embedded = process.env.DATABASE_URL ? undefined : await startEmbedded({ folder: join(folder, 'pg') });
const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
const name = `aura_proof_${process.pid}`;
const url = await createDatabase(adminUrl, name);
const server = await spawnServer({ DATABASE_URL: url, DATA_DIR: folder, TRUSTED_PROXIES: '1' });
try {
  const began = performance.now();
  const { statuses, slowestMs, failures } = await fuzzChat({ base: server.url, count: COUNT });
  const seconds = (performance.now() - began) / 1000;
  console.log(`${COUNT} fuzzed messages in ${seconds.toFixed(0)} s: ${JSON.stringify(statuses)}`);
  console.log(`slowest ${slowestMs.toFixed(0)} ms, failures ${failures.length}`);
  for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
  const right = failures.length === 0 && slowestMs < SLOWEST_MS && (statuses[200] ?? 0) > COUNT / 2;
  console.log(right ? 'Proved.' : 'NOT proved.');
  process.exitCode = right ? 0 : 1;
} finally {
  await server.kill('SIGTERM');
  await dropDatabase(adminUrl, name);
  await embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
}
