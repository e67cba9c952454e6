-- Months in the Circle that a product brings along: paid once, nothing renews them. They are a row among the memberships that
-- the provider knows nothing of; what opens and closes with a membership does so with them.
alter table fulfilments drop constraint fulfilments_kind_check;
alter table fulfilments add constraint fulfilments_kind_check check (kind in
  ('document', 'video', 'session-credits', 'course', 'membership', 'membership-months', 'files', 'text', 'seat'));
-- What waits until a membership that is open has ended.
alter table fulfilments drop constraint fulfilments_stage_check;
alter table fulfilments add constraint fulfilments_stage_check check (stage in
  ('waiting_intake', 'waiting_period', 'waiting_account', 'waiting_circle', 'in_work', 'recording', 'delivered', 'withdrawn'));
alter table subscriptions add column months smallint check (months > 0);
alter table subscriptions add column end_told_at timestamptz;
-- An order that a code paid in full has cost nothing.
alter table subscriptions drop constraint subscriptions_amount_cents_check;
alter table subscriptions add constraint subscriptions_amount_cents_check check (amount_cents >= 0);
create index subscriptions_months_ending on subscriptions (paid_until)
  where benefits and months is not null and end_told_at is null;
