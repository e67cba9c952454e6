import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, id, moment } from './columns.ts';
import { type CartData, type QuizResults, sequenceTypes } from './mailing.ts';

/** What the owner lets happen by itself; see domain/marketing/automations. */
export const automations = pgTable('automations', {
  id: id(),
  name: text().notNull(),
  state: text({ enum: ['draft', 'running', 'closed'] }).notNull(),
  draft: jsonb().notNull(),
  version: integer(),
  triggerKind: text('trigger_kind'),
  enteredOn: calendarDate('entered_on'),
  lastPerson: uuid('last_person'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const automationVersions = pgTable(
  'automation_versions',
  {
    automationId: uuid('automation_id').notNull(),
    version: integer().notNull(),
    plan: jsonb().notNull(),
    putAt: moment('put_at').notNull(),
  },
  ({ automationId, version }) => [primaryKey({ columns: [automationId, version] })],
);

/** One person on her way through an automation: one of the owner's, or a built-in one (`sequenceType`). */
export const campaignRuns = pgTable('campaign_runs', {
  id: id(),
  automationId: uuid('automation_id'),
  version: integer(),
  sequenceType: text('sequence_type', { enum: sequenceTypes }),
  email: text().notNull(),
  step: integer().notNull().default(0),
  dueAt: moment('due_at'),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  endReason: text('end_reason', {
    enum: ['completed', 'reached', 'condition', 'no_consent', 'unsubscribed', 'bounced', 'failed', 'stopped'],
  }),
  name: text().notNull().default(''),
  quizResults: jsonb('quiz_results').$type<QuizResults>(),
  cartData: jsonb('cart_data').$type<CartData>(),
  discountCode: text('discount_code'),
  discountExpiresAt: moment('discount_expires_at'),
  converted: boolean().notNull().default(false),
  lastSentAt: moment('last_sent_at'),
  pausedAt: moment('paused_at'),
  clickedAt: moment('clicked_at'),
  createdAt: createdAt(),
});

/** Letters that the owner writes to many at once. */
export const broadcasts = pgTable('broadcasts', {
  id: id(),
  subject: text().notNull(),
  body: text().notNull(),
  segmentId: uuid('segment_id'),
  state: text({ enum: ['draft', 'scheduled', 'sending', 'paused', 'sent'] }).notNull(),
  perHour: integer('per_hour').notNull(),
  rules: jsonb(),
  /** What the dialog showed; see domain/marketing/broadcasts/letter-of-broadcast.ts. */
  confirmed: jsonb(),
  sendAt: moment('send_at'),
  localTime: text('local_time'),
  beganAt: moment('began_at'),
  finishedAt: moment('finished_at'),
  lastPerson: uuid('last_person'),
  pacedUntil: moment('paced_until'),
  codePercent: smallint('code_percent'),
  codeDays: smallint('code_days'),
  codeProduct: text('code_product'),
  subjectB: text('subject_b'),
  testSize: integer('test_size'),
  tested: integer().notNull().default(0),
  winner: text({ enum: ['a', 'b'] }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const broadcastEvents = pgTable(
  'broadcast_events',
  {
    broadcastId: uuid('broadcast_id').notNull(),
    kind: text({ enum: ['clicked', 'left', 'ordered'] }).notNull(),
    email: text().notNull(),
    what: text().notNull().default(''),
    cents: integer().notNull().default(0),
    at: moment('at').notNull(),
  },
  ({ broadcastId, kind, email, what }) => [primaryKey({ columns: [broadcastId, kind, email, what] })],
);

/** Rules that say whom a letter is for. What they may be, domain/marketing/segments says. */
export const segments = pgTable('segments', {
  id: id(),
  name: text().notNull(),
  rules: jsonb().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

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
