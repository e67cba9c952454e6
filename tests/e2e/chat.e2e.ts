import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ at: '2026-11-20T10:00:00Z' });

const launcher = (page: Page) => page.getByRole('button', { name: 'Open the AI chat assistant' });
const chatWindow = (page: Page) => page.getByRole('dialog', { name: "Chat with Aura's assistant" });
const messageBox = (page: Page) => chatWindow(page).getByLabel('Your message');
const said = (page: Page, role: 'user' | 'assistant' | 'staff' | 'system') =>
  chatWindow(page).locator(`[data-role="${role}"]`);

/** On a page with little else: the window is the same everywhere. */
async function openChat(page: Page) {
  await page.goto('/contact');
  await launcher(page).click();
  await messageBox(page).waitFor();
}
/** From here on the page's time moves only when the test says so. */
async function openChatWithStillClock(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await openChat(page);
  await page.clock.pauseAt('2026-11-20T11:00:00Z');
}
async function say(page: Page, message: string) {
  const answers = await chatWindow(page).locator('[data-role]').count();
  await messageBox(page).fill(message);
  await page.keyboard.press('Enter');
  // The visitor's own words and the answer.
  await chatWindow(page)
    .locator('[data-role]')
    .nth(answers + 1)
    .waitFor();
}

describe('the window', () => {
  test('costs a page no script until it is touched', async ({ page }) => {
    // The browser tells each new page of a pointer in its corner, where the top bar is, and on a busy machine late.
    await page.addInitScript(() =>
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.goto('/');
    await launcher(page).waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name }) => name.replace(/^.*\/(.*)-.{8}\.js$/, '$1'))
          .sort(),
      );
    await expect.poll(() => loaded()).toEqual(['islands', 'preload-helper']);
    await launcher(page).click();
    await messageBox(page).waitFor();
    await expect.poll(() => loaded()).toEqual(expect.arrayContaining(['chat', 'chat-window', 'react']));
  });

  test('closed, open, minimized: each with its size, each remembered', async ({ page }) => {
    await page.goto('/');
    await launcher(page).getByText('AI').waitFor();
    await expect.poll(() => chatWindow(page).count()).toBe(0);
    await launcher(page).click();
    await messageBox(page).waitFor();
    await expect.poll(() => chatWindow(page).boundingBox()).toMatchObject({ width: 400, height: 600 });
    const sessionId = await page.evaluate(() => localStorage.getItem('chat_session_id') ?? '');
    expect(sessionId.length).toBeGreaterThan(20);
    await expect
      .poll(() => chatWindow(page).locator('[data-session]').textContent())
      .toBe(`Session ${sessionId.slice(0, 20)}`);

    await page.getByRole('button', { name: 'Minimize the chat' }).click();
    await messageBox(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('button', { name: 'Restore the chat' }).click();
    await messageBox(page).waitFor();
    await page.goto('/faq');
    await messageBox(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

    await messageBox(page).focus();
    await page.keyboard.press('Escape');
    await launcher(page).waitFor();
    await expect
      .poll(() => launcher(page).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.reload();
    await launcher(page).waitFor();
    await expect.poll(() => chatWindow(page).count()).toBe(0);
  });

  test('fills a phone', async ({ visit }) => {
    const page = await visit({ viewport: { width: 390, height: 800 } });
    await openChat(page);
    await expect.poll(() => chatWindow(page).boundingBox()).toMatchObject({ x: 0, width: 390, height: 800 });
  });

  test('axe finds nothing in it, light and dark', async ({ page }) => {
    await openChat(page);
    await say(page, 'what is the capital of France');
    await say(page, 'human');
    await said(page, 'system').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('talking', () => {
  test('a second’s pace, a typing sign, a resting input, Enter and Shift+Enter', async ({ page }) => {
    await openChatWithStillClock(page);
    await messageBox(page).fill('   \n  ');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page, 'user').count()).toBe(0);

    await messageBox(page).fill('How do I cancel');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('my membership?');
    await expect.poll(() => said(page, 'user').count()).toBe(0);
    const answered = page.waitForResponse('**/functions/v1/chat');
    await page.keyboard.press('Enter');
    await chatWindow(page).getByText("Aura's assistant is typing").waitFor();
    await answered;
    await expect.poll(() => messageBox(page).isDisabled()).toBe(true);
    await page.clock.runFor(900);
    await expect.poll(() => said(page, 'assistant').count()).toBe(1);
    await page.clock.runFor(200);
    await said(page, 'assistant').getByText('In the portal, with two clicks').waitFor();
    await expect.poll(() => messageBox(page).isEnabled()).toBe(true);
    await expect
      .poll(() => said(page, 'user').locator('p').textContent())
      .toBe('How do I cancel\nmy membership?');
    await expect.poll(() => chatWindow(page).getByText('is typing').count()).toBe(0);
    await expect.poll(() => said(page, 'user').locator('time').textContent()).toMatch(/^\d{1,2}:\d\d/);
    const source = chatWindow(page).getByRole('link', { name: 'From: How do I cancel my membership?' });
    await expect.poll(() => source.getAttribute('href')).toBe('/faq#cancel-membership');
  });

  test('suggested questions, and the conversation is there again after a reload', async ({ page }) => {
    await openChat(page);
    await chatWindow(page).getByRole('button', { name: 'What is my Life Path, 4 July 1990?' }).click();
    await said(page, 'assistant').getByText('The Life Path of 4 July 1990 is 3.').waitFor();
    await expect
      .poll(() => chatWindow(page).getByRole('list', { name: 'Suggested questions' }).count())
      .toBe(0);
    await page.reload();
    await said(page, 'user').getByText('What is my Life Path, 4 July 1990?').waitFor();
    await said(page, 'assistant').getByText('The Life Path of 4 July 1990 is 3.').waitFor();
    await page.getByRole('button', { name: 'Start a new conversation' }).click();
    await chatWindow(page).getByRole('list', { name: 'Suggested questions' }).waitFor();
    await expect.poll(() => said(page, 'user').count()).toBe(0);
  });

  test('recommendations by Life Path, with prices and links of the catalogue', async ({ page }) => {
    await openChat(page);
    for (const [lifePath, service, price, url] of [
      [8, 'VIP Blueprint', '€479', '/checkout/vip-blueprint'],
      [6, 'Couples Compatibility', '€97', '/checkout/couples-blueprint'],
      [7, 'Transformation Package', '€249', '/checkout/transformation'],
    ] as const) {
      const numbers = JSON.stringify({ lifePath, expression: 3, soulUrge: 5 });
      await page.evaluate((results) => localStorage.setItem('quiz_results', results), numbers);
      await page.getByRole('button', { name: 'Start a new conversation' }).click();
      await say(page, 'What do you recommend?');
      const cards = chatWindow(page).getByRole('list', { name: 'Recommended for you' }).getByRole('link');
      const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([url, '/checkout/membership']);
      const [first = '', second = ''] = await cards.allTextContents();
      expect([first.includes(`${service}${price}`), second.includes('Monthly Membership€19/mo')]).toEqual([
        true,
        true,
      ]);
    }
  });

  test('nothing is rendered as HTML, wherever it comes from', async ({ page }) => {
    await openChat(page);
    const attack =
      '<img src=x onerror="window.hit=1"><script>window.hit=1</script>[x](javascript:window.hit=1)</p><iframe>';
    await say(page, attack);
    await page.reload();
    await said(page, 'user').waitFor();
    await expect.poll(() => said(page, 'user').locator('p').textContent()).toBe(attack);
    await expect
      .poll(() => chatWindow(page).locator('[role=log] :is(img, script, iframe, [onerror])').count())
      .toBe(0);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  });

  test('helplines can be tapped, and a long answer is read from its beginning', async ({ page }) => {
    await openChat(page);
    await say(page, 'i want to die');
    const answer = said(page, 'assistant').last();
    const links = () =>
      answer.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    // Of the visitor's country, as far as the browser's language tells it: here Australia's.
    const lines = [
      'tel:131114',
      'tel:000',
      'https://findahelpline.com',
      expect.stringMatching(/\/help-now$/),
    ];
    await expect.poll(links).toEqual(expect.arrayContaining(lines));
    await expect
      .poll(async () => {
        const [box, log] = await Promise.all([answer.boundingBox(), page.getByRole('log').boundingBox()]);
        return box && log ? box.y - log.y : undefined;
      })
      .toBeGreaterThanOrEqual(-1);
  });

  test('a lost connection is said in words, and what was typed is kept', async ({ visit }) => {
    const page = await visit({ expectErrors: /Failed to load|net::/ });
    await openChat(page);
    await page.route('**/functions/v1/chat', (route) => route.abort());
    await messageBox(page).fill('Are you there?');
    await page.keyboard.press('Enter');
    await said(page, 'assistant')
      .getByText("I'm having trouble connecting right now. Please try again or email us at hello@aura.test")
      .waitFor();
    await expect.poll(() => messageBox(page).inputValue()).toBe('Are you there?');
    await page.unroute('**/functions/v1/chat');
    await page.keyboard.press('Enter');
    await said(page, 'user').getByText('Are you there?').waitFor();
  });
});

describe('words that lead somewhere', () => {
  test('"quiz" leads to the quiz, "member" to the portal', async ({ page }) => {
    await openChat(page);
    await say(page, 'Where is the quiz?');
    await chatWindow(page).getByRole('status').getByText('Taking you to the free quiz').waitFor();
    await page.waitForURL('**/quiz');
    await said(page, 'user').waitFor();
    await say(page, 'I am a member');
    await chatWindow(page).getByRole('status').getByText('Taking you to the portal').waitFor();
    await page.waitForURL('**/login');
  });

  test('two seconds, and a way to stay', async ({ page }) => {
    await openChatWithStillClock(page);
    const answered = page.waitForResponse('**/functions/v1/chat');
    await messageBox(page).fill('quiz');
    await page.keyboard.press('Enter');
    await (await answered).finished();
    await page.clock.runFor(1_000);
    await chatWindow(page).getByRole('button', { name: 'Stay here' }).waitFor();
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).pathname).toBe('/contact');
    await chatWindow(page).getByRole('button', { name: 'Stay here' }).click();
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('only as whole words', async ({ page }) => {
    await openChat(page);
    await say(page, 'I remember it well');
    await say(page, 'Is 4 a problematic number, is it refundable, and what do members get?');
    await expect.poll(() => chatWindow(page).getByRole('button', { name: 'Stay here' }).count()).toBe(0);
    await expect.poll(() => said(page, 'system').count()).toBe(0);
  });
});

describe('a person', () => {
  test('"human", "refund" and "problem" escalate, and ask for an address', async ({ page }) => {
    await openChat(page);
    for (const word of ['human', 'refund', 'problem']) {
      await page.getByRole('button', { name: 'Start a new conversation' }).click();
      await say(page, word);
      const notice = 'Your conversation has been escalated to our support team.';
      await said(page, 'system').getByText(notice).waitFor();
      await expect
        .poll(() => said(page, 'assistant').last().textContent())
        .toContain('within 24 hours by e-mail');
      await chatWindow(page).getByRole('textbox', { name: 'Your e-mail address' }).waitFor();
    }
  });

  test('answers from a second browser, and the visitor sees it without a reload', async ({
    visit,
    signedIn,
  }) => {
    const visitor = await visit();
    await openChat(visitor);
    await say(visitor, 'Can two people share one membership?');
    await chatWindow(visitor).getByRole('button', { name: 'Ask a person' }).click();
    await said(visitor, 'system').getByText('escalated').waitFor();
    const email = chatWindow(visitor).getByRole('textbox', { name: 'Your e-mail address' });
    await email.fill('ines.guest@example.test');
    await email.press('Enter');
    await said(visitor, 'system').getByText('We will write to ines.guest@example.test').waitFor();
    await email.waitFor({ state: 'detached' });

    const desk = await signedIn('owner');
    await desk.goto('/portal/support');
    await desk.getByRole('link', { name: 'Chat: I would like to talk to a human' }).first().click();
    const panel = desk.getByRole('dialog', { name: /^Chat:/ });
    await panel.getByText('Can two people share one membership?').waitFor();
    await panel.getByLabel('Your answer').fill('Hello Ines, one membership is for one person. <i>Aura</i>');
    await panel.getByRole('button', { name: 'Send' }).click();

    await said(visitor, 'staff').getByText('one membership is for one person').waitFor();
    await expect.poll(() => said(visitor, 'staff').textContent()).toContain('Helena Duarte');
    await expect.poll(() => said(visitor, 'staff').textContent()).toContain('<i>Aura</i>');

    // And the other way round: the desk sees what the visitor writes.
    await say(visitor, 'Thank you, that is clear');
    await panel.getByText('Thank you, that is clear').waitFor();
    await said(visitor, 'system').getByText('Passed on to our team.').waitFor();

    // With the window shut, a new answer marks the button.
    await visitor.getByRole('button', { name: 'Close the chat' }).click();
    await panel.getByLabel('Your answer').fill('You are welcome.');
    await panel.getByRole('button', { name: 'Send' }).click();
    await visitor.getByRole('button', { name: 'Open the AI chat assistant, 1 new' }).waitFor();
    await server.mailAbout('ines.guest@example.test', 'Helena Duarte has answered you');
  });
});
