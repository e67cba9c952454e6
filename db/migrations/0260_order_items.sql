-- What an order is made of, line by line. What is agreed over all lines stays in orders.sold.
create table order_items (
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  product_id text not null,
  product_name text not null,
  bundle text,
  sold jsonb,
  price_cents integer not null check (price_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents between 0 and price_cents),
  total_cents integer not null generated always as (price_cents - discount_cents) stored,
  refunded_cents integer not null default 0,
  returned_at timestamptz,
  primary key (order_id, position)
);
create index order_items_by_product on order_items (product_id);

insert into order_items (order_id, position, product_id, product_name, sold, price_cents, discount_cents, refunded_cents, returned_at)
select o.id, 0, o.product_id, o.product_name, o.sold, o.price_cents, o.discount_cents,
  case when o.state = 'refunded' then o.total_cents else 0 end,
  case when o.state = 'refunded' then now() end
from orders o;

-- An earlier program, which still runs while this one starts, writes no lines: its orders get theirs when they are placed.
create function add_first_order_item() returns trigger language plpgsql as $$
begin
  insert into order_items (order_id, position, product_id, product_name, sold, price_cents, discount_cents)
  select o.id, 0, o.product_id, o.product_name, o.sold, o.price_cents, o.discount_cents
  from orders o where o.id = new.id
  and not exists (select from order_items i where i.order_id = o.id);
  return null;
end $$;
create constraint trigger add_first_order_item after insert on orders
  deferrable initially deferred for each row execute function add_first_order_item();

-- A purchase for each line.
alter table purchases add column item smallint not null default 0;
alter table purchases drop constraint purchases_order_id_key;
alter table purchases add constraint purchases_of_item unique (order_id, item);

-- Which line a refund is for; none, where all that is left of the payment goes back.
alter table refunds add column item smallint;
