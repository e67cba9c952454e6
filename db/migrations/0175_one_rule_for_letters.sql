-- One rule says who may get which letter (domain/mail/may-receive.ts). What it asks of a person stands with that person.

-- The topics that were refused, 'all' among them.
alter table people add column refused text[] not null default '{}';

-- The existing customer's rule: bought where the checkout said that letters about similar products may come, and did not say no.
alter table people add column told_at_checkout boolean not null default false;

-- What a buyer chose at the checkout: the words that were ticked, and what was answered to letters about similar products.
-- Null: was not asked.
alter table orders
  add column offers_text text check (offers_text <> ''),
  add column similar_offers text check (similar_offers in ('told', 'refused'));

-- Those of before. A suppression knows a hash alone; the outbox knows whose it is. Others are read again with their next fact.
update people p set refused = found.topics
from (
  select m.to_address as email, array_agg(distinct s.topic order by s.topic) as topics
  from suppressions s join (select distinct to_address, address_key from mails) m on m.address_key = s.address_key
  group by m.to_address
) found
where found.email = p.email;
