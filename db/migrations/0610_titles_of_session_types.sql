-- What customers read of a session type: its name stays the key under which sessions, credits and products know it.
alter table session_types add column title text check (title <> '');

-- Pages and letters read names, lengths and prices with the edition of the content.
create view session_kinds as
select name, coalesce(title, name) as title, minutes, people, case when retired_at is null then price_cents end as price_cents, position
from session_types;
