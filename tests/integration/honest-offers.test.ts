import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../care/index.ts';
import { answerPromise } from '../../content/holiday.ts';
import { careText } from '../../domain/care.ts';
import { saveConfirmedFacts, saveSwitches } from '../../domain/content/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { quoteOrder, readCheckout, startCheckout } from '../../domain/shop/index.ts';
import { promiseOfAnswer } from '../../domain/support/tickets/ticket-letters.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices({
    APP_URL: 'https://aura.example',
    AUTH_SECRET: 'x7'.repeat(20),
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: 'whsec_123',
  });
  const { services } = house;
  await services.db.transaction((tx) =>
    saveConfirmedFacts(tx, { openedAt: services.clock.now().toISOString() }),
  );
  await services.content.refresh();
});
afterAll(() => house.stop());

const productId = 'mini-reading';
const maya = { name: 'Maya Okafor', birthDate: '1988-04-17', marketingConsent: false };

test('a live site offers the mini reading to nobody who has not taken the quiz, and says how to get it', async () => {
  const { services } = house;
  const bare = await quoteOrder(services, { productId });
  expect(bare).toMatchObject({ priceCents: 6_700, originalPriceCents: undefined, offer: undefined });
  const forged = await quoteOrder(services, { productId, offer: 'forged.token' });
  expect(forged.priceCents).toBe(6_700);
  expect(readCheckout(services, productId)).toMatchObject({
    priceCents: 6_700,
    originalPriceCents: undefined,
    quizPriceCents: 1_900,
  });
  const wish = { productId, productName: 'Mini Video Reading', email: 'no@example.test', amount: 1_900 };
  await expect(startCheckout(services, wish)).rejects.toThrow('The price has changed');
});

test('the quiz brings one offer to one person, with one end, in whichever browser', async () => {
  const { services, clock } = house;
  const first = await captureLead(services, { ...maya, email: 'maya@example.test' });
  const token = first.offer.token;
  expect((await quoteOrder(services, { productId, offer: token })).priceCents).toBe(1_900);
  clock.advance({ hours: 20 });
  // Another browser, and the name as she writes it today.
  const again = await captureLead(services, { ...maya, name: 'Maya A. Okafor', email: 'maya@example.test' });
  expect(again.offer.endsAt).toBe(first.offer.endsAt);
  const husband = { name: 'Tom Okafor', birthDate: '1985-01-02', marketingConsent: false };
  const other = await captureLead(services, { ...husband, email: 'maya@example.test' });
  expect(other.offer.endsAt).not.toBe(first.offer.endsAt);
  clock.advance({ hours: 5 });
  const over = await quoteOrder(services, { productId, offer: token });
  expect(over).toMatchObject({ priceCents: 6_700, originalPriceCents: undefined });
  expect(over.offer?.endsAt).toBe(first.offer.endsAt);
});

test('one answer time, from the settings, in chat, letters and pages', async () => {
  const { services } = house;
  const { site } = services.content.current();
  expect(site.answerHours).toBe(24);
  await services.db.transaction((tx) => saveSwitches(tx, { answerHours: 12 }));
  await services.content.refresh();
  const said = services.content.current().site;
  expect(answerPromise('We answer within 24 hours', said)).toBe('We answer within 12 hours');
  expect(promiseOfAnswer(services.clock.now(), said)).toBe('We will contact you within 12 hours by e-mail.');
  for (const language of languages) {
    const words = careText(services, { kind: 'grief', severity: 'care', language }, { isTold: true });
    // The opening, the helplines, then when a person answers.
    expect([language, words.split('\n\n')[2]]).toEqual([language, expect.stringMatching(/\b12\b/)]);
  }
});
