-- Today looks for differences that nobody has decided: a second payment of one order is one of them.
create index order_events_of_second_payments on order_events (order_id) where kind = 'paid_twice';
