import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { browserOfWorker, openContext } from '../harness/browser.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { spawnServer } from '../harness/spawned-server.ts';

const READY = '[data-island="quiz"][data-ready]';

test('`npm run dev` shows a page of islands that live, without a word on the console', async () => {
  const name = `aura_dev_${randomUUID().slice(0, 8)}`;
  const url = await createDatabase(inject('adminUrl'), name, inject('template'));
  onTestFinished(() => dropDatabase(inject('adminUrl'), name));
  const dataFolder = mkdtempSync(join(tmpdir(), 'aura-dev-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const server = await spawnServer(
    { DATABASE_URL: url, DATA_DIR: dataFolder },
    { program: 'server/dev.ts', saying: '(development) is at' },
  );
  onTestFinished(() => server.kill('SIGTERM'));
  const browser = await browserOfWorker();
  const context = await openContext(browser, { baseURL: server.url });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  // Compiled as it is asked for: on the first visit Vite finds the libraries, and may load the page anew for them.
  await page.goto('/quiz');
  await page.locator(READY).waitFor({ state: 'attached' });

  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('/quiz');
  await page.locator(READY).waitFor({ state: 'attached' });
  await page.getByLabel('Your full name').fill('Maya Okafor');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Where Should We Send Your Report?' }).waitFor();
  expect(complaints).toEqual([]);
});
