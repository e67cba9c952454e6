import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { orders, purchases, referrals } from '../../db/schema/index.ts';
import { anyOf, ofAccountOrAddress, ofAddress } from '../../db/sql.ts';
import type { Merge, Person, PersonalData, Subject, TableRule } from '../personal-data.ts';
import { receiptFile } from './receipts.ts';

const ordersOf = (who: Person) => sql`(select t.id from orders t where ${ofAccountOrAddress(who)})`;
const ofOrder = (who: Subject) => sql`t.order_id in ${ordersOf(who)}`;

/** Given by her, meant for her, or redeemed by her. */
const ofGift = (who: Person) =>
  sql`(t.giver_email = ${anyOf(who.addresses)} or t.receiver_email = ${anyOf(who.addresses)} or t.redeemed_order_id in ${ordersOf(who)})`;

/** Made for her address; or her own link, by which others order. */
const ofCode = (who: Person) => sql`(${ofAddress(who)} or t.source = 'referral:' || ${who.userId}::text)`;

/** What differs of her payments. */
const ofPayment = (who: Subject) =>
  sql`t.payment_id in (select p.payment_id from order_payments p where p.order_id in ${ordersOf(who)})`;

/** By her link, or by her as the friend: each sees that there was one, and the other is not named in it. */
const ofReferral = (who: Person) => sql`(t.owner_id = ${who.userId}::uuid or t.order_id in ${ordersOf(who)})`;

const tables: Record<string, TableRule> = {
  'public.orders': {
    rows: ofAccountOrAddress,
    secret: ['browser_key', 'checkout_url', 'success_url', 'cancel_url'],
    onMerge: 'moves',
  },
  'public.order_items': { rows: ofOrder },
  'public.purchases': { rows: ofAccountOrAddress, onMerge: 'moves' },
  'public.order_events': { rows: ofOrder },
  'public.order_payments': { rows: ofOrder, secret: ['card_key'] },
  'public.subscriptions': { rows: ofOrder },
  'public.payment_plans': { rows: ofOrder },
  'public.membership_changes': { rows: ofOrder },
  'public.price_changes': { nobody: 'prices' },
  'public.price_notices': { rows: ofOrder },
  'public.membership_cancellations': { rows: ofAddress },
  'public.receipts': { rows: ofOrder },
  'public.refunds': { rows: ofOrder },
  'public.disputes': { rows: ofOrder },
  'public.code_uses': { rows: ofOrder },
  'public.discount_codes': { rows: ofCode },
  'public.referrals': { rows: ofReferral },
  'public.abandoned_carts': { rows: ofAddress },
  'public.gifts': { rows: ofGift, secret: ['code_hash'] },
  'public.opening_requests': { rows: ofAddress },
  'public.payment_notices': { nobody: 'ids of the payment provider' },
  'public.provider_reads': { nobody: 'numbers of readings' },
  'public.receipt_series': { nobody: 'counters' },
  'public.balance_entries': { nobody: 'movements of the provider’s balance: ids, sums and fees' },
  'public.payouts': { nobody: 'sums that went to our own bank account' },
  'public.balance_reads': { nobody: 'days that were read' },
  'public.discrepancies': { rows: ofPayment },
  'public.vat_checks': {
    rows: (who) =>
      sql`t.number in (select o.buyer ->> 'vatNumber' from orders o where o.id in ${ordersOf(who)})`,
  },
};

async function listOrderIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(ordersOf(who));
  return rows.map(({ id }) => id);
}

async function listReceiptsAbout(db: Db, who: Subject) {
  const { rows } = await db.execute<{ id: string; orderId: string; number: string }>(
    sql`select r.id, r.order_id as "orderId", o.number from receipts r join orders o on o.id = r.order_id
      where r.order_id in ${ordersOf(who)} order by r.issued_at`,
  );
  return rows;
}

/**
 * What stays are the receipts, and the bare order and payments each belongs to: who bought is on the receipt, where the
 * law wants it, and nowhere else.
 */
async function erasePurchases(tx: Tx, who: Subject): Promise<void> {
  const hers = ordersOf(who);
  await tx.execute(sql`delete from order_events where order_id in ${hers}`);
  await tx.execute(sql`update refunds set why = '', error = null where order_id in ${hers}`);
  await tx.execute(
    sql`update disputes set words = '', evidence = null, error = null where order_id in ${hers}`,
  );
  await tx.execute(sql`update order_payments set card_key = null where order_id in ${hers}`);
  await tx.execute(sql`update discrepancies t set reason = '' where ${ofPayment(who)}`);
  await tx.execute(sql`update subscriptions set benefits = false, calendar_version = calendar_version + 1
    where order_id in ${hers}`);
  await tx.execute(sql`delete from purchases t where ${ofAccountOrAddress(who)}`);
  await tx.execute(sql`delete from abandoned_carts t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from opening_requests t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from membership_cancellations t where ${ofAddress(who)}`);
  await eraseFromGifts(tx, who);
  await tx.execute(sql`delete from discount_codes t where ${ofCode(who)}`);
  await tx.execute(sql`delete from referrals t where t.owner_id = ${who.userId}::uuid`);
  // What was held once for each person remembers her address.
  await tx.execute(sql`update code_uses set once_key = 'deleted-' || order_id
    where order_id in ${hers} and once_key like '%@%'`);
  await tx.execute(sql`delete from orders o where o.id in ${hers} and o.paid_at is null
    and not exists (select 1 from order_payments p where p.order_id = o.id)
    and not exists (select 1 from subscriptions s where s.order_id = o.id)`);
  await tx.execute(sql`delete from vat_checks where number in
    (select o.buyer ->> 'vatNumber' from orders o where o.id in ${hers})`);
  // domain/shop/orders/read-order.ts recognises this address.
  await tx.execute(sql`update orders o set email = 'deleted-' || o.id || '@deleted.invalid', user_id = null,
    browser_key = null, success_url = '', cancel_url = '', buyer = null where o.id in ${hers}`);
}

/** What the other one of the two has stays hers: a gift that is paid can still be redeemed, without its giver's name. */
async function eraseFromGifts(tx: Tx, who: Subject): Promise<void> {
  const hers = anyOf(who.addresses);
  await tx.execute(sql`delete from gifts t where t.state = 'placed' and t.giver_email = ${hers}`);
  await tx.execute(sql`update gifts t set message = '', receiver_name = 'you', receiver_email = null, send_at = null
    where t.receiver_email = ${hers} or t.redeemed_order_id in ${ordersOf(who)}`);
  await tx.execute(sql`update gifts t set message = '', giver_name = 'somebody',
    giver_email = 'deleted-' || t.id || '@deleted.invalid' where t.giver_email = ${hers}`);
}

async function movePurchases(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(orders).set({ userId: to }).where(eq(orders.userId, from));
  await tx.update(purchases).set({ userId: to }).where(eq(purchases.userId, from));
  await tx.update(referrals).set({ ownerId: to }).where(eq(referrals.ownerId, from));
  // Her link goes on; where both had one, the other stays a code for a first order that thanks nobody.
  await tx.execute(sql`update discount_codes set created_by = ${to}, source =
    case when exists (select from discount_codes d where d.source = 'referral:' || ${to}::text) then null
      else 'referral:' || ${to}::text end
    where source = 'referral:' || ${from}::text`);
}

export const shopData: PersonalData = {
  tables,
  matters: async (db, who) => (await listOrderIds(db, who)).map((id) => `order:${id}`),
  async *files(services, who) {
    for (const { id, orderId, number } of await listReceiptsAbout(services.db, who)) {
      const { filename, bytes } = await receiptFile(services, orderId, id);
      yield { name: `orders/${number}/${filename}`, content: bytes };
    }
  },
  erase: (_services, tx, who) => erasePurchases(tx, who),
  move: movePurchases,
};
