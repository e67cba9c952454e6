-- Workshops: one hour of the practitioner's, with several seats.
create table events (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- 0 is free of charge.
  price_cents integer not null check (price_cents between 0 and 1000000),
  seats smallint not null check (seats between 1 and 500),
  meeting_link text not null check (meeting_link ~ '^https://'),
  is_public boolean not null default false,
  -- Whoever had a seat before it was moved may give that back until it begins.
  moved_at timestamptz,
  cancelled_at timestamptz,
  -- Its recording has been released; the recording itself is a video.
  recorded_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index events_by_start on events (starts_at);

-- One person's way to a seat: on the list, offered one, paying for it, sitting on it, or gone. What is offered, held or
-- taken has a number, and the database lets one row have it: no race sells a seat twice.
create table seats (
  id uuid primary key default gen_random_uuid(),
  -- Who came first, also within the same moment: the list is served in this order.
  place bigint generated always as identity,
  event_id uuid not null references events on delete cascade,
  number smallint check (number between 1 and 500),
  user_id uuid references auth.users on delete cascade,
  guest_email text check (guest_email = lower(guest_email)),
  guest_name text not null default '',
  zone text,
  state text not null check (state in ('waiting', 'offered', 'held', 'taken', 'gone')),
  -- Until then it is offered or held.
  keep_until timestamptz,
  why_gone text check (why_gone in ('released', 'cancelled', 'refunded', 'called_off')),
  -- The order that has paid it; stays when the seat is gone. return_due: its money is still to be sent back.
  paid_order uuid references orders on delete set null,
  return_due boolean not null default false,
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seats_of_somebody check ((user_id is null) = (guest_email is not null)),
  constraint kept_seats_have_a_number check ((state in ('offered', 'held', 'taken')) = (number is not null)),
  constraint kept_for_a_time check ((state in ('offered', 'held')) = (keep_until is not null)),
  constraint gone_for_a_reason check ((state = 'gone') = (why_gone is not null))
);
create unique index one_person_on_a_seat on seats (event_id, number);
create index seats_by_event on seats (event_id, place);
create index seats_by_user on seats (user_id) where user_id is not null;
create index seats_of_guests on seats (guest_email) where guest_email is not null;
create index seats_kept on seats (keep_until) where keep_until is not null;
create index seats_by_order on seats (paid_order) where paid_order is not null;
create index seats_to_return on seats (updated_at) where return_due;

create trigger keep_customer_of_seat after insert or update of state on seats
  for each row when (new.guest_email is not null and new.state = 'taken') execute function keep_customer_of_guest();

create table event_reminders (
  event_id uuid not null references events on delete cascade,
  kind text not null check (kind in ('day_before', 'hour_before')),
  due_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'sent', 'missed')),
  primary key (event_id, kind)
);
create index event_reminders_due on event_reminders (due_at) where state = 'due';

-- A video is one purchase's, or an event's, for everybody who had a seat.
alter table videos
  alter column purchase_id drop not null,
  add column event_id uuid unique references events on delete cascade,
  add constraint videos_of_something check (num_nonnulls(purchase_id, event_id) = 1);
