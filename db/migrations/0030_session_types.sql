-- What can be booked. The name is the key: sessions and credits hold it, and letters and invitations have said it, so it
-- never changes. A type that is no longer wanted is retired.
create table session_types (
  name text primary key check (name = btrim(name) and length(name) between 1 and 80),
  -- In addresses.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position smallint not null,
  minutes smallint not null check (minutes between 15 and 180),
  -- Of a single session. Without one it comes with a product alone; 0 is free of charge.
  price_cents integer check (price_cents between 0 and 1000000),
  -- Where these are empty, the practice's own rules hold.
  buffer_before smallint check (buffer_before between 0 and 240),
  buffer_after smallint check (buffer_after between 0 and 240),
  notice_minutes integer check (notice_minutes between 0 and 43200),
  horizon_days smallint check (horizon_days between 1 and 730),
  meeting_link text check (meeting_link ~ '^https://'),
  people smallint not null default 1 check (people between 1 and 20),
  -- Only for those who hold a credit of it.
  credit_only boolean not null default false,
  retired_at timestamptz
);

insert into session_types (name, slug, position, minutes, price_cents, people, credit_only) values
  ('1:1 Live Session (60 min)', 'live-session', 1, 60, 9500, 1, false),
  ('Transformation Package', 'transformation', 2, 60, null, 1, false),
  ('Couples Journey', 'couples-journey', 3, 60, null, 2, false),
  ('Executive Coaching', 'executive-coaching', 4, 60, null, 1, false),
  ('Brand Alignment Call', 'brand-alignment-call', 5, 30, null, 1, true);
-- Whatever else has been booked before there was this list.
insert into session_types (name, slug, position, minutes, retired_at)
select name, 'former-' || row_number() over (order by name), 100, 60, now()
from (select session_type as name from sessions union select session_type from session_credits) as used
where name not in (select name from session_types);

-- How many sessions of a type a product brings along.
create table session_type_products (
  product_id text not null,
  session_type text not null references session_types,
  count smallint not null check (count between 1 and 24),
  primary key (product_id, session_type)
);
create index session_type_products_by_type on session_type_products (session_type);
insert into session_type_products (product_id, session_type, count) values
  ('transformation', 'Transformation Package', 3),
  ('vip-blueprint', '1:1 Live Session (60 min)', 12),
  ('union-path', 'Couples Journey', 3),
  ('brand-alignment', 'Brand Alignment Call', 1),
  ('ceo-mentorship', 'Executive Coaching', 3);

alter table sessions
  add constraint sessions_of_a_type foreign key (session_type) references session_types;
create index sessions_by_type on sessions (session_type);
alter table session_credits
  add constraint credits_of_a_type foreign key (session_type) references session_types;
create index session_credits_by_type on session_credits (session_type);
