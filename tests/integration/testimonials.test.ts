import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRefund } from '../../domain/delivery/index.ts';
import { eraseCustomer, exportCustomer } from '../../domain/privacy/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import {
  askForTestimonials,
  declineTestimonial,
  listTestimonialsToRead,
  readTestimonial,
  returnTestimonial,
  saveTestimonial,
  showTestimonial,
  withdrawTestimonial,
} from '../../domain/support/index.ts';
import { testimonialUrl } from '../../domain/support/testimonials.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Awaited<ReturnType<typeof newMember>>;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ LIMIT_FACTOR: '100' }, new TestClock('2026-03-02T09:00:00Z'));
  shop = shopOf(server);
  owner = await newMember(server, 'Olga Owner', 'owner');
  await owner.visitor.post('/office/testimonials', { intent: 'save', isOn: 'on', days: '5' });
});
afterAll(() => server.stop());

type Wish = { offers?: boolean; similar?: 'told' | 'refused' };

/** A report that is delivered this minute. */
async function delivered(wish: Wish = { offers: true }): Promise<{ email: string; orderId: string }> {
  const email = `buyer${++people}@example.test`;
  const visitor = server.visitor();
  const checkoutId = await startBuying(visitor, 'report', { email, ...wish });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId, via: 'mail' });
  const details = { fullName: 'Maya Okafor', birthDate: '1990-07-04', intent: 'send', begin: 'now' };
  await visitor.post(`/orders/${key}/details`, details);
  await shop.settleDeliveries();
  return { email, orderId };
}

const askedOf = async (orderId: string): Promise<string | undefined> =>
  (await shop.rows<{ id: string }>('select id from testimonials where order_id = $1', [orderId]))[0]?.id;

/** Delivered five days ago, asked, and her link read in the letter. */
async function asked() {
  const buyer = await delivered();
  server.clock.advance({ days: 5, minutes: 1 });
  await askForTestimonials(server.services);
  const { text = '' } = await server.mailAbout(buyer.email, 'What did you make of it?');
  const path = /\/testimonial\/[\w.-]+/.exec(text)?.[0] ?? 'no link';
  return { ...buyer, path, token: path.split('/')[2] ?? '', id: (await askedOf(buyer.orderId)) ?? '' };
}

const words = { quote: 'It fitted like a key. I read it twice. Then I rang my sister.', name: 'Maya' };

async function written(more: object = {}) {
  const her = await asked();
  await saveTestimonial(server.services, { token: her.token, ...words, consent: true, ...more });
  return her;
}

const rowOf = async (id: string) =>
  (
    await shop.rows<{ state: string; version: number; quote: string; photo_key: string | null }>(
      'select * from testimonials where id = $1',
      [id],
    )
  )[0] ?? { state: 'gone', version: -1, quote: '', photo_key: null };

const decision = async ({ id }: { id: string }) => ({
  actor: owner.actor,
  testimonialId: id,
  version: (await rowOf(id)).version,
});

const page = async (path: string, visitor: Browserlike = server.visitor()) =>
  (await visitor.get(path)).text();

/** As a phone makes it: turned, with the place in it. */
const photo = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '41/1 9/1 0/1' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

test('from the request to the page, and off it again', async () => {
  const { path, id, email } = await asked();
  const her = server.visitor();
  const empty = await page(path, her);
  expect(empty).toContain('name="quote"');
  expect(empty).not.toMatch(/name="consent"[^>]*checked/);

  const form = new FormData();
  const fields = {
    intent: 'save',
    ...words,
    quote: `${words.quote} <b>Really</b>`,
    rating: '5',
    place: 'Porto',
  };
  for (const [name, value] of Object.entries({ ...fields, consent: 'on' })) form.set(name, value);
  form.set('photo', new File([await photo()], 'me.jpg', { type: 'image/jpeg' }));
  const sent = await her.fetch(path, { method: 'POST', body: form });
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('Thank you, your words are with us');
  expect(await page('/testimonials')).not.toContain('like a key');

  const { photo_key: key = '' } = await rowOf(id);
  const picture = await her.get(`/${key}`);
  const bytes = Buffer.from(await picture.arrayBuffer());
  const made = await sharp(bytes).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 192, height: 192 });
  expect(made.exif).toBeUndefined();
  expect(bytes.includes('SECRET-CAMERA')).toBe(false);

  expect(await page('/office', owner.visitor)).toContain('Testimonials to read');
  expect(await page('/office/testimonials', owner.visitor)).toContain('To decide');
  const at = `/office/testimonials/${id}`;
  expect(await page(at, owner.visitor)).toContain('may show these words');
  const shown = await owner.visitor.post(at, {
    ...{ intent: 'show', version: '1', quote: 'It fitted like a key … I rang my sister.' },
    keepsMeaning: 'on',
  });
  expect(shown.status).toBe(200);
  for (const place of ['/testimonials', '/checkout/report']) {
    const html = await page(place);
    expect(html, place).toContain('It fitted like a key … I rang my sister.');
    expect(html, place).toContain('Maya, Porto');
    expect(html, place).toContain('shortened');
    expect(html, place).toContain(`/${key}`);
    // A demo has sold nothing.
    expect(html, place).not.toContain('aggregateRating');
  }
  expect(await page('/checkout/video-reading')).not.toContain('like a key');
  const log = await shop.rows<{ text: string }>(`select staff_actions::text as text from staff_actions
    where action = 'testimonial.shown'`);
  expect(log).toHaveLength(1);
  expect(log[0]?.text).not.toMatch(/like a key|Maya/);

  await her.post(path, { intent: 'withdraw' });
  expect(await page('/testimonials')).not.toContain('like a key');
  expect(await page('/checkout/report')).not.toContain('like a key');
  expect((await her.get(`/${key}`)).status).toBe(404);
  expect(await page(path, her)).toContain('Your words are deleted');
  expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', quote: '', photo_key: null });
  await server.runJob('remove-files');
  expect(await server.services.files.read(key ?? '')).toBeUndefined();
  // Neither the request nor anything else came twice.
  server.clock.advance({ days: 10 });
  await askForTestimonials(server.services);
  await server.runJobs();
  const letters = await shop.rows(
    `select 1 from mails where to_address = $1 and template like 'testimonial-%'`,
    [email],
  );
  expect(letters).toHaveLength(1);
});

describe('who is asked', () => {
  const isAsked = async ({ orderId }: { orderId: string }) => (await askedOf(orderId)) !== undefined;
  async function afterDays(days: number) {
    server.clock.advance({ days, minutes: 1 });
    await askForTestimonials(server.services);
  }

  test('nobody before the day, and only those to whom such letters may go', async () => {
    const [agreed, told, refused] = [
      await delivered({ offers: true }),
      await delivered({ similar: 'told' }),
      await delivered({ similar: 'refused' }),
    ];
    await afterDays(4);
    expect(await Promise.all([agreed, told, refused].map(isAsked))).toEqual([false, false, false]);
    await afterDays(1);
    expect(await Promise.all([agreed, told, refused].map(isAsked))).toEqual([true, true, false]);
  });

  test('nobody who wanted her money back, waits for us, is in need, or was asked lately', async () => {
    const buyers = [];
    for (let n = 0; n < 6; n++) buyers.push(await delivered());
    const [refund, ticket, inNeed, withdrew, again, fine] = buyers;
    if (!refund || !ticket || !inNeed || !withdrew || !again || !fine) throw new Error('six were made');
    const key = signOrderKey(server.services, { orderId: refund.orderId, via: 'mail' });
    await requestRefund(server.services, { key }, { why: 'It was not for me.' });
    await shop.rows(`insert into support_tickets (user_email, subject, description) values ($1, 'x', 'x')`, [
      ticket.email,
    ]);
    await shop.rows(`update intakes set care_severity = 'care', care_kind = 'grief' where order_id = $1`, [
      inNeed.orderId,
    ]);
    await shop.rows(
      `insert into withdrawal_requests (submission, reference, name, email, product_id, requested_at)
        values (gen_random_uuid(), 'W-TEST', 'x', $1, 'report', $2)`,
      [withdrew.email, server.clock.now()],
    );
    const earlier = await delivered();
    await shop.rows(
      `insert into testimonials (order_id, product_id, asked_at, updated_at) values ($1, 'report', $2, $2)`,
      [earlier.orderId, server.clock.now()],
    );
    await shop.rows('update orders set email = $1 where id = $2', [again.email, earlier.orderId]);
    await afterDays(5);
    expect(await Promise.all(buyers.map(isAsked))).toEqual([false, false, false, false, false, true]);
  });

  test('nobody while it is off, nor long afterwards', async () => {
    const rule = (isOn: string) =>
      owner.visitor.post('/office/testimonials', { intent: 'save', isOn, days: '5' });
    const late = await delivered();
    await rule('');
    await afterDays(5);
    expect(await isAsked(late)).toBe(false);
    server.clock.advance({ days: 40 });
    await rule('on');
    await afterDays(0);
    expect(await isAsked(late)).toBe(false);
  });

  test('each once, however often and wherever the job runs', async () => {
    const { email, orderId } = await delivered();
    server.clock.advance({ days: 5, minutes: 1 });
    await Promise.all(Array.from({ length: 5 }, () => askForTestimonials(server.services)));
    expect(await askedOf(orderId)).toBeDefined();
    const letters = await shop.rows(
      `select 1 from mails where to_address = $1 and template = 'testimonial-request'`,
      [email],
    );
    expect(letters).toHaveLength(1);
  });
});

describe('what the owner may do', () => {
  test('show only what was agreed to, in the customer’s words, with a word that the meaning is kept', async () => {
    const alone = await written({ consent: false });
    await expect(
      showTestimonial(server.services, { ...(await decision(alone)), quote: words.quote }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const her = await written();
    const show = async (quote: string, keepsMeaning = false) =>
      showTestimonial(server.services, { ...(await decision(her)), quote, keepsMeaning });
    await expect(show('It changed my life.', true)).rejects.toMatchObject({
      fields: { quote: /Only her own/ },
    });
    await expect(show('I read it twice.')).rejects.toMatchObject({ fields: { keepsMeaning: /read both/ } });
    await show('I read it twice.', true);
    expect(await page('/testimonials')).toContain('I read it twice.');
    await declineTestimonial(server.services, { ...(await decision(her)), thank: true });
    expect(await page('/testimonials')).not.toContain('I read it twice.');
    expect((await server.mailAbout(her.email, 'Thank you for your words')).text).toContain(her.path);
  });

  test('ask for a change, which only the customer makes', async () => {
    const her = await written();
    const wish = 'Would you leave out your sister?';
    await returnTestimonial(server.services, { ...(await decision(her)), wish });
    expect((await server.mailAbout(her.email, 'About your words')).text).toContain(wish);
    expect(await page(her.path)).toContain(wish);
    await expect(
      showTestimonial(server.services, { ...(await decision(her)), quote: words.quote }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await saveTestimonial(server.services, {
      token: her.token,
      ...words,
      quote: 'It fitted.',
      consent: true,
    });
    await showTestimonial(server.services, { ...(await decision(her)), quote: 'It fitted.' });
    expect(await rowOf(her.id)).toMatchObject({ state: 'shown' });
    // Changed, it waits to be read anew.
    await saveTestimonial(server.services, {
      token: her.token,
      ...words,
      quote: 'It half fitted.',
      consent: true,
    });
    expect(await rowOf(her.id)).toMatchObject({ state: 'written', shown_quote: null });
  });

  test('nothing where staff, or somebody else, tries', async () => {
    const her = await written();
    const staff = await newMember(server, `Ida ${people}`, 'staff');
    const wish = { ...(await decision(her)), actor: staff.actor, quote: words.quote };
    await expect(showTestimonial(server.services, wish)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await page(`/office/testimonials/${her.id}`, staff.visitor)).toContain('like a key');
    const member = await newMember(server, `Eve ${people}`);
    await expect(listTestimonialsToRead(server.services, { actor: member.actor })).rejects.toMatchObject({
      code: 'not_found',
    });
    for (const token of ['x', `${her.token}x`, her.token.replace(/^./, 'A')])
      expect((await server.visitor().get(`/testimonial/${token}`)).status).toBe(404);
  });
});

test('shown while it is taken back: it is never on the pages afterwards', async () => {
  const seen = new Set<string>();
  for (let n = 0; n < 4; n++) {
    const her = await written();
    const wish = { ...(await decision(her)), quote: words.quote };
    const show = () => showTestimonial(server.services, wish);
    const withdraw = () => withdrawTestimonial(server.services, { token: her.token });
    const both = n % 2 ? [show(), withdraw()] : [withdraw(), show()];
    const outcomes = await Promise.allSettled(both);
    seen.add(outcomes.map(({ status }) => status).join());
    expect((await rowOf(her.id)).state).toBe('withdrawn');
    const { testimonials } = server.services.content.current();
    expect(testimonials.some(({ id }) => id === her.id)).toBe(false);
    // What was read before the change is not shown after it either.
    await saveTestimonial(server.services, {
      token: her.token,
      ...words,
      quote: 'Never again.',
      consent: true,
    });
    await expect(show()).rejects.toMatchObject({ code: 'conflict' });
  }
  expect(seen.size).toBeGreaterThan(0);
});

test('pictures that are none are refused, and the words with them; nothing is left behind', async () => {
  const her = await asked();
  for (const bytes of ['<svg onload="x()"/>', 'GIF89a', '']) {
    const file = new File([bytes], 'me.jpg', { type: 'image/jpeg' });
    const send = saveTestimonial(server.services, { token: her.token, ...words, photo: file });
    if (bytes) await expect(send).rejects.toMatchObject({ fields: { photo: /Please choose a picture/ } });
    else await send;
  }
  const large = new Uint8Array(12 * 1024 * 1024 + 1);
  await expect(
    saveTestimonial(server.services, { token: her.token, ...words, photo: new File([large], 'me.jpg') }),
  ).rejects.toMatchObject({ fields: { photo: /12 MB/ } });
  // Without her link a photo is not even read.
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(1_000_000)], 'me.jpg'));
  const forged = await server.visitor().fetch('/testimonial/forged', { method: 'POST', body: form });
  expect(forged.status).toBe(400);
  // One whose words were refused goes with the hour.
  const refused = saveTestimonial(server.services, {
    ...{ token: her.token, ...words, name: '', photo: new File([await photo()], 'me.jpg') },
  });
  await expect(refused).rejects.toMatchObject({ fields: { name: expect.any(String) } });
  server.clock.advance({ hours: 2 });
  await server.runJob('remove-files');
  const left = [];
  for await (const key of server.services.files.list(`testimonials/${her.id}/`)) left.push(key);
  expect(left).toEqual([]);
});

test('words of somebody in need reach a person, and are answered with whom she can call', async () => {
  const her = await written({ quote: 'Nice. But I want to kill myself.' });
  const { care } = await readTestimonial(server.services, { token: her.token });
  expect(care?.text).toMatch(/\d{3}/);
  expect(await page(her.path)).toContain('From us to you');
  const [ticket] = await shop.rows('select care_severity from support_tickets where user_email = $1', [
    her.email,
  ]);
  expect(ticket).toEqual({ care_severity: 'crisis' });
});

test('exported with its photo; erased without a trace, neither on the pages nor in the files', async () => {
  const { services } = server;
  const her = await written({ photo: new File([await photo()], 'me.jpg'), quote: 'Erase me from the page.' });
  await showTestimonial(services, { ...(await decision(her)), quote: 'Erase me from the page.' });
  expect(await page('/testimonials')).toContain('Erase me from the page.');
  const [customer] = await shop.rows<{ id: string }>('select id from contacts where email = $1', [her.email]);
  const about = { actor: owner.actor, customerId: customer?.id ?? '' };
  const parts: Uint8Array[] = [];
  for await (const part of (await exportCustomer(services, about)).bytes) parts.push(part);
  const files = unzipSync(Buffer.concat(parts));
  const told = Object.entries(files).map(([name, bytes]) => `${name} ${strFromU8(bytes)}`);
  expect(told.join('\n')).toContain('Erase me from the page.');
  expect(Object.keys(files).some((name) => name.endsWith('/testimonial.jpg'))).toBe(true);

  await eraseCustomer(services, about);
  await server.runJobs();
  expect((await rowOf(her.id)).state).toBe('gone');
  await expect.poll(() => page('/testimonials')).not.toContain('Erase me from the page.');
  const left = [];
  for await (const key of services.files.list(`testimonials/${her.id}/`)) left.push(key);
  expect(left).toEqual([]);
  expect((await server.visitor().get(new URL(testimonialUrl(services, her.id)).pathname)).status).toBe(404);
});
