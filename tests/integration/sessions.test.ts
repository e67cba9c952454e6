import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writtenBrand } from '../../content/site.ts';
import {
  blockedDates,
  mails,
  sessionCredits,
  sessionReminders,
  sessions,
  settings,
} from '../../db/schema/index.ts';
import {
  bookSession,
  cancelSession,
  completeSession,
  grantCredits,
  joinSession,
  readMonth,
  readSessionCalendarFile,
  readSessions,
  readUpcomingSessions,
  rescheduleSession,
  sendDueReminders,
  setSessionMeetingLink,
  waiveSessionPayment,
  withdrawCredits,
} from '../../domain/practice/index.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;
let server: TestServer;
let ada: Member;
let bea: Member;
let staff: Member;
const START = '2025-06-01T12:00:00Z';
const TYPE = 'Couples Journey';

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  [ada, bea, staff] = await Promise.all([
    newMember(server, 'Ada King'),
    newMember(server, 'Bea Stone'),
    newMember(server, 'Stella Staff', 'staff'),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(START);
  await server.services.db.delete(sessions);
  await server.services.db.delete(sessionCredits);
  await server.services.db.delete(settings).where(eq(settings.key, 'practice')); // the demo's own
  server.mailbox.received.length = 0;
  remindersBefore = await remindersTo(ada.email);
});

const book = (startsAt: string, { who = ada, type = TYPE, zone = 'Europe/Lisbon' } = {}) =>
  bookSession(server.services, {
    memberId: who.id,
    sessionType: type,
    startsAt: new Date(startsAt),
    memberZone: zone,
  });
const card = async (sessionId: string, who = ada) =>
  (await readSessions(server.services, { memberId: who.id })).sessions.find(({ id }) => id === sessionId);
/** How many reminders stand in the outbox for an address, sent or not. */
const remindersTo = async (address: string) => {
  const rows = await server.services.db.select().from(mails).where(eq(mails.toAddress, address));
  return rows.filter(({ props }) => (props as { kind?: string }).kind === 'reminder').length;
};
let remindersBefore = 0;
/** After a sweep so many reminders were written in this test. */
const reminded = async (times: number) => {
  await sendDueReminders(server.services);
  expect((await remindersTo(ada.email)) - remindersBefore).toBe(times);
};
const invitationIn = (mail: Awaited<ReturnType<TestServer['lastMail']>>) =>
  mail.attachments[0]?.content.toString().replaceAll(/\r\n /g, '') ?? '';

describe('booking', () => {
  test('over the page: booked, to be paid, both sides invited', async () => {
    const answer = await ada.visitor.post('/portal/sessions', {
      intent: 'book',
      sessionType: TYPE,
      startsAt: '2025-06-10T08:00:00.000Z',
      zone: 'America/New_York',
    });
    expect(answer.status).toBe(200);
    const page = await (await ada.visitor.get('/portal/sessions')).text();
    for (const text of ['Tuesday, June 10, 2025', '9:00 AM', 'Scheduled', 'To be paid', 'Reschedule']) {
      expect(page).toContain(text);
    }
    const mail = await server.lastMail(ada.email);
    expect(mail.subject).toBe('Your session is booked: Tuesday 10 June 2025 at 4:00 AM (New York)');
    expect(mail.text).toContain('Tuesday 10 June 2025 at 9:00 AM (Lisbon)');
    const invitation = invitationIn(mail);
    expect(invitation).toContain('METHOD:REQUEST');
    expect(invitation).toContain('DTSTART:20250610T080000Z');
    expect(invitation).toContain('DTEND:20250610T090000Z');
    expect(invitation).toContain('SEQUENCE:0');
    const hers = invitationIn(await server.lastMail(writtenBrand.contactEmail));
    expect(hers).toContain('METHOD:PUBLISH');
    expect(hers).not.toContain('ATTENDEE');
    const uid = (calendar: string) => /UID:\S+/.exec(calendar)?.[0];
    expect(uid(hers)).toBe(uid(invitation));
  });

  test.each([
    ['a type that is not offered', { intent: 'book', sessionType: 'Tea', startsAt: '2025-06-10T08:00:00Z' }],
    ['an hour between the slots', { intent: 'book', sessionType: TYPE, startsAt: '2025-06-10T08:30:00Z' }],
    ['the past', { intent: 'book', sessionType: TYPE, startsAt: '2025-05-30T08:00:00Z' }],
    ['beyond the horizon', { intent: 'book', sessionType: TYPE, startsAt: '2026-06-10T08:00:00Z' }],
    ['no time at all', { intent: 'book', sessionType: TYPE, startsAt: '' }],
  ])('refuses %s', async (_what, form) => {
    expect((await ada.visitor.post('/portal/sessions', form)).status).toBe(422);
    expect((await readSessions(server.services, { memberId: ada.id })).sessions).toEqual([]);
  });

  test('a taken hour is refused with a clear message, and is free again after a cancellation', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z', { who: bea });
    await expect(book('2025-06-10T08:00:00Z')).rejects.toThrow('That time has just been taken');
    const june = await readMonth(server.services, { actor: ada.actor, date: '2025-06-10' });
    expect(june.find(({ date }) => date === '2025-06-10')?.slots.map(({ free }) => free)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    await cancelSession(server.services, { actor: bea.actor, sessionId });
    await book('2025-06-10T08:00:00Z');
  });

  test('nobody can hold the calendar without paying', async () => {
    for (let day = 10; day < 20; day++) await book(`2025-06-${day}T08:00:00Z`);
    await expect(book('2025-06-20T08:00:00Z')).rejects.toThrow('waiting to be paid');
    expect(await readUpcomingSessions(server.services, { memberId: ada.id })).toHaveLength(10);
  });

  test('the practice decides: zone, blocked dates, meeting link', async () => {
    const { db } = server.services;
    const value = { timeZone: 'Asia/Kolkata', meetingLink: 'https://meet.example/aura-{id}' };
    await db.insert(settings).values({ key: 'practice', value });
    await db.insert(blockedDates).values({ date: '2025-06-11', reason: 'away' });
    await expect(book('2025-06-10T08:00:00Z')).rejects.toThrow('offered times');
    await expect(book('2025-06-11T03:30:00Z')).rejects.toThrow('offered times');
    const { sessionId } = await book('2025-06-12T03:30:00Z');
    await waiveSessionPayment(server.services, { actor: staff.actor, sessionId, why: '' });
    server.clock.set('2025-06-12T03:20:00Z');
    const { url } = await joinSession(server.services, { actor: ada.actor, sessionId });
    expect(url).toMatch(/^https:\/\/meet\.example\/aura-[\w-]{22}$/);
    await db.delete(settings).where(eq(settings.key, 'practice'));
    await db.delete(blockedDates);
  });
});

describe('credits', () => {
  const grant = (source: string, count: number, type: Parameters<typeof grantCredits>[2]['sessionType']) =>
    server.services.db.transaction((tx) =>
      grantCredits(server.services, tx, { userId: ada.id, sessionType: type, count, source }),
    );
  const left = async () => (await readSessions(server.services, { memberId: ada.id })).credits;
  const withdraw = (source: string) =>
    server.services.db.transaction((tx) => withdrawCredits(server.services, tx, { source }));

  test('a grant runs once; a booking of the type uses one; a cancellation returns it', async () => {
    await grant('order:1', 2, 'Couples Journey');
    await grant('order:1', 2, 'Couples Journey');
    expect(await left()).toMatchObject([{ sessionType: 'Couples Journey', count: 2 }]);

    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const other = await book('2025-06-10T09:00:00Z', { type: 'Executive Coaching' });
    expect(await left()).toMatchObject([{ sessionType: 'Couples Journey', count: 1 }]);
    expect([await card(sessionId), await card(other.sessionId)]).toMatchObject([
      { toBePaid: false },
      { toBePaid: true },
    ]);

    expect(await cancelSession(server.services, { actor: ada.actor, sessionId })).toMatchObject({
      creditReturned: true,
    });
    expect(await left()).toMatchObject([{ sessionType: 'Couples Journey', count: 2 }]);
    await withdraw('order:1');
    expect(await left()).toEqual([]);
  });

  test('a package bought after the booking pays for it', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z', { type: 'Executive Coaching' });
    await grant('order:2', 3, 'Executive Coaching');
    expect(await card(sessionId)).toMatchObject({ toBePaid: false });
    expect(await left()).toMatchObject([{ sessionType: 'Executive Coaching', count: 2 }]);
    await withdraw('order:2');
  });

  test('a refund calls off what lies ahead, and leaves alone what has begun', async () => {
    await grant('order:3', 2, 'Couples Journey');
    const begun = await book('2025-06-10T08:00:00Z');
    const ahead = await book('2025-06-11T08:00:00Z');
    server.clock.set('2025-06-10T08:30:00Z');
    await withdraw('order:3');
    expect([await card(begun.sessionId), await card(ahead.sessionId)]).toMatchObject([
      { status: 'scheduled' },
      { status: 'cancelled' },
    ]);
    expect(await left()).toEqual([]);
  });
});

describe('changing', () => {
  test('moving keeps the booking and raises its SEQUENCE; cancelling tells the calendars', async () => {
    await server.sendMails(); // of earlier bookings: letters that leave together may arrive in any order
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const first = invitationIn(await server.lastMail(ada.email));
    const change = { intent: 'reschedule', sessionId, startsAt: '2025-06-11T13:00:00.000Z' };
    expect((await ada.visitor.post('/portal/sessions', change)).status).toBe(200);
    const moved = invitationIn(await server.lastMail(ada.email));
    expect(moved).toContain('SEQUENCE:1');
    expect(moved).toContain('DTSTART:20250611T130000Z');
    const uid = /UID:\S+/.exec(first)?.[0] ?? 'none';
    expect(moved).toContain(uid);

    const file = await ada.visitor.get(`/portal/sessions/${sessionId}/calendar`);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toContain('METHOD:PUBLISH');

    await ada.visitor.post('/portal/sessions', { intent: 'cancel', sessionId });
    const cancelled = invitationIn(await server.lastMail(ada.email));
    for (const line of [uid, 'METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']) {
      expect(cancelled).toContain(line);
    }
    expect(await card(sessionId)).toMatchObject({ status: 'cancelled' });
    await expect(cancelSession(server.services, { actor: ada.actor, sessionId })).rejects.toThrow(
      'not on the',
    );
  });

  test('until 24 hours before, to the second; staff also later', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const move = (actor: Member['actor'], startsAt: string) =>
      rescheduleSession(server.services, { actor, sessionId, startsAt: new Date(startsAt) });
    server.clock.set('2025-06-09T08:00:01Z');
    await expect(move(ada.actor, '2025-06-12T08:00:00Z')).rejects.toThrow('24 hours before');
    await expect(cancelSession(server.services, { actor: ada.actor, sessionId })).rejects.toThrow('24 hours');
    server.clock.set('2025-06-09T08:00:00Z');
    await move(ada.actor, '2025-06-12T08:00:00Z');
    server.clock.set('2025-06-12T07:00:00Z');
    await move(staff.actor, '2025-06-13T08:00:00Z');
  });

  test('a move to a taken hour changes nothing', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    await book('2025-06-10T09:00:00Z', { who: bea });
    const move = { actor: ada.actor, sessionId, startsAt: new Date('2025-06-10T09:00:00Z') };
    await expect(rescheduleSession(server.services, move)).rejects.toThrow('just been taken');
    expect(await card(sessionId)).toMatchObject({ startsAt: '2025-06-10T08:00:00.000Z' });
  });

  test('two moves to one hour at once: one wins', async () => {
    const mine = await book('2025-06-10T08:00:00Z');
    const hers = await book('2025-06-11T08:00:00Z', { who: bea });
    const startsAt = new Date('2025-06-12T08:00:00Z');
    const outcomes = await Promise.allSettled([
      rescheduleSession(server.services, { actor: ada.actor, sessionId: mine.sessionId, startsAt }),
      rescheduleSession(server.services, { actor: bea.actor, sessionId: hers.sessionId, startsAt }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(lost?.reason)).toContain('just been taken');
  });

  test('where the practitioner writes each link herself, a session without one says so', async () => {
    const { db } = server.services;
    await db.insert(settings).values({ key: 'practice', value: { meetingLink: null } });
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    await waiveSessionPayment(server.services, { actor: staff.actor, sessionId, why: '' });
    server.clock.set('2025-06-10T07:50:00Z');
    const join = joinSession(server.services, { actor: ada.actor, sessionId });
    await expect(join).rejects.toThrow('link is not here yet');
    expect((await ada.visitor.get(`/portal/sessions/${sessionId}/join`)).status).toBe(409);
  });

  test('join opens 10 minutes before and closes at the end; notes come with completion', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const join = () => joinSession(server.services, { actor: ada.actor, sessionId });
    server.clock.set('2025-06-10T07:50:00Z');
    await expect(join()).rejects.toThrow('still to be paid');
    await waiveSessionPayment(server.services, { actor: staff.actor, sessionId, why: '' });
    // Where nothing else is said, each session has a room of its own; the practitioner may write each herself.
    expect((await join()).url).toMatch(/^https:\/\/meet\.jit\.si\/[\w-]{22}$/);
    const meetingLink = 'https://meet.example/x';
    await setSessionMeetingLink(server.services, { actor: staff.actor, sessionId, meetingLink });
    const answer = await ada.visitor.get(`/portal/sessions/${sessionId}/join`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meetingLink]);
    server.clock.set('2025-06-10T07:49:59Z');
    await expect(join()).rejects.toThrow('You can join from 10 minutes before');
    expect((await ada.visitor.get(`/portal/sessions/${sessionId}/join`)).status).toBe(409);

    const complete = (actor: Member['actor']) =>
      completeSession(server.services, { actor, sessionId, notes: 'Bring the sealed note.' });
    await expect(complete(staff.actor)).rejects.toThrow('once it has begun');
    server.clock.set('2025-06-10T09:00:00Z');
    await expect(join()).rejects.toThrow('You can join from 10 minutes before');
    await expect(complete(ada.actor)).rejects.toThrow('not found');
    await complete(staff.actor);
    const page = await (await ada.visitor.get('/portal/sessions')).text();
    expect(page).toContain('Session Notes');
    expect(page).toContain('Bring the sealed note.');
  });
});

describe('reminders', () => {
  test('at 24 hours and at 1 hour, once each, to both sides, whoever runs the sweep', async () => {
    await book('2025-06-10T08:00:00Z');
    server.clock.set('2025-06-09T07:59:59Z');
    await reminded(0);
    server.clock.set('2025-06-09T08:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendDueReminders(server.services)));
    await reminded(1);
    server.clock.set('2025-06-10T07:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendDueReminders(server.services)));
    await reminded(2);
    expect(await remindersTo(writtenBrand.contactEmail)).toBe(await remindersTo(ada.email));
  });

  test('a moved booking moves its reminders, a cancelled one has none', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const startsAt = new Date('2025-06-20T08:00:00Z');
    await rescheduleSession(server.services, { actor: ada.actor, sessionId, startsAt });
    server.clock.set('2025-06-10T07:30:00Z');
    await reminded(0);
    server.clock.set('2025-06-19T08:00:00Z');
    await reminded(1);
    await cancelSession(server.services, { actor: staff.actor, sessionId });
    server.clock.set('2025-06-20T07:30:00Z');
    await reminded(1);
  });

  test('after an outage only what still helps is sent, and nothing for a session that began', async () => {
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    server.clock.set('2025-06-10T07:10:00Z');
    await reminded(1);
    const { db } = server.services;
    const states = () =>
      db
        .select({ kind: sessionReminders.kind, state: sessionReminders.state })
        .from(sessionReminders)
        .where(eq(sessionReminders.sessionId, sessionId))
        .orderBy(sessionReminders.kind);
    expect(await states()).toEqual([
      { kind: 'day_before', state: 'missed' },
      { kind: 'hour_before', state: 'sent' },
      { kind: 'payment', state: 'missed' },
    ]);
    server.clock.set(START);
    await book('2025-06-11T08:00:00Z');
    server.clock.set('2025-06-11T09:00:00Z');
    await reminded(1);
  });

  test('a booking at short notice gets only the reminder that lies ahead', async () => {
    server.clock.set('2025-06-10T05:00:00Z');
    const { sessionId } = await book('2025-06-10T08:00:00Z');
    const rows = await server.services.db
      .select()
      .from(sessionReminders)
      .where(and(eq(sessionReminders.sessionId, sessionId), eq(sessionReminders.state, 'due')));
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['hour_before', 'payment']);
  });
});

describe('clocks', () => {
  test.each([
    ['before the autumn switch, for after it', '2025-10-24T09:00:00Z', '2025-10-28T09:00:00Z'],
    ['before the spring switch, for after it', '2025-03-28T09:00:00Z', '2025-04-01T08:00:00Z'],
  ])('booked %s, nine stays nine', async (_when, now, startsAt) => {
    server.clock.set(now);
    await server.sendMails(); // of earlier bookings
    const { sessionId } = await book(startsAt, { zone: 'Asia/Kolkata' });
    const mail = await server.lastMail(ada.email);
    expect(mail.subject).toContain('(Kolkata)');
    expect(mail.text).toContain('at 9:00 AM (Lisbon)');
    expect(await card(sessionId)).toMatchObject({ startsAt: new Date(startsAt).toISOString() });
    // A day before is 24 hours before, whatever the clocks did in between.
    server.clock.set(new Date(Date.parse(startsAt) - 24 * 3_600_000));
    await reminded(1);
  });
});

describe('letters say what can still be done', () => {
  const lastLetter = async (subject: string) => (await server.mailAbout(ada.email, subject)).text ?? '';

  test('booked inside the last day: neither moved nor cancelled', async () => {
    await book('2025-06-02T09:00:00Z');
    const short = await lastLetter('Your session is booked');
    expect(short).toContain('can no longer be moved or cancelled');
    expect(short).not.toContain('you can move or cancel');
  });

  test('booked in time: until 24 hours before', async () => {
    await book('2025-06-12T09:00:00Z');
    expect(await lastLetter('Your session is booked')).toContain('you can move or cancel');
  });

  test('cancelled: where what paid for it is now', async () => {
    await server.services.db.transaction((tx) =>
      grantCredits(server.services, tx, {
        userId: ada.id,
        sessionType: TYPE,
        count: 1,
        source: 'order:letters',
      }),
    );
    const { sessionId } = await book('2025-06-13T09:00:00Z');
    await cancelSession(server.services, { sessionId, actor: { id: ada.id, role: 'member' } });
    expect(await lastLetter('Your session is cancelled')).toContain('a session credit again');
    const unpaid = await book('2025-06-14T09:00:00Z', { type: '1:1 Live Session (60 min)' });
    server.mailbox.received.length = 0;
    await cancelSession(server.services, { ...unpaid, actor: { id: ada.id, role: 'member' } });
    expect(await lastLetter('Your session is cancelled')).toContain('nothing is owed');
  });
});

test("somebody else's session is not found, whatever is asked of it", async () => {
  const { sessionId } = await book('2025-06-10T08:00:00Z');
  const actor = bea.actor;
  const startsAt = new Date('2025-06-12T08:00:00Z');
  const asked = { actor, sessionId };
  for (const attempt of [
    () => rescheduleSession(server.services, { ...asked, startsAt }),
    () => cancelSession(server.services, asked),
    () => joinSession(server.services, asked),
    () => readSessionCalendarFile(server.services, asked),
    () => completeSession(server.services, { ...asked, notes: 'x' }),
    () => setSessionMeetingLink(server.services, { ...asked, meetingLink: 'https://meet.example/x' }),
    () => readMonth(server.services, { actor, date: '2025-06-10', besides: sessionId }),
    () => cancelSession(server.services, { actor, sessionId: 'not-an-id' }),
  ]) {
    await expect(attempt()).rejects.toThrow('not found');
  }
  for (const path of ['join', 'calendar']) {
    expect((await bea.visitor.get(`/portal/sessions/${sessionId}/${path}`)).status).toBe(404);
    expect((await server.visitor().get(`/portal/sessions/${sessionId}/${path}`)).status).toBe(302);
  }
  const cancel = await bea.visitor.post('/portal/sessions', { intent: 'cancel', sessionId });
  expect(cancel.status).toBe(404);
  expect((await readSessions(server.services, { memberId: bea.id })).sessions).toEqual([]);
});
