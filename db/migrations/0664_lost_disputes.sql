-- Money that a bank kept is money that went back: it has a row among the refunds, with its credit note.
alter table refunds add column dispute_id uuid references disputes;
create unique index one_refund_per_dispute on refunds (dispute_id) where dispute_id is not null;

-- What was lost before counts as gone at once; its credit note is written when its payment is read the next time.
update order_payments set refunded_cents = amount_cents where dispute = 'lost' and refunded_cents < amount_cents;
