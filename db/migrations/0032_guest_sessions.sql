-- Sessions and credits of people without an account: known by the address they booked or bought with, until they have one.
alter table sessions
  alter column user_id drop not null,
  add column guest_email text check (guest_email = lower(guest_email)),
  add column guest_name text not null default '',
  -- Chosen on the public page and not paid yet: the hour is nobody else's, and nobody has been told.
  add column held boolean not null default false,
  -- The source of the credit that paid it: called off, its guest can use the same one for another hour, and no other.
  add column paid_by text,
  add constraint sessions_of_somebody check ((user_id is null) = (guest_email is not null));
update sessions set paid_by = session_credits.source from session_credits where session_credits.session_id = sessions.id;
create index sessions_of_guests on sessions (guest_email) where guest_email is not null;

alter table session_credits
  alter column user_id drop not null,
  add column guest_email text check (guest_email = lower(guest_email)),
  add constraint credits_of_somebody check ((user_id is null) = (guest_email is not null));
create index session_credits_of_guests on session_credits (guest_email) where guest_email is not null;

-- Sessions that waited for an account can be booked from the order's own page now: the next run hands them over.
update fulfilments set work_at = now() where stage = 'waiting_account' and kind = 'session-credits';
