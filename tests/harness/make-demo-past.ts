import { importBundle } from '../../bench/load-bundle.ts';
import { freePort } from './free-port.ts';
import { quickHashing } from './quick-hashing.ts';
import { TestClock } from './test-clock.ts';

/**
 * A process of its own, started by global-setup.ts: makes the demo's past in an empty database and a folder, and says
 * when they end.
 */
const [databaseUrl = '', dataFolder = '', madeAt = ''] = process.argv.slice(2);
const clock = new TestClock(madeAt);
const { startProduction, readEnv } = await importBundle();
const env = readEnv({
  PORT: String(await freePort()),
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataFolder,
  DEMO_PAST: 'yes',
});
const running = await startProduction(env, { clock, jobs: 'manual', passwords: quickHashing });
await running.stop();
process.stdout.write(clock.now().toISOString());
process.exit(0);
