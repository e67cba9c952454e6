import { describe, expect, test } from 'vitest';
import { processorMs } from '../../tests/harness/processor-time.ts';
import { busyTimes } from './busy-times.ts';
import type { CalendarWindow } from './untrusted.ts';

const lisbon: CalendarWindow = {
  from: new Date('2025-03-01T00:00:00Z'),
  to: new Date('2025-12-31T00:00:00Z'),
  zone: 'Europe/Lisbon',
};
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    ...events.flatMap((lines, i) => ['BEGIN:VEVENT', `UID:${i}@test`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const busy = (window: CalendarWindow, ...events: string[][]) =>
  busyTimes(calendar(...events), window).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 16)} ${endsAt.toISOString().slice(0, 16)}`,
  );

describe('single events', () => {
  test('in UTC, in a named zone, and without any zone, which is the practice’s', async () => {
    expect(
      busy(
        lisbon,
        ['DTSTART:20250610T080000Z', 'DTEND:20250610T090000Z'],
        ['DTSTART;TZID=America/New_York:20250611T090000', 'DTEND;TZID=America/New_York:20250611T093000'],
        ['DTSTART:20250612T090000', 'DURATION:PT45M'],
      ),
    ).toEqual([
      '2025-06-10T08:00 2025-06-10T09:00',
      '2025-06-11T13:00 2025-06-11T13:30',
      '2025-06-12T08:00 2025-06-12T08:45',
    ]);
  });

  test('whole days are the practitioner’s days', async () => {
    const event = ['DTSTART;VALUE=DATE:20250610', 'DTEND;VALUE=DATE:20250612'];
    expect(busy(lisbon, event)).toEqual(['2025-06-09T23:00 2025-06-11T23:00']);
    expect(busy({ ...lisbon, zone: 'Asia/Kolkata' }, event)).toEqual(['2025-06-09T18:30 2025-06-11T18:30']);
    expect(busy(lisbon, ['DTSTART;VALUE=DATE:20250610'])).toEqual(['2025-06-09T23:00 2025-06-10T23:00']);
  });

  test('what does not make busy, what is over, and what has no length is left out', async () => {
    const at = ['DTSTART:20250610T080000Z', 'DTEND:20250610T090000Z'];
    expect(
      busy(
        lisbon,
        [...at, 'TRANSP:TRANSPARENT'],
        [...at, 'STATUS:CANCELLED'],
        [...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
        ['DTSTART:20240610T080000Z', 'DTEND:20240610T090000Z'],
        ['DTSTART:20250610T080000Z'],
        ['DTSTART:20250610T080000Z', 'DTEND:20250610T070000Z'],
      ),
    ).toEqual([]);
  });
});

describe('repetitions', () => {
  test('each week across both changes of the clocks, on the wall of its own zone', async () => {
    const rule = ['DTSTART;TZID=Europe/Berlin:20250324T090000', 'DTEND;TZID=Europe/Berlin:20250324T100000'];
    expect(busy(lisbon, [...rule, 'RRULE:FREQ=WEEKLY;COUNT=2'])).toEqual([
      '2025-03-24T08:00 2025-03-24T09:00',
      '2025-03-31T07:00 2025-03-31T08:00',
    ]);
    const autumn = rule.map((line) => line.replace('20250324', '20251020'));
    expect(busy(lisbon, [...autumn, 'RRULE:FREQ=WEEKLY;COUNT=2'])).toEqual([
      '2025-10-20T07:00 2025-10-20T08:00',
      '2025-10-27T08:00 2025-10-27T09:00',
    ]);
  });

  test('left out days, one that was moved, one that was called off', async () => {
    const text = [
      'BEGIN:VCALENDAR',
      ...['BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Europe/Lisbon:20250602T100000'],
      ...['DTEND;TZID=Europe/Lisbon:20250602T110000', 'RRULE:FREQ=DAILY;UNTIL=20250606T235959Z'],
      ...['EXDATE;TZID=Europe/Lisbon:20250603T100000', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID;TZID=Europe/Lisbon:20250604T100000'],
      ...[
        'DTSTART;TZID=Europe/Lisbon:20250604T150000',
        'DTEND;TZID=Europe/Lisbon:20250604T160000',
        'END:VEVENT',
      ],
      ...['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID;TZID=Europe/Lisbon:20250605T100000', 'STATUS:CANCELLED'],
      ...[
        'DTSTART;TZID=Europe/Lisbon:20250605T100000',
        'DTEND;TZID=Europe/Lisbon:20250605T110000',
        'END:VEVENT',
      ],
      'END:VCALENDAR',
    ].join('\r\n');
    expect(busyTimes(text, lisbon).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))).toEqual([
      '2025-06-02T09:00',
      '2025-06-04T14:00',
      '2025-06-06T09:00',
    ]);
  });

  test('a zone of the calendar’s own, as Outlook writes it', async () => {
    const text = [
      ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
      ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
      ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
      ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
      ...['BEGIN:VEVENT', 'UID:o', 'DTSTART;TZID=W. Europe Standard Time:20250610T090000'],
      ...['DTEND;TZID=W. Europe Standard Time:20250610T100000', 'END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n');
    expect(busyTimes(text, lisbon)).toEqual([
      { startsAt: new Date('2025-06-10T07:00:00Z'), endsAt: new Date('2025-06-10T08:00:00Z') },
    ]);
  });

  test('a day’s event each year', async () => {
    const event = ['DTSTART;VALUE=DATE:20000704', 'RRULE:FREQ=YEARLY'];
    expect(busy(lisbon, event)).toEqual(['2025-07-03T23:00 2025-07-04T23:00']);
  });
});

describe('what is no calendar', () => {
  test.each([
    ['a page', '<html>Sign in</html>', 'no calendar'],
    ['nothing', '', 'no calendar'],
    ['half of one', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2025', 'could not be understood'],
  ])('%s', async (_what, text, words) => {
    expect(() => busyTimes(text, lisbon)).toThrow(words);
  });

  test.each([
    ['second', 'FREQ=SECONDLY'],
    ['minute', 'COUNT=3;FREQ=MINUTELY'],
    ['hour', 'FREQ=HOURLY'],
  ])('an event each %s since 1970 is refused', (_every, rule) => {
    const lines = ['DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', `RRULE:${rule}`];
    expect(() => busy(lisbon, lines)).toThrow('repeats too often');
  });

  test('a zone whose clocks change by the second is refused', () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    const rest = ['RRULE:FREQ=SECONDLY', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100'];
    const text = calendar(['DTSTART;TZID=Odd:20250611T080000', 'DURATION:PT1H']).replace(
      'BEGIN:VEVENT',
      [...zone, ...rest, 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\r\n'),
    );
    expect(() => busyTimes(text, lisbon)).toThrow('repeats too often');
  });

  test.each([
    ['events that are not closed', 'BEGIN:VEVENT\r\n'],
    ['zones that are not closed', 'BEGIN:VTIMEZONE\r\n'],
    ['closed ones that never began', 'END:VEVENT\r\n'],
    ['lines of one letter', 'x\r\n'],
    ['blanks', '\r\n \r\n'],
  ])('four times as many %s take about four times as long', (_what, line) => {
    const work = (times: number) => {
      try {
        busyTimes(`BEGIN:VCALENDAR\r\n${line.repeat(times)}END:VCALENDAR\r\n`, lisbon);
      } catch {
        // Refused, as it may be.
      }
    };
    work(5_000);
    expect(processorMs(() => work(80_000))).toBeLessThan(50 + 8 * processorMs(() => work(20_000)));
  });

  test.each([
    ['its beginning', ['DTSTART:nonsense', 'DTEND:20250610T090000Z']],
    ['a repetition', ['DTSTART:20250610T080000Z', 'DURATION:PT1H', 'RDATE:20250101T000000Z', 'RDATE:2025']],
    ['an empty repetition', ['DTSTART:20250610T080000Z', 'DURATION:PT1H', 'RDATE:']],
    ['a left-out day', ['DTSTART:20250610T080000Z', 'RRULE:FREQ=DAILY', 'EXDATE:soon']],
    ['its length', ['DTSTART:20250610T080000Z', 'DURATION:P', 'RRULE:FREQ=DAILY;COUNT=2']],
  ])('an event that makes no sense by %s does not hide the others', (_what, lines) => {
    expect(busy(lisbon, lines, ['DTSTART:20250611T080000Z', 'DURATION:PT1H'])).toContain(
      '2025-06-11T08:00 2025-06-11T09:00',
    );
  });
});

test.each(['session', 'event', 'seat'])('a %s of our own is left out: it is known already', async (what) => {
  const text = calendar(['DTSTART:20250611T080000Z', 'DURATION:PT1H']).replace(
    'UID:0@test',
    `UID:${what}-1@aura.test`,
  );
  expect(busyTimes(text, { ...lisbon, ownHost: 'aura.test' })).toEqual([]);
  expect(busyTimes(text, { ...lisbon, ownHost: 'other.test' })).toHaveLength(1);
});

test('5,000 events', async () => {
  const events = Array.from({ length: 5_000 }, (_, i) => {
    const day = String(1 + (i % 28)).padStart(2, '0');
    return [`DTSTART;TZID=Europe/Paris:202506${day}T090000`, `DTEND;TZID=Europe/Paris:202506${day}T093000`];
  });
  expect(busyTimes(calendar(...events), lisbon)).toHaveLength(5_000);
});
