import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

export const discountCodes = pgTable('discount_codes', {
  code: text().primaryKey(),
  kind: text({ enum: ['soul', 'return10', 'membership_half', 'office'] }).notNull(),
  percent: smallint().notNull(),
  email: text(),
  productId: text('product_id'),
  sequenceId: uuid('sequence_id'),
  expiresAt: moment('expires_at'),
  maxUses: integer('max_uses'),
  usedCount: integer('used_count').notNull().default(0),
  createdAt: createdAt(),
  createdBy: uuid('created_by'),
});
