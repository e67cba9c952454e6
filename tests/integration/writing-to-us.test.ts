import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { consents, mails, supportTickets, withdrawalRequests } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const count = (address: string) => server.services.db.$count(mails, eq(mails.toAddress, address));

describe('the newsletter', () => {
  const subscribe = (email: string) =>
    server.visitor().postJson('/functions/v1/subscribe-newsletter', { email });
  const linkIn = async (address: string) => {
    const { text } = await server.mailWith(address, 'newsletter/confirm');
    return /https?:\/\/\S+(\/newsletter\/confirm\?token=\S+)/.exec(text ?? '')?.[1] ?? '';
  };

  test('asks first: opening the link changes nothing, pressing the button does', async () => {
    expect(await (await subscribe('Nora@Example.test')).json()).toEqual({ ok: true });
    const link = await linkIn('nora@example.test');
    for (let i = 0; i < 20; i++) expect((await server.visitor().get(link)).status).toBe(200);
    const ofNora = eq(consents.email, 'nora@example.test');
    expect(await server.services.db.$count(consents, ofNora)).toBe(0);

    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const done = await server.visitor().post(link, { token });
    expect(await wordsOf(done)).toContain('Your address is confirmed');
    const kept = await server.services.db.select().from(consents).where(ofNora);
    expect(kept).toMatchObject([
      { email: 'nora@example.test', topic: 'newsletter', text: consentTexts.subscription },
      { email: 'nora@example.test', topic: 'marketing', text: consentTexts.subscription },
    ]);
  });

  test('a link of another house or another week opens nothing', async () => {
    await subscribe('late@example.test');
    const link = await linkIn('late@example.test');
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    server.clock.advance({ days: 7 });
    expect(await wordsOf(server.visitor().get(link))).toContain('This link does not work');
    for (const wrong of [token, `${token}x`, '']) {
      const answer = await server.visitor().post('/newsletter/confirm', { token: wrong });
      expect(answer.status).toBe(422);
    }
    expect(await server.services.db.$count(consents, eq(consents.email, 'late@example.test'))).toBe(0);
  });

  test('answers known and unknown addresses with the same bytes', async () => {
    const known = await subscribe('nora@example.test');
    const unknown = await subscribe('someone@example.test');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  });

  test('a mailbox gets a few letters at most, and the answer stays the same', async () => {
    for (let i = 0; i < 35; i++) expect((await subscribe('many@example.test')).status).toBe(200);
    expect(await count('many@example.test')).toBe(30);
  });

  test('refuses what is no address', async () => {
    const answer = await subscribe('nora@example');
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({ email: expect.any(String) });
  });

  test('works as a plain form, from the function’s address too', async () => {
    const form = { email: 'plain@example.test' };
    const sentOn = await server.visitor().post('/functions/v1/subscribe-newsletter', form);
    expect([sentOn.status, sentOn.headers.get('location')]).toEqual([307, '/newsletter']);
    const page = await wordsOf(server.visitor().post('/newsletter', form));
    expect(page).toContain('Please look in your inbox');
    expect(await count('plain@example.test')).toBe(1);
  });
});

describe('the contact form', () => {
  const letter = {
    name: 'Iris',
    email: 'Iris@Example.test',
    subject: 'My second name',
    message: 'It is missing.\nCan you add it?',
  };

  test('opens a ticket, tells staff and thanks the writer', async () => {
    const page = await wordsOf(server.visitor().post('/contact', letter));
    expect(page).toContain('Your message has arrived');
    const [ticket] = await server.services.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.userEmail, 'iris@example.test'));
    expect(ticket).toMatchObject({
      subject: 'My second name',
      description: letter.message,
      status: 'open',
    });
    const receipt = await server.mailWith('iris@example.test');
    expect(receipt.text).toContain('Thank you, Iris');
    // Nothing of the message: the address may be a stranger's.
    expect(receipt.text).not.toContain('It is missing.');
    await server.mailWith('owner@demo.local', 'It is missing.');
  });

  test('a button pressed twice is one ticket', async () => {
    await Promise.all([1, 2, 3].map(() => server.visitor().post('/contact', letter)));
    expect(
      await server.services.db.$count(supportTickets, eq(supportTickets.userEmail, 'iris@example.test')),
    ).toBe(1);
  });

  test('keeps what was typed when something is missing', async () => {
    const answer = await server.visitor().post('/contact', { ...letter, email: 'iris', subject: '' });
    const page = await wordsOf(answer);
    expect(page).toContain('Please give an e-mail address');
    expect(page).toContain('Please say in a few words what it is about.');
    expect(page).toContain('Can you add it?');
  });

  test('thanks a program that fills in every field, and keeps nothing of it', async () => {
    const before = await server.services.db.$count(supportTickets);
    const page = await wordsOf(
      server.visitor().post('/contact', { ...letter, message: 'Buy!', website: 'https://spam.test' }),
    );
    expect(page).toContain('Your message has arrived');
    expect(await server.services.db.$count(supportTickets)).toBe(before);
  });

  test('has a limit', async () => {
    let refused = 0;
    for (let i = 0; i < 60; i++) {
      const page = await wordsOf(server.visitor().post('/contact', { ...letter, email: '' }));
      if (page.includes('Too many tries')) refused++;
    }
    expect(refused).toBeGreaterThan(0);
    server.clock.advance({ minutes: 11 });
    const page = await wordsOf(server.visitor().post('/contact', { ...letter, message: 'Later.' }));
    expect(page).toContain('Your message has arrived');
  });
});

describe('withdrawing from a contract', () => {
  const declared = { name: 'Otto Berg', email: 'Otto@Example.test', orderNumber: '2026-0117' };

  test('takes two steps and is acknowledged with date and reference', async () => {
    server.clock.set('2026-11-20T16:05:00Z');
    const review = await (await server.visitor().post('/withdraw', { ...declared, intent: 'review' })).text();
    expect(review).toContain('I withdraw from my contract for the following:');
    expect(await server.services.db.$count(withdrawalRequests)).toBe(0);
    const submission = /name="submission" value="([^"]+)"/.exec(review)?.[1] ?? '';

    const confirm = () => server.visitor().post('/withdraw', { ...declared, intent: 'confirm', submission });
    const [first, second] = await Promise.all([confirm(), confirm()]);
    const [row, ...others] = await server.services.db.select().from(withdrawalRequests);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ email: 'otto@example.test', orderNumber: '2026-0117', state: 'received' });
    expect(row?.requestedAt).toEqual(new Date('2026-11-20T16:05:00Z'));
    for (const answer of [first, second]) expect(await wordsOf(answer)).toContain(row?.reference);

    const mail = await server.mailWith('otto@example.test', row?.reference);
    expect(mail.text).toContain('20 November 2026 at 4:05 PM (Lisbon time)');
    expect(mail.text).toContain('2026-0117');
    expect(await count('otto@example.test')).toBe(1);
    await server.mailWith('owner@demo.local', row?.reference);
  });

  test('accepts the product in place of the number', async () => {
    const { orderNumber: _, ...person } = declared;
    const form = { ...person, productId: 'report', intent: 'review' };
    expect(await wordsOf(server.visitor().post('/withdraw', form))).toContain('Personal Report');
  });

  test.each([
    [
      'neither number nor product',
      { orderNumber: '' },
      'Please give the order number, or choose the product.',
    ],
    ['an unknown product', { productId: 'gold-bar' }, 'Please choose a product.'],
    ['no name', { name: '' }, 'Please tell us your name.'],
  ])('asks again with %s', async (_, wrong, message) => {
    const answer = await server.visitor().post('/withdraw', { ...declared, ...wrong, intent: 'review' });
    expect(await wordsOf(answer)).toContain(message);
  });
});

describe('compatibility', () => {
  const compare = async (first: string, second: string) =>
    wordsOf(server.visitor().post('/compatibility', { first, second }));

  test('reads two Life Paths as a pair, in either order', async () => {
    for (const page of [
      await compare('1990-07-04', '1978-11-29'),
      await compare('1978-11-29', '1990-07-04'),
    ]) {
      expect(page).toContain('Quiet Water, Bright Light');
      expect(page).toContain('Master number 11');
      expect(page).toContain('Choose Soulmates & Karmic Bonds');
    }
  });

  test('names the family that both belong to', async () => {
    expect(await compare('1990-07-04', '1983-06-06')).toContain('The Family of Creation');
  });

  test('says at each field what is wrong', async () => {
    const page = await compare('1990-02-30', '2999-01-01');
    expect(page).toContain('February 1990 has 28 days.');
    expect(page).toContain('This day is still to come.');
  });
});
