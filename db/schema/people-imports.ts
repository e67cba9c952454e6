import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Which column of a file is what: the number of the column, from 0. */
export type ImportColumns = Partial<
  Record<'email' | 'name' | 'birthDate' | 'tags' | 'language' | 'agreedOn', number>
>;

/** On whose word people of a list may be written to. */
export type ImportConsent = {
  /** Where and how they agreed, as the owner can prove it. */
  source: string;
  /** 'YYYY-MM-DD', for all whose line has no date of its own. */
  agreedOn?: string;
};

export type ImportTerms = { columns: ImportColumns; tags: string[]; consent: ImportConsent | null };

export const peopleImports = pgTable('people_imports', {
  id: id(),
  fileName: text('file_name').notNull(),
  state: text({ enum: ['matching', 'checking', 'checked', 'running', 'done'] }).notNull(),
  header: text().array().notNull(),
  terms: jsonb().$type<ImportTerms>(),
  lines: integer().notNull(),
  nextLine: integer('next_line').notNull().default(1),
  madeBy: uuid('made_by'),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
});

export const peopleImportLines = pgTable(
  'people_import_lines',
  {
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    cells: text().array(),
    email: text(),
    verdict: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
