-- Working hours as ranges, with how far apart sessions begin; a session type may have hours of its own. Where nothing was
-- saved here, the single start times of practice_hours hold as before. Those of the practice are written there too, for the
-- version before, until the next release.
create table opening_hours (
  session_type text references session_types (name) on update cascade on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens text not null check (opens ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  closes text not null check (closes ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' and closes > opens),
  every smallint not null check (every between 5 and 480)
);
create unique index opening_hours_once on opening_hours (coalesce(session_type, ''), weekday, opens);
