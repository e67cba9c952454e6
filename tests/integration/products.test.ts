import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenCatalogue } from '../../content/catalogue.ts';
import { toBody } from '../../content/product.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { publishContent, storeProductFile } from '../../domain/content/index.ts';
import { chooseBegin, readOrder } from '../../domain/delivery/index.ts';
import {
  draftProduct,
  duplicateProduct,
  listOfficeOrders,
  listProducts,
  publishProduct,
  readOfficeOrder,
  readProduct,
  readRevenue,
  setProductSale,
} from '../../domain/office/index.ts';
import { changeSessionType, createSessionType } from '../../domain/practice/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Actor = Awaited<ReturnType<typeof demoActor>>;
let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Actor;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

const parts = JSON.stringify([
  { kind: 'session-credits', sessionType: '1:1 Live Session (60 min)', count: 2 },
]);
const consultation = {
  name: 'Name Consultation',
  priceCents: '49',
  description: 'An hour about the name you carry, and the one you are thinking of.',
  features: 'Two live sessions of an hour\nNotes after each',
  sections: ['services'],
  parts,
  intake: 'none',
  taxClass: 'service',
};

async function publish(form: object, productId = 'new') {
  const { page } = await readProduct(server.services, { actor, productId });
  const whole = { ...consultation, base: page?.base, ...form };
  return publishProduct(server.services, { actor, productId, ...whole });
}

async function buy(productId: string, productName: string, amount: number) {
  const email = `${productId}-${crypto.randomUUID()}@example.test`;
  const answer = await server
    .visitor()
    .postJson('/functions/v1/create-checkout-session', { productId, productName, amount, email });
  const { url = '' } = (await answer.json()) as { url?: string };
  const checkoutId = url.split('/').at(-1) ?? '';
  return { checkoutId, email, order: await shop.orderOf(checkoutId) };
}

const textOf = async (path: string) => (await server.visitor().get(path)).text();

describe('a thirteenth product', () => {
  let productId: string;
  beforeAll(async () => {
    ({ productId } = await publish({}));
  });

  test('has an address of its own', () => expect(productId).toBe('name-consultation'));

  test.each([
    ['its checkout page', () => textOf('/checkout/name-consultation')],
    ['the landing page', () => textOf('/')],
    ['the form of withdrawal', () => textOf('/withdraw')],
  ])('is on %s', async (_, read) => expect(await read()).toContain('Name Consultation'));

  test('is in the sitemap and, with its price, in the structured data', async () => {
    expect(await textOf('/sitemap.xml')).toContain('/checkout/name-consultation');
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(
        await textOf('/checkout/name-consultation'),
      ) ?? [];
    expect(data).toContain('"Name Consultation"');
    expect(data).toContain('49');
  });

  test('is what the chat answers with', async () => {
    const message = 'How much is the name consultation?';
    const answer = await new ChatVisitor(server.visitor()).say(message);
    expect(JSON.stringify(answer)).toContain('€49');
  });

  test.each([
    '/office/catalogue',
    '/office/codes',
    '/office/calendar/types',
    '/office/orders',
    '/office/content/testimonial/new',
    '/office/content/article/new',
    '/office/letters/broadcasts/new',
  ])('is in the list of %s', async (path) => {
    const visitor = await server.signedIn('owner@demo.local');
    expect(await (await visitor.get(path)).text()).toContain('Name Consultation');
  });

  test('is ordered, delivered, receipted, told by letter and counted', async () => {
    const { checkoutId, email, order } = await buy(productId, 'Name Consultation', 4_900);
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const letter = await server.mailAbout(email, 'Thank you');
    expect(letter.text).toContain('Name Consultation');
    const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
    const page = await readOrder(server.services, { key });
    expect(page.deliveries.map(({ kind, stage }) => [kind, stage])).toEqual([
      ['session-credits', 'ready_to_book'],
    ]);
    const [receipt] = await shop.rows<{ facts: { lines: { description: string }[] } }>(
      'select facts from receipts where order_id = $1',
      [order.id],
    );
    expect(receipt?.facts.lines[0]?.description).toContain('Name Consultation');
    const { products } = await readRevenue(server.services, { actor, range: {} });
    expect(products.map(({ name }) => name)).toContain('Name Consultation');
  });
});

describe('what is wrong is said at its field', () => {
  test.each([
    ['priceCents', { priceCents: '' }],
    ['features', { features: '' }],
    ['parts', { parts: '[]' }],
    ['parts', { parts: JSON.stringify([{ kind: 'session-credits', sessionType: 'Tea', count: 1 }]) }],
    ['parts', { parts: 'nonsense' }],
    ['intake', { parts: JSON.stringify([{ kind: 'document', document: 'personal-report' }]) }],
    [
      'intake',
      { parts: JSON.stringify([{ kind: 'document', document: 'couples-snapshot' }]), intake: 'person' },
    ],
  ])('%s', async (field, form) => {
    await expect(publish({ name: 'Wrong', ...form })).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  });
});

test('a draft is not in the shop; paused it is shown, archived it is nowhere, and it comes back', async () => {
  const { services } = server;
  const form = { actor, productId: 'new', ...consultation, name: 'Quiet Hour' };
  const { productId } = await draftProduct(services, form);
  const status = async () => (await server.visitor().get(`/checkout/${productId}`)).status;
  expect(await status()).toBe(404);
  await publish({ name: 'Quiet Hour' }, productId);
  const sale = (state: 'live' | 'paused' | 'archived') =>
    setProductSale(services, { actor, productId, sale: state });
  await sale('paused');
  expect(await textOf('/')).toContain('Quiet Hour');
  expect(await textOf('/sitemap.xml')).not.toContain(productId);
  await sale('archived');
  expect(await status()).toBe(404);
  expect(await textOf('/')).not.toContain('Quiet Hour');
  await expect(buy(productId, 'Quiet Hour', 4_900)).rejects.toThrow('no order');
  await sale('live');
  expect(await status()).toBe(200);
});

test('a badge of her own words stands on its page and in the office, most popular or not', async () => {
  await publish({ name: 'Badged', badge: 'Fresh this spring' });
  const office = await server.signedIn('owner@demo.local');
  for (const page of [
    await textOf('/checkout/badged'),
    await (await office.get('/office/catalogue')).text(),
    await textOf('/'),
  ])
    expect(page).toContain('>Fresh this spring<');
});

test('a copy is a draft of its own', async () => {
  const { productId } = await duplicateProduct(server.services, { actor, productId: 'report' });
  expect(productId).toBe('personal-report-copy');
  const { products } = await listProducts(server.services, { actor });
  expect(products.find(({ id }) => id === productId)).toMatchObject({ sale: 'draft', priceCents: 5_900 });
});

test('texts saved by an earlier program keep the terms of the first edition', async () => {
  const { name, description, features } = { name: 'Union', description: 'For two.', features: ['One'] };
  const body = { name, priceCents: 10_000, description, features };
  await publishContent(server.services, { actor, kind: 'product', key: 'union-path', body });
  const product = server.services.content.current().catalogue.byId.get('union-path');
  expect(product).toMatchObject({ name, intake: 'couple', sections: ['couples'], taxClass: 'service' });
  expect(product?.delivers).toEqual([{ kind: 'session-credits', sessionType: 'Couples Journey', count: 3 }]);
});

test('counts of sessions that the office had changed are taken over, in every version', async () => {
  const texts = { name: 'CEO', priceCents: 100_00, description: 'For a chief.', features: ['One'] };
  await shop.rows(`update session_type_products set count = 4 where product_id = 'ceo-mentorship'`);
  await shop.rows(
    `insert into content_versions (kind, key, body, state) values ('product', 'ceo-mentorship', $1, 'draft')`,
    [texts],
  );
  const migration = join(projectFolder, 'db/migrations/0201_products_say_their_sessions.sql');
  await shop.rows(`begin; ${readFileSync(migration, 'utf8')} commit;`);
  // The test's clock stands elsewhere than the database's.
  await shop.rows(
    `update content_versions set publish_at = $1 where key = 'ceo-mentorship' and state = 'published'`,
    [server.services.clock.now()],
  );
  await server.services.content.refresh();
  const credits = [{ kind: 'session-credits', sessionType: 'Executive Coaching', count: 4 }];
  const { byId } = server.services.content.current().catalogue;
  expect(byId.get('ceo-mentorship')).toMatchObject({ name: 'CEO Mentorship', delivers: credits });
  expect(byId.get('union-path')?.delivers[0]).toMatchObject({ count: 3 });
  const [draft] = await shop.rows<{ body: object }>(
    `select body from content_versions where key = 'ceo-mentorship' and state = 'draft'`,
  );
  expect(draft?.body).toMatchObject({ ...texts, terms: { delivers: credits, intake: 'business' } });
});

test('an order of an earlier program, which has no copy, is delivered as it was sold', async () => {
  const { checkoutId, order } = await buy('transformation', 'Transformation Package', 24_900);
  await shop.rows('update orders set sold = null where id = $1', [order.id]);
  await shop.rows(`update session_type_products set count = 5 where product_id = 'transformation'`);
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const [credits] = await shop.rows<{ count: string }>(
    'select count(*) from session_credits where source = $1',
    [`order:${order.id}`],
  );
  expect(credits?.count).toBe('5');
});

describe('a form of her own', () => {
  const questions = [
    { key: 'q1', type: 'line', label: 'Which name do you think of?', required: true },
    { key: 'q2', type: 'choice', label: 'For what?', required: true, options: ['A child', 'A shop'] },
    { key: 'q3', type: 'number', label: 'How many names so far?', required: false },
    { key: 'q4', type: 'consent', label: 'You may write them down', required: true },
  ];
  const withForm = { name: 'Naming', intake: 'own', questions: JSON.stringify(questions) };

  test.each([
    ['a choice of one', [{ ...questions[1], options: ['One'] }]],
    ['no words', [{ ...questions[0], label: ' ' }]],
    ['nothing', []],
    ['two birth names', [1, 2].map((n) => ({ key: `q${n}`, type: 'name', label: 'Name', required: true }))],
  ])('is refused with %s', async (_, asked) => {
    await expect(publish({ ...withForm, questions: JSON.stringify(asked) })).rejects.toMatchObject({
      fields: { intake: expect.any(String) },
    });
  });

  test('asks for a birth date where a document needs one', async () => {
    const document = JSON.stringify([{ kind: 'document', document: 'personal-report' }]);
    await expect(publish({ ...withForm, parts: document })).rejects.toMatchObject({
      fields: { intake: 'It delivers a document without asking for a birth date.' },
    });
  });

  test('is asked as it was sold, checked, and shown to the office with its words', async () => {
    const { productId } = await publish(withForm);
    const { checkoutId, order } = await buy(productId, 'Naming', 4_900);
    await publish({ name: 'Naming', intake: 'none' }, productId);
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
    const page = `/orders/${key}/details`;
    const html = await textOf(page);
    for (const { label } of questions) expect(html).toContain(label);
    const send = (answers: Record<string, string>) =>
      server.visitor().post(`${page}.data`, { intent: 'send', ...answers });
    const wrong = await send({ 'own.q2': 'A boat', 'own.q3': 'many' });
    expect(wrong.status).toBe(422);
    const said = await wrong.text();
    for (const name of ['own.q1', 'own.q2', 'own.q3', 'own.q4']) expect(said).toContain(name);
    const right = { 'own.q1': 'Iris', 'own.q2': 'A shop', 'own.q4': 'yes' };
    expect((await send(right)).status).toBeLessThan(400);
    const { intake } = await readOfficeOrder(server.services, { actor, orderId: order.id });
    expect(intake?.isComplete).toBe(true);
    expect(intake?.answers.map(({ label, answer }) => [label, answer])).toEqual([
      ['Which name do you think of?', 'Iris'],
      ['For what?', 'A shop'],
      ['How many names so far?', undefined],
      ['You may write them down', 'yes'],
    ]);
  });
});

test('a file is for whoever bought it, as long as it is hers', async () => {
  const { services } = server;
  const file = await storeProductFile(services, {
    actor,
    name: '../Work book.PDF',
    bytes: Buffer.from('pages'),
  });
  expect(file).toMatchObject({ name: 'Work book.PDF', size: 5, key: expect.stringMatching(/\.pdf$/) });
  const files = (list: object[]) => ({
    name: 'Workbook',
    parts: JSON.stringify([{ kind: 'files', files: list }]),
  });
  for (const list of [[], [{ ...file, key: 'reports/somebody.pdf' }]])
    await expect(publish(files(list))).rejects.toMatchObject({ fields: { parts: expect.any(String) } });
  const { productId } = await publish(files([file]));
  const bought = await Promise.all(
    [1, 2].map(async () => {
      const { checkoutId, order } = await buy(productId, 'Workbook', 4_900);
      await shop.sandbox.chooseOutcome(checkoutId, 'paid');
      const key = signOrderKey(services, { orderId: order.id, via: 'mail' });
      return { key, order };
    }),
  );
  await shop.settle();
  const [hers, others] = bought;
  if (!hers || !others) throw new Error('two were bought');
  const [part] = (await readOrder(services, hers)).deliveries;
  const get = (key: string, place = '0') => server.visitor().get(`/orders/${key}/files/${part?.id}/${place}`);
  // Nothing begins in the 14 days unless she asks for it.
  expect([part?.stage, (await get(hers.key)).status]).toEqual(['waiting_period', 404]);
  await chooseBegin(services, hers, 'now');
  const answer = await get(hers.key);
  expect([answer.status, await answer.text()]).toEqual([200, 'pages']);
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Work book.PDF"');
  for (const place of ['1', '-1', 'x', '__proto__']) expect((await get(hers.key, place)).status).toBe(404);
  expect((await get(others.key)).status).toBe(404);
});

/** Whatever the office may do to a product while an order of it is open. */
const edits = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('publish' as const),
      count: fc.integer({ min: 1, max: 24 }),
      price: fc.integer({ min: 1, max: 900 }),
      whatsappDays: fc.integer({ min: 1, max: 300 }),
    }),
    fc.record({ do: fc.constantFrom('paused' as const, 'archived' as const, 'live' as const) }),
  ),
  { minLength: 1, maxLength: 4 },
);

test('no sequence of edits, pauses and archives changes what an open order owes', async () => {
  const { productId } = await publish({ name: 'Held Promise', whatsappDays: '7' });
  await fc.assert(
    fc.asyncProperty(edits, async (sequence) => {
      await publish({ name: 'Held Promise', whatsappDays: '7' }, productId);
      await setProductSale(server.services, { actor, productId, sale: 'live' });
      const { checkoutId, order } = await buy(productId, 'Held Promise', 4_900);
      for (const edit of sequence) {
        if (edit.do === 'publish') {
          const part = { kind: 'video', minutes: edit.count };
          const form = { priceCents: String(edit.price), whatsappDays: String(edit.whatsappDays) };
          await publish(
            { name: 'Another Name', intake: 'person', parts: JSON.stringify([part]), ...form },
            productId,
          );
        } else await setProductSale(server.services, { actor, productId, sale: edit.do });
      }
      await shop.sandbox.chooseOutcome(checkoutId, 'paid');
      await shop.settle();
      const [row] = await shop.rows<{ product_name: string; total_cents: number; days: string }>(
        `select product_name, total_cents, sold->>'whatsappDays' as days from orders where id = $1`,
        [order.id],
      );
      expect(row).toEqual({ product_name: 'Held Promise', total_cents: 4_900, days: '7' });
      const owed = await shop.rows('select kind, delivery from fulfilments where order_id = $1', [order.id]);
      expect(owed).toEqual([{ kind: 'session-credits', delivery: JSON.parse(parts)[0] }]);
      expect(await shop.rows('select 1 from intakes where order_id = $1', [order.id])).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

describe('a price that does not add up', () => {
  const rules = { minutes: '60', people: '1', bufferBefore: '', bufferAfter: '', noticeMinutes: '' };
  const hour = { ...rules, horizonDays: '', meetingLink: '', asksBirthData: 'on' };
  const seven = {
    name: 'Seven Hours',
    priceCents: '700',
    parts: JSON.stringify([{ kind: 'session-credits', sessionType: 'Quiet Hour', count: 7 }]),
  };
  let slug: string;
  beforeAll(async () => {
    const made = { ...hour, name: 'Quiet Hour', priceCents: '95' };
    ({ slug } = await createSessionType(server.services, { actor, ...made }));
  });

  test('is published as she wishes; she is told of it, and its page says what is more in it once she has', async () => {
    const { productId, dearer } = await publish(seven);
    expect(dearer).toBe('It costs €35 more than 7 single sessions of 60 minutes one by one (€665).');
    expect((await readProduct(server.services, { actor, productId })).dearer).toBe(dearer);
    expect(await textOf(`/checkout/${productId}`)).not.toContain('665');

    const again = await publish({ ...seven, more: 'A drawing of your chart with each.' }, productId);
    expect(again.dearer).toBeUndefined();
    const page = await textOf(`/checkout/${productId}`);
    expect(page).toContain('665');
    expect(page).toContain('A drawing of your chart with each.');
  });

  test('adds up on its page and on the landing page, by what a single session costs now', async () => {
    const { productId } = await publish({ ...seven, name: 'Seven Cheaper Hours', priceCents: '600' });
    const saved = (page: string) => /would cost €(\d+): €(\d+) more/.exec(page);
    expect(saved(await textOf(`/checkout/${productId}`))?.slice(1)).toEqual(['665', '65']);
    expect(await textOf('/')).toContain('€665: €65 more than here');

    await changeSessionType(server.services, { actor, slug, ...hour, priceCents: '80' });
    expect(saved(await textOf(`/checkout/${productId}`))).toBeNull();
    expect((await readProduct(server.services, { actor, productId })).dearer).toContain('(€560)');
  });
});

describe('of many products', () => {
  const many = Array.from({ length: 60 }, (_, n) => n);
  beforeAll(async () => {
    const body = { ...toBody(writtenCatalogue['video-reading']), sections: [], card: undefined };
    for (const n of many)
      await publishContent(server.services, {
        ...{
          actor,
          kind: 'product' as const,
          key: `many-${n}`,
          body: { ...body, name: `Reading ${n} of many` },
        },
      });
  });

  test.each([
    '/office/orders',
    '/office/codes',
    '/office/catalogue/new',
    '/office/catalogue/report',
    '/office/content/testimonial/new',
    '/office/content/article/new',
    '/office/letters/broadcasts/new',
  ])('%s draws no list of all', async (path) => {
    const visitor = await server.signedIn('owner@demo.local');
    const page = await (await visitor.get(path)).text();
    const drawn = page.match(/<(option|input type="checkbox")[^>]*value="many-\d+"/g) ?? [];
    expect([path, drawn]).toEqual([path, []]);
  });

  test('orders are found by a part of the name, by all of it, and by the id; a name of nothing finds none', async () => {
    const orders = await Promise.all(
      [1, 10].map((n) => buy(`many-${n}`, `Reading ${n} of many`, 6_700).then(({ order }) => order.id)),
    );
    const [one, ten] = orders;
    const found = async (product: string) => {
      const { orders } = await listOfficeOrders(server.services, {
        actor,
        search: { show: 'unpaid', product },
      });
      return orders.map(({ id }) => id);
    };
    expect(new Set(await found('of many'))).toEqual(new Set([one, ten]));
    expect(await found('reading 1 of MANY')).toEqual([one]);
    expect(await found('many-10')).toEqual([ten]);
    expect(await found('Tea')).toEqual([]);
  });

  test('the office shows twenty at a time and finds the others by name; what is archived comes last', async () => {
    const list = (search: { q?: string; page?: string } = {}) =>
      listProducts(server.services, { actor, search });
    const { productId: draft } = await duplicateProduct(server.services, { actor, productId: 'many-1' });
    await setProductSale(server.services, { actor, productId: 'many-2', sale: 'archived' });
    const first = await list();
    const pages = await Promise.all(
      Array.from({ length: first.pages }, (_, at) => list({ page: String(at + 1) })),
    );
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
    expect(first.products).toHaveLength(20);
    expect([ids.length, new Set(ids).size]).toEqual([first.count, first.count]);
    expect(ids.indexOf(draft)).toBeGreaterThan(ids.indexOf('many-59'));
    expect(ids.indexOf('many-2')).toBeGreaterThan(ids.indexOf(draft));
    const found = await list({ q: '31 of many' });
    expect(found).toMatchObject({ pages: 1, hasMany: true, products: [{ id: 'many-31', sale: 'live' }] });
    expect((await list({ q: 'no such name' })).products).toEqual([]);
    for (const [page, shown] of [
      ['0', 1],
      ['two', 1],
      ['9999', first.pages],
    ] as const)
      expect((await list({ page })).page).toBe(shown);
  });
});
