-- The quiz: a lead keeps how its name was counted, when its report was last posted, and its own 24 hours.
alter table quiz_leads
  add column edited_spelling text check (edited_spelling <> ''),
  add column offer_ends_at timestamptz not null default now() + interval '24 hours',
  add column report_posted_at timestamptz;

-- Sending the same answers twice is one lead, whatever runs in parallel.
create unique index one_lead_per_answers on quiz_leads (email, name, birth_date);

-- Which answers a report was made from, so that it can be made again.
alter table numerology_reports
  add column lead_id uuid unique references quiz_leads on delete set null;

-- A mail names what travels with it; the files are made when it is sent.
alter table mails
  add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');

-- Withdrawals from a contract, as they came in. The order they concern is found afterwards.
create table withdrawal_requests (
  id uuid primary key default gen_random_uuid(),
  -- Made when the form is read over, so that pressing "confirm" twice is one withdrawal.
  submission uuid not null unique,
  reference text not null unique,
  name text not null,
  email text not null check (email = lower(email)),
  order_number text,
  product_id text,
  requested_at timestamptz not null,
  state text not null default 'received' check (state in ('received', 'accepted', 'declined')),
  handled_at timestamptz,
  check (order_number is not null or product_id is not null),
  check ((state = 'received') = (handled_at is null))
);
create index withdrawal_requests_by_email on withdrawal_requests (email, requested_at desc);
create index withdrawal_requests_open on withdrawal_requests (requested_at) where state = 'received';

-- What an address has agreed to, in the words that were agreed to. Rows are closed, never changed.
create table consents (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  topic text not null check (topic in ('marketing', 'cart', 'membership', 'newsletter')),
  text text not null check (text <> ''),
  source text not null check (source <> ''),
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  check (withdrawn_at is null or withdrawn_at >= given_at)
);
create index consents_by_email on consents (email, topic, given_at desc);
