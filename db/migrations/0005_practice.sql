-- When the practitioner can be booked: wall times of her own clock, by ISO weekday (1 is Monday). What they are in
-- UTC is worked out for each date, so that nine o'clock stays nine o'clock in summer and winter.
create table practice_hours (
  weekday smallint not null check (weekday between 1 and 7),
  starts_at text not null check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  primary key (weekday, starts_at)
);
insert into practice_hours (weekday, starts_at)
select weekday, starts_at
from generate_series(1, 7) as weekday
cross join unnest(array['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']) as starts_at;

create table blocked_dates (
  date date primary key,
  reason text not null default ''
);

alter table sessions
  add column payment_state text not null default 'to_be_paid'
    check (payment_state in ('credit', 'to_be_paid', 'paid')),
  -- The clock of the person who booked, for her letters and reminders.
  add column member_zone text,
  -- Raised by every change: calendars know a later invitation by it, reminders which booking they belong to.
  add column version integer not null default 0 check (version >= 0),
  add column updated_at timestamptz not null default now();
create index sessions_completed on sessions (user_id) where status = 'completed';

-- One row is one session paid for. The source (an order, a purchase) makes a repeated grant do nothing.
create table session_credits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  session_type text not null,
  source text not null,
  ordinal smallint not null check (ordinal > 0),
  session_id uuid unique references sessions on delete set null,
  granted_at timestamptz not null default now(),
  unique (source, session_type, ordinal)
);
create index session_credits_free on session_credits (user_id, session_type, granted_at) where session_id is null;

create table session_reminders (
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('day_before', 'hour_before')),
  version integer not null,
  due_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'sent', 'missed')),
  settled_at timestamptz,
  primary key (session_id, kind, version)
);
create index session_reminders_due on session_reminders (due_at) where state = 'due';

-- The journey: each move of a milestone's progress is kept, and the line on the page is drawn from it.
alter table transformation_journey add column created_at timestamptz not null default now();

create table journey_progress (
  id bigint generated always as identity primary key,
  milestone_id uuid not null references transformation_journey on delete cascade,
  progress_percentage smallint not null check (progress_percentage between 0 and 100),
  recorded_at timestamptz not null default now()
);
create index journey_progress_by_milestone on journey_progress (milestone_id, recorded_at);

-- Courses live in content/courses; a row names them by their folder. Somebody may be enrolled by two sources (bought
-- it, and is a member), and stays enrolled until the last one ends.
create table course_enrolments (
  user_id uuid not null references auth.users on delete cascade,
  course text not null,
  source text not null,
  enrolled_at timestamptz not null default now(),
  primary key (user_id, course, source)
);
create index course_enrolments_by_source on course_enrolments (source);

create table lesson_completions (
  user_id uuid not null references auth.users on delete cascade,
  course text not null,
  lesson text not null,
  completed_at timestamptz not null default now(),
  primary key (user_id, course, lesson)
);

-- The id is the only key to the public page that proves it.
create table certificates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  course text not null,
  course_title text not null,
  full_name text not null check (full_name <> ''),
  issued_at timestamptz not null default now(),
  unique (user_id, course)
);

-- A reading that is recorded for one purchase. Who owns it is the purchase's answer, so that a guest's reading follows
-- the purchase into an account. Without released_at it is still being recorded.
create table videos (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references purchases on delete cascade,
  title text not null check (title <> ''),
  planned_minutes integer not null check (planned_minutes between 1 and 600),
  due_at timestamptz,
  file_key text,
  link text check (link ~ '^https://'),
  duration_seconds integer check (duration_seconds > 0),
  captions_key text,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(file_key, link) <= 1),
  check (released_at is null or num_nonnulls(file_key, link) = 1)
);
create index videos_by_purchase on videos (purchase_id);
create index videos_to_record on videos (due_at) where released_at is null;

create table video_positions (
  user_id uuid not null references auth.users on delete cascade,
  video_id uuid not null references videos on delete cascade,
  position_seconds integer not null check (position_seconds >= 0),
  -- The furthest second seen: going back to hear something again does not undo progress.
  furthest_seconds integer not null check (furthest_seconds >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, video_id)
);
