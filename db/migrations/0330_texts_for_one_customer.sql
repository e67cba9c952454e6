-- A text that the owner writes for one customer is part of what a product delivers: her draft, and what was sent of it.
alter table fulfilments drop constraint fulfilments_kind_check;
alter table fulfilments add constraint fulfilments_kind_check
  check (kind in ('document', 'video', 'session-credits', 'course', 'membership', 'files', 'text'));
create table written_texts (
  fulfilment_id uuid primary key references fulfilments on delete cascade,
  draft text not null,
  version integer not null default 1,
  sent text,
  sent_at timestamptz,
  updated_at timestamptz not null
);
