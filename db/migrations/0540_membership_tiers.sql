-- More than one membership is sold, by the month or by the year. What was agreed stays on the running one: a later edit of the
-- product changes nothing for who is in it. Without a name of its own it is what its order sold.
alter table subscriptions add column product_id text;
alter table subscriptions add column product_name text;
alter table subscriptions add column terms jsonb;
alter table subscriptions add column period text not null default 'month' check (period in ('month', 'year'));
-- The end of the paid year that a letter has told of.
alter table subscriptions add column renewal_told_for timestamptz;
create index subscriptions_years on subscriptions (current_period_end)
  where period = 'year' and status = 'active' and not cancel_at_period_end;

-- What one charge of a membership brings: so many sessions of a type, decided when it arrives and given once.
alter table order_payments add column session_type text;
alter table order_payments add column session_count smallint check (session_count >= 0);
alter table order_payments add column sessions_given_at timestamptz;
alter table order_payments add constraint order_payments_sessions_have_a_type
  check (coalesce(session_count, 0) = 0 or session_type is not null);
