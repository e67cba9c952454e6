-- The sandbox payment provider of demo mode. It stands for an outside company: nothing of ours refers to these rows,
-- and they refer to nothing of ours. Live mode leaves them empty.
create schema sandbox;

create table sandbox.customers (
  id text primary key,
  email text not null,
  created_at timestamptz not null
);

create table sandbox.payments (
  id text primary key,
  order_id text,
  customer_id text references sandbox.customers,
  status text not null check (status in ('pending', 'paid', 'failed')),
  method text not null check (method in ('card', 'sepa_debit')),
  amount_cents integer not null check (amount_cents > 0),
  dispute text not null default 'none' check (dispute in ('none', 'inquiry', 'open', 'won', 'lost')),
  failure text,
  created_at timestamptz not null
);

create table sandbox.subscriptions (
  id text primary key,
  order_id text not null unique,
  customer_id text not null references sandbox.customers,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'canceled')),
  method text not null check (method in ('card', 'sepa_debit')),
  amount_cents integer not null check (amount_cents > 0),
  -- The first day; month n ends n months after it, so that the 31st does not become the 28th for good.
  anchor timestamptz not null,
  months integer not null check (months > 0),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_charge text not null default 'paid' check (next_charge in ('paid', 'failed')),
  ended_at timestamptz,
  created_at timestamptz not null,
  check (current_period_end > current_period_start)
);
create index subscriptions_running on sandbox.subscriptions (current_period_end) where status <> 'canceled';
create index subscriptions_by_customer on sandbox.subscriptions (customer_id);

create table sandbox.invoices (
  id text primary key,
  subscription_id text not null references sandbox.subscriptions,
  customer_id text not null references sandbox.customers,
  reason text not null check (reason in ('first', 'renewal')),
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  amount_cents integer not null check (amount_cents > 0),
  -- Which month of the subscription it asks for: one invoice each.
  month integer not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  attempts integer not null default 1,
  next_attempt_at timestamptz,
  payment_id text not null references sandbox.payments,
  paid_at timestamptz,
  created_at timestamptz not null,
  unique (subscription_id, month),
  check ((status = 'paid') = (paid_at is not null))
);
create index invoices_due on sandbox.invoices (next_attempt_at) where status = 'open';
create index invoices_by_payment on sandbox.invoices (payment_id);

create table sandbox.checkouts (
  id text primary key,
  order_id text not null unique,
  -- Hash of all that was asked for: the same order with other values is a conflict.
  fingerprint text not null,
  mode text not null check (mode in ('payment', 'subscription')),
  status text not null check (status in ('open', 'pending', 'paid', 'failed', 'expired')),
  lines jsonb not null,
  amount_cents integer not null check (amount_cents > 0),
  monthly_cents integer check (monthly_cents >= amount_cents),
  email text not null,
  customer_id text references sandbox.customers,
  payment_id text references sandbox.payments,
  subscription_id text references sandbox.subscriptions,
  invoice_id text references sandbox.invoices,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  -- When a bank debit was ordered, to know when its days are over.
  submitted_at timestamptz,
  created_at timestamptz not null,
  check (status not in ('pending', 'paid', 'failed') or payment_id is not null),
  check ((mode = 'subscription') = (monthly_cents is not null))
);
create index checkouts_open on sandbox.checkouts (expires_at) where status = 'open';
create index checkouts_pending on sandbox.checkouts (submitted_at) where status = 'pending';

create table sandbox.refunds (
  id text primary key,
  payment_id text not null references sandbox.payments,
  amount_cents integer not null check (amount_cents > 0),
  -- Null when made in the sandbox's own dashboard.
  key text unique,
  created_at timestamptz not null
);
create index refunds_by_payment on sandbox.refunds (payment_id);

create table sandbox.portals (
  id text primary key,
  customer_id text not null references sandbox.customers,
  return_url text not null,
  created_at timestamptz not null
);

-- Notices that the application has yet to acknowledge, and those it has.
create table sandbox.notices (
  id text primary key,
  type text not null,
  subject_kind text not null check (subject_kind in ('checkout', 'payment', 'subscription', 'invoice')),
  subject_id text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  delivered_at timestamptz,
  error text
);
create index notices_due on sandbox.notices (next_try_at) where delivered_at is null;
