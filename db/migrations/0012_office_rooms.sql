-- Words to be found by: whatever stands between letters and digits is a blank, so that parts of an address are words.
create function search_words(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, regexp_replace(lower($1), '[^[:alnum:]]+', ' ', 'g'));

-- The office's list of orders: by word, by state and by product, each newest first.
create index orders_by_words on orders using gin (search_words(number || ' ' || email || ' ' || product_name));
create index orders_by_state on orders (state, created_at desc, id desc);
create index orders_by_product on orders (product_id, created_at desc, id desc);
create index orders_newest on orders (created_at desc, id desc);
drop index orders_by_date;
create index orders_paid on orders (paid_at desc, id desc) where paid_at is not null;

-- Everybody the house knows, by address: who bought, took the quiz, or proved an account's address. Kept by the
-- database itself, so that no way of becoming a customer can forget it.
create table customers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null default '',
  user_id uuid unique references auth.users on delete set null,
  -- Two addresses of one person: the page of this one is the page of that one.
  merged_into uuid references customers on delete cascade,
  -- The first money that came from her.
  bought_at timestamptz,
  created_at timestamptz not null default now(),
  check (merged_into is null or user_id is null),
  check (merged_into <> id)
);
create index customers_newest on customers (created_at desc, id desc) where merged_into is null;
create index customers_who_bought on customers (created_at desc, id desc)
  where merged_into is null and bought_at is not null;
create index customers_with_account on customers (created_at desc, id desc)
  where merged_into is null and user_id is not null;
create index customers_by_words on customers using gin (search_words(name || ' ' || email));
create index customers_merged on customers (merged_into) where merged_into is not null;

create function keep_customer(address text, called text, bought timestamptz) returns void language sql as $$
  insert into customers (email, name, bought_at) values (address, coalesce(called, ''), bought)
  on conflict (email) do update set
    name = case when customers.name = '' then excluded.name else customers.name end,
    bought_at = least(customers.bought_at, excluded.bought_at)
  where (customers.name = '' and excluded.name <> '')
     or (excluded.bought_at is not null and customers.bought_at is distinct from least(customers.bought_at, excluded.bought_at));
$$;

create function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  perform keep_customer(new.email, '', new.paid_at);
  return null;
end $$;
create trigger keep_customer_of_order after insert or update of paid_at, email on orders
  for each row execute function keep_customer_of_order();

create function keep_customer_of_lead() returns trigger language plpgsql as $$
begin
  perform keep_customer(new.email, new.name, null);
  return null;
end $$;
create trigger keep_customer_of_lead after insert on quiz_leads
  for each row execute function keep_customer_of_lead();

-- Anybody can sign up with any address: an account is a customer's own only once its address is proven. Who changes
-- her address stays the same customer, and is still known by the old one.
create function keep_customer_of_account() returns trigger language plpgsql as $$
declare
  mine customers%rowtype;
  theirs customers%rowtype;
begin
  if not new.email_verified then return null; end if;
  select * into mine from customers where user_id = new.id;
  if mine.email = new.email then
    update customers set name = new.name where id = mine.id and new.name <> '' and name <> new.name;
    return null;
  end if;
  select * into theirs from customers where email = new.email;
  if mine.id is null and theirs.id is null then
    insert into customers (email, name, user_id, created_at) values (new.email, new.name, new.id, new.created_at);
  elsif mine.id is null then
    -- An address that was merged into another customer becomes a customer of its own again.
    update customers set user_id = new.id, merged_into = null, name = coalesce(nullif(new.name, ''), name)
    where id = theirs.id;
  elsif theirs.id is null then
    insert into customers (email, name, merged_into, bought_at, created_at)
    values (new.email, new.name, mine.id, null, now());
  elsif theirs.user_id is null and theirs.merged_into is null then
    update customers set merged_into = mine.id where merged_into = theirs.id;
    update customers set merged_into = mine.id where id = theirs.id;
  end if;
  return null;
end $$;
create trigger keep_customer_of_account after insert or update of email, name, email_verified on auth.users
  for each row execute function keep_customer_of_account();

-- What was there before this table.
insert into customers (email, name, user_id, created_at)
select email, name, id, created_at from auth.users where email_verified;
select keep_customer(email, '', min(paid_at)) from orders group by email;
select keep_customer(email, max(name), null) from quiz_leads group by email;

-- What staff should remember about somebody. For their eyes alone.
create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  author_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null
);
create index customer_notes_by_customer on customer_notes (customer_id, created_at desc);

-- A recording on its way to us, in pieces: what has arrived stays arrived, and the rest is sent later.
create table video_uploads (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references videos on delete cascade,
  actor_id uuid not null references auth.users on delete cascade,
  name text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index video_uploads_open on video_uploads (video_id, actor_id) where finished_at is null;
create index video_uploads_left on video_uploads (updated_at) where finished_at is null;

-- Where the practitioner wishes to look at documents first: made and sent once she releases it.
alter table fulfilments add column held boolean not null default false;

-- Somebody asked to work in the house. Only a hash of the letter's key is kept.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('staff', 'owner')),
  key_hash text not null unique,
  invited_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (num_nonnulls(accepted_at, withdrawn_at) < 2)
);
create unique index one_open_invitation on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;

-- Backups that were made from the office, and what is in them.
create table backups (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null,
  file_key text not null unique,
  bytes bigint not null check (bytes > 0),
  rows integer not null
);
create index backups_by_date on backups (made_at desc);

create index fulfilments_by_stage on fulfilments (stage, order_id);
