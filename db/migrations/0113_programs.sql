-- Keys for programs of the owner's. The key itself is stored nowhere. A key lives as long as its maker is an owner.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash text not null unique,
  ends_with text not null,
  scopes text[] not null,
  made_by uuid not null references auth.users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz,
  withdrawn_at timestamptz
);

-- Addresses of hers that are told what has happened. The secret signs what is posted there.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null check (url like 'https://%' and length(url) <= 2000),
  secret text not null,
  facts text[] not null,
  created_at timestamptz not null
);

-- Each fact for each address: what waits, what was delivered, what failed.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  fact text not null,
  email text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  answer text,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (created_at desc, id);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id);
create index webhook_deliveries_by_address on webhook_deliveries (email);
