import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pruneDrafts } from '../../domain/office/index.ts';
import {
  bookByHand,
  bookSeries,
  bookSessionAsStaff,
  grantCredits,
  markMissed,
  readOfficeCalendar,
  readOfficeSession,
  writeNotes,
} from '../../domain/practice/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let ada: Member;
let staff: Member;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';

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

const bookFor = async (
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
const read = (sessionId: string) => readOfficeSession(server.services, { actor: staff.actor, sessionId });
const office = async (path: string) => {
  const answer = await staff.visitor.get(path);
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '');
};

describe('notes', () => {
  test('that are too long are refused in words, at their field; a change that the page does not offer is not', async () => {
    const sessionId = await bookFor('2025-07-03T08:00:00Z', { memberId: ada.id });
    const send = async (fields: Record<string, string>) => {
      const answer = await staff.visitor.post(`/office/calendar/${sessionId}.data`, fields);
      return [answer.status, await answer.text()];
    };
    const long = { intent: 'notes', notes: 'x'.repeat(20_001), privateNotes: '' };
    const [status, said] = await send(long);
    expect([status, said]).toEqual([422, expect.stringContaining('Please use at most 20,000 characters.')]);
    expect(said).toContain('"notes"');
    expect(await send({ intent: 'burn' })).toEqual([400, expect.anything()]);
  });

  test('refused by the second button are still there, and so is the reason, without JavaScript', async () => {
    const sessionId = await bookFor('2025-07-04T08:00:00Z', { memberId: ada.id });
    const written: [string, string][] = [
      ['intent', 'notes'],
      ['notes', 'She laughed. '.repeat(1_600)],
      ['privateNotes', 'Call in May.'],
      ['intent', 'complete'],
    ];
    const answer = await staff.visitor.post(`/office/calendar/${sessionId}`, written);
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please use at most 20,000 characters.');
    expect(page).toMatch(/She laughed\.[^<]*<\/textarea>/);
    expect(page).toContain('Call in May.</textarea>');
  });

  test('two sheets, begun before the start; the customer reads hers once it is completed, and never the other', async () => {
    const sessionId = await bookFor('2025-06-10T08:00:00Z', { memberId: ada.id });
    const path = `/office/calendar/${sessionId}`;
    const typed = { intent: 'notes', notes: 'Bring the sealed note.', privateNotes: 'Her sister may call.' };
    expect((await staff.visitor.post(path, typed)).status).toBe(200);
    expect(await read(sessionId)).toMatchObject({ notes: typed.notes, privateNotes: typed.privateNotes });
    const portal = async () => (await ada.visitor.get('/portal/sessions')).text();
    expect(await portal()).not.toContain('sealed note');
    server.clock.set('2025-06-10T08:50:00Z');
    await staff.visitor.post(path, { ...typed, intent: 'complete' });
    expect(await portal()).toContain('sealed note');
    const everything =
      (await portal()) + (await (await ada.visitor.get(`/portal/sessions/${sessionId}/join`)).text());
    expect(everything).not.toContain('sister');
    // What her export holds of a session leaves the private sheet out, too; the log says that, not what, was written.
    const [{ log = '' } = {}] = await shop.rows<{ log: string }>(
      `select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), ' ') as log from staff_actions where subject_id = $1`,
      [sessionId],
    );
    expect(log).toContain('written');
    expect(log).not.toMatch(/sister|sealed/);
  });

  test('are for staff alone, and not for a session that was called off', async () => {
    const sessionId = await bookFor('2025-06-11T08:00:00Z', { memberId: ada.id });
    const write = (actor: Member['actor']) =>
      writeNotes(server.services, { actor, sessionId, notes: 'x', privateNotes: '' });
    await expect(write(ada.actor)).rejects.toThrow('not found');
    await staff.visitor.post(`/office/calendar/${sessionId}`, { intent: 'cancel' });
    await expect(write(staff.actor)).rejects.toThrow('not on the calendar');
  });
});

describe('nobody came', () => {
  test('is noted once it has begun: the place is used, nobody is reminded, the customer reads "Missed"', async () => {
    const sessionId = await bookFor('2025-06-12T08:00:00Z', { memberId: ada.id });
    const mark = () => markMissed(server.services, { actor: staff.actor, sessionId });
    await expect(mark()).rejects.toThrow('has not begun');
    server.clock.set('2025-06-12T08:20:00Z');
    await mark();
    const [action] = await shop.rows('select action from staff_actions order by at desc, id limit 1');
    expect(action).toEqual({ action: 'session.missed' });
    expect(await read(sessionId)).toMatchObject({ status: 'completed', wasMissed: true });
    expect(await (await ada.visitor.get('/portal/sessions')).text()).toContain('Missed');
    expect(await office(`/office/calendar/${sessionId}`)).toContain('No-show');
    await expect(mark()).rejects.toThrow('not on the calendar');
    // She came after all, at the last minute.
    await staff.visitor.post(`/office/calendar/${sessionId}`, {
      intent: 'complete',
      notes: '',
      privateNotes: '',
    });
    expect(await read(sessionId)).toMatchObject({ status: 'completed', wasMissed: false });
  });
});

describe('what comes next', () => {
  test('a year of a package: twelve proposed, a month apart at the same hour, and booked in one go', async () => {
    const vera = await newMember(server, 'Vera Vip');
    await server.services.db.transaction((tx) =>
      grantCredits(server.services, tx, {
        userId: vera.id,
        sessionType: TYPE,
        source: 'gift:vip',
        count: 13,
      }),
    );
    const { sessionId } = await bookSessionAsStaff(server.services, {
      ...{
        actor: staff.actor,
        memberId: vera.id,
        sessionType: TYPE,
        startsAt: new Date('2025-06-17T09:00:00Z'),
      },
    });
    const { next } = await read(sessionId);
    expect(next).toMatchObject({ credits: 12, next: undefined });
    const proposals = next?.proposals ?? [];
    expect(proposals).toHaveLength(12);
    expect(new Set(proposals.map((moment) => new Date(moment).getUTCDay()))).toEqual(new Set([2]));
    // Ten o'clock in Lisbon, in summer and in winter.
    expect(proposals.map((moment) => moment.slice(0, 16))).toEqual(
      expect.arrayContaining(['2025-07-15T09:00', '2025-12-16T10:00', '2026-06-16T09:00']),
    );
    const page = await office(`/office/calendar/${sessionId}`);
    expect(page).toContain('12 paid for and not booked yet');
    const form: [string, string][] = [['intent', 'series']];
    for (const at of proposals) form.push(['startsAt', at]);
    expect((await staff.visitor.post(`/office/calendar/${sessionId}`, form)).status).toBe(200);
    const booked = await shop.rows('select 1 from sessions where user_id = $1 and payment_state = $2', [
      vera.id,
      'credit',
    ]);
    expect(booked).toHaveLength(13);
    expect((await read(sessionId)).next).toMatchObject({
      credits: 0,
      proposals: [],
      next: { startsAt: '2025-07-15T09:00:00.000Z' },
    });
  });

  test('all or none: a time that is gone books nothing, and no more than is paid for', async () => {
    const email = 'series@example.com';
    const sessionId = await bookFor('2025-06-18T08:00:00Z', { guest: { email, name: 'Sid Series' } });
    await server.services.db.transaction((tx) =>
      grantCredits(server.services, tx, {
        userId: null,
        guestEmail: email,
        sessionType: TYPE,
        source: 'gift:sid',
        count: 3,
      }),
    );
    const series = (...startsAt: string[]) =>
      bookSeries(server.services, {
        actor: staff.actor,
        sessionId,
        startsAt: startsAt.map((at) => new Date(at)),
      });
    await bookFor('2025-07-17T08:00:00Z', { memberId: ada.id });
    await expect(series('2025-07-16T08:00:00Z', '2025-07-17T08:00:00Z')).rejects.toThrow('just been taken');
    await expect(series()).rejects.toThrow();
    await expect(
      series('2025-07-16T08:00:00Z', '2025-07-18T08:00:00Z', '2025-07-21T08:00:00Z'),
    ).rejects.toThrow();
    await expect(shop.rows('select 1 from sessions where guest_email = $1', [email])).resolves.toHaveLength(
      1,
    );
    await series('2025-07-16T08:00:00Z', '2025-07-18T08:00:00Z');
    await expect(shop.rows('select 1 from sessions where guest_email = $1', [email])).resolves.toHaveLength(
      3,
    );
    await expect(bookSeries(server.services, { actor: ada.actor, sessionId, startsAt: [] })).rejects.toThrow(
      'not found',
    );
  });
});

describe('by hand', () => {
  const typed = { intent: 'book', name: 'Nora New', sessionType: TYPE };
  const form = (more: Record<string, string>) =>
    staff.visitor.post('/office/calendar', { ...typed, ...more });

  test('for somebody new, who is a customer from then on; outside the slots only when it is meant', async () => {
    const email = 'nora.new@example.com';
    const at = { email, date: '2025-06-22', time: '19:30' };
    const asked = await form(at);
    expect(asked.status).toBe(409);
    const refusal = await asked.text();
    expect(refusal).toContain('none of your free slots');
    expect((await form({ ...at, anyTime: 'on' })).status).toBe(200);
    const { text = '' } = await server.mailAbout(email, 'Your session is booked');
    expect(text).toContain('Sunday 22 June 2025 at 7:30 PM');
    const [customer] = await shop.rows<{ id: string }>('select id from contacts where email = $1', [email]);
    const page = await office(`/office/customers/${customer?.id}?show=sessions`);
    expect(page).toContain('Nora New');
    expect(page).toContain(TYPE);
    const [session] = await shop.rows<{ id: string }>('select id from sessions where guest_email = $1', [
      email,
    ]);
    expect(await office(`/office/calendar/${session?.id}`)).toContain(`/office/customers/${customer?.id}`);
    // Two at once the database refuses, meant or not.
    expect((await form({ ...at, email: 'second@example.com', time: '20:00', anyTime: 'on' })).status).toBe(
      409,
    );
    const taken = { ...at, name: 'X', sessionType: TYPE, time: '20:00', anyTime: true };
    await expect(bookByHand(server.services, { actor: staff.actor, ...taken })).rejects.toMatchObject({
      fields: { date: 'This time is taken.' },
    });
    expect((await form({ ...at, date: '2025-05-30', anyTime: 'on' })).status).toBe(422);
    expect((await form({ ...at, name: ' ', email: 'nothing' })).status).toBe(422);
  });

  test('an address that has an account books for the account', async () => {
    await form({ email: ada.email.toUpperCase(), date: '2025-06-24', time: '09:00' });
    await expect(
      shop.rows(`select 1 from sessions where user_id = $1 and scheduled_date = '2025-06-24T08:00:00Z'`, [
        ada.id,
      ]),
    ).resolves.toHaveLength(1);
    const wish = {
      email: 'x@example.com',
      name: 'X',
      sessionType: TYPE,
      date: '2025-06-25',
      time: '09:00',
    };
    await expect(bookByHand(server.services, { actor: ada.actor, ...wish })).rejects.toThrow('not found');
    // In the night the clocks go forward, half past one does not exist.
    const skipped = bookByHand(server.services, {
      actor: staff.actor,
      ...wish,
      date: '2026-03-29',
      time: '01:30',
      anyTime: true,
    });
    await expect(skipped).rejects.toMatchObject({
      fields: { date: 'There is no such time on that day.' },
    });
  });
});

test('what is only held looks like that in the calendar', async () => {
  await server.visitor().post('/book/live-session', {
    ...{
      startsAt: '2025-06-26T08:00:00Z',
      email: 'held@example.com',
      name: 'Hal Held',
      zone: 'Europe/Lisbon',
      noBirthData: 'on',
    },
  });
  const { days } = await readOfficeCalendar(server.services, {
    actor: staff.actor,
    view: 'week',
    date: '2025-06-26',
  });
  const entries = days.flatMap(({ sessions }) => sessions);
  expect(entries.find(({ person }) => person === 'Hal Held')).toMatchObject({
    isHeld: true,
    toBePaid: false,
  });
  expect(await office('/office/calendar?date=2025-06-26')).toContain('Held, being paid');
});

describe('nothing typed is lost', () => {
  const subject = 'session:some-session';
  const keep = (who: Member, fields: Record<string, string>) =>
    who.visitor.post('/office/drafts', { 'draft-of': subject, ...fields });
  const kept = async (who: Member) =>
    (await who.visitor.get(`/office/drafts?${new URLSearchParams({ subject })}`)).json();

  test('what staff type is kept for its writer alone, until it is saved; two writers learn of each other', async () => {
    const rita = await newMember(server, 'Rita Second', 'staff');
    expect((await keep(staff, { notes: 'Half a sent' })).status).toBe(200);
    await keep(staff, { notes: 'Half a sentence', privateNotes: '' });
    expect(await kept(staff)).toEqual({
      fields: { notes: 'Half a sentence', privateNotes: '' },
      writers: [],
    });
    expect(await kept(rita)).toEqual({ writers: ['Stella Staff'] });
    expect(await (await keep(rita, { notes: 'Mine' })).json()).toEqual({ writers: ['Stella Staff'] });
    expect(await kept(staff)).toMatchObject({
      fields: { notes: 'Half a sentence' },
      writers: ['Rita Second'],
    });
    // Somebody who has not written for a while is not at it any more.
    server.clock.advance({ minutes: 4 });
    expect(await kept(rita)).toEqual({ fields: { notes: 'Mine' }, writers: [] });
    await keep(staff, {});
    expect(await kept(staff)).toEqual({ writers: [] });
  });

  test('is for staff, about things that can be, and ends after a month', async () => {
    expect((await keep(ada, { notes: 'x' })).status).toBe(404);
    const strange = await staff.visitor.post('/office/drafts', { 'draft-of': '<script>', notes: 'x' });
    expect(strange.status).toBe(422);
    const long = await staff.visitor.post('/office/drafts', {
      'draft-of': subject,
      notes: 'x'.repeat(210_000),
    });
    expect(long.status).toBe(422);
    await keep(staff, { notes: 'old' });
    server.clock.advance({ days: 31 });
    await pruneDrafts(server.services);
    expect(await kept(staff)).toEqual({ writers: [] });
  });
});
