-- What of the media library stands, or once stood, in what is paid for: a lesson that is no preview, a text written for one
-- customer, an evening for members. It opens by a link that was made for its reader, unless everybody may see it elsewhere.
-- Taken out there, it stays so: whoever had its address still has it.
alter table media add column reserved boolean not null default false;

update media set reserved = true where id in (
  select (regexp_matches(words, '/(?:media|pictures)/([0-9a-f]{32})', 'g'))[1]
  from (
    select lesson->>'body' as words
      from content_versions v, jsonb_path_query(v.body, '$.modules[*].lessons[*]') lesson
      where v.kind = 'course' and lesson->>'free' is distinct from 'true'
    union all select draft || ' ' || coalesce(sent, '') from written_texts
    union all select description from events where for_members
  ) paid
);
