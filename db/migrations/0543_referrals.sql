-- A member recommends us by a link of her own: a discount code for a friend's first order (discount_codes, source 'referral:…').
-- Each order that came by one, and what she is thanked with once its money stays.
create table referrals (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references auth.users on delete cascade,
  order_id uuid not null unique references orders on delete cascade,
  -- waiting: its money may still go back. earned: she has a code of her own. refused: nothing comes of it. taken_back: the money
  -- went back after all, and her code had not been used.
  state text not null default 'waiting' check (state in ('waiting', 'earned', 'refused', 'taken_back')),
  why text check (why in ('refunded', 'same_person', 'loop', 'same_browser', 'nothing_paid')),
  -- What she was promised when it was ordered.
  credit_cents integer not null check (credit_cents > 0),
  credit_code text,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null)),
  check ((state in ('refused', 'taken_back')) = (why is not null)),
  check (state not in ('earned', 'taken_back') or credit_code is not null)
);
create index referrals_by_owner on referrals (owner_id, created_at desc);
create index referrals_due on referrals (due_at) where state = 'waiting';
create index referrals_by_date on referrals (created_at desc, id);
