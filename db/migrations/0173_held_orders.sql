-- Orders that are held because another sum arrived than was agreed are found by their event, until they are released.
create index order_events_of_differences on order_events (order_id) where kind = 'amount_differs';
