-- Who is in a membership keeps the agreed price until another one was announced: to all who are in it, in a letter, at least thirty
-- days before the first charge at it.
create table price_changes (
  id uuid primary key default gen_random_uuid(),
  product_id text not null,
  period text not null check (period in ('month', 'year')),
  new_cents integer not null check (new_cents > 0),
  -- No charge before that day is at the new price.
  applies_from timestamptz not null,
  announced_at timestamptz not null
);
create index price_changes_newest on price_changes (product_id, period, announced_at desc);

-- Each member's own: when she was told, and which charge is the first at the new price.
create table price_notices (
  id uuid primary key default gen_random_uuid(),
  change_id uuid not null references price_changes on delete cascade,
  order_id uuid not null references orders on delete cascade,
  old_cents integer not null,
  new_cents integer not null,
  told_at timestamptz not null,
  applies_at timestamptz not null,
  -- told: the provider charges the old price still. applied: its next charge is the first at the new one. left: she is not in it
  -- any more. replaced: she has changed to something else, or another price was announced.
  state text not null default 'told' check (state in ('told', 'applied', 'left', 'replaced')),
  settled_at timestamptz,
  unique (change_id, order_id),
  check ((state = 'told') = (settled_at is null)),
  check (applies_at >= told_at + interval '30 days')
);
create index price_notices_by_order on price_notices (order_id, told_at desc);
create index price_notices_to_apply on price_notices (applies_at) where state = 'told';
