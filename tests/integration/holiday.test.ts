import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOrder, saveIntake } from '../../domain/delivery/index.ts';
import {
  blockDates,
  bookSessionAsStaff,
  endHoliday,
  readMonth,
  readPracticeRules,
  takeHoliday,
  writeAboutBlockedDays,
} from '../../domain/practice/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let ada: Member;
let staff: Member;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';
const june = { from: '2025-06-10', to: '2025-06-20' };

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
  [ada, staff] = await Promise.all([
    newMember(server, 'Ada King'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

/** Content is looked at again by a timer; here the clock jumps, so it is told to look. */
async function at(moment: string) {
  server.clock.set(moment);
  await server.services.content.refresh();
}
const page = async (path: string, visitor = server.visitor()) => {
  const answer = await visitor.get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};
async function videoOrdered(email: string) {
  const checkoutId = await startBuying(server.visitor(), 'video-reading', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
  const answers = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };
  await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
  const due = async () => (await readOrder(server.services, { key })).deliveries.map(({ dueAt }) => dueAt);
  return { key, due };
}
const save = (fields: Record<string, string>) => staff.visitor.post('/office/calendar/rules', fields);

describe('one switch', () => {
  test('moves every promise of the site, for as long as it holds', async () => {
    const before = await page('/checkout/video-reading');
    expect(before).toContain('recorded for you within 24 hours');
    expect((await save({ intent: 'holiday', ...june, note: 'Walking in the hills.' })).status).toBe(200);

    // Planned, not near: nobody hears of it yet.
    expect(await page('/checkout/video-reading')).toContain('within 24 hours');
    expect(await page('/')).not.toContain('is away until');

    await at('2025-06-12T10:00:00Z');
    const banner = 'Aura is away until 20 June 2025.';
    for (const path of ['/', '/contact', '/faq', '/book', '/checkout/video-reading', '/quiz']) {
      expect(await page(path), path).toContain(banner);
    }
    expect(await page('/portal', ada.visitor)).toContain(banner);
    const checkout = await page('/checkout/video-reading');
    expect(checkout).toContain('recorded for you by 22 June 2025');
    expect(checkout).not.toContain('within 24 hours');
    // In longer texts the promise is followed by what holds for now.
    for (const path of ['/faq', '/terms', '/refunds', '/about-aura']) {
      expect(await page(path), path).toContain('readings ordered now are with you by 22 June 2025');
    }
    expect(await page('/contact')).toContain('answers from Saturday 21 June 2025');
    expect(await page('/')).not.toContain('within 24 hours');
    expect(await page('/')).toContain('Walking in the hills.');

    const email = 'hurt@example.com';
    await server.visitor().post('/contact', {
      name: 'Hur Ried',
      email,
      subject: 'Question',
      message: 'When can you answer me?',
    });
    const { text = '' } = await server.mailAbout(email, '');
    expect(text).toContain('A person answers by 22 June 2025.');

    const month = await readMonth(server.services, { actor: ada.actor, date: '2025-06-15', type: TYPE });
    const open = month.filter(({ slots }) => slots.some(({ free }) => free)).map(({ date }) => date);
    expect(open[0]).toBe('2025-06-21');

    await at('2025-06-21T00:00:00Z');
    expect(await page('/')).not.toContain('is away until');
    expect(await page('/checkout/video-reading')).toContain('within 24 hours');
    await endHoliday(server.services, { actor: staff.actor });
  });

  test('an order is due 24 hours later, in which the holiday does not count; what was promised into it moves', async () => {
    await at('2025-06-09T17:00:00Z');
    const earlier = await videoOrdered('earlier@example.com');
    expect(await earlier.due()).toEqual(['2025-06-10T17:00:00.000Z']);
    await takeHoliday(server.services, { actor: staff.actor, ...june, note: '' });
    // Six hours were left before midnight in Lisbon: eighteen remain for afterwards.
    expect(await earlier.due()).toEqual(['2025-06-21T17:00:00.000Z']);
    const { text = '' } = await server.mailAbout('earlier@example.com', 'A new date for your');
    expect(text).toContain('21 June 2025 at 6:00 PM (Lisbon time)');
    expect(await page(`/orders/${earlier.key}`)).toContain('2025-06-21T17:00:00.000Z');
    const [video] = await shop.rows<{ due_at: Date }>(
      'select due_at from videos where due_at is not null order by created_at desc limit 1',
    );
    expect(video?.due_at.toISOString()).toBe('2025-06-21T17:00:00.000Z');

    await at('2025-06-12T10:00:00Z');
    const during = await videoOrdered('during@example.com');
    expect(await during.due()).toEqual(['2025-06-21T23:00:00.000Z']);
    // Nothing is late while she is away.
    await at('2025-06-20T12:00:00Z');
    await shop.settle();
    const late = await shop.rows(
      'select 1 from fulfilments f join orders o on o.id = f.order_id where breached_at is not null and o.email like $1',
      ['%during@example.com'],
    );
    expect(late).toEqual([]);

    await endHoliday(server.services, { actor: staff.actor });
    const afterwards = await videoOrdered('afterwards@example.com');
    expect(await afterwards.due()).toEqual(['2025-06-21T12:00:00.000Z']);
    // What was said stays said.
    expect(await during.due()).toEqual(['2025-06-21T23:00:00.000Z']);
  });

  test('wants dates that make sense, from staff', async () => {
    const refused = async (fields: { from: string; to: string }) =>
      (await save({ intent: 'holiday', note: '', ...fields })).status;
    expect(await refused({ from: 'soon', to: '2025-06-20' })).toBe(422);
    expect(await refused({ from: '2025-06-20', to: '2025-06-10' })).toBe(422);
    expect(await refused({ from: '2025-05-01', to: '2025-05-10' })).toBe(422);
    expect(await refused({ from: '2025-06-10', to: '2027-06-10' })).toBe(422);
    expect((await save({ intent: 'end-holiday' })).status).toBe(409);
    const wish = { actor: ada.actor, ...june, note: '' };
    await expect(takeHoliday(server.services, wish)).rejects.toThrow('not found');
    await expect(endHoliday(server.services, { actor: ada.actor })).rejects.toThrow('not found');
  });
});

describe('sessions on days off', () => {
  test('are listed, and each can be written to; the letter leads to its page', async () => {
    const book = async (
      startsAt: string,
      who: { memberId: string } | { guest: { email: string; name: string } },
    ) =>
      (
        await bookSessionAsStaff(server.services, {
          actor: staff.actor,
          sessionType: TYPE,
          startsAt: new Date(startsAt),
          ...who,
        })
      ).sessionId;
    const guest = { email: 'gwen@example.com', name: 'Gwen Guest' };
    const ids = [
      await book('2025-07-08T08:00:00Z', { memberId: ada.id }),
      await book('2025-07-09T08:00:00Z', { guest }),
    ];
    await book('2025-07-10T08:00:00Z', { memberId: ada.id });
    await blockDates(server.services, {
      actor: staff.actor,
      from: '2025-07-08',
      to: '2025-07-09',
      reason: 'Fair',
    });
    const { standing } = await readPracticeRules(server.services, { actor: staff.actor });
    expect(standing.map(({ id }) => id)).toEqual(ids);
    const rules = await page('/office/calendar/rules', staff.visitor);
    expect(rules).toContain('2 sessions stand');
    expect(rules).toContain('Gwen Guest, 1:1 Live Session (60 min), Wednesday 9 July 2025, 09:00');

    const words = 'I am at a fair.\nPlease choose another day.';
    const write: [string, string][] = [
      ['intent', 'write'],
      ['words', words],
      ['sessionIds', ids[1] ?? ''],
    ];
    expect((await staff.visitor.post('/office/calendar/rules', write)).status).toBe(200);
    const { text = '', attachments } = await server.mailAbout(guest.email, 'About your session');
    expect(text).toContain('I am at a fair.');
    expect(text).toMatch(/\/sessions\/[\w.-]+/);
    expect(attachments).toEqual([]);
    const told = await shop.rows(`select 1 from mails where props->>'kind' = 'away'`);
    expect(told).toHaveLength(1);

    const none = writeAboutBlockedDays(server.services, { actor: staff.actor, words, sessionIds: [] });
    await expect(none).rejects.toThrow('at least one');
    const empty = writeAboutBlockedDays(server.services, { actor: staff.actor, words: ' ', sessionIds: ids });
    await expect(empty).rejects.toMatchObject({ fields: { words: 'Please write something.' } });
    const hers = writeAboutBlockedDays(server.services, { actor: ada.actor, words, sessionIds: ids });
    await expect(hers).rejects.toThrow('not found');
  });
});
