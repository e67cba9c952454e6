import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { calendarDate, createdAt, moment, yChoices } from './columns.ts';

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  fullName: text('full_name').notNull().default(''),
  lifePathNumber: smallint('life_path_number'),
  expressionNumber: smallint('expression_number'),
  soulUrgeNumber: smallint('soul_urge_number'),
  birthDate: calendarDate('birth_date'),
  /** The name the numbers are taken from, where it is not the one she goes by. */
  birthName: text('birth_name'),
  editedSpelling: text('edited_spelling'),
  yChoices: yChoices(),
  createdAt: createdAt(),
});

/** Written by the database when an account leaves an address it has proven. */
export const formerAddresses = pgTable('former_addresses', {
  email: text().primaryKey(),
  userId: uuid('user_id').notNull(),
  provenAt: moment('proven_at').notNull(),
});

export const accountDeletions = pgTable('account_deletions', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  requestedAt: moment('requested_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  dueAt: moment('due_at'),
});

export const erasedAddresses = pgTable('erased_addresses', {
  addressKey: text('address_key').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
  eraseAgain: boolean('erase_again').notNull().default(false),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const authSchema = pgSchema('auth');

export const users = authSchema.table('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  role: text({ enum: ['member', 'staff', 'owner'] })
    .notNull()
    .default('member'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const signIns = authSchema.table('sign_ins', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  token: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  /** When she last proved here who she is. */
  confirmedAt: moment('confirmed_at').notNull().defaultNow(),
  /** How she signed in, where that matters: 'passkey'. */
  method: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const passkeys = authSchema.table('passkeys', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text(),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text(),
  aaguid: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const credentials = authSchema.table('credentials', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const verifications = authSchema.table('verifications', {
  id: uuid().primaryKey().defaultRandom(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const twoFactors = authSchema.table('two_factors', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});
