-- A code takes off a percentage, a sum, or the whole price. The old program reads `percent` alone: for a sum or a free
-- product it stands at 1, so that during an upgrade nobody is given more than the owner wrote.
alter table discount_codes
  add column amount_cents integer check (amount_cents > 0),
  add column free boolean not null default false,
  -- What it is good for where that is more than one product; `product_id` is then the first of them.
  add column product_ids text[] check (cardinality(product_ids) > 0),
  add column starts_at timestamptz,
  add column first_order boolean not null default false,
  add column once_per_person boolean not null default false,
  add check (not (free and amount_cents is not null));

-- An order may cost nothing: a code, or a gift, pays all of it.
alter table orders drop constraint orders_total_cents_check,
  add constraint orders_total_cents_check check (total_cents >= 0);
