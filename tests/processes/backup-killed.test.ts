import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import {
  fingerprint,
  onDatabase,
  type ThrowAwayCluster,
  throwAwayCluster,
} from '../../db/throw-away-cluster.ts';
import { backupCommands } from '../harness/backup-commands.ts';

const KILLS = 4;
const commands = backupCommands();
let here: ThrowAwayCluster;
let there: ThrowAwayCluster;

beforeAll(async () => {
  [here, there] = await Promise.all([throwAwayCluster(), throwAwayCluster()]);
  await migrate(here.url);
  await onDatabase(here.url, (client) =>
    client.query(`insert into abandoned_carts (email, cart_items, total_amount)
      select 'a@example.com', to_jsonb(repeat(md5(i::text), 320)), i from generate_series(1, 4000) i`),
  );
});
afterAll(() => Promise.all([here?.remove(), there?.remove()]));

/** Runs to its end, or is killed after so many milliseconds; the exit code, null for one that was killed. */
async function run(wanted: Parameters<typeof commands>, killedAfter?: number): Promise<number | null> {
  const { program, args, options } = commands(...wanted);
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  if (killedAfter !== undefined) {
    await Promise.race([sleep(killedAfter), ended]);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return code;
}

test('a backup or a restore that is killed leaves a whole one or none, and the next one works', async () => {
  const whole = join(here.folder, 'whole.tar');
  const began = performance.now();
  expect(await run(['backup', here.folder, whole])).toBe(0);
  const took = performance.now() - began;
  // Spread over the time that it takes on this machine.
  const moments = Array.from({ length: KILLS }, (_, at) => (took * (at + 1)) / KILLS);
  const files = moments.map((_, at) => join(here.folder, `killed-${at}.tar`));
  for (const [at, file] of files.entries()) await run(['backup', here.folder, file], moments[at]);
  const finished = [whole, ...files.filter((file) => existsSync(file))];

  const original = await fingerprint(here.url);
  for (const moment of moments) await run(['restore', there.folder, whole, '--replace', '--awake'], moment);
  for (const file of finished) {
    expect(await run(['restore', there.folder, file, '--replace', '--awake'])).toBe(0);
    expect(await fingerprint(there.url)).toEqual(original);
  }
  expect(await run(['backup', here.folder, join(here.folder, 'after.tar')])).toBe(0);
});
