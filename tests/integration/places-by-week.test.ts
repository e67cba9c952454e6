import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WEEKS_AHEAD, weekOf } from '../../content/weeks.ts';
import { readLanding } from '../../domain/content/index.ts';
import { fulfilDue, readOrder, refundMovedWeek } from '../../domain/delivery/index.ts';
import { setProductSale } from '../../domain/office/index.ts';
import {
  askForProductOpening,
  checkOrders,
  leaveProductOpening,
  makeRefunds,
  readCheckout,
  readProductOpening,
  refreshFreePlaces,
  refundOrder,
  tellOfProductOpenings,
} from '../../domain/shop/index.ts';
import { syncCheckout } from '../../domain/shop/orders/sync-with-provider.ts';
import { HOUR } from '../../shared/durations.ts';
import { addDays } from '../../shared/wall-time.ts';
import { startShopServices } from '../harness/shop-services.ts';

let shop: Awaited<ReturnType<typeof startShopServices>>;
let productId: string;
let thisWeek: string;
let nextWeek: string;
beforeEach(async () => {
  shop = await startShopServices();
  productId = await shop.publish({ weekly: '2' });
  const { timeZone } = shop.services.content.current().site;
  thisWeek = weekOf(shop.clock.now(), timeZone);
  nextWeek = addDays(thisWeek, 7);
});
afterEach(() => shop.stop());

const weekOfOrder = async (orderId: string) =>
  (await shop.rows<{ week: string }>('select week::text from order_items where order_id = $1', [orderId]))[0]
    ?.week;
const onPage = () => readCheckout(shop.services, productId)?.nextWeek;
const lettersTo = (email: string, template: string) =>
  shop.rows<{ props: Record<string, unknown> }>(
    'select props from mails where to_address = $1 and template = $2',
    [email, template],
  );

describe('at most two a week', () => {
  test('the third is told of the next week, everywhere, and buys it; its time counts from there', async () => {
    const first = await shop.buy(productId);
    await shop.buy(productId);
    expect(await weekOfOrder(first.order.id)).toBe(thisWeek);
    await refreshFreePlaces(shop.services);
    expect(onPage()).toBe(nextWeek);
    const { offers } = await readLanding(shop.services);
    expect(offers.services.find(({ id }) => id === productId)?.nextWeek).toBe(nextWeek);
    await expect(shop.begin(productId)).rejects.toMatchObject({
      code: 'conflict',
      fields: { week: nextWeek },
    });

    const third = await shop.buy(productId, { week: nextWeek });
    expect(await weekOfOrder(third.order.id)).toBe(nextWeek);
    const [letter] = await lettersTo(third.email, 'order-paid');
    expect(letter?.props.week).toMatch(/^Monday, /);
    await shop.giveDetails(third.holder);
    await fulfilDue(shop.services);
    const begins = new Date(`${nextWeek}T00:00:00Z`).getTime();
    const due = new Date((await third.page()).deliveries[0]?.dueAt ?? '').getTime();
    // By the practice's clock: an hour to either side of this one's.
    expect(Math.abs(due - begins - 24 * HOUR)).toBeLessThanOrEqual(HOUR);
  });

  test('a new week has its places, and the pages say so by themselves', async () => {
    await shop.buy(productId);
    await shop.buy(productId);
    await refreshFreePlaces(shop.services);
    expect(onPage()).toBe(nextWeek);
    await shop.clock.advance({ days: 7 });
    await shop.services.content.refresh();
    expect(onPage()).toBeUndefined();
    await shop.begin(productId);
  });

  test('fifty at once: two get this week, and the others are told', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => shop.begin(productId)));
    const told = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(told).toHaveLength(48);
    for (const reason of told) expect(reason).toMatchObject({ fields: { week: nextWeek } });
  });

  test('a place that is not paid lapses, and one whose money goes back is free again', async () => {
    await shop.begin(productId);
    const paid = await shop.buy(productId);
    await expect(shop.begin(productId)).rejects.toMatchObject({ fields: { week: nextWeek } });
    await shop.clock.advance({ hours: 2 });
    await checkOrders(shop.services);
    await shop.begin(productId);
    await expect(shop.begin(productId)).rejects.toMatchObject({ fields: { week: nextWeek } });
    const [payment] = await shop.rows<{ id: string }>('select id from order_payments where order_id = $1', [
      paid.order.id,
    ]);
    await refundOrder(shop.services, {
      actor: shop.actor,
      orderId: paid.order.id,
      paymentId: payment?.id ?? '',
      why: 'Asked for.',
    });
    await makeRefunds(shop.services);
    await shop.begin(productId);
  });

  test('no further ahead than eight weeks', async () => {
    await shop.publish({ weekly: '1' }, productId);
    for (let week = 0; week < WEEKS_AHEAD; week++)
      await shop.buy(productId, { week: addDays(thisWeek, 7 * week) });
    await refreshFreePlaces(shop.services);
    expect(readCheckout(shop.services, productId)?.isFull).toBe(true);
    await expect(shop.begin(productId, { week: addDays(thisWeek, 700) })).rejects.toThrow('places');
  });
});

describe('money for a place that was given up', () => {
  async function lateMoney() {
    const late = await shop.begin(productId);
    await shop.rows(`update orders set state = 'expired', look_at = null where id = $1`, [late.order.id]);
    await shop.buy(productId);
    await shop.buy(productId);
    await shop.services.sandbox?.chooseOutcome(late.checkoutId, 'paid');
    await syncCheckout(shop.services, late.checkoutId);
    return late;
  }

  test('gets the next free week, says so, and goes back with one click', async () => {
    const late = await lateMoney();
    expect(await weekOfOrder(late.order.id)).toBe(nextWeek);
    const [letter] = await lettersTo(late.email, 'order-paid');
    expect(letter?.props).toMatchObject({ isWeekMoved: true });
    expect((await readOrder(shop.services, late.holder)).isWeekMoved).toBe(true);
    await refundMovedWeek(shop.services, late.holder);
    await makeRefunds(shop.services);
    const order = await readOrder(shop.services, late.holder);
    expect(order.state).toBe('refunded');
    expect(order.isWeekMoved).toBe(false);
    await expect(refundMovedWeek(shop.services, late.holder)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('nobody else can send money back that way', async () => {
    const { holder } = await shop.buy(productId);
    await expect(refundMovedWeek(shop.services, holder)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('tell me when it opens', () => {
  const sale = (state: 'live' | 'paused') =>
    setProductSale(shop.services, { actor: shop.actor, productId, sale: state });
  const waiting = () => shop.rows<{ email: string }>('select email from opening_requests');

  test('one letter, and then the address is forgotten', async () => {
    const { services } = shop;
    const email = `${randomUUID()}@example.test`;
    await expect(askForProductOpening(services, { productId, email })).rejects.toMatchObject({
      code: 'conflict',
    });
    await sale('paused');
    expect(readProductOpening(services, productId).isOpen).toBe(false);
    await askForProductOpening(services, { productId, email });
    await askForProductOpening(services, { productId, email: email.toUpperCase() });
    await tellOfProductOpenings(services);
    expect(await waiting()).toHaveLength(1);
    await sale('live');
    await tellOfProductOpenings(services);
    await tellOfProductOpenings(services);
    expect(await lettersTo(email, 'product-open')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('is taken back by the page that thanked, and forgotten after a year', async () => {
    const { services } = shop;
    await sale('paused');
    const { leave } = await askForProductOpening(services, { productId, email: 'one@example.test' });
    await askForProductOpening(services, { productId, email: 'two@example.test' });
    await leaveProductOpening(services, { leave });
    expect(await waiting()).toEqual([{ email: 'two@example.test' }]);
    await expect(leaveProductOpening(services, { leave: `${leave}x` })).rejects.toMatchObject({
      code: 'not_found',
    });
    await shop.clock.advance({ days: 366 });
    await tellOfProductOpenings(services);
    expect(await waiting()).toEqual([]);
  });
});
