-- One campaign engine. The three specified sequences were a second engine beside the automations, with a table, a processor and
-- letters of their own. From here on they are built-in automations: whoever is under way, in one of them or in one of the
-- owner's, is a row of campaign_runs. The specified table email_sequences stays readable, as a view of it.
alter table automation_runs rename to campaign_runs;
alter index automation_runs_due rename to campaign_runs_due;
alter index automation_runs_of_address rename to campaign_runs_of_address;
alter index automation_runs_standing rename to campaign_runs_standing;
alter index automation_runs_newest rename to campaign_runs_newest;
alter table campaign_runs
  alter column automation_id drop not null,
  alter column version drop not null,
  -- A built-in automation has its plan in the program (domain/marketing/sequences/sequence-types.ts) and no row of automations.
  add column sequence_type text check (sequence_type in ('quiz_nurture', 'abandoned_cart', 'membership_upsell')),
  -- What the built-in letters say of their reader.
  add column name text not null default '',
  add column quiz_results jsonb,
  add column cart_data jsonb,
  add column discount_code text,
  add column discount_expires_at timestamptz,
  -- The goal was reached on the way, or a short while after the last letter.
  add column converted boolean not null default false,
  add column last_sent_at timestamptz,
  add column paused_at timestamptz,
  add column clicked_at timestamptz,
  add column created_at timestamptz not null default now(),
  add constraint run_of_one_automation
    check ((automation_id is null) = (version is null) and (automation_id is null) = (sequence_type is not null));
update campaign_runs set created_at = started_at, converted = end_reason is not distinct from 'reached';

-- Under the same ids: recovery links, codes, events and letters name them.
insert into campaign_runs (id, sequence_type, email, name, step, due_at, started_at, created_at, end_reason, ended_at, converted,
  discount_code, discount_expires_at, quiz_results, cart_data, last_sent_at, paused_at, clicked_at)
select id, sequence_type, email, name, current_step, case when reason is null then next_due_at end, started_at, created_at, reason,
  case when reason is not null then coalesce(stopped_at, last_sent_at, started_at) end, converted,
  discount_code, discount_expires_at, quiz_results, cart_data, last_sent_at, paused_at, clicked_at
from email_sequences, lateral (select coalesce(
  case stop_reason when 'purchased' then 'reached' when 'stopped_by_staff' then 'stopped' else stop_reason end,
  case when completed then 'completed' when converted then 'reached' end) as reason) ended;
alter table mails drop constraint mails_sequence_id_fkey,
  add constraint mails_sequence_id_fkey foreign key (sequence_id) references campaign_runs on delete cascade;
alter table email_events drop constraint email_events_sequence_id_fkey,
  add constraint email_events_sequence_id_fkey foreign key (sequence_id) references campaign_runs on delete cascade;
alter table discount_codes drop constraint discount_codes_sequence_id_fkey,
  add constraint discount_codes_sequence_id_fkey foreign key (sequence_id) references campaign_runs on delete set null;
drop table email_sequences;
create unique index one_open_sequence on campaign_runs (sequence_type, email)
  where sequence_type is not null and end_reason is null;
create index sequences_by_date on campaign_runs (created_at desc, id desc) where sequence_type is not null;
create index sequences_newest on campaign_runs (sequence_type, started_at desc) where sequence_type is not null;

-- A letter is a step of a run, by the one name of runs: what has become a letter becomes no second one (one_letter_of_a_run_step).
update mails set run_id = sequence_id where sequence_id is not null;

-- What a job could not do is the one processor's now.
update failing_work f set duty = 'run-automations' where duty = 'run-sequences'
  and not exists (select from failing_work o where o.duty = 'run-automations' and o.subject = f.subject);
delete from failing_work where duty = 'run-sequences';

create view email_sequences as
select id, email, name, sequence_type, step as current_step, (end_reason is not null and end_reason <> 'reached') as completed,
  converted, discount_code, discount_expires_at, quiz_results, cart_data, started_at, last_sent_at, created_at,
  due_at as next_due_at,
  case end_reason when 'reached' then 'purchased' when 'stopped' then 'stopped_by_staff' else end_reason end as stop_reason,
  ended_at as stopped_at, paused_at, false as marketing_consent, clicked_at
from campaign_runs where sequence_type is not null;

-- For as long as the version before this one runs beside it. It has two processors: one finds the owner's runs under their old
-- name, the other writes to email_sequences, and both lock the same rows as ours. Its letters get the one name, and ours the name
-- by which it knows a step that goes at most once. The next release drops all of this, with mails.sequence_id.
create view automation_runs as
select id, automation_id, version, email, step, due_at, started_at, ended_at, end_reason
from campaign_runs where sequence_type is null;

create function write_email_sequence() returns trigger language plpgsql as $$
declare
  reason text := case new.stop_reason when 'purchased' then 'reached' when 'stopped_by_staff' then 'stopped' else new.stop_reason end;
begin
  if tg_op = 'UPDATE' then
    update campaign_runs set email = new.email, name = new.name, step = new.current_step, due_at = new.next_due_at,
      started_at = new.started_at, end_reason = reason, ended_at = new.stopped_at, converted = new.converted,
      discount_code = new.discount_code, discount_expires_at = new.discount_expires_at, quiz_results = new.quiz_results,
      cart_data = new.cart_data, last_sent_at = new.last_sent_at, paused_at = new.paused_at, clicked_at = new.clicked_at
    where id = old.id;
    return new;
  end if;
  new.id := coalesce(new.id, gen_random_uuid());
  new.name := coalesce(new.name, '');
  new.current_step := coalesce(new.current_step, 0);
  new.converted := coalesce(new.converted, false);
  new.completed := reason is not null and reason <> 'reached';
  new.marketing_consent := false;
  new.started_at := coalesce(new.started_at, now());
  new.created_at := coalesce(new.created_at, now());
  insert into campaign_runs (id, sequence_type, email, name, step, due_at, started_at, created_at, end_reason, ended_at, converted,
    discount_code, discount_expires_at, quiz_results, cart_data, last_sent_at, paused_at, clicked_at)
  values (new.id, new.sequence_type, new.email, new.name, new.current_step, new.next_due_at, new.started_at, new.created_at, reason,
    new.stopped_at, new.converted, new.discount_code, new.discount_expires_at, new.quiz_results, new.cart_data, new.last_sent_at,
    new.paused_at, new.clicked_at)
  on conflict do nothing;
  -- An open one of the same address is there already: nothing comes back, as from the table.
  return case when found then new end;
end $$;
create trigger write_email_sequence instead of insert or update on email_sequences
  for each row execute function write_email_sequence();

create function name_run_of_letter() returns trigger language plpgsql as $$
begin
  if new.run_id is null then
    new.run_id := new.sequence_id;
  elsif new.sequence_id is null then
    select id into new.sequence_id from campaign_runs where id = new.run_id and sequence_type is not null;
  end if;
  return new;
end $$;
create trigger name_run_of_letter before insert on mails
  for each row when (new.run_id is not null or new.sequence_id is not null) execute function name_run_of_letter();
