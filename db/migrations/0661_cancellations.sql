-- A membership is cancelled by whoever says so, on a public page and without signing in. The declaration is written down first
-- and acknowledged; which membership it means is looked up afterwards, by the address, so that no answer tells who is a member.
create table membership_cancellations (
  id uuid primary key default gen_random_uuid(),
  submission uuid not null unique,
  reference text not null unique,
  name text not null,
  email text not null,
  order_number text,
  -- For a special reason, in her own words.
  reason text not null default '',
  requested_at timestamptz not null,
  -- How many memberships it ended, or had ended before; null until that is known.
  found smallint check (found >= 0),
  handled_at timestamptz,
  check ((found is null) = (handled_at is null))
);
create index membership_cancellations_open on membership_cancellations (requested_at) where handled_at is null;
create index membership_cancellations_by_email on membership_cancellations (email, requested_at desc);
