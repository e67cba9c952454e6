-- The media library: pictures, sound, films and files that pages, articles and letters show. What is replaced keeps its id
-- and gets another `revision`, which is part of its address (domain/content/media-address.ts). All files of one revision lie
-- in a folder of their own, `media/<id>/<revision>/`; `file_key` is the main one.
create table media (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('picture', 'audio', 'video', 'file')),
  -- Null: a picture from before there was a library, in the sizes and at the address of that time.
  revision text check (revision ~ '^[0-9a-f]{8}$'),
  version integer not null default 1 check (version > 0),
  title text not null check (title <> ''),
  -- For whoever does not see it.
  alt text not null default '',
  file_key text not null unique,
  -- Of all its files together.
  bytes bigint not null check (bytes >= 0),
  width integer check (width > 0),
  height integer check (height > 0),
  seconds integer check (seconds > 0),
  -- In hundredths of its width and height: what a cut keeps in sight.
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  made_by uuid references auth.users on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  constraint seen_media_have_a_size check ((kind in ('picture', 'video')) = (width is not null and height is not null)),
  constraint seen_media_have_words check (kind not in ('picture', 'video') or alt <> ''),
  constraint only_old_pictures_have_no_revision check (revision is not null or kind = 'picture')
);
create index media_by_time on media (made_at desc, id);

-- Sound, films and files on their way, piece by piece; the pieces lie in `uploads/<id>/`.
create table media_uploads (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid references auth.users on delete set null,
  -- Whose next version this becomes; null: something new.
  replaces text references media on delete cascade,
  kind text not null check (kind in ('audio', 'video', 'file')),
  name text not null,
  alt text not null default '',
  size bigint not null check (size > 0),
  received bigint not null default 0 check (received between 0 and size),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index media_uploads_open on media_uploads (actor_id, name) where finished_at is null;
create index media_uploads_left on media_uploads (updated_at) where finished_at is null;

-- Pictures of before are known to the library under their names; their addresses stay as they are.
insert into media (id, kind, title, alt, file_key, bytes, width, height, made_by, made_at, changed_at)
  select name, 'picture', alt, alt, 'pictures/' || name || '-' || width || 'x' || height || '.' || kind,
    0, width, height, made_by, made_at, made_at
  from pictures;

-- So are those that the version before adds, or removes, while this one starts beside it.
create function picture_is_media() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from media where id = old.name and revision is null;
    return old;
  end if;
  insert into media (id, kind, title, alt, file_key, bytes, width, height, made_by, made_at, changed_at)
    values (new.name, 'picture', new.alt, new.alt,
      'pictures/' || new.name || '-' || new.width || 'x' || new.height || '.' || new.kind,
      0, new.width, new.height, new.made_by, new.made_at, new.made_at)
    on conflict (id) do nothing;
  return new;
end $$;
create trigger picture_is_media after insert or delete on pictures
  for each row execute function picture_is_media();
