import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../domain/identity/index.ts';
import { publishProduct, readProduct } from '../../domain/office/index.ts';
import { createEvent, readOfficeEvent } from '../../domain/practice/index.ts';
import { changeTax } from '../../domain/shop/index.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { checkoutIn, shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Actor;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2025-06-01T12:00:00Z'));
  shop = shopOf(server);
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

type Form = Omit<Parameters<typeof changeTax>[1], 'actor'>;
const save = (form: Partial<Form>) =>
  changeTax(server.services, { actor, scheme: 'exempt', country: 'PT', ...form });
const settings = () => server.services.content.current().site.tax;

describe('settings', () => {
  test('the demo is a small business; the owner decides, with her accountant', async () => {
    expect(settings()).toEqual({ scheme: 'exempt', country: 'PT' });
    await save({ scheme: 'oss', country: 'DE', vatNumber: 'de 136 695 976', consultancy: true });
    expect(settings()).toEqual({ scheme: 'oss', country: 'DE', vatNumber: 'DE136695976', consultancy: true });
    await save({ scheme: 'national', country: 'DE', unchecked: 'charge' });
    expect(settings()).toEqual({ scheme: 'national', country: 'DE', unchecked: 'charge' });
    await save({});
    const { rows } = await server.services.db.$client.query(
      `select before ->> 'scheme' as before, after ->> 'scheme' as after from staff_actions where action = 'settings.tax_changed' order by at`,
    );
    expect(rows).toEqual([
      { before: 'exempt', after: 'oss' },
      { before: 'oss', after: 'national' },
      { before: 'national', after: 'exempt' },
    ]);
  });

  test.each([
    [{ country: 'US' }, 'country', 'choose your country'],
    [{ country: 'DE', vatNumber: 'DE136695977' }, 'vatNumber', 'one of its characters is wrong'],
    [{ country: 'FR', vatNumber: 'DE136695976' }, 'vatNumber', 'no VAT number of your country'],
    [{ scheme: 'oss' as const, country: 'DE' }, 'vatNumber', 'used with a VAT number'],
  ])('%j is refused at its field', async (form, field, words) => {
    const before = settings();
    const refusal = await save(form).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fields: { [field]: expect.stringContaining(words) } });
    expect(settings()).toEqual(before);
  });

  test('staff neither see nor change them', async () => {
    const staff = await newMember(server, 'Tax Helper', 'staff');
    expect((await staff.visitor.get('/office/settings/tax')).status).toBe(403);
    const answer = await staff.visitor.post('/office/settings/tax', {
      intent: 'save',
      ...{ scheme: 'national', country: 'DE' },
    });
    expect(answer.status).toBe(403);
    expect(settings()).toEqual({ scheme: 'exempt', country: 'PT' });
  });
});

describe('the class of a product', () => {
  const form = {
    name: 'Three Letters',
    priceCents: '49',
    description: 'Three letters about your name, one a week.',
    features: 'Three letters',
    intake: 'none',
  };
  const published = async (productId: string, change: object) => {
    const { page } = await readProduct(server.services, { actor, productId });
    const { productId: id } = await publishProduct(server.services, {
      ...{ actor, productId, base: page?.base },
      ...form,
      ...change,
    });
    return server.services.content.current().catalogue.byId.get(id);
  };

  test('follows from what it delivers, until the owner says otherwise', async () => {
    const files = JSON.stringify([{ kind: 'membership-months', months: 1 }]);
    const digital = await published('new', { name: 'A Month', parts: files, intake: 'person' });
    expect(digital).toMatchObject({ taxClass: 'digital' });
    const text = JSON.stringify([{ kind: 'text', title: 'Letter' }]);
    expect(await published('new', { name: 'Letter', parts: text })).toMatchObject({ taxClass: 'service' });
    expect(await published('new', { name: 'Seat', parts: text, taxClass: 'event' })).toMatchObject({
      taxClass: 'event',
    });
  });

  test('of the membership can be changed, and nothing else of its terms', async () => {
    const before = server.services.content.current().catalogue.byId.get('membership');
    const after = await published('membership', {
      ...{ name: before?.name, priceCents: '29', description: before?.description },
      features: before?.features.join('\n'),
      taxClass: 'service',
      parts: '[]',
    });
    expect(after).toMatchObject({ taxClass: 'service', delivers: before?.delivers, recurring: 'month' });
  });
});

describe('what is booked or given', () => {
  const guest = { name: 'Gwen Guest', email: 'gwen@example.test' };
  const forms: { what: string; path: string; sent: Record<string, string> }[] = [
    {
      what: 'a session',
      path: '/book/live-session?at=2025-06-10T08:00:00.000Z',
      sent: { intent: 'hold', startsAt: '2025-06-10T08:00:00Z', noBirthData: 'on', ...guest },
    },
    { what: 'a seat', path: '/events/', sent: { intent: 'take', ...guest } },
    {
      what: 'a gift',
      path: '/gifts',
      sent: { intent: 'give', what: 'report', giverName: 'Gwen', receiverName: 'Maya', email: guest.email },
    },
  ];
  beforeAll(async () => {
    const { eventId } = await createEvent(server.services, {
      ...{
        actor,
        title: 'Your personal year',
        description: 'We look at it.',
        minutes: 90,
        priceCents: 2_500,
      },
      ...{ seats: 5, meetingLink: 'https://meet.example/room', isPublic: true },
      startsAt: new Date('2025-06-12T18:00:00Z'),
    });
    const { slug } = await readOfficeEvent(server.services, { actor, eventId });
    for (const form of forms) if (form.path === '/events/') form.path += slug;
  });
  const pageOf = async (path: string) => (await server.visitor().get(path)).text();

  test('asks where its buyer is where the settings need it, and nothing where they do not', async () => {
    await save({});
    for (const { path } of forms) {
      const page = await pageOf(path);
      expect(page, path).toContain('name="email"');
      expect(page, path).not.toMatch(/name="(country|business)"/);
    }
    await save({ scheme: 'oss', country: 'DE', vatNumber: 'DE136695976' });
    for (const { path } of forms) expect(await pageOf(path), path).toContain('name="country"');
  });

  test('without it nothing is held; with it the tax is of that country, and who she is stays with the order', async () => {
    await save({ scheme: 'oss', country: 'DE', vatNumber: 'DE136695976' });
    for (const { what, path, sent } of forms) {
      const without = await server.visitor().post(path, sent);
      expect([what, without.status]).toEqual([what, 422]);
      expect(await without.text(), what).toContain('Please choose your country.');
    }
    for (const table of ['sessions', 'seats', 'gifts', 'orders'])
      expect([table, (await shop.rows(`select id from ${table}`)).length]).toEqual([table, 0]);
    for (const { what, path, sent } of forms) {
      const checkoutId = await checkoutIn(await server.visitor().post(path, { ...sent, country: 'FR' }));
      const [order] = await shop.rows<{ buyer: object; tax_basis: object }>(
        'select buyer, tax_basis from orders where checkout_id = $1',
        [checkoutId],
      );
      expect([what, order?.buyer]).toEqual([what, { kind: 'consumer', country: 'FR' }]);
      expect(order?.tax_basis).toMatchObject({ evidence: { billing: 'FR' } });
    }
  });
});
