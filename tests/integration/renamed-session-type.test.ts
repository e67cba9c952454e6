import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publishContent } from '../../domain/content/index.ts';
import { chooseBegin } from '../../domain/delivery/index.ts';
import { saveAutomation } from '../../domain/marketing/index.ts';
import { addWebhook } from '../../domain/office/index.ts';
import { blockDates, bookSession, completeSession, grantCredits } from '../../domain/practice/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { checkoutIn, shopOf, startBuying } from '../harness/shop.ts';
import { patternOf } from '../harness/site-map.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { tierBody } from '../harness/tier-shop.ts';

/** Its name stays what bookings, credits and products know it by; nobody reads it any more. */
const OLD = '1:1 Live Session (60 min)';
const NEW = 'An Hour by Candlelight';
const guest = 'gwen@example.com';

type Visitor = ReturnType<TestServer['visitor']>;
let server: TestServer;
let owner: Visitor;
let member: Awaited<ReturnType<typeof newMember>>;
let shop: ReturnType<typeof shopOf>;
let guestPlaces: string[];

beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2025-06-02T08:00:00Z'));
  shop = shopOf(server);
  [owner, member] = await Promise.all([server.signedIn('owner@demo.local'), newMember(server, 'Mina Moss')]);
  const form = { slug: 'live-session', title: NEW, minutes: '60', priceCents: '95', people: '1' };
  const change = { ...form, intent: 'change', asksBirthData: 'on' };
  expect((await owner.post('/office/calendar/types', change)).status).toBe(200);
  const actor = await demoActor(server, 'owner@demo.local');
  await addWebhook(server.services, {
    actor,
    url: 'https://hooks.example.test/in',
    facts: ['session-booked', 'session-completed'],
  });
  guestPlaces = await asGuest();
  await asMember();
  await blockDates(server.services, { actor, from: '2025-06-11', reason: 'Sea' });
  const trigger = { on: 'session', type: OLD } as const;
  const plan = { trigger, again: false, steps: [] };
  await saveAutomation(server.services, { actor, name: 'After a session', plan });
  await server.runJobs();
});
afterAll(() => server.stop());

/** A single session, paid; a package with more of them; one that waits for its money. */
async function asGuest(): Promise<string[]> {
  const hold = async (startsAt: string) =>
    checkoutIn(
      await server.visitor().post('/book/live-session', {
        ...{ startsAt, email: guest, name: 'Gwen Guest', zone: 'America/New_York', noBirthData: 'on' },
      }),
    );
  const single = await hold('2025-06-10T08:00:00Z');
  const waiting = await hold('2025-06-12T08:00:00Z');
  const wholeYear = await startBuying(server.visitor(), 'vip-blueprint', { email: guest });
  for (const checkoutId of [single, wholeYear]) await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { text = '' } = await server.mailAbout(guest, 'Your session is booked');
  const session = /\/sessions\/[\w.-]+/.exec(text)?.[0] ?? '';
  const orders = await Promise.all(
    [single, wholeYear].map(async (checkoutId) => {
      const { id: orderId } = await shop.orderOf(checkoutId);
      return `/orders/${signOrderKey(server.services, { orderId, via: 'mail' })}`;
    }),
  );
  return [
    ...[session, `${session}/move`, `${session}/calendar`, `/sandbox/pay/${waiting}`],
    ...orders.flatMap((order) => [order, `${order}/sessions`]),
  ];
}

/** One session held, one ahead, one to be paid, credits left, and a membership that brings them. */
async function asMember(): Promise<void> {
  const { services, clock } = server;
  const actor = await demoActor(server, 'owner@demo.local');
  const book = (startsAt: string) =>
    bookSession(services, { memberId: member.id, sessionType: OLD, startsAt: new Date(startsAt) });
  const credits = { userId: member.id, sessionType: OLD, count: 3, source: 'gift:test' };
  await services.db.transaction((tx) => grantCredits(services, tx, credits));
  const { sessionId } = await book('2025-06-04T08:00:00Z');
  clock.set('2025-06-04T09:30:00Z');
  await completeSession(services, { actor, sessionId, notes: 'It went well.' });
  await book('2025-06-11T08:00:00Z');
  await publishContent(services, { actor, kind: 'product', key: 'inner', body: tierBody() });
  await services.content.refresh();
  const wish = { productId: 'inner', productName: 'Inner Circle', amount: 2_900 };
  const answer = await member.visitor.postJson('/functions/v1/create-checkout-session', wish);
  const checkoutId =
    String((await answer.json()).url)
      .split('/')
      .at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  await chooseBegin(services, { memberId: member.id, orderId }, 'now');
  // The day before: reminders go out.
  clock.set('2025-06-10T08:00:00Z');
  const nell = await newMember(server, 'Nell North');
  const startsAt = new Date('2025-06-13T08:00:00Z');
  await bookSession(services, { memberId: nell.id, sessionType: OLD, startsAt });
  await server.runJobs();
}

type Shown = { path: string; place: string; words: string };

/** In `npm test` no further than to the pages that tell the name; through all pages in `npm run test:processes`. */
const isWhole = inject('walk') === 'whole';
const placeOf = (path: string) => {
  const [pathname = ''] = path.split('?');
  return patternOf(pathname) ?? pathname;
};

/** Every address that pages lead to, with its words as they are read: what a form sends back is not among them. */
async function everything(
  visitor: Visitor,
  starts: string[],
  area: RegExp,
  telling: string[] = [],
): Promise<Shown[]> {
  const isAhead = (link: string) => isWhole || telling.includes(placeOf(link)) || /\/calendar$/.test(link);
  const met = new Map<string, number>();
  const shown: Shown[] = [];
  const ahead = [...starts];
  for (let path = ahead.shift(); path !== undefined; path = ahead.shift()) {
    const [pathname = '', search = ''] = path.split('?');
    const place = placeOf(path);
    const kind = `${place}?${[...new URLSearchParams(search).keys()].sort()}`;
    const times = met.get(kind) ?? 0;
    if (times >= MOST || !area.test(pathname)) continue;
    met.set(kind, times + 1);
    const answer = await visitor.get(path);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status !== 200 || !/html|csv|calendar|json|plain/.test(type)) continue;
    const body = await answer.text();
    if (!type.includes('html')) shown.push({ path, place, words: unfolded(body) });
    else {
      shown.push({ path, place, words: wordsOf(body) });
      const links = [...body.matchAll(/ href="(\/[^"#]*)/g)].map(([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      );
      ahead.push(...links.filter(isAhead));
    }
  }
  return shown;
}

/** Of one kind of address. */
const MOST = 3;

const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, spoken);

const spoken = (tag: string): string =>
  [...tag.matchAll(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)]
    .map(([, words]) => words)
    .join(' ');

/** Calendars break their lines after 75 characters. */
const unfolded = (text: string): string => text.replaceAll(/\r\n[ \t]/g, '');

const placesOf = (shown: Shown[], words: string) =>
  [...new Set(shown.filter((one) => one.words.includes(words)).map(({ place }) => place))].sort();

test('what visitors and guests read', async () => {
  const telling = [
    ...['/book', '/book/:type', '/sessions/:key', '/sessions/:key/move', '/sandbox/pay/:checkoutId'],
    ...['/orders/:key', '/orders/:key/sessions'],
  ];
  const area = /^(?!\/(?:office|portal|logout|r)\b)/;
  const shown = await everything(server.visitor(), ['/', '/book', ...guestPlaces], area, telling);
  expect(placesOf(shown, OLD)).toEqual([]);
  expect(placesOf(shown, NEW)).toEqual(expect.arrayContaining(telling));
  const ics = shown.find(({ path }) => path.endsWith('/calendar'));
  expect(ics?.words).toContain(`SUMMARY:${NEW} with Aura`);
});

test('what a member reads', async () => {
  const telling = ['/portal/membership', '/portal/sessions'];
  const shown = await everything(member.visitor, ['/portal', ...telling], /^\/portal\b/, telling);
  expect(placesOf(shown, OLD)).toEqual([]);
  expect(placesOf(shown, NEW)).toEqual(expect.arrayContaining(telling));
  expect(shown.find(({ path }) => /sessions\/.+\/calendar/.test(path))?.words).toContain(NEW);
});

test('what the office reads', async () => {
  const [session] = await shop.rows<{ id: string }>("select id from sessions where status = 'completed'");
  const telling = [
    ...['/office', '/office/calendar', '/office/calendar/:sessionId', '/office/calendar/:sessionId/sheet'],
    ...['/office/calendar/rules', '/office/calendar/types', '/office/calendar/unpaid'],
    ...['/office/catalogue/:productId', '/office/customers/:customerId', '/office/letters/automations'],
    ...['/office/orders', '/office/orders.csv', '/office/orders/:orderId', '/office/settings/log'],
  ];
  const starts = ['/office', '/office/calendar?view=month', `/office/calendar/${session?.id}/sheet`];
  const lists = ['/office/catalogue', '/office/letters/automations', '/office/settings/log'];
  const area = /^\/(office|portal\/emails)\b/;
  const shown = await everything(owner, [...starts, ...lists], area, telling);
  // The log says what it was called before.
  expect(placesOf(shown, OLD).filter((place) => place !== '/office/settings/log')).toEqual([]);
  expect(placesOf(shown, NEW)).toEqual(expect.arrayContaining(telling));
  const rules = await (await owner.get('/office/calendar/rules')).text();
  const feed = /\/calendar\/[\w.-]+\/practice\.ics/.exec(rules)?.[0] ?? '';
  const { words } = (await everything(server.visitor(), [feed], /./))[0] ?? {};
  expect(words).toContain(`Mina Moss: ${NEW}`);
  expect(words).not.toContain(OLD);
});

test('letters, and the calendars in them', () => {
  const all = server.mailbox.received.map((mail) => ({
    subject: mail.subject ?? '',
    words: [
      mail.subject,
      mail.text,
      mail.html,
      ...mail.attachments.map(({ content }) => unfolded(String(content))),
    ].join('\n'),
  }));
  expect(all.filter(({ words }) => words.includes(OLD)).map(({ subject }) => subject)).toEqual([]);
  const told = all.filter(({ words }) => words.includes(NEW)).map(({ subject }) => subject);
  expect(told.length).toBeGreaterThan(6);
  expect(all.some(({ words }) => words.includes(`SUMMARY:${NEW} with Mina Moss`))).toBe(true);
});

test('the chat, and the programs that are told', async () => {
  const { response } = await new ChatVisitor(member.visitor).say('When is my next session?');
  expect(response).toContain(NEW);
  expect(response).not.toContain(OLD);
  const posted = await shop.rows<{ body: string }>('select body from webhook_deliveries');
  expect(posted.map(({ body }) => JSON.parse(body).data)).toEqual(
    expect.arrayContaining([expect.objectContaining({ session: NEW, sessionType: OLD })]),
  );
});

test('the type keeps its key, and a second one cannot have either name', async () => {
  const types = '/office/calendar/types';
  const page = await (await owner.get(types)).text();
  expect(page).toMatch(new RegExp(`<input[^>]* name="title"[^>]* value="${NEW}"`));
  for (const name of [OLD, NEW]) {
    const form = { intent: 'create', name, minutes: '20', priceCents: '29', people: '1' };
    expect((await owner.post(types, form)).status).toBe(422);
  }
  const [type] = await shop.rows("select name, title from session_types where slug = 'live-session'");
  expect(type).toEqual({ name: OLD, title: NEW });
});
