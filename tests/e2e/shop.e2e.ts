import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type WrittenProductId, writtenCatalogue } from '../../content/catalogue.ts';
import type { Delivery } from '../../content/product.ts';
import { recordCart } from '../../domain/shop/carts.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser, sendDetails } from '../harness/checkout-page.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);

const made: Record<Delivery['kind'], { guest: string; member: string }> = {
  document: { guest: 'Delivered', member: 'Delivered' },
  video: { guest: 'Being recorded', member: 'Being recorded' },
  'session-credits': { guest: 'Ready to book', member: 'Ready to book' },
  course: { guest: 'Waiting for your account', member: 'Delivered' },
  membership: { guest: 'Delivered', member: 'Delivered' },
  files: { guest: 'Delivered', member: 'Delivered' },
  'membership-months': { guest: 'Delivered', member: 'Delivered' },
  seat: { guest: 'Delivered', member: 'Delivered' },
  text: { guest: 'Being written', member: 'Being written' },
};

/** Every part of the order has reached its stage, and every document opens. */
async function expectDelivered(page: Page, delivers: Delivery[], who: 'guest' | 'member') {
  const parts = page.getByRole('region', { name: 'What you bought' }).getByRole('listitem');
  for (const [at, { kind }] of delivers.entries()) {
    await parts.nth(at).getByText(made[kind][who], { exact: true }).waitFor();
  }
  const documents = delivers.filter(({ kind }) => kind === 'document');
  const links = page.getByRole('link', { name: 'Download PDF' });
  await expect.poll(() => links.count()).toBe(documents.length);
  await expectPdfs(page, links);
  await expectPdfs(page, page.getByRole('link', { name: /Receipt R-/ }));
}

async function expectPdfs(page: Page, links: ReturnType<Page['getByRole']>) {
  for (const link of await links.all()) {
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
}

/** From the product's page to the page of the paid order. */
async function buy(page: Page, productId: WrittenProductId, who: 'guest' | 'member'): Promise<void> {
  await orderInBrowser(page, productId, { email: who === 'guest' ? `${productId}@guests.test` : undefined });
  await choose(page, /^Pay €/);
  if (who === 'guest') {
    await page.waitForURL('**/orders/*?payment=success');
    await page.getByText('Payment Successful!').waitFor();
    await expect.poll(() => page.getByText('Your purchase has been completed').count()).toBe(0);
  } else {
    await page.getByText('Payment Successful!').waitFor();
    await page.waitForURL((url) => url.search === '');
    await shop.settle();
    await page.goto('/portal/orders');
    const { name } = writtenCatalogue[productId];
    // "Mini Video Reading" is another product than "Video Reading".
    await page
      .getByRole('table')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }
  await page
    .getByRole('heading', { name: writtenCatalogue[productId].name, level: 1, exact: true })
    .waitFor();
}

/**
 * A document with a session, for a business; and the one product of which an account opens more. What each of the twelve
 * delivers is held in tests/integration/promises-of-products.test.ts.
 */
const bought = [
  { who: 'guest', products: ['brand-alignment', 'membership'] },
  { who: 'member', products: ['membership'] },
] as const;

describe.each(bought)('as a $who', ({ who, products }) => {
  test.for(products)('buy %s in the sandbox and see it delivered', async (productId, { visit }) => {
    const page = await visit(who === 'member' ? { as: 'member@demo.local' } : {});
    await buy(page, productId, who);
    await sendDetails(page);
    await shop.settleDeliveries();
    await page.reload();
    await expectDelivered(page, writtenCatalogue[productId].delivers, who);
  });
});

describe('a discount', () => {
  const total = (page: Page) => page.getByTestId('total');

  test('by a code from a letter: typed, taken off, charged, and on the order', async ({ page }) => {
    await shop.rows(
      `insert into discount_codes (code, kind, percent, email, max_uses)
       values ('SOULTEST01', 'soul', 20, 'coded@example.com', 1)`,
    );
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').fill('coded@example.com');
    await page.getByLabel('Discount code').fill('soulnever1');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('We do not know this code.').waitFor();
    await page.getByLabel('Discount code').fill('soultest01');
    await page.getByLabel('Discount code').press('Enter');
    await page.getByText('20 % off. You save €11.80.').waitFor();
    await expect.poll(() => total(page).innerText()).toBe('€47.20');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await choose(page, 'Pay €47.20');
    await page.getByText('Code SOULTEST01').waitFor();
  });

  test('by the link of a recovery letter: product, code and address are in place; an old link says so', async ({
    page,
  }) => {
    const product = { productId: 'couples-blueprint', productName: 'Soulmates & Karmic Bonds' };
    const left = { email: 'back@example.com', ...product, priceCents: 9700 };
    await server.services.db.transaction((tx) => recordCart(server.services, tx, left));
    const [sequence] = await shop.rows<{ id: string }>('select id from email_sequences where email = $1', [
      left.email,
    ]);
    await page.goto(`/cart/recover?token=${sequence?.id}`);
    await page.waitForURL('**/checkout/couples-blueprint?**');
    await page.getByText('10 % off. You save €9.70.').waitFor();
    await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('back@example.com');
    await expect.poll(() => total(page).innerText()).toBe('€87.30');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await choose(page, 'Pay €87.30');
    await page.waitForURL('**/orders/*?payment=success');
    await page.goto('/cart/recover?token=00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'This link has had its day' }).waitFor();
  });
});

test('a couple, each at their own device: the partner fills in her part by a link, then the name is corrected', async ({
  page,
  visit,
}) => {
  await orderInBrowser(page, 'couples-snapshot', { email: 'pair@example.com' });
  await choose(page, /^Pay €/);
  await page.getByLabel('Your full birth name').fill('Maya Ngozi Okafor');
  await fillBirthDate(page, '1990-07-04', 'Your birth date');
  await page.getByLabel('Start now').check();
  const link = await page.getByTestId('private-link').innerText();
  const letter = (await page.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')) ?? '';
  expect(new URLSearchParams(letter.slice('mailto:?'.length)).get('body')).toContain(link);
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByRole('heading', { name: 'Waiting for your partner' }).waitFor();

  const partner = await visit({
    ...PHONE,
    expectErrors: /422/,
  });
  await partner.goto(link);
  await partner.getByRole('heading', { name: 'Your part of the reading' }).waitFor();
  await expect.poll(() => partner.getByText('Okafor').count()).toBe(0);
  await partner.getByRole('button', { name: 'Send my part' }).click();
  await partner.getByText('Please fill this in.').first().waitFor();
  await partner.getByLabel('Full birth name').fill('Jonas Weber');
  await fillBirthDate(partner, '1988-03-12', 'Birth date');
  await partner.getByRole('button', { name: 'Send my part' }).click();
  await partner.getByText('Thank you, your part has arrived').waitFor();

  await shop.settle();
  await page.reload();
  await page.getByRole('link', { name: 'Download PDF' }).waitFor();
  await page.getByRole('link', { name: 'Look at your details, or correct them' }).click();
  await page.getByLabel('Your full birth name').fill('Maya Okafor');
  await page.getByRole('button', { name: 'Send the corrected details' }).click();
  await page.getByText('You corrected your details').waitFor();
  await shop.settle();
  await page.reload();
  await page.getByText('Earlier versions').click();
  await page.getByRole('link', { name: /^Version 1 of/ }).waitFor();
});

test('details typed before React was there are kept, and without it what is missing is said', async ({
  visit,
}) => {
  // On a slow machine the details are sent while the page is still reading itself anew after a draft, and that is given up.
  const page = await visit({ expectErrors: /422|AbortError/ });
  const checkoutId = await startBuying(server.visitor(), 'report', { email: 'early@guests.test' });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const path = `/orders/${signOrderKey(server.services, { orderId, via: 'mail' })}/details`;
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Your full birth name').fill('Early Bird');
  typed.resolve();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send my details' }).click();
  await page.getByText('Please look at the marked fields.').waitFor();
  await expect.poll(() => page.getByLabel('Your full birth name').inputValue()).toBe('Early Bird');

  const plain = await visit({ javaScriptEnabled: false, expectErrors: /422/ });
  await plain.goto(path);
  await plain.getByRole('button', { name: 'Send my details' }).click();
  await plain.getByText('Please look at the marked fields.').waitFor();
  await expect.poll(() => plain.getByLabel('Your full birth name').inputValue()).toBe('Early Bird');
});

describe('axe finds nothing', () => {
  beforeAll(async () => {
    const checkoutId = await startBuying(await server.signedIn('new@demo.local'), 'membership');
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
  });

  test('on the pages of an order', async ({ visit, signedIn }) => {
    const guest = await visit({ ...PHONE, expectErrors: /422/ });
    await orderInBrowser(guest, 'couples-blueprint', { email: 'axe@example.com' });
    await choose(guest, /^Pay €/);
    const look = async (page: Page, where: string) =>
      expect([where, await axeFindings(page)]).toEqual([where, []]);
    await guest.getByRole('heading', { name: 'Tell us whom it is about' }).waitFor();
    await guest.getByRole('progressbar').waitFor({ state: 'detached' });
    await look(guest, 'the return');
    await guest.getByRole('button', { name: 'Request a refund' }).click();
    await guest.getByRole('button', { name: 'Send my details' }).click();
    await guest.getByText('Please choose one of the two.').waitFor();
    await look(guest, 'the order with its form');
    const member = await signedIn('new', PHONE);
    await member.goto('/portal/orders');
    await member.getByRole('heading', { name: 'Soul Circle Membership' }).waitFor();
    await look(member, 'orders and membership');
  });
});
