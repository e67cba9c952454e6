-- An evening for the Circle alone: free for its members, and shown to nobody else. Not public, so that the version before this
-- one takes it for a draft. Its letter to the Circle is written once (announced_at).
alter table events add column for_members boolean not null default false;
alter table events add column is_announced boolean not null default false;
alter table events add column announced_at timestamptz;
alter table events add constraint events_for_members_are_free check (not for_members or (price_cents = 0 and not is_public));
create index events_to_announce on events (starts_at) where is_announced and announced_at is null and cancelled_at is null;
