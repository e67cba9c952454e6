-- What a payer's bank wants back, or asks about: one row for each, as the provider last told it, and what was answered.
create table disputes (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null unique,
  order_id uuid not null references orders,
  order_payment_id uuid not null references order_payments,
  amount_cents integer not null,
  fee_cents integer not null default 0,
  -- In the provider's word for what the payer says.
  reason text not null,
  state text not null check (state in ('needs_answer', 'answered', 'won', 'lost', 'closed')),
  -- The bank asks, and no money has moved.
  is_inquiry boolean not null,
  opened_at timestamptz not null,
  due_at timestamptz,
  closed_at timestamptz,
  -- In the office's own words, for the bank.
  words text not null default '',
  -- What the owner decided, when, and what the PDF says, as it stood then.
  wish text check (wish in ('answer', 'accept')),
  wished_at timestamptz,
  wished_by uuid references auth.users on delete set null,
  evidence jsonb,
  -- When it is to be sent; null once it was, or where nothing is to be sent.
  work_at timestamptz,
  sent_at timestamptz,
  error text,
  -- What the owner was told of it last, and when she was reminded.
  told text check (told in ('opened', 'won', 'lost', 'closed')),
  reminded_at timestamptz,
  check ((wish is null) = (wished_at is null))
);
create index disputes_by_order on disputes (order_id);
create index disputes_by_payment on disputes (order_payment_id);
create index disputes_open on disputes (due_at) where state in ('needs_answer', 'answered');
create index disputes_to_send on disputes (work_at) where work_at is not null;

-- The simulator lists its disputes by their time.
create index objects_disputed on sandbox.objects (((body ->> 'created')::bigint)) where kind = 'disputes';
