import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePublicFetch } from '../../adapters/outside/public-fetch.ts';
import { untrustedInThread } from '../../adapters/untrusted/in-thread.ts';
import { taskLimits } from '../../adapters/untrusted/untrusted.ts';
import {
  addCalendar,
  bookSession,
  readCalendars,
  readDueCalendars,
  readMonth,
  readOfficeCalendar,
  removeCalendar,
} from '../../domain/practice/index.ts';
import { answerWithoutEnd } from '../harness/answer-without-end.ts';
import { newMember } from '../harness/members.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof newMember>>;
let served: Server | undefined;
const START = '2025-06-01T12:00:00Z';
const TYPE = '1:1 Live Session (60 min)';

beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  staff = await newMember(server, 'Stella Staff', 'staff');
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));
afterEach(async () => {
  const actor = staff.actor;
  for (const { id } of await readCalendars(server.services, { actor }))
    await removeCalendar(server.services, { actor, calendarId: id });
  served?.closeAllConnections();
  served?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener);
  served = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/basic.ics`;
}
const add = (url: string, name = 'Private') =>
  addCalendar(server.services, { actor: staff.actor, name, url });
/** This machine stands for the public internet, and nothing else of our own network does. */
const here = makePublicFetch({ isAllowed: (address) => address === '127.0.0.1', milliseconds: 1_500 });
const read = () => readDueCalendars({ ...server.services, fetchPublic: here });
const calendars = () => readCalendars(server.services, { actor: staff.actor });
const ics = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, i) => ['BEGIN:VEVENT', `UID:${i}@test`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

/** The free times of a day, by the practitioner's clock. */
async function free(date: string): Promise<string[]> {
  const days = await readMonth(server.services, { actor: { id: '', role: 'member' }, date, type: TYPE });
  const day = days.find((one) => one.date === date);
  return (day?.slots ?? []).filter((slot) => slot.free).map(({ time }) => time);
}
const ALL = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'];

test('recurrence, exceptions, zones and whole days take the right slots away', async () => {
  const url = await serve((_request, answer) =>
    answer.end(
      ics(
        // Each Tuesday at 9:00 in Berlin, which is 8:00 in Lisbon and ends at 10:30 there; not on the 17th.
        [
          'DTSTART;TZID=Europe/Berlin:20250603T100000',
          'DTEND;TZID=Europe/Berlin:20250603T113000',
          'RRULE:FREQ=WEEKLY;BYDAY=TU',
          'EXDATE;TZID=Europe/Berlin:20250617T100000',
        ],
        ['DTSTART;VALUE=DATE:20250605', 'DTEND;VALUE=DATE:20250606'],
        ['DTSTART:20250606T130000Z', 'DTEND:20250606T150000Z'],
        ['DTSTART:20250607T130000Z', 'DTEND:20250607T150000Z', 'TRANSP:TRANSPARENT'],
      ),
    ),
  );
  await add(url);
  await read();
  expect(await free('2025-06-10')).toEqual(ALL.slice(2));
  expect(await free('2025-06-17')).toEqual(ALL);
  expect(await free('2025-11-04')).toEqual(ALL.slice(2));
  expect(await free('2025-06-05')).toEqual([]);
  expect(await free('2025-06-06')).toEqual(['09:00', '10:00', '11:00', '16:00']);
  expect(await free('2025-06-07')).toEqual(ALL);
  await expect(
    bookSession(server.services, {
      memberId: staff.id,
      sessionType: TYPE,
      startsAt: new Date('2025-06-05T08:00:00Z'),
    }),
  ).rejects.toThrow('just been taken');
  const office = await readOfficeCalendar(server.services, {
    actor: staff.actor,
    view: 'week',
    date: '2025-06-05',
  });
  expect(office.days.map(({ outside }) => outside.map(({ from, to }) => `${from}-${to}`))).toEqual([
    ...[[], ['09:00-10:30'], [], ['00:00-24:00'], ['14:00-16:00'], [], []],
  ]);
});

test('read every ten minutes, with the tag; unchanged, the times stay', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, answer) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"one"') return answer.writeHead(304).end();
    return answer
      .writeHead(200, { etag: '"one"' })
      .end(ics(['DTSTART;VALUE=DATE:20250605', 'DTEND;VALUE=DATE:20250606']));
  });
  await add(url);
  await read();
  await read();
  server.clock.set('2025-06-01T12:09:59Z');
  await read();
  expect(asked).toEqual([undefined]);
  server.clock.set('2025-06-01T12:10:00Z');
  await Promise.all([read(), read()]);
  expect(asked).toEqual([undefined, '"one"']);
  expect(await free('2025-06-05')).toEqual([]);
  // Each day whole again: repetitions reach only so far ahead.
  server.clock.set('2025-06-02T12:10:00Z');
  await read();
  expect(asked).toEqual([undefined, '"one"', undefined]);
});

describe('what cannot be read is told, and the times known before still count', () => {
  const answers: [string, RequestListener, string][] = [
    ['malformed', (_request, answer) => answer.end('<html>Sign in</html>'), 'no calendar'],
    ['half of one', (_request, answer) => answer.end('BEGIN:VCALENDAR\r\nBEGIN:VEVENT'), 'understood'],
    ['slow', () => {}, 'in time'],
    ['huge', answerWithoutEnd, 'larger than 10 MB'],
    [
      'redirecting into a private network',
      (_request, answer) => answer.writeHead(302, { location: 'http://192.168.1.1/x.ics' }).end(),
      'private network',
    ],
  ];

  test.each(answers)('%s', async (_what, listener, words) => {
    let isWell = true;
    const url = await serve((request, answer) =>
      isWell
        ? answer.end(ics(['DTSTART;VALUE=DATE:20250605', 'DTEND;VALUE=DATE:20250606']))
        : listener(request, answer),
    );
    await add(url);
    await read();
    isWell = false;
    server.clock.set('2025-06-01T12:10:00Z');
    await read();
    const [calendar] = await calendars();
    expect(calendar?.failure).toContain(words);
    expect(calendar?.failingSince).toBe('2025-06-01T12:10:00.000Z');
    expect(await free('2025-06-05')).toEqual([]);
    const page = await (await staff.visitor.get('/office/calendar/rules')).text();
    expect(page).toContain('Cannot be read');
    isWell = true;
    server.clock.set('2025-06-01T12:20:00Z');
    await read();
    expect((await calendars())[0]?.failure).toBeUndefined();
  });

  test('the site’s own fetch does not read from this machine', async () => {
    const url = await serve((_request, answer) => answer.end(ics()));
    await add(url);
    await server.runJobs();
    expect((await calendars())[0]?.failure).toContain('private network');
  });
});

test('a calendar that takes too long is switched off, the owner is told once, and she switches it on again', async () => {
  const day = ['DTSTART;VALUE=DATE:20250605', 'DTEND;VALUE=DATE:20250606'];
  const poison = ['DTSTART:20250101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'];
  let events = [day];
  let asked = 0;
  const url = await serve((_request, answer) => {
    asked += 1;
    answer.end(ics(...events));
  });
  const limits = { ...taskLimits, 'busy-times': { most: 10_000_000, milliseconds: 1_000 } };
  const untrusted = untrustedInThread({ limits });
  const readSoon = async (minute: number) => {
    server.clock.set(`2025-06-01T12:${minute}:00Z`);
    await readDueCalendars({ ...server.services, fetchPublic: here, untrusted });
  };
  const notices = async () =>
    (await server.services.db.$client.query(`select title from notices where kind = 'calendar'`)).rows;
  try {
    await add(url);
    await readSoon(10);
    events = [day, poison];
    await readSoon(20);
    await readSoon(30);
    await readSoon(40);
    expect(asked).toBe(2);
    expect(await notices()).toEqual([{ title: 'The calendar “Private” was switched off' }]);
    expect(await free('2025-06-05')).toEqual([]);
    const page = await (await staff.visitor.get('/office/calendar/rules')).text();
    expect(page).toContain('Switched off');
    events = [day];
    const [calendar] = await calendars();
    await staff.visitor.post('/office/calendar/rules', {
      intent: 'switch-on-calendar',
      calendarId: calendar?.id ?? '',
    });
    await readSoon(41);
    expect(await calendars()).toMatchObject([{ isOff: false, failure: undefined, times: 1 }]);
    expect(asked).toBe(3);
  } finally {
    await untrusted.stop();
  }
});

test('5,000 events: the free slots are right, and the site answers meanwhile', async () => {
  const events = Array.from({ length: 5_000 }, (_, i) => {
    const day = new Date(Date.UTC(2025, 5, 2 + (i % 500))).toISOString().slice(0, 10).replaceAll('-', '');
    const minute = String(Math.floor(i / 500) * 5).padStart(2, '0');
    return [`DTSTART;TZID=Europe/Paris:${day}T10${minute}00`, 'DURATION:PT5M'];
  });
  const url = await serve((_request, answer) => answer.end(ics(...events)));
  await add(url);
  let turns = 0;
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    turns += 1;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const began = performance.now();
  await read();
  clearInterval(beat);
  const ms = Math.round(performance.now() - began);
  const wait = Math.round(longest);
  process.stdout.write(`5,000 events in ${ms} ms, ${turns} turns for others, longest wait ${wait} ms\n`);
  expect((await calendars())[0]?.times).toBe(5_000);
  expect(await free('2025-06-10')).toEqual(ALL.slice(1));
  expect(turns).toBeGreaterThan(20);
});

test('an address of another kind, or the same twice, is refused; the list tells the host alone', async () => {
  await expect(add('file:///etc/passwd')).rejects.toThrow('https://');
  const url = await serve((_request, answer) => answer.end(ics()));
  await add(url.replace('http:', 'https:').replace('https:', 'webcal:'));
  await expect(add(url.replace('http:', 'https:'))).rejects.toThrow('already');
  expect(JSON.stringify(await calendars())).not.toContain('basic.ics');
});
