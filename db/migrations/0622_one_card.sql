-- Whether one card has paid for several people: a hash, which is nobody's card number. Payments of before have none.
alter table order_payments add column card_key text;
create index order_payments_by_card on order_payments (card_key) where card_key is not null;
-- Today looks for codes that one card has used for several people.
create index order_events_of_same_cards on order_events (at) where kind = 'same_card';
