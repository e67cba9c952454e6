import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { writtenProductIds } from '../../content/catalogue.ts';
import { axeFindings, coveredControls, isTooWide } from '../harness/browser.ts';
import { coveredByChat, screensOf } from '../harness/phone-looks.ts';
import { fillBirthDate } from '../harness/quiz-page.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test } = await openSite({ mode: 'demo' });

describe('the landing page', () => {
  test('tells its chapters in order, with the specified links and prices', async ({ page }) => {
    await page.goto('/');
    const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual([
      ...['top', 'about', 'services', 'packages', 'couples', 'business'],
      ...['courses', 'testimonials', 'blog', 'contact'],
    ]);
    const quiz = page.getByRole('link', { name: 'Discover Your 3 Core Numbers (Free Quiz)' });
    await expect.poll(() => quiz.first().getAttribute('href')).toBe('/quiz');
    for (const [name, price, product] of [
      ['Starter', '€59', 'report'],
      ['Deep Dive', '€67', 'video-reading'],
      ['Transformational', '€249', 'transformation'],
    ]) {
      const card = page.locator('#services li', { has: page.getByRole('heading', { name }) }).first();
      await card.getByText(price ?? '', { exact: true }).waitFor();
      await expect.poll(() => card.getByRole('link').getAttribute('href')).toBe(`/checkout/${product}`);
    }
    await page.locator('#services').getByText('Client Favorite').waitFor();
    await page.locator('#couples').getByText('Best Seller').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Join the Soul Circle' }).getAttribute('href'))
      .toBe('/checkout/membership');
    await page
      .getByRole('contentinfo')
      .getByText(/self-development and entertainment/)
      .waitFor();
  });

  test('header links lead to their chapters', async ({ page }) => {
    await page.goto('/faq');
    for (const name of ['Services', 'About', 'Courses', 'Blog', 'Contact']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await page.waitForURL(`**/#${name.toLowerCase()}`);
      const heading = page.locator(`#${name.toLowerCase()}-heading`);
      await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top)).toBeLessThan(500);
      await expect.poll(() => heading.evaluate((h) => h.getBoundingClientRect().top)).toBeGreaterThan(60);
    }
  });

  test('a birth date gives a Life Path with its sum, and the year', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
    await page.goto('/');
    const finder = page.locator('[data-island="life-path-finder"]');
    await finder.getByRole('button', { name: 'Show my Life Path' }).click();
    await finder.getByRole('alert').getByText('Please give day, month and year.').waitFor();
    await fillBirthDate(finder, '1980-01-01', 'Birth date');
    await finder.getByRole('img', { name: 'Life Path 2' }).waitFor();
    await finder.getByText('1 + 1 + 9 = 11, 1 + 1 = 2').waitFor();
    await finder.getByText('Master number 11').waitFor();
    await finder.getByText('2026 is your 3 year').waitFor();
    await expect
      .poll(() => finder.getByRole('link', { name: 'Read what this number means' }).getAttribute('href'))
      .toBe('/numbers/11');
    await fillBirthDate(finder, '2030-01-01', 'Birth date');
    await finder.getByRole('button', { name: 'Show my Life Path' }).click();
    await finder.getByText('This day is still to come.').waitFor();
    await finder.getByRole('img', { name: 'Life Path, not known yet' }).waitFor();
    await expect.poll(() => finder.getByText('2026 is your 3 year').count()).toBe(0);
  });

  test('the newsletter box says what was wrong, and thanks when it was right', async ({ visit }) => {
    const page = await visit({ expectErrors: /422/ });
    await page.route('**/functions/v1/subscribe-newsletter', (route) => {
      const { email }: { email: string } = route.request().postDataJSON();
      return email.includes('@')
        ? route.fulfill({ json: { ok: true } })
        : route.fulfill({ status: 422, json: { error: 'x', fields: { email: 'Please check it.' } } });
    });
    await page.goto('/');
    const box = page.locator('[data-island="newsletter-box"]');
    await box.getByLabel('Your e-mail address').fill('ada');
    await box.getByRole('button', { name: 'Send me the notes' }).click();
    const field = box.getByRole('textbox', { name: 'Your e-mail address', description: 'Please check it.' });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => box.getByText('Please check it.').count()).toBe(1);
    await box.getByLabel('Your e-mail address').fill('ada@example.test');
    await page.keyboard.press('Enter');
    await box.getByRole('status').getByText('Please look in your inbox').waitFor();
  });

  test('the menu on a phone opens, mirrors the bar, and closes when a place is chosen', async ({
    phone: page,
  }) => {
    await page.goto('/');
    const menu = page.locator('#mobile-menu');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.locator('summary[aria-label="Menu"]').click();
    await menu.getByRole('link', { name: 'Free Quiz' }).waitFor();
    await menu.getByRole('link', { name: 'Login' }).waitFor();
    // It opens without script; Escape is heard only when the bar, which that touch woke, is awake.
    await page.locator('[data-island="top-bar"][data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.locator('summary[aria-label="Menu"]').click();
    await menu.getByRole('link', { name: 'Courses' }).click();
    await page.waitForURL('**/#courses');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('signed in, the bar shows the portal; the menu too', async ({ signedIn }) => {
    const page = await signedIn('member', PHONE);
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Portal' }).waitFor();
    await expect
      .poll(() => page.locator('#mobile-menu').getByRole('link', { name: 'Login' }).isVisible())
      .toBe(false);
    await page.locator('#mobile-menu').getByRole('button', { name: 'Sign Out' }).click();
    await page.locator('summary[aria-label="Menu"]').click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Login' }).waitFor();
  });
});

describe('on a phone', () => {
  const bottomOf = (place: Locator) =>
    place.boundingBox().then((box) => (box ? Math.round(box.y + box.height) : Infinity));

  test('the landing page takes about twelve screens, and folds away nothing for good', async ({
    phone: page,
  }) => {
    await page.goto('/');
    const screens = await screensOf(page);
    process.stdout.write(`landing page on a phone: ${screens.toFixed(2)} screens\n`);
    expect(screens).toBeLessThanOrEqual(12.25);
    expect(await isTooWide(page)).toBe(false);
    await page.locator('#couples summary').first().click();
    await page.getByText('A 6-page PDF for the two of you').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByText('A 14-page PDF about you and your business').waitFor();
    await expect.poll(() => page.locator('#couples summary').first().isVisible()).toBe(false);
  });

  test('price and button stand in the first screen of every checkout', async ({ phone: page }) => {
    for (const product of writtenProductIds) {
      await page.goto(`/checkout/${product}`);
      const button = page.getByRole('button', { name: 'Complete Purchase' });
      expect([product, await bottomOf(button)]).toEqual([product, expect.toSatisfy((y) => y <= 844)]);
      const price = page.locator('[data-dock-price]');
      expect([product, await bottomOf(price)]).toEqual([product, expect.toSatisfy((y) => y <= 844)]);
    }
    await page.locator('[data-island="order-form"][data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await page.getByText('Email Required').waitFor();
    await expect.poll(() => bottomOf(page.getByLabel('E-mail address'))).toBeLessThan(700);
    await page.getByRole('contentinfo').getByText('©').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(760);
  });

  test('three pages of each document can be leafed through, and are there', async ({ phone: page }) => {
    for (const product of [
      'report',
      'couples-snapshot',
      'couples-blueprint',
      'business-blueprint',
      'vip-blueprint',
    ]) {
      await page.goto(`/checkout/${product}`);
      const pictures = page.locator('section[aria-labelledby="sample-pages"] img');
      await pictures.last().scrollIntoViewIfNeeded();
      const shown = () =>
        pictures.evaluateAll((all) =>
          all.map((each) => each instanceof HTMLImageElement && each.naturalWidth),
        );
      await expect.poll(shown).toEqual([530, 530, 530]);
    }
  });

  test('three months of the own year are free, by the date that was given', async ({ phone: page }) => {
    await page.goto('/');
    const finder = page.locator('[data-island="life-path-finder"]');
    await fillBirthDate(finder, '1990-07-04', 'Birth date');
    await finder.getByRole('button', { name: 'See your year month by month' }).click();
    await page.waitForURL('**/your-year#answer');
    await expect.poll(() => page.getByRole('img', { name: /^Personal month \d$/ }).count()).toBe(3);
    await page.getByRole('link', { name: 'Personal Report, €59' }).waitFor();
    await expectGoodPage(page, 'three months');
  });

  test('held sideways, the first question of the quiz is above the fold', async ({ visit }) => {
    const page = await visit({ viewport: { width: 844, height: 390 } });
    await page.goto('/quiz');
    expect(await bottomOf(page.getByLabel('Your full name'))).toBeLessThanOrEqual(390);
  });

  test('the chat covers neither words nor buttons', async ({ signedIn }) => {
    const page = await signedIn('member');
    // The frame decides where the button has room: each frame at every width, then pages that are full to their edges.
    const widths = [390, 820, 1100, 1280, 1440];
    for (const [path, seen] of [
      ['/book', widths],
      ['/portal', widths],
      ...['/', '/faq', '/checkout/report', '/terms', '/portal/reports'].map(
        (other) => [other, [390, 1280]] as const,
      ),
    ] as const) {
      await page.goto(path);
      for (const width of seen) {
        await page.setViewportSize({ width, height: 844 });
        expect([path, width, await coveredByChat(page)]).toEqual([path, width, []]);
      }
    }
  });
});

describe('reading', () => {
  test('an article invites to the quiz, and knows the number of whoever has taken it', async ({
    phone: page,
  }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: /Life Path 7 in love/ }).click();
    const own = page.locator('[data-island="own-number"]');
    await own.getByRole('link', { name: 'Find my numbers' }).waitFor();
    await page.evaluate(() =>
      localStorage.setItem('quiz_results', JSON.stringify({ lifePath: 7, expression: 3, soulUrge: 2 })),
    );
    await page.reload();
    await own.getByRole('img', { name: 'Life Path 7' }).waitFor();
    await page.getByRole('link', { name: 'Order for €97' }).waitFor();
    await own.getByRole('link', { name: 'More about the 7' }).click();
    await page.getByRole('heading', { name: 'Number 7: The Quiet Inquirer' }).waitFor();
    await page.evaluate(() => localStorage.setItem('quiz_results', '{broken'));
    await page.goto('/blog/life-path-7-love');
    await own.getByRole('link', { name: 'Find my numbers' }).waitFor();
  });

  test('questions narrow down while one types, and can be linked to', async ({ page }) => {
    await page.goto('/faq');
    await page.getByLabel('Search the questions').fill('SEPA arrived');
    await page.getByRole('status').getByText('found').waitFor();
    const shown = page.locator('details:visible');
    await expect.poll(() => shown.count()).toBeLessThan(6);
    await page.getByText('I paid by SEPA. Why has nothing arrived yet?').click();
    await page.waitForURL(({ hash }) => hash.length > 1);
    const address = page.url();
    await page.getByLabel('Search the questions').fill('zzzz');
    await page.getByText('Nothing here holds those words.').waitFor();
    await page.goto('about:blank');
    await page.goto(address);
    await expect.poll(() => page.locator('details[open]').count()).toBe(1);
    await page.locator('details[open]').getByText('SEPA').first().waitFor();
  });

  test('the numbers lead to each other, and the calculator to them', async ({ page }) => {
    await page.goto('/numbers');
    await fillBirthDate(page, '1990-07-04', 'Birth date');
    await page.getByRole('link', { name: 'Read what this number means' }).click();
    await page.getByRole('heading', { name: 'Number 3: The Bright Voice' }).waitFor();
    await page.getByRole('link', { name: 'Number 4', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /^Number 4/ }).waitFor();
    await page.goto('/numbers/22');
    await page.getByText('A master number, read as an intensified').getByRole('link', { name: '4' }).click();
    await page.waitForURL('**/numbers/4');
  });
});

describe('for everyone', () => {
  const pages = [
    ...['/', '/blog', '/blog/numerology-glow-ups', '/about-aura', '/testimonials', '/faq', '/help-now'],
    ...['/blog/lo-shu-grid', '/privacy', '/terms', '/refunds', '/numbers', '/numbers/33', '/no/such/page'],
  ];

  test('axe finds nothing on a page that is not there, and finds what is wrong', async ({ visit }) => {
    const page = await visit({ expectErrors: /404/ });
    await page.goto('/no/such/page');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => {
      const [button, pale] = [document.createElement('button'), document.createElement('p')];
      pale.textContent = 'Too pale by day and by night.';
      pale.style.color = '#777';
      document.querySelector('main')?.append(button, pale);
    });
    expect(await coveredControls(page)).toEqual([]);
    const found = await axeFindings(page, ['light', 'dark']);
    expect(found.filter((fault) => fault.startsWith('button-name'))).toHaveLength(1);
    // By day and by night.
    expect(found.filter((fault) => fault.startsWith('color-contrast'))).toHaveLength(2);
    await page.evaluate(() => {
      const veil = document.createElement('div');
      veil.style.cssText = 'position: fixed; inset: 0; z-index: 99';
      document.body.append(veil);
    });
    expect(await coveredControls(page)).toContainEqual(expect.stringContaining('<a '));
  });

  test('nothing is wider than a phone, and everything can be read without scripts', async ({ visit }) => {
    const page = await visit({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled: false,
      expectErrors: /404/,
    });
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { width } = (await page.locator('body').boundingBox()) ?? { width: 0 };
      expect([path, Math.round(width)]).toEqual([path, 360]);
    }
  });

  test('without scripts: the menu opens and leads to Login, forms are answered, dead buttons are not shown', async ({
    visit,
  }) => {
    const page = await visit({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/');
    await expect
      .poll(() => page.getByRole('button', { name: 'Open the AI chat assistant' }).isVisible())
      .toBe(false);
    await expect.poll(() => page.locator('summary', { hasText: 'Theme' }).isVisible()).toBe(false);
    await fillBirthDate(page.locator('[data-island="life-path-finder"]'), '1980-01-01');
    await page.getByRole('button', { name: 'Show my Life Path' }).click();
    await page.waitForURL('**/numbers/11');
    await page.goto('/blog');
    await page.getByLabel('Your e-mail address').fill('noscript@example.test');
    await page.getByRole('button', { name: 'Send me the notes' }).click();
    await page.waitForURL('**/newsletter');
    await page.getByText('Please look in your inbox').waitFor();
    await page.locator('summary[aria-label="Menu"]').click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
  });

  test('the portal without scripts says what needs them, and its menu is open', async ({ signedIn }) => {
    const page = await signedIn('member', { ...PHONE, javaScriptEnabled: false });
    await page.goto('/portal');
    await expect
      .poll(() => page.locator('main noscript p').innerText())
      .toContain('Buttons that open a window need it');
    await page.getByRole('navigation').getByRole('link', { name: 'Journey Tracker' }).click();
    await page.waitForURL('**/portal/journey');
  });
});
