import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/connect.ts';
import { peopleImportLines, peopleImports } from '../../../db/schema/index.ts';
import { toJson } from '../../../db/sql.ts';
import { listByAddresses } from '../../contacts/index.ts';
import { isNotPausing } from '../../duties.ts';

export type ImportRow = typeof peopleImports.$inferSelect;

export async function insertImport(tx: Tx, row: typeof peopleImports.$inferInsert): Promise<ImportRow> {
  const [made] = await tx.insert(peopleImports).values(row).returning();
  if (!made) throw new Error('an import was not inserted');
  return made;
}

/**
 * Lines are numbered as a spreadsheet shows them: the heading is the first. The rows come as JSON, as the thread wrote them
 * that read the file. Says how many they were.
 */
export async function insertLines(tx: Tx, importId: string, first: number, rows: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`insert into people_import_lines (import_id, line, cells)
    select ${importId}, ${first}::int + given.at::int - 1, array(select json_array_elements_text(given.cells))
    from json_array_elements(${rows}::json) with ordinality as given(cells, at)`);
  return rowCount ?? 0;
}

export async function findImport(db: Db | Tx, id: string): Promise<ImportRow | undefined> {
  const [found] = await db.select().from(peopleImports).where(eq(peopleImports.id, id));
  return found;
}

export async function listImports(db: Db | Tx, limit: number): Promise<ImportRow[]> {
  return db.select().from(peopleImports).orderBy(desc(peopleImports.createdAt)).limit(limit);
}

export async function changeImport(tx: Tx, id: string, change: Partial<ImportRow>): Promise<void> {
  await tx.update(peopleImports).set(change).where(eq(peopleImports.id, id));
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.delete(peopleImports).where(eq(peopleImports.id, id));
}

/** Lists that nobody went on with hold people's addresses for no reason. */
export async function deleteLeftImports(db: Db | Tx, before: Date): Promise<void> {
  await db
    .delete(peopleImports)
    .where(and(inArray(peopleImports.state, ['matching', 'checked']), lt(peopleImports.createdAt, before)));
}

/** An import at work, held for this transaction; one that another process holds is left to it. */
export async function lockImport(tx: Tx, now: Date, only?: string): Promise<ImportRow[]> {
  const isFree = only ? eq(peopleImports.id, only) : isNotPausing('import-people', peopleImports.id, now);
  return tx
    .select()
    .from(peopleImports)
    .where(and(inArray(peopleImports.state, ['checking', 'running']), isFree))
    .orderBy(peopleImports.createdAt)
    .limit(1)
    .for('update', { skipLocked: true });
}

export type Line = { line: number; cells: string[] | null; email: string | null; verdict: string | null };

export async function listLines(
  db: Db | Tx,
  { importId, from, limit }: { importId: string; from: number; limit: number },
): Promise<Line[]> {
  const { line, cells, email, verdict } = peopleImportLines;
  return db
    .select({ line, cells, email, verdict })
    .from(peopleImportLines)
    .where(and(eq(peopleImportLines.importId, importId), sql`${line} >= ${from}`))
    .orderBy(line)
    .limit(limit);
}

/** The first few lines with each verdict, to be shown, and how many there are. */
export async function countVerdicts(db: Db | Tx, importId: string) {
  const { rows } = await db.execute<{ verdict: string; count: number; lines: number[] }>(sql`
    select verdict, count(*)::int as count, (array_agg(line order by line))[1:5] as lines
    from people_import_lines where import_id = ${importId} and verdict is not null group by verdict order by 2 desc, 1`);
  return rows;
}

export type JudgedLine = { line: number; email: string | null; verdict: string; isDone: boolean };

export async function recordVerdicts(tx: Tx, importId: string, judged: JudgedLine[]): Promise<void> {
  await tx.execute(sql`update people_import_lines l set verdict = j.verdict, email = j.email,
      cells = case when j."isDone" then null else l.cells end
    from json_to_recordset(${toJson(judged)}::json) as j(line int, email text, verdict text, "isDone" boolean)
    where l.import_id = ${importId} and l.line = j.line`);
}

/** Which of these addresses stand in an earlier line of the same file. */
export async function listEarlier(
  tx: Tx,
  { importId, before, emails }: { importId: string; before: number; emails: string[] },
): Promise<string[]> {
  const rows = await tx
    .select({ email: peopleImportLines.email })
    .from(peopleImportLines)
    .where(
      and(
        eq(peopleImportLines.importId, importId),
        lt(peopleImportLines.line, before),
        inArray(peopleImportLines.email, emails),
      ),
    );
  return rows.flatMap(({ email }) => email ?? []);
}

/** Why some addresses must not be written to, the gravest reason of each. */
export async function listRefused(tx: Tx, keys: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ key: string; reason: string }>(sql`
    select distinct on (address_key) address_key as key, reason from suppressions
    where address_key = any(${sql.param(keys)}::text[]) and topic in ('all', 'newsletter')
    order by address_key, array_position(array['complaint', 'bounced', 'unsubscribed'], reason)`);
  return new Map(rows.map(({ key, reason }) => [key, reason]));
}

export async function listKnown(tx: Tx, emails: string[]): Promise<string[]> {
  return (await listByAddresses(tx, emails)).map(({ email }) => email);
}
