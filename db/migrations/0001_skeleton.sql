-- Accounts: what Better Auth keeps. A "sign-in" is what it calls a session; a session, in this house, is a consultation.
create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'member' check (role in ('member', 'staff', 'owner')),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sign_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sign_ins_by_user on auth.sign_ins (user_id);

create table auth.credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_user on auth.credentials (user_id);

create table auth.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on auth.verifications (identifier);
create index verifications_by_expiry on auth.verifications (expires_at);

create table auth.two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table profiles (
  id uuid primary key references auth.users on delete cascade,
  email text not null,
  full_name text not null default '',
  life_path_number smallint check (life_path_number between 1 and 9),
  expression_number smallint check (expression_number between 1 and 9),
  soul_urge_number smallint check (soul_urge_number between 1 and 9),
  birth_date date,
  created_at timestamptz not null default now()
);

-- An account without a profile cannot exist: the database itself makes the row, in the same transaction.
create function auth.keep_profile() returns trigger language plpgsql as $$
begin
  insert into public.profiles (id, email, full_name) values (new.id, new.email, new.name)
  on conflict (id) do update set email = excluded.email, full_name = excluded.full_name;
  return null;
end $$;
create trigger keep_profile after insert or update of email, name on auth.users
  for each row execute function auth.keep_profile();

-- The free quiz.
create table quiz_leads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null check (email = lower(email)),
  birth_date date not null,
  life_path smallint not null check (life_path between 1 and 9),
  expression smallint not null check (expression between 1 and 9),
  soul_urge smallint not null check (soul_urge between 1 and 9),
  created_at timestamptz not null default now()
);
create index quiz_leads_by_email on quiz_leads (email, created_at desc);

create table numerology_reports (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  life_path smallint not null check (life_path between 1 and 9),
  expression smallint not null check (expression between 1 and 9),
  soul_urge smallint not null check (soul_urge between 1 and 9),
  created_at timestamptz not null default now()
);
create index numerology_reports_by_email on numerology_reports (email, created_at desc);

create table report_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed')),
  full_name text not null,
  birth_date date not null,
  life_path_number smallint check (life_path_number between 1 and 9),
  expression_number smallint check (expression_number between 1 and 9),
  soul_urge_number smallint check (soul_urge_number between 1 and 9),
  report_data jsonb,
  created_at timestamptz not null default now()
);
create index report_requests_by_user on report_requests (user_id, created_at desc);

-- What a customer has bought and may use.
create table purchases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  email text not null check (email = lower(email)),
  product_type text not null
    check (product_type in ('report', 'video', 'course', 'membership', 'session', 'other')),
  product_name text not null,
  purchase_date timestamptz not null default now(),
  status text not null default 'active',
  download_url text,
  access_url text
);
create index purchases_by_user on purchases (user_id, purchase_date desc);
create index purchases_waiting_for_account on purchases (email) where user_id is null;

-- Consultations. The end is stored so that the database itself can refuse two bookings of one hour.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  session_type text not null,
  scheduled_date timestamptz not null,
  ends_at timestamptz not null,
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 480),
  status text not null default 'scheduled' check (status in ('scheduled', 'completed', 'cancelled')),
  notes text,
  meeting_link text,
  created_at timestamptz not null default now(),
  check (ends_at > scheduled_date),
  constraint one_booking_per_slot
    exclude using gist (tstzrange(scheduled_date, ends_at) with &&) where (status = 'scheduled')
);
create index sessions_by_user on sessions (user_id, scheduled_date desc);
create index sessions_by_date on sessions (scheduled_date) where status = 'scheduled';

create table transformation_journey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  milestone_title text not null check (milestone_title <> ''),
  milestone_description text not null default '',
  milestone_date timestamptz not null default now(),
  progress_percentage smallint not null default 0 check (progress_percentage between 0 and 100)
);
create index journey_by_user on transformation_journey (user_id, milestone_date desc);

-- E-mail sequences and abandoned carts.
create table email_sequences (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null default '',
  sequence_type text not null
    check (sequence_type in ('quiz_nurture', 'abandoned_cart', 'membership_upsell')),
  current_step integer not null default 0 check (current_step >= 0),
  completed boolean not null default false,
  converted boolean not null default false,
  discount_code text,
  discount_expires_at timestamptz,
  quiz_results jsonb,
  cart_data jsonb,
  started_at timestamptz not null default now(),
  last_sent_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index one_open_sequence_per_type on email_sequences (email, sequence_type) where not completed;

create table email_events (
  id uuid primary key default gen_random_uuid(),
  sequence_id uuid not null references email_sequences on delete cascade,
  event_type text not null
    check (event_type in ('sent', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed', 'converted')),
  email_template text not null,
  created_at timestamptz not null default now()
);
create index email_events_by_sequence on email_events (sequence_id, created_at desc);

create table abandoned_carts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  cart_items jsonb not null,
  total_amount numeric(10, 2) not null check (total_amount >= 0),
  created_at timestamptz not null default now()
);
create index abandoned_carts_by_email on abandoned_carts (email, created_at desc);

-- Support.
create table support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  user_email text not null check (user_email = lower(user_email)),
  subject text not null,
  description text not null,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_by_date on support_tickets (created_at desc, id);
create index support_tickets_by_email on support_tickets (user_email, created_at desc);

create table chat_conversations (
  id uuid primary key default gen_random_uuid(),
  session_id text not null unique,
  user_id uuid references auth.users on delete set null,
  status text not null default 'active' check (status in ('active', 'escalated', 'answered', 'closed')),
  escalation_reason text,
  user_numbers jsonb,
  created_at timestamptz not null default now()
);
create index chat_conversations_by_date on chat_conversations (created_at desc, id);

create table chat_messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  role text not null check (role in ('user', 'assistant', 'system')),
  content text not null,
  "timestamp" timestamptz not null default now()
);
create index chat_messages_by_conversation on chat_messages (conversation_id, id);

-- The outbox: every mail is a row before it is a mail.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: the letter of a sign-up is written before the account's own transaction commits.
  user_id uuid,
  to_address text not null,
  template text not null,
  props jsonb not null,
  topic text not null default 'service',
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed')),
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  message_id text not null unique,
  claimed_at timestamptz,
  subject text,
  html text,
  text text,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check (state <> 'queued' or next_try_at is not null)
);
create index mails_due on mails (next_try_at) where state = 'queued';
create index mails_by_date on mails (created_at desc, id);
create index mails_by_address on mails (to_address, created_at desc);

-- Counters of the rate limits: not worth a write-ahead log.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index rate_limits_by_end on rate_limits (window_ends_at);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
