-- What a customer says of what she bought: asked for by letter once it is delivered, written by its link, shown when the owner
-- has approved it. One for each order; it goes with the order's person.
create table testimonials (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders on delete cascade,
  product_id text not null,
  -- written: waits for the owner. returned: she asked for a change. withdrawn: the customer has taken it back.
  state text not null default 'asked' check (state in ('asked', 'written', 'returned', 'shown', 'declined', 'withdrawn')),
  -- Grows with each change: what somebody decides is about what she has seen.
  version integer not null default 0,
  quote text not null default '',
  name text not null default '',
  place text not null default '',
  rating smallint check (rating between 1 and 5),
  photo_key text,
  -- The words that were ticked, and when. Without them nothing is shown.
  consent_text text,
  consent_at timestamptz,
  -- As it is shown: her words, or whole passages of them.
  shown_quote text,
  -- What the owner asked her to change.
  wish text not null default '',
  asked_at timestamptz not null,
  written_at timestamptz,
  shown_at timestamptz,
  updated_at timestamptz not null,
  check ((consent_text is null) = (consent_at is null)),
  check (state not in ('written', 'returned', 'shown', 'declined') or written_at is not null),
  check (state <> 'shown' or (consent_at is not null and shown_quote <> '' and shown_at is not null)),
  check (state not in ('asked', 'withdrawn') or (quote = '' and shown_quote is null and photo_key is null and consent_at is null))
);
create index testimonials_waiting on testimonials (written_at) where state = 'written';
create index testimonials_shown on testimonials (shown_at) where state = 'shown';
-- Whom to ask is looked for among what was delivered lately.
create index fulfilments_by_delivery on fulfilments (delivered_at) where stage = 'delivered';

-- Pages and letters read what is shown with the edition of the content.
create view shown_testimonials as
select id, product_id, shown_quote as quote, name, place, rating, photo_key, shown_quote <> quote as shortened, shown_at
from testimonials where state = 'shown';
