import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

export const discountCodes = pgTable('discount_codes', {
  code: text().primaryKey(),
  kind: text({ enum: ['soul', 'return10', 'membership_half', 'office', 'letter'] }).notNull(),
  percent: smallint().notNull(),
  email: text(),
  productId: text('product_id'),
  sequenceId: uuid('sequence_id'),
  /** The letter that carries it, in marketing's words; one code for each. */
  source: text(),
  expiresAt: moment('expires_at'),
  maxUses: integer('max_uses'),
  usedCount: integer('used_count').notNull().default(0),
  createdAt: createdAt(),
  createdBy: uuid('created_by'),
});
