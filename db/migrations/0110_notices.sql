-- Browsers that may be pushed to: one row for each, by whoever was signed in there. The endpoint is a secret address at
-- the browser's own push service.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 2000),
  p256dh text not null,
  auth text not null,
  device text not null default '',
  created_at timestamptz not null
);
create index push_subscriptions_by_account on push_subscriptions (user_id, created_at);

-- What is to be pushed, once for each browser. A row goes when its push service has it, or when it has grown old.
create table pushes (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions on delete cascade,
  title text not null,
  body text not null,
  path text not null check (path like '/%'),
  tag text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  until timestamptz not null
);
create index pushes_due on pushes (next_try_at);
create index pushes_by_subscription on pushes (subscription_id);

-- What the owner is told of, each thing once by its key. A letter or a push that waits for the end of the quiet hours or
-- for the digest has its time here; nothing waits where it is null.
create table notices (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null unique,
  title text not null,
  text text not null,
  path text not null check (path like '/%'),
  about text,
  mail_at timestamptz,
  push_at timestamptz,
  created_at timestamptz not null
);
create index notices_mail_due on notices (mail_at) where mail_at is not null;
create index notices_push_due on notices (push_at) where push_at is not null;
create index notices_by_about on notices (about) where about is not null;
create index notices_by_age on notices (created_at);

-- How many letters came back within a day is asked every minute.
create index mails_came_back on mails (outcome_at) where outcome in ('bounced', 'complained');
