-- A lesson may ask for a chart, and is done when the chart is right: which completions were earned so, and how many of
-- them a certificate speaks of. What was ticked off before this version was not checked, and is not said to be.
alter table lesson_completions add column checked boolean not null default false;
alter table certificates add column charts smallint not null default 0;
