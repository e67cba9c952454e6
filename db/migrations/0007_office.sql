-- What people of the house did, each with the change itself in one transaction. Nobody's row is ever changed.
create table staff_actions (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid references auth.users on delete set null,
  -- Kept as they stood: she may leave the house, or change her name.
  actor_name text not null,
  actor_role text not null check (actor_role in ('staff', 'owner')),
  action text not null check (action <> ''),
  -- Which row it was about, and what that row is called on the screen.
  subject_kind text not null check (subject_kind <> ''),
  subject_id text not null,
  subject_label text not null default '',
  before jsonb,
  after jsonb
);
create index staff_actions_by_date on staff_actions (at desc, id desc);
create index staff_actions_by_subject on staff_actions (subject_kind, subject_id, at desc);
create index staff_actions_by_actor on staff_actions (actor_id, at desc, id desc);
