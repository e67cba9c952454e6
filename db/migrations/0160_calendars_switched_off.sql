-- A calendar that could not be read within its limits is not read again until she switches it on: each try would hold the
-- thread that reads for everybody. The times known before stay.
alter table outside_calendars add column switched_off_at timestamptz;
