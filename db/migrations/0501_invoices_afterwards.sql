-- An invoice that a business asked for afterwards is a paper of its own for a payment that has its receipt: it takes the receipt's
-- place, and counts as no second sale.
alter table receipts
  add column replaces uuid unique references receipts,
  add check (replaces is null or kind = 'receipt');
drop index one_receipt_per_payment;
create unique index one_receipt_per_payment on receipts (order_payment_id)
  where kind = 'receipt' and replaces is null;
