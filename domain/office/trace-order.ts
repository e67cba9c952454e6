import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** One thing that happened, as the database tells it. */
export type TraceLine = { at: string; what: string; detail: string };
/** What a line of the log may call the order by. */
export type Traced = { lines: TraceLine[]; names: string[] };

/**
 * Everything that the database knows of one order, oldest first: for whoever runs the site and asks where something went wrong.
 * Without names and addresses: what is printed is passed on.
 */
export async function traceOrder(db: Db, number: string): Promise<Traced | undefined> {
  const found = await db.execute<Known>(sql`
    select o.id::text as order_id, o.checkout_id, s.subscription_id,
           array(select distinct unnest(array[p.payment_id, p.invoice_id]) from order_payments p where p.order_id = o.id) as paid_by,
           array(select m.id::text from mails m where m.about = 'order:' || o.id or (m.to_address = o.email and m.props ->> 'order' = o.number)) as mails
      from orders o left join subscriptions s on s.order_id = o.id
     where o.number = ${number.trim().toUpperCase()}`);
  const [order] = found.rows;
  if (!order) return undefined;
  const ofProvider = [order.checkout_id, order.subscription_id, ...order.paid_by].filter((id) => id !== null);
  const { rows } = await db.execute<{ at: Date; what: string; detail: string }>(
    story(order.order_id, { ofProvider, mails: order.mails }),
  );
  return {
    lines: rows.map(({ at, ...line }) => ({ at: new Date(at).toISOString(), ...line })),
    names: [number, order.order_id, ...ofProvider, ...order.mails],
  };
}

type Known = {
  order_id: string;
  checkout_id: string | null;
  subscription_id: string | null;
  paid_by: (string | null)[];
  mails: string[];
};

const list = (ids: string[]) => sql`${`{${ids.map((id) => JSON.stringify(id)).join(',')}}`}::text[]`;

const story = (orderId: string, { ofProvider, mails }: { ofProvider: string[]; mails: string[] }) => sql`
  with o as (select * from orders where id = ${orderId})
  select at, what, detail from (
    select 0 as rank, created_at as at, 'placed' as what, product_name || ', ' || total_cents || ' cents, ' || state as detail from o
    union all
    select 2, at, kind, nullif(detail::text, '{}') from order_events where order_id = ${orderId}
    union all
    select 1, received_at, 'notice ' || type, concat_ws(', ', subject_id, coalesce(outcome, 'not handled'), nullif(tries, 0) || ' tries', error)
      from payment_notices where subject_id = any(${list(ofProvider)})
    union all
    select 3, arrived_at, 'money arrived', concat_ws(', ', amount_cents || ' cents', method, payment_id, nullif(dispute, 'none'))
      from order_payments where order_id = ${orderId}
    union all
    select 4, issued_at, kind, number || ', ' || amount_cents || ' cents' from receipts where order_id = ${orderId}
    union all
    select 6, coalesce(made_at, decided_at, requested_at), 'refund ' || state, concat_ws(', ', amount_cents || ' cents', source, error)
      from refunds where order_id = ${orderId}
    union all
    select 6, coalesce(closed_at, sent_at, opened_at), 'dispute ' || state, concat_ws(', ', amount_cents || ' cents', reason, provider_id, error)
      from disputes where order_id = ${orderId}
    union all
    select 5, coalesce(delivered_at, due_at, work_at, (select created_at from o)), 'delivery ' || stage, kind || ' ' || position
      from fulfilments where order_id = ${orderId}
    union all
    select 7, coalesce(sent_at, created_at), 'mail ' || state, concat_ws(', ', template, id, error) from mails where id::text = any(${list(mails)})
    union all
    select 8, last_at, 'failing ' || duty, tries || ' tries, ' || message from failing_work
     where subject = any(${list([orderId, ...ofProvider, ...mails])})
    union all
    select 9, at, action, 'by ' || actor_role from staff_actions where subject_kind = 'order' and subject_id = ${orderId}
  ) told order by at, rank`;
