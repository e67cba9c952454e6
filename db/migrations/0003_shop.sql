-- Orders: what somebody is buying, at which price, and what became of the money.
create table orders (
  id uuid primary key default gen_random_uuid(),
  -- What people write in letters and forms.
  number text not null unique,
  product_id text not null,
  product_name text not null,
  mode text not null check (mode in ('payment', 'subscription')),
  email text not null check (email = lower(email)),
  user_id uuid references auth.users on delete set null,
  -- The price as it stood when the order was placed; later price changes do not reach it.
  price_cents integer not null check (price_cents > 0),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  total_cents integer not null generated always as (price_cents - discount_cents) stored check (total_cents > 0),
  code text,
  state text not null default 'open' check (state in
    ('open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'partially_refunded', 'disputed')),
  reason text not null default 'checkout_started',
  -- The words of the withdrawal box, if it was ticked: without them delivery waits for the 14 days to pass.
  consent_text text,
  consent_at timestamptz,
  -- What the provider was asked for. A repeated question must be the same to the letter, or it is a conflict.
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  customer_id text,
  -- A secret of the browser that placed it: who comes back with it may replace the order.
  browser_key text,
  -- Empty until the provider has answered; see domain/checkout/start-checkout.ts for what a crash in between leaves.
  checkout_id text unique,
  checkout_url text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- Asked back while the debit was still on its way: returned as soon as it arrives, and nothing is delivered.
  return_wanted text check (return_wanted in ('guarantee', 'withdrawal')),
  -- When to ask the provider by ourselves, should its notices never come. Empty: there is nothing left to hear.
  look_at timestamptz,
  check ((consent_text is null) = (consent_at is null)),
  check ((checkout_id is null) = (checkout_url is null)),
  check (state not in ('paid', 'refunded', 'partially_refunded', 'disputed') or paid_at is not null)
);
create index orders_by_user on orders (user_id, created_at desc) where user_id is not null;
create index orders_by_email on orders (email, created_at desc);
create index orders_by_date on orders (created_at desc, id);
create index orders_to_look_at on orders (look_at) where look_at is not null;

-- The order's story, for the buyer and the office.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index order_events_by_order on order_events (order_id, id);

-- Money that arrived: one row for a purchase, one for each month of a membership.
create table order_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  payment_id text unique,
  invoice_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  method text check (method in ('card', 'sepa_debit', 'other')),
  arrived_at timestamptz not null,
  -- The month that was paid for.
  period_start timestamptz,
  period_end timestamptz,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  dispute text not null default 'none' check (dispute in ('none', 'inquiry', 'open', 'won', 'lost')),
  check (num_nonnulls(payment_id, invoice_id) > 0)
);
create index order_payments_by_order on order_payments (order_id, arrived_at);

-- Every notice of the provider, kept once by its id. What it says is never believed: it says where to look.
create table payment_notices (
  id text primary key,
  type text not null,
  subject_kind text check (subject_kind in ('checkout', 'payment', 'subscription', 'invoice')),
  subject_id text,
  received_at timestamptz not null,
  -- settled: we looked, and the order is as the provider says. unmatched: it concerns nothing of ours.
  outcome text check (outcome in ('settled', 'ignored', 'unmatched')),
  handled_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  error text,
  check ((subject_kind is null) = (subject_id is null)),
  check ((outcome is null) = (handled_at is null)),
  check ((outcome is null) = (next_try_at is not null))
);
create index payment_notices_due on payment_notices (next_try_at) where outcome is null;
create index payment_notices_by_date on payment_notices (received_at desc, id);

-- Two looks at one thing may overtake each other. Each takes a number before it reads, and one with a lower number
-- than has been written down already is too old to be written.
create table provider_reads (
  subject text primary key,
  begun integer not null default 1,
  applied integer not null default 0
);

create table subscriptions (
  order_id uuid primary key references orders,
  subscription_id text not null unique,
  customer_id text not null,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'canceled')),
  amount_cents integer not null check (amount_cents > 0),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  paid_until timestamptz,
  cancel_at_period_end boolean not null default false,
  ended_at timestamptz,
  -- Why the last charge did not come, and when it is tried again.
  failed_invoice_id text,
  next_attempt_at timestamptz,
  -- Whether the benefits are switched on, and whether they were taken away for good (a refund).
  benefits boolean not null default false,
  withdrawn_at timestamptz,
  look_at timestamptz,
  -- Raised to make the calendar's old address worthless.
  calendar_version integer not null default 1 check (calendar_version > 0),
  updated_at timestamptz not null
);
create index subscriptions_to_look_at on subscriptions (look_at) where look_at is not null;
create index subscriptions_running_out on subscriptions (paid_until) where benefits and status <> 'active';
create index subscriptions_with_benefits on subscriptions (order_id) where benefits;

-- A letter about one month, written once.
create table month_letters (
  order_id uuid not null references orders on delete cascade,
  month date not null check (extract(day from month) = 1),
  sent_at timestamptz not null,
  primary key (order_id, month)
);

-- Receipts and credit notes are numbered without a gap: the counter's row is locked by the transaction that writes the
-- receipt, and both exist or neither.
create table receipt_series (
  series text primary key,
  last_number integer not null check (last_number > 0)
);

create table receipts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('receipt', 'credit_note')),
  series text not null references receipt_series,
  sequence integer not null,
  number text not null unique,
  order_id uuid not null references orders,
  order_payment_id uuid not null references order_payments,
  refund_id uuid,
  amount_cents integer not null check (amount_cents > 0),
  issued_at timestamptz not null,
  -- Everything that is printed on it, as it stood.
  facts jsonb not null,
  unique (series, sequence),
  check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index one_receipt_per_payment on receipts (order_payment_id) where kind = 'receipt';
create index receipts_by_order on receipts (order_id, issued_at);

-- Money that goes back.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  order_payment_id uuid not null references order_payments,
  amount_cents integer not null check (amount_cents > 0),
  -- provider: made in the provider's own dashboard, and heard of by us.
  source text not null check (source in ('guarantee', 'withdrawal', 'staff', 'provider')),
  -- requested: waits for somebody of the house. approved: to be made. pending: on its way to the buyer's bank.
  state text not null check (state in ('requested', 'approved', 'pending', 'made', 'failed', 'declined')),
  why text not null default '',
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references auth.users on delete set null,
  made_at timestamptz,
  provider_refund_id text unique,
  work_at timestamptz,
  tries integer not null default 0,
  error text,
  check (state not in ('pending', 'made') or provider_refund_id is not null),
  check ((state = 'approved') = (work_at is not null))
);
create unique index one_open_refund_per_payment on refunds (order_payment_id)
  where state in ('requested', 'approved', 'pending') and source <> 'provider';
create index refunds_by_order on refunds (order_id, requested_at);
create index refunds_due on refunds (work_at) where work_at is not null;
create index refunds_waiting_for_staff on refunds (requested_at) where state = 'requested';
alter table receipts add foreign key (refund_id) references refunds;
create unique index one_credit_note_per_refund on receipts (refund_id) where kind = 'credit_note';

-- A code is held while a checkout is open, and used up when it is paid.
create table code_uses (
  order_id uuid primary key references orders on delete cascade,
  code text not null,
  -- What may happen only once: the code itself, or one recovery link of it. Counted codes have a use each.
  once_key text not null,
  held_at timestamptz not null,
  used_at timestamptz,
  released_at timestamptz,
  check (num_nonnulls(used_at, released_at) < 2)
);
create unique index one_use_at_a_time on code_uses (once_key) where released_at is null;
create index code_uses_by_code on code_uses (code);

-- What the buyer tells us after paying.
create table intakes (
  order_id uuid primary key references orders on delete cascade,
  kind text not null check (kind in ('person', 'person-with-questions', 'couple', 'business')),
  -- Kept as typed, complete or not, so that it can be taken up again.
  answers jsonb not null default '{}',
  partner_answers jsonb not null default '{}',
  submitted_at timestamptz,
  partner_submitted_at timestamptz,
  completed_at timestamptz,
  -- Raised by each correction after the first submission: documents know what they were made from.
  version integer not null default 1 check (version > 0),
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index intakes_to_remind on intakes (created_at) where completed_at is null and reminded_at is null;

-- What an order owes its buyer, one row for each thing of the catalogue entry.
create table fulfilments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position smallint not null check (position >= 0),
  kind text not null check (kind in ('document', 'video', 'session-credits', 'course', 'membership')),
  delivery jsonb not null,
  stage text not null check (stage in
    ('waiting_intake', 'waiting_period', 'waiting_account', 'in_work', 'recording', 'delivered', 'withdrawn')),
  -- The end of the 14 days, where the buyer did not ask us to begin at once.
  not_before timestamptz,
  due_at timestamptz,
  breached_at timestamptz,
  delivered_at timestamptz,
  -- When to work on it next: a document to be made, a period that ends, a promise that breaks.
  work_at timestamptz,
  tries integer not null default 0,
  error text,
  -- What the office adds before a document is made: a personal note, and paragraphs written anew.
  note text not null default '',
  edits jsonb not null default '{}',
  unique (order_id, position),
  check (stage <> 'delivered' or delivered_at is not null)
);
create index fulfilments_due on fulfilments (work_at) where work_at is not null;
create index fulfilments_by_due on fulfilments (due_at) where stage in ('in_work', 'recording');

-- Each version of a made document is kept; the newest is the one that counts.
create table fulfilment_documents (
  id uuid primary key default gen_random_uuid(),
  fulfilment_id uuid not null references fulfilments on delete cascade,
  version integer not null check (version > 0),
  intake_version integer not null,
  title text not null,
  file_key text not null unique,
  created_at timestamptz not null,
  unique (fulfilment_id, version)
);

-- A purchase is what an order became.
alter table purchases
  add column order_id uuid unique references orders,
  add column product_id text;

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
