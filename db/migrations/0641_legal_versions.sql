-- The owner may change the legal texts: versions of content like the others.
alter table content_versions drop constraint content_versions_kind_check;
alter table content_versions add constraint content_versions_kind_check
  check (kind in ('product', 'testimonial', 'question', 'article', 'meaning', 'letter', 'page', 'navigation', 'course', 'legal'));

-- What terms, withdrawal, refunds and privacy said together, word for word, whenever an order was placed under them. Never changed.
create table legal_versions (
  id bigint generated always as identity primary key,
  -- Of all four texts; 'first': the first edition, for orders of before.
  hash text not null unique,
  texts jsonb not null,
  made_at timestamptz not null,
  -- The PDF that letters carry, once it is drawn.
  pdf_key text
);

-- Which of them held when it was placed; orders of before have none: the first edition held.
alter table orders add column legal_version bigint references legal_versions;
create index orders_by_legal_version on orders (legal_version) where legal_version is not null;
