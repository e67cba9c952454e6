-- What a sent e-mail said is deleted when it is of no use any more; that it was sent stays.
alter table mails add column emptied_at timestamptz;
create index mails_to_empty on mails (created_at) where emptied_at is null;
create index sign_ins_by_end on auth.sign_ins (expires_at);
create index payment_notices_by_end on payment_notices (handled_at) where handled_at is not null;
