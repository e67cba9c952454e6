-- A membership may begin with free days. What was agreed stands on its order: nothing is charged today, and its first
-- charge is the provider's to make when they are over.
alter table orders add column trial_days smallint check (trial_days between 1 and 365);
alter table orders add constraint orders_trial_is_free check (trial_days is null or (mode = 'subscription' and discount_cents = price_cents)) not valid;

-- When they end, and from when on a letter tells of it.
alter table subscriptions add column trial_until timestamptz;
alter table subscriptions add column trial_tell_at timestamptz;
alter table subscriptions add constraint subscriptions_trial_is_told check ((trial_until is null) = (trial_tell_at is null));
create index subscriptions_trials_to_tell on subscriptions (trial_tell_at) where trial_until is not null;
