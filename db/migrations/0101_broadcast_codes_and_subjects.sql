-- A code that each reader of a broadcast gets for herself, on these terms; none without a percentage.
alter table broadcasts
  add column code_percent smallint check (code_percent between 1 and 99),
  add column code_days smallint check (code_days between 1 and 365),
  add column code_product text,
  add constraint broadcasts_code_whole check ((code_percent is null) = (code_days is null)),
  -- A second subject: both are tried on so many people, and the one that is clicked more goes to the rest.
  add column subject_b text check (subject_b <> ''),
  add column test_size integer check (test_size >= 2),
  add column tested integer not null default 0,
  add column winner text check (winner in ('a', 'b')),
  add constraint broadcasts_test_whole check ((subject_b is null) = (test_size is null));
