-- One payment simulator, which keeps what a provider knows in the provider's own shapes. What the former sandbox knew
-- is play money and is not carried over; live databases have nothing here.
drop table sandbox.notices, sandbox.portals, sandbox.refunds, sandbox.checkouts, sandbox.invoices,
  sandbox.subscriptions, sandbox.payments, sandbox.customers;

-- A customer, or a buyer who is none yet, with all that grew out of her checkout. Its row is locked while something of
-- hers changes.
create table sandbox.accounts (
  id text primary key,
  -- When there will be something to do: a month ends, a debit arrives, a page expires.
  due_at timestamptz
);
create index accounts_due on sandbox.accounts (due_at);

create table sandbox.objects (
  kind text not null,
  id text not null,
  -- The order in which things came to be.
  n bigint not null generated always as identity,
  -- Null for coupons, which everybody may use.
  account_id text references sandbox.accounts,
  body jsonb not null,
  primary key (kind, id)
);
create index objects_by_id on sandbox.objects (id);
create index objects_by_account on sandbox.objects (account_id);

-- What was answered under an idempotency key.
create table sandbox.answers (
  key text primary key,
  -- The request that it answers: the same key with another one is a conflict.
  fingerprint text not null,
  at timestamptz not null,
  answer jsonb not null
);

-- Notices that the application has yet to acknowledge, and those it has.
create table sandbox.notices (
  id text primary key,
  event jsonb not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  delivered_at timestamptz,
  error text
);
create index notices_due on sandbox.notices (next_try_at) where delivered_at is null;
