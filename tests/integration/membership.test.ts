import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chooseBegin,
  membershipOfOrder,
  requestRefund,
  saveIntake,
  writeMonthLetters,
} from '../../domain/delivery/index.ts';
import {
  cancelMembership,
  cancelMembershipFor,
  endRunOut,
  existingOrder,
  listMemberships,
  makeRefunds,
  resumeMembership,
  resumeMembershipFor,
  sendPayLink,
  signOrderKey,
} from '../../domain/shop/index.ts';
import { type StripeShop, startStripeShop } from '../harness/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await startStripeShop();
});
afterAll(() => shop.stop());

async function join(email: string, begin?: 'later') {
  const checkoutId = await shop.order('membership', { email });
  shop.fake.payByCard(checkoutId);
  await shop.fake.deliveries.settled();
  const { id: orderId } = await shop.look(checkoutId);
  const subscriptionId = String(shop.fake.world.sessions.get(checkoutId)?.subscription);
  const holder = { key: signOrderKey(shop.services, { orderId, via: 'mail' }) };
  await chooseBegin(shop.services, holder, begin ?? 'now');
  const card = async () => membershipOfOrder(shop.services, await existingOrder(shop.services.db, orderId));
  const purchase = async () =>
    (await shop.rows<{ status: string }>('select status from purchases where order_id = $1', [orderId]))[0]
      ?.status;
  const happen = async (what: () => void) => {
    what();
    await shop.fake.deliveries.settled();
  };
  return { checkoutId, orderId, subscriptionId, holder, card, purchase, happen };
}

describe('the life of a membership', () => {
  test('joined, renewed with a receipt, cancelled, taken back, cancelled, and over at the end of its month', async () => {
    const { fake, services, clock } = shop;
    const { checkoutId, subscriptionId, holder, card, purchase, happen } = await join('maya@example.com');
    expect(await card()).toMatchObject({ state: 'active', amountCents: 1900 });

    await happen(() => fake.renew(subscriptionId, 'paid'));
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'paid', payments: 2, receipts: 2 });
    await shop.server.mailAbout('maya@example.com', 'was renewed');

    await cancelMembership(services, holder);
    expect(await card()).toMatchObject({ state: 'ending', runsUntil: expect.any(String) });
    await fake.deliveries.settled();
    await shop.server.mailAbout('maya@example.com', 'Your membership will end');
    await resumeMembership(services, holder);
    expect(await card()).toMatchObject({ state: 'active', nextChargeAt: expect.any(String) });
    await cancelMembership(services, holder);
    await happen(() => fake.endPeriod(subscriptionId));
    expect(await card()).toMatchObject({ state: 'ended' });
    expect(await purchase()).toBe('active'); // the provider ended it; the month that was paid for has not ended yet
    clock.advance({ days: 32 });
    await endRunOut(services);
    expect(await purchase()).toBe('ended');
    await expect(resumeMembership(services, holder)).rejects.toThrow('has ended');
  });

  test('a failed charge is told once; what was paid runs on; a new card brings it back', async () => {
    const { fake } = shop;
    const { subscriptionId, card, happen } = await join('failing@example.com');
    await happen(() => fake.renew(subscriptionId, 'failed'));
    expect(await card()).toMatchObject({ state: 'overdue', nextTryAt: expect.any(String) });
    await happen(() => fake.renew(subscriptionId, 'failed'));
    const mails = await shop.rows('select 1 from mails where to_address = $1 and template = $2', [
      'failing@example.com',
      'membership-charge-failed',
    ]);
    expect(mails).toHaveLength(1);
    await happen(() => fake.renew(subscriptionId, 'paid'));
    expect(await card()).toMatchObject({ state: 'active' });
  });

  test('cancelled while a charge is overdue, it ends, and that charge is not tried again', async () => {
    const { fake, services, server, rows } = shop;
    const { orderId, subscriptionId, holder, card, happen } = await join('enough@example.com');
    await happen(() => fake.renew(subscriptionId, 'failed'));
    await cancelMembership(services, holder);
    expect(await card()).toMatchObject({ state: 'ended' });
    expect(() => fake.renew(subscriptionId, 'paid')).toThrow('does not run');
    await fake.deliveries.settled();
    const { text } = await server.mailAbout('enough@example.com', 'Your membership has ended');
    expect(text).toContain('nothing more is charged');
    expect(await rows('select 1 from order_payments where order_id = $1', [orderId])).toHaveLength(1);
  });

  test('given up by the provider, it ends, and access ends with the last paid month', async () => {
    const { fake, services, clock } = shop;
    const { subscriptionId, card, purchase, happen } = await join('lost@example.com');
    for (let n = 0; n < 4; n++) await happen(() => fake.renew(subscriptionId, 'failed'));
    expect(await card()).toMatchObject({ state: 'ended' });
    clock.advance({ days: 40 });
    await endRunOut(services);
    expect(await purchase()).toBe('ended');
  });

  test('its charge returned: over at once, also at the provider', async () => {
    const { fake, services } = shop;
    const { checkoutId, subscriptionId, holder, purchase } = await join('back@example.com');
    await requestRefund(services, holder, {});
    await makeRefunds(services);
    await fake.deliveries.settled();
    expect(fake.world.subscriptions.get(subscriptionId)?.status).toBe('canceled');
    expect(await purchase()).toBe('refunded');
    expect(await shop.look(checkoutId)).toMatchObject({ state: 'refunded', receipts: 2 });
  });

  test('whoever chose to wait has its benefits after the 14 days, or as soon as she asks us to begin', async () => {
    const { card, orderId, holder } = await join('waits@example.com', 'later');
    expect(await card()).toMatchObject({ state: 'waiting', calendarUrl: undefined });
    const stages = await shop.rows<{ stage: string }>('select stage from fulfilments where order_id = $1', [
      orderId,
    ]);
    expect(stages).toEqual([{ stage: 'waiting_period' }, { stage: 'waiting_period' }]);
    await shop.server.mailAbout('waits@example.com', 'We begin on');
    await chooseBegin(shop.services, holder, 'now');
    expect(await card()).toMatchObject({ state: 'active' });
    await expect(chooseBegin(shop.services, holder, 'later')).rejects.toThrow('nothing left to choose');
    const { text } = await shop.server.mailAbout('waits@example.com', 'We begin now');
    expect(text).toContain('my right of withdrawal ends');
  });
});

test('staff see memberships, cancel one, take it back, and send a link to pay; nobody else does', async () => {
  const { fake, services } = shop;
  const { actor } = shop.owner;
  const kim = await join('kim@example.com');
  const shown = async (show: string) =>
    (await listMemberships(services, { actor, search: { show } })).memberships.find(
      ({ orderId }) => orderId === kim.orderId,
    )?.state;
  expect(await shown('running')).toBe('active');
  expect(await shown('overdue')).toBeUndefined();
  const asked = { actor, orderId: kim.orderId };
  await expect(sendPayLink(services, asked)).rejects.toThrow('No charge of this membership is overdue');
  await cancelMembershipFor(services, asked);
  expect([await shown('ending'), (await kim.card())?.state]).toEqual(['ending', 'ending']);
  await shop.server.mailAbout('kim@example.com', 'Your membership will end');
  await resumeMembershipFor(services, asked);
  expect(await shown('running')).toBe('active');

  await kim.happen(() => fake.renew(kim.subscriptionId, 'failed'));
  expect(await shown('overdue')).toBe('overdue');
  const letters = () =>
    shop.rows(
      `select 1 from mails where template = 'membership-charge-failed' and to_address = 'kim@example.com'`,
    );
  expect(await letters()).toHaveLength(1);
  await sendPayLink(services, asked);
  expect(await letters()).toHaveLength(2);
  const story = await shop.rows(`select 1 from order_events where kind = 'charge_failed' and order_id = $1`, [
    kim.orderId,
  ]);
  expect(story).toHaveLength(1);
  const done = await shop.rows<{ action: string }>(`select action from staff_actions where subject_id = $1`, [
    kim.orderId,
  ]);
  expect(done.map(({ action }) => action).sort()).toEqual([
    'membership.cancelled',
    'membership.pay_link_sent',
    'membership.resumed',
  ]);
  const member = { ...actor, role: 'member' as const };
  for (const verb of [cancelMembershipFor, resumeMembershipFor, sendPayLink])
    await expect(verb(services, { ...asked, actor: member })).rejects.toThrow('not found');
  await expect(listMemberships(services, { actor: member, search: {} })).rejects.toThrow('not found');
});

test('the letter of the month goes to each member once, from the 1st on', async () => {
  const { services, clock } = shop;
  clock.set('2027-03-01T00:30:00Z');
  const { holder, card } = await join('letters@example.com');
  expect(await writeMonthLetters(services)).toBe(0);
  const answers = { fullName: 'Maya Okafor', birthDate: '1990-07-04' };
  await saveIntake(services, holder, { answers, submit: true });
  const runs = await Promise.all([writeMonthLetters(services), writeMonthLetters(services)]);
  expect(runs.reduce((sum, n) => sum + n)).toBe(1);
  const mail = await shop.server.mailAbout('letters@example.com', 'March 2027: ');
  expect(mail.subject).toMatch(/^March 2027: /);
  expect(mail.text).toContain('Dear Maya');
  clock.set('2027-03-31T22:30:00Z'); // the last evening of the month in Lisbon, and the 1st an hour further east
  expect(await writeMonthLetters(services)).toBe(0);
  clock.set('2027-03-31T23:00:00Z');
  expect(await writeMonthLetters(services)).toBe(1);

  const { calendarUrl = '' } = (await card()) ?? {};
  const feed = await fetch(calendarUrl);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  expect((await fetch(calendarUrl.replace(/\/calendar\/./, '/calendar/x'))).status).toBe(404);
});

/** Every fifth order, so that each notice is first, last and between; all 120 with `ALL_ORDERS=1`. */
const orders = permutations([0, 1, 2, 3, 4]).filter((_, i) => process.env.ALL_ORDERS || i % 5 === 0);

test(`five notices of one membership, in ${orders.length} orders, end in the same state`, async () => {
  const { fake, services } = shop;
  fake.deliveries.knobs.hold = true;
  const lives = new Map<string, string[]>();
  for (const order of orders) {
    const before = fake.events.length;
    const checkoutId = await shop.order('membership', { email: 'orders@example.com' });
    fake.payByCard(checkoutId);
    const subscriptionId = String(fake.world.sessions.get(checkoutId)?.subscription);
    fake.renew(subscriptionId, 'paid');
    await services.payments.cancelSubscription(subscriptionId);
    fake.endPeriod(subscriptionId);
    const events = fake.events.slice(before);
    const typed = (type: string) => events.filter((event) => event.type === type).map(({ id }) => id);
    const [completed = ''] = typed('checkout.session.completed');
    const [firstPaid = '', secondPaid = ''] = typed('invoice.paid');
    const [updated = ''] = typed('customer.subscription.updated').slice(-1);
    const [deleted = ''] = typed('customer.subscription.deleted');
    const five = [completed, firstPaid, secondPaid, updated, deleted];
    lives.set(
      checkoutId,
      order.map((at) => five[at] ?? ''),
    );
  }
  const outcomes = new Set<string>();
  const waiting = [...lives];
  const deliver = async () => {
    for (let life = waiting.shift(); life; life = waiting.shift()) {
      const [checkoutId, notices] = life;
      for (const id of notices) expect(await fake.deliveries.deliverNow(id)).toBe(200);
      const { id: orderId } = await shop.look(checkoutId);
      const holder = { key: signOrderKey(services, { orderId, via: 'mail' }) };
      await chooseBegin(services, holder, 'now');
      outcomes.add(JSON.stringify(await facts(checkoutId)));
    }
  };
  await Promise.all(Array.from({ length: 6 }, deliver));
  expect(lives.size).toBe(orders.length);
  expect([...outcomes]).toHaveLength(1);
  expect(JSON.parse([...outcomes][0] ?? '')).toMatchObject({
    order: [{ state: 'paid' }],
    subscription: [{ status: 'canceled', benefits: true }],
    receipts: [
      { amount_cents: 1900, rank: '1' },
      { amount_cents: 1900, rank: '2' },
    ],
    purchases: [{ status: 'active' }],
  });
});

/** What became of a membership, without what differs from one to the next. */
async function facts(checkoutId: string) {
  const { id } = await shop.look(checkoutId);
  return {
    order: await shop.rows('select state, reason from orders where id = $1', [id]),
    subscription: await shop.rows(
      'select status, amount_cents, cancel_at_period_end, benefits from subscriptions where order_id = $1',
      [id],
    ),
    receipts: await shop.rows(
      `select r.amount_cents, rank() over (order by sequence), period_start is not null as dated
       from receipts r join order_payments p on p.id = r.order_payment_id where r.order_id = $1
       order by p.period_start`,
      [id],
    ),
    purchases: await shop.rows('select status from purchases where order_id = $1', [id]),
    stages: await shop.rows('select kind, stage from fulfilments where order_id = $1 order by position', [
      id,
    ]),
  };
}

function permutations<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((head, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [head, ...rest]),
  );
}
