import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { buildIfStale } from '../../server/build.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import type { DemoPast } from './demo-past.ts';
import { HANG_MS } from './limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    adminUrl: string;
    /** Migrated once; each test file works on a clone of it. */
    template: string;
    /** Undefined where no file of the run needs it. */
    demoPast: DemoPast | undefined;
    /** How much of a walk through everything this project takes: vitest.config.ts says so. */
    walk: 'sample' | 'whole';
  }
}

/**
 * What the files of a run share, made once before its workers begin: the build, one cluster (a throw-away embedded one, or
 * the server that DATABASE_URL names), the migrated template and, where a file needs it, the demo's past.
 */
export default async function setUp(project: TestProject) {
  const files = project.vitest.state.getPaths().map((file) => relative(projectFolder, file));
  if (files.every(isPure)) return;
  // A test beside the code runs the code; a server in tests/ is the one that was built.
  if (files.some((file) => file.startsWith('tests/'))) await buildIfStale((line) => console.log(line));
  const folder = mkdtempSync(join(tmpdir(), 'aura-tests-'));
  await chmod(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
  const embedded = process.env.DATABASE_URL
    ? undefined
    : await startEmbedded({ folder: join(folder, 'pg'), settings: forgetful });
  const adminUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
  const template = `aura_template_${process.pid}`;
  const url = await createDatabase(adminUrl, template);
  await migrate(url);
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await boss.start();
  await boss.stop({ graceful: false });

  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  const walksAll = project.vitest.projects.some(({ config }) => config.provide.walk === 'whole');
  const needsPast = project.vitest.state.getPaths().some((file) => asksForPast(file, walksAll));
  project.provide('demoPast', needsPast ? await makePast({ adminUrl, template, folder }) : undefined);

  return async () => {
    for (const name of [template, `${template}_past`]) await dropDatabase(adminUrl, name);
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Nothing in it outlives the run, and nobody else reads it: what only serves that is left out, a third of its work. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  io_method: 'sync',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '400',
};

/** Values in, values out: no database, no build. */
const isPure = (testFile: string) =>
  /^(app|care|content|demo|documents|domain|emails|money|numerology|shared|tests\/structure)\b/.test(
    testFile,
  );

function asksForPast(testFile: string, walksAll: boolean): boolean {
  const text = readFileSync(testFile, 'utf8');
  return /demoPast\(\)|past: true/.test(text) && (walksAll || !text.includes("inject('walk')"));
}

/** A Monday morning in summer: whatever day it is today, the tests meet the same weeks. */
const PAST_MADE_AT = '2025-06-02T06:00:00Z';

async function makePast(cluster: { adminUrl: string; template: string; folder: string }): Promise<DemoPast> {
  const past = { template: `${cluster.template}_past`, files: join(cluster.folder, 'past') };
  mkdirSync(past.files, { recursive: true });
  const databaseUrl = await createDatabase(cluster.adminUrl, past.template, cluster.template);
  const args = [join(import.meta.dirname, 'make-demo-past.ts'), databaseUrl, past.files, PAST_MADE_AT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: HANG_MS });
  return { ...past, madeAt: stdout };
}
