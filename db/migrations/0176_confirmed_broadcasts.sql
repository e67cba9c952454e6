-- What the dialog showed when a broadcast was confirmed: text, audience and time, with the count of that moment. Letters are
-- made from it alone. Null: a draft, or confirmed by a version before this one.
alter table broadcasts add column confirmed jsonb;
