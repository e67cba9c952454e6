import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../domain/identity/index.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

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

    expect(await wordsOf(ada.get('/portal'))).toContain('Welcome back, Ada King!');
    const mail = await server.lastMail('ada@example.test');
    expect(mail.subject).toBe('Please confirm your e-mail address');
    const link = /https?:\/\/\S+verify-email\S+/.exec(mail.text ?? '')?.[0] ?? '';
    expect((await ada.get(link.replace(server.url, ''))).status).toBe(302);
    expect(await (await ada.get('/portal')).text()).not.toContain('Please confirm that');
  });

  test('a letter opened by a scanner, or by the stranger whose address was used, confirms nothing', async () => {
    const thief = server.visitor();
    const password = 'engine-of-1843';
    await thief.post('/signup', { name: 'Ada', email: 'target@example.test', password });
    const mail = await server.lastMail('target@example.test');
    const link = (/https?:\/\/\S+verify-email\S+/.exec(mail.text ?? '')?.[0] ?? '').replace(server.url, '');
    const isConfirmed = async () => {
      const [row] = (
        await server.services.db.$client.query('select email_verified from auth.users where email = $1', [
          'target@example.test',
        ])
      ).rows;
      return row.email_verified;
    };

    const scanned = await server.visitor().get(link);
    expect(scanned.headers.get('location')).toMatch(/\/login\?confirm=/);
    await (await server.signedIn('member@demo.local')).get(link);
    expect(await isConfirmed()).toBe(false);

    // Somebody with the password, on another device: signing in leads back to the link.
    const signIn = (scanned.headers.get('location') ?? '').replace(server.url, '');
    const elsewhere = server.visitor();
    expect(await (await elsewhere.get(signIn)).text()).toContain('Sign in, and your address is confirmed');
    const answer = await elsewhere.post(signIn, { email: 'target@example.test', password });
    await elsewhere.get(answer.headers.get('location') ?? '');
    expect(await isConfirmed()).toBe(true);
  });

  test('a link that moves an account signs nobody in, and ends with the sign-ins that asked for it', async () => {
    const thief = server.visitor();
    await thief.post('/signup', {
      name: 'Eve',
      email: 'owner.to.be@example.test',
      password: 'engine-of-1843',
    });
    await thief.postJson('/auth/v1/change-email', { newEmail: 'eve@example.test' });
    const mail = await server.lastMail('eve@example.test');
    const link = (/https?:\/\/\S+verify-email\S+/.exec(mail.text ?? '')?.[0] ?? '').replace(server.url, '');

    const owner = server.visitor();
    await owner.post('/forgot-password', { email: 'owner.to.be@example.test' });
    const letter = await server.lastMail('owner.to.be@example.test');
    const token = /reset-password#(\S+)/.exec(letter.text ?? '')?.[1] ?? '';
    await owner.post('/reset-password', { token, password: 'my-own-moon-77' });

    const opened = await thief.get(link);
    expect(opened.headers.get('location')).toMatch(/\/login\?confirm=/);
    expect((await thief.get('/portal')).headers.get('location')).toBe('/login');
    await owner.signIn('owner.to.be@example.test', 'my-own-moon-77');
  });

  test('nobody can fill a stranger’s mailbox by asking to move to her address', async () => {
    const bomber = server.visitor();
    await bomber.post('/signup', { name: 'Bo', email: 'bomber@example.test', password: 'engine-of-1843' });
    const factor = 10; // demo mode is ten times wider
    const answers: number[] = [];
    for (let i = 0; i < 4 * factor + 5; i++) {
      const answer = await bomber.postJson('/auth/v1/change-email', { newEmail: 'flooded@example.test' });
      answers.push(answer.status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(4 * factor);
    expect(answers.at(-1)).toBe(429);
  });

  test('a name that would carry a message to a stranger is refused, at sign-up and later', async () => {
    const name = 'You have won, see evil.com';
    const answer = await server
      .visitor()
      .post('/signup', { name, email: 'stranger@example.test', password: 'engine-of-1843' });
    expect(await answer.text()).toContain('Please leave links and addresses out of your name.');
    const member = await server.signedIn('member@demo.local');
    expect((await member.postJson('/auth/v1/update-user', { name: 'x'.repeat(200_000) })).status).toBe(422);
  });

  test('refuses a weak password with its reasons', async () => {
    const answer = await server.visitor().postJson('/auth/v1/sign-up/email', {
      name: 'Bob',
      email: 'bob@example.test',
      password: 'password',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'weak_password', reasons: [expect.any(String)] });
    const inForm = await server
      .visitor()
      .post('/signup', { name: 'Bob', email: 'bob@example.test', password: 'password' });
    expect(await inForm.text()).toContain('This password is too weak');
  });

  test('leads on to the page that was asked for, and so does the way from signing in', async () => {
    const page = await server.visitor().post('/signup?to=%2Fportal%2Fsessions%3Fbook', {
      name: 'Ida',
      email: 'ida@example.test',
      password: 'a-good-pass-9',
    });
    expect(await page.text()).toContain('href="/portal/sessions?book"');
    const elsewhere = await server.visitor().post('/signup?to=%2F%2Fevil.test', {
      name: 'Ida',
      email: 'ida2@example.test',
      password: 'a-good-pass-9',
    });
    expect(await elsewhere.text()).toContain('<a href="/portal"');
    const login = await server.visitor().get('/login?to=%2Fportal%2Forders');
    expect(await login.text()).toContain('href="/signup?to=%2Fportal%2Forders"');
  });

  test.each([
    [{ name: '  ' }, 'Please write your name.'],
    [{ email: 'nobody' }, 'Please give an e-mail address'],
    [{ password: 'abc' }, 'This password is too weak.'],
  ])('says at its field what is wrong with %o', async (wrong, words) => {
    const form = { name: 'Ida', email: 'ida3@example.test', password: 'a-good-pass-9', ...wrong };
    const page = await (await server.visitor().post('/signup', form)).text();
    expect(page).toContain(words);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('a confirmation or reset link that is over says so, and offers a new one', async () => {
    const late = server.visitor();
    await late.post('/signup', { name: 'Lea', email: 'late@example.test', password: 'a-good-pass-9' });
    const portal = await wordsOf(late.get('/portal?error=token_expired'));
    expect(portal).toContain('That link was too old, or has been used.');
    expect(portal).toContain('Send it again');
    const reset = server.visitor().post('/reset-password', { password: 'a-good-pass-8', token: 'used' });
    const page = await wordsOf(reset);
    expect(page).toContain('This link has been used or is too old, or a part of it is missing.');
    expect(page).toContain('Ask for a new link');
  });

  test('answers plainly for a taken address and tells its owner', async () => {
    const answer = await server
      .visitor()
      .post('/signup', { name: 'X', email: 'member@demo.local', password: 'a-good-pass-9' });
    expect(await answer.text()).toContain('There is an account with this address already.');
    expect((await server.lastMail('member@demo.local')).subject).toContain('You already have an account');
  });
});

describe('sign-in', () => {
  test('an unauthenticated visit anywhere below the portal ends on the sign-in page', async () => {
    for (const path of ['/portal', '/portal/reports', '/portal/anything/at/all']) {
      const answer = await server.visitor().get(path);
      const to = path === '/portal' ? '' : `?to=${encodeURIComponent(path)}`;
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/login${to}`]);
    }
  });

  test('a link from a letter survives the sign-in; one to another site does not', async () => {
    const password = demoPassword(server.services.config.secret, 'member@demo.local');
    const signedInTo = async (to: string) => {
      const form = { email: 'member@demo.local', password };
      return (await server.visitor().post(`/login?${new URLSearchParams({ to })}`, form)).headers.get(
        'location',
      );
    };
    expect(await signedInTo('/portal/sessions?book')).toBe('/portal/sessions?book');
    expect(await signedInTo('//evil.test/portal')).toBe('/portal');
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

  test('asking for a new password tells nobody whether there is an account', async () => {
    const strip = (html: string, typed: string) =>
      html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(typed, '');
    const [known, unknown] = await Promise.all(
      ['member@demo.local', 'nobody@demo.local'].map(async (email) =>
        strip(await (await server.visitor().post('/forgot-password', { email })).text(), email),
      ),
    );
    expect(known).toContain('Look into your mailbox');
    expect(known).toBe(unknown);
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
    const weak = await visitor.post('/reset-password', { token, password: 'password' });
    expect(await weak.text()).toContain('This password is too weak.');
    const changed = await visitor.post('/reset-password', { token, password: 'another-moon-5' });
    expect(changed.headers.get('location')).toBe('/login?changed');
    expect((await elsewhere.get('/portal')).headers.get('location')).toBe('/login');
    await visitor.signIn('new@demo.local', 'another-moon-5');

    const again = await server.visitor().post('/reset-password', { token, password: 'yet-another-6' });
    expect(await again.text()).toContain('This link has been used or is too old');
  });
});

test('words that every object knows are no changes to an account', async () => {
  const member = await server.signedIn('member@demo.local');
  for (const intent of ['constructor', 'toString', '__proto__', 'no-such-change']) {
    expect((await member.post('/portal/account', { intent })).status).toBe(400);
  }
});
