-- What no row refers to any more and still lies with the files service. A line is written in the transaction that drops
-- the row, and stays until the file is gone. A key that ends with a slash stands for everything in that folder.
create table files_to_remove (
  key text primary key,
  reason text not null,
  since timestamptz not null,
  tries integer not null default 0,
  last_error text,
  next_try_at timestamptz not null
);
create index files_to_remove_due on files_to_remove (next_try_at);
