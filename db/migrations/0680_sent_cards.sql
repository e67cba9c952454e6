-- One sentence of a reading, with its number, that its reader passes on: a picture, and a page behind a link that nobody can
-- guess. It holds no name and no date. It hangs on the delivery or the report that it was read in, and goes with it.
create table sent_cards (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (length(token) between 20 and 60),
  fulfilment_id uuid references fulfilments on delete cascade,
  report_id uuid references report_requests on delete cascade,
  place text not null check (length(place) between 1 and 40),
  number smallint not null check (number between 1 and 33),
  sentence text not null check (length(sentence) between 1 and 200),
  made_at timestamptz not null,
  check (num_nonnulls(fulfilment_id, report_id) = 1)
);
create unique index sent_cards_once_of_delivery on sent_cards (fulfilment_id, sentence) where fulfilment_id is not null;
create unique index sent_cards_once_of_report on sent_cards (report_id, sentence) where report_id is not null;
