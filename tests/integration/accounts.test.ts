import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('sign-up', () => {
  test('makes an account with its profile, signs in, and asks for verification', async () => {
    const ada = server.visitor();
    const answer = await ada.post('/signup', {
      name: 'Ada King',
      email: 'Ada@Example.test',
      password: 'engine-of-1843',
    });
    expect(await answer.text()).toContain('Account created! Redirecting...');

    const portal = await ada.get('/portal');
    expect(await portal.text()).toContain('Welcome back, Ada King!');
    const mail = await server.lastMail('ada@example.test');
    expect(mail.subject).toBe('Please confirm your e-mail address');
    const link = /https?:\/\/\S+verify-email\S+/.exec(mail.text ?? '')?.[0] ?? '';
    expect((await ada.get(link.replace(server.url, ''))).status).toBe(302);
    expect(await (await ada.get('/portal')).text()).not.toContain('Please confirm that');
  });

  test('refuses a weak password with its reasons', async () => {
    const answer = await server.visitor().postJson('/auth/v1/sign-up/email', {
      name: 'Bob',
      email: 'bob@example.test',
      password: 'password',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'weak_password', reasons: [expect.any(String)] });
  });

  test('answers plainly for a taken address and tells its owner', async () => {
    const answer = await server
      .visitor()
      .post('/signup', { name: 'X', email: 'member@demo.local', password: 'a-good-pass-9' });
    expect(await answer.text()).toContain('User already exists');
    expect((await server.lastMail('member@demo.local')).subject).toContain('You already have an account');
  });
});

describe('sign-in', () => {
  test('an unauthenticated visit anywhere below the portal ends on the sign-in page', async () => {
    for (const path of ['/portal', '/portal/reports', '/portal/anything/at/all']) {
      const answer = await server.visitor().get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    }
  });

  test('the wrong password and the unknown address get the same answer', async () => {
    const wrong = await server
      .visitor()
      .post('/login', { email: 'member@demo.local', password: 'not-the-one' });
    const unknown = await server
      .visitor()
      .post('/login', { email: 'nobody@demo.local', password: 'not-the-one' });
    const strip = (html: string) =>
      html.replaceAll(/(member|nobody)@demo\.local/g, '').replaceAll(/nonce="[^"]*"/g, '');
    expect(strip(await wrong.text())).toBe(strip(await unknown.text()));
  });

  test('sets no cookie that the privacy page does not name, and none before', async () => {
    const visitor = server.visitor();
    await visitor.get('/');
    await visitor.get('/login');
    expect(visitor.cookieHeader()).toBe('');
    const member = await server.signedIn('member@demo.local');
    const names = () => [...member.cookieHeader().matchAll(/([^=; ]+)=/g)].map(([, name = '']) => name);
    const page = await (await visitor.get('/privacy')).text();
    expect(names()).toContain('aura.device');
    expect(names().filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([]);
    await member.post('/logout', {});
    expect(names()).toEqual(['aura.device']);
  });

  test('recovery: one link, once, and every other device is signed out', async () => {
    const elsewhere = await server.signedIn('new@demo.local');
    const visitor = server.visitor();
    await visitor.post('/forgot-password', { email: 'new@demo.local' });
    const mail = await server.lastMail('new@demo.local');
    const token = /reset-password#(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    const changed = await visitor.post('/reset-password', { token, password: 'another-moon-5' });
    expect(changed.headers.get('location')).toBe('/login?changed');
    expect((await elsewhere.get('/portal')).headers.get('location')).toBe('/login');
    await visitor.signIn('new@demo.local', 'another-moon-5');

    const again = await server.visitor().post('/reset-password', { token, password: 'yet-another-6' });
    expect(await again.text()).toContain('This link has been used or is too old');
  });
});
