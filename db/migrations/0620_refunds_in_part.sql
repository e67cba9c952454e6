-- A part of the money goes back: for one line, for sessions that nobody booked, as goodwill, or because more was paid than asked.
alter table refunds
  -- Null: all that is left of the payment, or, with an item, that line as earlier programs send it back.
  add column kind text check (kind in ('item', 'sessions', 'goodwill', 'difference')),
  -- The cents of each line, by its position; null where the money belongs to no line.
  add column shares integer[],
  -- The credits that went with it, so that they can come back if the money does.
  add column sessions jsonb,
  add column asked_by text check (asked_by in ('buyer', 'practice'));

-- All of a payment goes back once at a time. Parts are counted under the order's lock instead.
drop index one_open_refund_per_payment;
create unique index one_open_refund_per_payment on refunds (order_payment_id)
  where state in ('requested', 'approved', 'pending') and source <> 'provider' and kind is null;

-- What was recorded of a payment, and what of its consequences failed: they are made again from what was known before.
alter table order_payments
  add column follow_from jsonb,
  add column follow_at timestamptz,
  add check ((follow_from is null) = (follow_at is null));
create index payments_to_follow on order_payments (follow_at) where follow_at is not null;
