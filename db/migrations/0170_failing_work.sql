-- Work that failed and is tried again by itself: one row for each duty and subject, until it succeeds. The subject is the
-- id of the row that was due, or empty where a duty failed as a whole; nothing in here names a person.
create table failing_work (
  duty text not null,
  subject text not null,
  -- What the office calls it, such as "order AN-2026-0007", and where she can do something about it.
  label text not null default '',
  path text not null default '/office/settings/health' check (path like '/%'),
  message text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  tries integer not null default 1,
  next_try_at timestamptz not null,
  -- Since when the owner has been told of it.
  told_at timestamptz,
  primary key (duty, subject)
);
