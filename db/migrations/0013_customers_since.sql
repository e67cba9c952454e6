-- A customer is known since her first order, quiz or proven account, to the millisecond: pages of the list are cut by it.
alter table customers alter column created_at set default date_trunc('milliseconds', now());
update customers set created_at = date_trunc('milliseconds', created_at);

drop function keep_customer(text, text, timestamptz);
create function keep_customer(address text, called text, bought timestamptz, since timestamptz)
returns void language sql as $$
  insert into customers (email, name, bought_at, created_at)
  values (address, coalesce(called, ''), bought, date_trunc('milliseconds', since))
  on conflict (email) do update set
    name = case when customers.name = '' then excluded.name else customers.name end,
    bought_at = least(customers.bought_at, excluded.bought_at)
  where (customers.name = '' and excluded.name <> '')
     or (excluded.bought_at is not null and customers.bought_at is distinct from least(customers.bought_at, excluded.bought_at));
$$;

create or replace function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  perform keep_customer(new.email, '', new.paid_at, new.created_at);
  return null;
end $$;

create or replace function keep_customer_of_lead() returns trigger language plpgsql as $$
begin
  perform keep_customer(new.email, new.name, null, new.created_at);
  return null;
end $$;

-- The name somebody writes into the details of her own order is the best we know of a guest.
create function keep_customer_of_intake() returns trigger language plpgsql as $$
begin
  if new.submitted_at is not null then
    perform keep_customer(o.email, new.answers->>'fullName', null, o.created_at) from orders o where o.id = new.order_id;
  end if;
  return null;
end $$;
create trigger keep_customer_of_intake after insert or update of answers, submitted_at on intakes
  for each row execute function keep_customer_of_intake();

create or replace function keep_customer_of_account() returns trigger language plpgsql as $$
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
    insert into customers (email, name, user_id, created_at)
    values (new.email, new.name, new.id, date_trunc('milliseconds', new.created_at));
  elsif mine.id is null then
    -- An address that was merged into another customer becomes a customer of its own again.
    update customers set user_id = new.id, merged_into = null, name = coalesce(nullif(new.name, ''), name)
    where id = theirs.id;
  elsif theirs.id is null then
    -- She is still known by the address she leaves.
    insert into customers (email, merged_into) values (mine.email || '.', mine.id);
    update customers set email = new.email, name = coalesce(nullif(new.name, ''), name) where id = mine.id;
    update customers set email = mine.email where email = mine.email || '.';
  elsif theirs.user_id is null and theirs.merged_into is null then
    update customers set merged_into = mine.id where merged_into = theirs.id;
    update customers set merged_into = mine.id where id = theirs.id;
  end if;
  return null;
end $$;
