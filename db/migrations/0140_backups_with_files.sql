-- A backup holds database and files, lies in places of its own, and is tried once a week.
alter table backups
  add column files integer not null default 0,
  -- Files that rows named and the file store did not have.
  add column missing integer not null default 0,
  -- The mark of the key that opens it; null: not encrypted.
  add column key_mark text,
  add column places text[] not null default '{}',
  -- What went wrong in the other places.
  add column problem text,
  add column is_nightly boolean not null default false,
  add column tried_at timestamptz,
  -- Why it did not restore.
  add column trial_problem text;
