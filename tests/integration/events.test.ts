import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attachRecordingLink,
  prepareEventRecording,
  readOfficeEventRecording,
  releaseEventRecording,
  requestRefund,
} from '../../domain/delivery/index.ts';
import { announceVerification } from '../../domain/identity/index.ts';
import { settleSeatPayment } from '../../domain/practice/events/seats.ts';
import {
  cancelEvent,
  cancelSeat,
  changeEvent,
  createEvent,
  joinEvent,
  joinWaitingList,
  payForSeat,
  readEvent,
  readMonth,
  readOfficeEvent,
  readSeat,
  readSeatsOf,
  seatByHand,
  takeSeat,
} from '../../domain/practice/index.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import { createCode } from '../../domain/shop/index.ts';
import { newMember } from '../harness/members.ts';
import { checkoutIn, shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Awaited<ReturnType<typeof newMember>>;
let staff: Awaited<ReturnType<typeof newMember>>;
const START = '2025-06-01T12:00:00Z';
const THURSDAY = new Date('2025-06-12T18:00:00Z');

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
  [owner, staff] = await Promise.all([
    newMember(server, 'Olga Owner', 'owner'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

const rules = {
  title: 'Your personal year',
  description: 'We look at your year together.\n\n**Bring** your birth date.',
  startsAt: THURSDAY,
  minutes: 90,
  priceCents: 2_500,
  seats: 5,
  meetingLink: 'https://meet.example/room',
  isPublic: true,
};

/** An event of its own for each test. */
async function anEvent(change: Partial<typeof rules> = {}) {
  const { eventId } = await createEvent(server.services, { actor: owner.actor, ...rules, ...change });
  const { slug } = await office(eventId);
  return { eventId, slug };
}
const office = (eventId: string) => readOfficeEvent(server.services, { actor: owner.actor, eventId });
const guest = (email: string) => ({ guest: { email, name: 'Gwen Guest' }, zone: 'America/New_York' });
const take = (slug: string, email: string) => takeSeat(server.services, { slug, ...guest(email) });
const wait = (slug: string, email: string) => joinWaitingList(server.services, { slug, ...guest(email) });
const checkoutOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const pay = async (checkoutId: string, outcome: 'paid' | 'sepa-pending' = 'paid') => {
  await shop.sandbox.chooseOutcome(checkoutId, outcome);
  await server.runJobs();
};
async function seated(slug: string, email: string) {
  await pay(checkoutOf(await take(slug, email)));
  return keyOf(email);
}
/** From the newest letter about a seat. */
async function keyOf(email: string): Promise<{ key: string }> {
  const [row] = await shop.rows<{ url: string }>(
    `select props->>'url' as url from mails where to_address = $1 and template = 'seat' order by created_at desc, id desc`,
    [email],
  );
  const [, key = 'no letter'] = /\/seats\/([\w.-]+)/.exec(row?.url ?? '') ?? [];
  return { key };
}
/** Which letters somebody has had, in the order of the alphabet: several are written in one moment. */
const letters = async (email: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select props->>'kind' as kind from mails where to_address = $1 and template = 'seat' order by 1`,
      [email],
    )
  ).map(({ kind }) => kind);
const left = async (slug: string) => (await readEvent(server.services, { slug })).event.left;
const state = async (holder: { key: string }) => (await readSeat(server.services, holder)).state;
const moneyOf = async (email: string) =>
  (
    await shop.rows<{ state: string }>(
      `select o.state from orders o where o.email = $1 and o.paid_at is not null order by o.created_at`,
      [email],
    )
  ).map((row) => row.state);
const forward = async (time: Parameters<TestClock['advance']>[0]) => {
  server.clock.advance(time);
  await server.runJobs();
};

test('50 people want 5 seats at once: 5 hold one, lapsed ones come back, nobody pays for nothing', async () => {
  const { eventId, slug } = await anEvent();
  const people = Array.from({ length: 50 }, (_, i) => `rival${i}@example.com`);
  const tries = await Promise.allSettled(people.map((email) => take(slug, email)));
  const winners = people.flatMap((email, i) => {
    const tried = tries[i];
    return tried?.status === 'fulfilled' ? [{ email, checkoutId: checkoutOf(tried.value) }] : [];
  });
  expect(winners).toHaveLength(5);
  for (const tried of tries) {
    if (tried.status === 'rejected')
      expect(String(tried.reason)).toContain('The last seat has just been taken');
  }
  expect(await left(slug)).toBe(0);

  // Two pay, one pays by a debit that takes days, two let it lapse; of these one pays in the last second all the same.
  const [one, two, debit, lapsed, late] = winners;
  if (!one || !two || !debit || !lapsed || !late) throw new Error('five winners');
  await pay(one.checkoutId);
  await pay(two.checkoutId);
  await pay(debit.checkoutId, 'sepa-pending');
  await forward({ minutes: 16 });
  expect(await left(slug)).toBe(2);
  await expect(shop.sandbox.chooseOutcome(late.checkoutId, 'paid')).rejects.toThrow();

  // Both seats are wanted again, by twenty.
  const again = people.slice(20, 40).filter((email) => !winners.some((winner) => winner.email === email));
  const second = await Promise.allSettled(again.map((email) => take(slug, email)));
  expect(second.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const tried of second) if (tried.status === 'fulfilled') await pay(checkoutOf(tried.value));
  await shop.sandbox.settleSepa(debit.checkoutId, 'paid');
  await server.runJobs();

  const { seated: has } = await office(eventId);
  expect(has.map((person) => person.state)).toEqual(Array.from({ length: 5 }, () => 'taken'));
  const [wrong] = await shop.rows<{ charged: number; twice: number }>(
    `select (select count(*)::int from orders o where o.subject like 'seat:%' and o.state = 'paid'
               and not exists (select 1 from seats s where s.paid_order = o.id and s.state = 'taken')) as charged,
            (select count(*)::int from (select event_id, number from seats where number is not null
               group by 1, 2 having count(*) > 1) t) as twice`,
  );
  expect(wrong).toEqual({ charged: 0, twice: 0 });
});

describe('money that arrives late', () => {
  /** Pays by a debit that is still on its way when the seat has to be given up, a day before the start. */
  async function lateDebit(slug: string, email: string) {
    server.clock.set('2025-06-10T20:00:00Z');
    const checkoutId = checkoutOf(await take(slug, email));
    await pay(checkoutId, 'sepa-pending');
    await forward({ minutes: 16 });
    expect(await left(slug)).toBe(0);
    server.clock.set('2025-06-11T18:00:01Z');
    await server.runJobs();
    return checkoutId;
  }

  test('gets a seat where there is one', async () => {
    const { slug } = await anEvent({ seats: 1 });
    const checkoutId = await lateDebit(slug, 'late.lucky@example.com');
    expect(await left(slug)).toBe(1);
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await server.runJobs();
    expect(await left(slug)).toBe(0);
    expect(await letters('late.lucky@example.com')).toEqual(['booked']);
  });

  test('goes back as a whole where there is none, and is told', async () => {
    const { slug } = await anEvent({ seats: 1 });
    const checkoutId = await lateDebit(slug, 'late.unlucky@example.com');
    await seated(slug, 'faster@example.com');
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await server.runJobs();
    expect(await letters('late.unlucky@example.com')).toEqual(['returned']);
    expect(await moneyOf('late.unlucky@example.com')).toEqual(['refunded']);
    expect(await letters('faster@example.com')).toEqual(['booked']);
  });

  test('a debit that is on its way keeps the seat, and one that failed gives it back', async () => {
    const { slug } = await anEvent({ seats: 1 });
    const checkoutId = checkoutOf(await take(slug, 'debit@example.com'));
    await pay(checkoutId, 'sepa-pending');
    await forward({ hours: 1 });
    expect(await left(slug)).toBe(0);
    await shop.sandbox.settleSepa(checkoutId, 'failed');
    await server.runJobs();
    await forward({ hours: 7 });
    expect(await left(slug)).toBe(1);
  });
});

describe('the waiting list', () => {
  test('a seat given back goes to the first, for a day, then to the next; its money goes back', async () => {
    const { slug } = await anEvent({ seats: 1 });
    const holder = await seated(slug, 'first.seat@example.com');
    for (const email of ['w1@example.com', 'w2@example.com', 'w1@example.com']) await wait(slug, email);
    expect(await letters('w1@example.com')).toEqual(['waiting']);
    await expect(take(slug, 'other@example.com')).rejects.toThrow('The last seat has just been taken');

    await cancelSeat(server.services, holder);
    await server.runJobs();
    expect(await state(holder)).toBe('gone');
    expect(await moneyOf('first.seat@example.com')).toEqual(['refunded']);
    expect(await letters('first.seat@example.com')).toEqual(['booked', 'cancelled']);
    expect(await letters('w1@example.com')).toEqual(['offered', 'waiting']);
    expect(await readSeat(server.services, await keyOf('w1@example.com'))).toMatchObject({
      state: 'offered',
      keepUntil: '2025-06-02T12:00:00.000Z',
    });
    await expect(take(slug, 'other@example.com')).rejects.toThrow('The last seat has just been taken');

    await forward({ hours: 24, seconds: 1 });
    expect(await letters('w2@example.com')).toEqual(['offered', 'waiting']);
    await expect(payForSeat(server.services, await keyOf('w1@example.com'))).rejects.toThrow(
      'no longer yours',
    );
    await pay(checkoutOf(await payForSeat(server.services, await keyOf('w2@example.com'))));
    expect(await letters('w2@example.com')).toEqual(['booked', 'offered', 'waiting']);
    expect(await left(slug)).toBe(0);
  });

  test('an offer never reaches past the start', async () => {
    const { slug } = await anEvent({ seats: 1, priceCents: 0 });
    await take(slug, 'free.one@example.com');
    await wait(slug, 'free.two@example.com');
    expect(
      await shop.rows(`select email, name, came_by, topics from contacts where email like 'free.%'`),
    ).toEqual([{ email: 'free.one@example.com', name: 'Gwen Guest', came_by: 'event', topics: [] }]);
    server.clock.set('2025-06-12T10:00:00Z');
    await cancelSeat(server.services, await keyOf('free.one@example.com'));
    const offer = await keyOf('free.two@example.com');
    expect((await readSeat(server.services, offer)).keepUntil).toBe(THURSDAY.toISOString());
    await payForSeat(server.services, offer);
    expect(await state(offer)).toBe('taken');
  });

  test('more seats go to those who wait, and an erased person’s seat too', async () => {
    const { eventId, slug } = await anEvent({ seats: 1 });
    await seated(slug, 'erased.soon@example.com');
    for (const email of ['x1@example.com', 'x2@example.com', 'x3@example.com']) await wait(slug, email);
    await changeEvent(server.services, { actor: owner.actor, eventId, ...rules, seats: 2 });
    expect(await letters('x1@example.com')).toEqual(['offered', 'waiting']);
    expect(await letters('x2@example.com')).toEqual(['waiting']);

    const [customer] = await shop.rows<{ id: string }>('select id from contacts where email = $1', [
      'erased.soon@example.com',
    ]);
    await eraseCustomer(server.services, { actor: owner.actor, customerId: customer?.id ?? '' });
    expect(await shop.rows(`select id from seats where guest_email = 'erased.soon@example.com'`)).toEqual([]);
    server.clock.advance({ minutes: 1 });
    await server.runJobs();
    expect(await letters('x2@example.com')).toEqual(['offered', 'waiting']);

    await expect(
      changeEvent(server.services, { actor: owner.actor, eventId, ...rules, seats: 1 }),
    ).rejects.toMatchObject({ fields: { seats: '2 seats are given already.' } });
  });
});

describe('given back', () => {
  test('until 24 hours before the start, and after it was moved until it begins', async () => {
    const { eventId, slug } = await anEvent();
    const holder = await seated(slug, 'keeper@example.com');
    server.clock.set('2025-06-11T18:00:00Z');
    expect((await readSeat(server.services, holder)).mayGiveUp).toBe(false);
    await expect(cancelSeat(server.services, holder)).rejects.toThrow('until 24 hours before the start');
    await changeEvent(server.services, {
      actor: staff.actor,
      eventId,
      ...rules,
      startsAt: new Date('2025-06-12T19:00:00Z'),
    });
    expect(await letters('keeper@example.com')).toEqual(['booked', 'moved']);
    await cancelSeat(server.services, holder);
    await server.runJobs();
    expect(await moneyOf('keeper@example.com')).toEqual(['refunded']);
  });

  test('a refund that the order’s page asked for gives the seat to the next as well', async () => {
    const { slug } = await anEvent({ seats: 1 });
    await seated(slug, 'guarantee@example.com');
    await wait(slug, 'next.one@example.com');
    const { text = '' } = await server.mailAbout('guarantee@example.com', 'Thank you');
    const [, key = ''] = /\/orders\/([\w.-]+)/.exec(text) ?? [];
    await requestRefund(server.services, { key }, {});
    await server.runJobs();
    expect(await letters('guarantee@example.com')).toEqual(['booked', 'cancelled']);
    expect(await letters('next.one@example.com')).toEqual(['offered', 'waiting']);
  });

  test('the whole event called off: everybody is written to, and every payment goes back', async () => {
    const { eventId, slug } = await anEvent({ seats: 2 });
    await seated(slug, 'off1@example.com');
    const [held] = [checkoutOf(await take(slug, 'off2@example.com'))];
    await wait(slug, 'off3@example.com');
    await expect(cancelEvent(server.services, { actor: staff.actor, eventId })).rejects.toThrow(
      'Only the owner',
    );
    await cancelEvent(server.services, { actor: owner.actor, eventId });
    await server.runJobs();
    expect(await letters('off1@example.com')).toEqual(['booked', 'called_off']);
    expect(await moneyOf('off1@example.com')).toEqual(['refunded']);
    expect(await letters('off3@example.com')).toEqual(['called_off', 'waiting']);
    // Whoever was at the payment page at that moment gets the money back.
    await pay(held ?? '');
    expect(await moneyOf('off2@example.com')).toEqual(['refunded']);
    expect(await letters('off2@example.com')).toEqual(['returned']);
    const { attachments } = await server.mailAbout('off1@example.com', 'It does not take place');
    expect(String(attachments?.[0]?.content)).toContain('METHOD:CANCEL');
  });
});

describe('the day itself', () => {
  test('reminders 24 hours and 1 hour before with the calendar file, and the door 10 minutes before', async () => {
    const { slug } = await anEvent();
    const holder = await seated(slug, 'reminded@example.com');
    server.clock.set('2025-06-11T18:00:00Z');
    await server.runJobs();
    await server.runJobs();
    expect(await letters('reminded@example.com')).toEqual(['booked', 'reminder']);
    const { attachments } = await server.mailAbout('reminded@example.com', 'It begins soon');
    expect(String(attachments?.[0]?.content)).toContain('DTSTART:20250612T180000Z');
    server.clock.set('2025-06-12T17:00:00Z');
    await server.runJobs();
    expect(await letters('reminded@example.com')).toEqual(['booked', 'reminder', 'reminder']);
    server.clock.set('2025-06-12T17:49:59Z');
    await expect(joinEvent(server.services, holder)).rejects.toThrow('from 10 minutes before');
    server.clock.set('2025-06-12T17:50:00Z');
    expect(await joinEvent(server.services, holder)).toEqual({ url: 'https://meet.example/room' });
    server.clock.set('2025-06-12T19:30:00Z');
    await expect(joinEvent(server.services, holder)).rejects.toThrow('until it ends');
  });

  test('the recording: for everybody who had a seat, in the portal and by the link, and for nobody else', async () => {
    const { eventId, slug } = await anEvent({ seats: 3 });
    const holder = await seated(slug, 'watcher@example.com');
    const gone = await seated(slug, 'changed.mind@example.com');
    await cancelSeat(server.services, gone);
    const ada = await newMember(server, 'Ada Member');
    await pay(checkoutOf(await takeSeat(server.services, { slug, memberId: ada.id })));
    server.clock.set('2025-06-12T20:00:00Z');
    const asked = { actor: staff.actor, eventId };
    await prepareEventRecording(server.services, asked);
    const video = await readOfficeEventRecording(server.services, asked);
    const link = 'https://videos.example/workshop';
    await attachRecordingLink(server.services, { actor: staff.actor, videoId: video?.id ?? '', link });
    expect((await server.visitor().get(`/seats/${holder.key}/recording`)).status).toBe(404);
    await releaseEventRecording(server.services, asked);
    expect(await letters('watcher@example.com')).toEqual(['booked', 'recording']);
    expect(await (await server.visitor().get(`/seats/${holder.key}/recording`)).text()).toContain(link);
    expect((await server.visitor().get(`/seats/${gone.key}/recording`)).status).toBe(404);
    const [seat] = await readSeatsOf(server.services, { memberId: ada.id });
    expect(seat?.hasRecording).toBe(true);
    expect(await (await ada.visitor.get(`/portal/events/${seat?.id}/recording`)).text()).toContain(link);
    expect((await owner.visitor.get(`/portal/events/${seat?.id}/recording`)).status).toBe(404);
  });

  test('her hours are not free for sessions meanwhile', async () => {
    await anEvent({ startsAt: new Date('2025-06-26T09:00:00Z'), minutes: 60 });
    const days = await readMonth(server.services, { actor: owner.actor, date: '2025-06-26' });
    const slots = days.find(({ date }) => date === '2025-06-26')?.slots ?? [];
    const taken = slots.filter(({ free }) => !free).map(({ startsAt }) => startsAt);
    expect(taken).toEqual(['2025-06-26T09:00:00.000Z']);
  });
});

describe('over the pages', () => {
  test('a guest without scripts: the event, its seats, its form, the payment, her page', async () => {
    const { slug } = await anEvent({ title: 'Numbers by candlelight', seats: 2 });
    const visitor = server.visitor();
    const list = await (await visitor.get('/events')).text();
    expect(list).toContain('Numbers by candlelight');
    const links = await (await visitor.get('/events?utm_source=instagram')).text();
    expect(links).toContain(`/events/${slug}?utm_source=instagram`);
    const page = (await (await visitor.get(`/events/${slug}`)).text()).replaceAll('<!-- -->', '');
    for (const words of [
      '2 of 2 seats left',
      'Take a seat and pay €25',
      '<strong>Bring</strong>',
      '"@type":"Event"',
    ]) {
      expect(page).toContain(words);
    }
    const wrong = await visitor.post(`/events/${slug}`, { intent: 'take', name: '', email: 'nobody' });
    expect(wrong.status).toBe(422);
    const answer = await visitor.post(`/events/${slug}?utm_source=instagram`, {
      intent: 'take',
      name: 'Gwen Guest',
      email: 'page@example.com',
      zone: 'America/New_York',
    });
    await pay(await checkoutIn(answer));
    const led = await shop.rows('select source from orders where email = $1', ['page@example.com']);
    expect(led).toEqual([{ source: 'instagram' }]);
    const { key } = await keyOf('page@example.com');
    const seat = (await (await visitor.get(`/seats/${key}`)).text()).replaceAll('<!-- -->', '');
    for (const words of [
      'Booked',
      'Thursday 12 June 2025, 2:00 PM',
      'Give the seat back',
      'Any other (ICS)',
    ]) {
      expect(seat).toContain(words);
    }
    const { text = '' } = await server.mailAbout('page@example.com', 'Thank you');
    const [order = ''] = /\/orders\/[\w.-]+/.exec(text) ?? [];
    expect(await (await visitor.get(order)).text()).toContain('Your seat is paid');
    expect((await visitor.get(`${order}/seat`)).headers.get('location')).toBe(`/seats/${key}`);
    expect((await visitor.get(`/seats/${key.slice(0, -2)}xx`)).status).toBe(404);
    expect((await visitor.get('/events/nothing-of-that-name')).status).toBe(404);
  });

  test('the office: made, listed, with its people as a file; the price is the owner’s', async () => {
    const made = await owner.visitor.post('/office/events', {
      intent: 'save',
      title: 'Made over the page',
      description: 'Words.',
      startsAt: '2025-07-01T19:00',
      minutes: '60',
      priceCents: '12,50',
      seats: '3',
      meetingLink: '',
      isPublic: 'on',
    });
    const path = made.headers.get('location') ?? '';
    const eventId = path.split('/').at(-1) ?? '';
    // Seven in the evening in Lisbon, in summer.
    expect(await office(eventId)).toMatchObject({ startsAt: '2025-07-01T18:00:00.000Z', priceCents: 1_250 });
    const form = await (await owner.visitor.get(path)).text();
    for (const [name, value] of [
      ...[['title', 'Made over the page'] as const, ['startsAt', '2025-07-01T19:00'] as const],
      ...[['minutes', '60'] as const, ['priceCents', '12.50'] as const, ['seats', '3'] as const],
    ]) {
      expect(form).toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="${value}"`));
    }
    expect((await office(eventId)).meetingLink).toMatch(/^https:\/\/meet\.jit\.si\/[\w-]{20,}$/);
    const { slug } = await office(eventId);
    await take(slug, 'csv@example.com');
    const csv = await owner.visitor.get(`/office/events/${eventId}/people.csv`);
    expect(await csv.text()).toContain('Gwen Guest,csv@example.com,is paying');
    expect((await staff.visitor.get(`/office/events/${eventId}/people.csv`)).status).toBe(403);
    await expect(
      changeEvent(server.services, { ...rules, actor: staff.actor, eventId, priceCents: 1 }),
    ).rejects.toThrow('the owner’s to change');
  });

  test('the office: the coming one stands under Today, and each seat on its person’s page', async () => {
    const startsAt = new Date('2025-06-02T18:00:00Z');
    const { eventId, slug } = await anEvent({ title: 'The very next one', startsAt, seats: 1 });
    await seated(slug, 'seen@example.com');
    await wait(slug, 'next@example.com');
    const page = async (path: string) =>
      (await (await staff.visitor.get(path)).text())
        .replaceAll(/<!-- -->|<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');
    expect(await page('/office')).toMatch(
      /All events The very next one 2 June, 19:00 1 of 1 seats ?, 1 waiting/,
    );
    const [customer] = await shop.rows<{ id: string }>('select id from contacts where email = $1', [
      'seen@example.com',
    ]);
    const path = `/office/customers/${customer?.id}?show=sessions`;
    expect(await page(path)).toMatch(/The very next one .* a seat at an event Has a seat/);
    await cancelEvent(server.services, { actor: owner.actor, eventId });
    expect(await page(path)).toMatch(/The very next one .* a seat at an event Event cancelled/);
    expect(await page('/office')).not.toContain('All events The very next one');
  });

  test('a guest’s seat is her account’s once she has proven the address', async () => {
    const { slug } = await anEvent();
    await seated(slug, 'grace.guest@example.test');
    const grace = await newMember(server, 'Grace Guest');
    await announceVerification(server.services, { userId: grace.id });
    expect(await readSeatsOf(server.services, { memberId: grace.id })).toMatchObject([{ state: 'taken' }]);
    expect(await (await grace.visitor.get('/portal/sessions')).text()).toContain('Your personal year');
  });
});

test('a code: a wrong one holds no seat, a good one is charged, a free one takes the seat at once', async () => {
  const { slug } = await anEvent();
  const code = (terms: object) => createCode(server.services, { actor: owner.actor, code: 'X', ...terms });
  await code({ code: 'SEATFIVE', off: 'sum', amount: 500, productIds: ['event-seat'] });
  await code({ code: 'SEATFREE', off: 'free', productIds: ['event-seat'] });
  await code({ code: 'NOTSEATS', percent: 10, productIds: ['session'] });
  const takeWith = (email: string, typed: string) =>
    takeSeat(server.services, { slug, ...guest(email), code: typed });
  await expect(takeWith('wrong-code@example.com', 'notseats')).rejects.toMatchObject({
    fields: { code: 'This code is for sessions.' },
  });
  expect(await left(slug)).toBe(5);
  const checkoutId = checkoutOf(await takeWith('five-off@example.com', 'seatfive'));
  expect((await shop.sandbox.readCheckout(checkoutId)).amountCents).toBe(2_000);
  await pay(checkoutId);
  expect(await state(await keyOf('five-off@example.com'))).toBe('taken');
  const { url } = await takeWith('free-seat@example.com', 'SEATFREE');
  expect(url).toMatch(/^\/seats\//);
  await server.runJobs();
  expect(await state(await keyOf('free-seat@example.com'))).toBe('taken');
  const back = await (await server.visitor().get(url)).text();
  expect(back).toContain('Your seat is booked.');
  expect(back).not.toContain('Payment Successful!');

  // It could have been let go before its order was settled: nothing was paid, so nothing goes back but the code.
  const [seat] = await shop.rows<{ id: string; order: string }>(
    `select id, paid_order as order from seats where guest_email = 'free-seat@example.com'`,
  );
  await shop.rows(
    `update seats set state = 'gone', why_gone = 'cancelled', number = null, taken_at = null, paid_order = null
     where id = $1`,
    [seat?.id],
  );
  await server.services.db.transaction((tx) =>
    settleSeatPayment(server.services, tx, {
      ...{ type: 'order-released' as const, productId: 'event-seat', productIds: ['event-seat'] },
      orderId: seat?.order ?? '',
      subject: `seat:${seat?.id}`,
      email: 'free-seat@example.com',
      owed: true,
    }),
  );
  const told = await shop.rows(
    `select props->'isFree' as free from mails
     where to_address = 'free-seat@example.com' and props->>'kind' = 'returned'`,
  );
  expect(told).toEqual([{ free: true }]);
  const uses = await shop.rows(
    `select released_at is not null as free from code_uses where code = 'SEATFREE'`,
  );
  expect(uses).toEqual([{ free: true }]);
});

describe('by the office', () => {
  test('a series is as many events, at the same hour whatever the clocks do', async () => {
    const { actor } = owner;
    const starts = async (title: string) =>
      (
        await shop.rows<{ starts_at: Date }>('select starts_at from events where title = $1 order by 1', [
          title,
        ])
      ).map(({ starts_at: at }) => at.toISOString());
    const monthly = { repeats: 'monthly' as const, times: 4 };
    const evening = { ...rules, title: 'Members’ evening', startsAt: '2025-08-31T19:00' };
    const { eventId } = await createEvent(server.services, { actor, ...evening, ...monthly });
    // Lisbon is an hour ahead of UTC until the last Sunday of October; September has no 31st.
    expect(await starts('Members’ evening')).toEqual([
      '2025-08-31T18:00:00.000Z',
      '2025-09-30T18:00:00.000Z',
      '2025-10-31T19:00:00.000Z',
      '2025-11-30T19:00:00.000Z',
    ]);
    const rooms = await shop.rows(`select distinct slug from events where title = 'Members’ evening'`);
    expect(rooms).toHaveLength(4);
    // Each stands by itself.
    await cancelEvent(server.services, { actor, eventId });
    const off = await shop.rows(
      `select 1 from events where title = 'Members’ evening' and cancelled_at is not null`,
    );
    expect(off).toHaveLength(1);
    const weekly = { ...rules, title: 'Weekly', repeats: 'weekly' as const, times: 3 };
    await createEvent(server.services, { actor, ...weekly });
    expect(await starts('Weekly')).toEqual(
      ['2025-06-12', '2025-06-19', '2025-06-26'].map((day) => `${day}T18:00:00.000Z`),
    );
    await expect(createEvent(server.services, { actor, ...weekly, times: 500 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('somebody is added by hand: for nothing, or with what she paid elsewhere, in the books with a receipt', async () => {
    const { eventId, slug } = await anEvent({ seats: 2 });
    const add = (email: string, received?: string) =>
      seatByHand(server.services, { actor: staff.actor, eventId, name: 'Hanna Hand', email, received });
    await add('gift@example.com');
    expect([await left(slug), await letters('gift@example.com')]).toEqual([1, ['booked']]);
    await expect(add('Gift@example.com')).rejects.toMatchObject({
      fields: { email: 'She has a seat already.' },
    });
    // The last seat is offered to her already: it is the one she gets, and nobody else is offered it.
    await wait(slug, 'cash@example.com');
    await wait(slug, 'behind-cash@example.com');
    await add('cash@example.com', '20');
    expect([await left(slug), await letters('cash@example.com')]).toEqual([
      0,
      ['booked', 'offered', 'waiting'],
    ]);
    expect(await letters('behind-cash@example.com')).toEqual(['waiting']);
    const rows = await shop.rows(
      `select state from seats where guest_email = 'cash@example.com' order by place`,
    );
    expect(rows).toEqual([{ state: 'gone' }, { state: 'taken' }]);
    const paid = await shop.rows(
      `select p.amount_cents, p.method, r.number is not null as receipt from orders o join order_payments p on p.order_id = o.id
       left join receipts r on r.order_id = o.id where o.email = 'cash@example.com'`,
    );
    expect(paid).toEqual([{ amount_cents: 2_000, method: 'elsewhere', receipt: true }]);
    const [booked] = await shop.rows<{ url: string }>(
      `select props->>'url' as url from mails where to_address = 'cash@example.com' and props->>'kind' = 'booked'`,
    );
    await cancelSeat(server.services, { key: booked?.url.split('/').at(-1) ?? '' });
    const told = await shop.rows<{ text: string }>(
      `select distinct props->>'text' as text from mails where template = 'staff-order-alert'`,
    );
    expect(told.map(({ text }) => text)).toContain(
      'The seat was given back in time. €20 were paid in cash or by transfer; please give them back.',
    );
    const [back] = await shop.rows(
      `select props->'paidCents' as cents from mails where to_address = 'cash@example.com' and props->>'kind' = 'cancelled'`,
    );
    expect(back).toEqual({ cents: 2_000 });
    await expect(add('late@example.com')).rejects.toMatchObject({
      fields: { email: 'All seats are taken. Raise their number first.' },
    });
    const done = await shop.rows(`select 1 from staff_actions where action = 'event.seat_given'`);
    expect(done).toHaveLength(2);
    const member = await newMember(server, 'Mona Member');
    await expect(
      seatByHand(server.services, { actor: member.actor, eventId, name: 'X', email: 'x@example.com' }),
    ).rejects.toThrow('not found');
    server.clock.set('2025-07-01T12:00:00Z');
    await expect(add('after@example.com')).rejects.toMatchObject({ code: 'conflict' });
  });
});
