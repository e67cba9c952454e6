/** A server that does nothing but the jobs it is given, for tests that kill it. Says "ready" to its parent and works until it dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBundle } from '../../bench/load-bundle.ts';
import type { JobName } from '../../domain/jobs.ts';

const jobs = process.argv.slice(2) as JobName[];
const { startProduction, readEnv } = await loadBundle();
const server = await startProduction(readEnv({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }));
process.on('disconnect', () => process.exit());
process.send?.('ready');
for (;;) {
  for (const job of jobs) await server.runJob(job);
  await sleep(20);
}
