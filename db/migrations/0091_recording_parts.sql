-- Recorded at the desk in the office: each part of a chapter comes in pieces while it is being spoken, so that a closed tab
-- loses nothing. A chapter that was interrupted goes on with another part.
create table recording_parts (
  id uuid primary key default gen_random_uuid(),
  video_id uuid not null references videos on delete cascade,
  actor_id uuid not null references auth.users on delete cascade,
  chapter smallint not null check (chapter between 1 and 20),
  pieces integer not null default 0,
  bytes bigint not null default 0,
  seconds real not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index recording_parts_of_video on recording_parts (video_id, chapter, created_at);
create index recording_parts_by_actor on recording_parts (actor_id);
