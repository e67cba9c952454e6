import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withdrawConsent } from '../../domain/mail/consent.ts';
import { hasConsent, recordConsent, recordSubscription } from '../../domain/mail/index.ts';
import { startSequence } from '../../domain/marketing/index.ts';
import { signToken } from '../../shared/signed-token.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const SERVICE_KEY = 'a-service-key-of-more-than-32-characters';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SERVICE_KEY });
});
afterAll(() => server.stop());

async function startNurture(email: string) {
  const { services } = server;
  const { sequenceId } = await services.db.transaction(async (tx) => {
    await recordSubscription(services, tx, { email, text: 'Yes, write to me.', source: 'quiz' });
    return startSequence(services, tx, {
      type: 'quiz_nurture',
      email,
      name: 'Maya',
      quizResults: { lifePath: 7, expression: 3, soulUrge: 5 },
    });
  });
  const mail = await server.lastMail(email);
  const leave =
    /<(.*)>/.exec(String(mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line))?.[1] ?? '';
  const links = [...new Set(String(mail.html).match(/http:\/\/[^"]+\/r\/[^"]+/g))];
  return {
    sequenceId,
    mail,
    leave: leave.replace(server.url, ''),
    link: (links[0] ?? '').replace(server.url, ''),
  };
}
const passDay = async (days = 1) => {
  server.clock.advance({ days });
  await server.runJob('run-automations');
  await server.sendMails();
};
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.db.$client.query(text, values)).rows;
const sequence = async (id: string) => (await query('select * from email_sequences where id = $1', [id]))[0];
const eventsOf = async (id: string) =>
  (
    await query(
      'select event_type, email_template from email_events where sequence_id = $1 order by created_at',
      [id],
    )
  )
    .map(({ event_type, email_template }) => `${event_type} ${email_template}`)
    .sort();

const scanners = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36',
  'Barracuda Sentinel (EE)',
  'python-requests/2.31',
  '',
];

describe('leaving', () => {
  test('a hundred scanners open the link: nobody is unsubscribed', async () => {
    const { leave, sequenceId } = await startNurture('scanned@example.test');
    const refusals = () => query('select * from suppressions order by created_at, address_key');
    const before = await refusals();
    for (let i = 0; i < 100; i++) {
      const answer = await fetch(server.url + leave, {
        method: i % 4 === 3 ? 'HEAD' : 'GET',
        headers: { 'user-agent': scanners[i % scanners.length] ?? '' },
      });
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    expect(await refusals()).toEqual(before);
    expect(await sequence(sequenceId)).toMatchObject({ completed: false, stop_reason: null });
  });

  test('one post, as mail programs send it, holds before the next send', async () => {
    const { leave, sequenceId } = await startNurture('leaver@example.test');
    await server.mailbox.goDown();
    await passDay();
    const answer = await fetch(server.url + leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    await server.mailbox.goUp();
    server.clock.advance({ hours: 1 });
    await server.sendMails();
    expect(server.mailbox.to('leaver@example.test')).toHaveLength(1);
    expect(await sequence(sequenceId)).toMatchObject({ completed: true, stop_reason: 'unsubscribed' });
    expect(await eventsOf(sequenceId)).toEqual(['sent welcome', 'unsubscribed welcome']);
    const [{ state }] = await query(`select state from mails where sequence_id = $1 and step = 1`, [
      sequenceId,
    ]);
    expect(state).toBe('suppressed');
  });

  test('the page lets her choose topic by topic, and shows what she chose', async () => {
    const { leave, sequenceId } = await startNurture('chooser@example.test');
    const page = await (await fetch(server.url + leave)).text();
    expect(page).toContain('ch…@example.test');
    expect(page).not.toContain('chooser@example.test');
    expect(page.match(/checked=""/g)).toHaveLength(4);
    const form = new URLSearchParams([
      ['intent', 'choices'],
      ['topic', 'marketing'],
      ['topic', 'newsletter'],
      ['topic', 'no-such-topic'],
    ]);
    const saved = await (await fetch(server.url + leave, { method: 'POST', body: form })).text();
    expect(saved).toContain('Your choices are saved.');
    expect((await (await fetch(server.url + leave)).text()).match(/checked=""/g)).toHaveLength(2);
    expect(await sequence(sequenceId)).toMatchObject({ stop_reason: null });
    await passDay();
    expect(server.mailbox.to('chooser@example.test')).toHaveLength(2);
  });

  test('works when everything else about the person is erased, and stays in force', async () => {
    const { leave } = await startNurture('erased@example.test');
    await query(`delete from email_sequences where email = 'erased@example.test'`);
    const answer = await fetch(server.url + leave, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'all' }),
    });
    expect(answer.status).toBe(200);
    const { sequenceId } = await startNurture('erased@example.test');
    await passDay();
    expect(server.mailbox.to('erased@example.test')).toHaveLength(2);
    expect(await sequence(sequenceId)).toMatchObject({ current_step: 1, stop_reason: 'unsubscribed' });
    expect(await query(`select * from suppressions where address_key like '%erased%'`)).toEqual([]);
  });

  test('a made-up or borrowed token opens nothing', async () => {
    const { link } = await startNurture('token@example.test');
    const before = await query('select count(*)::int as n from suppressions');
    const tokens = ['', 'x', 'x.y', link.replace('/r/', ''), signToken('wrong key', 'unsubscribe', 'a b')];
    for (const token of tokens) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${server.url}/unsubscribe?token=${token}`, {
          method,
          ...(method === 'POST' ? { body: new URLSearchParams({ intent: 'all' }) } : {}),
        });
        expect(answer.status).toBe(404);
      }
    }
    expect(await query('select count(*)::int as n from suppressions')).toEqual(before);
  });
});

describe('links in letters', () => {
  const browser = { 'user-agent': scanners[1] ?? '' };

  test('lead to our own pages and are noted once, as opened and clicked', async () => {
    const { link, sequenceId, mail } = await startNurture('clicker@example.test');
    expect(String(mail.text)).toContain('/r/');
    for (const userAgent of scanners.filter((name) => !name.includes('Chrome'))) {
      const answer = await fetch(server.url + link, {
        redirect: 'manual',
        headers: { 'user-agent': userAgent },
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signup']);
    }
    await fetch(server.url + link, { method: 'HEAD', redirect: 'manual', headers: browser });
    expect(await eventsOf(sequenceId)).toEqual(['sent welcome']);
    for (let i = 0; i < 3; i++) await fetch(server.url + link, { redirect: 'manual', headers: browser });
    expect(await eventsOf(sequenceId)).toEqual(['clicked welcome', 'opened welcome', 'sent welcome']);
    expect((await sequence(sequenceId)).clicked_at).not.toBeNull();
  });

  test('never lead out of the house', async () => {
    const key = server.services.config.mailKey;
    const outside = [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/\t/evil.test',
      '///',
      ' /x',
      '',
    ];
    const forged = outside.map((path) =>
      signToken(key, 'click', `0b8f2b1e-6c1c-4a55-9d2e-0f6f3f1f7f10 ${path}`),
    );
    const guessed = [
      'x',
      'x.y',
      '%2e%2e',
      signToken('other', 'click', 'a /quiz'),
      signToken(key, 'unsubscribe', 'a /quiz'),
    ];
    for (const token of [...forged, ...guessed]) {
      const answer = await fetch(`${server.url}/r/${encodeURIComponent(token)}`, { redirect: 'manual' });
      expect([token, answer.status, answer.headers.get('location')]).toEqual([token, 404, null]);
    }
  });
});

describe('the ledger of consents', () => {
  const agreed = { topic: 'newsletter', text: 'Send me a short note.', source: 'test' } as const;
  const inTx = (work: (tx: Parameters<typeof recordConsent>[1]) => Promise<void>) =>
    server.services.db.transaction(work);

  test('keeps the words, the time and the withdrawal', async () => {
    const { services, clock } = server;
    const email = 'ledger@example.test';
    const givenAt = clock.now();
    await inTx((tx) => recordConsent(services, tx, { ...agreed, email }));
    expect(await hasConsent(services, services.db, { email, topic: 'newsletter' })).toBe(true);
    expect(await hasConsent(services, services.db, { email, topic: 'marketing' })).toBe(false);
    clock.advance({ hours: 1 });
    await inTx((tx) => withdrawConsent(services, tx, { email, topic: 'newsletter' }));
    expect(await hasConsent(services, services.db, { email, topic: 'newsletter' })).toBe(false);
    expect(
      await query('select text, source, given_at, withdrawn_at from consents where email = $1', [email]),
    ).toEqual([{ text: agreed.text, source: 'test', given_at: givenAt, withdrawn_at: clock.now() }]);
  });

  test('a stranger who types her address does not bring her back; she herself does', async () => {
    const { services } = server;
    const email = 'gone-for-good@example.test';
    await inTx((tx) => withdrawConsent(services, tx, { email, topic: 'newsletter' }));
    await inTx((tx) => recordConsent(services, tx, { ...agreed, email }));
    expect(await hasConsent(services, services.db, { email, topic: 'newsletter' })).toBe(false);
    await inTx((tx) => recordConsent(services, tx, { ...agreed, email, proven: true }));
    expect(await hasConsent(services, services.db, { email, topic: 'newsletter' })).toBe(true);
  });
});

describe('POST /functions/v1/send-email', () => {
  const letter = { to: 'guest@example.test', subject: 'Your parcel', html: '<p>It is on its way.</p>' };
  const post = (headers: Record<string, string>, body: unknown = letter) =>
    fetch(`${server.url}/functions/v1/send-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('is closed to visitors, members and wrong keys', async () => {
    const member = await server.signedIn('member@demo.local');
    const answers = [
      await post({}),
      await post({}, {}),
      await post({ cookie: member.cookieHeader() }),
      await post({ authorization: `Bearer ${SERVICE_KEY}x` }),
      await post({ authorization: `Bearer ${SERVICE_KEY.slice(0, -1)}y` }),
      await post({ authorization: 'Bearer ' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect(server.mailbox.to('guest@example.test')).toEqual([]);
  });

  test('is open to staff and to the service key', async () => {
    const owner = await server.signedIn('owner@demo.local');
    const answers = [
      await post({ cookie: owner.cookieHeader() }),
      await post({ authorization: `Bearer ${SERVICE_KEY}` }),
    ];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array(2).fill({ success: true }),
    );
    await server.sendMails();
    const subjects = server.mailbox.to('guest@example.test').map(({ subject }) => subject);
    expect(subjects).toEqual(['Your parcel', 'Your parcel']);
  });

  test('takes one address and a subject of one line', async () => {
    const authorization = `Bearer ${SERVICE_KEY}`;
    const wrong = [
      { ...letter, to: 'a@example.test, b@example.test' },
      { ...letter, to: 'a@example.test\r\nBcc: b@example.test' },
      { ...letter, to: ['a@example.test'] },
      { ...letter, subject: '' },
      { to: letter.to, subject: letter.subject },
      'text',
    ];
    for (const body of wrong) expect((await post({ authorization }, body)).status).toBe(422);
  });
});

test('POST /functions/v1/mail-events notes what the provider reports', async () => {
  const { mail, sequenceId } = await startNurture('reported@example.test');
  const report = (authorization: string, body: object) =>
    fetch(`${server.url}/functions/v1/mail-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
  const complaint = { messageId: mail.messageId, event: 'complained' };
  expect((await report('', complaint)).status).toBe(403);
  expect((await report(`Bearer ${SERVICE_KEY}`, { ...complaint, event: 'opened' })).status).toBe(422);
  expect((await report(`Bearer ${SERVICE_KEY}`, { ...complaint, messageId: 'x' })).status).toBe(404);
  expect(
    (await report(`Bearer ${SERVICE_KEY}`, { messageId: mail.messageId, event: 'delivered' })).status,
  ).toBe(200);
  expect((await report(`Bearer ${SERVICE_KEY}`, complaint)).status).toBe(200);
  expect(await sequence(sequenceId)).toMatchObject({ stop_reason: 'unsubscribed' });
  expect(await eventsOf(sequenceId)).toEqual(['delivered welcome', 'sent welcome', 'unsubscribed welcome']);
});
