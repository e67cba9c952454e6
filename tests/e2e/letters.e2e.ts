import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { recordConsent } from '../../domain/mail/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { axeFindings } from '../harness/browser.ts';
import { choose, orderInBrowser } from '../harness/checkout-page.ts';
import { markdownOf, openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', at: '2026-11-15T12:00:00Z' });

async function reader(email: string, name: string, birthDate: string): Promise<void> {
  const { services } = server;
  const newsletter = { topic: 'newsletter', text: consentTexts.subscription, source: 'newsletter' } as const;
  await captureLead(services, { email, name, birthDate, marketingConsent: false });
  await services.db.transaction((tx) => recordConsent(services, tx, { email, ...newsletter, proven: true }));
}
/** Asks for the newsletter by a link of ours, and confirms it from the letter. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/newsletter?utm_source=instagram&utm_medium=story');
  await page.getByLabel('Your e-mail address').fill(email);
  await page.getByRole('button', { name: 'Send me the notes' }).click();
  await page.getByText('Please look in your inbox').waitFor();
  const { text } = await server.mailWith(email, 'newsletter/confirm');
  await page.goto(/https?:\/\/\S+newsletter\/confirm\S+/.exec(text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByText('Your address is confirmed').waitFor();
}
/** For whoever wants to see how it looks, on a desk and on a phone. */
async function photograph(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('who subscribed is found, tagged and filtered', async ({ page: nina, signedIn }) => {
  await captureLead(server.services, {
    email: 'nina@example.test',
    name: 'Nina Nine',
    birthDate: '1990-07-01',
    marketingConsent: false,
  });
  await subscribe(nina, 'nina@example.test');
  await reader('fay@example.test', 'Fay Four', '1990-07-05');
  const page = await signedIn('owner');
  await page.goto('/office/letters/people');
  await page.getByRole('searchbox', { name: 'Search' }).fill('nina');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('1 person', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /Nina Nine/ }).click();
  await heading(page, 'Nina Nine');
  await page.getByText('About', { exact: true }).click();
  await page.getByText('instagram / story').first().waitFor();
  await page.getByLabel('Tags').fill('Friend, spring course');
  await page.getByRole('button', { name: 'Save the tags' }).click();
  await page.locator('input[name="tags"][value="friend, spring course"]').waitFor();
  await page.getByRole('navigation', { name: 'History' }).getByRole('link', { name: 'Consent' }).click();
  await page.getByText(consentTexts.subscription).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/office/letters/people');
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'spring course (1)' });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('1 person', { exact: true }).waitFor();
});

test('a segment by number is written, counted while it is written, and saved', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/letters/segments');
  await page.getByRole('link', { name: 'New segment' }).click();
  await page.getByLabel('Name').fill('Personal year 9');
  await page.getByText(/^\d+ people now; newsletter: 2;/).waitFor();
  await page.getByRole('button', { name: 'Add a group' }).click();
  await page.getByText('1 person now; newsletter: 1;').waitFor();
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByLabel('Value of condition 1.2').fill('nobody');
  await page.getByText('0 people now; newsletter: 0;').waitFor();
  await page.getByLabel('Match').selectOption('any');
  await page.getByText('1 person now; newsletter: 1;').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save the segment' }).click();
  await page.getByRole('link', { name: 'Personal year 9' }).waitFor();
});

test('a list is brought, checked, and taken in', async ({ signedIn }) => {
  const page = await signedIn('owner');
  await page.goto('/office/letters/imports');
  const lines = [
    'E-mail,Name,Born',
    'new@example.test,Nora New,14.7.1990',
    'nobody,Nobody,',
    'nina@example.test,Nina,',
  ];
  await page.getByLabel('CSV file').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await heading(page, 'fair.csv');
  await page.getByLabel(/Each of them agreed/).check();
  await page.getByLabel('Where and how they agreed').fill('Fair in Porto');
  await page.getByLabel(/^When, where/).fill('2026-05-01');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check every line' }).click();
  await page.getByText('You may leave this page; it goes on.').waitFor();
  await server.runJob('import-people');
  await page.getByText('2 people can be taken in. Nothing has been changed so far.').waitFor();
  await page.getByText('Not an e-mail address').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await page.getByText('You may leave this page; it goes on.').waitFor();
  await server.runJob('import-people');
  await page.getByText('2 people were taken in.').waitFor();
  // The list is thrown away only after it was asked, and the people stay.
  const throwIt = page.getByRole('button', { name: 'Throw the list away' });
  const dialog = page.getByRole('dialog', { name: 'Throw the list away?' });
  await throwIt.click();
  await dialog.getByText('The people who were taken in stay').waitFor();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await heading(page, 'fair.csv');
  await throwIt.click();
  await dialog.getByRole('button', { name: 'Throw it away' }).click();
  await page.waitForURL('**/office/letters/imports');
  await page.goto('/office/customers?q=nina@example.test');
  await page.getByText('nina@example.test').first().waitFor();
});

/** A browser that does not say it is one of a test's: what programs open is not counted. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test('a broadcast is written, looked at, sent to a segment, opened, and what was bought is counted', async ({
  visit,
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /422/ });
  await page.goto('/office/letters');
  await page.getByRole('link', { name: 'New broadcast' }).click();
  await page.getByLabel('Subject', { exact: true }).fill('A word for {{firstName|you}}');
  const letter = await markdownOf(page, 'Letter');
  await letter.fill('Dear {{firstName}},\n\n{{product:report}}\n');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page
    .getByText('Please say what stands there where it is unknown: {{firstName|friend}}.')
    .first()
    .waitFor();
  await letter.fill('Dear {{firstName|friend}},\n\n{{product:report}}\n');
  await page.getByLabel('As this person sees it').fill('nina@example.test');
  await page.getByRole('button', { name: 'Add a picture, film, sound or file' }).click();
  const dot = 'R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  const picture = { name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from(dot, 'base64') };
  await page.getByLabel('Choose a file, or let it fall here').setInputFiles(picture);
  await page.getByLabel('What it shows').fill('A white dot');
  await page.getByRole('button', { name: 'Upload and use it' }).click();
  await expect
    .poll(() => letter.inputValue())
    .toMatch(/!\[A white dot\]\(\/media\/[0-9a-f]{32}\/[0-9a-f]{8}\/1x1\.(jpg|png)\)/);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.frameLocator('iframe').getByText('Dear Nina,').waitFor();
  await page.getByText('Try a second subject').click();
  await page.getByLabel('Second subject').fill('Another word for {{firstName|you}}');
  await page.getByText('A code for each reader').click();
  await page.getByLabel('Per cent off').fill('10');
  await page
    .getByLabel('For', { exact: true })
    .selectOption({ label: 'Personal year 9 (1 of 1 may get it)' });
  await expect.poll(() => letter.inputValue()).toContain('Dear');
  expect(await axeFindings(page)).toEqual([]);
  // Nothing was saved: what is on the screen is what is shown, and what goes.
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to 1 person?' });
  await dialog.getByText('in the segment “Personal year 9”').waitFor();
  await dialog.getByText('Now: you have a minute to cancel it').waitFor();
  await dialog.frameLocator('iframe').getByText('Dear Maya,').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await photograph(page, 'send-dialog');
  await dialog.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByText(/^Sending in \d+ seconds?$/).waitFor();
  await photograph(page, 'sending');
  await page.getByRole('button', { name: 'Cancel, back to the drafts' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByText(/^Sending in \d+ seconds?$/).waitFor();
  server.clock.advance({ minutes: 1 });
  await server.runJob('send-broadcasts');
  await server.sendMails();
  await page.reload();
  await page.getByText('No link has been opened yet.').waitFor();
  const sent = await server.mailAbout('nina@example.test', 'A word for Nina');
  const nina = await visit({ userAgent });
  await nina.goto(/href="([^"]*\/r\/[^"]+)"/.exec(String(sent.html))?.[1] ?? '');
  await nina.waitForURL('**/checkout/report');
  await orderInBrowser(nina, 'report', { email: 'nina@example.test' });
  await choose(nina, /^Pay €59/);
  await nina.waitForURL('**/orders/**');
  await server.runJobs();
  await page.reload();
  await page.getByText('1 (100.0 % of those sent)').waitFor();
  await page.getByText('1, €59', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('an automation is written, foreseen, put in force, and people stand at its steps', async ({
  signedIn,
}) => {
  const page = await signedIn('owner', { expectErrors: /422/ });
  await reader('fanny@example.test', 'Fanny Fair', '1990-07-09');
  await page.goto('/office/letters/automations');
  await page.getByRole('link', { name: 'Quiz Nurture' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'New automation' }).click();
  await page.getByLabel('Name').fill('After the fair');
  await page.getByLabel('Begins when somebody').selectOption('tag');
  await page.getByLabel('Tag', { exact: true }).fill('fair');
  const add = async (kind: string, step: string) => {
    await page.getByLabel('Next step').selectOption({ label: kind });
    await page.getByRole('button', { name: 'Add this step' }).click();
    await page.getByRole('group', { name: step }).waitFor();
  };
  await add('Letter', 'Step 1: Letter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('listitem').getByText('Please give the letter a subject.').waitFor();
  await page.getByLabel('Subject').fill('{{code}} for {{firstName|you}}');
  await add('Unique code', 'Step 2: Unique code');
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await page.getByRole('group', { name: 'Step 2: Letter' }).waitFor();
  await add('Wait some days', 'Step 3: Wait some days');
  await page.getByRole('button', { name: 'Move step 3 up' }).click();
  await page.getByRole('button', { name: 'Move step 2 up' }).click();
  await page.getByRole('group', { name: 'Step 1: Wait some days' }).waitFor();
  await page.getByLabel('For this person, from now on').fill('fanny@example.test');
  await page.getByRole('button', { name: 'Show the dates' }).click();
  await page.getByText('Ends here: has not agreed to the newsletter and offers.').waitFor();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.frameLocator('iframe').getByText('Dear Maya,').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  const asking = page.getByRole('dialog', { name: 'Put it in force?' });
  await asking.getByText('Its letter would reach 0 of 0 people with the tag “fair”.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await photograph(page, 'put-in-force');
  await asking.getByRole('button', { name: 'Publish' }).click();
  await heading(page, 'After the fair');
  await page.getByText('Nobody has entered yet.').waitFor();

  const { rows } = await server.services.db.$client.query(
    `select id from contacts where email = 'fanny@example.test'`,
  );
  await page.goto(`/office/customers/${rows[0].id}`);
  await page.getByLabel('Tags').fill('fair');
  await page.getByRole('button', { name: 'Save the tags' }).click();
  await page.locator('input[name="tags"][value="fair"]').waitFor();
  await server.runJob('run-automations');
  await page.goto('/office/letters/automations');
  await page.getByRole('link', { name: 'After the fair' }).click();
  await page.getByText('1 person here').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take out Fanny Fair' }).click();
  await page.getByText('1 was taken out.').waitFor();
});
