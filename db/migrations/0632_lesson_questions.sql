-- What a member asks the practitioner under a lesson. Answered once; shown to the lesson's other readers only if the
-- practitioner says so, and then without a name.
create table lesson_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  course text not null,
  lesson text not null,
  question text not null check (question <> ''),
  asked_at timestamptz not null,
  answer text check (answer <> ''),
  answered_at timestamptz,
  shown boolean not null default false,
  check ((answer is null) = (answered_at is null)),
  check (answer is not null or not shown)
);
create index lesson_questions_of on lesson_questions (course, lesson, asked_at);
create index lesson_questions_by_asker on lesson_questions (user_id);
create index lesson_questions_open on lesson_questions (asked_at) where answer is null;
