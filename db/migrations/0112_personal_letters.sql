-- A ticket may begin with a letter of ours.
alter table support_tickets drop constraint support_tickets_source_check;
alter table support_tickets add constraint support_tickets_source_check
  check (source in ('portal', 'chat', 'contact', 'email', 'office')) not valid;
alter table support_tickets validate constraint support_tickets_source_check;
