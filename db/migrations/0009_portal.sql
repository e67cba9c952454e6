-- How an account's owner is counted: the name she was given at birth where it differs from the one she goes by, our
-- spelling of it where she changed it, and the Ys she hears differently.
alter table profiles
  add column birth_name text check (birth_name <> ''),
  add column edited_spelling text check (edited_spelling <> ''),
  add column y_choices jsonb not null default '[]' check (jsonb_typeof(y_choices) = 'array');

-- The people of an account besides its owner, so that their names need not be typed twice.
create table report_people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  relation text not null check (relation in ('partner', 'child', 'other')),
  -- What she calls them: "Tom", "Our eldest".
  label text not null check (label <> ''),
  full_name text not null check (full_name <> ''),
  birth_date date not null,
  edited_spelling text check (edited_spelling <> ''),
  y_choices jsonb not null default '[]' check (jsonb_typeof(y_choices) = 'array'),
  created_at timestamptz not null default now()
);
create index report_people_by_user on report_people (user_id, created_at);

-- Those from before this page existed had nobody working on them.
update report_requests set status = 'failed' where status in ('queued', 'processing');
-- A report keeps for whom and how it was counted; the work on it is due at work_at, and step says how far it is.
alter table report_requests
  add column relation text not null default 'self' check (relation in ('self', 'partner', 'child', 'other')),
  add column label text not null default '',
  add column person_id uuid references report_people on delete set null,
  add column edited_spelling text check (edited_spelling <> ''),
  add column y_choices jsonb not null default '[]' check (jsonb_typeof(y_choices) = 'array'),
  add column by_mail boolean not null default false,
  add column step text not null default 'waiting'
    check (step in ('waiting', 'counting', 'drawing', 'keeping', 'done')),
  add column tries integer not null default 0,
  add column work_at timestamptz,
  add column file_key text unique,
  add column error text,
  add column completed_at timestamptz,
  add check (status in ('completed', 'failed') or work_at is not null),
  add check (status <> 'completed' or work_at is null);
create index report_requests_due on report_requests (work_at) where work_at is not null;

-- The history knows a member's reports by her id, so that a new address does not lose them; those of the quiz are
-- known by address alone.
alter table numerology_reports
  add column user_id uuid references auth.users on delete cascade,
  add column request_id uuid unique references report_requests on delete cascade,
  add check (num_nonnulls(lead_id, request_id) <= 1),
  add check ((request_id is null) = (user_id is null));
create index numerology_reports_by_user on numerology_reports (user_id, created_at desc) where user_id is not null;

-- An account that is to be deleted: asked for, confirmed from its mailbox, and gone when due. Nothing is kept of it
-- afterwards, so the row goes with the account.
create table account_deletions (
  user_id uuid primary key references auth.users on delete cascade,
  -- Of the secret in the letter; the secret itself is nowhere.
  token_hash text not null unique,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  due_at timestamptz,
  check ((confirmed_at is null) = (due_at is null))
);
create index account_deletions_due on account_deletions (due_at) where due_at is not null;
