import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import type { Subject, TableRule } from '../../personal-data.ts';

/** The rows about a person in one table, without what would open doors. */
export async function readRowsAbout(db: Db, table: string, rule: TableRule, who: Subject): Promise<object[]> {
  if (!('rows' in rule)) return [];
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${rule.rows(who)}`,
  );
  return rows.map(({ row }) => {
    for (const column of rule.secret ?? []) delete row[column];
    return row;
  });
}
