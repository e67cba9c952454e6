-- What a reader marks in a document that was made for her: hers alone, until she agrees that the practitioner may see it.
-- It hangs on the sentence and not on a place, so that it survives a document that is made again.
create table reading_marks (
  id uuid primary key default gen_random_uuid(),
  fulfilment_id uuid not null references fulfilments on delete cascade,
  chapter text not null,
  sentence text not null check (length(sentence) between 1 and 1000),
  kind text not null check (kind in ('me', 'not-me', 'note')),
  note text not null default '' check (length(note) <= 1000),
  shared boolean not null default false,
  marked_at timestamptz not null
);
create unique index reading_marks_once on reading_marks (fulfilment_id, md5(sentence));
