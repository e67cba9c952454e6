-- Who was erased, by a keyed hash of each address: a restored backup brings people back, and they are erased once more.
create table erased_addresses (
  address_key text primary key,
  erased_at timestamptz not null,
  -- A restore found it on the site that it replaced, and what it brought back has not been searched yet.
  erase_again boolean not null default false
);
