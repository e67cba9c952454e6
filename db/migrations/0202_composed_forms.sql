-- Forms that the owner composes: an intake keeps the form as it was asked. Those of earlier programs name a ready-made one.
alter table intakes add column form jsonb;
alter table intakes drop constraint intakes_kind_check;
alter table intakes add constraint intakes_kind_check
  check (kind in ('person', 'person-with-questions', 'couple', 'business', 'own'));
