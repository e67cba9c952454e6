import { sql } from 'drizzle-orm';
import { readMigrations } from '../db/migrate.ts';
import type { Services } from '../domain/services.ts';
import { writeSetting } from '../domain/settings/index.ts';

const known = readMigrations().map(({ name }) => name);
/** However often it is asked, by whomever, one write a second is enough to know. */
const WRITE_MS = 1_000;

/**
 * Whether this process can do its work: the database answers and takes what is written (a full disk and a stand-by answer,
 * and take nothing), its tables are those of this version, jobs run.
 */
export function readiness({ db, clock, log }: Services) {
  let lastWrite = { at: Number.NEGATIVE_INFINITY, isDone: false };
  const canWrite = async (): Promise<boolean> => {
    if (performance.now() - lastWrite.at < WRITE_MS) return lastWrite.isDone;
    const at = performance.now();
    const isDone = await writeSetting(db, 'readiness', { writtenAt: clock.now() }).then(
      () => true,
      (err) => {
        log.error({ err }, 'the database takes no writes');
        return false;
      },
    );
    lastWrite = { at, isDone };
    return isDone;
  };
  return async (jobs: boolean) => {
    const checks = { database: false, writes: false, migrations: false, jobs };
    try {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from schema_migrations where name = any(${sql.param(known)})`,
      );
      checks.database = true;
      // There may be more: while a newer version starts beside this one, this one goes on.
      checks.migrations = rows[0]?.count === known.length;
      checks.writes = await canWrite();
    } catch {
      // Reported as "database: false"; the pool logs why.
    }
    const ok = Object.values(checks).every(Boolean);
    return { status: ok ? ('ok' as const) : ('not ready' as const), checks };
  };
}
