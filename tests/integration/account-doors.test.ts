import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOwner } from '../../domain/identity/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { beginHolding } from '../harness/holding.ts';
import { WAIT_MS } from '../harness/limits.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { totpCode } from '../harness/totp.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  // As strict as a live site.
  Object.assign(server.services.config, { limitFactor: 1 });
});
afterAll(() => server.stop());

const GOOD = 'engine-of-1843';
let caller = 0;
/** A JSON call from an address of its own. */
const callFrom = (visitor: Browserlike, path: string, body: unknown) =>
  visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++caller % 250}` },
    body: JSON.stringify(body),
  });
const linkIn = (text = '') => (/https?:\/\/\S+verify-email\S+/.exec(text)?.[0] ?? '').replace(server.url, '');

async function signUp(email: string, password = GOOD, name = 'Ada King') {
  const visitor = server.visitor();
  const answer = await callFrom(visitor, '/auth/v1/sign-up/email', { name, email, password });
  return { visitor, answer };
}

async function arm(visitor: Browserlike, password: string): Promise<string> {
  const begun = await callFrom(visitor, '/auth/v1/two-factor/enable', { password });
  expect(begun.status).toBe(200);
  const { totpURI } = await begun.json();
  const confirmed = await callFrom(visitor, '/auth/v1/two-factor/verify-totp', { code: totpCode(totpURI) });
  expect(confirmed.status).toBe(200);
  return totpURI;
}

async function recover(email: string, password: string) {
  const visitor = server.visitor();
  await callFrom(visitor, '/auth/v1/request-password-reset', { email });
  const letter = await server.mailAbout(email, 'new password');
  const token = /reset-password#(\S+)/.exec(letter.text ?? '')?.[1] ?? '';
  return callFrom(visitor, '/auth/v1/reset-password', { token, newPassword: password });
}

describe('guessing inside a session', () => {
  test.each([
    ['verify-password', (guess: string) => ({ password: guess })],
    ['change-password', (guess: string) => ({ currentPassword: guess, newPassword: 'a-new-moon-77' })],
    ['two-factor/enable', (guess: string) => ({ password: guess })],
    ['two-factor/disable', (guess: string) => ({ password: guess })],
    ['two-factor/generate-backup-codes', (guess: string) => ({ password: guess })],
    ['two-factor/get-totp-uri', (guess: string) => ({ password: guess })],
  ])('%s: ten of 40 guesses from 40 addresses are tried, whatever address they name', async (path, body) => {
    const { visitor, email, password } = await newMember(server, `Guessed ${path}`);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) {
      const guess = { ...body(`guess-${i}`), email: `other-${i}@example.test` };
      statuses.push((await callFrom(visitor, `/auth/v1/${path}`, guess)).status);
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
    // The guesses keep nobody out.
    await server.visitor().signIn(email, password);
  });

  test('a guess whose account could not be looked up is not tried', async () => {
    const { visitor } = await newMember(server, 'Guessed While Failing');
    const { $client } = server.services.db;
    const { query } = $client;
    let failing = false;
    Reflect.set($client, 'query', (...asked: unknown[]) => {
      if (!failing || !JSON.stringify(asked[0]).includes('sign_ins'))
        return Reflect.apply(query, $client, asked);
      failing = false;
      return Promise.reject(new Error('connection lost'));
    });
    try {
      for (let i = 0; i < 3; i++) {
        failing = true;
        const answer = await callFrom(visitor, '/auth/v1/verify-password', { password: `guess-${i}` });
        expect([answer.status, failing]).toEqual([401, false]);
      }
    } finally {
      Reflect.set($client, 'query', query);
    }
    expect((await callFrom(visitor, '/auth/v1/verify-password', { password: 'guess' })).status).toBe(400);
  });

  test('the deletion form says that there were too many tries, not that the password is wrong', async () => {
    const { visitor } = await newMember(server, 'Guessed Deletion');
    const answer = (i: number) =>
      visitor.post('/portal/account', { intent: 'request-deletion', password: `guess-${i}` });
    expect(await (await answer(0)).text()).toContain('This is not your password.');
    for (let i = 0; i < 10; i++)
      await callFrom(visitor, '/auth/v1/verify-password', { password: `guess-${i}` });
    expect(await (await answer(1)).text()).toContain('Too many tries.');
  });
});

describe('an address that nobody has proven', () => {
  test('cannot have a second step', async () => {
    const { visitor } = await signUp('squatted@example.test');
    const answer = await callFrom(visitor, '/auth/v1/two-factor/enable', { password: GOOD });
    expect(answer.status).toBe(403);
    expect(await (await visitor.get('/portal/account')).text()).toContain(
      'Confirm your e-mail address first',
    );
  });

  test('a second step armed before gives way to a password chosen by letter', async () => {
    const email = 'armed@example.test';
    const { visitor: squatter } = await signUp(email);
    const setProven = (proven: boolean) =>
      server.services.db.$client.query('update auth.users set email_verified = $1 where email = $2', [
        proven,
        email,
      ]);
    await setProven(true);
    const uri = await arm(squatter, GOOD);
    await setProven(false); // as a row of an older version stands
    const elsewhere = server.visitor();
    const begun = await callFrom(elsewhere, '/auth/v1/sign-in/email', { email, password: GOOD });
    expect(await begun.json()).toMatchObject({ twoFactorRedirect: true });

    expect((await recover(email, 'my-own-moon-77')).status).toBe(200);
    const owner = server.visitor();
    const signedIn = await owner.post('/login', { email, password: 'my-own-moon-77' });
    expect(signedIn.headers.get('location')).toBe('/portal');
    expect((await squatter.get('/portal')).headers.get('location')).toBe('/login');
    // The sign-in that waited for its second step had the old password.
    const late = await callFrom(elsewhere, '/auth/v1/two-factor/verify-totp', { code: totpCode(uri, 1) });
    expect(late.status).toBe(401);
  });

  test('a proven account keeps its second step when a letter changes the password', async () => {
    const { visitor, email, password } = await newMember(server, 'Proven Second Step');
    await arm(visitor, password);
    await recover(email, 'my-own-moon-77');
    const answer = await server.visitor().post('/login', { email, password: 'my-own-moon-77' });
    expect(answer.headers.get('location')).toBe('/login/two-factor');
  });

  test('the proof ends every sign-in but the one that gave it', async () => {
    const email = 'proven-later@example.test';
    const { visitor: first } = await signUp(email);
    const second = server.visitor();
    await second.signIn(email, GOOD);
    const letter = await server.mailAbout(email, 'confirm your e-mail');
    await second.get(linkIn(letter.text));
    expect((await first.get('/portal')).headers.get('location')).toBe('/login');
    expect((await second.get('/portal')).status).toBe(200);
  });

  test('makes no owner at the console', async () => {
    await signUp('would-be-owner@example.test');
    await expect(makeOwner(server.services.db, 'would-be-owner@example.test')).rejects.toThrow(
      'has not been confirmed yet',
    );
    const { email, id } = await newMember(server, 'Real Owner');
    await makeOwner(server.services.db, email);
    const { rows } = await server.services.db.$client.query('select role from auth.users where id = $1', [
      id,
    ]);
    expect(rows[0].role).toBe('owner');
  });
});

describe('names', () => {
  test.each([
    [['Confirm your card at https://evil.test']],
    [{ toString: 'evil' }],
    ['Confirm at evil.de'],
    ['   '],
    [42],
  ])('update-user refuses %j', async (name) => {
    const { visitor, id } = await newMember(server, `Renamed ${++caller}`);
    const answer = await callFrom(visitor, '/auth/v1/update-user', { name });
    expect(answer.status).toBe(422);
    const { rows } = await server.services.db.$client.query('select name from auth.users where id = $1', [
      id,
    ]);
    expect(rows[0].name).toContain('Renamed');
  });

  test('sign-up, quiz, contact and withdrawal hold by the same rule', async () => {
    const name = 'Confirm your card at evil.de';
    const visitor = server.visitor();
    expect((await signUp('named@example.test', GOOD, name)).answer.status).toBe(422);
    const quiz = { name, email: 'named@example.test', birthDate: '1990-07-04' };
    expect((await callFrom(visitor, '/functions/v1/capture-quiz-lead', quiz)).status).toBe(422);
    const spelt = { ...quiz, name: 'Ада', spelling: name };
    expect((await callFrom(visitor, '/functions/v1/capture-quiz-lead', spelt)).status).toBe(422);
    const words = { name, email: 'named@example.test', subject: 'Hello', message: 'A question.' };
    expect(await (await visitor.post('/contact', words)).text()).toContain('leave links and addresses out');
    const withdrawal = { name, email: 'named@example.test', orderNumber: 'A 1' };
    expect(await (await visitor.post('/withdraw', withdrawal)).text()).toContain(
      'leave links and addresses out',
    );
    await server.sendMails();
    expect(server.mailbox.to('named@example.test')).toEqual([]);
  });

  test('an account’s other fields are not changed from outside', async () => {
    const { visitor } = await newMember(server, 'Fields');
    const answer = await callFrom(visitor, '/auth/v1/update-user', {
      name: 'Fields',
      image: 'https://x.test',
    });
    expect(answer.status).toBe(422);
  });
});

describe('passwords and codes', () => {
  test('a password changed by a program ends other sign-ins and is told by letter', async () => {
    const { visitor, email, password } = await newMember(server, 'Changed By Program');
    const elsewhere = server.visitor();
    await elsewhere.signIn(email, password);
    const answer = await callFrom(visitor, '/auth/v1/change-password', {
      currentPassword: password,
      newPassword: 'a-new-moon-77',
      revokeOtherSessions: false,
    });
    expect(answer.status).toBe(200);
    expect((await elsewhere.get('/portal')).headers.get('location')).toBe('/login');
    expect((await visitor.get('/portal')).status).toBe(200);
    expect((await server.lastMail(email)).subject).toContain('password');
  });

  test('a code of the authenticator works once', async () => {
    const { visitor, email, password } = await newMember(server, 'Code Once');
    const uri = await arm(visitor, password);
    const code = totpCode(uri, 1);
    const tryCode = async () => {
      const device = server.visitor();
      await callFrom(device, '/auth/v1/sign-in/email', { email, password });
      return (await callFrom(device, '/auth/v1/two-factor/verify-totp', { code })).status;
    };
    expect(await Promise.all([tryCode(), tryCode(), tryCode()]).then((statuses) => statuses.sort())).toEqual([
      200, 401, 401,
    ]);
    expect(await tryCode()).toBe(401);
  });
});

describe('addresses with an account', () => {
  test('a sign-up by a program tells the owner too', async () => {
    const { email } = await newMember(server, 'Taken Address');
    const { answer } = await signUp(email);
    expect(answer.status).toBe(422);
    expect((await server.lastMail(email)).subject).toContain('You already have an account');
  });

  test('recovery answers before it looks: also while nobody can read or write an account', async () => {
    const { email } = await newMember(server, 'Recovering');
    const held = await beginHolding(server.services.db);
    await held.query('lock table auth.users, auth.verifications in access exclusive mode');
    const answers = [];
    try {
      for (const address of [email, 'nobody-at-all@example.test']) {
        const visitor = server.visitor();
        const byProgram = callFrom(visitor, '/auth/v1/request-password-reset', { email: address });
        answers.push(await (await inTime(byProgram)).text());
        const byForm = visitor.post('/forgot-password', { email: address });
        answers.push(await wordsOf(inTime(byForm)));
      }
    } finally {
      await held.query('rollback');
      held.release();
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
    expect(answers[0]).toBe('{"status":true}');
    await server.services.auth.settle();
    await server.sendMails();
    expect(server.mailbox.to(email).filter(({ text }) => /reset-password#\S+/.test(text ?? ''))).toHaveLength(
      2,
    );
    expect(server.mailbox.to('nobody-at-all@example.test')).toEqual([]);
  });
});

/** An answer that waits for the accounts would not come as long as the test holds them. */
const inTime = (answer: Promise<Response>) =>
  Promise.race([
    answer,
    setTimeout(WAIT_MS).then(() => {
      throw new Error('no answer while the accounts cannot be read');
    }),
  ]);
