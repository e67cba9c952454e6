-- What the practitioner writes for herself, apart from what the customer reads; and sessions to which nobody came.
alter table sessions
  add column private_notes text,
  add column missed boolean not null default false,
  add constraint missed_is_over check (not missed or status = 'completed');

-- Somebody who was booked without ever buying is a customer, too. What is only held may be anybody's address.
create function keep_customer_of_guest() returns trigger language plpgsql as $$
begin
  perform keep_customer(new.guest_email, new.guest_name, null, new.created_at);
  return null;
end $$;
create trigger keep_customer_of_guest after insert or update of held on sessions
  for each row when (new.guest_email is not null and not new.held) execute function keep_customer_of_guest();
