import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './databases.ts';
import { TestClock } from './test-clock.ts';
import { startTestServer } from './test-server.ts';

/** Any number will do, as long as every worker takes the same. */
const LOCK = 7_239_777;
/** A Monday morning in summer: whatever day it is today, the tests meet the same weeks. */
const MADE_AT = '2025-06-02T06:00:00Z';

/** A demo with ten weeks behind it, to be cloned: making one takes as long as thirty starts. */
export type DemoPast = { template: string; files: string; madeAt: string };

/** Made by the first file of the run that asks; the others wait for it, and get the same. */
export async function demoPast(): Promise<DemoPast> {
  const folder = inject('pastFolder');
  const past = { template: `${inject('template')}_past`, files: join(folder, 'data') };
  const note = join(folder, 'made-at');
  const lock = new pg.Client({ connectionString: inject('adminUrl') });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    if (!existsSync(note)) writeFileSync(note, await makePast(past));
  } finally {
    await lock.end();
  }
  return { ...past, madeAt: readFileSync(note, 'utf8') };
}

async function makePast({ template, files }: Omit<DemoPast, 'madeAt'>): Promise<string> {
  mkdirSync(files, { recursive: true });
  const clock = new TestClock(MADE_AT);
  const DATABASE_URL = await createDatabase(inject('adminUrl'), template, inject('template'));
  const variables = { DATABASE_URL, DATA_DIR: files, DEMO_PAST: 'yes' };
  const server = await startTestServer(variables, clock, { documents: 'drawn' });
  await server.stop();
  return clock.now().toISOString();
}
