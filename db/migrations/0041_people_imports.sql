-- Lists of people brought in from elsewhere. A file becomes lines, and the lines are worked through in portions: what was
-- done is done with its portion's transaction, and whoever goes on after a crash begins at next_line.
create table people_imports (
  id uuid primary key default gen_random_uuid(),
  file_name text not null,
  state text not null check (state in ('matching', 'checking', 'checked', 'running', 'done')),
  header text[] not null,
  -- Which column is what, and on whose word these people may be written to.
  terms jsonb,
  lines integer not null,
  next_line integer not null default 1,
  made_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index people_imports_newest on people_imports (created_at desc);
create index people_imports_at_work on people_imports (id) where state in ('checking', 'running');

create table people_import_lines (
  import_id uuid not null references people_imports on delete cascade,
  line integer not null,
  -- As they stood in the file; dropped when the line has been worked through.
  cells text[],
  email text,
  verdict text,
  primary key (import_id, line)
);
create index people_import_lines_by_address on people_import_lines (email) where email is not null;
