import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { totpCode } from '../harness/totp.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
type Person = Awaited<ReturnType<typeof newMember>>;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  owner = await newMember(server, 'Olga Owner', 'owner');
  staff = await newMember(server, 'Stan Staff', 'staff');
});
afterAll(() => server.stop());

const one = async (query: string, values: unknown[] = []) =>
  String(Object.values((await shop.rows<Record<string, string>>(query, values))[0] ?? {})[0] ?? '');
const customerOf = (email: string) => one('select id from contacts where email = $1', [email]);

async function buy(product: 'report' | 'transformation', email: string) {
  const checkoutId = await startBuying(server.visitor(), product, { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const [payment] = await shop.rows<{ id: string; amount_cents: number }>(
    'select id, amount_cents from order_payments where order_id = $1',
    [orderId],
  );
  return { orderId, paymentId: payment?.id ?? '', cents: payment?.amount_cents ?? 0 };
}

describe('what is the owner’s alone', () => {
  test('is refused to staff, and not shown to them', async () => {
    await buy('report', 'anna@example.test');
    const page = `/office/customers/${await customerOf('anna@example.test')}`;
    for (const path of ['/office/numbers', '/office/codes', '/office/orders.csv', '/office/customers.csv'])
      expect([path, (await staff.visitor.get(path)).status]).toEqual([path, 403]);
    expect((await staff.visitor.post(`${page}/export`, {})).status).toBe(403);
    const merge = { intent: 'merge', otherEmail: 'member@demo.local' };
    expect((await staff.visitor.post(page, merge)).status).toBe(403);
    const code = { code: 'MINE99', percent: '99' };
    expect((await staff.visitor.post('/office/codes', code)).status).toBe(403);

    const office = await (await staff.visitor.get('/office')).text();
    expect(office).not.toContain('href="/office/numbers"');
    const catalogue = await (await staff.visitor.get('/office/catalogue')).text();
    expect(catalogue).not.toContain('href="/office/codes"');
    const customer = await (await staff.visitor.get(page)).text();
    expect(customer).not.toContain('Merge a duplicate');
    const editor = await (await staff.visitor.get('/office/content/letter/welcome')).text();
    expect(editor).not.toContain('Publish now');
    expect(editor).toContain('Save draft');
    expect(await (await owner.visitor.get(page)).text()).toContain('Merge a duplicate');
    expect((await owner.visitor.get('/office/numbers')).status).toBe(200);
  });

  test('staff save a price as a draft, and only the owner publishes it', async () => {
    const html = await (await staff.visitor.get('/office/catalogue/report')).text();
    expect(html).not.toContain('Publish now');
    for (const intent of ['publish', 'schedule', 'restore', 'unschedule']) {
      const answer = await staff.visitor.post('/office/catalogue/report', {
        intent,
        versionId: 'written',
        publishAt: '2030-01-01T10:00',
      });
      expect([intent, [403, 422].includes(answer.status)]).toEqual([intent, true]);
    }
    expect(await one(`select count(*) from content_versions where state = 'published'`)).toBe('0');
  });

  test('staff send back what is within the limit that the owner sets', async () => {
    const large = await buy('transformation', 'berta@example.test');
    const small = await buy('report', 'clara@example.test');
    const refund = (person: Person, { orderId, paymentId }: typeof small) =>
      person.visitor.post(`/office/orders/${orderId}`, { intent: 'refund', paymentId, why: '' });
    const limit = (person: Person, euros: string) =>
      person.visitor.post('/office/settings/people', { intent: 'refund-limit', cents: euros });

    expect((await limit(staff, '100000')).status).toBe(403);
    expect((await limit(owner, String(small.cents / 100))).status).toBe(200);
    expect((await refund(staff, large)).status).toBe(403);
    expect(await (await staff.visitor.get(`/office/orders/${large.orderId}`)).text()).toContain(
      'The owner decides about a refund',
    );
    expect((await refund(staff, small)).status).toBe(200);
    expect((await refund(owner, large)).status).toBe(200);
    expect((await limit(owner, '-1')).status).toBe(422);
  });

  test('both mailboxes hear of a merge', async () => {
    await buy('report', 'doris@example.test');
    await buy('report', 'doris.other@example.test');
    const page = `/office/customers/${await customerOf('doris@example.test')}`;
    const merged = await owner.visitor.post(page, {
      intent: 'merge',
      otherEmail: 'doris.other@example.test',
    });
    expect(merged.status).toBe(200);
    for (const [own, other] of [
      ['doris@example.test', 'doris.other@example.test'],
      ['doris.other@example.test', 'doris@example.test'],
    ] as const) {
      const letter = await server.mailAbout(own, 'were joined');
      expect(`${letter.html}${letter.text}`.replaceAll(own, '')).not.toContain(other);
    }
  });
});

describe('a second step, where the owner requires one', () => {
  const requireStep = (person: Person, required: 'yes' | 'no') =>
    person.visitor.post('/office/settings/people', { intent: 'two-factor', required });

  async function arm({ visitor, password }: Person) {
    const begun = await visitor.postJson('/auth/v1/two-factor/enable', { password });
    const { totpURI } = await begun.json();
    const confirmed = await visitor.postJson('/auth/v1/two-factor/verify-totp', { code: totpCode(totpURI) });
    expect(confirmed.status).toBe(200);
  }

  test('she sets hers up first; staff without one can do nothing but set theirs up', async () => {
    expect((await requireStep(staff, 'yes')).status).toBe(403);
    expect((await requireStep(owner, 'yes')).status).toBe(409);
    await arm(owner);
    expect((await requireStep(owner, 'yes')).status).toBe(200);

    for (const path of ['/office', '/office/orders', '/portal', '/portal/support']) {
      const answer = await staff.visitor.get(path);
      expect([path, answer.headers.get('location')]).toEqual([path, '/portal/account']);
    }
    const mail = { to: 'x@example.test', subject: 'Hi', html: '<p>Hi</p>' };
    expect((await staff.visitor.postJson('/functions/v1/send-email', mail)).status).toBe(403);
    expect(await (await staff.visitor.get('/portal/account')).text()).toContain(
      'The office asks for a second step',
    );

    await arm(staff);
    expect((await staff.visitor.get('/office')).status).toBe(200);
    expect((await requireStep(owner, 'no')).status).toBe(200);
  });
});

test('the calendar’s address ends with the role of whoever had it', async () => {
  const helper = await newMember(server, 'Hanna Helper', 'staff');
  const page = await (await helper.visitor.get('/office/calendar/rules')).text();
  const [feed = ''] = /\/calendar\/[\w.%~-]+\/practice\.ics/.exec(page) ?? [];
  expect((await server.visitor().get(feed)).status).toBe(200);
  await owner.visitor.post('/office/settings/people', { intent: 'role', userId: helper.id, role: 'member' });
  expect((await server.visitor().get(feed)).status).toBe(404);
});
