-- What the office changes about prices and texts. The files of content/ are the first edition; a row here is a version of
-- one text after it. The live one is the published version with the latest publish_at that has come. Nothing is
-- overwritten: going back is a new version with an old body.
create table content_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'testimonial', 'question', 'article', 'meaning', 'letter')),
  key text not null check (length(key) between 1 and 120),
  -- Null: as the files say. For a text that the files do not have: not there.
  body jsonb,
  state text not null check (state in ('draft', 'published')),
  publish_at timestamptz,
  made_by uuid references auth.users on delete set null,
  made_at timestamptz not null default now(),
  check ((state = 'published') = (publish_at is not null))
);
create index content_versions_live on content_versions (kind, key, publish_at desc, id desc)
  where state = 'published';
create index content_versions_of on content_versions (kind, key, id desc);
create index content_versions_to_come on content_versions (publish_at) where state = 'published';

-- Raised by every change, in the same transaction: one look tells a process whether its copy is still the latest.
create table content_edition (
  singleton boolean primary key default true check (singleton),
  version bigint not null default 0
);
insert into content_edition default values;

-- How often something was seen, by day. No cookie, no address, nothing about anybody: counted in memory, added here.
create table visit_counts (
  day date not null,
  step text not null check (step in ('visit', 'quiz')),
  count bigint not null default 0 check (count >= 0),
  primary key (day, step)
);
