import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

export const supportTickets = pgTable('support_tickets', {
  id: id(),
  userId: uuid('user_id'),
  userEmail: text('user_email'),
  userName: text('user_name').notNull().default(''),
  subject: text().notNull(),
  description: text().notNull(),
  priority: text({ enum: ['low', 'medium', 'high', 'urgent'] })
    .notNull()
    .default('medium'),
  status: text({ enum: ['open', 'in_progress', 'resolved', 'closed'] })
    .notNull()
    .default('open'),
  source: text({ enum: ['portal', 'chat', 'contact', 'email', 'office'] })
    .notNull()
    .default('portal'),
  conversationId: uuid('conversation_id'),
  needsAnswer: boolean('needs_answer').notNull().default(true),
  firstAnsweredAt: moment('first_answered_at'),
  careKind: text('care_kind'),
  careSeverity: text('care_severity', { enum: ['crisis', 'care'] }),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const ticketMessages = pgTable('ticket_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ticketId: uuid('ticket_id').notNull(),
  author: text({ enum: ['customer', 'staff', 'note'] }).notNull(),
  authorName: text('author_name').notNull().default(''),
  content: text().notNull(),
  mailId: text('mail_id'),
  createdAt: createdAt(),
});

export const ticketAttachments = pgTable('ticket_attachments', {
  id: id(),
  ticketId: uuid('ticket_id').notNull(),
  fileKey: text('file_key').notNull(),
  name: text().notNull(),
  contentType: text('content_type').notNull(),
  size: integer().notNull(),
  createdAt: createdAt(),
});

/** What a customer says of what she bought; pages read what is shown by the view of content. */
export const testimonials = pgTable('testimonials', {
  id: id(),
  orderId: uuid('order_id').notNull(),
  productId: text('product_id').notNull(),
  state: text({ enum: ['asked', 'written', 'returned', 'shown', 'declined', 'withdrawn'] })
    .notNull()
    .default('asked'),
  version: integer().notNull().default(0),
  quote: text().notNull().default(''),
  name: text().notNull().default(''),
  place: text().notNull().default(''),
  rating: smallint(),
  photoKey: text('photo_key'),
  consentText: text('consent_text'),
  consentAt: moment('consent_at'),
  shownQuote: text('shown_quote'),
  wish: text().notNull().default(''),
  askedAt: moment('asked_at').notNull(),
  writtenAt: moment('written_at'),
  shownAt: moment('shown_at'),
  updatedAt: moment('updated_at').notNull(),
});

/** Ready answers of the practice's own. */
export const savedReplies = pgTable('saved_replies', {
  id: id(),
  title: text().notNull(),
  text: text().notNull(),
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
  keyHash: text('key_hash'),
  email: text(),
  lastMessageAt: moment('last_message_at').notNull().defaultNow(),
  personSince: moment('person_since'),
  careKind: text('care_kind'),
  careSeverity: text('care_severity', { enum: ['crisis', 'care'] }),
  careLanguage: text('care_language'),
  createdAt: createdAt(),
});

/** What stood beside a message when it was shown. */
export type MessageExtras = {
  recommendations?: { service: string; reason: string; price: string; url: string }[];
  sources?: { title: string; url: string }[];
  unsure?: boolean;
};

export const chatMessages = pgTable('chat_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: uuid('conversation_id').notNull(),
  role: text({ enum: ['user', 'assistant', 'system'] }).notNull(),
  content: text().notNull(),
  staffName: text('staff_name'),
  extras: jsonb().$type<MessageExtras>(),
  timestamp: moment('timestamp').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  windowEndsAt: moment('window_ends_at').notNull(),
  hits: integer().notNull(),
});
