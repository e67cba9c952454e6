-- Where somebody came from, as the address of her first visit said it (utm), carried along in links and forms; and on which
-- clock she lives, as her browser says.
alter table people add column zone text, add column source text check (length(source) <= 120);
alter table orders add column zone text, add column source text check (length(source) <= 120);
create index people_source on people (source) where source is not null;

-- An hour on each reader's own clock, such as 2026-11-17T09:00; without one all letters are due as they are made.
alter table broadcasts add column local_time text check (local_time ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$');
