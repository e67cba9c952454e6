import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';

export type Subject = {
  id: string;
  /** Only an address that is proven to be hers finds rows that know nothing but the address. */
  provenEmail?: string;
};

type Rule =
  | { about: (who: Subject) => SQL; secret?: string[] }
  /** Holds nothing about customers, and why. */
  | { nobody: string };

const byUser = ({ id }: Subject) => sql`t.user_id = ${id}`;
const byEmail = ({ provenEmail }: Subject) => sql`t.email = ${provenEmail ?? null}`;
const byUserOrEmail = (who: Subject) => sql`${byUser(who)} or (t.user_id is null and ${byEmail(who)})`;
const ofOrder = (who: Subject) => sql`t.order_id in (select t.id from orders t where ${byUserOrEmail(who)})`;
const ofTicket = (who: Subject) =>
  sql`t.ticket_id in (select t.id from support_tickets t where ${tickets(who)})`;
const tickets = (who: Subject) =>
  sql`${byUser(who)} or (t.user_id is null and t.user_email = ${who.provenEmail ?? null})`;

/**
 * Every table of ours, and how the rows about one person are found in it. A test fails for a table that is missing
 * here: whoever adds one says whose rows it holds.
 */
export const tables: Record<string, Rule> = {
  'auth.users': { about: ({ id }) => sql`t.id = ${id}` },
  'auth.sign_ins': { about: byUser, secret: ['token'] },
  'auth.credentials': {
    about: byUser,
    secret: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  'auth.two_factors': { about: byUser, secret: ['secret', 'backup_codes'] },
  'auth.verifications': { nobody: 'secrets of open letters, for a day at most; gone with the account' },
  'public.profiles': { about: ({ id }) => sql`t.id = ${id}` },
  'public.account_deletions': { about: byUser, secret: ['token_hash'] },
  'public.facts': { about: byUserOrEmail },
  'public.quiz_leads': { about: byEmail },
  'public.numerology_reports': { about: byUserOrEmail },
  'public.report_requests': { about: byUser, secret: ['file_key'] },
  'public.report_people': { about: byUser },
  'public.purchases': { about: byUserOrEmail },
  'public.orders': {
    about: byUserOrEmail,
    secret: ['browser_key', 'checkout_url', 'success_url', 'cancel_url'],
  },
  'public.order_events': { about: ofOrder },
  'public.order_payments': { about: ofOrder },
  'public.subscriptions': { about: ofOrder },
  'public.month_letters': { about: ofOrder },
  'public.receipts': { about: ofOrder },
  'public.refunds': { about: ofOrder },
  'public.code_uses': { about: ofOrder },
  'public.intakes': { about: ofOrder },
  'public.fulfilments': { about: ofOrder },
  'public.fulfilment_documents': {
    about: (who) =>
      sql`t.fulfilment_id in (select f.id from fulfilments f where f.order_id in
        (select t.id from orders t where ${byUserOrEmail(who)}))`,
    secret: ['file_key'],
  },
  'public.withdrawal_requests': { about: byEmail },
  'public.sessions': { about: byUser },
  'public.session_credits': { about: byUser },
  'public.session_reminders': {
    about: ({ id }) => sql`t.session_id in (select s.id from sessions s where s.user_id = ${id})`,
  },
  'public.transformation_journey': { about: byUser },
  'public.journey_progress': {
    about: ({ id }) =>
      sql`t.milestone_id in (select m.id from transformation_journey m where m.user_id = ${id})`,
  },
  'public.course_enrolments': { about: byUser },
  'public.lesson_completions': { about: byUser },
  'public.certificates': { about: byUser },
  'public.videos': {
    about: (who) => sql`t.purchase_id in (select t.id from purchases t where ${byUserOrEmail(who)})`,
    secret: ['file_key', 'captions_key'],
  },
  'public.video_positions': { about: byUser },
  'public.support_tickets': { about: tickets },
  // What staff note down among themselves is theirs.
  'public.ticket_messages': { about: (who) => sql`${ofTicket(who)} and t.author <> 'note'` },
  'public.ticket_attachments': { about: ofTicket, secret: ['file_key'] },
  'public.chat_conversations': { about: byUserOrEmail, secret: ['key_hash', 'session_id'] },
  'public.chat_messages': {
    about: (who) =>
      sql`t.conversation_id in (select t.id from chat_conversations t where ${byUserOrEmail(who)})`,
  },
  'public.email_sequences': { about: byEmail },
  'public.email_events': {
    about: (who) => sql`t.sequence_id in (select t.id from email_sequences t where ${byEmail(who)})`,
  },
  'public.abandoned_carts': { about: byEmail },
  'public.consents': { about: byEmail },
  // Letters hold links that open things; that they were sent is told, what they said is in her mailbox.
  'public.mails': {
    about: ({ id, provenEmail }) => sql`t.to_address = ${provenEmail ?? null} or (t.user_id = ${id} and
      t.to_address = (select u.email from auth.users u where u.id = ${id}))`,
    secret: ['props', 'html', 'text', 'attachments', 'message_id'],
  },
  'public.discount_codes': { about: byEmail },
  'public.customers': {
    about: (who) => sql`${byUser(who)} or ${byEmail(who)} or t.merged_into in
      (select c.id from customers c where c.user_id = ${who.id})`,
  },
  'public.staff_actions': {
    about: ({ id, provenEmail }) =>
      sql`t.subject_id = ${id} or strpos(t.subject_label || coalesce(t.before::text, '') ||
        coalesce(t.after::text, ''), ${provenEmail ?? id}) > 0`,
    secret: ['actor_id', 'actor_name'],
  },
  'public.staff_invitations': { about: byEmail, secret: ['key_hash', 'invited_by'] },
  'public.customer_notes': { nobody: 'what staff note down among themselves; gone with the customer' },
  'public.suppressions': { nobody: 'keyed hashes of addresses that must not be written to: kept for good' },
  'public.marketing_pace': { nobody: 'keyed hashes of addresses; gone with the account' },
  'public.video_uploads': { nobody: 'recordings on their way from staff' },
  'public.content_versions': { nobody: 'texts of the house' },
  'public.content_edition': { nobody: 'a counter' },
  'public.visit_counts': { nobody: 'counts without anybody' },
  'public.files_to_remove': { nobody: 'keys of files that are on their way out, made of ids alone' },
  'public.backups': { nobody: 'where backups lie' },
  'public.payment_notices': { nobody: 'ids of the payment provider' },
  'public.provider_reads': { nobody: 'numbers of readings' },
  'public.receipt_series': { nobody: 'counters' },
  'public.rate_limits': { nobody: 'counters, for minutes' },
  'public.schema_migrations': { nobody: 'the history of the tables' },
  'public.settings': { nobody: 'settings of the house' },
  'public.practice_hours': { nobody: 'hours of the practice' },
  'public.blocked_dates': { nobody: 'days the practice is closed' },
};

/** The rows about a person in one table, without what would open doors. */
export async function readRowsAbout(db: Db, table: string, who: Subject): Promise<object[]> {
  const rule = tables[table];
  if (!rule || !('about' in rule)) return [];
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${rule.about(who)}`,
  );
  return rows.map(({ row }) => {
    for (const column of rule.secret ?? []) delete row[column];
    return row;
  });
}

/** What of hers lies with the files service and is not reached through a page of its own. */
export async function listFilesAbout(db: Db, who: Subject): Promise<{ key: string; name: string }[]> {
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    select t.file_key as key, 'attachments/' || t.id || '-' || t.name as name
      from ticket_attachments t where ${ofTicket(who)}
    union all
    select v.file_key, 'videos/' || v.id || '-' || v.title || '.' || split_part(v.file_key, '.', 2)
      from videos v join purchases t on t.id = v.purchase_id
      where v.file_key is not null and v.released_at is not null and (${byUserOrEmail(who)})`);
  return rows;
}
