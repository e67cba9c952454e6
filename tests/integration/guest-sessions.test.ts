import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceVerification, createProvenAccount } from '../../domain/identity/index.ts';
import { readOfficeOrder, readToday } from '../../domain/office/index.ts';
import {
  bookSessionAsStaff,
  changeBookingRules,
  markPaidElsewhere,
  readSessions,
  releaseUnpaid,
} from '../../domain/practice/index.ts';
import { createCode } from '../../domain/shop/index.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { checkoutIn, shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let staff: Awaited<ReturnType<typeof newMember>>;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
  staff = await newMember(server, 'Stella Staff', 'staff');
  await changeBookingRules(server.services, {
    actor: staff.actor,
    noticeMinutes: 60,
    bufferMinutes: 0,
    horizonDays: 180,
    meetingLink: 'https://meet.example/{id}',
  });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

let people = 0;
const somebody = () => {
  people += 1;
  return `guest${people}@example.com`;
};

/** Chooses a time on the public page, as a form without scripts sends it. */
async function hold(email: string, startsAt: string, more: Record<string, string> = {}) {
  const answer = await server.visitor().post('/book/live-session', {
    startsAt,
    email,
    name: 'Gwen Guest',
    zone: 'America/New_York',
    noBirthData: 'on',
    ...more,
  });
  return { answer, checkoutId: await checkoutIn(answer) };
}
async function pay(checkoutId: string) {
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
}
async function booked(email: string, startsAt: string): Promise<string> {
  const { checkoutId } = await hold(email, startsAt);
  await pay(checkoutId);
  const { text = '' } = await server.mailAbout(email, 'Your session is booked');
  return pathIn(text);
}
const pathIn = (text: string) => /\/sessions\/[\w.-]+/.exec(text)?.[0] ?? 'no link in the letter';
const page = async (path: string) => {
  const answer = await server.visitor().get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};
const kinds = async (email: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select props->>'kind' as kind from mails where to_address = $1 and template = 'session' order by created_at, id`,
      [email],
    )
  ).map(({ kind }) => kind);
const states = (email: string) =>
  shop.rows<{ status: string; held: boolean; payment_state: string }>(
    'select status, held, payment_state from sessions where guest_email = $1 order by created_at',
    [email],
  );

describe('the public page', () => {
  test('lists what has a price, and shows times by the clock of the visitor first', async () => {
    const types = await page('/book');
    expect(types).toContain('1:1 Live Session (60 min)');
    expect(types).not.toContain('Couples Journey');
    const here = await page('/book/live-session');
    expect(here).toContain('Sunday 1 June, 2:00 PM');
    const there = await page('/book/live-session?zone=America/Los_Angeles&date=2025-06-10');
    expect(there).toContain('By your clock, Los Angeles. Beside it: Aura&#x27;s, Lisbon.');
    expect(there).toContain('Tuesday 10 June, 6 free');
    // 9:00 in Lisbon is 1:00 there, and the button says both.
    expect(there).toMatch(/1:00 AM<\/time><span[^>]*>Tue 9:00 AM/);
    expect((await server.visitor().get('/book/couples-journey')).status).toBe(404);
  });

  test('a day of the visitor may be two of the practitioner’s', async () => {
    const auckland = await page('/book/live-session?zone=Pacific/Auckland&date=2025-06-11');
    expect(auckland).toMatch(/1:00 AM<\/time><span[^>]*>Tue 2:00 PM/);
    expect(auckland).toMatch(/8:00 PM<\/time><span[^>]*>Wed 9:00 AM/);
  });

  test('warns of times that cannot be moved any more, and of those just taken', async () => {
    const soon = await page('/book/live-session?at=2025-06-02T08:00:00.000Z');
    expect(soon).toContain('This time is less than 24 hours away');
    const later = await page('/book/live-session?at=2025-06-03T08:00:00.000Z');
    expect(later).not.toContain('less than 24 hours away');
    expect(later).toContain('Hold it and pay €95');
    await hold(somebody(), '2025-06-04T08:00:00Z');
    expect(await page('/book/live-session?at=2025-06-04T08:00:00.000Z')).toContain('has just been taken');
  });

  test('asks for a name and an address, and gives back what was typed', async () => {
    const { answer } = await hold('not an address', '2025-06-05T08:00:00Z', { name: '' });
    expect(answer.status).toBe(422);
    const { answer: again } = await hold(somebody(), '2025-06-05T08:10:00Z');
    expect(again.status).toBe(422);
  });
});

describe('held, paid, booked', () => {
  test('nobody hears of a slot that is held; paid, it is booked, and the letter leads to its page', async () => {
    const email = somebody();
    const { answer, checkoutId } = await hold(email, '2025-06-10T08:00:00Z');
    expect(answer.status).toBe(200);
    expect(await states(email)).toEqual([{ status: 'scheduled', held: true, payment_state: 'to_be_paid' }]);
    expect(await kinds(email)).toEqual([]);
    expect((await hold(somebody(), '2025-06-10T08:00:00Z')).answer.status).toBe(409);
    await pay(checkoutId);
    expect(await states(email)).toEqual([{ status: 'scheduled', held: false, payment_state: 'credit' }]);
    const { text = '' } = await server.mailAbout(email, 'Your session is booked');
    expect(text).toContain('Tuesday 10 June 2025 at 4:00 AM (New York)');
    const its = await page(pathIn(text));
    for (const words of [
      'Tuesday 10 June 2025, 4:00 AM',
      'Tuesday 9:00 AM in Lisbon',
      'https://calendar.google.com/calendar/render?action=TEMPLATE',
      'dates=20250610T080000Z%2F20250610T090000Z',
      'https://outlook.live.com/calendar/0/deeplink/compose?',
    ]) {
      expect(its).toContain(words);
    }
    const file = await (await server.visitor().get(`${pathIn(text)}/calendar`)).text();
    expect(file).toContain('DTSTART:20250610T080000Z');
  });

  test('what led somebody here goes from link to link, and into the order', async () => {
    const from = 'utm_source=instagram&amp;utm_medium=story';
    const plain = from.replace('&amp;', '&');
    expect(await page(`/book?${plain}`)).toContain(`/book/live-session?${from}`);
    const day = await page(`/book/live-session?${plain}&date=2025-06-10`);
    expect(day).toContain(`?${from}&amp;zone=Europe%2FLisbon&amp;at=`);
    const email = somebody();
    await server.visitor().post(`/book/live-session?${plain}`, {
      startsAt: '2025-06-16T08:00:00Z',
      email,
      name: 'Gwen Guest',
      noBirthData: 'on',
    });
    const [order] = await shop.rows('select source from orders where email = $1', [email]);
    expect(order).toEqual({ source: 'instagram / story' });
  });

  test('not paid in 15 minutes, it is free again and nobody is charged or written to', async () => {
    const email = somebody();
    const { checkoutId } = await hold(email, '2025-06-11T08:00:00Z');
    server.clock.set('2025-06-01T12:14:59Z');
    await releaseUnpaid(server.services);
    expect(await states(email)).toMatchObject([{ status: 'scheduled' }]);
    server.clock.set('2025-06-01T12:15:00Z');
    await releaseUnpaid(server.services);
    expect(await states(email)).toMatchObject([{ status: 'cancelled', held: false }]);
    expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'expired' });
    expect(await kinds(email)).toEqual([]);
    expect((await hold(somebody(), '2025-06-11T08:00:00Z')).answer.status).toBe(200);
  });

  test('somebody holds three times at most', async () => {
    const email = somebody();
    for (const hour of ['08', '09', '10']) {
      expect((await hold(email, `2025-06-12T${hour}:00:00Z`)).answer.status).toBe(200);
    }
    expect((await hold(email, '2025-06-12T13:00:00Z')).answer.status).toBe(409);
  });

  test('a debit that arrives when the hour is gone pays for another time, from the link in the letter', async () => {
    const email = somebody();
    const { checkoutId } = await hold(email, '2025-06-13T08:00:00Z');
    await shop.sandbox.chooseOutcome(checkoutId, 'sepa-pending');
    await shop.settle();
    server.clock.set('2025-06-12T08:00:00Z');
    await releaseUnpaid(server.services);
    await bookSessionAsStaff(server.services, {
      actor: staff.actor,
      guest: { email: somebody(), name: 'Rival' },
      sessionType: TYPE,
      startsAt: new Date('2025-06-13T08:00:00Z'),
    });
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await shop.settle();
    const { text = '' } = await server.mailAbout(email, 'session credit');
    const path = pathIn(text);
    expect(await page(path)).toContain('is a session credit now');
    const moved = await server.visitor().post(`${path}/move`, { startsAt: '2025-06-16T08:00:00Z' });
    expect(moved.status).toBe(302);
    expect(await states(email)).toMatchObject([
      { status: 'cancelled' },
      { status: 'scheduled', payment_state: 'credit' },
    ]);
    // The same money a second time: there is none left.
    const twice = await server.visitor().post(`${path}/move`, { startsAt: '2025-06-16T09:00:00Z' });
    expect(twice.status).toBe(409);
  });
});

describe('from the mail', () => {
  test('moved, then cancelled, then booked again with the same money', async () => {
    const email = somebody();
    const path = await booked(email, '2025-06-17T08:00:00Z');
    expect(await page(`${path}/move?date=2025-06-18`)).toContain('By your clock, New York');
    const moved = await server.visitor().post(`${path}/move`, { startsAt: '2025-06-18T08:00:00Z' });
    expect(moved.headers.get('location')).toBe(`${path}?done=moved`);
    expect(await page(path)).toContain('Wednesday 18 June 2025, 4:00 AM');
    await server.visitor().post(path, { intent: 'cancel' });
    expect(await page(path)).toContain('is a session credit now');
    const again = await server.visitor().post(`${path}/move`, { startsAt: '2025-06-19T08:00:00Z' });
    expect(await page(again.headers.get('location') ?? '')).toContain('Thursday 19 June 2025');
    expect((await kinds(email)).sort()).toEqual(['booked', 'booked', 'cancelled', 'moved']);
  });

  test('not inside the last 24 hours; the door opens 10 minutes before', async () => {
    const email = somebody();
    const path = await booked(email, '2025-06-20T08:00:00Z');
    server.clock.set('2025-06-19T08:00:01Z');
    const late = await server.visitor().post(`${path}/move`, { startsAt: '2025-06-21T08:00:00Z' });
    expect(late.status).toBe(409);
    expect((await server.visitor().post(path, { intent: 'cancel' })).status).toBe(409);
    expect(await page(path)).toContain('can no longer be moved here');
    server.clock.set('2025-06-20T07:49:59Z');
    expect((await server.visitor().get(`${path}/join`)).status).toBe(409);
    server.clock.set('2025-06-20T07:50:00Z');
    const door = await server.visitor().get(`${path}/join`);
    expect(door.headers.get('location')).toMatch(/^https:\/\/meet\.example\/[\w-]{22}$/);
  });

  test('with a code that leaves nothing to pay it is booked at once, and no page speaks of a payment', async () => {
    const actor = await demoActor(server, 'owner@demo.local');
    await createCode(server.services, { actor, code: 'HOURFREE', off: 'free', productIds: ['session'] });
    const { answer } = await hold(somebody(), '2025-06-27T13:00:00Z', { code: 'HOURFREE' });
    await server.runJobs();
    const back = await server.visitor().get(answer.headers.get('location') ?? '');
    expect(back.status).toBe(200);
    const words = await back.text();
    expect(words).toContain('Your session is booked.');
    expect(words).not.toContain('Payment Successful!');
  });

  test('a forged link opens nothing', async () => {
    const path = await booked(somebody(), '2025-06-23T08:00:00Z');
    for (const forged of [`${path}x`, '/sessions/abc', path.replace(/\.[\w-]+$/, '.AAAA')]) {
      expect((await server.visitor().get(forged)).status).toBe(404);
      expect((await server.visitor().post(forged, { intent: 'cancel' })).status).toBe(404);
    }
  });
});

describe('a package bought as a guest', () => {
  test('is booked from the order’s page, and by nobody with another order', async () => {
    const email = somebody();
    const checkoutId = await startBuying(server.visitor(), 'transformation', { email });
    await pay(checkoutId);
    const { text = '' } = await server.mailAbout(email, 'sessions');
    const path = /\/orders\/[\w.-]+\/sessions/.exec(text)?.[0] ?? '';
    expect(await page(path)).toContain('3 × Transformation Package, paid and waiting to be booked');
    const form = { sessionType: 'Transformation Package', name: 'Gwen Guest', zone: 'Europe/Berlin' };
    const data = { birthName: 'Gwen Guest', birthDate: '1980-01-02' };
    const book = (startsAt: string, sessionType = form.sessionType) =>
      server.visitor().post(path, { ...form, ...data, sessionType, startsAt });
    expect((await book('2025-06-24T08:00:00Z')).status).toBe(302);
    expect((await book('2025-06-24T09:00:00Z')).status).toBe(302);
    expect((await book('2025-06-24T10:00:00Z', 'Couples Journey')).status).toBe(409);
    expect((await book('2025-06-24T13:00:00Z')).status).toBe(302);
    expect((await book('2025-06-24T14:00:00Z')).status).toBe(409);
    const full = await page(path);
    expect(full).toContain('Every session of this order is booked');
    expect(full).toContain('Tuesday 24 June 2025, 10:00 AM (Berlin)');
  });

  test('moves into the account, with its bookings, once the address is proven', async () => {
    const email = somebody();
    await booked(email, '2025-06-25T08:00:00Z');
    const account = { email, name: 'Gwen Guest', password: 'a long enough password' };
    const memberId = await createProvenAccount(server.services, account);
    await announceVerification(server.services, { userId: memberId });
    const { sessions } = await readSessions(server.services, { memberId });
    expect(sessions).toMatchObject([{ startsAt: '2025-06-25T08:00:00.000Z', toBePaid: false }]);
    expect(await states(email)).toEqual([]);
  });
});

describe('in the office', () => {
  test('a guest’s paid session stands on Today; its order and it name each other, and say how it was paid', async () => {
    const email = somebody();
    const { checkoutId } = await hold(email, '2025-06-02T13:00:00Z');
    const today = () => readToday(server.services, { actor: staff.actor });
    server.clock.set('2025-06-02T06:00:00Z');
    expect((await today()).sessions).toEqual([]);
    server.clock.set(START);
    await pay(checkoutId);
    server.clock.set('2025-06-02T06:00:00Z');
    expect((await today()).sessions).toMatchObject([{ email, name: 'Gwen Guest', paymentState: 'credit' }]);

    const { id: orderId, number } = await shop.orderOf(checkoutId);
    const [session] = (await today()).sessions;
    const order = await readOfficeOrder(server.services, { actor: staff.actor, orderId });
    expect(order.booked).toMatchObject({ kind: 'session', id: session?.id, type: TYPE });
    const orderPage = await officePage(`/office/orders/${orderId}`);
    expect(orderPage).toContain(`/office/calendar/${session?.id}`);
    for (const untrue of ['Nothing until the money is here', 'after the 14 days of withdrawal'])
      expect(orderPage).not.toContain(untrue);
    const sessionPage = await officePage(`/office/calendar/${session?.id}`);
    expect(sessionPage).toContain('Paid by card, order');
    expect(sessionPage).toContain(number);
  });

  test('money that came another way is an order with a receipt, and counts as revenue', async () => {
    const email = somebody();
    const guest = { email, name: 'Cash Guest' };
    const startsAt = new Date('2025-06-05T13:00:00Z');
    const { sessionId } = await bookSessionAsStaff(server.services, {
      actor: staff.actor,
      guest,
      sessionType: TYPE,
      startsAt,
    });
    await markPaidElsewhere(server.services, { actor: staff.actor, sessionId, why: 'Cash' });
    const [order] = await shop.rows<{ id: string; state: string; total_cents: number }>(
      'select id, state, total_cents from orders where email = $1',
      [email],
    );
    expect(order).toMatchObject({ state: 'paid', total_cents: 9_500 });
    const read = await readOfficeOrder(server.services, { actor: staff.actor, orderId: order?.id ?? '' });
    expect(read.payments).toMatchObject([{ method: 'elsewhere', amountCents: 9_500, paymentId: null }]);
    expect(read.receipts).toHaveLength(1);
    expect(read.booked).toMatchObject({ kind: 'session', id: sessionId });
    expect(await officePage(`/office/calendar/${sessionId}`)).toContain('Paid by cash or transfer, order');
  });
});

const officePage = async (path: string) => {
  const answer = await staff.visitor.get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};
