-- Money that came in cash, by transfer or through another shop has no number at the provider. It is an order with a receipt
-- like any other.
alter table order_payments drop constraint order_payments_method_check,
  add constraint order_payments_method_check check (method in ('card', 'sepa_debit', 'other', 'elsewhere')),
  drop constraint order_payments_check1,
  add constraint order_payments_check1 check (num_nonnulls(payment_id, invoice_id) > 0 or method = 'elsewhere');
