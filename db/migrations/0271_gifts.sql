-- A gift is bought by one person and redeemed by another. Its code is worked out of its id and our secret; only the hash
-- is stored, so that a copy of the database redeems nothing.
create table gifts (
  id uuid primary key default gen_random_uuid(),
  code_hash text not null unique,
  -- What is given: a product as it was sold that day, or an amount.
  product_id text,
  product_name text not null,
  sold jsonb,
  value_cents integer not null check (value_cents > 0),
  giver_name text not null,
  giver_email text not null check (giver_email = lower(giver_email)),
  receiver_name text not null,
  receiver_email text check (receiver_email = lower(receiver_email)),
  message text not null default '',
  send_at timestamptz,
  sent_at timestamptz,
  state text not null default 'placed' check (state in ('placed', 'open', 'redeemed', 'withdrawn')),
  -- The order that paid for it. An order that never was paid takes its gift along.
  order_id uuid references orders on delete cascade,
  -- What was left of another one.
  rest_of uuid references gifts on delete set null,
  redeemed_order_id uuid references orders on delete set null,
  redeemed_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  expires_at timestamptz,
  check ((product_id is null) = (sold is null)),
  check (state not in ('open', 'redeemed') or (paid_at is not null and expires_at is not null))
);
create index gifts_by_order on gifts (order_id);
create index gifts_by_redeemed_order on gifts (redeemed_order_id) where redeemed_order_id is not null;
create index gifts_by_rest on gifts (rest_of) where rest_of is not null;
create index gifts_by_giver on gifts (giver_email);
create index gifts_by_receiver on gifts (receiver_email) where receiver_email is not null;
create index gifts_to_send on gifts (send_at) where state = 'open' and sent_at is null and send_at is not null;
