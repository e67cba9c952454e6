-- Calendars of the practitioner that live elsewhere and say when she is busy.
create table outside_calendars (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 60),
  url text not null unique check (url ~ '^https?://'),
  etag text,
  -- By which clock its whole days were counted: with another one they are counted anew.
  zone text,
  -- When it was last read whole; its times reach so far beyond that moment and no further.
  read_at timestamptz,
  next_at timestamptz not null,
  failure text,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check ((failure is null) = (failing_since is null))
);
create index outside_calendars_due on outside_calendars (next_at);

-- No titles: that she is busy is all that booking needs to know.
create table outside_busy (
  calendar_id uuid not null references outside_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index outside_busy_by_calendar on outside_busy (calendar_id);
-- What is over is left behind by the next reading: those that have not ended are nearly all, and the end finds them.
create index outside_busy_by_end on outside_busy (ends_at);
