import { afterAll, beforeAll, expect, test } from 'vitest';
import { ourThemes, themesOf } from '../../content/look.ts';
import { type Brand, writtenBrand } from '../../content/site.ts';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import { publishContent } from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { changeBrand } from '../../domain/office/index.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

/** Words that stand nowhere else, so that finding one of them says whose it is. */
const brandOf = (brand: string, guide: string, host: string, colours: [string, string]): Brand => ({
  brand,
  guide,
  tagline: `${brand}, counted slowly`,
  description: `${guide} counts for you.`,
  contactEmail: `desk@${host}`,
  timeZone: 'Europe/Madrid',
  legalName: `${brand} S.L.`,
  legalAddress: `Calle ${guide} 9, Madrid`,
  taxId: 'ES 1',
  practitioner: `${guide} Nueve`,
  training: '',
  making: '',
  mainColour: colours[0],
  accentColour: colours[1],
});

type Practice = { server: TestServer; own: Brand; others: Brand[] };
const lanterns = brandOf('Nine Lanterns', 'Lucerna', 'lanterns.example', ['#0f3d48', '#b4622d']);
const tides = brandOf('Tidal Numbers', 'Marea', 'tides.example', ['#41203a', '#7d7a1e']);
let practices: Practice[];

async function ownerOf({ services }: TestServer) {
  const { rows } = await services.db.$client.query<{ id: string }>(
    `select id from auth.users where email = 'owner@demo.local'`,
  );
  return { id: rows[0]?.id ?? '', role: 'owner' as const };
}

beforeAll(async () => {
  practices = await Promise.all(
    [lanterns, tides].map(async (own) => {
      const server = await startTestServer({}, undefined, { documents: 'drawn' });
      await changeBrand(server.services, { actor: await ownerOf(server), ...own });
      const others = [lanterns, tides, writtenBrand].filter((brand) => brand !== own);
      return { server, own, others };
    }),
  );
});
afterAll(() => Promise.all(practices.map(({ server }) => server.stop())));

/** In both practices at once, so that whatever they shared would show. */
const inBoth = (check: (practice: Practice) => Promise<void>) => Promise.all(practices.map(check));

function expectOwn(text: string, fields: (keyof Brand)[], { own, others }: Practice): void {
  for (const field of fields) expect(text).toContain(own[field]);
  for (const { brand, contactEmail, legalName } of others) {
    for (const foreign of [brand, contactEmail, legalName]) expect(text).not.toContain(foreign);
  }
}

test.each<[path: string, ...fields: (keyof Brand)[]]>([
  ['/', 'brand', 'guide', 'tagline', 'description', 'contactEmail', 'legalName'],
  ['/contact', 'brand', 'contactEmail', 'legalAddress'],
  ['/about-aura', 'brand', 'guide'],
  ['/faq', 'brand'],
  ['/quiz', 'brand', 'legalName'],
  ['/checkout/report', 'brand', 'legalName'],
  ['/login', 'brand'],
  ['/feed.xml', 'brand'],
  ['/site.webmanifest', 'brand', 'guide', 'description'],
])('%s is of its own brand alone', async (path, ...fields) => {
  await inBoth(async (practice) => {
    const text = await (await practice.server.visitor().get(path)).text();
    expectOwn(text, fields, practice);
  });
});

test('so are a letter, whom it asks to answer to, and the PDF in it', async () => {
  const lead = { name: 'Maya Okafor', email: 'maya@example.test', birthDate: '1990-07-04' };
  await inBoth(async ({ server }) => {
    const answer = await server.visitor().postJson('/functions/v1/capture-quiz-lead', lead);
    expect(answer.status).toBe(200);
  });
  for (const practice of practices) {
    const { server, own } = practice;
    const { text, html, replyTo, attachments } = await server.mailWith(lead.email);
    expectOwn(`${text} ${html}`, ['brand', 'contactEmail', 'legalName', 'legalAddress'], practice);
    expect(replyTo?.text).toBe(own.contactEmail);
    const [report] = attachments;
    expect(report?.filename).toBe(`${own.brand.toLowerCase().replace(' ', '-')}-free-report.pdf`);
    const { pages, objects } = readPdf(report?.content ?? new Uint8Array());
    const words = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    expectOwn(`${words} ${objects}`, ['brand', 'guide', 'tagline', 'contactEmail'], practice);
  }
});

test('so are the colours of pages, of the picture that is shared, and of letters', async () => {
  const shared = new Set<string>();
  await inBoth(async ({ server, own }) => {
    const { light, dark } = themesOf(own);
    const page = await (await server.visitor().get('/')).text();
    expect(page).toContain(`name="theme-color" content="${light.paper}"`);
    const [, address = ''] = /<link rel="stylesheet" href="(\/look\/[^"]+)"/.exec(page) ?? [];
    const sheet = await server.visitor().get(address);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sheet.text()).toContain(`--gold:${light.gold}`);
    const former = await server.visitor().get(address.replace(/[0-9a-f]{8}\.css/, '00000000.css'));
    expect([former.status, former.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await server.visitor().get('/look/anything.css')).status).toBe(404);
    const { html } = await server.mailWith('maya@example.test');
    for (const colour of [light.ink, light.gold, dark.gold]) expect(html).toContain(colour);
    expect(html).not.toContain(ourThemes.light.ink);
    shared.add(await (await server.visitor().get('/share/home.png')).text());
  });
  expect(shared.size).toBe(2);
});

test('and what the chat answers', async () => {
  await inBoth(async (practice) => {
    const visitor = new ChatVisitor(practice.server.visitor());
    const { response } = await visitor.say('How can I reach you by e-mail?');
    expectOwn(response, ['contactEmail'], practice);
  });
});

test('a price changed in one practice is not the other’s', async () => {
  const shops = practices.map(({ server }) => server);
  const [changed] = shops;
  if (!changed) throw new Error('no server');
  const body = { ...findWritten('product', 'report'), priceCents: 7_300 };
  const change = { actor: await ownerOf(changed), kind: 'product' as const, key: 'report', body };
  await publishContent(changed.services, change);
  const pages = shops.map(async (server) => (await server.visitor().get('/checkout/report')).text());
  const [hers = '', theirs = ''] = await Promise.all(pages);
  expect([hers.includes('€73'), hers.includes('€59')]).toEqual([true, false]);
  expect([theirs.includes('€73'), theirs.includes('€59')]).toEqual([false, true]);
});
