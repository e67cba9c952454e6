import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export const withdrawalRequests = pgTable('withdrawal_requests', {
  id: id(),
  submission: uuid().notNull(),
  reference: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  orderNumber: text('order_number'),
  productId: text('product_id'),
  requestedAt: moment('requested_at').notNull(),
  state: text({ enum: ['received', 'accepted', 'declined'] })
    .notNull()
    .default('received'),
  handledAt: moment('handled_at'),
});
