-- Members who want the number of their day pushed in the morning: at which hour of their own clock, and when next.
create table morning_wishes (
  user_id uuid primary key references auth.users on delete cascade,
  hour smallint not null check (hour between 0 and 23),
  zone text not null,
  next_at timestamptz not null
);
create index morning_wishes_due on morning_wishes (next_at);
