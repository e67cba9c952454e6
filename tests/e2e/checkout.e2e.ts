import { describe, expect } from 'vitest';
import { writtenProductIds } from '../../content/catalogue.ts';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser } from '../harness/checkout-page.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { shopOf } from '../harness/shop.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });
const shop = shopOf(server);

describe('the order page', () => {
  test('axe finds nothing on that of a membership', async ({ phone }) => {
    await phone.goto('/checkout/membership');
    expect(await axeFindings(phone)).toEqual([]);
  });

  test('shows each product with its price, badge and terms; an unknown one is not found', async ({
    visit,
  }) => {
    const page = await visit({ expectErrors: /404/ });
    for (const productId of writtenProductIds) {
      const answer = await page.goto(`/checkout/${productId}`);
      expect(answer?.status()).toBe(200);
      await page.getByText('Tax (included)').waitFor();
    }
    await page.goto('/checkout/mini-reading');
    for (const text of ['24 hours only', 'Save €48', '€67', 'Subtotal']) {
      await page.getByText(text).first().waitFor();
    }
    await page.goto('/checkout/couples-blueprint');
    await page.getByText('Best Seller').waitFor();
    await page.goto('/checkout/vip-blueprint');
    await page.getByText('VIP', { exact: true }).waitFor();
    expect((await page.goto('/checkout/gold-bar'))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Product Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
  });

  test('an empty address: its field asks for it, the notice shows, and nothing is sent', async ({ page }) => {
    await page.goto('/checkout/report');
    let sent = 0;
    page.on('request', (request) => request.url().endsWith('create-checkout-session') && sent++);
    page.on('dialog', () => expect.unreachable('no native prompt'));
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByRole('alert').getByText('Email Required').waitFor();
    await page.getByRole('alert').getByText('Please provide an email address to continue.').waitFor();
    const field = page.getByLabel('E-mail address');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(sent).toBe(0);
    await page.keyboard.type('typed@example.com');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
    await expect.poll(() => page.getByText('Email Required').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/pay/**');
    await page.getByText('typed@example.com').waitFor();
  });

  test('offline, the reason stands beside the button at once', async ({ visit }) => {
    const page = await visit({ expectErrors: /Failed to load|net::ERR/ });
    await page.goto('/checkout/report');
    await page.locator('[data-island="order-form"][data-ready]').waitFor({ state: 'attached' });
    await page.getByLabel('E-mail address').fill('offline@example.com');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByRole('alert').getByText('Checkout Failed').waitFor();
    await page.getByRole('alert').getByText('We could not reach the server.').waitFor();
    await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('offline@example.com');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
  });

  test('typed and pressed before React was there: nothing is lost', async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/react-*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').pressSequentially('early@example.com');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    const sent = page.waitForRequest((request) => request.url().endsWith('create-checkout-session'));
    typed.resolve();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'early@example.com' });
    await page.waitForURL('**/sandbox/pay/**');
  });

  test('nothing is written into a field that she stands in', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('quiz_email', 'known@example.com'));
    const focused = Promise.withResolvers<void>();
    await page.route('**/assets/react-*.js', async (route) => {
      await focused.promise;
      await route.continue();
    });
    await page.goto('/checkout/report?code=NOSUCHCODE');
    const email = page.getByLabel('E-mail address');
    await email.focus();
    const asked = page.waitForRequest((request) => request.url().endsWith('quote-order'));
    focused.resolve();
    await asked;
    await email.pressSequentially('other@example.com');
    await expect.poll(() => email.inputValue()).toBe('other@example.com');
  });

  test('a code typed early: Enter means the code, not the purchase', async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/react-*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    let bought = 0;
    page.on('request', (request) => request.url().endsWith('create-checkout-session') && bought++);
    await page.goto('/checkout/report');
    await page.getByLabel('Discount code').pressSequentially('NOSUCHCODE');
    await page.keyboard.press('Enter');
    const asked = page.waitForRequest((request) => request.url().endsWith('quote-order'));
    typed.resolve();
    expect((await asked).postDataJSON()).toMatchObject({ code: 'NOSUCHCODE' });
    await expect.poll(() => page.getByLabel('Discount code').getAttribute('aria-invalid')).toBe('true');
    expect(bought).toBe(0);
  });

  test('a code in the address counts without a touch', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('quote-order'));
    await page.goto('/checkout/report?code=NOSUCHCODE');
    expect((await asked).postDataJSON()).toMatchObject({ code: 'NOSUCHCODE' });
    await expect.poll(() => page.getByLabel('Discount code').inputValue()).toBe('NOSUCHCODE');
  });

  test('Back from the payment page finds the address as it was; another window begins anew', async ({
    page,
    visit,
  }) => {
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').fill('back@example.com');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await page.goBack();
    await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('back@example.com');
    const again = page.waitForRequest((request) => request.url().endsWith('create-checkout-session'));
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    expect((await again).postDataJSON()).toMatchObject({ email: 'back@example.com' });
    await page.waitForURL('**/sandbox/pay/**');
    const another = await visit();
    await another.goto('/checkout/report');
    await another.getByRole('button', { name: 'Complete Purchase' }).waitFor();
    await expect.poll(() => another.getByLabel('E-mail address').inputValue()).toBe('');
    await expect.poll(() => another.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  test('processing, then back to idle when it fails, with the reason', async ({ visit }) => {
    const page = await visit({ expectErrors: /40\d|Failed to load/ });
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').fill('mira@example.com');
    let answer = () => {};
    await page.route('**/create-checkout-session', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 400, json: { error: 'The price has changed. Please reload the page.' } });
    });
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    const processing = page.getByRole('button', { name: 'Processing...' });
    await processing.waitFor();
    await expect.poll(() => processing.isDisabled()).toBe(true);
    answer();
    await page.getByText('Checkout Failed').waitFor();
    await page.getByText('The price has changed. Please reload the page.').waitFor();
    await page.getByRole('button', { name: 'Complete Purchase' }).waitFor();
    await page.unroute('**/create-checkout-session');
    await page.route('**/create-checkout-session', (route) => route.fulfill({ json: {} }));
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByText('No checkout URL received').waitFor();
  });

  test('works without JavaScript, over a plain page', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/checkout/report');
    await page.getByLabel('E-mail address').fill('plain@example.com');
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.waitForURL('**/sandbox/pay/**');
    await choose(page, /^Pay €59/);
    await page.waitForURL('**/orders/*?payment=success');

    // Money back by two presses, here as well.
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await page.getByLabel('Would you like to tell us why?').fill('It is not for me');
    await page.getByRole('button', { name: 'Return €59' }).click();
    await page.getByText('Your refund', { exact: false }).waitFor();
  });
});

describe('an abandoned cart', () => {
  const carts = (email: string) => shop.rows('select 1 from abandoned_carts where email = $1', [email]);

  test('is recorded once, thirty seconds after the page was opened, if an address is known', async ({
    page,
  }) => {
    const context = page.context();
    await context.addInitScript(() => localStorage.setItem('quiz_email', 'wanderer@example.com'));
    await page.clock.install();
    await page.goto('/checkout/report');
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(29_000);
    await expect.poll(() => carts('wanderer@example.com')).toHaveLength(0);
    const saved = page.waitForResponse('**/save-cart');
    await page.clock.fastForward(2_000);
    expect((await saved).status()).toBe(200);
    await expect.poll(() => carts('wanderer@example.com')).toHaveLength(1);
    await page.reload();
    await page.clock.fastForward(60_000);
    await expect.poll(() => carts('wanderer@example.com')).toHaveLength(1);
  });

  test('is none where the purchase button was pressed in time', async ({ page }) => {
    const context = page.context();
    await context.addInitScript(() => localStorage.setItem('quiz_email', 'buyer@example.com'));
    await page.clock.install();
    await orderInBrowser(page, 'report');
    await page.clock.fastForward(60_000);
    await expect.poll(() => carts('buyer@example.com')).toHaveLength(0);
  });
});

describe('at the payment page', () => {
  test('a declined card, then another one that works', async ({ page }) => {
    await orderInBrowser(page, 'report', { email: 'declined@example.com' });
    await choose(page, 'Have the bank decline it');
    await page.getByText('Your card was declined.').waitFor();
    await choose(page, /^Pay €59/);
    await page.waitForURL('**/orders/*?payment=success');
  });

  test('cancelled: back on the order page, and nothing is bought', async ({ page }) => {
    await orderInBrowser(page, 'report', { email: 'cancelled@example.com' });
    await choose(page, 'Cancel and go back');
    await page.waitForURL('**/checkout/report');
    await page.getByRole('button', { name: 'Complete Purchase' }).waitFor();
    await expect.poll(() => page.getByLabel('E-mail address').inputValue()).toBe('cancelled@example.com');
    expect(await shop.rows('select 1 from purchases where email = $1', ['cancelled@example.com'])).toEqual(
      [],
    );
  });

  test('SEPA: on its way, nothing delivered; then it arrives', async ({ page }) => {
    await orderInBrowser(page, 'report', { email: 'sepa@example.com' });
    const payPage = page.url();
    await choose(page, 'Pay by direct debit');
    await page.getByRole('heading', { name: 'Payment on its way' }).waitFor();
    await expect.poll(() => page.getByText('Payment Successful!').count()).toBe(0);
    const orderPage = page.url();
    await page.getByText('You can tell us everything now').waitFor();
    await page.getByLabel('Your full birth name').fill('Maya Ngozi Okafor');
    await fillBirthDate(page, '1990-07-04', 'Your birth date');
    await page.getByLabel('Start now').check();
    await page.getByRole('button', { name: 'Send my details' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Send my details' }).count()).toBe(0);
    await page.getByRole('heading', { name: 'Payment on its way' }).waitFor();
    await page.goto(payPage);
    await choose(page, 'Let the money arrive');
    await page.getByText('The direct debit has arrived.').waitFor();
    await page.goto(orderPage);
    await page.getByRole('heading', { name: 'Your chart' }).waitFor();
    await server.mailAbout('sepa@example.com', 'Thank you for your order');
  });

  test('SEPA, signed in: a debit that is on its way is not called a payment', async ({ signedIn }) => {
    const page = await signedIn('new');
    await orderInBrowser(page, 'report');
    await choose(page, 'Pay by direct debit');
    await page.waitForURL('**/portal/dashboard**');
    await page.getByText('Payment on its way').waitFor();
    await expect.poll(() => page.getByText('Payment Successful!').count()).toBe(0);
  });
});

describe('after the purchase', () => {
  test('a refund in two clicks, with a credit note, and access ends', async ({ page }) => {
    await orderInBrowser(page, 'video-reading', { email: 'refund@example.com' });
    await choose(page, /^Pay €67/);
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await page.getByRole('button', { name: 'Return €67' }).click();
    await page.getByText('Your refund', { exact: false }).first().waitFor();
    await server.mailAbout('refund@example.com', 'We have returned €67');
    await page.reload();
    await page.getByRole('heading', { name: 'Refunded' }).waitFor();
    await page.getByRole('link', { name: /Credit note C-/ }).waitFor();
    await page.getByText('Taken back').waitFor();
  });

  test('a membership: joined, renewed, failing, cancelled, kept after all', async ({ signedIn }) => {
    const page = await signedIn('new');
    await orderInBrowser(page, 'membership');
    await choose(page, /^Pay €19/);
    await page.getByText('Payment Successful!').waitFor();
    await shop.settle();
    await page.goto('/portal/orders');
    await page.getByText('Next charge').waitFor();
    const toBilling = async (button: string) => {
      await page.getByRole('button', { name: button }).click();
      await page.waitForURL('**/sandbox/portal/**');
    };
    const back = async () => {
      await shop.settle();
      await page.getByRole('link', { name: 'Back to the shop' }).click();
      await page.getByRole('heading', { name: 'Soul Circle Membership', level: 1 }).waitFor();
    };
    await toBilling('Payment details');
    await choose(page, 'Let the month end and charge');
    await page.waitForLoadState('networkidle');
    await back();
    await page
      .getByRole('link', { name: /Receipt R-/ })
      .nth(1)
      .waitFor();
    await toBilling('Payment details');
    await choose(page, 'Let the month end, and the charge fail');
    await page.getByText('past_due').waitFor();
    await back();
    await page.getByText('did not go through').waitFor();
    await toBilling('Check your card');
    await choose(page, 'Charge the card again');
    await page.getByText('active', { exact: true }).waitFor();
    await back();
    await page.getByRole('button', { name: 'Cancel membership' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel membership' }).click();
    await page.getByText('Runs until').waitFor();
    await page.getByRole('button', { name: /Keep my membership/ }).click();
    await page.getByText('Next charge').waitFor();
  });
});
