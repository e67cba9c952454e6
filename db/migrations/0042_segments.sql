-- Whom a letter is for, as rules that are read anew each time: domain/marketing/segments/rules.ts.
create table segments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  rules jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index segments_by_name on segments (lower(name));
