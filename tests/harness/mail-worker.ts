/** A server that does nothing but send, for tests that kill it. Says "ready" to its parent and works until it dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBundle } from '../../bench/load-bundle.ts';

const { startProduction, readEnv } = await loadBundle();
const server = await startProduction(readEnv({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' }));
process.on('disconnect', () => process.exit());
process.send?.('ready');
for (;;) {
  await server.runJob('run-sequences');
  await server.runJob('run-automations');
  await server.runJob('send-broadcasts');
  await server.runJob('send-mails');
  await sleep(20);
}
