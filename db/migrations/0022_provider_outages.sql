-- When the payment provider, the mail server or the files service could not be reached: from the first failed call to the
-- first that worked again. Rows, so that all processes agree, and so that the owner is written to once.
create table provider_outages (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('payments', 'mail', 'files')),
  failures integer not null default 1,
  last_error text not null,
  began_at timestamptz not null,
  last_failed_at timestamptz not null,
  -- The owner has been told, or will be as soon as a letter can leave.
  told_at timestamptz,
  over_at timestamptz,
  over_told_at timestamptz
);
create unique index provider_outages_open on provider_outages (provider) where over_at is null;
