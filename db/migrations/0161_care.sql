-- Somebody in distress, ill, bereaved, threatened or in debt: what she wrote is no matter for a reading, and a person is
-- told. The mark says so in lists as long as nobody has taken care of it, and is removed then.
alter table chat_conversations add column care_kind text, add column care_language text,
  add column care_severity text check (care_severity in ('crisis', 'care'));
alter table support_tickets add column care_kind text,
  add column care_severity text check (care_severity in ('crisis', 'care'));
alter table intakes add column care_kind text, add column care_language text,
  add column care_severity text check (care_severity in ('crisis', 'care'));
