import { afterAll, describe, expect, test } from 'vitest';
import { readHealth, readToday } from '../../domain/office/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { startLiveSite } from '../harness/live-site.ts';
import { checkoutBody } from '../harness/shop.ts';

const site = await startLiveSite();
const { services, stripe, mailbox, people } = site;
afterAll(() => site.stop());

const actor = { id: people.owner.id, role: 'owner' as const };
const away = async () => (await readToday(services, { actor })).outages.map(({ provider }) => provider);
const letters = (words: string) =>
  mailbox.to(people.owner.email).filter(({ subject }) => subject?.includes(words)).length;
const check = async () => {
  await site.runJob('check-providers');
  await site.sendMails();
};
/** React puts comments between the pieces of a sentence. */
const wordsOn = async (visitor: Browserlike, path: string) =>
  (await (await visitor.get(path)).text()).replaceAll('<!-- -->', '');
const order = () =>
  site
    .visitor()
    .postJson('/functions/v1/create-checkout-session', checkoutBody('report', { email: 'a@b.test' }));

describe('a provider that cannot be reached', () => {
  test('while all answer, nothing is said and nothing is written', async () => {
    await check();
    expect(await away()).toEqual([]);
    expect((await services.db.$client.query('select 1 from provider_outages')).rows).toEqual([]);
  });

  test('payments: heard from a real call, said in words, written once; and once more when it is over', async () => {
    stripe.faults.dropBefore = 1;
    expect((await order()).status).toBe(503);
    expect(await away()).toEqual(['payments']);
    site.clock.advance({ minutes: 3 });
    await check();
    await check();
    expect(letters('The payment provider does not answer')).toBe(1);
    const owner = await site.signedIn(people.owner.email);
    for (const page of ['/office', '/office/settings/health']) {
      const text = await wordsOn(owner, page);
      expect(text).toContain('The payment provider does not answer');
      expect(text).toContain('Nobody can pay at the moment');
    }
    expect(await wordsOn(owner, '/office')).not.toContain('Every payment went through');

    stripe.faults.dropBefore = 0;
    site.clock.advance({ minutes: 20 });
    expect((await order()).status).toBe(200);
    await check();
    await check();
    expect(await away()).toEqual([]);
    expect(letters('The payment provider answers again')).toBe(1);
  });

  test('a single failure that is over before anybody looks is counted, and troubles nobody', async () => {
    const before = mailbox.to(people.owner.email).length;
    stripe.faults.dropBefore = 1;
    expect((await order()).status).toBe(503);
    stripe.faults.dropBefore = 0;
    await check();
    expect(await away()).toEqual([]);
    expect(mailbox.to(people.owner.email).length).toBe(before);
  });

  test('mail: the office says so at once, and the letter follows when it can', async () => {
    await mailbox.goDown();
    await check();
    expect(await away()).toEqual(['mail']);
    const { outages } = await readHealth(services, { actor });
    expect(outages[0]?.means).toContain('Letters wait in the outbox');
    await mailbox.goUp();
    site.clock.advance({ minutes: 30 });
    await check();
    expect(await away()).toEqual([]);
    expect([letters('The mail server answers again'), letters('The mail server does not')]).toEqual([1, 0]);
  });

  test('files: noticed by the check alone', async () => {
    await site.s3.stop();
    await check();
    expect(await away()).toEqual(['files']);
    expect(letters('The files service does not answer')).toBe(1);
  });
});
