import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { readPush } from '../../domain/notices/index.ts';
import { bookSession, readFeedPath, readMonth } from '../../domain/practice/index.ts';
import { signToken } from '../../shared/signed-token.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { totpCode } from '../harness/totp.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

const PASSWORD = 'engine-of-1843';
const rows = <Row extends object>(query: string, values: unknown[] = []) => shop.rows<Row>(query, values);
const idOf = async (email: string) =>
  (await rows<{ id: string }>('select id from auth.users where email = $1', [email]))[0]?.id ?? '';

async function subscribe(visitor: Browserlike) {
  const keys = {
    p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `https://push.example.com/${randomUUID()}`;
  return (await visitor.postJson('/functions/v1/push-subscription', { wanted: true, endpoint, keys })).status;
}
const pushesTo = async (email: string) =>
  (await readPush(server.services, { memberId: await idOf(email) })).browsers.length;

/** What a squatter could leave behind in an account whose address is not hers. */
async function leaveBehind(userId: string) {
  const signIn = randomUUID();
  await rows(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at) values ($1, $2, 'x', 'y', now())`,
    [userId, `https://push.example.com/${signIn}`],
  );
  await rows(
    `insert into auth.passkeys (user_id, public_key, credential_id, counter, device_type, backed_up)
     values ($1, 'x', $2, 0, 'singleDevice', false)`,
    [userId, signIn],
  );
  await rows(
    `insert into api_keys (name, key_hash, ends_with, scopes, made_by, created_at)
     values ('x', $2, 'abcd', '{people:read}', $1, now())`,
    [userId, signIn],
  );
  await rows(
    `insert into office_drafts (user_id, subject, fields, updated_at) values ($1, 'ticket:x', '{}', now())`,
    [userId],
  );
}
async function leftOf(userId: string) {
  const count = async (query: string) => (await rows(query, [userId])).length;
  return {
    pushes: await count('select 1 from push_subscriptions where user_id = $1'),
    passkeys: await count('select 1 from auth.passkeys where user_id = $1'),
    keys: await count('select 1 from api_keys where made_by = $1 and withdrawn_at is null'),
    drafts: await count('select 1 from office_drafts where user_id = $1'),
  };
}
const NOTHING = { pushes: 0, passkeys: 0, keys: 0, drafts: 0 };

async function recover(email: string, password: string): Promise<void> {
  const owner = server.visitor();
  await owner.post('/forgot-password', { email });
  const letter = await server.mailAbout(email, 'Choose a new password');
  const token = /reset-password#(\S+)/.exec(letter.text ?? '')?.[1] ?? '';
  expect((await owner.post('/reset-password', { token, password })).status).toBe(302);
}

async function linkFor(email: string) {
  const asking = server.visitor();
  await asking.post('/login', { email, intent: 'link' });
  const { text } = await server.mailAbout(email, 'one tap away');
  const [url = ''] = text?.match(/http\S+\/login\/link\S+/) ?? [];
  const { pathname, search, hash } = new URL(url);
  return { asking, page: `${pathname}${search}`, token: hash.slice(1) };
}

describe('what was set up before the address was proven', () => {
  test('a push is for proven addresses alone', async () => {
    const squatter = server.visitor();
    const email = 'push.squat@example.test';
    await squatter.post('/signup', { name: 'Squat', email, password: PASSWORD });
    expect(await subscribe(squatter)).toBe(403);
    expect(await pushesTo(email)).toBe(0);
  });

  test('ends when its owner recovers the account', async () => {
    const email = 'recovered@example.test';
    await server.visitor().post('/signup', { name: 'Squat', email, password: PASSWORD });
    const id = await idOf(email);
    await leaveBehind(id);
    await recover(email, 'my-own-moon-77');
    expect(await leftOf(id)).toEqual(NOTHING);
  });

  test('ends when the address is proven by its letter', async () => {
    const email = 'proven.by.letter@example.test';
    const visitor = server.visitor();
    await visitor.post('/signup', { name: 'Ada', email, password: PASSWORD });
    const id = await idOf(email);
    await leaveBehind(id);
    const mail = await server.lastMail(email);
    const link = /https?:\/\/\S+verify-email\S+/.exec(mail.text ?? '')?.[0] ?? '';
    await visitor.get(link.replace(server.url, ''));
    expect(await leftOf(id)).toEqual(NOTHING);
  });

  test('ends when the address is proven by a link', async () => {
    const email = 'proven.by.link@example.test';
    await server.visitor().post('/signup', { name: 'Squat', email, password: PASSWORD });
    const id = await idOf(email);
    await leaveBehind(id);
    const { asking, page, token } = await linkFor(email);
    expect((await asking.post(page, { token })).status).toBe(302);
    expect(await leftOf(id)).toEqual(NOTHING);
  });

  test('the secret address of her calendar is another one afterwards', async () => {
    const email = 'calendar.squat@example.test';
    const squatter = server.visitor();
    await squatter.post('/signup', { name: 'Squat', email, password: PASSWORD });
    const checkoutId = await startBuying(squatter, 'membership', { email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const version = async () =>
      (
        await rows<{ version: number }>(
          `select calendar_version as version from subscriptions join orders on orders.id = order_id where email = $1`,
          [email],
        )
      ).map(({ version }) => version);
    const before = await version();
    const { asking, page, token } = await linkFor(email);
    expect((await asking.post(page, { token })).status).toBe(302);
    expect(await version()).toEqual(before.map((one) => one + 1));
    expect(before).toHaveLength(1);
  });
});

describe('what other sign-ins of a proven account left', () => {
  const prepared = async (name: string) => {
    const member = await newMember(server, name);
    const thief = server.visitor();
    await thief.signIn(member.email, member.password);
    expect([await subscribe(member.visitor), await subscribe(thief)]).toEqual([200, 200]);
    expect(await pushesTo(member.email)).toBe(2);
    return { ...member, thief, link: await linkFor(member.email) };
  };

  test.each([
    ['a changed password', 'password', { password: 'my-own-moon-77' }],
    ['“Sign out all others”', 'end-others', {}],
  ])('ends with %s: sign-in, push and link', async (_, intent, fields) => {
    const { email, password, visitor, thief, link } = await prepared(`Own ${intent}`);
    const answer = await visitor.post('/portal/account', { intent, current: password, ...fields });
    expect(answer.status).toBe(200);
    expect((await thief.get('/portal')).headers.get('location')).toBe('/login');
    expect((await visitor.get('/portal')).status).toBe(200);
    // Her own browser goes on, under the sign-in that has taken the place of the old one.
    expect(await pushesTo(email)).toBe(1);
    expect(await (await link.asking.post(link.page, { token: link.token })).text()).toContain('too old');
  });

  test('so is the address of her calendar: the old one says where the new one is, and nothing else', async () => {
    const { email, password, visitor } = await newMember(server, 'Own Calendar');
    const checkoutId = await startBuying(visitor, 'membership', { email });
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const { id: orderId } = await shop.orderOf(checkoutId);
    await visitor.post(`/portal/orders/${orderId}/details`, {
      intent: 'send',
      begin: 'now',
      fullName: 'Own Calendar',
      birthDate: '1990-07-04',
    });
    const addressNow = async () => {
      const [row] = await rows<{ version: number }>(
        'select calendar_version as version from subscriptions where order_id = $1',
        [orderId],
      );
      const token = signToken(server.services.config.secret, 'calendar', `${orderId}:${row?.version}`);
      return `/calendar/${token}/personal-days.ics`;
    };
    const before = await addressNow();
    const feed = async (path: string) => (await server.visitor().get(path)).text();
    expect((await feed(before)).match(/BEGIN:VEVENT/g)).toHaveLength(366);
    await visitor.post('/portal/account', { intent: 'end-others', current: password });
    expect((await feed(await addressNow())).match(/BEGIN:VEVENT/g)).toHaveLength(366);
    const moved = await feed(before);
    expect(moved.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(moved).toContain('SUMMARY:This calendar has a new address');
  });

  test('and that of the practice’s calendar, when somebody of the office signs others out', async () => {
    const owner = await server.signedIn('owner@demo.local');
    const [account] = await rows<{ id: string }>(
      `select id from auth.users where email = 'owner@demo.local'`,
    );
    const actor = { id: account?.id ?? '', role: 'owner' as const };
    const before = await readFeedPath(server.services, { actor });
    const password = server.demoAccounts.find(({ email }) => email === 'owner@demo.local')?.password ?? '';
    await owner.post('/portal/account', { intent: 'end-others', current: password });
    const after = await readFeedPath(server.services, { actor });
    expect(after).not.toBe(before);
    const old = await (await server.visitor().get(before)).text();
    expect(old.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(old).toContain('This calendar has a new address');
  });

  test('a browser that signs out is pushed to no more', async () => {
    const { email, visitor } = await prepared('Signs Out');
    await visitor.post('/logout', {});
    expect(await pushesTo(email)).toBe(1);
  });

  test('recovery ends all of them, and leaves the second step', async () => {
    const { email, id, thief } = await prepared('Recovers Late');
    await rows('update auth.users set two_factor_enabled = true where id = $1', [id]);
    await recover(email, 'my-own-moon-77');
    expect((await thief.get('/portal')).headers.get('location')).toBe('/login');
    expect(await pushesTo(email)).toBe(0);
    const [user] = await rows('select two_factor_enabled from auth.users where id = $1', [id]);
    expect(user).toEqual({ two_factor_enabled: true });
  });
});

describe('a link by letter', () => {
  test('is sent from /login to those who have an account, and the answer does not tell', async () => {
    const { email } = await newMember(server, 'Linked');
    const known = await server.visitor().post('/login', { email, intent: 'link' });
    const unknown = await server.visitor().post('/login', { email: 'nobody@example.test', intent: 'link' });
    for (const answer of [known, unknown]) expect(await answer.text()).toContain('Look into your mailbox');
    await server.mailAbout(email, 'one tap away');
    expect(await rows(`select 1 from mails where to_address = 'nobody@example.test'`)).toEqual([]);
    expect(await rows(`select 1 from auth.users where email = 'nobody@example.test'`)).toEqual([]);
  });

  test('asks before it signs in a browser that did not ask for it', async () => {
    const { email } = await newMember(server, 'Asked First');
    const { page, token } = await linkFor(email);
    const other = server.visitor();
    const asked = await (await other.post(page, { token })).text();
    expect(asked).toContain('Sign in as a…@example.test?');
    expect((await other.get('/portal')).headers.get('location')).toBe('/login');
    expect((await other.post(page, { token, agreed: 'yes' })).status).toBe(302);
    expect((await other.get('/portal')).status).toBe(200);
  });

  test('leads to the second step where there is one, and not past it', async () => {
    const { email, password, visitor } = await newMember(server, 'Two Steps');
    const begun = await visitor.postJson('/auth/v1/two-factor/enable', { password });
    const { totpURI } = (await begun.json()) as { totpURI: string };
    await visitor.postJson('/auth/v1/two-factor/verify-totp', { code: totpCode(totpURI) });
    const { asking, page, token } = await linkFor(email);
    const answer = await asking.post(page, { token });
    expect(answer.headers.get('location')).toBe('/login/two-factor');
    expect((await asking.get('/portal')).headers.get('location')).toBe('/login');
    const code = totpCode(totpURI, 1);
    expect((await asking.post('/login/two-factor', { kind: 'totp', code })).status).toBe(302);
    expect((await asking.get('/portal')).status).toBe(200);
  });
});

test('what a guest booked never moves to an account that has not proven the address, whatever it pays', async () => {
  const email = 'guest.of.sessions@example.test';
  await rows(
    `insert into sessions (guest_email, guest_name, session_type, scheduled_date, ends_at)
     values ($1, 'Guest', '1:1 Live Session (60 min)', now() + interval '30 days', now() + interval '30 days 1 hour')`,
    [email],
  );
  await rows(
    `insert into session_credits (guest_email, session_type, source, ordinal)
     values ($1, '1:1 Live Session (60 min)', 'x', 1)`,
    [email],
  );
  const squatter = server.visitor();
  await squatter.post('/signup', { name: 'Squat', email, password: PASSWORD });
  const checkoutId = await startBuying(squatter, 'report', { email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const owners = () =>
    rows(
      `select user_id from sessions where guest_name = 'Guest' union all
       select user_id from session_credits where source = 'x'`,
    );
  expect((await shop.orderOf(checkoutId)).state).toBe('paid');
  expect(await owners()).toEqual([{ user_id: null }, { user_id: null }]);

  const { asking, page, token } = await linkFor(email);
  await asking.post(page, { token });
  const userId = await idOf(email);
  expect(await owners()).toEqual([{ user_id: userId }, { user_id: userId }]);
});

test('an unproven member holds one place without paying, a proven one more', async () => {
  const id = await createProvenAccount(server.services, {
    email: 'holds@example.test',
    name: 'Holds Places',
    password: PASSWORD,
  });
  const actor = { id, role: 'member' as const };
  const day = (n: number) =>
    new Date(server.clock.now().getTime() + n * 86_400_000).toISOString().slice(0, 10);
  const book = async (n: number) => {
    const month = await readMonth(server.services, { actor, date: day(n) });
    const slot = month.find(({ date }) => date === day(n))?.slots[0];
    const startsAt = new Date(slot?.startsAt ?? '');
    return bookSession(server.services, { memberId: id, sessionType: '1:1 Live Session (60 min)', startsAt });
  };
  await rows('update auth.users set email_verified = false where id = $1', [id]);
  await book(5);
  await expect(book(6)).rejects.toThrow('confirm your e-mail address');
  await rows('update auth.users set email_verified = true where id = $1', [id]);
  await book(6);
});
