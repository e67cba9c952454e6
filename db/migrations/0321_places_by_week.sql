-- A product may be limited to so many a week. The line of an order holds a place in the week that it was sold for, named by
-- its Monday; what is owed is promised from that week on.
alter table order_items add column week date check (extract(isodow from week) = 1);
create index order_items_week on order_items (product_id, week) where week is not null;
alter table fulfilments add column promised_from timestamptz;

-- "Tell me when it opens": an address for one letter about one product. With the letter the row is gone.
create table opening_requests (
  id uuid primary key default gen_random_uuid(),
  product_id text not null,
  email text not null,
  consent_text text not null,
  asked_at timestamptz not null,
  unique (product_id, email)
);
create index opening_requests_email on opening_requests (email);
