-- A session is prepared from a chart: booking asks for birth name and birth date, and for what it is to be about. Whoever would
-- rather not tell says so, and is not asked again. Staff enter and correct it (corrected_at).
create table session_details (
  session_id uuid primary key references sessions on delete cascade,
  birth_name text not null default '' check (length(birth_name) <= 120),
  birth_date date,
  -- How the name is counted, where its owner has changed our spelling.
  spelling text check (length(spelling) <= 200),
  topic text not null default '' check (length(topic) <= 1000),
  declined boolean not null default false,
  told_at timestamptz not null default now(),
  corrected_at timestamptz,
  constraint session_details_name_with_date check ((birth_name = '') = (birth_date is null)),
  constraint session_details_declined_is_empty check (not declined or birth_date is null)
);
-- A switch for each type. The version before this one asks nobody, and may go on doing so while this one starts.
alter table session_types add column asks_birth_data boolean not null default true;
