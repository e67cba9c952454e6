-- Files that the owner uploaded are part of what a product delivers.
alter table fulfilments drop constraint fulfilments_kind_check;
alter table fulfilments add constraint fulfilments_kind_check
  check (kind in ('document', 'video', 'session-credits', 'course', 'membership', 'files'));
