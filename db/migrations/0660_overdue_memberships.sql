-- A charge of a membership failed: since when, until when everything stays open, which of the letters about it has gone out
-- (0: the first alone, 1: the reminder, 2: the last one), and when the next of them, or the end, is due.
alter table subscriptions
  add column failed_at timestamptz,
  add column grace_until timestamptz,
  add column dunned smallint not null default 0 check (dunned between 0 and 2),
  add column dun_at timestamptz,
  add check ((failed_at is null) = (grace_until is null));
create index subscriptions_to_dun on subscriptions (dun_at) where dun_at is not null and status = 'past_due';

-- The first day on which the card it is charged to is not good any more, as the provider says, and of which one a letter has told.
alter table subscriptions
  add column card_good_until timestamptz,
  add column card_told_for timestamptz;
create index subscriptions_by_card on subscriptions (card_good_until)
  where status = 'active' and card_good_until is not null;
