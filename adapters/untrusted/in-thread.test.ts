import { afterAll, describe, expect, test } from 'vitest';
import { untrustedInThread } from './in-thread.ts';
import { taskLimits } from './untrusted.ts';

const limits = { ...taskLimits, 'busy-times': { most: 1_000_000, milliseconds: 3_000 } };
const untrusted = untrustedInThread({ limits });
afterAll(() => untrusted.stop());

const window = {
  from: new Date('2025-03-01T00:00:00Z'),
  to: new Date('2025-12-31T00:00:00Z'),
  zone: 'Europe/Lisbon',
};
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const anHour = calendar('DTSTART:20250610T080000Z', 'DTEND:20250610T090000Z');
const read = {
  status: 'read',
  answer: [{ startsAt: new Date('2025-06-10T08:00:00Z'), endsAt: new Date('2025-06-10T09:00:00Z') }],
};

describe('what strangers wrote, read in a thread', () => {
  test('a calendar, a bounce and a list come back as values', async () => {
    expect(await untrusted.busyTimes(anHour, window)).toEqual(read);
    expect(await untrusted.readBounce('From: a@b.test\r\n\r\nHello')).toEqual({ status: 'read' });
    const list = { header: ['E-mail'], lines: 1, portions: ['[["a@b.test"]]'] };
    expect(await untrusted.readList(Buffer.from('E-mail\na@b.test'))).toEqual({
      status: 'read',
      answer: list,
    });
  });

  test('a refusal keeps its words', async () => {
    expect(await untrusted.busyTimes('<html>', window)).toEqual({
      status: 'unreadable',
      words: 'What stands there is no calendar.',
    });
  });

  test('what is larger than its limit is not sent to the thread', async () => {
    expect(await untrusted.busyTimes('x'.repeat(1_000_001), window)).toEqual({ status: 'over-limit' });
  });

  test.each([
    ['the 30th of February, searched for by the day', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['the 30th of February, in each year', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['the 31st of each April', 'RRULE:FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31'],
    ['a week that no year has', 'RRULE:FREQ=YEARLY;BYWEEKNO=54;BYDAY=MO'],
  ])('after %s the next task is answered', async (_what, rule) => {
    const poisoned = untrusted.busyTimes(calendar('DTSTART:20250101T080000Z', 'DURATION:PT1H', rule), window);
    const next = untrusted.busyTimes(anHour, window);
    expect(await next).toEqual(read);
    await poisoned;
  });

  test('a mail waits for no calendar', async () => {
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const ended: string[] = [];
    const poisoned = calendar('DTSTART:20250101T080000Z', 'DURATION:PT1H', rule);
    const patient = untrustedInThread();
    await Promise.all([
      patient.busyTimes(poisoned, window).then(() => ended.push('calendar')),
      patient.readBounce('From: a@b.test\r\n\r\nHello').then(() => ended.push('mail')),
    ]);
    await patient.stop();
    expect(ended).toEqual(['mail', 'calendar']);
  });

  test('what takes too long is ended, and this thread goes on meanwhile', async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 5);
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';
    const poisoned = calendar('DTSTART:20250101T080000Z', 'DURATION:PT1H', rule);
    expect(await untrusted.busyTimes(poisoned, window)).toEqual({ status: 'over-limit' });
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });
});
