-- The papers of some months, and what is charged next: pages of figures cost what they are asked for, not all that ever was.
create index receipts_by_issue on receipts (issued_at);
create index subscriptions_running on subscriptions (current_period_end) where status in ('active', 'past_due');
create index payment_plans_running on payment_plans (next_part_at) where status in ('running', 'overdue');
