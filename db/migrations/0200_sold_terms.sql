-- What was agreed when an order was placed. Orders of earlier programs have none: they sold the first edition.
alter table orders add column sold jsonb;
