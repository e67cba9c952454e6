import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { saveIntake } from '../../domain/delivery/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { checkoutBody, shopOf, startBuying, type Wish } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

async function pass(span: { days?: number; hours?: number }) {
  server.clock.advance(span);
  await server.runJob('run-automations');
  await server.sendMails();
}

async function buy(productId: WrittenProductId, wish: Wish & { email: string }) {
  const checkoutId = await startBuying(server.visitor(), productId, wish);
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  return shop.orderOf(checkoutId);
}

const sequencesOf = (email: string) =>
  shop.rows<{ sequence_type: string; converted: boolean; stop_reason: string | null }>(
    'select sequence_type, converted, stop_reason from email_sequences where email = $1 order by created_at',
    [email],
  );
const lettersTo = (email: string) => server.mailbox.to(email).length;

test('from the quiz to a reading: the report, the offer with its hour, a code that works once', async () => {
  const email = 'maya@example.com';
  const answer = await server.visitor().postJson('/functions/v1/capture-quiz-lead', {
    name: 'Maya Okafor',
    email,
    birthDate: '1990-07-04',
    marketingConsent: true,
  });
  expect(answer.status).toBe(200);
  const welcome = await server.mailAbout(email, 'Your free report, Maya');
  expect(welcome.attachments).toHaveLength(1);
  expect(welcome.text).toMatch(
    /costs €19 instead of €67 until \w+ \d+ \w+ \d{4} at \d+:\d\d [AP]M \(Lisbon time\)/,
  );

  await pass({ days: 1 });
  await server.mailAbout(email, 'What your Expression');
  await pass({ days: 2 });
  const { text = '' } = await server.mailAbout(email, '20% off until ');
  const [code = ''] = /SOUL[A-Z0-9]{6}/.exec(text) ?? [];
  expect(text).toContain('€47.20 instead of €59');

  const refused = await server
    .visitor()
    .postJson(
      '/functions/v1/create-checkout-session',
      checkoutBody('report', { email: 'else@example.com', code }),
    );
  expect(refused.status).toBe(422);
  expect(await buy('report', { email, code })).toMatchObject({ state: 'paid', total_cents: 4720 });
  expect(await sequencesOf(email)).toEqual([
    { sequence_type: 'quiz_nurture', converted: true, stop_reason: 'purchased' },
  ]);
  const before = lettersTo(email);
  await pass({ days: 2 });
  expect(lettersTo(email)).toBe(before);
  const again = await server
    .visitor()
    .postJson('/functions/v1/create-checkout-session', checkoutBody('report', { email, code }));
  expect(again.status).toBe(422);
});

test('a cart left behind: an hour later the way back, with it 10% off, and no reminder after buying', async () => {
  const email = 'leo@example.com';
  await captureLead(server.services, {
    name: 'Leo',
    email,
    birthDate: '1990-07-04',
    marketingConsent: true,
  });
  await shop.rows('delete from email_sequences where email = $1', [email]);
  await server.visitor().postJson('/functions/v1/save-cart', { productId: 'video-reading', email });
  await pass({ hours: 1 });
  await server.mailAbout(email, 'Your Video Reading is where you left it');
  await pass({ days: 1 });
  const { text = '' } = await server.mailAbout(email, '10% off the Video Reading');
  expect(text).toContain('€60.30 instead of €67');
  const [link = ''] = /http\S+\/r\/\S+/.exec(text) ?? [];
  const visitor = server.visitor();
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0' };
  const toCart = await fetch(link, { headers: browser, redirect: 'manual' });
  const toCheckout = await visitor.get(toCart.headers.get('location') ?? '');
  const checkout = new URL(toCheckout.headers.get('location') ?? '', server.url);
  expect(checkout.pathname).toBe('/checkout/video-reading');
  const { code, recovery } = Object.fromEntries(checkout.searchParams);
  expect(await buy('video-reading', { email, code, recovery })).toMatchObject({
    state: 'paid',
    total_cents: 6030,
  });
  expect(await sequencesOf(email)).toMatchObject([{ sequence_type: 'abandoned_cart', converted: true }]);
  const events = await shop.rows<{ event_type: string }>(
    `select event_type from email_events e join email_sequences s on s.id = e.sequence_id
     where s.email = $1 and e.email_template = 'abandoned_cart_reminder' order by 1`,
    [email],
  );
  expect(events.map(({ event_type }) => event_type)).toEqual(['clicked', 'converted', 'opened', 'sent']);
  const before = lettersTo(email);
  await pass({ days: 3 });
  expect(lettersTo(email)).toBe(before);
});

test('a week after the first delivery: the invitation with her own month, until she joins', async () => {
  const email = 'ines@example.com';
  const order = await buy('report', { email, similar: 'told' });
  const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
  const answers = { fullName: 'Ines Maria Duarte', birthDate: '1985-11-02' };
  await saveIntake(server.services, { key }, { answers, begin: 'now', submit: true });
  await server.mailAbout(email, 'Ready for you');
  expect(await sequencesOf(email)).toMatchObject([{ sequence_type: 'membership_upsell', converted: false }]);

  await pass({ days: 6 });
  expect(server.mailbox.to(email).some(({ subject }) => subject?.includes('week with it'))).toBe(false);
  await pass({ days: 1 });
  const { text = '' } = await server.mailAbout(email, 'Now that you have had some time with it');
  expect(text).toContain('After the reading, Ines');
  expect(text).toMatch(/\w+ 20\d\d, your \d month: /);

  // Another reading does not end the invitation, nor begin a second one.
  await buy('couples-snapshot', { email });
  expect(await sequencesOf(email)).toMatchObject([{ converted: false, stop_reason: null }]);
  await pass({ days: 7 });
  await pass({ days: 7 });
  const offer = await server.mailAbout(email, 'Your first month for half the price');
  const [code = ''] = /CIRCLE[A-Z0-9]{6}/.exec(offer.text ?? '') ?? [];
  expect(await buy('membership', { email, code })).toMatchObject({ state: 'paid', total_cents: 950 });
  expect(await sequencesOf(email)).toMatchObject([{ sequence_type: 'membership_upsell', converted: true }]);
});
