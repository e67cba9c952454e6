-- What a letter of the month said, so that it stays what it was when its texts change. Earlier letters have none.
alter table month_letters add column words jsonb;

-- What a member wrote to the question of a day. Hers alone.
create table day_answers (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  answer text not null check (length(answer) between 1 and 2000),
  written_at timestamptz not null,
  primary key (user_id, day)
);

-- Members whose look back on a year was written.
create table year_letters (
  order_id uuid not null references orders on delete cascade,
  year smallint not null,
  sent_at timestamptz not null,
  primary key (order_id, year)
);
