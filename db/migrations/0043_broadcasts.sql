-- Letters that the owner writes to many at once.
create table broadcasts (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  body text not null,
  segment_id uuid references segments on delete set null,
  state text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  -- So many letters are made in an hour, at most.
  per_hour integer not null check (per_hour >= 60),
  -- Whom it is for, as the segment stood when the sending began.
  rules jsonb,
  send_at timestamptz,
  began_at timestamptz,
  finished_at timestamptz,
  -- How far it is among the people, and until when its pace is used up.
  last_person uuid,
  paced_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index broadcasts_newest on broadcasts (created_at desc);
create index broadcasts_at_work on broadcasts (id) where state in ('scheduled', 'sending');

-- One letter of a broadcast to one address, whatever crashes: the row is the promise.
alter table mails add column broadcast_id uuid;
create unique index one_letter_of_a_broadcast on mails (broadcast_id, address_key) where broadcast_id is not null;

-- What came of a broadcast.
create table broadcast_events (
  broadcast_id uuid not null references broadcasts on delete cascade,
  kind text not null check (kind in ('clicked', 'left', 'ordered')),
  email text not null check (email = lower(email)),
  -- The page that was opened, or the order.
  what text not null default '',
  cents integer not null default 0,
  at timestamptz not null,
  primary key (broadcast_id, kind, email, what)
);
create index broadcast_events_by_address on broadcast_events (email);
