-- A change of a running membership: written down before the provider is asked, which carries its id from then on. Killed in
-- between, what became of it is read there, and nothing is half changed.
create table membership_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- up: at once, and charged at once. down: from the next charge on. later: another rhythm, at the end of the paid time.
  -- pause: nothing is charged for a while. back: a change that was to come does not. begin: a pause ends now.
  kind text not null check (kind in ('up', 'down', 'later', 'pause', 'back', 'begin')),
  -- What it is changed to, as it was agreed; nothing where only the time changes.
  product_id text,
  product_name text,
  terms jsonb,
  period text check (period in ('month', 'year')),
  amount_cents integer check (amount_cents > 0),
  -- What it was before.
  from_terms jsonb,
  from_cents integer not null,
  from_period text not null check (from_period in ('month', 'year')),
  -- What she was shown, and for which moment that was counted.
  agreed_cents integer check (agreed_cents >= 0),
  prorated_at timestamptz,
  -- The end of the paid time, and when it is charged next.
  paid_until timestamptz not null,
  charges_from timestamptz,
  -- The charge that was the last one when it was agreed: the next one is the first of what comes.
  known_invoice_id text,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'done', 'refused', 'replaced')),
  asked_at timestamptz not null,
  settled_at timestamptz,
  look_at timestamptz,
  check ((kind in ('up', 'down', 'later')) = (product_id is not null)),
  check (kind <> 'up' or (agreed_cents is not null and prorated_at is not null)),
  check (kind not in ('later', 'pause', 'back') or charges_from is not null)
);
create unique index membership_changes_one_at_a_time on membership_changes (order_id) where state = 'asked';
create unique index membership_changes_one_to_come on membership_changes (order_id) where state = 'agreed';
create index membership_changes_to_look_at on membership_changes (look_at) where state = 'asked';
create index membership_changes_order on membership_changes (order_id);
-- From then on nothing is open, until the next charge.
alter table subscriptions add column paused_from timestamptz;
create index subscriptions_pausing on subscriptions (paused_from) where benefits and paused_from is not null;
