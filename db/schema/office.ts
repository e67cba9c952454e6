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

export const apiKeys = pgTable('api_keys', {
  id: id(),
  name: text().notNull(),
  keyHash: text('key_hash').notNull(),
  endsWith: text('ends_with').notNull(),
  scopes: text().array().notNull(),
  madeBy: uuid('made_by').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  withdrawnAt: moment('withdrawn_at'),
});

export const webhooks = pgTable('webhooks', {
  id: id(),
  url: text().notNull(),
  secret: text().notNull(),
  facts: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  webhookId: uuid('webhook_id').notNull(),
  fact: text().notNull(),
  /** Whom the fact is about: the delivery goes with her. */
  email: text().notNull(),
  body: text().notNull(),
  state: text({ enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at'),
  /** How the address answered the last time. */
  answer: text(),
  createdAt: moment('created_at').notNull(),
  deliveredAt: moment('delivered_at'),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  userId: uuid('user_id').notNull(),
  /** The sign-in that asked for it; nothing in rows older than this column. */
  signInId: uuid('sign_in_id'),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  device: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
});

export const pushes = pgTable('pushes', {
  id: id(),
  subscriptionId: uuid('subscription_id').notNull(),
  title: text().notNull(),
  body: text().notNull(),
  path: text().notNull(),
  /** A later one under the same tag takes its place on the screen. */
  tag: text().notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').notNull(),
  until: moment('until').notNull(),
});

export const notices = pgTable('notices', {
  id: id(),
  kind: text().notNull(),
  key: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  path: text().notNull(),
  /** Whose it is: 'order:…', 'ticket:…'. It goes with that. */
  about: text(),
  mailAt: moment('mail_at'),
  pushAt: moment('push_at'),
  createdAt: moment('created_at').notNull(),
});
