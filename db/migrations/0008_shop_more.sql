-- Whether its buyer was signed in when she placed it. An order that was moved into an account later, because of its
-- address, was paid by whoever typed that address: the provider's customer of such an order is not the account's.
alter table orders add column placed_signed_in boolean not null default false;
create index orders_with_customer on orders (user_id, created_at desc) where placed_signed_in and customer_id is not null;
