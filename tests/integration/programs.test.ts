import { createHmac } from 'node:crypto';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePublicPost } from '../../adapters/outside/public-fetch.ts';
import { announce } from '../../domain/facts.ts';
import { giveRole } from '../../domain/identity/index.ts';
import { suppressionKey } from '../../domain/mail/index.ts';
import { addTag, listPeople, saveBroadcast } from '../../domain/marketing/index.ts';
import {
  type ApiScope,
  addWebhook,
  makeApiKey,
  readApiKeys,
  readWebhooks,
  removeWebhook,
  resendWebhook,
  toldFactNames,
  withdrawApiKey,
} from '../../domain/office/index.ts';
import { bookByHand, completeSession } from '../../domain/practice/index.ts';
import { addDays, dateIn } from '../../shared/wall-time.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { testCertificate } from '../harness/test-certificate.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Received = { event: string; delivery: string; signature: string; body: string };

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
let receiver: Awaited<ReturnType<typeof startReceiver>>;

/** A program of the owner's: it takes what is posted, or says that it cannot. */
async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200 };
  const listening = createServer(await testCertificate(), (request, answer) => {
    void text(request).then((body) => {
      const header = (name: string) => String(request.headers[name] ?? '');
      if (state.status < 300)
        received.push({
          event: header('x-aura-event'),
          delivery: header('x-aura-delivery'),
          signature: header('x-aura-signature'),
          body,
        });
      answer.writeHead(state.status).end('heard');
    });
  });
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  const address = listening.address();
  const url = `https://localhost:${typeof address === 'object' ? address?.port : ''}/hook`;
  const stop = () => {
    listening.closeAllConnections();
    listening.close();
  };
  return { received, state, url, stop };
}

beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  receiver = await startReceiver();
  const isAllowed = (address: string) => ['127.0.0.1', '::1'].includes(address);
  server.services.postPublic = makePublicPost({ isAllowed, milliseconds: 2_000 });
  actor = { id: (await demoActor(server, 'owner@demo.local')).id, role: 'owner', confirmedAt: new Date() };
});
afterAll(async () => {
  receiver.stop();
  await server.stop();
});

async function buy(email: string) {
  const checkoutId = await startBuying(server.visitor(), 'report', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  await server.runJobs();
  return shop.orderOf(checkoutId);
}
const deliveries = async () => (await readWebhooks(server.services, { actor })).deliveries;

describe('webhooks', () => {
  let secret: string;

  test('what happens is posted once, signed so that the other side can check it', async () => {
    ({ secret } = await addWebhook(server.services, { actor, url: receiver.url, facts: ['order-paid'] }));
    const { id: orderId } = await buy('hook@example.test');
    expect(receiver.received.map(({ event }) => event)).toEqual(['order-paid']);
    const [{ signature, body, delivery } = { signature: '', body: '', delivery: '' }] = receiver.received;
    const [, seconds = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    expect(Number(seconds)).toBe(Math.floor(server.clock.now().getTime() / 1000));
    const data = { email: 'hook@example.test', orderId, productId: 'report' };
    expect(JSON.parse(body)).toMatchObject({ id: delivery, type: 'order-paid', data });
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1, answer: '200 heard' }]);
  });

  test('what is not taken is tried again with growing pauses, and given up in the end', async () => {
    receiver.state.status = 500;
    await buy('later@example.test');
    const pauses: number[] = [];
    for (let tries = 1; tries < 12; tries++) {
      const [row] = await shop.rows<{ next_try_at: Date; tries: number; state: string }>(
        `select next_try_at, tries, state from webhook_deliveries where email = 'later@example.test'`,
      );
      expect(row).toMatchObject({ tries, state: 'waiting' });
      const next = row?.next_try_at ?? new Date(0);
      pauses.push(Math.round((next.getTime() - server.clock.now().getTime()) / 60_000));
      server.clock.set(next.toISOString());
      await server.runJobs();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]);
    const failed = (await deliveries()).find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ tries: 12, answer: '500 heard' });

    receiver.state.status = 204;
    await resendWebhook(server.services, { actor, deliveryId: failed?.id ?? '' });
    await server.runJobs();
    expect(receiver.received.at(-1)).toMatchObject({ delivery: failed?.id });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  test.each([
    'http://example.test/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/hook',
    'nonsense',
  ])('%s is no address for it', async (url) => {
    await expect(addWebhook(server.services, { actor, url, facts: ['order-paid'] })).rejects.toThrow(
      'public',
    );
  });

  test('a name that leads into our own network is not called', async () => {
    const real = makePublicPost();
    await expect(real({ url: receiver.url, headers: {}, body: '' })).rejects.toThrow('private network');
  });

  test('a removed address is told nothing more, and the log of it goes', async () => {
    const { webhooks } = await readWebhooks(server.services, { actor });
    await removeWebhook(server.services, { actor, webhookId: webhooks[0]?.id ?? '' });
    const before = receiver.received.length;
    await buy('nobody@example.test');
    expect(receiver.received.length).toBe(before);
    expect(await deliveries()).toEqual([]);
  });
});

describe('the API', () => {
  const key = async (...scopes: ApiScope[]) =>
    (await makeApiKey(server.services, { actor, name: 'A spreadsheet', scopes })).key;
  const call = (path: string, given: string, body?: unknown, method = body === undefined ? 'get' : 'post') =>
    server.visitor().fetch(path, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${given}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  type Operation = { responses: Record<string, { content: Record<string, { schema: object }> }> };
  type Document = {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    webhooks: Record<string, { post?: { parameters: { name: string }[] } }>;
    components: object;
  };
  let document: Document;
  let ajv: Ajv2020;
  const seen = new Set<string>();
  beforeAll(async () => {
    document = (await (await server.visitor().get('/api/v1/openapi.json')).json()) as Document;
    ajv = new Ajv2020({ strict: false, formats: { uuid: /^[0-9a-f-]{36}$/, 'date-time': /^\d{4}-.*Z$/ } });
    ajv.addSchema({ $id: 'doc', ...document });
  });

  /** Calls, and holds the answer to what the document says of it. */
  async function described(
    pattern: string,
    path: string,
    given: string,
    body?: unknown,
    method = body === undefined ? 'get' : 'post',
  ) {
    const answer = await call(path, given, body, method);
    const at = `#/paths/${pattern.replaceAll('/', '~1')}/${method}/responses/${answer.status}`;
    expect(
      document.paths[pattern]?.[method]?.responses[answer.status],
      `${at} is not described`,
    ).toBeDefined();
    const validate = ajv.compile({ $ref: `doc${at}/content/application~1json/schema` });
    const said = await answer.json();
    expect([at, validate(said), validate.errors]).toEqual([at, true, null]);
    seen.add(`${method} ${pattern} ${answer.status}`);
    return { status: answer.status, said };
  }
  const PEOPLE = '/api/v1/people';
  const PERSON = '/api/v1/people/{personId}';
  const TAGS = '/api/v1/people/{personId}/tags';
  const ORDERS = '/api/v1/orders';
  const nobody = '00000000-0000-4000-8000-000000000000';

  test('reads people and orders and adds a tag, as the document says', async () => {
    const all = await key('people:read', 'orders:read', 'tags:write');
    const { said: list } = await described(PEOPLE, PEOPLE, all);
    const person = list.people.find(({ email }: { email: string }) => email === 'hook@example.test');
    expect(person).toMatchObject({ bought: ['report'], orders: 1, member: false });
    const { said: found } = await described(PEOPLE, `${PEOPLE}?q=hook@example.test`, all);
    expect(found.people).toHaveLength(1);
    expect((await described(PERSON, `${PEOPLE}/${person.id}`, all)).said).toEqual(person);
    const tags = `${PEOPLE}/${person.id}/tags`;
    expect((await described(TAGS, tags, all, { tag: 'From A Program' })).said).toEqual({
      tags: ['from a program'],
    });
    expect((await described(TAGS, tags, all, { tag: 'from a program' })).said.tags).toHaveLength(1);
    expect((await described(PEOPLE, `${PEOPLE}?tag=from+a+program`, all)).said.people).toHaveLength(1);
    const { said: bought } = await described(ORDERS, ORDERS, all);
    expect(bought.orders[0]).toMatchObject({ product: 'report', state: 'paid' });
    const logged = await shop.rows(`select 1 from staff_actions where action = 'person.tagged'`);
    expect(logged).toHaveLength(1);
  });

  test('adds somebody, tells more of her, and changes her, as the document says', async () => {
    const all = await key('people:write', 'people:read');
    const email = 'zoe.zap@example.test';
    const consent = { agreedOn: '2025-05-01', source: 'sign-up sheet of the fair' };
    const zoe = {
      email: 'Zoe.Zap@Example.test',
      name: 'Zoe Zap',
      tags: ['Fair'],
      birthDate: '1990-07-04',
      consent,
    };
    const { said: added } = await described(PEOPLE, PEOPLE, all, zoe);
    expect(added).toMatchObject({
      email,
      name: 'Zoe Zap',
      tags: ['fair'],
      standing: 'agreed',
      lifePath: 3,
      cameBy: 'import',
    });
    // A hook that is repeated changes nothing; what is new is added.
    expect((await described(PEOPLE, PEOPLE, all, zoe)).said).toEqual(added);
    const consents = () =>
      shop.rows<{ source: string }>('select source from consents where email = $1', [email]);
    expect(new Set((await consents()).map(({ source }) => source))).toEqual(
      new Set(['program: sign-up sheet of the fair']),
    );
    const { said: more } = await described(PEOPLE, PEOPLE, all, { email, tags: ['autumn'] });
    expect(more).toMatchObject({ id: added.id, name: 'Zoe Zap', tags: ['autumn', 'fair'] });
    const path = `${PEOPLE}/${added.id}`;
    const change = { name: 'Zoe Zapper', tags: ['friend'] };
    expect((await described(PERSON, path, all, change, 'patch')).said).toMatchObject(change);
    const facts = await shop.rows(`select 1 from facts where type = 'tag-added' and email = $1`, [email]);
    expect(facts).toHaveLength(3);
    expect(await shop.rows(`select 1 from staff_actions where action = 'person.saved'`)).toHaveLength(4);
  });

  test('who has unsubscribed is not subscribed again by a program', async () => {
    const all = await key('people:write');
    const email = 'left@example.test';
    const consent = { agreedOn: '2025-05-01', source: 'a form' };
    await described(PEOPLE, PEOPLE, all, { email, consent });
    const left = suppressionKey(server.services.config, email);
    await shop.rows(
      `insert into suppressions (address_key, topic, reason, created_at) values ($1, 'all', 'unsubscribed', now())`,
      [left],
    );
    await shop.rows('update consents set withdrawn_at = now() where email = $1', [email]);
    const { said } = await described(PEOPLE, PEOPLE, all, { email, consent });
    expect(said).toMatchObject({ standing: 'left', topics: [] });
    const open = await shop.rows('select 1 from consents where email = $1 and withdrawn_at is null', [email]);
    expect(open).toEqual([]);
  });

  test('posts facts as the document says', async () => {
    const { services } = server;
    receiver.received.length = 0;
    receiver.state.status = 200;
    expect(Object.keys(document.webhooks)).toEqual(toldFactNames);
    const { secret } = await addWebhook(services, { actor, url: receiver.url, facts: toldFactNames });
    expect(secret).toMatch(/^whsec_/);
    const email = 'hook@example.test';
    const { sessionId } = await bookByHand(services, {
      actor,
      email,
      name: 'Hedda Hook',
      sessionType: '1:1 Live Session (60 min)',
      date: addDays(dateIn(server.clock.now(), 'Europe/Lisbon'), 3),
      time: '10:00',
      anyTime: true,
    });
    server.clock.advance({ days: 4 });
    await completeSession(services, { actor, sessionId, notes: 'Nobody else’s.' });
    const [person] = (await listPeople(services, { actor, search: { q: email } })).people;
    await addTag(services, { actor, personId: person?.id ?? '', tag: 'told' });
    const eventId = nobody;
    const letter = { subject: 'Hello', body: 'Hello.', perHour: 60 };
    const { broadcastId } = await saveBroadcast(services, { actor, ...letter });
    await services.db.transaction(async (tx) => {
      await announce(services, tx, { type: 'mail-clicked', email, path: '/quiz', broadcastId });
      await announce(services, tx, { type: 'seat-given-up', email, eventId, title: 'A year', name: 'Hedda' });
    });
    await buy('told@example.test');
    await server.runJobs();
    const told = receiver.received.map(({ event, delivery, signature, body }) => {
      const said = JSON.parse(body);
      expect({ type: event, id: delivery }).toEqual({ type: said.type, id: said.id });
      expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
      const at = `doc#/webhooks/${event}/post/requestBody/content/application~1json/schema`;
      const validate = ajv.compile({ $ref: at });
      expect([event, validate(said), validate.errors]).toEqual([event, true, null]);
      return event;
    });
    expect(told).toEqual(
      expect.arrayContaining([
        ...[
          'session-booked',
          'session-completed',
          'tag-added',
          'mail-clicked',
          'seat-given-up',
          'order-paid',
        ],
      ]),
    );
    const click = receiver.received.find(({ event }) => event === 'mail-clicked');
    expect(JSON.parse(click?.body ?? '').data).toEqual({ email, path: '/quiz', broadcastId });
    expect(JSON.stringify(receiver.received)).not.toContain('Nobody else');
    const names = document.webhooks['order-paid']?.post?.parameters.map(({ name }) => name);
    expect(names).toEqual(['x-aura-event', 'x-aura-delivery', 'x-aura-signature']);
  });

  test('says no as the document says', async () => {
    const all = await key('people:read', 'orders:read', 'tags:write');
    expect((await described(PERSON, `${PEOPLE}/${nobody}`, all)).status).toBe(404);
    expect((await described(TAGS, `${PEOPLE}/${nobody}/tags`, all, { tag: 'x' })).status).toBe(404);
    expect((await described(TAGS, `${PEOPLE}/${nobody}/tags`, all, { tag: '' })).status).toBe(422);
    const write = await key('people:write');
    expect((await described(PEOPLE, PEOPLE, write, { email: 'nobody' })).status).toBe(422);
    const ahead = { agreedOn: '2099-01-01', source: 'x' };
    expect((await described(PEOPLE, PEOPLE, write, { email: 'a@b.test', consent: ahead })).status).toBe(422);
    const changes = [{ name: 'x' }, { tags: 'x' }] as const;
    expect((await described(PERSON, `${PEOPLE}/${nobody}`, write, changes[0], 'patch')).status).toBe(404);
    expect((await described(PERSON, `${PEOPLE}/${nobody}`, write, changes[1], 'patch')).status).toBe(422);
    expect((await described(PERSON, `${PEOPLE}/${nobody}`, all, changes[0], 'patch')).status).toBe(403);
    for (const [pattern, path, body] of [
      [PEOPLE, PEOPLE],
      [PEOPLE, PEOPLE, { email: 'a@b.test' }],
      [PERSON, `${PEOPLE}/${nobody}`],
      [TAGS, `${PEOPLE}/${nobody}/tags`, { tag: 'x' }],
      [ORDERS, ORDERS],
    ] as const) {
      expect((await described(pattern, path, 'guessed', body)).status).toBe(403);
    }
  });

  test('a key opens what it was made for, until it is withdrawn or its maker is no owner any more', async () => {
    const orders = await key('orders:read');
    expect((await call(ORDERS, orders)).status).toBe(200);
    expect((await call(PEOPLE, orders)).status).toBe(403);
    expect((await call(`${PEOPLE}/${nobody}/tags`, orders, { tag: 'x' })).status).toBe(403);
    const newest = (await readApiKeys(server.services, { actor })).at(-1);
    expect(orders.endsWith(newest?.endsWith ?? '?')).toBe(true);
    await withdrawApiKey(server.services, { actor, keyId: newest?.id ?? '' });
    expect((await call(ORDERS, orders)).status).toBe(403);
    const stored = await shop.rows<{ key_hash: string }>('select * from api_keys');
    expect(JSON.stringify(stored)).not.toContain(orders);

    const other = await newMember(server, 'Otto Owner', 'owner');
    const his = await makeApiKey(server.services, {
      ...{
        actor: { id: other.id, role: 'owner' as const, confirmedAt: new Date() },
        name: 'His',
        scopes: ['orders:read'],
      },
    });
    expect((await call(ORDERS, his.key)).status).toBe(200);
    await server.services.db.transaction((tx) => giveRole(tx, other.id, 'member'));
    expect((await call(ORDERS, his.key)).status).toBe(403);
  });

  test('calls are limited for each key', async () => {
    const busy = await key('orders:read');
    await shop.rows(
      `insert into rate_limits (key, hits, window_ends_at)
       select 'api:' || id, 1000000, $1 from api_keys on conflict (key) do update set hits = excluded.hits, window_ends_at = excluded.window_ends_at`,
      [new Date(server.clock.now().getTime() + 60_000)],
    );
    expect((await described(ORDERS, ORDERS, busy)).status).toBe(429);
  });

  test('every answer that the document promises was seen, but for limits and the like', () => {
    const promised = Object.entries(document.paths).flatMap(([pattern, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => status !== '429')
          .map((status) => `${method} ${pattern} ${status}`),
      ),
    );
    expect(promised.filter((answer) => !seen.has(answer))).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
  });

  test('is the owner’s alone to open', async () => {
    const staff = await newMember(server, 'Stella Staff', 'staff');
    const asked = { actor: staff.actor, name: 'x', scopes: ['people:read' as const] };
    await expect(makeApiKey(server.services, asked)).rejects.toThrow();
    await expect(readWebhooks(server.services, { actor: staff.actor })).rejects.toThrow();
    expect((await staff.visitor.get('/office/settings/programs')).status).toBe(403);
    const owner = await server.signedIn('owner@demo.local');
    expect(await (await owner.get('/office/settings/programs')).text()).toContain('A spreadsheet');
  });
});
