-- One person is one contact. Two tables knew people: "customers", by what they bought or booked, and "people", by what they may
-- be written about, and they differed. From here on there is one: a row for each address, and where several addresses are one
-- person's, the others point to the first by merged_into. What the version before this one reads stays, as views.
alter table people rename to contacts;
alter table contacts
  add column merged_into uuid references contacts on delete cascade,
  -- The first money that came from here.
  add column bought_at timestamptz,
  -- Every way by which she became known; came_by is the first of them.
  add column ways text[] not null default '{}',
  add constraint merged_into_another check (merged_into <> id),
  drop constraint people_came_by_check,
  add constraint contacts_came_by_check check (came_by in
    ('newsletter', 'quiz', 'order', 'account', 'letters', 'import', 'session', 'event', 'message'));

create temporary table before_contacts on commit drop as
  select (select count(*) from contacts) as people, (select count(*) from customers) as customers,
    (select count(*) from contacts c join customers k on k.email = c.email) as both_lists;

-- By address, and nothing by guess: two rows become one where their addresses are the same, and an address belongs to another
-- only where the owner or a change of a proven address had said so. Links to a customer's page keep their id.
update contacts c set id = k.id from customers k where k.email = c.email;
insert into contacts (id, email, name, came_by, created_at, last_seen_at)
select k.id, k.email, k.name,
  case
    when k.user_id is not null then 'account'
    when exists (select from orders o where o.email = k.email) then 'order'
    when exists (select from sessions s where s.guest_email = k.email) then 'session'
    when exists (select from seats s where s.guest_email = k.email) then 'event'
    else 'quiz'
  end, k.created_at, k.created_at
from customers k where not exists (select from contacts c where c.email = k.email);
-- An account is a contact's own where its address is proven: the customers have it so.
update contacts set user_id = null
where user_id is not null and not exists (select from customers k where k.email = contacts.email and k.user_id = contacts.user_id);
update contacts c set
  name = coalesce(nullif(c.name, ''), k.name),
  merged_into = k.merged_into,
  bought_at = k.bought_at,
  user_id = k.user_id,
  created_at = least(c.created_at, k.created_at)
from customers k where k.email = c.email;
update contacts c set tags = array(
  select distinct tag from contacts m, unnest(m.tags) as tag where m.id = c.id or m.merged_into = c.id order by 1)
where exists (select from contacts m where m.merged_into = c.id and m.tags <> '{}');

drop index people_newest, people_by_account, people_by_birthday, people_by_root, people_by_life_path;
alter index people_by_words rename to contacts_by_words;
alter index people_by_address rename to contacts_by_address;
alter index people_by_tag rename to contacts_by_tag;
alter index people_by_topic rename to contacts_by_topic;
alter index people_by_product rename to contacts_by_product;
alter index people_source rename to contacts_by_source;
alter table contacts add constraint merged_has_no_account check (merged_into is null or user_id is null);
-- Segments count by these from the index alone.
create index contacts_by_birthday on contacts (birthday) where merged_into is null and birthday is not null;
create index contacts_by_root on contacts (birth_root) where merged_into is null and birth_root is not null;
create index contacts_by_life_path on contacts (life_path) where merged_into is null and life_path is not null;
create index contacts_newest on contacts (created_at desc, id desc) where merged_into is null;
create index contacts_who_bought on contacts (created_at desc, id desc) where merged_into is null and bought_at is not null;
create index contacts_with_account on contacts (created_at desc, id desc) where merged_into is null and user_id is not null;
create index contacts_merged on contacts (merged_into) where merged_into is not null;
create unique index contacts_by_account on contacts (user_id) where user_id is not null;

-- Ids changed, and these went by them: who has had her letter, or has entered, is not met twice (mails, automation_runs).
update broadcasts set last_person = null where last_person is not null and state <> 'sent';
update automations set last_person = null where last_person is not null;

-- Notes are the contact's.
alter table customer_notes rename to contact_notes;
alter table contact_notes rename column customer_id to contact_id;
alter table contact_notes drop constraint customer_notes_customer_id_fkey,
  add constraint contact_notes_contact_id_fkey foreign key (contact_id) references contacts on delete cascade;
alter index customer_notes_by_customer rename to contact_notes_by_contact;
drop table customers;

-- The version before this one runs beside this one for a while, and reads and writes by the old names.
create view customers as select id, email, name, user_id, merged_into, bought_at, created_at from contacts;
create view customer_notes as select id, contact_id as customer_id, author_name, text, created_at from contact_notes;
create view people as select id, email, name, user_id, language, came_by, birth_date, life_path, expression, soul_urge,
  numbers_proven, birthday, birth_root, topics, left_at, bounced_at, complained_at, tags, bought, orders, last_order_at,
  member, last_seen_at, created_at, zone, source, refused, told_at_checkout from contacts;

-- Orders, quiz, sessions, seats and accounts make a contact by the database itself, so that no way of becoming known can
-- forget it; what else makes one is a fact (domain/consequences.ts).
drop function keep_customer(text, text, timestamptz, timestamptz);
create function upsert_contact(address text, called text, way text, paid timestamptz, since timestamptz)
returns void language plpgsql as $$
declare
  main uuid;
  -- An order that nobody has paid may be anybody's.
  seen timestamptz := date_trunc('milliseconds', case when way = 'order' then paid else since end);
begin
  insert into contacts (email, name, came_by, ways, bought_at, created_at, last_seen_at)
  values (lower(address), coalesce(called, ''), way, array[way], paid, date_trunc('milliseconds', since),
    date_trunc('milliseconds', since))
  on conflict (email) do update set
    name = coalesce(nullif(contacts.name, ''), excluded.name),
    ways = case when way = any(contacts.ways) then contacts.ways else contacts.ways || way end,
    bought_at = least(contacts.bought_at, excluded.bought_at),
    last_seen_at = greatest(contacts.last_seen_at, seen)
  where (contacts.name = '' and excluded.name <> '') or contacts.last_seen_at < seen
    or way <> all(contacts.ways)
    or (excluded.bought_at is not null and contacts.bought_at is distinct from least(contacts.bought_at, excluded.bought_at));
  if paid is not null then
    select merged_into into main from contacts where email = lower(address);
    update contacts set bought_at = least(bought_at, paid)
    where id = main and bought_at is distinct from least(bought_at, paid);
  end if;
end $$;

create or replace function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  if new.email like 'deleted-%@deleted.invalid' then return null; end if;
  perform upsert_contact(new.email, '', 'order', new.paid_at, new.created_at);
  return null;
end $$;

create or replace function keep_customer_of_lead() returns trigger language plpgsql as $$
begin
  perform upsert_contact(new.email, new.name, 'quiz', null, new.created_at);
  return null;
end $$;

create or replace function keep_customer_of_intake() returns trigger language plpgsql as $$
begin
  if new.submitted_at is not null then
    perform upsert_contact(o.email, new.answers->>'fullName', 'order', null, o.created_at)
    from orders o where o.id = new.order_id and o.email not like 'deleted-%@deleted.invalid';
  end if;
  return null;
end $$;

-- Sessions and seats of somebody without an account.
create or replace function keep_customer_of_guest() returns trigger language plpgsql as $$
begin
  perform upsert_contact(new.guest_email, new.guest_name,
    case tg_table_name when 'seats' then 'event' else 'session' end, null, new.created_at);
  return null;
end $$;

-- Anybody can sign up with any address: it makes a contact, and the account is that contact's own once its address is proven.
-- Who changes her address stays the same contact, and is still known by the old one: both rows change their addresses, each
-- with what was agreed to and bought under it, so that the first is the address she uses now and links to her page stay right.
create function give_contact_its_account(account uuid, address text, called text) returns void language plpgsql as $$
declare
  mine contacts%rowtype;
  theirs contacts%rowtype;
begin
  select * into mine from contacts where user_id = account;
  select * into theirs from contacts where email = address;
  if mine.id = theirs.id then
    update contacts set name = called where id = mine.id and called <> '' and name <> called;
  elsif theirs.user_id is not null then
    return;
  elsif mine.id is null then
    -- An address that was merged into another contact becomes a contact of its own again.
    update contacts set user_id = account, merged_into = null, name = coalesce(nullif(called, ''), name) where id = theirs.id;
  else
    update contacts set email = address || '.' where id = theirs.id;
    update contacts set email = address, name = coalesce(nullif(called, ''), name), topics = theirs.topics,
      refused = theirs.refused, left_at = theirs.left_at, bounced_at = theirs.bounced_at,
      complained_at = theirs.complained_at, told_at_checkout = theirs.told_at_checkout,
      bought_at = least(bought_at, theirs.bought_at),
      ways = array(select distinct unnest(ways || theirs.ways) order by 1),
      tags = array(select distinct unnest(tags || theirs.tags) order by 1)
    where id = mine.id;
    update contacts set email = mine.email, merged_into = mine.id, topics = mine.topics, refused = mine.refused,
      left_at = mine.left_at, bounced_at = mine.bounced_at, complained_at = mine.complained_at,
      told_at_checkout = mine.told_at_checkout
    where id = theirs.id;
    update contacts set merged_into = mine.id where merged_into = theirs.id;
    update contact_notes set contact_id = mine.id where contact_id = theirs.id;
  end if;
end $$;

create or replace function keep_customer_of_account() returns trigger language plpgsql as $$
begin
  perform upsert_contact(new.email, case when new.email_verified then new.name else '' end, 'account', null, new.created_at);
  if new.email_verified then perform give_contact_its_account(new.id, new.email, new.name); end if;
  return null;
end $$;

-- Accounts of before: those whose address is not proven, and those that had changed to an address that was known already.
select upsert_contact(email, '', 'account', null, created_at) from auth.users u
where not exists (select from contacts c where c.email = u.email);
select give_contact_its_account(id, email, name) from auth.users u
where email_verified and not exists (select from contacts c where c.email = u.email and c.user_id = u.id);

update contacts c set ways = f.ways from (
  select email, array_agg(distinct way order by way) as ways from (
    select email, came_by as way from contacts
    union all select lower(email), 'quiz' from quiz_leads
    union all select email, 'order' from orders
    union all select email, 'account' from auth.users
    union all select guest_email, 'session' from sessions where guest_email is not null and not held
    union all select guest_email, 'event' from seats where guest_email is not null and taken_at is not null
    union all select lower(user_email), 'message' from support_tickets where user_email is not null and source <> 'office'
    union all select lower(email), 'newsletter' from consents where topic = 'newsletter'
  ) known group by email
) f where f.email = c.email;
create index contacts_by_way on contacts using gin (ways);

do $$
declare
  b before_contacts%rowtype;
begin
  select * into b from before_contacts;
  if b.customers + b.people = 0 then return; end if;
  raise notice 'contacts: % customers and % people, % of them in both lists, are now % contacts with % further addresses',
    b.customers, b.people, b.both_lists, (select count(*) from contacts where merged_into is null),
    (select count(*) from contacts where merged_into is not null);
  raise notice 'contacts: only among the customers before: %', b.customers - b.both_lists;
  raise notice 'contacts: only among the people before: %', b.people - b.both_lists;
end $$;
