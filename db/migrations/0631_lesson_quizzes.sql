-- The last try of a member at the quiz of a lesson, by the ids of questions and choices, and when she first passed it:
-- that stays, whatever the quiz asks later.
create table lesson_quizzes (
  user_id uuid not null references auth.users on delete cascade,
  course text not null,
  lesson text not null,
  ticked jsonb not null,
  tries smallint not null default 1 check (tries > 0),
  taken_at timestamptz not null,
  passed_at timestamptz,
  primary key (user_id, course, lesson)
);
