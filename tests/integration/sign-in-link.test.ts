import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveIntake } from '../../domain/delivery/index.ts';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

/** A guest has bought a package and sent her details. */
async function bought(email: string) {
  const checkoutId = await startBuying(server.visitor(), 'transformation', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id } = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: id, via: 'mail' });
  const answers = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };
  await saveIntake(server.services, { key }, { answers, submit: true });
  return { id, path: `/orders/${key}` };
}

async function letter(email: string) {
  const { text } = await server.mailAbout(email, 'one tap away');
  const [url = ''] = text?.match(/http\S+\/login\/link\S+/) ?? [];
  const { pathname, search, hash } = new URL(url);
  return { page: `${pathname}${search}`, token: hash.slice(1) };
}

test('one tap makes the account: signed in, the order attached, no password', async () => {
  const email = 'tap@example.com';
  const { id, path } = await bought(email);
  const guest = server.visitor();
  expect(await (await guest.get(path)).text()).toContain('Send me the link');
  await guest.post(path, { intent: 'account' });
  const { page, token } = await letter(email);

  expect((await guest.get(page)).status).toBe(200);
  expect((await guest.get('/portal')).headers.get('location')).toBe('/login');
  const opened = await guest.post(page, { token });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/portal/orders/${id}`]);
  const order = await (await guest.get(`/portal/orders/${id}`)).text();
  expect(order).toContain('Transformation Package');
  expect(await (await guest.get('/portal')).text()).toContain('Maya');
  const [user] = await shop.rows('select email_verified, name from auth.users where email = $1', [email]);
  expect(user).toEqual({ email_verified: true, name: 'Maya Ngozi Okafor' });
  const [profile] = await shop.rows(
    'select birth_date::text, life_path_number from profiles where email = $1',
    [email],
  );
  expect(profile).toEqual({ birth_date: '1990-07-04', life_path_number: 3 });
  const credits = await shop.rows(
    'select 1 from session_credits c join auth.users u on u.id = c.user_id where u.email = $1',
    [email],
  );
  expect(credits).toHaveLength(3);

  const again = server.visitor();
  expect(await (await again.post(page, { token })).text()).toContain('used or is too old');
  expect((await again.get('/portal')).headers.get('location')).toBe('/login');
});

test('every letter about what was bought without a sign-in opens without one, also where the address has an account', async () => {
  const email = 'forgot.it@example.com';
  await createProvenAccount(server.services, { email, name: 'Vera', password: 'a-moon-and-9-stars' });
  const { id } = await bought(email);
  const [order] = await shop.rows('select user_id, placed_signed_in from orders where id = $1', [id]);
  expect(order).toEqual({ user_id: expect.any(String), placed_signed_in: false });
  const letters = await shop.rows<{ template: string; props: object }>(
    'select template, props from mails where to_address = $1',
    [email],
  );
  const links = letters.flatMap(({ template, props }) =>
    [...JSON.stringify(props).matchAll(/"(http[^"]+\/(?:orders|portal)[^"]*)"/g)].map(([, url = '']) => ({
      template,
      path: url.replace(server.url, ''),
    })),
  );
  expect(links.length).toBeGreaterThan(1);
  for (const { template, path } of links) {
    const answer = await server.visitor().get(path);
    expect([template, path, answer.status]).toEqual([template, path, 200]);
  }
});

test('nobody asks for it from outside, and a guessed one opens nothing', async () => {
  const stranger = server.visitor();
  const asked = await stranger.postJson('/auth/v1/sign-in/magic-link', { email: 'member@demo.local' });
  expect(asked.status).toBe(404);
  expect((await stranger.get('/auth/v1/magic-link/verify?token=x')).status).toBe(404);
  await stranger.post('/login/link', { token: 'a'.repeat(32) });
  expect((await stranger.get('/portal')).headers.get('location')).toBe('/login');
});

test('whoever works here is led to the office', async () => {
  const email = 'works.here@example.com';
  const { path } = await bought(email);
  await createProvenAccount(server.services, {
    email,
    name: 'Works Here',
    password: 'a-good-pass-9',
    role: 'staff',
  });
  const visitor = server.visitor();
  await visitor.post(path, { intent: 'account' });
  const { token } = await letter(email);
  const opened = await visitor.post('/login/link', { token });
  expect(opened.headers.get('location')).toBe('/office');
});

test('a squatter of the address is put out by its owner’s link', async () => {
  const email = 'squatted@example.com';
  const squatter = server.visitor();
  await squatter.post('/signup', { name: 'Squatter', email, password: 'a-good-pass-9' });
  expect((await squatter.get('/portal')).status).toBe(200);
  const { path } = await bought(email);
  const owner = server.visitor();
  await owner.post(path, { intent: 'account' });
  const { page, token } = await letter(email);
  expect((await owner.post(page, { token })).status).toBe(302);
  expect((await owner.get('/portal')).status).toBe(200);
  expect((await squatter.get('/portal')).headers.get('location')).toBe('/login');
  const retry = await server.visitor().post('/login', { email, password: 'a-good-pass-9' });
  expect(retry.status).not.toBe(302);
});

test('an account with a second step is not opened by the mailbox alone, and letters are few', async () => {
  const email = 'careful@example.com';
  const { path } = await bought(email);
  const id = await createProvenAccount(server.services, {
    email,
    name: 'Careful',
    password: 'a-good-pass-9',
  });
  await shop.rows('update auth.users set two_factor_enabled = true, email_verified = true where id = $1', [
    id,
  ]);
  const visitor = server.visitor();
  await visitor.post(path, { intent: 'account' });
  const { page, token } = await letter(email);
  expect((await visitor.post(page, { token })).headers.get('location')).toMatch(/^\/login\/two-factor/);
  expect((await visitor.get('/portal')).headers.get('location')).toBe('/login');
  for (let n = 0; n < 40; n++) await visitor.post(path, { intent: 'account' });
  const letters = await shop.rows(`select 1 from mails where to_address = $1 and template = 'sign-in-link'`, [
    email,
  ]);
  expect(letters.length).toBeLessThanOrEqual(30);
});
