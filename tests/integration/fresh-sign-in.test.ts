import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestDeletion } from '../../domain/privacy/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = async <Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.services.db.$client.query(query, values)).rows;
/** All sign-ins of an account, as if she had proven herself half an hour ago. */
const age = (userId: string) =>
  rows(`update auth.sign_ins set confirmed_at = now() - interval '30 minutes' where user_id = $1`, [userId]);
const WORDS = 'Please sign in again';

/** Every change of the office that asks for a new proof, as its page sends it. */
const changes = [
  ['makes a key', '/office/settings/programs', { intent: 'make-key', name: 'Zap', scopes: 'people:read' }],
  [
    'adds a webhook',
    '/office/settings/programs',
    { intent: 'add-webhook', url: 'https://hooks.example.com/a', facts: 'order-paid' },
  ],
  ['makes a service key', '/office/settings', { intent: 'make-key' }],
  [
    'invites somebody',
    '/office/settings/people',
    { intent: 'invite', email: 'new.staff@example.test', role: 'staff' },
  ],
  ['changes a role', '/office/settings/people', { intent: 'role', userId: ':staff', role: 'owner' }],
  ['asks staff for a second step', '/office/settings/people', { intent: 'two-factor', required: 'no' }],
  ['erases a customer', '/office/customers/:customer', { intent: 'erase' }],
] as const;

describe('whoever signed in long ago', () => {
  let owner: Awaited<ReturnType<typeof newMember>>;
  const ids: Record<string, string> = {};
  const filled = (text: string) =>
    text.replace(/^(.*):(\w+)$/, (whole, before, name) => (ids[name] ? before + ids[name] : whole));
  const send = (visitor: Browserlike, path: string, fields: Record<string, string>) =>
    visitor.post(
      filled(path),
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(value)])),
    );
  beforeAll(async () => {
    owner = await newMember(server, 'Olga Owner', 'owner');
    ids.staff = (await newMember(server, 'Stef Staff', 'staff')).id;
    await newMember(server, 'Erased Later');
    const [customer] = await rows<{ id: string }>(
      `select id from contacts where email = 'erased.later@example.test'`,
    );
    ids.customer = customer?.id ?? '';
    const [backup] = await rows<{ id: string }>(
      `insert into backups (made_at, file_key, bytes, rows) values (now(), '', 1, 1) returning id`,
    );
    ids.backup = backup?.id ?? '';
  });

  test.each(changes)('%s only after signing in again', async (_, path, fields) => {
    await age(owner.id);
    const refused = await send(owner.visitor, path, fields);
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain(WORDS);

    const again = await owner.visitor.post('/login/again', { intent: 'password', password: owner.password });
    expect(again.status).toBe(200);
    const answer = await send(owner.visitor, path, fields);
    expect([answer.status, await answer.text()]).toEqual([
      expect.not.toBeOneOf([401, 403, 404, 500]),
      expect.not.stringContaining(WORDS),
    ]);
  });

  test('downloads a backup only then, and is led back to it', async () => {
    await age(owner.id);
    const path = `/office/settings/backups/${ids.backup}`;
    const led = await owner.visitor.get(path);
    expect(led.headers.get('location')).toBe(`/login/again?to=${encodeURIComponent(path)}`);
    const page = led.headers.get('location') ?? '';
    expect(await (await owner.visitor.get(page)).text()).toContain(WORDS);
    const wrong = await owner.visitor.post(page, { intent: 'password', password: 'guessed-wrong' });
    expect([wrong.status, (await owner.visitor.get(path)).status]).toEqual([403, 302]);
    const right = await owner.visitor.post(page, { intent: 'password', password: owner.password });
    expect(right.headers.get('location')).toBe(path);
    expect((await owner.visitor.get(path)).headers.get('location') ?? '').not.toContain('/login/again');
  });

  test('a program and a job never do any of it', async () => {
    const { makeApiKey } = await import('../../domain/office/index.ts');
    const { confirmedAt: _, ...actor } = await demoActor(server, 'owner@demo.local');
    const made = makeApiKey(server.services, { actor, name: 'x', scopes: ['people:read'] });
    await expect(made).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('changes her address only after signing in again, also past our pages', async () => {
    const ada = await newMember(server, 'Ada Address');
    await age(ada.id);
    const newEmail = 'ada.elsewhere@example.test';
    const inForm = await ada.visitor.post('/portal/account', { intent: 'email', email: newEmail });
    expect(await inForm.text()).toContain(WORDS);
    const past = await ada.visitor.postJson('/auth/v1/change-email', { newEmail });
    expect([past.status, await past.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'sign_in_again' }),
    ]);
    await ada.visitor.post('/login/again', { intent: 'password', password: ada.password });
    expect((await ada.visitor.postJson('/auth/v1/change-email', { newEmail })).status).toBe(200);
  });

  test('deletes her account only then; the verb itself asks', async () => {
    const { id, name, email } = await newMember(server, 'Dana Deletes');
    const member = { id, name, email, emailVerified: true, role: 'member' as const };
    await expect(requestDeletion(server.services, { member })).rejects.toMatchObject({
      code: 'sign_in_again',
    });
  });
});

describe('an account without a password', () => {
  async function byLink(name: string) {
    const member = await newMember(server, name);
    await rows('update auth.credentials set password = null where user_id = $1', [member.id]);
    return member;
  }
  const linkTo = async (email: string) => {
    const { text } = await server.mailAbout(email, 'one tap away');
    const url = new URL(text?.match(/http\S+\/login\/link\S+/)?.[0] ?? '');
    return { page: url.pathname + url.search, token: url.hash.slice(1) };
  };

  test('is deleted, gets a second step, and moves to another address, after a link instead of the password', async () => {
    const { id, email, visitor } = await byLink('Lina Link');
    const page = await (await visitor.get('/portal/account')).text();
    expect(page).toContain('Set a password');
    expect(page).not.toContain('Current password');
    await age(id);
    const tried: Record<string, string>[] = [
      { intent: 'request-deletion' },
      { intent: 'totp-start' },
      { intent: 'totp-start', password: 'made-up-by-somebody' },
      { intent: 'email', email: 'lina.new@example.test' },
      { intent: 'set-password', password: 'my-own-moon-77' },
    ];
    for (const fields of tried)
      expect([fields, await (await visitor.post('/portal/account', fields)).text()]).toEqual([
        fields,
        expect.stringContaining(WORDS),
      ]);

    await visitor.post('/login/again', { intent: 'link' });
    const { page: link, token } = await linkTo(email);
    expect((await visitor.post(link, { token })).status).toBe(302);
    const moved = await visitor.post('/portal/account', { intent: 'email', email: 'lina.new@example.test' });
    expect(await moved.text()).toContain('We have sent you a letter');
    const begun = await visitor.post('/portal/account', { intent: 'totp-start' });
    expect(await begun.text()).toContain('otpauth://');
    const leaving = await visitor.post('/portal/account', { intent: 'request-deletion' });
    expect(await leaving.text()).toContain('Nothing is deleted until you confirm it there');
  });

  test('sets one, is told so in a letter of its own, and signs in with it', async () => {
    const { email, visitor } = await byLink('Sets One');
    const weak = await visitor.post('/portal/account', { intent: 'set-password', password: 'password' });
    expect(await weak.text()).toContain('too weak');
    await visitor.post('/portal/account', { intent: 'set-password', password: 'my-own-moon-77' });
    await server.mailAbout(email, 'Your account has a password now');
    await server.visitor().signIn(email, 'my-own-moon-77');
  });

  test('is not told of an old password by the letter that lets it choose one', async () => {
    const { email } = await byLink('Never Had');
    await server.visitor().post('/forgot-password', { email });
    const letter = await server.mailAbout(email, 'Choose a password');
    expect(letter.text).not.toContain('your old password');
    const [, token = ''] = letter.text?.match(/reset-password#(\S+)/) ?? [];
    await server.visitor().post('/reset-password', { token, password: 'my-own-moon-77' });
    const after = await server.mailAbout(email, 'Your account has a new password');
    expect(after.text).not.toContain('was changed');
  });

  test('no letter speaks of a password that it does not have', async () => {
    const { email, visitor } = await byLink('Never Has');
    await visitor.post('/portal/account', { intent: 'email', email: 'never.new@example.test' });
    const approve = await server.mailAbout(email, 'Approve your new e-mail address');
    expect(approve.text).toContain('sign out all other devices');
    const again = { name: 'Never Has', email, password: 'a-good-pass-9' };
    await server.visitor().post('/signup', again);
    const attempt = await server.mailAbout(email, 'You already have an account');
    expect(attempt.text).toContain('It has no password');
    for (const { text } of [approve, attempt])
      expect(text).not.toMatch(/change your password|Forgotten the password/);
  });
});

test('a changed address is confirmed and told by letters that say so', async () => {
  const { email, visitor } = await newMember(server, 'Moves Away');
  const newEmail = `moved.${randomUUID().slice(0, 6)}@example.test`;
  await visitor.post('/portal/account', { intent: 'email', email: newEmail });
  const open = async (to: string, subject: string) => {
    const { text } = await server.mailAbout(to, subject);
    const link = /https?:\/\/\S+verify-email\S+/.exec(text ?? '')?.[0] ?? '';
    await visitor.get(link.replace(server.url, ''));
    return text ?? '';
  };
  await open(email, 'Approve your new e-mail address');
  const letter = await open(newEmail, 'Please confirm your new e-mail address');
  expect(letter).not.toContain('Welcome');
  expect(letter).not.toContain('did not create an account');
  for (const to of [email, newEmail]) await server.mailAbout(to, 'Your e-mail address was changed');
  const [user] = await rows('select email, email_verified from auth.users where email = $1', [newEmail]);
  expect(user).toEqual({ email: newEmail, email_verified: true });
});
