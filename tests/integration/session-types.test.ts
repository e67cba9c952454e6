import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenCatalogue, writtenProductIds } from '../../content/catalogue.ts';
import { asWeekHours, readAllHours } from '../../domain/practice/hours.ts';
import {
  bookSession,
  changeHours,
  changeSessionType,
  createSessionType,
  dropHoursOfType,
  formerCreditsOfProduct,
  grantCredits,
  readMonth,
  readSessions,
  readSessionTypes,
  type TypeRules,
} from '../../domain/practice/index.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let owner: Member['actor'];
let ada: Member;
let staff: Member;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2025-06-01T12:00:00Z'));
  owner = await demoActor(server, 'owner@demo.local');
  [ada, staff] = await Promise.all([
    newMember(server, 'Ada King'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());

const usual: TypeRules = {
  minutes: 60,
  priceCents: null,
  people: 1,
  creditOnly: false,
  bufferBefore: null,
  bufferAfter: null,
  noticeMinutes: null,
  horizonDays: null,
  meetingLink: null,
};
const slotsOn = async (date: string, type?: string) => {
  const days = await readMonth(server.services, { actor: ada.actor, date, type });
  return days
    .find((day) => day.date === date)
    ?.slots.filter(({ free }) => free)
    .map(({ time }) => time);
};
const book = (sessionType: string, startsAt: string) =>
  bookSession(server.services, { memberId: ada.id, sessionType, startsAt: new Date(startsAt) });

test('the specified four with their names, the live session at €95, and a call of 30 minutes', async () => {
  const types = await readSessionTypes(server.services, { actor: staff.actor });
  expect(types.map(({ name, minutes, priceCents }) => [name, minutes, priceCents])).toEqual([
    ['1:1 Live Session (60 min)', 60, 9500],
    ['Transformation Package', 60, null],
    ['Couples Journey', 60, null],
    ['Executive Coaching', 60, null],
    ['Brand Alignment Call', 30, null],
  ]);
});

test('its form shows what is stored: saved as it stands, nothing is lost', async () => {
  const page = await (await staff.visitor.get('/office/calendar/types')).text();
  const shown = (name: string) =>
    [...page.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(
      ([input]) => / value="([^"]*)"/.exec(input)?.[1],
    );
  expect(shown('minutes')).toEqual(['60', '60', '60', '60', '30']);
  expect(shown('priceCents')).toEqual(['95', '', '', '', '']);
});

test('what the practice once said that products bring along is what the catalogue says of them', async () => {
  for (const id of writtenProductIds) {
    const written = writtenCatalogue[id].delivers.filter(({ kind }) => kind === 'session-credits');
    expect(await formerCreditsOfProduct(server.services.db, id), id).toEqual(written);
  }
});

test('the dialog offers what everybody may book, and a call to those who have paid for one', async () => {
  const offered = async () =>
    (await readSessions(server.services, { memberId: ada.id })).types.map(({ name }) => name);
  expect(await offered()).toEqual([
    '1:1 Live Session (60 min)',
    'Transformation Package',
    'Couples Journey',
    'Executive Coaching',
  ]);
  await expect(book('Brand Alignment Call', '2025-06-09T08:00:00Z')).rejects.toThrow('comes with a purchase');
  const credit = { userId: ada.id, sessionType: 'Brand Alignment Call', count: 1, source: 'order:brand' };
  await server.services.db.transaction((tx) => grantCredits(server.services, tx, credit));
  expect(await offered()).toContain('Brand Alignment Call');
  await book('Brand Alignment Call', '2025-06-09T08:00:00Z');
  const { sessions } = await readSessions(server.services, { memberId: ada.id });
  expect(sessions[0]).toMatchObject({ minutes: 30, endsAt: '2025-06-09T08:30:00.000Z', toBePaid: false });
});

test('a long type with its own rules: length, free time around it, notice and window', async () => {
  const rules = { ...usual, minutes: 90, priceCents: 14_000, bufferBefore: 0, bufferAfter: 45 };
  const own = { ...rules, noticeMinutes: 48 * 60, horizonDays: 20 };
  await createSessionType(server.services, { actor: owner, name: 'Deep Dive', ...own });
  expect(await slotsOn('2025-06-12', 'Deep Dive')).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '14:00',
    '15:00',
    '16:00',
  ]);
  expect(await slotsOn('2025-06-02', 'Deep Dive')).toEqual([]);
  expect(await slotsOn('2025-06-25', 'Deep Dive')).toEqual([]);
  await book('Deep Dive', '2025-06-12T08:00:00Z');
  // It ends at 10:30 and wants 45 minutes after it, whatever is booked next.
  expect(await slotsOn('2025-06-12')).toEqual(['14:00', '15:00', '16:00']);
  // Another one before it needs its own 45 minutes: 14:00 to 15:30, and then 16:15.
  await book('Couples Journey', '2025-06-12T15:00:00Z');
  expect(await slotsOn('2025-06-12', 'Deep Dive')).toEqual([]);
});

test('prices are the owner’s; staff change the rest, and all of it is logged', async () => {
  const change = (actor: Member['actor'], rules: TypeRules, isRetired = false) =>
    changeSessionType(server.services, { actor, slug: 'live-session', ...rules, isRetired });
  const live = { ...usual, priceCents: 9500 };
  await expect(change(staff.actor, { ...live, priceCents: 1 })).rejects.toThrow('owner');
  await change(staff.actor, { ...live, minutes: 75 });
  await expect(change(owner, { ...live, minutes: 200 })).rejects.toThrow('at most 180');
  await expect(change(owner, { ...live, minutes: 10 })).rejects.toThrow('15 or more');
  await change(owner, { ...live, priceCents: 11_000 }, true);
  await expect(book('1:1 Live Session (60 min)', '2025-06-13T08:00:00Z')).rejects.toThrow(
    'choose a session type',
  );
  await change(owner, live);
  const { rows } = await server.services.db.$client.query(
    `select before->>'priceCents' as before, after->>'priceCents' as after, after->>'minutes' as minutes
     from staff_actions where action = 'session-type.changed'`,
  );
  expect(rows.map(({ before, after, minutes }) => `${before} to ${after}, ${minutes}`).sort()).toEqual([
    '11000 to 9500, 60',
    '9500 to 11000, 60',
    '9500 to 9500, 75',
  ]);
});

test('a name is used once, and only the owner makes a type', async () => {
  const make = (actor: Member['actor'], name: string) =>
    createSessionType(server.services, { actor, name, ...usual });
  await expect(make(staff.actor, 'Tea')).rejects.toThrow('owner');
  await expect(make(owner, 'Couples Journey')).rejects.toThrow('of that name');
});

test('over the page: the owner makes a type and changes it, a wrong field is named', async () => {
  const visitor = await server.signedIn('owner@demo.local');
  const page = '/office/calendar/types';
  const form = { intent: 'create', name: 'Short Call', minutes: '20', priceCents: '29,50', people: '1' };
  expect((await visitor.post(page, form)).status).toBe(200);
  const html = await (await visitor.get(page)).text();
  for (const words of ['Short Call', '20 minutes', '€29.50', 'not sold by itself'])
    expect(html).toContain(words);
  const changed = { ...form, intent: 'change', slug: 'short-call', minutes: 'long' };
  expect((await visitor.post(page, changed)).status).toBe(422);
  // The form asks in hours: what is wrong with them stands at that field.
  for (const noticeMinutes of ['soon', '-1', '721']) {
    const answer = await visitor.post(`${page}.data`, { ...changed, minutes: '25', noticeMinutes });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('"noticeMinutes"')]);
  }
  expect((await visitor.post(page, { ...changed, minutes: '25' })).status).toBe(200);
});

test('single start times of before, saved untouched, keep their last hour for long sessions', async () => {
  const name = 'Long Reading';
  await createSessionType(server.services, { actor: owner, name, ...usual, minutes: 90 });
  const before = await slotsOn('2025-06-25', name);
  expect(before).toContain('16:00');
  const { hours } = await readAllHours(server.services.db);
  await changeHours(server.services, { actor: owner, hours: asWeekHours(hours) });
  expect(await slotsOn('2025-06-25', name)).toEqual(before);
});

test('hours are ranges with an interval, and a type may have its own', async () => {
  const [date, weekday] = ['2025-06-25', 3];
  const actor = owner;
  const calls = 'Brand Alignment Call';
  const coaching = 'Executive Coaching';
  await changeHours(server.services, {
    actor,
    hours: { [weekday]: [{ from: '09:00', to: '11:30', every: 30 }] },
  });
  expect(await slotsOn(date, coaching)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  expect(await slotsOn(date, calls)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  const own = { [weekday]: [{ from: '18:00', to: '19:00', every: 15 }] };
  await changeHours(server.services, { actor, sessionType: calls, hours: own });
  expect(await slotsOn(date, calls)).toEqual(['18:00', '18:15', '18:30']);
  expect(await slotsOn(date, coaching)).toHaveLength(4);
  const types = await readSessionTypes(server.services, { actor });
  expect(types.filter(({ hours }) => hours).map(({ name, hours }) => [name, hours])).toEqual([[calls, own]]);
  // Every day closed is not "as the practice".
  for (const hours of [{}, { [weekday]: [] }])
    await expect(changeHours(server.services, { actor, sessionType: calls, hours })).rejects.toMatchObject({
      fields: { hours: expect.stringContaining('at least one hour') },
    });
  expect(await slotsOn(date, calls)).toHaveLength(3);
  await dropHoursOfType(server.services, { actor, sessionType: calls });
  expect(await slotsOn(date, calls)).toHaveLength(5);

  const refused = (ranges: { from: string; to: string; every: number }[]) =>
    changeHours(server.services, { actor, hours: { [weekday]: ranges } });
  for (const ranges of [
    [{ from: '12:00', to: '09:00', every: 60 }],
    [{ from: '09:00', to: '12:00', every: 0 }],
    [{ from: '9', to: '12:00', every: 60 }],
    [
      { from: '09:00', to: '12:00', every: 60 },
      { from: '11:00', to: '13:00', every: 60 },
    ],
  ])
    await expect(refused(ranges)).rejects.toMatchObject({ code: 'invalid' });
  expect(await slotsOn(date, coaching)).toHaveLength(4);
  await expect(changeHours(server.services, { actor, sessionType: 'Tea', hours: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
  // The version before reads the same hours as single starts.
  const { rows } = await server.services.db.$client.query('select starts_at from practice_hours order by 1');
  expect(rows.map(({ starts_at: at }) => at)).toEqual(['09:00', '09:30', '10:00', '10:30']);
});
