-- Addresses that an account had proven and has left. An address belongs to whoever proved it last, so it stands here
-- once, and not at all while it is the proven address of an account.
create table former_addresses (
  email text primary key check (email = lower(email)),
  user_id uuid not null references auth.users on delete cascade,
  proven_at timestamptz not null
);
create index former_addresses_by_account on former_addresses (user_id);

-- By the database itself: an address is changed by letters, forms and the console, and none of them may forget it.
create function auth.keep_former_address() returns trigger language plpgsql as $$
begin
  if new.email_verified then
    delete from public.former_addresses where email = lower(new.email);
  end if;
  if tg_op = 'UPDATE' and old.email_verified and lower(old.email) <> lower(new.email) then
    insert into public.former_addresses (email, user_id, proven_at) values (lower(old.email), new.id, now())
    on conflict (email) do update set user_id = excluded.user_id, proven_at = excluded.proven_at;
  end if;
  return null;
end $$;
create trigger keep_former_address after insert or update of email, email_verified on auth.users
  for each row execute function auth.keep_former_address();

-- What is known of earlier changes: addresses whose proof was recorded, and those that were asked to agree to a change,
-- which only proven ones are.
insert into former_addresses (email, user_id, proven_at)
select distinct on (proof.email) proof.email, proof.user_id, proof.at
from (
  select email, user_id, at from facts where type = 'account-verified'
  union all
  select lower(to_address), user_id, created_at from mails where template = 'change-email'
) proof
join auth.users owner on owner.id = proof.user_id
where not exists (select 1 from auth.users u where u.email = proof.email and (u.email_verified or u.id = owner.id))
order by proof.email, proof.at desc;

-- What a letter is about, where that is not its reader's account: staff read letters about tickets and orders, and these
-- go when the ticket's or order's owner is erased.
alter table mails add column about text;
create index mails_by_matter on mails (about) where about is not null;
update mails set about = 'ticket:' || substring(props->>'url' from '/portal/support/([0-9a-f-]{36})$')
  where template in ('ticket-for-staff', 'ticket-received', 'ticket-answered')
    and props->>'url' ~ '/portal/support/[0-9a-f-]{36}$';
update mails set about = 'order:' || substring(props->>'orderUrl' from '/office/orders/([0-9a-f-]{36})$')
  where template = 'staff-order-alert' and props->>'orderUrl' ~ '/office/orders/[0-9a-f-]{36}$';
update mails m set about = 'withdrawal:' || w.id from withdrawal_requests w
  where m.template in ('withdrawal-received', 'withdrawal-notice') and m.props->>'reference' = w.reference;

-- An order whose buyer was erased is nobody's: its stand-in for an address makes no customer.
create or replace function keep_customer_of_order() returns trigger language plpgsql as $$
begin
  if new.email like 'deleted-%@deleted.invalid' then return null; end if;
  perform keep_customer(new.email, '', new.paid_at, new.created_at);
  return null;
end $$;
delete from customers where email like 'deleted-%@deleted.invalid';
