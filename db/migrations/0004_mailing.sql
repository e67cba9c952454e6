-- The outbox grows up: whose step a mail is, what it carries, who is sending it, and how it ended.
alter table mails
  -- With a sequence, a mail is sent at most once; without one (receipts, reports, sign-in), at least once.
  add column sequence_id uuid references email_sequences on delete cascade,
  add column step integer check (step >= 0),
  -- What becomes of the sequence once this step is out: its next due time, or the reason why it ends.
  add column then_due_at timestamptz,
  add column then_ends text,
  -- The recipient as a keyed hash: what suppressions know of an address.
  add column address_key text,
  add column if not exists reply_to text,
  -- Until when it is tried again; after that it is a dead letter.
  add column try_until timestamptz not null default now() + interval '5 days',
  -- The run that is sending it, holder of an advisory lock of this number; see domain/mailing/exchange/queries.ts.
  add column claimed_by integer,
  -- Why it failed: refused for good, or given up after days of trying.
  add column failure text check (failure in ('refused', 'gave_up')),
  -- What the receiving side told us later.
  add column outcome text check (outcome in ('delivered', 'bounced', 'complained')),
  add column outcome_at timestamptz,
  add constraint mails_topic_known check (topic in ('service', 'marketing', 'cart', 'membership', 'newsletter')),
  add constraint mails_step_of_sequence check ((sequence_id is null) = (step is null)),
  add constraint mails_marketing_has_key check (topic = 'service' or address_key is not null),
  add constraint mails_failure_of_failed check (failure is null or state = 'failed');
-- Whatever crashes or however many servers run: a step becomes a mail once.
create unique index one_mail_per_step on mails (sequence_id, step) where sequence_id is not null;
-- Receipts before newsletters, whatever else is waiting.
drop index mails_due;
create index mails_due on mails ((topic <> 'service'), next_try_at) where state = 'queued';
create index mails_being_sent on mails (claimed_by) where state = 'sending';
create index mails_in_trouble on mails (created_at desc, id desc) where state in ('failed', 'unknown');
-- A mail's Message-ID is made from its id, so it is unique without an index of its own.
alter table mails drop constraint mails_message_id_key;

-- Who must not be written to, and about what. Only a keyed hash of the address is kept, so the entry may outlive the
-- person's data: that is what keeps the promise after an erasure.
create table suppressions (
  address_key text not null,
  topic text not null check (topic in ('all', 'marketing', 'cart', 'membership', 'newsletter')),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complaint')),
  created_at timestamptz not null,
  primary key (address_key, topic)
);

-- When an address was last sent something it had not asked for, and which mail that was.
create table marketing_pace (
  address_key text primary key,
  mail_id uuid not null,
  last_at timestamptz not null
);

-- Sequences: when the next step is due, and why a sequence ended.
alter table email_sequences
  -- Empty while a step is being sent, while paused, and after the end. It is all the processor looks at.
  add column next_due_at timestamptz,
  add column stop_reason text check (stop_reason in
    ('completed', 'no_consent', 'unsubscribed', 'purchased', 'bounced', 'stopped_by_staff', 'failed')),
  add column stopped_at timestamptz,
  add column paused_at timestamptz,
  add column marketing_consent boolean not null default false,
  add column clicked_at timestamptz,
  add constraint sequences_stop_together check ((stop_reason is null) = (stopped_at is null)),
  add constraint sequences_nothing_after_end check (stop_reason is null or next_due_at is null);
drop index one_open_sequence_per_type;
create unique index one_open_sequence_per_type on email_sequences (email, sequence_type)
  where not completed and stop_reason is null;
create index sequences_due on email_sequences (next_due_at) where next_due_at is not null;
create index sequences_by_date on email_sequences (created_at desc, id desc);
create index sequences_by_email on email_sequences (email, created_at desc);

-- Each template is a step of its sequence once, and each thing happens to it once.
create unique index one_event_of_a_kind on email_events (sequence_id, email_template, event_type);
-- The one above finds them by sequence as well.
drop index email_events_by_sequence;

-- Discount codes. The mailing mints them, the checkout redeems them.
create table discount_codes (
  code text primary key check (code = upper(code) and code ~ '^[A-Z0-9]{4,32}$'),
  kind text not null check (kind in ('soul', 'return10', 'membership_half', 'office')),
  percent smallint not null check (percent between 1 and 100),
  -- Whom it is for, and what: empty means anybody, anything.
  email text check (email = lower(email)),
  product_id text,
  sequence_id uuid references email_sequences on delete set null,
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users on delete set null,
  check (max_uses is null or used_count <= max_uses)
);
create unique index one_code_per_sequence_and_kind on discount_codes (sequence_id, kind)
  where sequence_id is not null;
create index discount_codes_by_email on discount_codes (email) where email is not null;
-- Valid through a recovery link alone; the checkout asks for that link.
insert into discount_codes (code, kind, percent) values ('RETURN10', 'return10', 10);
