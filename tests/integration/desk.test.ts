import type { QueryResultRow } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  draftContent,
  publishContent,
  readContent,
  restoreContent,
  unscheduleContent,
} from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { newMember } from '../harness/members.ts';
import { spawnServer } from '../harness/spawned-server.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

let server: TestServer;
let owner: Member;
let member: Member;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newMember(server, 'Ines Desk', 'owner');
  member = await newMember(server, 'Mara Member');
});
afterAll(() => server.stop());
afterEach(() => server.services.db.$client.query('delete from content_versions').then(refresh));

const refresh = () => server.services.content.refresh();
const page = async (path: string) => (await server.visitor().get(path)).text();
const report = () => {
  const body = findWritten('product', 'report');
  if (!body) throw new Error('no report');
  return body;
};
const product = { kind: 'product' as const, key: 'report' };
const as = () => ({ actor: owner.actor });
const rows = async <Row extends QueryResultRow>(query: string, values: unknown[] = []) =>
  (await server.services.db.$client.query<Row>(query, values)).rows;

describe('a price', () => {
  test('changes at once on the pages, in the checkout, the chat and the feeds, and never in an open order', async () => {
    expect(await page('/')).toContain('€59');
    const order = (amount: number) =>
      server.visitor().postJson('/functions/v1/create-checkout-session', {
        productId: 'report',
        productName: 'Personal Report',
        amount,
        email: 'buyer@example.test',
      });
    expect((await order(5_900)).status).toBe(200);

    const changed = { ...report(), priceCents: 4_950, originalPriceCents: 5_900, badge: 'Autumn' };
    await publishContent(server.services, { ...as(), ...product, body: changed });
    for (const [path, words] of [
      ['/', '€49.50'],
      ['/', '€59'],
      ['/', 'Autumn'],
      ['/checkout/report', '€49.50'],
      ['/checkout/report', '"price":"49.50"'],
    ] as const) {
      expect(await page(path), path).toContain(words);
    }
    expect((await order(5_900)).status).toBe(400);
    expect((await order(4_950)).status).toBe(200);
    expect(await rows('select price_cents from orders order by created_at, price_cents desc')).toEqual([
      { price_cents: 5_900 },
      { price_cents: 4_950 },
    ]);
    const { response } = await new ChatVisitor(server.visitor()).say('How much is the Personal Report?');
    expect(response).toContain('€49.50');
  });

  test('is called reduced from what was charged in the 30 days before, and from nothing higher', async () => {
    const publish = (fields: object) =>
      publishContent(server.services, { ...as(), ...product, body: { ...report(), ...fields } });
    await expect(publish({ priceCents: 4_950, originalPriceCents: 7_900 })).rejects.toMatchObject({
      fields: { originalPriceCents: expect.stringContaining('At most €59') },
    });
    await publish({ priceCents: 4_500, originalPriceCents: 5_900 });
    server.clock.advance({ hours: 1 });
    await publish({ priceCents: 5_900 });
    server.clock.advance({ hours: 1 });
    await expect(publish({ priceCents: 4_950, originalPriceCents: 5_900 })).rejects.toMatchObject({
      fields: { originalPriceCents: expect.stringContaining('At most €45') },
    });
    await publish({ priceCents: 4_200, originalPriceCents: 4_500 });
  });

  test('taken off sale: shown, not ordered, not in the site map', async () => {
    await publishContent(server.services, { ...as(), ...product, body: { ...report(), paused: true } });
    expect(await page('/')).toContain('Not on sale at the moment');
    expect(await page('/checkout/report')).toContain('schema.org/OutOfStock');
    expect(await page('/sitemap.xml')).not.toContain('/checkout/report');
    const answer = await server.visitor().postJson('/functions/v1/create-checkout-session', {
      productId: 'report',
      productName: 'Personal Report',
      amount: 5_900,
      email: 'b@example.test',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: expect.stringContaining('not on sale') },
    ]);
  });

  test.each([
    ['priceCents', 0],
    ['priceCents', 59.5],
    ['originalPriceCents', 5_000],
    ['features', []],
    ['name', ''],
  ])('with a wrong %s (%j) is refused at its field', async (field, value) => {
    const body = { ...report(), [field]: value };
    await expect(publishContent(server.services, { ...as(), ...product, body })).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('versions', () => {
  test('go back to any of them, and to the first; nobody overwrites what she has not seen', async () => {
    const first = await publishContent(server.services, {
      ...as(),
      ...product,
      body: { ...report(), priceCents: 6_100 },
      base: 0,
    });
    await publishContent(server.services, {
      ...as(),
      ...product,
      base: first.versionId,
      body: { ...report(), priceCents: 6_200 },
    });
    await expect(
      publishContent(server.services, { ...as(), ...product, body: report(), base: first.versionId }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await page('/')).toContain('€62');

    await restoreContent(server.services, { ...as(), ...product, versionId: first.versionId });
    expect(await page('/')).toContain('€61');
    await restoreContent(server.services, { ...as(), ...product, versionId: 'written' });
    expect(await page('/')).toContain('€59');
    const { versions } = await readContent(server.services, { ...as(), ...product });
    expect(versions.map(({ label, madeBy }) => [label, madeBy])).toEqual([
      ['live', 'Ines Desk'],
      ...[1, 2, 3].map(() => ['earlier', 'Ines Desk']),
    ]);
  });

  const article = {
    id: 'letters-to-myself',
    title: 'Letters to myself',
    description: 'What a 9 year asks.',
    date: '2025-06-02',
    minutes: 2,
    product: 'report',
    image: 'pair',
    number: 'lifePath',
  };
  const place = { kind: 'article' as const, key: article.id };

  test('an article waits for its hour, and is then on every shelf by itself', async () => {
    const body = { ...article, body: '## Nine\n\nA closing year.' };
    await draftContent(server.services, { ...as(), ...place, body });
    expect((await server.visitor().get(`/blog/${article.id}`)).status).toBe(404);
    const at = new Date(server.clock.now().getTime() + 3_600_000);
    await publishContent(server.services, { ...as(), ...place, body, at });
    expect((await server.visitor().get(`/blog/${article.id}`)).status).toBe(404);
    expect(await page('/blog')).not.toContain(article.title);

    await server.clock.advance({ hours: 1 });
    await expect.poll(() => page('/blog')).toContain(article.title);
    expect(await page(`/blog/${article.id}`)).toContain('<h2 id="nine">Nine</h2>');
    for (const path of ['/', '/feed.xml', '/sitemap.xml']) expect(await page(path)).toContain(article.id);
    expect((await server.visitor().get(`/share/${article.id}.png`)).status).toBe(200);
  });

  test('a schedule can be taken back', async () => {
    const body = { ...article, body: 'Soon.' };
    const at = new Date(server.clock.now().getTime() + 60_000);
    await publishContent(server.services, { ...as(), ...place, body, at });
    await unscheduleContent(server.services, { ...as(), ...place });
    await server.clock.advance({ hours: 1 });
    await refresh();
    expect((await server.visitor().get(`/blog/${article.id}`)).status).toBe(404);
  });

  test('nothing in an article runs', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<a href="data:text/html,<script>alert(1)</script>">x</a>',
      '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
      '<math><mtext></p><style><img src onerror=alert(1)>',
    ];
    await publishContent(server.services, {
      ...as(),
      ...place,
      body: { ...article, body: payloads.join('\n\n') },
    });
    const html = await page(`/blog/${article.id}`);
    const text = html.slice(html.indexOf('rendered-text'), html.indexOf('<aside'));
    expect(text).not.toMatch(
      /<(script|img|iframe|svg|style|math)\b|<[^>]+href="(javascript|data):|<[^>]+\son\w+=/i,
    );
    expect(text).toContain('alert(1)');
  });
});

test('questions, testimonials and interpretations change everywhere they are read', async () => {
  const question = findWritten('question', 'which-reading-first');
  const quote = findWritten('testimonial', 'couples-the-sofa');
  const meaning = findWritten('meaning', 'lifePath.7');
  await publishContent(server.services, {
    ...as(),
    kind: 'question',
    key: 'which-reading-first',
    body: { ...question, answer: 'Begin with the **zebra** reading.' },
  });
  await publishContent(server.services, {
    ...as(),
    kind: 'testimonial',
    key: 'couples-the-sofa',
    body: { ...quote, quote: 'We bought a zebra.', sample: true },
  });
  await publishContent(server.services, {
    ...as(),
    kind: 'meaning',
    key: 'lifePath.7',
    body: { ...meaning, title: 'The Zebra Keeper' },
  });
  expect(await page('/faq')).toContain('<strong>zebra</strong>');
  expect(await page('/testimonials')).toContain('We bought a zebra.');
  expect(await page('/numbers/7')).toContain('The Zebra Keeper');
  await expect(
    publishContent(server.services, {
      ...as(),
      kind: 'meaning',
      key: 'lifePath.7',
      body: { ...meaning, short: 'x'.repeat(900) },
    }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { short: expect.stringContaining('At most') } });
});

test('another process shows a change by itself, and its cached pages until then', async () => {
  server.clock.set(new Date());
  const other = await spawnServer({ DATABASE_URL: server.databaseUrl });
  try {
    const there = async () => (await fetch(`${other.url}/`)).text();
    expect(await there()).toContain('€59');
    await publishContent(server.services, { ...as(), ...product, body: { ...report(), priceCents: 8_800 } });
    await expect.poll(there).toContain('€88');
  } finally {
    await other.kill('SIGTERM');
  }
});

test('each change is one line in the log; a member can do and read none of it', async () => {
  const body = { ...report(), priceCents: 6_000 };
  await publishContent(server.services, { ...as(), ...product, body });
  const [line] = await rows<{ action: string; actor_name: string; before: object; after: object }>(
    `select action, actor_name, before, after from staff_actions where subject_kind = 'product' and after->>'priceCents' = '6000'`,
  );
  expect(line).toMatchObject({
    action: 'content.published',
    actor_name: 'Ines Desk',
    after: { priceCents: 6_000 },
  });

  const before = await rows('select count(*) from staff_actions');
  const { actor } = member;
  for (const attempt of [
    () => publishContent(server.services, { actor, ...product, body }),
    () => draftContent(server.services, { actor, ...product, body }),
    () => restoreContent(server.services, { actor, ...product, versionId: 'written' }),
    () => unscheduleContent(server.services, { actor, ...product }),
    () => readContent(server.services, { actor, ...product }),
  ]) {
    await expect(attempt()).rejects.toThrow('not found');
  }
  expect(await rows('select count(*) from staff_actions')).toEqual(before);
});
