-- What has happened, for everybody who acts on it or tells it: append-only, erased with the person.
create table facts (
  id bigint generated always as identity primary key,
  type text not null,
  email text not null check (email = lower(email)),
  user_id uuid references auth.users on delete cascade,
  detail jsonb not null,
  at timestamptz not null
);
create index facts_of_account on facts (user_id, at) where user_id is not null;
create index facts_of_address on facts (email, at);
create index facts_by_time on facts (at);

-- A letter of a sequence that was stopped or paused meanwhile says so itself: sending asks nobody else.
alter table mails add column hold text check (hold in ('stopped', 'paused'));
update mails m set hold = case when s.stop_reason is not null then 'stopped' else 'paused' end
  from email_sequences s
  where s.id = m.sequence_id and m.state = 'queued' and (s.stop_reason is not null or s.paused_at is not null);

-- The recovery links in letters name the sequence that wrote them; the cart knows that name, so that the shop can check
-- a link alone. A cart left while its letters were under way belongs to the same link.
alter table abandoned_carts add column recovery_id uuid;
update abandoned_carts c set recovery_id = (
  select s.id from email_sequences s
  where s.email = c.email and s.sequence_type = 'abandoned_cart' and s.created_at <= c.created_at
  order by s.created_at desc limit 1);
create index carts_by_recovery on abandoned_carts (recovery_id) where recovery_id is not null;
