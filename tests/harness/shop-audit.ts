import type pg from 'pg';
import type { FakeStripe } from '../fake-stripe/fake-stripe.ts';

export type Audit = {
  checkouts: number;
  payments: number;
  deliveries: number;
  receipts: number;
  /** Money that Stripe has and our books do not, or not as paid. */
  lostPayments: number;
  /** Payment pages that somebody was given and no order knows. */
  lostCheckouts: number;
  /** Paid orders that owe something which is not even begun. */
  lostDeliveries: number;
  /** A second purchase, document, confirmation or letter for the same thing. */
  doubleDeliveries: number;
  doubleReceipts: number;
  receiptGaps: number;
};

/** Holds our books against what the payment provider knows, and against themselves. */
export async function auditShop(
  client: pg.Client | pg.Pool,
  fake: FakeStripe,
  promised: string[],
): Promise<Audit> {
  const rows = async <T extends object>(query: string): Promise<T[]> => (await client.query(query)).rows;
  const count = async (query: string) =>
    Number((await rows<{ n: string }>(`select count(*) as n from (${query}) t`))[0]?.n);

  const sessions = [...fake.world.sessions.values()];
  const paidSessions = sessions.filter(({ payment_status }) => payment_status === 'paid');
  const orders = await rows<{ checkout_id: string; state: string; payments: string }>(
    `select o.checkout_id, o.state, count(p.id) as payments
     from orders o left join order_payments p on p.order_id = o.id group by o.id`,
  );
  const byCheckout = new Map(orders.map((order) => [order.checkout_id, order]));
  const lost = paidSessions.filter(({ id }) => {
    const order = byCheckout.get(id);
    return order?.state !== 'paid' || Number(order.payments) !== 1;
  });

  return {
    checkouts: promised.length,
    payments: paidSessions.length,
    deliveries: await count(`select 1 from fulfilments where stage = 'delivered'`),
    receipts: await count('select 1 from receipts'),
    lostPayments: lost.length,
    lostCheckouts: promised.filter((id) => !byCheckout.has(id)).length,
    lostDeliveries: await count(
      `select 1 from orders o where state = 'paid' and not exists (select 1 from fulfilments where order_id = o.id)
       union all select 1 from fulfilments where stage = 'waiting_intake' and kind = 'document'
       union all select 1 from orders o where state = 'paid'
         and not exists (select 1 from purchases where order_id = o.id)`,
    ),
    doubleDeliveries: await count(
      `select order_id from purchases group by order_id having count(*) > 1
       union all select fulfilment_id from fulfilment_documents group by 1 having count(*) > 1
       union all select null from mails where template in ('order-paid', 'order-delivered', 'order-in-work')
         group by template, props->>'order' having count(*) > 1`,
    ),
    doubleReceipts: await count(
      `select order_payment_id::text from receipts where kind = 'receipt' and replaces is null group by 1 having count(*) > 1
       union all select number from receipts group by 1 having count(*) > 1`,
    ),
    receiptGaps: await count(
      `select s.series from receipt_series s join receipts r using (series)
       group by s.series, s.last_number having count(*) <> s.last_number or max(r.sequence) <> s.last_number`,
    ),
  };
}
