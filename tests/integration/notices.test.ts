import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePublicPost } from '../../adapters/outside/public-fetch.ts';
import { webPush } from '../../adapters/push/web-push.ts';
import { saveConfirmedFacts } from '../../domain/content/index.ts';
import { saveIntake } from '../../domain/delivery/index.ts';
import { saveOwnDetails } from '../../domain/identity/index.ts';
import { recordMailEvent } from '../../domain/mail/index.ts';
import { changeOwnerNoticeSettings, readOwnerNoticeSettings, readPush } from '../../domain/notices/index.ts';
import { countOfficeWaiting, sendDueNotices } from '../../domain/office/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { startFakePush } from '../fake-push/fake-push.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const HOUR_MS = 3_600_000;
const OWNER = 'owner@demo.local';
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let push: Awaited<ReturnType<typeof startFakePush>>;
let owner: Browserlike;
let actor: { id: string; role: 'owner'; confirmedAt: Date };

beforeAll(async () => {
  // Ten in the morning in Lisbon, which is an hour ahead in summer.
  server = await startTestServer({}, new TestClock('2026-06-01T09:00:00Z'));
  push = await startFakePush();
  shop = shopOf(server);
  // This machine stands for the public internet.
  const isAllowed = (address: string) => ['127.0.0.1', '::1'].includes(address);
  server.services.push = webPush({ post: makePublicPost({ isAllowed }) });
  owner = await server.signedIn(OWNER);
  actor = { id: (await demoActor(server, OWNER)).id, role: 'owner', confirmedAt: new Date() };
});
afterAll(async () => {
  await push.stop();
  await server.stop();
});

const subjects = () => server.mailbox.to(OWNER).map(({ subject }) => subject ?? '');
const told = (words: string) => subjects().filter((subject) => subject.includes(words)).length;
const settings = () => readOwnerNoticeSettings(server.services, { actor });
async function choose(change: Partial<Awaited<ReturnType<typeof settings>>>) {
  await changeOwnerNoticeSettings(server.services, { actor, ...(await settings()), ...change });
}
async function order(product: 'report' | 'video-reading', email: string) {
  const checkoutId = await startBuying(server.visitor(), product, { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  return shop.orderOf(checkoutId);
}
async function subscribe(visitor: Browserlike) {
  const { publicKey } = await readPush(server.services, { memberId: actor.id });
  const made = push.subscribe(publicKey);
  const answer = await visitor.postJson('/functions/v1/push-subscription', {
    wanted: true,
    ...made.subscription,
  });
  return { ...made, status: answer.status };
}

describe('by mail', () => {
  test('a new order, once; somebody who waits, with the words of the ticket', async () => {
    await order('report', 'one@example.test');
    await server.runJobs();
    expect(told('New order: ')).toBe(1);
    await server.visitor().post('/contact', {
      name: 'Ada',
      email: 'ada@example.test',
      subject: 'A question',
      message: 'Where is my report?',
    });
    await server.mailWith(OWNER, 'Where is my report?');
  });

  test('each kind can be switched off', async () => {
    const { mail } = await settings();
    await choose({ mail: { ...mail, order: 'off' } });
    await order('report', 'two@example.test');
    expect(told('New order: ')).toBe(1);
    await choose({ mail });
  });

  test('a debit that fails', async () => {
    const checkoutId = await startBuying(server.visitor(), 'report', { email: 'sepa@example.test' });
    await shop.sandbox.chooseOutcome(checkoutId, 'sepa-pending');
    await shop.settle();
    expect([told('A payment failed'), told('New order: ')]).toEqual([0, 1]);
    await shop.sandbox.settleSepa(checkoutId, 'failed');
    await shop.settle();
    expect(told('A payment failed')).toBe(1);
  });

  test('details that came in, where she wants to know, and a reading four hours before it is due', async () => {
    const { mail } = await settings();
    await choose({ mail: { ...mail, details: 'now' } });
    const { id } = await order('video-reading', 'vera@example.test');
    const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
    const answers = { fullName: 'Vera Lind', birthDate: '1990-07-04', questions: 'What now?' };
    await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
    await server.runJobs();
    expect(told('Details are in')).toBe(1);
    const [row] = await shop.rows<{ due_at: Date }>('select due_at from fulfilments where order_id = $1', [
      id,
    ]);
    const due = row?.due_at ?? new Date(0);
    server.clock.set(new Date(due.getTime() - 5 * HOUR_MS).toISOString());
    await server.runJobs();
    expect(told('Due soon')).toBe(0);
    server.clock.set(new Date(due.getTime() - 4 * HOUR_MS).toISOString());
    await server.runJobs();
    await server.runJobs();
    expect(told('Due soon')).toBe(1);
    expect(await countOfficeWaiting(server.services, { actor })).toBeGreaterThan(0);
    const page = await (await owner.get('/office/waiting')).json();
    expect(page).toEqual({ count: await countOfficeWaiting(server.services, { actor }) });
  });

  test('three letters that come back within a day', async () => {
    const { rows } = await server.services.db.$client.query<{ message_id: string }>(
      'select message_id from mails where to_address <> $1 order by id limit 3',
      [OWNER],
    );
    for (const { message_id: messageId } of rows)
      await recordMailEvent(server.services, { messageId, event: 'bounced' });
    await server.runJobs();
    await server.runJobs();
    expect(told('Letters come back')).toBe(1);
  });
});

describe('when', () => {
  test('what happens in quiet hours is one letter when they end', async () => {
    await choose({ quietFrom: '22:00', quietTo: '07:00' });
    server.clock.set('2026-06-10T22:30:00Z');
    const before = told('New order: ');
    await order('report', 'night@example.test');
    await order('report', 'owl@example.test');
    expect(told('New order: ')).toBe(before);
    server.clock.set('2026-06-11T05:59:00Z');
    await server.runJobs();
    expect(told('while it was quiet')).toBe(0);
    server.clock.set('2026-06-11T06:00:00Z');
    await server.runJobs();
    await server.runJobs();
    expect(
      subjects().filter((subject) => subject.includes('2 things happened while it was quiet')).length,
    ).toBe(1);
    await choose({ quietFrom: null, quietTo: null });
  });

  test('a digest at her hour says what waits and what came, once a day', async () => {
    const { mail } = await settings();
    const inDigest = { ...mail, order: 'digest' as const };
    await expect(choose({ mail: inDigest })).rejects.toThrow('Choose an hour');
    await choose({ mail: inDigest, digestHour: 8 });
    server.clock.set('2026-06-12T10:00:00Z');
    const before = told('New order: ');
    await order('report', 'day@example.test');
    expect(told('New order: ')).toBe(before);
    server.clock.set('2026-06-13T07:00:00Z');
    await server.runJobs();
    await server.runJobs();
    const letters = server.mailbox.to(OWNER).filter(({ subject }) => subject === 'Your day in the office');
    expect(letters.length).toBe(1);
    expect(letters[0]?.text).toContain('New order: ');
    expect(letters[0]?.text).toMatch(/to (make|answer)/);
    await choose({ mail, digestHour: null });
  });
});

describe('by push', () => {
  let browser: Awaited<ReturnType<typeof subscribe>>;

  test('a browser that asked for it gets it, encrypted for it alone', async () => {
    browser = await subscribe(owner);
    expect(browser.status).toBe(200);
    await order('report', 'push@example.test');
    await server.runJobs();
    expect(push.refusals).toEqual([]);
    expect(browser.browser.received).toMatchObject([{ title: expect.stringContaining('New order: ') }]);
    expect(browser.browser.received[0]?.path).toMatch(/^\/office\/orders\/[0-9a-f-]{36}$/);
  });

  test('a service that is busy is asked again, and a kind that is off is not pushed', async () => {
    push.faults.busy = 1;
    await order('report', 'busy@example.test');
    expect(browser.browser.received.length).toBe(1);
    server.clock.advance({ minutes: 2 });
    await server.runJobs();
    expect(browser.browser.received.length).toBe(2);
    const { push: before } = await settings();
    await choose({ push: { ...before, order: false } });
    await order('report', 'silent@example.test');
    expect(browser.browser.received.length).toBe(2);
    await choose({ push: before });
  });

  test('quiet hours hold it too; several are told as a count', async () => {
    await choose({ quietFrom: '00:00', quietTo: '23:00' });
    await order('report', 'a@example.test');
    await order('report', 'b@example.test');
    expect(browser.browser.received.length).toBe(2);
    server.clock.set('2026-06-14T22:00:00Z');
    await server.runJobs();
    expect(browser.browser.received.at(-1)).toMatchObject({ title: '2 things since you were away' });
    await choose({ quietFrom: null, quietTo: null });
  });

  test('a browser that has left is forgotten', async () => {
    browser.browser.gone = true;
    await order('report', 'gone@example.test');
    await server.runJobs();
    expect((await readPush(server.services, { memberId: actor.id })).browsers).toEqual([]);
    expect(await shop.rows('select 1 from pushes')).toEqual([]);
  });

  test('switched off in the browser, it is forgotten at once; nobody switches off another’s', async () => {
    const { subscription } = await subscribe(owner);
    const member = await server.signedIn('member@demo.local');
    const off = { wanted: false, endpoint: subscription.endpoint };
    await member.postJson('/functions/v1/push-subscription', off);
    expect((await readPush(server.services, { memberId: actor.id })).browsers.length).toBe(1);
    await owner.postJson('/functions/v1/push-subscription', off);
    expect((await readPush(server.services, { memberId: actor.id })).browsers).toEqual([]);
  });

  test.each([
    ['http', 'http://push.example.test/x'],
    ['our own machine', 'https://127.0.0.1:9/x'],
    ['a private network', 'https://[fd12::1]/x'],
    ['the cloud’s own address', 'https://169.254.169.254/latest'],
  ])('refuses %s', async (_what, endpoint) => {
    const { subscription } = push.subscribe('key');
    const answer = await owner.postJson('/functions/v1/push-subscription', {
      wanted: true,
      ...subscription,
      endpoint,
    });
    expect(answer.status).toBe(400);
    const strangers = await server
      .visitor()
      .postJson('/functions/v1/push-subscription', { wanted: true, ...subscription });
    expect(strangers.status).toBe(403);
  });

  test('a name that leads into our own network is not called, and stays for a try that comes to nothing', async () => {
    const { publicKey, privateKey } = server.services.push.makeKeys();
    const { subscription } = push.subscribe(publicKey);
    const { endpoint, keys } = subscription;
    const real = webPush({ post: makePublicPost() });
    const message = { payload: '{}', seconds: 60 };
    const by = { publicKey, privateKey, contact: 'mailto:a@b.test' };
    await expect(real.send({ endpoint, ...keys }, message, by)).rejects.toThrow('private network');
  });

  test('the worker that shows it talks to nobody', async () => {
    const answer = await server.visitor().get('/push-worker.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const script = await answer.text();
    expect(script).not.toMatch(/fetch\(|importScripts|caches/);

    const heard = new Map<string, (event: object) => void>();
    const shown: unknown[] = [];
    const opened: string[] = [];
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
      registration: { showNotification: async (...given: unknown[]) => void shown.push(given) },
      location: { origin: 'https://aura.example' },
      clients: { openWindow: async (url: string) => void opened.push(url) },
    };
    runInNewContext(script, { self, URL });
    const waitUntil = () => {};
    const said = { title: 'New order', body: 'A report', path: '/office/orders/1', tag: 'order:1' };
    heard.get('push')?.({ data: { json: () => said }, waitUntil });
    expect(shown).toMatchObject([['New order', { body: 'A report', tag: 'order:1' }]]);
    for (const path of ['/office/orders/1', 'https://evil.test/', '//evil.test/'])
      heard.get('notificationclick')?.({ notification: { close() {}, data: { path } }, waitUntil });
    // Whatever was pushed, a click stays on our own pages.
    expect(opened).toEqual(['https://aura.example/office/orders/1']);
  });
});

test('the page of notices is the owner’s', async () => {
  expect((await owner.get('/office/settings/notices')).status).toBe(200);
  const staff = await newMember(server, 'Stella Staff', 'staff');
  expect((await staff.visitor.get('/office/settings/notices')).status).toBe(403);
  await expect(readOwnerNoticeSettings(server.services, { actor: staff.actor })).rejects.toThrow();
});

describe('the number of a member’s day', () => {
  test('off at first; at her hour, by her own clock, once a day', async () => {
    server.clock.set('2026-06-20T12:00:00Z');
    const member = await newMember(server, 'Nora Morning');
    const { browser, subscription } = await subscribe(member.visitor);
    expect(subscription.endpoint).toContain('/push/');
    await server.runJobs();
    const save = (hour: string, zone = 'Asia/Tokyo') =>
      member.visitor.post('/portal/account', { intent: 'morning', hour, zone });
    expect((await save('7', 'Nowhere/Land')).status).toBe(422);
    expect((await save('24')).status).toBe(422);
    expect((await save('7')).status).toBe(200);
    // Without a birth date there is no number, and nothing is pushed.
    server.clock.set('2026-06-20T22:00:00Z');
    await server.runJobs();
    expect(browser.received).toEqual([]);
    await saveOwnDetails(server.services, { memberId: member.id, birthDate: '1990-07-04' });
    server.clock.set('2026-06-21T21:59:00Z');
    await server.runJobs();
    expect(browser.received).toEqual([]);
    server.clock.set('2026-06-21T22:00:00Z');
    await server.runJobs();
    await server.runJobs();
    // 22 June 2026 in Tokyo: 7 + 4 + 2026 + 6 + 22 come to 7 + 4 + 1 + 6 + 4 = 22, which is 4.
    expect(browser.received).toMatchObject([{ path: '/portal', tag: 'morning' }]);
    expect(browser.received[0]?.title).toMatch(/^Your day is a 4: /);
    expect((await save('')).status).toBe(200);
    server.clock.set('2026-06-22T22:00:00Z');
    await server.runJobs();
    expect(browser.received.length).toBe(1);
    expect(push.refusals.filter((why) => why !== 'later' && why !== 'the browser has left')).toEqual([]);
  });
});

test('no backup at all two days after the shop has opened, then one made by hand that is a week old, until there is another', async () => {
  const { services } = server;
  // A demo needs none.
  const live = {
    ...services,
    config: { ...services.config, mode: 'live' as const },
    backups: { ...services.backups, hour: undefined },
  };
  const tell = async () => {
    await sendDueNotices(live);
    await server.sendMails();
    return told('The last backup is old');
  };
  const missing = async () => {
    await tell();
    return told('There is no backup yet');
  };
  expect(await missing()).toBe(0);
  await services.db.transaction((tx) =>
    saveConfirmedFacts(tx, { openedAt: server.clock.now().toISOString() }),
  );
  server.clock.advance({ days: 1, hours: 23 });
  expect(await missing()).toBe(0);
  server.clock.advance({ hours: 1 });
  expect([await missing(), await missing()]).toEqual([1, 1]);
  await services.db.$client.query(
    `insert into backups (made_at, file_key, bytes, rows) values ($1, 'backups/x.aura', 1, 1)`,
    [server.clock.now()],
  );
  server.clock.advance({ days: 6, hours: 23 });
  expect(await tell()).toBe(0);
  server.clock.advance({ hours: 1 });
  expect(await tell()).toBe(1);
  server.clock.advance({ days: 1 });
  expect(await tell()).toBe(1);
  server.clock.advance({ days: 6 });
  expect(await tell()).toBe(2);
});
