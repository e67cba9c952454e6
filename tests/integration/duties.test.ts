import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { suppressionKey } from '../../domain/mail/index.ts';
import { readToday } from '../../domain/office/index.ts';
import { jobList } from '../../server/jobs.ts';
import { keysOf } from '../../shared/records.ts';
import { type Planting, type Plants, plantFailures } from '../harness/plant-failures.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
let garden: Planting;
let ownerId: string;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  // Some days after the tables were made: the backup of the night is due.
  house = await startTestServices({}, new TestClock(new Date(Date.now() + 3 * DAY_MS)));
  garden = plantFailures(house);
  ownerId = await createProvenAccount(garden.services, {
    email: 'olga@example.test',
    name: 'Olga Owner',
    password: randomUUID(),
    role: 'owner',
  });
});
afterAll(() => house?.stop());

/** Every job has a line: the compiler asks for it. */
function plants(): Plants {
  const { id, rows, ago, days, member, order, subscription, two, prunes, service, refuse, isSo } = garden;
  const now = () => house.clock.now();
  let slot = 20;
  const session = (who: 'good' | 'bad', word: string, also = 'notes', value: unknown = null) =>
    id(
      `insert into sessions (guest_email, guest_name, session_type, scheduled_date, ends_at, payment_state, price_cents, ${also})
       values ($1, 'Maya', '1:1 Live Session (60 min)', $2::timestamptz, $2::timestamptz + interval '30 minutes', 'to_be_paid', 9500, $3)`,
      [`${word}-${who}@example.test`, new Date(now().getTime() + slot++ * 3_600_000), value],
    );
  const dispute = async (who: 'good' | 'bad', word: string, also: Record<string, Date | string>) => {
    const orderId = await order(who, `${word}-dispute`);
    const paymentId = await id(
      `insert into order_payments (order_id, payment_id, amount_cents, method, arrived_at) values ($1, $2, 5900, 'card', $3)`,
      [orderId, `pi_${word}_${who}`, ago(9)],
    );
    const names = Object.keys(also);
    return id(
      `insert into disputes (provider_id, order_id, order_payment_id, amount_cents, reason, state, is_inquiry, opened_at, ${names.join(', ')})
       values ($1, $2, $3, 5900, 'general', 'needs_answer', false, $4, ${names.map((_, at) => `$${at + 5}`).join(', ')})`,
      [`dp_${word}_${who}`, orderId, paymentId, ago(9), ...Object.values(also)],
    );
  };
  const plan = { trigger: { on: 'quiz' }, again: false, steps: [{ do: 'wait', days: 30 }] };
  return {
    'remind-of-sessions': two(
      async (who) => {
        const sessionId = await session(who, 'remind');
        await rows(
          `insert into session_reminders (session_id, kind, version, due_at) values ($1, 'day_before', 0, $2)`,
          [sessionId, ago(1)],
        );
        return sessionId;
      },
      {
        table: 'session_reminders',
        done: `exists (select from session_reminders where session_id = $1 and state <> 'due')`,
      },
      'session_id',
    ),
    'read-calendars': two(
      async (who) => {
        const url = `https://calendar.example/${who}.ics`;
        await rows(`insert into outside_calendars (name, url, next_at) values ($1, $2, $3)`, [
          who,
          url,
          ago(1),
        ]);
        return url;
      },
      { done: `exists (select from outside_calendars where url = $1 and read_at is not null)` },
    ),
    'release-unpaid': two((who) => session(who, `unpaid${who}`, 'pay_by', ago(1)), {
      table: 'sessions',
      when: `new.status <> old.status`,
      done: `exists (select from sessions where id = $1 and status = 'cancelled')`,
    }),
    'event-duties': two(
      async (who) => {
        const eventId = await id(
          `insert into events (slug, title, description, starts_at, ends_at, price_cents, seats, meeting_link)
           values ($1, 'An evening', 'x', $2::timestamptz, $2::timestamptz + interval '1 hour', 1000, 5, 'https://meet.example/x')`,
          [`evening-${who}`, new Date(now().getTime() + 9 * DAY_MS)],
        );
        return id(
          `insert into seats (event_id, guest_email, guest_name, state, number, keep_until) values ($1, $2, 'Maya', 'held', 1, $3)`,
          [eventId, `seat-${who}@example.test`, ago(1)],
        );
      },
      { table: 'seats', done: `exists (select from seats where id = $1 and state = 'gone')` },
    ),
    'send-mails': two(
      (who) =>
        id(
          `insert into mails (to_address, template, props, message_id, next_try_at)
           values ($1, 'owner-notice', '{"title": "Hello", "text": "x", "url": "https://x.test"}', $2, $3)`,
          [`letter-${who}@example.test`, `<${randomUUID()}@x.test>`, ago(1)],
        ),
      { table: 'mails', done: `exists (select from mails where id = $1 and state = 'sent')` },
    ),
    'send-pushes': two(
      async (who) => {
        const endpoint = `https://push.example/${who}`;
        const subscriptionId = await id(
          `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at) values ($1, $2, 'k', 'a', $3)`,
          [await member(who, 'push'), endpoint, ago(1)],
        );
        await rows(
          `insert into pushes (subscription_id, title, body, path, tag, next_try_at, until) values ($1, 't', 'b', '/', 'x', $2, $3)`,
          [subscriptionId, ago(1), new Date(now().getTime() + 9 * DAY_MS)],
        );
        return endpoint;
      },
      { done: 'called' },
    ),
    'post-facts': two(
      async (who) => {
        const webhookId = await id(
          `insert into webhooks (url, secret, facts, created_at) values ($1, 's', '{tag-added}', $2)`,
          [`https://programs.example/${who}`, ago(1)],
        );
        return id(
          `insert into webhook_deliveries (webhook_id, fact, email, body, created_at, next_try_at)
           values ($1, 'tag-added', 'x@example.test', '{}', $2, $2)`,
          [webhookId, ago(1)],
        );
      },
      {
        table: 'webhook_deliveries',
        when: `new.state <> old.state`,
        done: `exists (select from webhook_deliveries where id = $1 and state = 'delivered')`,
      },
    ),
    'push-mornings': two(
      async (who) => {
        const userId = await member(who, 'morning');
        await rows(
          `insert into morning_wishes (user_id, hour, zone, next_at) values ($1, 7, 'Europe/Lisbon', $2)`,
          [userId, ago(1)],
        );
        return userId;
      },
      {
        table: 'morning_wishes',
        done: `exists (select from morning_wishes where user_id = $1 and next_at = date_trunc('hour', next_at))`,
      },
      'user_id',
    ),
    'tell-owner': two(
      async (who) => {
        await rows(
          `insert into notices (kind, key, title, text, path, created_at, ${who === 'good' ? 'push_at' : 'mail_at'})
           values ('order', $1, 't', 't', '/', $2, $2)`,
          [`held-${who}`, ago(1)],
        );
        return `held-${who}`;
      },
      {
        table: 'notices',
        done: `exists (select from notices where key = $1 and mail_at is null and push_at is null)`,
      },
      'key',
    ),
    'send-broadcasts': two(
      async (who) =>
        id(
          `insert into broadcasts (subject, body, state, per_hour, send_at, created_at, updated_at)
           values ($1, 'Dear reader', 'scheduled', 600, $2, $2, $2)`,
          [who, ago(1)],
        ),
      { table: 'broadcasts', done: `exists (select from broadcasts where id = $1 and state = 'sent')` },
    ),
    'run-automations': two(
      async (who) => {
        const automationId = await id(
          `insert into automations (name, state, draft, version, trigger_kind, created_at, updated_at)
           values ($1, 'running', $2, 1, 'quiz', $3, $3)`,
          [who, JSON.stringify(plan), ago(1)],
        );
        await rows(`insert into automation_versions values ($1, 1, $2, $3)`, [
          automationId,
          JSON.stringify(plan),
          ago(1),
        ]);
        await rows(
          `insert into contacts (email, name, came_by, topics, last_seen_at, created_at) values ($1, 'R', 'quiz', '{marketing}', $2, $2)`,
          [`run-${who}@example.test`, ago(1)],
        );
        return id(
          `insert into campaign_runs (automation_id, version, email, due_at, started_at) values ($1, 1, $2, $3, $3)`,
          [automationId, `run-${who}@example.test`, ago(1)],
        );
      },
      { table: 'campaign_runs', done: `exists (select from campaign_runs where id = $1 and step = 1)` },
    ),
    'remove-files': two(
      async (who) => {
        const key = `attachments/${who}.txt`;
        await rows(`insert into files_to_remove (key, reason, since, next_try_at) values ($1, 'x', $2, $2)`, [
          key,
          ago(1),
        ]);
        return key;
      },
      { done: `not exists (select from files_to_remove where key = $1)` },
    ),
    'back-up': service('backup'),
    'try-backup': {
      async set() {
        await rows(
          `insert into backups (made_at, file_key, bytes, rows, is_nightly) values ($1, '2020-01-01-00-00-00', 1, 1, true)`,
          [days(2)],
        );
        await refuse('backups', 'update', 'new.tried_at is not null');
      },
      isDone: async (who) =>
        who === 'good' || isSo(`exists (select from backups where tried_at is not null)`),
    },
    'check-providers': two(
      async (who) =>
        id(
          `insert into provider_outages (provider, last_error, began_at, last_failed_at) values ($1, 'x', $2, $2)`,
          [who === 'good' ? 'payments' : 'files', ago(1)],
        ),
      {
        table: 'provider_outages',
        done: `exists (select from provider_outages where id = $1 and over_at is not null)`,
      },
    ),
    'settle-payments': two(
      async (who) => {
        const checkoutId = `cs_notice_${who}`;
        await rows(
          `insert into payment_notices (id, type, subject_kind, subject_id, received_at, next_try_at)
           values ($1, 'checkout.session.completed', 'checkout', $1, $2, $2)`,
          [checkoutId, ago(1)],
        );
        return checkoutId;
      },
      { done: `exists (select from payment_notices where id = $1 and outcome is not null)` },
    ),
    'check-orders': two((who) => order(who, 'check', { state: 'open', paid_at: null, look_at: ago(1) }), {
      table: 'orders',
      when: `new.state <> old.state`,
      done: `exists (select from orders where id = $1 and state = 'expired')`,
    }),
    'check-memberships': two(
      async (who) => {
        await subscription(who, 'member', `look_at = now()`);
        return `sub_member_${who}`;
      },
      { done: 'called' },
    ),
    fulfil: two(
      async (who) =>
        id(
          `insert into fulfilments (order_id, position, kind, delivery, stage, due_at)
           values ($1, 0, 'video', '{"kind": "video", "minutes": 45}', 'recording', $2)`,
          [await order(who, 'fulfil'), ago(1)],
        ),
      {
        table: 'fulfilments',
        done: `exists (select from fulfilments where id = $1 and breached_at is not null)`,
      },
    ),
    'make-reports': two(
      async (who) =>
        id(
          `insert into report_requests (user_id, status, full_name, birth_date, work_at)
           values ($1, 'queued', 'Maya Moon', '1990-07-14', $2)`,
          [await member(who, 'report'), ago(1)],
        ),
      { done: `exists (select from report_requests where id = $1 and status = 'completed')` },
    ),
    'refresh-places': two(
      (who) =>
        id(
          `insert into opening_requests (product_id, email, consent_text, asked_at) values ('report', $1, '', $2)`,
          [`opening-${who}@example.com`, ago(1)],
        ),
      {
        table: 'opening_requests',
        on: 'delete',
        done: `not exists (select from opening_requests where id = $1)`,
      },
    ),
    'send-gifts': two(
      async (who) =>
        id(
          `insert into gifts (code_hash, product_name, value_cents, giver_name, giver_email, receiver_name, receiver_email,
             state, order_id, send_at, paid_at, expires_at)
           values ($1, '€20 of your choice', 2000, 'Jonas', 'jonas@example.com', 'Maya', $2, 'open', $3, $4, $4, '2040-01-01')`,
          [`gift ${who}`, `gift-${who}@example.com`, await order(who, 'gift'), ago(1)],
        ),
      { table: 'gifts', done: `exists (select from gifts where id = $1 and sent_at is not null)` },
    ),
    'reconcile-payments': two(
      (who) =>
        id(
          `insert into payouts (id, amount_cents, currency, status, created_at, arrives_on, parts)
           values ($1, 5900, 'eur', 'paid', $2::timestamptz, $2::timestamptz::date, 'ready')`,
          [`po_${who}`, ago(1)],
        ),
      { table: 'payouts', done: `exists (select from payouts where id = $1 and parts = 'read')` },
    ),
    // Refused by the provider, which knows neither of them: then nothing is left to send.
    'answer-disputes': two(
      (who) => dispute(who, 'answer', { wish: 'accept', wished_at: ago(1), work_at: ago(1) }),
      {
        table: 'disputes',
        when: `new.work_at is null`,
        done: `exists (select from disputes where id = $1 and work_at is null)`,
      },
    ),
    'watch-disputes': two(
      (who) => dispute(who, 'watch', { due_at: new Date(now().getTime() + 40 * 3_600_000) }),
      {
        table: 'disputes',
        done: `exists (select from disputes where id = $1 and reminded_at is not null)`,
      },
    ),
    'make-refunds': two(
      async (who) => {
        const orderId = await order(who, 'refund');
        const paymentId = await id(
          `insert into order_payments (order_id, payment_id, amount_cents, method, arrived_at) values ($1, $2, 5900, 'card', $3)`,
          [orderId, `pi_${who}`, ago(1)],
        );
        return id(
          `insert into refunds (order_id, order_payment_id, amount_cents, source, state, requested_at, decided_at, work_at)
           values ($1, $2, 5900, 'staff', 'approved', $3, $3, $3)`,
          [orderId, paymentId, ago(1)],
        );
      },
      { done: 'called' },
    ),
    'import-people': two(
      (who) =>
        id(
          `insert into people_imports (file_name, state, header, terms, lines, created_at)
           values ($1, 'checking', '{email}', '{"columns": {"email": 0}}', 0, $2)`,
          [`${who}.csv`, ago(1)],
        ),
      {
        table: 'people_imports',
        done: `exists (select from people_imports where id = $1 and state = 'checked')`,
      },
    ),
    'run-sandbox': service('sandbox'),
    'end-memberships': two(
      (who) => subscription(who, 'ends', `benefits, paid_until = true, now()`),
      {
        table: 'subscriptions',
        done: `exists (select from subscriptions where order_id = $1 and not benefits)`,
      },
      'order_id',
    ),
    'ask-for-testimonials': two(
      async (who) => {
        const orderId = await order(who, 'says');
        await rows(
          `insert into fulfilments (order_id, position, kind, delivery, stage, delivered_at)
           values ($1, 0, 'document', '{"kind": "document"}', 'delivered', $2)`,
          [orderId, days(10)],
        );
        await rows(
          `insert into contacts (email, came_by, topics, last_seen_at, created_at) values ($1, 'order', '{marketing}', $2, $2)
             on conflict (email) do update set topics = excluded.topics`,
          [`says-${who}@example.test`, days(10)],
        );
        await rows(
          `insert into settings (key, value) values ('testimonials', '{"isOn": true, "days": 7}') on conflict do nothing`,
        );
        return orderId;
      },
      {
        table: 'testimonials',
        on: 'insert',
        done: `exists (select from testimonials where order_id = $1)`,
      },
      'order_id',
    ),
    'give-referral-credits': two(
      async (who) => {
        const [ownerId, orderId] = [await member(who, 'recommends'), await order(who, 'by-a-link')];
        return id(
          `insert into referrals (owner_id, order_id, credit_cents, due_at) values ($1, $2, 1000, $3)`,
          [ownerId, orderId, ago(1)],
        );
      },
      { table: 'referrals', done: `exists (select from referrals where id = $1 and state <> 'waiting')` },
    ),
    'write-month-letters': two(
      async (who) => {
        const orderId = await subscription(who, 'month', `benefits = true`);
        await rows(
          `insert into intakes (order_id, kind, answers, submitted_at, completed_at, created_at, updated_at)
           values ($1, 'person', '{"fullName": "Maya Moon", "birthDate": "1990-07-14"}', $2, $2, $2, $2)`,
          [orderId, ago(1)],
        );
        return orderId;
      },
      {
        table: 'month_letters',
        on: 'insert',
        done: `exists (select from month_letters where order_id = $1)`,
      },
      'order_id',
    ),
    'delete-accounts': two(
      async (who) => {
        const userId = await member(who, 'leaves');
        await rows(
          `insert into account_deletions (user_id, token_hash, requested_at, expires_at, confirmed_at, due_at)
           values ($1, $2, $3, $3, $3, $3)`,
          [userId, who, ago(1)],
        );
        return userId;
      },
      { table: 'auth.users', on: 'delete', done: `not exists (select from auth.users where id = $1)` },
    ),
    'erase-again': two(
      async (who) => {
        const email = `comes-back-${who}@example.test`;
        await id(
          `insert into quiz_leads (name, email, birth_date, life_path, expression, soul_urge) values ('Maya', $1, '1990-01-01', 1, 2, 3)`,
          [email],
        );
        const key = suppressionKey(house.services.config, email);
        await rows(
          `insert into erased_addresses (address_key, erased_at, erase_again) values ($1, $2, true)`,
          [key, ago(1)],
        );
        return key;
      },
      {
        table: 'erased_addresses',
        done: `exists (select from erased_addresses where address_key = $1 and not erase_again)`,
      },
      'address_key',
    ),
    'count-most-ordered': {
      async set() {
        for (const who of ['a', 'b', 'c', 'd', 'e']) await order('good', `most${who}`);
        await refuse('settings', 'insert', `new.key = 'truth'`);
      },
      isDone: async (who) => who === 'good' || isSo(`exists (select from settings where key = 'truth')`),
    },
    'prune-chats': prunes(
      'chat_conversations',
      `insert into chat_conversations (session_id, last_message_at) values ('x', $1)`,
      [days(90)],
    ),
    'prune-drafts': prunes(
      'office_drafts',
      `insert into office_drafts (user_id, subject, fields, updated_at) values ($1, 'page:x', '{}', $2)`,
      [ownerId, days(90)],
    ),
    'prune-facts': {
      async set() {
        await rows(
          `insert into facts (type, email, detail, at) values ('tag-added', 'old@example.test', '{}', $1)`,
          [days(2000)],
        );
        await refuse('facts', 'delete', `old.email = 'old@example.test'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from facts where email = 'old@example.test')`)),
    },
    'prune-failures': {
      async set() {
        await rows(
          `insert into failing_work (duty, subject, message, first_at, last_at, next_try_at) values ('gone', 'x', 'x', $1, $1, $1)`,
          [days(9)],
        );
        await refuse('failing_work', 'delete', `old.duty = 'gone'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from failing_work where duty = 'gone')`)),
    },
    'prune-gifts': {
      async set() {
        await rows(
          `insert into gifts (code_hash, product_name, value_cents, giver_name, giver_email, receiver_name, created_at)
           values ('old', 'x', 2000, 'Jonas', 'jonas@example.com', 'Maya', $1)`,
          [days(40)],
        );
        await refuse('gifts', 'delete', `old.code_hash = 'old'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from gifts where code_hash = 'old')`)),
    },
    'prune-imports': {
      async set() {
        await rows(
          `insert into people_imports (file_name, state, header, lines, created_at) values ('old.csv', 'checked', '{email}', 0, $1)`,
          [days(30)],
        );
        await refuse('people_imports', 'delete', `old.file_name = 'old.csv'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from people_imports where file_name = 'old.csv')`)),
    },
    'prune-limits': {
      async set() {
        await rows(`insert into rate_limits (key, hits, window_ends_at) values ('old', 1, $1)`, [days(9)]);
        await refuse('rate_limits', 'delete', `old.key = 'old'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from rate_limits where key = 'old')`)),
    },
    'prune-lost-files': service('list:attachments/'),
    'prune-mails': {
      async set() {
        await rows(
          `insert into mails (to_address, template, props, message_id, state, created_at, html)
           values ('old@example.test', 'owner-notice', '{"title": "x"}', '<old@x.test>', 'sent', $1, '<p>x</p>')`,
          [days(500)],
        );
        await refuse('mails', 'update', `new.emptied_at is not null`);
      },
      isDone: async (who) =>
        who === 'good' ||
        isSo(
          `exists (select from mails where message_id = '<old@x.test>' and html is null and props = '{}')`,
        ),
    },
    'prune-notices': {
      async set() {
        await rows(
          `insert into notices (kind, key, title, text, path, created_at) values ('order', 'old', 't', 't', '/', $1)`,
          [days(90)],
        );
        await refuse('notices', 'delete', `old.key = 'old'`);
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from notices where key = 'old')`)),
    },
    'prune-payment-notices': {
      async set() {
        await rows(
          `insert into payment_notices (id, type, received_at, outcome, handled_at) values ('old', 'x', $1, 'ignored', $1)`,
          [days(200)],
        );
        await refuse('payment_notices', 'delete', 'true');
      },
      isDone: async (who) =>
        who === 'good' || !(await isSo(`exists (select from payment_notices where id = 'old')`)),
    },
    'prune-pictures': prunes(
      'media_uploads',
      `insert into media_uploads (kind, name, size, created_at, updated_at) values ('file', 'a.pdf', 10, $1, $1)`,
      [days(30)],
    ),
    'prune-recordings': {
      async set() {
        const purchaseId = await id(
          `insert into purchases (email, product_type, product_name, order_id) values ('v@example.test', 'video', 'V', $1)`,
          [await order('good', 'video')],
        );
        const videoId = await id(
          `insert into videos (purchase_id, title, planned_minutes) values ($1, 'V', 45)`,
          [purchaseId],
        );
        await rows(
          `insert into video_uploads (video_id, actor_id, name, content_type, size, created_at, updated_at)
           values ($1, $2, 'x', 'video/webm', 9, $3, $3)`,
          [videoId, ownerId, days(30)],
        );
        await refuse('video_uploads', 'delete', 'true');
      },
      isDone: async (who) => who === 'good' || !(await isSo(`exists (select from video_uploads)`)),
    },
    'prune-sign-ins': prunes(
      'auth.sign_ins',
      `insert into auth.sign_ins (user_id, token, expires_at, ip_address) values ($1, 'old', $2, '203.0.113.9')`,
      [ownerId, days(30)],
    ),
    'prune-webhooks': {
      async set() {
        await rows(
          `insert into webhook_deliveries (webhook_id, fact, email, body, state, created_at)
           select id, 'tag-added', 'old@example.test', '{}', 'delivered', $1 from webhooks limit 1`,
          [days(90)],
        );
        await refuse('webhook_deliveries', 'delete', `old.email = 'old@example.test'`);
      },
      isDone: async (who) =>
        who === 'good' ||
        !(await isSo(`exists (select from webhook_deliveries where email = 'old@example.test')`)),
    },
  };
}

test('a planted failure in every duty: all others are done, she is told once of each, and it is done when it can be', async () => {
  const all = plants();
  const jobs = jobList(garden.services);
  const names = keysOf(jobs);
  expect(keysOf(all).sort()).toEqual([...names].sort());
  const unset: string[] = [];
  for (const name of names) await all[name].set().catch((error) => unset.push(`${name}: ${error.message}`));
  expect(unset).toEqual([]);
  // Each by itself, as the queue runs them: one that fails as a whole is tried again, and is nobody else's business.
  const round = async () => {
    for (const name of names) await jobs[name].run({}).catch(() => {});
  };
  for (const minutes of [0, 11, 52, 63]) {
    house.clock.advance({ minutes });
    await round();
  }
  const done = async (who: 'good' | 'bad') => {
    const left: string[] = [];
    for (const name of names) if (!(await all[name].isDone(who))) left.push(name);
    return left;
  };
  const failing = async () =>
    (await garden.rows<{ duty: string }>('select distinct duty from failing_work')).map(({ duty }) => duty);
  const notices = () =>
    garden.rows<{ duty: string; count: number }>(
      `select split_part(key, ':', 2) as duty, count(*)::int as count from notices where key like 'work:%' group by 1`,
    );
  expect(await done('good')).toEqual([]);
  expect((await done('bad')).sort()).toEqual([...names].sort());
  expect((await failing()).filter((duty) => duty !== 'gone').sort()).toEqual([...names].sort());
  expect((await notices()).filter(({ count }) => count !== 1)).toEqual([]);
  expect((await notices()).map(({ duty }) => duty).sort()).toEqual([...names].sort());
  const today = await readToday(garden.services, { actor: { id: ownerId, role: 'owner' } });
  expect(today.failing.length).toBeGreaterThan(15);
  expect(today.failing.every(({ message }) => !message.includes('@'))).toBe(true);

  await garden.heal();
  for (const hours of [8, 8]) {
    house.clock.advance({ hours });
    await round();
  }
  expect(await done('bad')).toEqual([]);
  expect(await failing()).toEqual([]);
  expect(await notices()).toEqual([]);
});
