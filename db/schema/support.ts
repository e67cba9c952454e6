import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const supportTickets = pgTable('support_tickets', {
  id: id(),
  userId: uuid('user_id'),
  userEmail: text('user_email').notNull(),
  subject: text().notNull(),
  description: text().notNull(),
  priority: text({ enum: ['low', 'medium', 'high', 'urgent'] })
    .notNull()
    .default('medium'),
  status: text({ enum: ['open', 'in_progress', 'resolved', 'closed'] })
    .notNull()
    .default('open'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const chatConversations = pgTable('chat_conversations', {
  id: id(),
  sessionId: text('session_id').notNull(),
  userId: uuid('user_id'),
  status: text({ enum: ['active', 'escalated', 'answered', 'closed'] })
    .notNull()
    .default('active'),
  escalationReason: text('escalation_reason'),
  userNumbers: jsonb('user_numbers').$type<{ lifePath: number; expression: number; soulUrge: number }>(),
  createdAt: createdAt(),
});

export const chatMessages = pgTable('chat_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  role: text({ enum: ['user', 'assistant', 'system'] }).notNull(),
  content: text().notNull(),
  timestamp: moment('timestamp').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowEndsAt: moment('window_ends_at').notNull(),
  hits: integer().notNull(),
});
