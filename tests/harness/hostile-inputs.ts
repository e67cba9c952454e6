import { randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { keysOf } from '../../shared/records.ts';

/** What a hostile input is and how it is sent: to be read by the job, posted, begun and never ended, or sent drop by drop. */
export type Hostile = { what: string } & (
  | { way: 'calendar'; text: string }
  | {
      way: 'post';
      path: string;
      as: 'nobody' | 'owner' | 'member' | 'mail service';
      body: Buffer;
      type: string;
    }
  | { way: 'get'; path: string; headers: Record<string, string> }
  | { way: 'unfinished'; path: string; length?: number; sent: number }
  /** `begins`: what each of so many connections sends first; then `drop`, again and again. Answers are not read. */
  | { way: 'slow'; connections: number; begins: string; drop: string }
);

export const repeat = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** The nth of a list, which begins anew at its end. */
const nth = <Item>(list: readonly [Item, ...Item[]], at: number): Item => list[at % list.length] ?? list[0];

const calendarOf = (lines: string[], before: string[] = []) =>
  ['BEGIN:VCALENDAR', ...before, 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const begins = ['DTSTART:19700101T080000Z', 'DURATION:PT1H'];
const zone = (rule: string) => [
  ...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', rule],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
];

function calendars(at: number): Hostile {
  const size = 20_000 * (1 + (at % 10));
  const all: [string, ...string[]] = [
    calendarOf([...begins, 'RRULE:FREQ=SECONDLY']),
    calendarOf([...begins, 'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30']),
    calendarOf([...begins, 'RRULE:FREQ=HOURLY']),
    `BEGIN:VCALENDAR\r\n${repeat('BEGIN:VEVENT\r\n', size)}\r\nEND:VCALENDAR`,
    `BEGIN:VCALENDAR\r\n${repeat('BEGIN:VTIMEZONE\r\n', size)}\r\nEND:VCALENDAR`,
    calendarOf(['DTSTART;TZID=Odd:20250611T080000', 'DURATION:PT1H'], zone('RRULE:FREQ=SECONDLY')),
    calendarOf([...begins, `RRULE:FREQ=DAILY;BYDAY=${repeat('MO,', size)}MO`]),
    calendarOf([...begins, `SUMMARY:${repeat('x', size)}`, `${repeat(' y\r\n', size)}`]),
    calendarOf([...begins, ...Array.from({ length: 2_000 }, () => 'RRULE:FREQ=DAILY')]),
    calendarOf(repeat('BEGIN:VALARM\r\n', size).split('\r\n')),
    calendarOf([...begins, `${repeat('RDATE:20250101T000000Z\r\n', size)}`]),
    repeat('BEGIN:VCALENDAR\r\n', size),
    `BEGIN:VCALENDAR\r\n${repeat(calendarOf(begins).split('\r\n').slice(1, -2).join('\r\n').concat('\r\n'), size * 5)}`,
  ];
  // Those that only time can end: a few of them are enough.
  const endless = ['DAILY;BYMONTH=2;BYMONTHDAY=30', 'YEARLY;BYMONTH=2;BYMONTHDAY=30', 'WEEKLY;BYMONTH=13'];
  const isEndless = at % 20 === 0;
  const text = isEndless ? calendarOf([...begins, `RRULE:FREQ=${endless[(at / 20) % 3]}`]) : nth(all, at);
  return { what: `calendar ${at}`, way: 'calendar', text };
}

const dsn = (body: string, from = 'mx@b.test') =>
  `From: ${from}\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n${body}`;

function mails(at: number): Hostile {
  const size = 30_000 * (1 + (at % 20));
  const raw = nth(
    [
      dsn('', repeat('a@b.test, ', size)),
      dsn(`--b\r\nContent-Type: message/delivery-status\r\n\r\n${repeat('\r\n\r\n', size)}\r\n--b--`),
      dsn(`--b\r\nContent-Type: text/html\r\n\r\n${repeat('<div>', size)}\r\n--b--`),
      Array.from(
        { length: 2_000 },
        (_, n) => `Content-Type: multipart/report; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
      ).join(''),
      dsn(repeat('--b\r\n\r\n', size)),
      `From: ${repeat('"a" <a@b.test>, ', size)}\r\n\r\nHello`,
      `${repeat('X-A: b\r\n', size)}\r\nHello`,
      dsn(`--b\r\nContent-Type: text/plain; charset=iso-2022-jp\r\n\r\n${repeat('\u001b$B', size)}\r\n--b--`),
      dsn(
        `--b\r\nContent-Transfer-Encoding: base64\r\nContent-Type: message/delivery-status\r\n\r\n${repeat('QUJD', size)}`,
      ),
      `Content-Type: multipart/report; boundary="${repeat('b', size)}"\r\n\r\nx`,
    ],
    at,
  );
  const mail = { From: 'a@b.test', To: repeat('a+', 9_000), MessageID: randomUUID(), TextBody: 'x' };
  const bodies: [string, ...string[]] = [
    JSON.stringify({ ...mail, RawEmail: raw }),
    JSON.stringify({ ...mail, TextBody: repeat('On ', size * 5), RawEmail: raw }),
    JSON.stringify({ ...mail, From: repeat('<a@b', size), RawEmail: raw }),
    `{"A":${repeat('[', size * 10)}`,
    JSON.stringify({ ...mail, Attachments: [{ Content: repeat('QUJD', 8_000_000) }], RawEmail: raw }),
  ];
  const body = Buffer.from(nth(bodies, at % 7));
  return {
    what: `mail ${at}`,
    way: 'post',
    path: '/webhooks/inbound-mail',
    as: 'mail service',
    body,
    type: 'application/json',
  };
}

const doors = [
  '/office/media/upload',
  '/office/letters/imports',
  '/portal/support',
  '/contact',
  '/login',
  '/auth/v1/sign-in/email',
] as const;

function unfinished(at: number): Hostile {
  const path = doors[at % doors.length] ?? doors[0];
  const length = at % 2 === 0 ? undefined : 200_000 + (at % 5) * 3_000_000;
  return { what: `unfinished ${path}`, way: 'unfinished', path, length, sent: 8_000_000 };
}

const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());
const FORM = 'application/x-www-form-urlencoded';

function texts(at: number): Hostile {
  const seeds = [
    '_a_',
    '_*a',
    '>',
    '> ',
    '- ',
    '1. ',
    '[',
    '![a](',
    '`',
    '**a',
    '<b>',
    '&a;',
    '|a',
    'www.a.b ',
    '~~',
  ] as const;
  const text = repeat(seeds[at % seeds.length] ?? '_', at % 2 === 0 ? 3_900 : 59_000);
  const fields: Record<string, string> =
    at % 2 === 0
      ? { group: 'Readings', question: 'Why?', answer: text }
      : {
          title: 'A',
          description: 'B',
          date: '2026-01-01',
          product: 'report',
          image: 'wheel',
          number: 'lifePath',
          body: text,
        };
  const path = `/office/content/${at % 2 === 0 ? 'question' : 'article'}/new`;
  return {
    what: `Markdown ${at}`,
    way: 'post',
    path,
    as: 'owner',
    type: FORM,
    body: form({ ...fields, intent: at % 3 === 0 ? 'draft' : 'preview' }),
  };
}

/** As browsers make it: the parser searches for it in whatever a file holds. */
const BOUNDARY = '----hostile-form-7MA4YWxkTrZu0gW';

function upload(field: string, name: string, bytes: Uint8Array, fields: Record<string, string> = {}) {
  const part = (head: string, body: Uint8Array | string) =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const words = Object.entries(fields).map(([key, value]) =>
    part(`Content-Disposition: form-data; name="${key}"`, value),
  );
  const file = part(
    `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`,
    bytes,
  );
  return {
    body: Buffer.concat([...words, file, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

/** A PNG of a few bytes that says it is that large, as files do that are to fill somebody's memory. */
export function claimingPng(width: number, height: number, unpacked = 4_000_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const bomb = deflateSync(Buffer.alloc(unpacked));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', bomb),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function pictures(): Promise<Uint8Array[]> {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b8892f' } });
  const noise = sharp(randomBytes(600 * 400 * 4), { raw: { width: 600, height: 400, channels: 4 } });
  return [
    claimingPng(60_000, 60_000),
    claimingPng(7_000, 7_000),
    claimingPng(4_900, 4_800),
    await blank(7_000, 7_000).jpeg().toBuffer(),
    await blank(7_000, 7_000).jpeg({ progressive: true }).toBuffer(),
    await noise.resize(3_000, 2_000).png().toBuffer(),
    (await blank(3_000, 2_000).webp().toBuffer()).subarray(0, 5_000),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${repeat('<g>', 100_000)}`),
    Buffer.from(`GIF89a${'\xff'.repeat(10_000)}`, 'latin1'),
    randomBytes(1_000_000),
  ];
}

function lists(at: number): Hostile {
  const size = 500_000 * (1 + (at % 8));
  const text = nth(
    [
      repeat('\n', size),
      `a,b\n${repeat('"', size)}`,
      `a,b\n${repeat('",', size)}`,
      repeat(',', size),
      `E-mail\n${repeat('a@b.test\n', size)}`,
      `a;b\n${repeat('x;"y\n', size)}`,
      `a,b\n1,${repeat('\u0001 ', size)}`,
      repeat('"\n', size),
    ],
    at,
  );
  return {
    what: `list ${at}`,
    way: 'post',
    path: '/office/letters/imports',
    as: 'owner',
    ...upload('file', 'list.csv', Buffer.from(text)),
  };
}

function parts(at: number): Hostile {
  const [path, as] =
    at % 2 === 0 ? (['/portal/support', 'member'] as const) : (['/contact', 'nobody'] as const);
  const length = at % 2 === 0 ? 5_000_000 : 200_000;
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n`;
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
  const [text, type] = nth<[string, string]>(
    [
      [repeat(`${part}\r\nx\r\n`, length), multipart],
      [repeat(`${part}\r\nx\r\n`, length), `multipart/form-data ; boundary=${BOUNDARY}`],
      [repeat(`${part}\r\nx\r\n`, length), `${multipart}; boundary=c`],
      [repeat(`${part}\r\nx\r\n`, length), `text/plain, ${multipart}`],
      [`${part}${repeat('X-A: b\r\n', length)}\r\nx\r\n`, multipart],
      [part.replace('"a"', `"${repeat('%22', length)}"`), multipart],
      [repeat('a=&', length), FORM],
    ],
    Math.floor(at / 2),
  );
  return {
    what: `parts ${at}`,
    way: 'post',
    path,
    as,
    body: Buffer.from(`${text}--${BOUNDARY}--\r\n`),
    type,
  };
}

/** Headers that never end, a body drop by drop, and a hundred pages that nobody reads. */
function slow(at: number): Hostile {
  const host = 'Host: localhost\r\n';
  const page = `GET /blog HTTP/1.1\r\n${host}\r\n`;
  const [begins, drop] = nth<[string, string]>(
    [
      [`GET / HTTP/1.1\r\n${host}`, 'X-A: b\r\n'],
      [`POST /contact HTTP/1.1\r\n${host}Content-Length: 200000\r\n\r\n`, 'a'],
      [`POST /login HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
      [repeat(page, page.length * 100), page],
      ['G', 'E'],
    ],
    at,
  );
  return { what: `slow ${at}`, way: 'slow', connections: 20, begins, drop };
}

function words(at: number): Hostile {
  const seeds = [
    ' ',
    'a@',
    'a.',
    '_',
    '\u0001',
    'é',
    '<a ',
    '1990-',
    'the 1st of ',
    '(',
    '\ud83c\udf12',
    'a\u0301',
    '"',
    '\\',
  ] as const;
  const long = repeat(seeds[at % seeds.length] ?? ' ', 200_000);
  const json = (path: string, body: unknown): Hostile => ({
    what: `words to ${path}`,
    way: 'post',
    path,
    as: 'nobody',
    body: Buffer.from(JSON.stringify(body)),
    type: 'application/json',
  });
  const post = (path: string, fields: Record<string, string>): Hostile => ({
    what: `words to ${path}`,
    way: 'post',
    path,
    as: 'nobody',
    body: form(fields).subarray(0, 250_000),
    type: FORM,
  });
  const head = repeat(seeds[at % 6] ?? 'a', 12_000).replace(/[^\x21-\x7e]/g, '-');
  const makers: [() => Hostile, ...(() => Hostile)[]] = [
    () => json('/functions/v1/chat', { visitorId: randomUUID(), message: long }),
    () => json('/functions/v1/chat', { visitorId: randomUUID(), message: long.slice(0, 2_000) }),
    () => json('/functions/v1/quiz-numbers', { name: long, birthDate: long }),
    () => json('/functions/v1/name-spelling', { name: long }),
    () => ({ ...post('/contact', {}), body: Buffer.from(repeat('a=&', 250_000)) }),
    () => json('/functions/v1/subscribe-newsletter', { email: long }),
    () => post('/contact', { name: long.slice(0, 50_000), email: long.slice(0, 50_000), message: long }),
    () => post('/login', { email: long.slice(0, 60_000), password: long.slice(0, 60_000) }),
    () => ({
      what: 'deep JSON',
      way: 'post',
      path: '/functions/v1/chat',
      as: 'nobody',
      type: 'application/json',
      body: Buffer.from(`${'['.repeat(120_000)}${']'.repeat(120_000)}`),
    }),
    () => ({
      what: 'deep JSON to sign-in',
      way: 'post',
      path: '/auth/v1/sign-in/email',
      as: 'nobody',
      type: 'application/json',
      body: Buffer.from(`{"email":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`),
    }),
    () => ({ what: 'a long path', way: 'get', path: `/${repeat('a', 14_000)}`, headers: {} }),
    () => ({ what: 'a long query', way: 'get', path: `/blog?q=${repeat('%20', 12_000)}`, headers: {} }),
    () => ({ what: 'many parameters', way: 'get', path: `/blog?${repeat('a=&', 12_000)}`, headers: {} }),
    () => ({
      what: 'many cookies',
      way: 'get',
      path: '/portal',
      headers: { cookie: repeat('better-auth.session_token=a.b; ', 14_000).slice(0, -2) },
    }),
    () => ({
      what: 'long headers',
      way: 'get',
      path: '/',
      headers: { cookie: head, 'accept-encoding': head.slice(0, 1_000) },
    }),
    () => ({
      what: 'a long range',
      way: 'get',
      path: '/favicon.ico',
      headers: { range: `bytes=${repeat('0-1,', 8_000)}`, 'if-none-match': repeat('"a",', 4_000) },
    }),
    () => ({
      what: 'a signed notice',
      way: 'post',
      path: '/webhooks/payments',
      as: 'nobody',
      type: 'application/json',
      body: Buffer.from(repeat('{"a":', 200_000)),
    }),
  ];
  return nth(makers, at)();
}

/** So many of each kind among four hundred. */
const shares = {
  calendars: 50,
  mails: 80,
  unfinished: 70,
  texts: 50,
  pictures: 20,
  lists: 24,
  parts: 28,
  words: 58,
  slow: 20,
};
export type HostileKind = keyof typeof shares;
export const hostileKinds = keysOf(shares);

/** At least one of each kind, mixed; each made when it is sent. */
export async function hostileInputs(count: number, only?: HostileKind[]): Promise<(() => Hostile)[]> {
  const drawn = await pictures();
  const picture = (at: number): Hostile => ({
    what: `picture ${at}`,
    way: 'post',
    path: '/office/media/upload',
    as: 'owner',
    ...upload('picture', 'a.png', drawn[at % drawn.length] ?? Buffer.alloc(1), {
      alt: 'A picture',
      intent: 'picture',
    }),
  });
  const makers: Record<HostileKind, (at: number) => Hostile> = {
    calendars,
    mails,
    unfinished,
    texts,
    pictures: picture,
    lists,
    parts,
    words,
    slow,
  };
  const kinds = hostileKinds.filter((kind) => !only || only.includes(kind));
  const all = kinds.reduce((sum, kind) => sum + shares[kind], 0);
  const some = kinds.flatMap((kind) => {
    const many = Math.max(1, Math.round((shares[kind] * count) / all));
    return Array.from({ length: many }, (_, at) => ({
      input: () => makers[kind](at),
      place: (at + 0.5) / many,
    }));
  });
  return some.sort((one, other) => one.place - other.place).map(({ input }) => input);
}
