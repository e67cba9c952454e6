import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const staffActions = pgTable('staff_actions', {
  id: id(),
  at: moment('at').notNull(),
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  actorRole: text('actor_role', { enum: ['staff', 'owner'] }).notNull(),
  action: text().notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  subjectLabel: text('subject_label').notNull().default(''),
  before: jsonb(),
  after: jsonb(),
});

export const videoUploads = pgTable('video_uploads', {
  id: id(),
  videoId: uuid('video_id').notNull(),
  actorId: uuid('actor_id').notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  finishedAt: moment('finished_at'),
});

export const recordingParts = pgTable('recording_parts', {
  id: id(),
  videoId: uuid('video_id').notNull(),
  actorId: uuid('actor_id').notNull(),
  chapter: smallint().notNull(),
  pieces: integer().notNull().default(0),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  seconds: real().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const officeDrafts = pgTable(
  'office_drafts',
  {
    userId: uuid('user_id').notNull(),
    subject: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
);

export const staffInvitations = pgTable('staff_invitations', {
  id: id(),
  email: text().notNull(),
  role: text({ enum: ['staff', 'owner'] }).notNull(),
  keyHash: text('key_hash').notNull(),
  invitedBy: uuid('invited_by'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
});

export const backups = pgTable('backups', {
  id: id(),
  madeAt: moment('made_at').notNull(),
  fileKey: text('file_key').notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  rows: integer().notNull(),
  files: integer().notNull().default(0),
  missing: integer().notNull().default(0),
  missingNames: text('missing_names').array().notNull().default([]),
  keyMark: text('key_mark'),
  places: text().array().notNull().default([]),
  problem: text(),
  isNightly: boolean('is_nightly').notNull().default(false),
  triedAt: moment('tried_at'),
  trialProblem: text('trial_problem'),
  trialHindrance: text('trial_hindrance'),
});

export const providerOutages = pgTable('provider_outages', {
  id: id(),
  provider: text({ enum: ['payments', 'mail', 'files'] }).notNull(),
  failures: integer().notNull().default(1),
  lastError: text('last_error').notNull(),
  beganAt: moment('began_at').notNull(),
  lastFailedAt: moment('last_failed_at').notNull(),
  toldAt: moment('told_at'),
  overAt: moment('over_at'),
  overToldAt: moment('over_told_at'),
});
