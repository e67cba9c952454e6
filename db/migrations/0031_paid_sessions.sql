-- What a session costs is what its type cost when it was booked; without a price it comes with a product.
-- Until pay_by its place is kept without payment. Whatever has none is not released by itself: what staff booked, and what
-- was booked while payment was a matter of letters.
alter table sessions
  drop constraint sessions_payment_state_check,
  add constraint sessions_payment_state_check check (payment_state in ('credit', 'to_be_paid', 'paid', 'free')),
  add column price_cents integer check (price_cents >= 0),
  add column pay_by timestamptz,
  add column released_at timestamptz,
  add check (pay_by is null or payment_state = 'to_be_paid'),
  add check (released_at is null or status = 'cancelled');
create index sessions_to_release on sessions (pay_by) where status = 'scheduled' and pay_by is not null;
create index sessions_unpaid on sessions (scheduled_date) where payment_state = 'to_be_paid' and status <> 'cancelled';

alter table session_reminders
  drop constraint session_reminders_kind_check,
  add constraint session_reminders_kind_check check (kind in ('day_before', 'hour_before', 'payment'));

-- What an order pays for, in the words of the context that asked for it ('session:…'). The shop only hands it back.
alter table orders add column subject text check (subject <> '');
create index orders_by_subject on orders (subject) where subject is not null;
