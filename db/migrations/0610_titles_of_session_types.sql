-- What customers read of a session type: its name stays the key under which sessions, credits and products know it.
alter table session_types add column title text check (title <> '');

-- Pages and letters read names, lengths and prices with the edition of the content.
insert into settings (key, value)
select 'session_kinds', coalesce(jsonb_agg(jsonb_build_object(
  'name', name, 'title', name, 'minutes', minutes, 'people', people, 'priceCents', case when retired_at is null then price_cents end
) order by position, name), '[]')
from session_types
on conflict (key) do nothing;
