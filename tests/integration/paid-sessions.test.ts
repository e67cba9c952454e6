import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestRefund } from '../../domain/delivery/index.ts';
import type { Actor } from '../../domain/identity/index.ts';
import { readRevenue } from '../../domain/office/index.ts';
import {
  bookSession,
  bookSessionAsStaff,
  cancelSession,
  joinSession,
  markPaidElsewhere,
  payForSession,
  readSessions,
  readUnpaidSessions,
  releaseUnpaid,
  rescheduleSession,
  sendDueReminders,
  waiveSessionPayment,
} from '../../domain/practice/index.ts';
import { createCode } from '../../domain/shop/index.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { checkoutIn, settleAll, shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let bea: Member;
let staff: Member;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
  [bea, staff] = await Promise.all([
    newMember(server, 'Bea Stone'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

let people = 0;
function somebody(): Promise<Member> {
  people += 1;
  return newMember(server, `Guest Number${people}`);
}
const book = (who: Member, startsAt: string) =>
  bookSession(server.services, { memberId: who.id, sessionType: TYPE, startsAt: new Date(startsAt) });
const pay = async (who: Member, sessionId: string) => {
  const { url } = await payForSession(server.services, { actor: who.actor, sessionId });
  return url.split('/').at(-1) ?? '';
};
const sessionsOf = (who: Member) => readSessions(server.services, { memberId: who.id });
const card = async (who: Member, id: string) => (await sessionsOf(who)).sessions.find((one) => one.id === id);
const notices = async () => {
  await shop.sandbox.runDue();
  await shop.sandbox.deliverNotices();
  await settleAll(server.services);
};
const letters = async ({ email }: Member) =>
  (
    await shop.rows<{ kind: string }>(
      `select props->>'kind' as kind from mails where to_address = $1 and template = 'session' order by created_at, id`,
      [email],
    )
  ).map(({ kind }) => kind);

describe('booked and paid for', () => {
  test('over the page: price and Pay on the card and in the letter, then paid, then the door opens', async () => {
    const ada = await somebody();
    const form = {
      intent: 'book',
      sessionType: TYPE,
      startsAt: '2025-06-10T08:00:00Z',
      zone: 'Europe/Lisbon',
    };
    expect((await ada.visitor.post('/portal/sessions', form)).status).toBe(200);
    const page = await (await ada.visitor.get('/portal/sessions')).text();
    for (const words of ['To be paid', '€95', 'Your place is kept until', 'Monday, June 2, 1:00 PM']) {
      expect(page).toContain(words);
    }
    const mail = await server.lastMail(ada.email);
    expect(mail.text).toContain('It costs €95. Please pay by Monday 2 June 2025 at 1:00 PM (Lisbon)');
    const [session] = (await sessionsOf(ada)).sessions;
    const sessionId = session?.id ?? '';
    const answer = await ada.visitor.post('/portal/sessions', { intent: 'pay', sessionId });
    const checkoutId = await checkoutIn(answer);
    // Pressed again, it is the same page: nobody pays twice by going back.
    expect(await pay(ada, sessionId)).toBe(checkoutId);
    const { lines } = await shop.sandbox.readCheckout(checkoutId);
    expect(lines).toMatchObject([{ productId: 'session', name: TYPE, amountCents: 9500 }]);

    server.clock.set('2025-06-01T12:30:00Z');
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await notices();
    expect(await card(ada, sessionId)).toMatchObject({
      toBePaid: false,
      status: 'scheduled',
      payBy: undefined,
    });
    expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'paid', total_cents: 9500 });
    const owner: Actor = { id: staff.id, role: 'owner' };
    const { products } = await readRevenue(server.services, { actor: owner, range: {} });
    expect(products).toMatchObject([{ id: 'session', name: 'Session', takenCents: 9500 }]);
    server.clock.set('2025-06-03T12:00:00Z');
    await releaseUnpaid(server.services);
    expect(await card(ada, sessionId)).toMatchObject({ status: 'scheduled' });
    server.clock.set('2025-06-10T07:55:00Z');
    const { url } = await joinSession(server.services, { actor: ada.actor, sessionId });
    expect(url).toContain('https://meet.jit.si/');
    await expect(pay(ada, sessionId)).rejects.toThrow('paid already');
  });

  test('somebody else’s session cannot be paid or looked at', async () => {
    const ada = await somebody();
    const { sessionId } = await book(ada, '2025-06-10T09:00:00Z');
    await expect(pay(bea, sessionId)).rejects.toThrow('not found');
  });

  test('one reminder, then it is released: the hour is free, the page closed, and nothing charged', async () => {
    const ada = await somebody();
    const { sessionId } = await book(ada, '2025-06-11T08:00:00Z');
    const checkoutId = await pay(ada, sessionId);
    server.clock.set('2025-06-02T05:59:00Z');
    await sendDueReminders(server.services);
    expect(await letters(ada)).toEqual(['booked']);
    server.clock.set('2025-06-02T06:00:00Z');
    await Promise.all([sendDueReminders(server.services), sendDueReminders(server.services)]);
    expect(await letters(ada)).toEqual(['booked', 'unpaid']);
    server.clock.set('2025-06-02T11:59:59Z');
    await releaseUnpaid(server.services);
    expect(await card(ada, sessionId)).toMatchObject({ status: 'scheduled' });
    server.clock.set('2025-06-02T12:00:00Z');
    await Promise.all([releaseUnpaid(server.services), releaseUnpaid(server.services)]);
    expect(await card(ada, sessionId)).toMatchObject({ status: 'cancelled', wasReleased: true });
    expect(await letters(ada)).toEqual(['booked', 'unpaid', 'released']);
    expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'expired' });
    await book(bea, '2025-06-11T08:00:00Z');
  });

  test('never past 24 hours before the start, also when it is moved', async () => {
    const ada = await somebody();
    const { sessionId } = await book(ada, '2025-06-12T08:00:00Z');
    await rescheduleSession(server.services, {
      actor: ada.actor,
      sessionId,
      startsAt: new Date('2025-06-03T08:00:00Z'),
    });
    expect(await card(ada, sessionId)).toMatchObject({ payBy: '2025-06-02T08:00:00.000Z' });
  });

  test('what the practitioner books herself is not released', async () => {
    const ada = await somebody();
    const wish = { actor: staff.actor, memberId: ada.id, sessionType: TYPE };
    const { sessionId } = await bookSessionAsStaff(server.services, {
      ...wish,
      startsAt: new Date('2025-06-12T09:00:00Z'),
    });
    server.clock.set('2025-06-11T09:00:00Z');
    await releaseUnpaid(server.services);
    expect(await card(ada, sessionId)).toMatchObject({
      status: 'scheduled',
      toBePaid: true,
      priceCents: 9500,
    });
  });
});

describe('money that comes late', () => {
  /** A debit that is on its way when the place is given up, a day before the start. */
  async function lateDebit(who: Member, startsAt: string) {
    const { sessionId } = await book(who, startsAt);
    const checkoutId = await pay(who, sessionId);
    await shop.sandbox.chooseOutcome(checkoutId, 'sepa-pending');
    await notices();
    await expect(pay(who, sessionId)).rejects.toThrow('on its way');
    server.clock.set('2025-06-02T12:00:00Z');
    await releaseUnpaid(server.services);
    expect(await card(who, sessionId)).toMatchObject({ status: 'scheduled' });
    server.clock.set(new Date(Date.parse(startsAt) - 24 * 3_600_000));
    await releaseUnpaid(server.services);
    expect(await card(who, sessionId)).toMatchObject({ status: 'cancelled', wasReleased: true });
    return { sessionId, checkoutId };
  }

  test('gets the hour back where it is still free', async () => {
    const ada = await somebody();
    const { checkoutId } = await lateDebit(ada, '2025-06-05T08:00:00Z');
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await notices();
    const { sessions, credits } = await sessionsOf(ada);
    expect(sessions.filter(({ status }) => status === 'scheduled')).toMatchObject([
      { startsAt: '2025-06-05T08:00:00.000Z', toBePaid: false },
    ]);
    expect(credits).toEqual([]);
    expect((await letters(ada)).sort()).toEqual(['booked', 'booked', 'released']);
  });

  test('becomes a credit where somebody else has the hour, and a letter says so', async () => {
    const ada = await somebody();
    const { checkoutId } = await lateDebit(ada, '2025-06-06T08:00:00Z');
    await bookSessionAsStaff(server.services, {
      actor: staff.actor,
      memberId: bea.id,
      sessionType: TYPE,
      startsAt: new Date('2025-06-06T08:00:00Z'),
    });
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await notices();
    const { sessions, credits } = await sessionsOf(ada);
    expect(sessions.map(({ status }) => status)).toEqual(['cancelled']);
    expect(credits).toMatchObject([{ sessionType: TYPE, count: 1 }]);
    expect((await letters(ada)).sort()).toEqual(['booked', 'credited', 'released']);
  });

  test('a debit that fails leaves nothing behind: the hour is given up', async () => {
    const ada = await somebody();
    const { sessionId } = await book(ada, '2025-06-16T08:00:00Z');
    const checkoutId = await pay(ada, sessionId);
    await shop.sandbox.chooseOutcome(checkoutId, 'sepa-pending');
    await notices();
    await shop.sandbox.settleSepa(checkoutId, 'failed');
    await notices();
    server.clock.set('2025-06-02T12:00:00Z');
    await releaseUnpaid(server.services);
    expect(await card(ada, sessionId)).toMatchObject({ status: 'cancelled', wasReleased: true });
    expect((await sessionsOf(ada)).credits).toEqual([]);
  });

  test('paid after she cancelled: a credit', async () => {
    const ada = await somebody();
    const { sessionId } = await book(ada, '2025-06-17T08:00:00Z');
    const checkoutId = await pay(ada, sessionId);
    await cancelSession(server.services, { actor: ada.actor, sessionId });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await notices();
    expect((await sessionsOf(ada)).credits).toMatchObject([{ sessionType: TYPE, count: 1 }]);
  });
});

test('a refund calls the session off, and takes the credit with it', async () => {
  const ada = await somebody();
  const { sessionId } = await book(ada, '2025-06-18T08:00:00Z');
  const checkoutId = await pay(ada, sessionId);
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await notices();
  const { id: orderId } = await shop.orderOf(checkoutId);
  await requestRefund(server.services, { memberId: ada.id, orderId }, {});
  await server.runJobs();
  expect(await card(ada, sessionId)).toMatchObject({ status: 'cancelled' });
  expect((await sessionsOf(ada)).credits).toEqual([]);
  expect(await shop.orderOf(checkoutId)).toMatchObject({ state: 'refunded' });
});

describe('what staff say about payment', () => {
  test('paid elsewhere counts like a credit, free of charge does not; both are logged', async () => {
    const ada = await somebody();
    const cash = await book(ada, '2025-06-19T08:00:00Z');
    const gift = await book(ada, '2025-06-19T09:00:00Z');
    const mark = (sessionId: string) => ({ actor: staff.actor, sessionId, why: 'Cash' });
    await expect(
      markPaidElsewhere(server.services, { ...mark(cash.sessionId), actor: ada.actor }),
    ).rejects.toThrow('not found');
    await markPaidElsewhere(server.services, mark(cash.sessionId));
    await waiveSessionPayment(server.services, mark(gift.sessionId));
    await expect(waiveSessionPayment(server.services, mark(gift.sessionId))).rejects.toThrow('paid already');
    for (const { sessionId } of [cash, gift]) {
      expect(await card(ada, sessionId)).toMatchObject({ toBePaid: false });
      await cancelSession(server.services, { actor: ada.actor, sessionId });
    }
    expect((await sessionsOf(ada)).credits).toMatchObject([{ sessionType: TYPE, count: 1 }]);
    const done = await shop.rows<{ action: string }>(
      `select action from staff_actions where subject_id = any($1) order by action`,
      [[cash.sessionId, gift.sessionId]],
    );
    expect(done.map(({ action }) => action)).toEqual(['session.made_free', 'session.paid_elsewhere']);
  });

  test('the list shows what was held and not paid, and it can be settled there', async () => {
    const ada = await somebody();
    const wish = { actor: staff.actor, memberId: ada.id, sessionType: TYPE };
    const { sessionId } = await bookSessionAsStaff(server.services, {
      ...wish,
      startsAt: new Date('2025-06-20T08:00:00Z'),
    });
    const ids = async () => {
      const { past, ahead } = await readUnpaidSessions(server.services, { actor: staff.actor });
      return { past: past.map(({ id }) => id), ahead: ahead.map(({ id }) => id) };
    };
    expect((await ids()).ahead).toContain(sessionId);
    server.clock.set('2025-06-21T08:00:00Z');
    expect((await ids()).past).toContain(sessionId);
    const page = await (await staff.visitor.get('/office/calendar/unpaid')).text();
    for (const words of ['Unpaid sessions', 'Paid elsewhere', 'Free of charge', ada.name]) {
      expect(page).toContain(words);
    }
    const answer = await staff.visitor.post(`/office/calendar/${sessionId}`, {
      intent: 'paid-elsewhere',
      why: 'Transfer of 20 June',
    });
    expect(answer.status).toBe(200);
    expect((await ids()).past).not.toContain(sessionId);
  });
});

test('a code takes its part; with another code there is another page, and only one of them can be paid', async () => {
  const cleo = await somebody();
  const actor = await demoActor(server, 'owner@demo.local');
  await createCode(server.services, { actor, code: 'SESSION20', percent: 20, productIds: ['session'] });
  const { sessionId } = await book(cleo, '2025-06-11T08:00:00Z');
  const first = await pay(cleo, sessionId);
  const answer = await cleo.visitor.post('/portal/sessions', { intent: 'pay', sessionId, code: 'session20' });
  const second = await checkoutIn(answer);
  expect((await shop.sandbox.readCheckout(second)).amountCents).toBe(7600);
  expect((await shop.sandbox.readCheckout(first)).status).toBe('expired');
  await shop.sandbox.chooseOutcome(second, 'paid');
  await notices();
  expect(await card(cleo, sessionId)).toMatchObject({ toBePaid: false, status: 'scheduled' });
  expect(await shop.orderOf(second)).toMatchObject({ total_cents: 7600, discount_cents: 1900 });
  const { sessionId: other } = await book(cleo, '2025-06-12T08:00:00Z');
  const refusal = await cleo.visitor.post('/portal/sessions', {
    intent: 'pay',
    sessionId: other,
    code: 'NOPE1',
  });
  expect(await refusal.text()).toContain('We do not know this code');
});
