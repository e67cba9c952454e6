-- A seat at an event is part of what a product delivers. It is held when the order is placed, and taken when the order is paid.
alter table fulfilments drop constraint fulfilments_kind_check;
alter table fulfilments add constraint fulfilments_kind_check
  check (kind in ('document', 'video', 'session-credits', 'course', 'membership', 'files', 'text', 'seat'));
alter table seats add column part_of_order uuid references orders on delete set null;
create index seats_part_of_order on seats (part_of_order) where part_of_order is not null;
