-- What the owner lets happen by itself: a trigger, steps, and a goal. She writes at a draft; putting it in force makes a
-- version, and whoever is under way finishes on the version that she began with.
create table automations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  -- draft: was never in force. closed: nobody new enters.
  state text not null check (state in ('draft', 'running', 'closed')),
  -- What may be in it: domain/marketing/automations/plan.ts.
  draft jsonb not null,
  -- The one in force, and what starts it.
  version integer,
  trigger_kind text,
  -- Triggers of the calendar: the last day whose people have all entered, and how far among them the present day is.
  entered_on date,
  last_person uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'draft' or (version is not null and trigger_kind is not null))
);
create unique index automations_by_name on automations (lower(name));

create table automation_versions (
  automation_id uuid not null references automations on delete cascade,
  version integer not null,
  plan jsonb not null,
  put_at timestamptz not null,
  primary key (automation_id, version)
);

-- One person on her way through one of them.
create table automation_runs (
  id uuid primary key default gen_random_uuid(),
  automation_id uuid not null,
  version integer not null,
  email text not null check (email = lower(email)),
  -- The next step to take, and when. No moment while a letter is on its way, and none after the end.
  step integer not null default 0,
  due_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('completed', 'reached', 'condition', 'no_consent', 'unsubscribed', 'bounced',
    'failed', 'stopped')),
  foreign key (automation_id, version) references automation_versions on delete cascade,
  check ((end_reason is null) = (ended_at is null)),
  check (end_reason is null or due_at is null)
);
-- All that the processor looks at.
create index automation_runs_due on automation_runs (due_at) where due_at is not null;
create unique index one_open_run on automation_runs (automation_id, email) where end_reason is null;
create index automation_runs_of_address on automation_runs (email, automation_id);
create index automation_runs_standing on automation_runs (automation_id, version, step) where end_reason is null;
create index automation_runs_newest on automation_runs (automation_id, started_at desc);

-- A step of a run becomes a letter once, whatever crashes.
alter table mails add column run_id uuid;
create unique index one_letter_of_a_run_step on mails (run_id, step) where run_id is not null;
alter table mails drop constraint mails_step_of_sequence;
alter table mails add constraint mails_step_of_sequence
  check ((step is null) = (sequence_id is null and run_id is null)) not valid;

-- Codes that a letter carries, on terms that the owner chose; asked for again, the same code comes back.
alter table discount_codes add column source text;
create unique index one_code_of_a_source on discount_codes (source) where source is not null;
alter table discount_codes drop constraint discount_codes_kind_check;
alter table discount_codes add constraint discount_codes_kind_check
  check (kind in ('soul', 'return10', 'membership_half', 'office', 'letter'));
