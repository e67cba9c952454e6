-- Which files a backup does not hold, the first of them by name; and why it could not be tried, which says nothing about it.
alter table backups
  add column missing_names text[] not null default '{}',
  add column trial_hindrance text;
