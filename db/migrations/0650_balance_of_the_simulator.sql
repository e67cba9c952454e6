-- The simulator's balance: its movements are objects like all others, found by their time and by what paid them out.
create index objects_moved on sandbox.objects (((body ->> 'created')::bigint)) where kind = 'transactions';
create index objects_paid_out on sandbox.objects ((body ->> 'payout')) where kind = 'transactions';
create index objects_to_pay_out on sandbox.objects (((body ->> 'available_on')::bigint))
  where kind = 'transactions' and body ->> 'payout' is null;
create index objects_payouts on sandbox.objects (((body ->> 'created')::bigint)) where kind = 'payouts';

-- A demo of an earlier version has charges and refunds without movements: each gets the one it would have made.
insert into sandbox.objects (kind, id, account_id, body)
select 'transactions', 'txn_' || c.id, c.account_id, jsonb_build_object(
    'id', 'txn_' || c.id, 'object', 'balance_transaction', 'type', t.type, 'reporting_category', 'charge',
    'amount', t.amount, 'fee', t.fee, 'net', t.amount - t.fee, 'currency', 'eur', 'created', t.created,
    'available_on', t.created + 2 * 86400, 'source', c.id, 'payout', null)
  from sandbox.objects c
  cross join lateral (select (c.body ->> 'amount')::bigint as amount, (c.body ->> 'created')::bigint as created,
    case c.body #>> '{payment_method_details,type}' when 'card' then 'charge' else 'payment' end as type,
    case c.body #>> '{payment_method_details,type}' when 'card'
      then 25 + round((c.body ->> 'amount')::bigint * 0.015)::bigint else 35 end as fee) t
  where c.kind = 'charges' and c.body ->> 'status' in ('succeeded', 'pending')
  order by c.n;
insert into sandbox.objects (kind, id, account_id, body)
select 'transactions', 'txn_' || r.id, r.account_id, jsonb_build_object(
    'id', 'txn_' || r.id, 'object', 'balance_transaction', 'type', 'refund', 'reporting_category', 'refund',
    'amount', -t.amount, 'fee', 0, 'net', -t.amount, 'currency', 'eur', 'created', t.created,
    'available_on', t.created, 'source', r.id, 'payout', null)
  from sandbox.objects r
  cross join lateral (select (r.body ->> 'amount')::bigint as amount, (r.body ->> 'created')::bigint as created) t
  where r.kind = 'refunds' and r.body ->> 'status' in ('succeeded', 'pending')
  order by r.n;
