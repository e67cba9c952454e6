import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { openSite } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', past: true });

const idOf = async (query: string): Promise<string> =>
  (await server.services.db.$client.query<{ id: string }>(query)).rows[0]?.id ?? '';

/** Every editor that keeps what is typed: its file, where it is opened, and a field of it. New things stand as "new". */
const editors = [
  ['app/components/office/event-form.tsx', '/office/events', 'Title'],
  ['app/routes/office/letters/broadcast/write-form.tsx', '/office/letters/broadcasts/new', 'Subject'],
  ['app/components/office/version-form.tsx', '/office/content/article/new', 'Title'],
  ['app/components/office/version-form.tsx', '/office/content/question/new', 'Question'],
  ['app/components/office/version-form.tsx', '/office/content/letter/welcome', 'Subject'],
  ['app/components/office/version-form.tsx', '/office/pages/new', 'Title'],
  ['app/routes/office/product/product-form.tsx', '/office/catalogue/new', 'Name'],
  ['app/routes/office/customer/history.tsx', 'messages', 'Subject'],
  ['app/routes/office/customer/route.tsx', 'customer', 'Note'],
  ['app/routes/office/session/sections.tsx', 'session', 'Private notes'],
  ['app/routes/portal/ticket/route.tsx', 'ticket', 'Your answer'],
] as const;

async function pathOf(place: string): Promise<string> {
  switch (place) {
    case 'customer':
      return `/office/customers/${await idOf('select id from contacts limit 1')}`;
    case 'messages':
      return `${await pathOf('customer')}?show=messages`;
    case 'session':
      return `/office/calendar/${await idOf(`select id from sessions where status <> 'cancelled' limit 1`)}`;
    case 'ticket':
      return `/portal/support/${await idOf(`select id from support_tickets limit 1`)}`;
    default:
      return place;
  }
}

test('every editor that keeps drafts is in the list', () => {
  const files = readdirSync(join(projectFolder, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('office/draft.tsx'))
    .filter((file) => /\buseDraft\(/.test(readFileSync(join(projectFolder, 'app', file), 'utf8')));
  expect(files.map((file) => `app/${file}`).sort()).toEqual(
    [...new Set(editors.map(([file]) => file))].sort(),
  );
});

test.for(editors)('%s at %s: typed, loaded anew, and it is back', async ([, place, label], { signedIn }) => {
  const page = await signedIn('owner');
  await page.goto(await pathOf(place));
  const words = `Typed into ${label}`;
  const field = (on: Page) => on.getByRole('textbox', { name: label, exact: true }).first();
  await field(page).fill(words);
  await page.getByText('Kept as you write.').first().waitFor();
  await page.reload();
  await page.getByText('What you had written is back.').first().waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(words);
});

test('a new broadcast that is saved is no draft any more, and the next new one is empty', async ({
  signedIn,
}) => {
  const page = await signedIn('owner');
  await page.goto('/office/letters/broadcasts/new');
  await page.getByLabel('Subject', { exact: true }).fill('Saved in a hurry');
  // At once: its last strokes are still on their way.
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Saved in a hurry' }).waitFor();
  await page.goto('/office/letters/broadcasts/new');
  await page.getByRole('button', { name: 'Save the draft' }).waitFor();
  await expect.poll(() => page.getByLabel('Subject', { exact: true }).inputValue()).toBe('');
});
