-- How long a delivery takes is a field of its product. What is owed keeps the hours it was sold with; where there are none,
-- it was promised within 24, as everything was before.
alter table fulfilments add column promised_hours integer check (promised_hours between 1 and 2160);
