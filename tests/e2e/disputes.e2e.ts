import { expect } from 'vitest';
import { closeDispute } from '../../adapters/payments/simulator/disputes.ts';
import { simulatedPayments } from '../../adapters/payments/simulator/simulated-payments.ts';
import { startCheckout } from '../../domain/shop/index.ts';
import { expectGoodPage, openSite, PHONE } from './fixture.ts';

const { test, server } = await openSite({ mode: 'demo', documents: 'drawn' });

async function buyReport(email: string): Promise<string> {
  const { services } = server;
  const { url } = await startCheckout(services, {
    ...{ productId: 'report', productName: 'Personal Report', amount: 5_900, email },
  });
  await services.sandbox?.chooseOutcome(url.split('/').at(-1) ?? '', 'paid');
  await server.runJobs();
  const { rows } = await services.db.$client.query<{ payment_id: string }>(
    'select p.payment_id from order_payments p join orders o on o.id = p.order_id where o.email = $1',
    [email],
  );
  return rows[0]?.payment_id ?? '';
}

/** The bank has read it. */
async function bankDecides(outcome: 'won'): Promise<void> {
  const { services } = server;
  const { db, clock, config } = services;
  const { change } = simulatedPayments({
    ...{ db, clock, origin: server.url, secret: `sandbox:${config.secret}` },
    noticeUrl: `${server.url}/webhooks/payments`,
  });
  const { rows } = await db.$client.query<{ provider_id: string }>('select provider_id from disputes');
  const id = rows[0]?.provider_id ?? '';
  await change([id], (world) => closeDispute(world, id, outcome));
  await services.sandbox?.deliverNotices();
  await server.runJobs();
}

test('a dispute comes, she reads it, sends the evidence, and it is won', async ({ signedIn }) => {
  const paymentId = await buyReport('lena@example.test');
  await server.services.sandbox?.dispute(paymentId, { reason: 'product_not_received', dueInDays: 9 });
  await server.runJobs();
  const letter = await server.mailAbout('owner@demo.local', 'A payment is disputed');
  expect(letter.text).toContain('/office/disputes/');

  const page = await signedIn('owner', { viewport: { width: 1440, height: 900 } });
  await page.goto('/office');
  const box = page.getByRole('region', { name: 'A dispute to answer' });
  await box.getByText(/answer by \d+ \w+, 9 days left/).waitFor();
  await box.getByRole('link').click();
  await page.getByRole('heading', { name: 'The buyer says that nothing came' }).waitFor();
  await page.getByText('Once your words are saved').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Send to the bank' }).count()).toBe(0);
  await page.getByLabel('What happened, in your own words').fill('She bought it and received it at once.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Send to the bank' }).waitFor();
  await expectGoodPage(page, 'a dispute to answer');

  const address = (await page.getByRole('link', { name: 'Look at the PDF' }).getAttribute('href')) ?? '';
  const pdf = await page.request.get(address);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Send to the bank' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByText('It is being sent.').waitFor();
  await server.runJobs();
  await page.reload();
  await page.getByText('The bank has your answer and decides.').waitFor();

  await bankDecides('won');
  const phone = await signedIn('owner', PHONE);
  await phone.goto(page.url());
  await phone.getByText('The bank decided for you').waitFor();
  await expectGoodPage(phone, 'a dispute that is won, on a phone');
  await phone
    .getByRole('link', { name: /^Order AN-/ })
    .first()
    .click();
  await phone.getByRole('link', { name: 'Dispute of €59' }).waitFor();
  await phone.getByText('Won', { exact: true }).waitFor();
  expect((await server.mailAbout('owner@demo.local', 'A dispute was won')).text).toContain('nothing changes');
});
