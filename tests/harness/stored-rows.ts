import type pg from 'pg';
import { writtenBrand } from '../../content/site.ts';
import { writtenOf } from '../../domain/content/read-content.ts';

/** What the demo's people have left empty, so that no table is. */
const ROWS_OF_EMPTY_TABLES = `
  insert into blocked_dates (date, reason) values (current_date + 9, 'x');
  insert into certificates (user_id, course, course_title, full_name)
    select id, 'numerology-101', 'x', 'x' from auth.users where email = 'member@demo.local';
  insert into lesson_questions (user_id, course, lesson, question, asked_at, answer, answered_at, shown)
    select id, 'numerology-101', 'meet-the-nine', 'x', now(), 'x', now(), true from auth.users where email = 'member@demo.local';
  insert into lesson_quizzes (user_id, course, lesson, ticked, taken_at)
    select id, 'numerology-101', 'meet-the-nine', '{"q": ["a"]}', now() from auth.users where email = 'member@demo.local';
  insert into contact_notes (contact_id, author_name, text, created_at) select id, 'x', 'x', now() from contacts;
  insert into day_answers (user_id, day, answer, written_at)
    select id, current_date, 'x', now() from auth.users where email = 'member@demo.local';
  insert into reading_marks (fulfilment_id, chapter, sentence, kind, note, marked_at)
    select fulfilment_id, 'x', 'x', 'me', 'x', now() from fulfilment_documents where version = 1;
  insert into sent_cards (token, fulfilment_id, place, number, sentence, made_at)
    select 'a-token-that-nobody-guesses', fulfilment_id, 'x', 7, 'x', now() from fulfilment_documents where version = 1 limit 1;
  insert into year_letters (order_id, year, sent_at) select order_id, 2020, now() from subscriptions;
  insert into ticket_attachments (ticket_id, file_key, name, content_type, size)
    select id, 'tickets/' || id || '.txt', 'x', 'text/plain', 9 from support_tickets;
  insert into ticket_messages (ticket_id, author, content)
    select id, author, 'x' from support_tickets, unnest(array['customer', 'staff', 'note']) author;
  insert into price_changes (product_id, period, new_cents, applies_from, announced_at)
    values ('membership', 'year', 24000, now() + interval '40 days', now());
  insert into price_notices (change_id, order_id, old_cents, new_cents, told_at, applies_at)
    select c.id, s.order_id, 1900, 24000, now(), now() + interval '40 days' from price_changes c, subscriptions s;
  insert into membership_cancellations (submission, reference, name, email, order_number, reason, requested_at)
    values (gen_random_uuid(), 'C-1', 'x', 'ines@example.com', 'AN-0000-0000', 'x', now());
  insert into withdrawal_requests (submission, reference, name, email, order_number, requested_at)
    values (gen_random_uuid(), 'W-1', 'x', 'ines@example.com', 'AN-0000-0000', now());
  insert into staff_invitations (email, role, key_hash, created_at, expires_at)
    values ('ida@example.com', 'staff', 'x', now(), now() + interval '1 day');
  insert into files_to_remove (key, reason, last_error, since, tries, next_try_at)
    values ('videos/gone.webm', 'x', 'x', now(), 1, now() + interval '1 day');
  insert into provider_outages (provider, last_error, began_at, last_failed_at)
    select provider, 'x', now(), now() from unnest(array['payments', 'mail', 'files']) provider;
  insert into video_uploads (video_id, actor_id, name, content_type, size, created_at, updated_at)
    select v.id, u.id, 'x', 'video/webm', 9, now(), now() from videos v, auth.users u where u.role = 'owner';
  update intakes set answers = answers || '{"questions": "A question", "called": "A Name"}', partner_answers = '{"fullName": "A Name"}';
  insert into mails (to_address, template, props, message_id, state, next_try_at)
    values ('ines@example.com', 'custom', '{"subject": "A word", "html": "<p>A word</p>"}', '<1@x>', 'sent', null),
      ('owner@demo.local', 'owner-notice', '{"title": "A word", "text": "A word", "url": "/x"}', '<2@x>', 'sent', null);
  insert into fulfilments (order_id, position, kind, delivery, stage, delivered_at)
    select id, 20, 'text', '{"kind": "text", "title": "A word"}', 'delivered', now() from orders
      where email = 'member@demo.local' and state = 'paid' order by created_at limit 1;
  insert into written_texts (fulfilment_id, draft, sent, sent_at, updated_at)
    select id, 'x', 'x', now(), now() from fulfilments where kind = 'text';
  update fulfilments set edits = '{"how-to-read.1": "A word"}', note = 'x';
  update report_requests set status = 'failed', error = 'x', work_at = null
    where id = (select id from report_requests order by created_at limit 1);
  insert into former_addresses (email, user_id, proven_at)
    select 'was-' || email, id, now() from auth.users where email = 'member@demo.local';
  insert into quiz_leads (name, email, birth_date, life_path, expression, soul_urge, edited_spelling, offer_ends_at)
    values ('x', 'member@demo.local', '1990-01-01', 3, 3, 3, 'x', now());
  update purchases set download_url = '/portal/orders', access_url = null
    where id = (select purchases.id from purchases join auth.users on users.id = user_id where users.email = 'member@demo.local' limit 1);
  insert into staff_actions (at, actor_name, actor_role, action, subject_kind, subject_id, before, after)
    values (now(), 'x', 'owner', 'settings.brand_changed', 'settings', 'brand', '{"brand": "A word"}', '{"brand": "Another"}');
`;

/** What the owner wrote for many people, and whom she brought with her. */
const LETTERS_TO_MANY = `
  insert into segments (name, rules, created_at, updated_at) values ('x',
    '{"match": "all", "groups": [{"match": "all", "conditions": [{"of": "tag", "tag": "A word"}]}]}', now(), now());
  insert into broadcasts (subject, body, state, per_hour, segment_id, rules, created_at, updated_at)
    select 'x', 'x', state, 60, segments.id, rules, now(), now() from segments, unnest(array['draft', 'sent']) state;
  insert into broadcast_events (broadcast_id, kind, email, what, at)
    select id, 'clicked', 'member@demo.local', '/x', now() from broadcasts;
  update contacts set tags = '{x}';
  insert into automations (name, state, draft, version, trigger_kind, created_at, updated_at) values ('x', 'closed',
    '{"trigger": {"on": "tag", "tag": "A word"}, "again": false, "steps": [{"do": "notice", "text": "A word"}]}', 1, 'tag', now(), now());
  insert into automation_versions (automation_id, version, plan, put_at) select id, 1, draft, now() from automations;
  insert into campaign_runs (automation_id, version, email, started_at)
    select id, 1, 'member@demo.local', now() from automations;
  insert into people_imports (file_name, state, header, terms, lines, next_line, created_at)
    select 'x', state, '{Email,Name}', '{"columns": {"email": 0}, "tags": ["A word"], "consent": {"source": "A fair"}}', 1, 1, now()
    from unnest(array['matching', 'done']) state;
  insert into people_import_lines (import_id, line, cells, email, verdict)
    select id, 1, '{x,x}', 'ines@example.com', 'added' from people_imports;
`;

/** Sessions of somebody without an account, and calendars that live elsewhere. */
const GUESTS_AND_CALENDARS = `
  insert into sessions (guest_email, guest_name, session_type, scheduled_date, ends_at, payment_state, price_cents, pay_by, notes)
    select 'gast@example.com', 'x', name, now() + interval '2 days', now() + interval '2 days 1 hour', 'to_be_paid', 9900,
      now() + interval '1 day', 'x' from session_types order by position limit 1;
  insert into session_credits (guest_email, session_type, source, ordinal)
    select 'gast@example.com', name, 'order:x', 1 from session_types order by position limit 1;
  insert into outside_calendars (name, url, etag, next_at) values ('x', 'https://calendar.example/1.ics', 'x', now() + interval '9 days');
`;

/** A workshop ahead, with a guest on a seat, one who waits, and a member. */
const EVENTS = `
  insert into events (slug, title, description, starts_at, ends_at, price_cents, seats, meeting_link, is_public) values
    ('an-evening', 'x', 'x', now() + interval '9 days', now() + interval '9 days 1 hour', 2500, 3, 'https://meet.example/x', true);
  insert into seats (event_id, guest_email, guest_name, state, number, zone)
    select id, state || '@example.com', 'x', state, case state when 'taken' then 1 end, 'UTC'
    from events, unnest(array['taken', 'waiting']) state where slug = 'an-evening';
  insert into seats (event_id, user_id, state, number)
    select events.id, users.id, 'taken', 2 from events, auth.users where slug = 'an-evening' and users.email = 'member@demo.local';
`;

/** Programs of hers, and browsers that she is told in. */
const PROGRAMS_AND_NOTICES = `
  insert into api_keys (name, key_hash, ends_with, scopes, made_by, created_at)
    select 'x', 'x', 'x', '{people:read}', id, now() from auth.users where role = 'owner';
  insert into backups (made_at, file_key, bytes, rows, key_mark, places, problem, tried_at, trial_problem)
    values (now(), 'x', 9, 9, 'x', '{x}', 'x', now(), 'x');
  insert into pictures (name, kind, width, height, alt, made_at) values (md5('x'), 'jpg', 9, 9, 'x', now());
  insert into media_uploads (kind, name, alt, size, created_at, updated_at) values ('file', 'x', 'x', 9, now(), now());
  insert into webhooks (url, secret, facts, created_at) values ('https://programs.example/told', 'x', '{order_paid}', now());
  insert into webhook_deliveries (webhook_id, fact, email, body, state, answer, created_at)
    select id, 'x', 'member@demo.local', 'x', 'failed', 'x', now() from webhooks;
  insert into push_subscriptions (user_id, endpoint, p256dh, auth, device, created_at)
    select id, 'https://push.example/' || id, 'x', 'x', 'x', now() from auth.users where role = 'owner';
  insert into pushes (subscription_id, title, body, path, tag, next_try_at, until)
    select id, 'x', 'x', '/x', 'x', now() + interval '9 days', now() + interval '10 days' from push_subscriptions;
  insert into notices (kind, key, title, text, path, created_at) values ('order', 'x', 'x', 'x', '/x', now());
`;

/** Some texts of each kind, which the office is to have changed. */
export const writtenContent: { kind: string; key: string; body: unknown }[] = [
  ...(['product', 'testimonial', 'question', 'article', 'meaning'] as const).flatMap((kind) =>
    writtenOf(kind)
      .slice(0, 3)
      .map(({ key, body }) => ({ kind, key, body })),
  ),
  ...['order-paid', 'welcome'].map((key) => ({
    kind: 'letter',
    key,
    body: { subject: 'A word', preview: 'A word' },
  })),
];

async function writeContent(client: pg.Client): Promise<void> {
  for (const { kind, key, body } of writtenContent) {
    await client.query(
      `insert into content_versions (kind, key, body, state, publish_at) values ($1, $2, $3, 'published', now())`,
      [kind, key, JSON.stringify(body)],
    );
  }
  await client.query(`insert into settings (key, value) values ('brand', $1)`, [
    JSON.stringify(writtenBrand),
  ]);
}

/** Rows in every table that holds words, beside those of the demo's people. */
export async function writeSampleRows(client: pg.Client): Promise<void> {
  await client.query(ROWS_OF_EMPTY_TABLES);
  for (const rows of [LETTERS_TO_MANY, GUESTS_AND_CALENDARS, EVENTS, PROGRAMS_AND_NOTICES])
    await client.query(rows);
  await writeContent(client);
}
