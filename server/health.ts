import { sql } from 'drizzle-orm';
import { readMigrations } from '../db/migrate.ts';
import type { Services } from '../domain/services.ts';

const known = readMigrations().map(({ name }) => name);

/** Whether this process can do its work: database, migrations, jobs. */
export async function checkReady({ db }: Services, jobs: boolean) {
  const checks = { database: false, migrations: false, jobs };
  try {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from schema_migrations where name = any(${sql.param(known)})`,
    );
    checks.database = true;
    // There may be more: while a newer version starts beside this one, this one goes on.
    checks.migrations = rows[0]?.count === known.length;
  } catch {
    // Reported as "database: false"; the pool logs why.
  }
  const ok = checks.database && checks.migrations && checks.jobs;
  return { status: ok ? ('ok' as const) : ('not ready' as const), checks };
}
