import { randomUUID } from 'node:crypto';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { refundOrder, signOrderKey } from '../../domain/shop/index.ts';
import { startBuying } from '../harness/shop.ts';
import { bookFromCredits } from './bookers.ts';
import { DAY, HOUR, MINUTE, type Practice } from './practice.ts';

type Buyer = ReturnType<Practice['somebody']>;
type Order = { id: string; number: string; path: string };

const wanted: WrittenProductId[] = [
  'report',
  'report',
  'report',
  'video-reading',
  'transformation',
  'membership',
];

/** Somebody comes to buy: some leave, some are declined first, some pay by a debit that takes days or comes to nothing. */
export async function buy(practice: Practice, productId = practice.pick(wanted)): Promise<void> {
  const { shop, timeline } = practice;
  const buyer = practice.somebody();
  const checkoutId = await startBuying(buyer.visitor, productId, { email: buyer.email });
  if (practice.chance(0.1)) return;
  if (practice.chance(0.1)) shop.fake.decline(checkoutId);
  if (practice.chance(0.2) && productId !== 'membership') {
    shop.fake.payBySepa(checkoutId);
    const outcome = practice.chance(0.85) ? 'paid' : 'failed';
    timeline.in(practice.between(2 * DAY, 6 * DAY), async () => {
      shop.fake.settleSepa(checkoutId, outcome);
      if (outcome === 'paid') await goOn(practice, buyer, productId, checkoutId);
    });
  } else {
    shop.fake.payByCard(checkoutId);
    await goOn(practice, buyer, productId, checkoutId);
  }
}

/** What follows once the money is there. */
async function goOn(practice: Practice, buyer: Buyer, productId: WrittenProductId, checkoutId: string) {
  const { shop, timeline } = practice;
  await practice.hear();
  const [row] = await shop.rows<{ id: string; number: string }>(
    'select id, number from orders where checkout_id = $1',
    [checkoutId],
  );
  if (!row) throw new Error(`no order of ${checkoutId}`);
  const order = { ...row, path: `/orders/${signOrderKey(shop.services, { orderId: row.id, via: 'mail' })}` };
  const describes = practice.chance(0.9);
  if (describes) timeline.in(practice.between(HOUR, 20 * HOUR), () => sendDetails(practice, buyer, order));
  if (productId === 'transformation' && describes)
    for (const booking of [1, 2, 3])
      timeline.in(booking * DAY, () => bookFromCredits(practice, buyer, order));
  if (productId === 'membership' && practice.chance(0.2))
    timeline.in(practice.between(HOUR, 3 * DAY), () => cancelMembership(practice, buyer, order));
  const returns = [withdraw, askBack, refundByHand];
  if (practice.chance(0.12))
    timeline.in(practice.between(30 * MINUTE, 3 * DAY), () => practice.pick(returns)(practice, buyer, order));
}

async function sendDetails(practice: Practice, { visitor }: Buyer, { id, path }: Order): Promise<void> {
  if (await isTakenBack(practice, id)) return;
  const form = { intent: 'send', fullName: 'Maya Okafor', birthDate: '1990-07-04', begin: 'now' };
  practice.went('details', await visitor.post(`${path}/details`, form), 302);
}

async function cancelMembership(practice: Practice, { visitor }: Buyer, { id, path }: Order) {
  if (await isTakenBack(practice, id)) return;
  practice.went('cancel membership', await visitor.post(path, { intent: 'cancel-membership' }), 200, 302);
}

/** The law's way: a declaration on the public page. */
async function withdraw(practice: Practice, { visitor, email }: Buyer, { number }: Order): Promise<void> {
  const form = { name: 'Maya Okafor', email, orderNumber: number };
  const sent = { ...form, intent: 'confirm', submission: randomUUID() };
  practice.went('withdraw', await visitor.post('/withdraw', sent), 200);
}

/** Our own guarantee, asked for on the order's page. What waits for a person is decided by the practitioner. */
async function askBack(practice: Practice, { visitor }: Buyer, { id, path }: Order): Promise<void> {
  if (await isTakenBack(practice, id)) return;
  practice.went('ask for money back', await visitor.post(path, { intent: 'refund', why: '' }), 200, 302, 409);
}

async function refundByHand({ shop, owner }: Practice, _buyer: Buyer, { id }: Order): Promise<void> {
  const [payment] = await shop.rows<{ id: string }>(
    `select p.id from order_payments p where p.order_id = $1 and p.refunded_cents = 0
     and not exists (select 1 from refunds where order_payment_id = p.id and state <> 'declined')`,
    [id],
  );
  if (!payment) return;
  const why = 'She asked by telephone.';
  await refundOrder(shop.services, { actor: owner, orderId: id, paymentId: payment.id, why });
}

async function isTakenBack({ shop }: Practice, orderId: string): Promise<boolean> {
  const rows = await shop.rows(
    `select 1 from orders where id = $1 and (state not in ('paid', 'partially_refunded')
     or exists (select 1 from refunds where order_id = $1 and state <> 'declined'))`,
    [orderId],
  );
  return rows.length > 0;
}
