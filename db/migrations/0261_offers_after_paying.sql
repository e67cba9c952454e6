-- The order on whose page this one was taken: the offer after paying. Of each order it is taken once.
alter table orders add column after_order uuid references orders on delete set null;
create unique index one_offer_taken on orders (after_order) where state not in ('expired', 'failed');
