-- Pictures that the office added to texts and letters. Their files are `pictures/<name>-<width>x<height>.<kind>`, in the
-- sizes that domain/content/pictures/picture-address.ts makes of the largest. The name is random: whoever has it has seen it.
create table pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind in ('jpg', 'png')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null check (alt <> ''),
  made_by uuid references auth.users on delete set null,
  made_at timestamptz not null
);
