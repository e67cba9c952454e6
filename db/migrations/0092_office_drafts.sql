-- What somebody is writing in the office and has not saved yet: one row per writer and thing, so that a closed tab loses
-- nothing and two people who write about the same thing learn of each other. The subject is the thing's name as the audit
-- log and letters use it ('customer:…', 'ticket:…').
create table office_drafts (
  user_id uuid not null references auth.users on delete cascade,
  subject text not null check (length(subject) between 3 and 200),
  fields jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, subject)
);
create index office_drafts_by_subject on office_drafts (subject, updated_at);
create index office_drafts_left on office_drafts (updated_at);
