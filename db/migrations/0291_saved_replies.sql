-- Ready answers of the practice's own. While there is none, those of the first edition are offered.
create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index saved_replies_title on saved_replies (lower(title));
