-- Guests of sessions and events and people who write to us are known too, without having agreed to any letters.
alter table people drop constraint people_came_by_check, add constraint people_came_by_check check (came_by in
  ('newsletter', 'quiz', 'order', 'account', 'letters', 'import', 'session', 'event', 'message'));

-- Those of before.
with known as (
  select lower(guest_email) as email, guest_name as name, 'session' as came_by, created_at from sessions
    where user_id is null and guest_email is not null and not held
  union all select lower(guest_email), guest_name, 'event', taken_at from seats
    where user_id is null and guest_email is not null and taken_at is not null
  union all select lower(user_email), user_name, 'message', created_at from support_tickets
    where user_id is null and user_email is not null and source <> 'office'
), firsts as (
  select distinct on (email) email, came_by, date_trunc('milliseconds', created_at) as created_at from known
  order by email, created_at
)
insert into people (email, came_by, created_at, last_seen_at, name)
select f.email, f.came_by, f.created_at,
  (select date_trunc('milliseconds', max(k.created_at)) from known k where k.email = f.email),
  coalesce((select k.name from known k where k.email = f.email and k.name <> '' order by k.created_at desc limit 1), '')
from firsts f on conflict do nothing;
