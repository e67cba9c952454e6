import type { Context, MiddlewareHandler } from 'hono';
import { findMember } from '../app/middleware/member.ts';
import { isStaff } from '../domain/identity/index.ts';
import type { Services } from '../domain/services.ts';
import { readOrderKey } from '../domain/shop/index.ts';
import { judgeMailSender, readTestimonialToken } from '../domain/support/index.ts';

const KB = 1024;
const MB = 1024 * KB;

/**
 * How much may be sent, for how long, by whom, and how many may be on their way at once: from one address, and in all. Everything
 * but words is judged by its headers, before a byte of it is held in memory.
 */
const kinds = {
  words: { most: 256 * KB, seconds: 30, sender: 'anybody', each: 16, all: 100 },
  /** With a ticket. */
  attachments: { most: 6 * MB, seconds: 300, sender: 'member', each: 4, all: 12 },
  /** Two files, with the answers of whoever holds an order. */
  answers: { most: 11 * MB, seconds: 300, sender: 'buyer', each: 4, all: 8 },
  /** A photo as a telephone makes it, with somebody's words about her order. */
  portrait: { most: 13 * MB, seconds: 300, sender: 'writer', each: 4, all: 8 },
  /** A piece of a recording. */
  pieces: { most: 6 * MB, seconds: 300, sender: 'staff', each: 6, all: 12 },
  /** A list of some 200,000 people, a photograph as the camera made it, a piece of a film for the library. */
  large: { most: 16 * MB, seconds: 300, sender: 'staff', each: 4, all: 8 },
  /** What mailboxes accept, as text: with a photograph or two, of which nothing is held. */
  mail: { most: 50 * MB, seconds: 300, sender: 'mail service', each: 16, all: 16 },
} as const;
type Kind = keyof typeof kinds;

const paths: [RegExp, Kind][] = [
  [/^\/webhooks\/inbound-mail$/, 'mail'],
  [/^\/office\/(?:letters\/imports|media\/upload|product-files|settings\/brand)(?:\.data)?$/, 'large'],
  [/^\/office\/(?:orders|events)\/[^/]+\/(?:recording|desk\/parts)(?:\.data)?$/, 'pieces'],
  [/^\/portal\/support(?:\.data)?$/, 'attachments'],
  [/^\/testimonial\/[^/]+$/, 'portrait'],
  [/^\/(?:portal\/)?orders\/[^/]+\/details(?:\.data)?$/, 'answers'],
];

const kindOf = (path: string): Kind => paths.find(([pattern]) => pattern.test(path))?.[1] ?? 'words';

/** Whoever is quick and brief needs no place among those on their way: a burst of small forms is none of a flood. */
const BRIEF = 64 * KB;
const QUICK_MS = 1_000;

type Env = { Variables: { client: string } };

export function limitBodies(services: Services): MiddlewareHandler<Env> {
  const onTheWay = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Places()]));
  return async (c, next) => {
    const kind = kindOf(c.req.path);
    // A file comes in parts: whatever else is sent as a form is words.
    const { most } = kinds[isPlainForm(c.req.header('content-type') ?? '') ? 'words' : kind];
    if (kind === 'mail') {
      const refused = await refuseStrangeMail(services, c);
      if (refused) return refused;
    }
    if (!c.req.raw.body) return next();
    const declared = c.req.header('content-length');
    const isEndless = declared === undefined || c.req.header('transfer-encoding') !== undefined;
    if (!isEndless && Number(declared) > most) return refuse(c, 413);
    if (kind === 'words') return collectThen(c, next, kind, onTheWay[kind] ?? new Places());
    // What says no length may have no end.
    if (isEndless) return refuse(c, 411);
    if (kind !== 'mail' && !(await maySend(services, kind, c.req.raw))) return answerWithoutBody(c, next);
    // A mail is read as it comes, and next to nothing of it stays.
    return kind === 'mail' ? next() : collectThen(c, next, kind, onTheWay[kind] ?? new Places());
  };
}

const refusals = {
  404: 'Page not found',
  403: 'Unknown sender.',
  408: 'That took too long to arrive.',
  411: 'Please say how long it is (Content-Length).',
  413: 'That is more than we can take at once.',
  415: 'Please send the form as a browser does.',
  429: 'Too much is on its way from your address. Please wait a moment.',
  503: 'We are catching our breath. Please try again in a moment.',
} as const;

const LINGER_MS = 3_000;

/**
 * Reads on for a moment, and keeps nothing. A connection that is closed on bytes that nobody read is reset, and the answer lost: people
 * would read the proxy's 502. One that is not closed would be used again by the proxy while the rest still comes.
 */
async function letPass(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const isOver = setTimeout(() => void reader.cancel().catch(() => {}), LINGER_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // Whoever went away hears no answer.
  } finally {
    clearTimeout(isOver);
    reader.releaseLock();
  }
}

async function refuse(c: Context, status: keyof typeof refusals): Promise<Response> {
  await letPass(c.req.raw.body);
  return c.json({ error: refusals[status] }, status, { connection: 'close' });
}

function refuseStrangeMail({ config }: Services, c: Context) {
  const sender = judgeMailSender(config, (name) => c.req.header(name));
  if (sender === 'service') return undefined;
  return refuse(c, sender === 'off' ? 404 : 403);
}

/** As the pages behind it judge, which judge again. */
async function maySend(services: Services, kind: Kind, request: Request): Promise<boolean> {
  const [, key] = /^\/orders\/([^/]+)\/details/.exec(new URL(request.url).pathname) ?? [];
  // A guest holds her order by its signed link.
  if (kind === 'answers' && key) return readOrderKey(services, key) !== undefined;
  const [, token] = /^\/testimonial\/([^/]+?)(?:\.data)?$/.exec(new URL(request.url).pathname) ?? [];
  if (kind === 'portrait') return token !== undefined && readTestimonialToken(services, token) !== undefined;
  const member = await findMember(services, request).catch(() => undefined);
  if (!member || member.mustSetUp) return false;
  return kinds[kind].sender !== 'staff' || isStaff(member);
}

/** The page says what it says to whoever may not send there: sign in, or that there is no such page. */
async function answerWithoutBody(c: Context, next: () => Promise<void>): Promise<void> {
  const { method, headers, url, body } = c.req.raw;
  c.req.raw = new Request(url, { method, headers });
  await next();
  await letPass(body);
  c.res.headers.set('connection', 'close');
}

/** Bodies that are not whole yet, by the address that they come from. */
class Places {
  private readonly taken = new Map<string, number>();
  private all = 0;

  take(client: string, limits: { each: number; all: number }): 'taken' | 429 | 503 {
    const own = this.taken.get(client) ?? 0;
    if (own >= limits.each) return 429;
    if (this.all >= limits.all) return 503;
    this.taken.set(client, own + 1);
    this.all += 1;
    return 'taken';
  }

  leave(client: string): void {
    const own = (this.taken.get(client) ?? 1) - 1;
    if (own > 0) this.taken.set(client, own);
    else this.taken.delete(client);
    this.all -= 1;
  }
}

async function collectThen(
  c: Context<Env>,
  next: () => Promise<void>,
  kind: Kind,
  places: Places,
): Promise<Response | undefined> {
  const { most, seconds, ...limits } = kinds[kind];
  const client = c.get('client');
  let hasPlace = false;
  const takePlace = () => {
    if (hasPlace) return undefined;
    const place = places.take(client, limits);
    hasPlace = place === 'taken';
    return place === 'taken' ? undefined : place;
  };
  const { body } = c.req.raw;
  if (!body) {
    await next();
    return undefined;
  }
  try {
    const collected = await collect(body, { most, milliseconds: seconds * 1_000, takePlace });
    if (typeof collected === 'number') return refuse(c, collected);
    const problem = formProblem(collected, c.req.header('content-type') ?? '');
    if (problem) return refuse(c, problem);
    c.req.raw = new Request(c.req.raw, { body: collected, ...{ duplex: 'half' } });
  } finally {
    if (hasPlace) places.leave(client);
  }
  await next();
  return undefined;
}

/** No form of ours has so many fields, and to take a hundred thousand of them apart holds everybody else up. */
const MOST_FIELDS = 1_000;
/** Names of a field and its file; the parser takes each header of a part by itself. */
const LONGEST_HEAD = 8 * KB;
/**
 * As browsers and programs write it. Other spellings name one boundary to us and another to the parser: two of them, a comma, a
 * blank before the semicolon.
 */
const MULTIPART =
  /^multipart\/form-data; ?(?:charset=[\w-]{1,20}; ?)?boundary=(?:"([\w'()+./:=?-]{1,70})"|([\w'()+./:=?-]{1,70}))$/i;
const isMultipart = (type: string): boolean => /multipart/i.test(type);
const isPlainForm = (type: string): boolean => /urlencoded/i.test(type);

/** Why a form is not taken apart, or nothing. */
function formProblem(body: Uint8Array<ArrayBuffer>, type: string): 413 | 415 | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (isPlainForm(type)) return countUpTo(bytes, '&') > MOST_FIELDS ? 413 : undefined;
  if (!isMultipart(type)) return undefined;
  const [, quoted, bare] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary) return 415;
  const mark = `--${boundary}`;
  return countUpTo(bytes, mark) > MOST_FIELDS || hasLongHead(bytes, mark) ? 413 : undefined;
}

function* placesOf(bytes: Buffer, mark: string): Generator<number> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) yield at;
}

function countUpTo(bytes: Buffer, mark: string): number {
  let found = 0;
  for (const _ of placesOf(bytes, mark)) if (++found > MOST_FIELDS) break;
  return found;
}

function hasLongHead(bytes: Buffer, mark: string): boolean {
  for (const at of placesOf(bytes, mark)) {
    const head = bytes.subarray(at + mark.length, at + mark.length + LONGEST_HEAD);
    const isLast = head.subarray(0, 2).equals(Buffer.from('--'));
    if (!isLast && !head.includes('\r\n\r\n')) return true;
  }
  return false;
}

type Refusal = 408 | 413 | 429 | 503;
type Collecting = { most: number; milliseconds: number; takePlace(): 429 | 503 | undefined };

/** The whole body, or why it is not waited for any longer. */
async function collect(
  body: ReadableStream<Uint8Array>,
  { most, milliseconds, takePlace }: Collecting,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  let refused: Refusal | undefined;
  const giveUp = (why: Refusal | undefined) => {
    refused ??= why;
    if (refused) void reader.cancel().catch(() => {});
  };
  const isSlow = setTimeout(() => giveUp(takePlace()), QUICK_MS);
  const isOver = setTimeout(() => giveUp(408), milliseconds);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (refused) return refused;
      if (done) return joined(parts, size);
      size += value.length;
      refused = size > most ? 413 : size > BRIEF ? takePlace() : undefined;
      if (refused) return refused;
      parts.push(value);
    }
  } catch (error) {
    // Whoever went away hears no answer; whoever was given up is told why.
    if (refused) return refused;
    throw error;
  } finally {
    clearTimeout(isSlow);
    clearTimeout(isOver);
    reader.releaseLock();
  }
}

function joined(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
