-- What moved the balance at the payment provider, as it was read. Ids and sums, nobody's name.
create table balance_entries (
  id text primary key,
  kind text not null check (kind in ('charge', 'charge_failure', 'refund', 'refund_failure', 'dispute', 'dispute_reversal',
    'fee', 'payout', 'payout_reversal', 'other')),
  amount_cents integer not null,
  fee_cents integer not null,
  net_cents integer not null,
  currency text not null,
  created_at timestamptz not null,
  available_at timestamptz not null,
  payment_id text,
  refund_id text,
  -- Of a charge: the currency that the buyer paid in, and whose mark it carries.
  paid_currency text,
  mark text not null check (mark in ('order', 'other', 'none')),
  -- What it was paid out with, and what the payout says that it came to.
  payout_id text,
  paid_out_cents integer,
  -- From then on it is compared with our orders; null once it was, until something new is known of it.
  compare_at timestamptz
);
create index balance_entries_by_payment on balance_entries (payment_id) where payment_id is not null;
create index balance_entries_by_payout on balance_entries (payout_id, created_at) where payout_id is not null;
create index balance_entries_to_compare on balance_entries (compare_at) where compare_at is not null;
create index balance_entries_by_time on balance_entries (created_at);

create table payouts (
  id text primary key,
  amount_cents integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  created_at timestamptz not null,
  arrives_on date not null,
  -- later: the provider cannot say yet what it is made of; never: it was made by hand; read: all of it is known.
  parts text not null check (parts in ('later', 'ready', 'read', 'never')),
  compare_at timestamptz
);
create index payouts_by_arrival on payouts (arrives_on desc, id);
create index payouts_to_read on payouts (created_at) where parts = 'ready';
create index payouts_to_compare on payouts (compare_at) where compare_at is not null;

-- The days that were read, one row for a night; earlier days come in larger pieces.
create table balance_reads (
  from_at timestamptz primary key,
  to_at timestamptz not null check (to_at > from_at),
  state text not null default 'reading' check (state in ('reading', 'read', 'compared')),
  -- The last movement that was read of these days: a run that was killed goes on after it.
  after text,
  compared_at timestamptz
);
create index balance_reads_open on balance_reads (from_at) where state <> 'compared';

create table discrepancies (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  payment_id text,
  payout_id text,
  our_cents integer not null,
  their_cents integer not null,
  -- suspected until it is found on a second night; explained by the owner, or gone by itself.
  state text not null default 'suspected' check (state in ('suspected', 'open', 'explained', 'gone')),
  found_at timestamptz not null,
  told_at timestamptz,
  closed_at timestamptz,
  -- In the owner's words.
  reason text not null default '',
  unique (kind, subject)
);
create index discrepancies_open on discrepancies (found_at) where state in ('suspected', 'open');
create index discrepancies_by_payment on discrepancies (payment_id) where payment_id is not null;
create index discrepancies_by_payout on discrepancies (payout_id) where payout_id is not null;

-- What came and what went back on some days.
create index order_payments_by_arrival on order_payments (arrived_at) where payment_id is not null;
create index refunds_by_making on refunds (made_at) where made_at is not null;
