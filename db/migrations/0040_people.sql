-- Everybody known by an address, for whoever writes letters: one row each, kept by what happens (domain/consequences.ts),
-- so that a segment is one query over one table however many people there are.
create table people (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null default '',
  user_id uuid references auth.users on delete set null,
  language text not null default 'en',
  -- How she came to be known first.
  came_by text not null check (came_by in ('newsletter', 'quiz', 'order', 'account', 'letters', 'import')),
  birth_date date,
  life_path smallint check (life_path between 1 and 9),
  expression smallint check (expression between 1 and 9),
  soul_urge smallint check (soul_urge between 1 and 9),
  -- Anybody can take the quiz with a stranger's address; what the owner of an account wrote herself is not changed by that.
  numbers_proven boolean not null default false,
  -- Month and day as one number, 229 for the 29th of February: birthdays of a week are seven of them.
  birthday smallint generated always as (extract(month from birth_date) * 100 + extract(day from birth_date)) stored,
  -- What a birth date adds to every personal year and month. Both go round from 1 to 9, so the remainder is enough.
  birth_root smallint generated always as ((extract(month from birth_date)::int + extract(day from birth_date)::int) % 9) stored,
  -- What she has agreed to and not taken back, as the ledger has it.
  topics text[] not null default '{}',
  left_at timestamptz,
  bounced_at timestamptz,
  complained_at timestamptz,
  tags text[] not null default '{}',
  -- Products that were paid for and not given back.
  bought text[] not null default '{}',
  orders integer not null default 0,
  last_order_at timestamptz,
  member boolean not null default false,
  last_seen_at timestamptz not null,
  created_at timestamptz not null
);
create index people_newest on people (created_at desc, id desc);
create index people_by_words on people using gin (search_words(name || ' ' || email));
create index people_by_address on people (email text_pattern_ops);
create index people_by_account on people (user_id) where user_id is not null;
create index people_by_tag on people using gin (tags);
create index people_by_topic on people using gin (topics);
create index people_by_product on people using gin (bought);
create index people_by_birthday on people (birthday) where birthday is not null;
create index people_by_root on people (birth_root) where birth_root is not null;
create index people_by_life_path on people (life_path) where life_path is not null;

-- Who was known before this table.
with known as (
  select email, name, id as user_id, 'account' as came_by, created_at from auth.users where email_verified
  union all select lower(email), name, null, 'quiz', created_at from quiz_leads
  union all select lower(email), '', null, 'newsletter', given_at from consents
  union all select lower(email), '', null, 'order', paid_at from orders
    where paid_at is not null and email not like 'deleted-%@deleted.invalid'
), firsts as (
  select distinct on (email) email, came_by, date_trunc('milliseconds', created_at) as created_at from known
  order by email, created_at
)
insert into people (email, came_by, created_at, last_seen_at, name, user_id)
select f.email, f.came_by, f.created_at,
  (select date_trunc('milliseconds', max(k.created_at)) from known k where k.email = f.email),
  coalesce((select k.name from known k where k.email = f.email and k.name <> ''
    order by (k.user_id is null), k.created_at desc limit 1), ''),
  (select k.user_id from known k where k.email = f.email and k.user_id is not null limit 1)
from firsts f;

update people p set birth_date = l.birth_date, life_path = l.life_path, expression = l.expression, soul_urge = l.soul_urge
from (select distinct on (email) * from quiz_leads order by email, created_at desc) l where l.email = p.email;
update people p set birth_date = f.birth_date, life_path = f.life_path_number, expression = f.expression_number,
  soul_urge = f.soul_urge_number, numbers_proven = true
from profiles f where f.id = p.user_id and f.birth_date is not null;

-- Suppressions know addresses by their hash; the letters that were sent know both.
create temporary table refused on commit drop as
  select distinct m.to_address as email, s.topic, s.reason, s.created_at
  from suppressions s join mails m on m.address_key = s.address_key;
update people p set
  topics = array(
    select distinct c.topic from consents c
    where c.email = p.email and c.withdrawn_at is null
      and not exists (select from refused r where r.email = c.email and r.topic in ('all', c.topic)) order by 1),
  left_at = (select min(created_at) from refused r
    where r.email = p.email and r.reason = 'unsubscribed' and r.topic in ('all', 'newsletter', 'marketing')),
  bounced_at = (select min(created_at) from refused r where r.email = p.email and r.reason = 'bounced'),
  complained_at = (select min(created_at) from refused r where r.email = p.email and r.reason = 'complaint');

update people p set bought = coalesce(o.bought, '{}'), orders = o.orders, last_order_at = o.last_at
from (
  select o.email, array_agg(distinct o.product_id order by o.product_id)
      filter (where o.state not in ('refunded', 'disputed')) as bought,
    count(*) as orders, max(o.paid_at) as last_at
  from orders o where o.paid_at is not null group by o.email
) o where o.email = p.email;
update people p set member = true
from orders o join subscriptions s on s.order_id = o.id where o.email = p.email and s.benefits;

drop table refused;
