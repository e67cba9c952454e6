import { sql } from 'drizzle-orm';
import { readMigrations } from '../db/migrate.ts';
import type { Services } from '../domain/services.ts';

const expectedMigrations = readMigrations().length;

/** Whether this process can do its work: database, migrations, jobs. */
export async function checkReady({ db }: Services, jobs: boolean) {
  const checks = { database: false, migrations: false, jobs };
  try {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from schema_migrations`,
    );
    checks.database = true;
    checks.migrations = rows[0]?.count === expectedMigrations;
  } catch {
    // Reported as "database: false"; the pool logs why.
  }
  const ok = checks.database && checks.migrations && checks.jobs;
  return { status: ok ? ('ok' as const) : ('not ready' as const), checks };
}
