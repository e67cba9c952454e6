-- The office looks for the beginning of a number or an address; the words' index would read most of the table for it.
create index orders_by_number on orders (number text_pattern_ops);
create index orders_by_address on orders (email text_pattern_ops);
create index customers_by_address on customers (email text_pattern_ops);

-- Today asks for the few disputes among all payments.
create index order_payments_disputed on order_payments (arrived_at) where dispute in ('inquiry', 'open');
