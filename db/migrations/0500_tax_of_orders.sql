-- Who buys, as far as tax and invoices have to know it, and what the tax of an order was decided by: settings, day, evidence
-- and what VIES said, as a copy. Orders of earlier programs have neither.
alter table orders
  add column buyer jsonb check (jsonb_typeof(buyer) = 'object'),
  add column tax_basis jsonb check (jsonb_typeof(tax_basis) = 'object');

-- The tax inside each line: all of it, or none where nothing was decided.
alter table order_items
  add column tax_class text check (tax_class in ('digital', 'live', 'event')),
  add column tax_treatment text check (tax_treatment in ('exempt', 'standard', 'reverse-charge', 'outside')),
  add column tax_country text check (tax_country ~ '^[A-Z]{2}$'),
  -- In hundredths of a per cent.
  add column tax_rate integer check (tax_rate between 0 and 10000),
  add column net_cents integer check (net_cents >= 0),
  add column tax_cents integer check (tax_cents >= 0),
  -- The articles, whether the One Stop Shop declares it, and what somebody has to look at.
  add column tax_rule jsonb,
  add check (num_nulls(tax_class, tax_treatment, tax_rate, net_cents, tax_cents, tax_rule) in (0, 6)),
  add check (net_cents + tax_cents = price_cents - discount_cents),
  add check (tax_treatment = 'standard' or tax_rate = 0),
  add check (tax_rate > 0 or tax_cents = 0);

-- What VIES answered about a VAT number. No answer leaves no row.
create table vat_checks (
  number text primary key,
  state text not null check (state in ('confirmed', 'refused')),
  -- As the member state gives them; some give none.
  name text,
  address text,
  -- What proves the question.
  reference text,
  asked_at timestamptz not null
);
