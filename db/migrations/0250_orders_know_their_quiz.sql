-- A buyer whose browser took the quiz is not asked for name and birth date again. By the quiz's signed token, which that
-- browser holds: the address alone would show a stranger's details to whoever typed it. No foreign key: a quiz that is
-- erased leaves an order that knows none.
alter table orders add column quiz_lead_id uuid;
-- Asked at every press of the purchase button: what this browser ordered in the last minutes.
create index orders_by_browser on orders (browser_key, created_at) where browser_key is not null;
