-- Whether delivery begins at once or after the 14 days of the withdrawal period is asked after paying. Before, a box at
-- the checkout asked it: ticked, it left its words and its time; unticked, the order waits.
alter table orders add column begin_choice text check (begin_choice in ('now', 'later'));
update orders set begin_choice = case when consent_at is not null then 'now' else 'later' end
where consent_at is not null or paid_at is not null;
