import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { buildIfStale } from '../../server/build.ts';
import { createDatabase, dropDatabase } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    adminUrl: string;
    /** Migrated once; each test file works on a clone of it. */
    template: string;
    /** Where the demo's past is kept by the first file that makes it (demo-past.ts). */
    pastFolder: string;
  }
}

/** One cluster per run: a throw-away embedded one, or the server that DATABASE_URL names. */
export default async function setUp(project: TestProject) {
  await buildIfStale((line) => console.log(line));
  const folder = mkdtempSync(join(tmpdir(), 'aura-tests-'));
  await chmod(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startEmbedded({ folder: join(folder, 'pg'), settings: { fsync: 'off', max_connections: '400' } });
  const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
  const template = `aura_template_${process.pid}`;
  const url = await createDatabase(adminUrl, template);
  await migrate(url);
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await boss.start();
  await boss.stop({ graceful: false });

  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  project.provide('pastFolder', join(folder, 'past'));

  return async () => {
    for (const name of [template, `${template}_past`]) await dropDatabase(adminUrl, name);
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
