import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import { checkContentBody, legalPdf, publishContent, readContent } from '../../domain/content/index.ts';
import { saveBrand } from '../../domain/office/settings/brand.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Awaited<ReturnType<typeof newMember>>;
let buyers = 0;

beforeAll(async () => {
  server = await startTestServer({ LIMIT_FACTOR: '100' }, new TestClock('2026-12-01T09:00:00Z'), {
    documents: 'drawn',
  });
  shop = shopOf(server);
  owner = await newMember(server, 'Olga Owner', 'owner');
});
afterAll(() => server.stop());

async function bought(): Promise<{ email: string; orderId: string; path: string; version: string }> {
  const email = `buyer${++buyers}@example.test`;
  const checkoutId = await startBuying(server.visitor(), 'report', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const [row] = await shop.rows<{ legal_version: string }>('select legal_version from orders where id = $1', [
    orderId,
  ]);
  const path = `/orders/${signOrderKey(server.services, { orderId, via: 'mail' })}`;
  return { email, orderId, path, version: String(row?.legal_version) };
}

/** What a page says, from its robots' tag to its end. */
const page = async (path: string, visitor = server.visitor()): Promise<string> =>
  (await (await visitor.get(path)).text())
    .replace(/<footer.*$/s, '')
    .replace(/<(?:script|header).*?<\/(?:script|header)>/gs, '');

/** The terms with one more sentence, from now on or from later on. */
async function changed(sentence: string, at?: Date): Promise<void> {
  const { services } = server;
  const { body } = await readContent(services, { actor: owner.actor, kind: 'legal', key: 'terms' });
  await publishContent(services, {
    ...{ actor: owner.actor, kind: 'legal', key: 'terms', at },
    body: { ...body, body: `${body.body}\n\n${sentence}` },
  });
}

const termsOf = async (email: string) => {
  const { attachments } = await server.mailWith(email, 'Thank you for your order');
  return attachments.filter(({ filename }) => filename?.startsWith('terms-'));
};

test('the terms change; an earlier order still shows what held for it, on its page, in the office and as a PDF', async () => {
  const before = await bought();
  expect(await page('/terms')).not.toContain('Brass bands');
  await changed('Brass bands are welcome from now on.');
  expect(await page('/terms')).toContain('Brass bands');
  const after = await bought();
  expect(after.version).not.toBe(before.version);

  expect(await page(before.path)).toContain(`/terms/${before.version}"`);
  expect(await page(after.path)).toContain(`/terms/${after.version}"`);
  expect(await page(`/office/orders/${before.orderId}`, owner.visitor)).toContain(
    `/terms/${before.version}"`,
  );
  const old = await page(`/terms/${before.version}`);
  expect(old).toContain('An earlier text');
  expect(old).toContain('name="robots" content="noindex"');
  expect(old).not.toContain('Brass bands');
  const present = await page(`/terms/${after.version}`);
  expect(present).toContain('This text is in force');
  expect(present).toContain('Brass bands');

  for (const [order, says] of [
    [before, false],
    [after, true],
  ] as const) {
    const [terms, ...more] = await termsOf(order.email);
    expect(more).toEqual([]);
    const { pages } = readPdf(new Uint8Array(terms?.content ?? []));
    const text = pages.map((one) => one.text).join(' ');
    expect(text.includes('Brass bands')).toBe(says);
    expect(text).toContain('Withdraw from a contract');
    expect(text).toContain('within 30 days');
    const again = await server.visitor().get(`/terms/${order.version}/terms.pdf`);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(terms?.content ?? []))).toBe(true);
  }
});

test('a change of the brand is another version too, and the earlier one keeps the earlier name', async () => {
  const before = await bought();
  await saveBrand(server.services, { actor: owner.actor, fields: { legalName: 'Brass & Co' } });
  const after = await bought();
  expect(await page(`/terms/${after.version}`)).toContain('Brass &amp; Co');
  expect(await page(`/terms/${before.version}`)).not.toContain('Brass &amp; Co');
});

test('orders that changed nothing share one version; many at once write it once', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => bought()));
  expect(new Set(all.map(({ version }) => version)).size).toBe(1);
  await changed('Written anew.');
  const { services } = server;
  const several = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      startBuying(server.visitor(), 'report', { email: `many${at}@example.test` }),
    ),
  );
  const versions = await shop.rows<{ legal_version: string }>(
    'select distinct legal_version from orders where checkout_id = any($1)',
    [several],
  );
  expect(versions).toHaveLength(1);
  const version = String(versions[0]?.legal_version);
  // Drawn by all at once, it is one file.
  const files = await Promise.all(Array.from({ length: 3 }, () => legalPdf(services, { version })));
  const [one = { bytes: new Uint8Array() }] = files;
  expect(files.every(({ bytes }) => Buffer.from(bytes).equals(Buffer.from(one.bytes)))).toBe(true);
  await server.runJob('remove-files');
  const stored = [];
  for await (const key of services.files.list(`legal/${version}/`)) stored.push(key);
  expect(stored).toHaveLength(1);
  // A file that is lost is drawn anew, under its key: no confirmation waits for it.
  await services.files.remove(String(stored[0]));
  const anew = await legalPdf(services, { version });
  expect(anew.bytes.length).toBeGreaterThan(one.bytes.length / 2);
  expect(await services.files.read(String(stored[0]))).toBeDefined();
});

test('a text that is to hold from a day on holds from that day', async () => {
  await changed('Cymbals from tomorrow on.', new Date(server.clock.now().getTime() + 86_400_000));
  const today = await bought();
  expect(await page(`/terms/${today.version}`)).not.toContain('Cymbals');
  server.clock.advance({ days: 1, minutes: 1 });
  await server.services.content.refresh();
  const tomorrow = await bought();
  expect(await page(`/terms/${tomorrow.version}`)).toContain('Cymbals');
});

test('an order of before shows the first edition, and goes on to', async () => {
  const { orderId, path } = await bought();
  await shop.rows('update orders set legal_version = null where id = $1', [orderId]);
  expect(await page(path)).toContain('/terms/first"');
  const first = await page('/terms/first');
  expect(first).not.toContain('Brass bands');
  expect(first).toContain('You buy from Aura Numerology');
  await changed('Not of the first.');
  expect(await page('/terms/first')).toBe(first);
});

test('what a text must still say is said when it is left out; versions that are none are not found', async () => {
  const { services } = server;
  const { body } = await readContent(services, { actor: owner.actor, kind: 'legal', key: 'refunds' });
  const without = {
    ...body,
    body: body.body.replaceAll(/30 days|thirty/gi, 'some time').replaceAll('30-day', 'own'),
  };
  expect(() => checkContentBody(services, 'legal', 'refunds', without)).toThrow(/within 30 days/);
  const at = '/office/content/legal/refunds';
  const refused = await owner.visitor.post(at, { intent: 'publish', base: '0', ...without });
  expect(await refused.text()).toContain('It must still say');
  const broken = { ...body, body: `${body.body} {{nobodyKnows}}` };
  expect(() => checkContentBody(services, 'legal', 'refunds', broken)).toThrow();
  for (const version of ['0', '-1', '99999', 'x', '1e3', '999999999999'])
    expect((await server.visitor().get(`/terms/${version}`)).status, version).toBe(404);
  expect((await server.visitor().get('/terms/99999/terms.pdf')).status).toBe(404);
});
