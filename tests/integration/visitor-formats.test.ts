import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseBegin } from '../../domain/delivery/index.ts';
import { bookSessionAsStaff } from '../../domain/practice/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { demoActor } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2025-06-01T12:00:00Z'));
  shop = shopOf(server);
});
afterAll(() => server.stop());

/** The press of the purchase button in a browser that speaks some language. */
async function buys(email: string, language: string) {
  const body = { productId: 'report', productName: 'Personal Report', amount: 5900, email };
  const answer = await server.visitor().fetch('/functions/v1/create-checkout-session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  const { url } = await answer.json();
  await shop.sandbox.chooseOutcome(String(url).split('/').at(-1) ?? '', 'paid');
  await shop.settle();
  const { html = '' } = await server.mailAbout(email, '');
  return html;
}

test('a letter writes sums as its reader does, and as the site where nothing is known', async () => {
  const german = await buys('hanna@example.com', 'de-DE,de;q=0.9');
  expect(german).toContain('59,00\u00a0€');
  expect(german).not.toContain('€59');
  const unknown = await buys('robin@example.com', '*');
  expect(unknown).toContain('€59.00');
});

test('a session letter writes hours as its reader does, by both clocks', async () => {
  const email = 'jan@example.com';
  const answer = await server.visitor().fetch('/book/live-session', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'nl-NL' },
    body: new URLSearchParams({
      startsAt: '2025-06-10T13:00:00.000Z',
      zone: 'Europe/Amsterdam',
      name: 'Jan',
      email,
      noBirthData: 'on',
    }),
  });
  const checkout = /sandbox\/pay\/([\w-]+)/.exec(await answer.text())?.[1] ?? '';
  await shop.sandbox.chooseOutcome(checkout, 'paid');
  await shop.settle();
  const { text = '' } = await server.mailAbout(
    email,
    'Your session is booked: Tuesday 10 June 2025 at 15:00 (Amsterdam)',
  );
  // Her own comes first, in the subject too.
  expect(text).toMatch(/10 June 2025 at 15:00 \(Amsterdam\)[\s\S]*10 June 2025 at 14:00 \(Lisbon\)/);
});

test('booked by the practice for somebody whose clock is known from elsewhere, it is on that one', async () => {
  const { services } = server;
  const email = 'ana@example.com';
  const lead = {
    email,
    name: 'Ana',
    birthDate: '1990-07-14',
    zone: 'America/New_York',
    marketingConsent: false,
  };
  await captureLead(services, lead);
  const actor = await demoActor(server, 'owner@demo.local');
  const guest = { email, name: 'Ana' };
  const startsAt = new Date('2025-06-11T13:00:00Z');
  await bookSessionAsStaff(services, { actor, guest, sessionType: 'Couples Journey', startsAt });
  const { text = '' } = await server.mailAbout(email, 'at 9:00 AM (New York)');
  expect(text).toContain('Wednesday 11 June 2025 at 2:00 PM (Lisbon)');
});

test('a deadline is written when its letter leaves, for whoever reads it', async () => {
  const { services } = server;
  const paid = async (email: string, language: string) => {
    await buys(email, language);
    const [order] = await shop.rows<{ id: string }>('select id from orders where email = $1', [email]);
    const key = signOrderKey(services, { orderId: order?.id ?? '', via: 'mail' });
    await chooseBegin(services, { key }, 'later');
    return (await server.mailAbout(email, 'We begin on')).subject;
  };
  expect(await paid('mary@example.com', 'en-US')).toContain('June 15, 2025');
  expect(await paid('rita@example.com', '*')).toContain('15 June 2025');
});
