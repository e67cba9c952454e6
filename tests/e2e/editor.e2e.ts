import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { axeFindings } from '../harness/browser.ts';
import { expectGoodPage, markdownOf, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo' });

const seen = async (path: string) => (await server.visitor().get(path)).text();
const text = (page: Page, label = 'Article') => page.getByRole('textbox', { name: label, exact: true });
const sent = (page: Page, name = 'body') => page.locator(`textarea[name="${name}"]`).inputValue();
const closed = async (page: Page) => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // What is typed next goes where she wrote.
  await text(page).and(page.locator(':focus')).waitFor();
};
/** Its editor has come. */
const opened = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).first().waitFor();

test('an article is written by keyboard alone, saved as Markdown that a person can read, and seen by a visitor', async ({
  signedIn,
}) => {
  const page = await signedIn('owner');
  await page.goto('/office/content/article/new');
  await opened(page);
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('A garden of numbers');
  await press('Tab');
  await keyboard.type('What grows where the nine stands.');
  // The tools are one stop of the Tab key, and the arrow keys go on from there.
  await press('Tab', 'ArrowRight');
  await page.getByRole('button', { name: 'Italic' }).and(page.locator(':focus')).waitFor();
  await press('Escape');
  await keyboard.type('A garden is ');
  await press('Control+b');
  await keyboard.type('counted');
  await press('Control+b');
  await keyboard.type(' twice: see the quiz');
  await press('Control+Shift+ArrowLeft', 'Control+k');
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  await keyboard.type('/quiz');
  await press('Enter');
  await closed(page);
  await press('End', 'Enter');
  await keyboard.type('## The beds');
  await press('Enter');
  await keyboard.type('- Nine roses');
  await press('Enter');
  await keyboard.type('Three oaks');
  await press('Enter', 'Enter');
  // A call-out and a button from the menu that a slash opens.
  await keyboard.type('/good');
  await page.getByRole('listbox', { name: 'What to set here' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press('Enter');
  await keyboard.type('Water them at dusk.');
  await press('Enter', 'Enter');
  await keyboard.type('/butt');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Button' }).waitFor();
  await page.getByLabel('Words on it').focus();
  await keyboard.type('Count your own');
  await press('Tab');
  await keyboard.type('/quiz');
  await press('Enter');
  await closed(page);
  await keyboard.type('/product');
  await press('Enter');
  await page.getByLabel('Product', { exact: true }).selectOption('report');
  await page.getByRole('button', { name: 'Set the card' }).focus();
  await press('Enter');
  await closed(page);
  await keyboard.type('2 * 3 * 4 is 24.');
  expect(await sent(page)).toBe(
    [
      'A garden is **counted** twice: see the [quiz](/quiz)',
      '## The beds',
      '- Nine roses\n- Three oaks',
      '> [!TIP]\n> Water them at dusk.',
      '[Count your own](/quiz "button")',
      '{{product:report}}',
      '2 * 3 * 4 is 24.',
    ].join('\n\n'),
  );
  await expectGoodPage(page, 'an article in the editor');
  await page.getByRole('button', { name: 'Publish now' }).focus();
  await press('Enter');
  await page.waitForURL('**/office/content/article/a-garden-of-numbers');
  const html = await seen('/blog/a-garden-of-numbers');
  for (const piece of [
    '<strong>counted</strong>',
    '<h2 id="the-beds">The beds</h2>',
    '<p><strong>Good to know</strong></p>',
    '<a href="/quiz" class="text-button">Count your own</a>',
    'href="/checkout/report" class="text-button"',
  ])
    expect(html).toContain(piece);
});

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5c3a' } })
  .jpeg()
  .toBuffer();

/** As if it were let fall there, or came from the clipboard. */
const give = async (page: Page, kind: 'drop' | 'paste', bytes: Buffer) =>
  text(page).evaluate(
    (element, { kind, base64 }) => {
      const data = new DataTransfer();
      const raw = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([raw], 'bench.jpg', { type: 'image/jpeg' }));
      const { x, y } = element.getBoundingClientRect();
      const event =
        kind === 'drop'
          ? new DragEvent('drop', {
              dataTransfer: data,
              bubbles: true,
              cancelable: true,
              clientX: x + 30,
              clientY: y + 20,
            })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { kind, base64: bytes.toString('base64') },
  );

test('a picture that is let fall or pasted goes to the library, asked what it shows; words from Word come clean', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /422/ });
  await page.goto('/office/content/article/new');
  await opened(page);
  for (const kind of ['drop', 'paste'] as const) {
    await give(page, kind, await picture);
    const dialog = page.getByRole('dialog', { name: 'From the media library' });
    await dialog.getByText('bench.jpg').waitFor();
    await dialog.getByRole('button', { name: 'Upload and use it' }).click();
    await dialog.getByText('Please say what it shows').waitFor();
    await dialog.getByLabel('What it shows').fill(`A bench (${kind})`);
    await dialog.getByRole('button', { name: 'Upload and use it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => sent(page))
      .toMatch(new RegExp(`!\\[A bench \\(${kind}\\)\\]\\(/media/[0-9a-f/]+640x480\\.jpg\\)`));
  }
  await text(page).evaluate((element) => {
    const data = new DataTransfer();
    const word =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>' +
      '<p class=MsoNormal style="mso-margin-top-alt:auto"><b>Nine</b> of <a href="javascript:alert(1)">them</a><o:p></o:p></p><script>document.title="run"</script></body></html>';
    data.setData('text/html', word);
    data.setData('text/plain', 'Nine of them');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect.poll(() => sent(page)).toContain('**Nine** of them');
  expect(await sent(page)).not.toMatch(/Mso|javascript|run/);
  // Refused, the words and the place of the error are where she writes.
  await page.getByLabel('Title', { exact: true }).fill('A bench');
  await page.getByLabel('In two sentences').fill('To sit on.');
  const source = await markdownOf(page, 'Article');
  await source.fill('![](https://elsewhere.example/x.jpg)');
  await page.getByRole('button', { name: 'Markdown' }).click();
  await opened(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('come from the media library').first().waitFor();
  await expect.poll(() => text(page).getAttribute('aria-invalid')).toBe('true');
  expect(await axeFindings(page)).toEqual([]);
});

test('a draft comes back into the editor, and what she does can be undone', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/letters/broadcasts/new');
  await opened(page);
  await text(page, 'Letter').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Dear /first');
  await page.keyboard.press('Enter');
  await page.keyboard.type(', hello');
  expect(await sent(page)).toBe('Dear {{firstName|friend}}, hello');
  await page.getByText('Kept as you write.').first().waitFor();
  await page.reload();
  await page.getByText('What you had written is back.').first().waitFor();
  await opened(page);
  await expect.poll(() => text(page, 'Letter').innerText()).toBe('Dear {{firstName|friend}}, hello');
  await text(page, 'Letter').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Control+z');
  await expect.poll(() => sent(page)).toBe('Dear {{firstName|friend}}, hello');
});

test('on a phone every tool can be hit, at night too', async ({ signedIn }) => {
  const page = await signedIn('owner', PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/office/content/question/new');
  await opened(page);
  const sizes = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((tools) =>
      tools.map((tool) => tool.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await text(page, 'Answer').click();
  await page.keyboard.type('/');
  await page.getByRole('listbox').waitFor();
  await expectGoodPage(page, 'the editor on a phone');
});
