-- An order that is paid in monthly parts. The order itself stays a single payment in the eyes of everything that reads it;
-- each part is one of its payments. The provider's subscription, and where it stands, is here.
create table payment_plans (
  order_id uuid primary key references orders on delete cascade,
  parts smallint not null check (parts between 2 and 12),
  part_cents integer not null check (part_cents > 0),
  -- What does not divide is taken off the first.
  first_cents integer not null check (first_cents > 0 and first_cents <= part_cents),
  -- Whether sessions come all at once, or with the parts.
  release text not null check (release in ('once', 'parts')),
  subscription_id text,
  customer_id text,
  status text not null default 'placed' check (status in ('placed', 'running', 'overdue', 'finished', 'ended')),
  -- The provider knows after how many parts it ends.
  is_limited boolean not null default false,
  -- The provider charges nothing any more.
  is_closed boolean not null default false,
  next_part_at timestamptz,
  failed_invoice_id text,
  failed_at timestamptz,
  next_attempt_at timestamptz,
  -- Why it must not go on: its money goes back, or a part stayed unpaid too long.
  stop_wanted text check (stop_wanted in ('refund', 'overdue')),
  look_at timestamptz,
  updated_at timestamptz not null
);
create index payment_plans_to_look_at on payment_plans (look_at) where look_at is not null;
create index payment_plans_overdue on payment_plans (failed_at) where status = 'overdue';
