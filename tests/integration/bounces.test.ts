import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mustStopMarketing,
  postMail,
  readMarketingStop,
  resumeAllMarketing,
  suppressionKey,
} from '../../domain/mail/index.ts';
import { sendDueNotices } from '../../domain/office/index.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const SECRET = 'a secret of sixteen';
const OWNER = 'owner@demo.local';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    MAIL_WEBHOOK_SECRET: SECRET,
    MAIL_BOUNCES_TO: 'tickets@aura.example',
    INBOUND_MAIL_ADDRESS: 'tickets@aura.example',
    INBOUND_MAIL_SECRET: SECRET,
  });
});
afterAll(() => server.stop());

const rows = async <T extends object>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.$client.query(query, values)).rows;
async function letterTo(to: string, topic: 'service' | 'newsletter' = 'newsletter') {
  const props = { subject: 'Hello', html: '<p>Hello</p>' };
  await postMail(server.services, server.services.db, { to, topic, template: 'custom', props });
  await server.sendMails();
  const [mail] = await rows<{ id: string; message_id: string; state: string; outcome: string }>(
    'select id, message_id, state, outcome from mails where to_address = $1 and topic = $2 order by created_at desc limit 1',
    [to, topic],
  );
  if (!mail) throw new Error('no letter');
  return mail;
}
const hook = (provider: string, body: unknown, secret = SECRET) =>
  server.visitor().fetch(`/webhooks/mail/${provider}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const suppressed = async (email: string) =>
  (
    await rows<{ reason: string }>('select reason from suppressions where address_key = $1', [
      suppressionKey(server.services.config, email),
    ])
  )[0]?.reason;

describe('a provider’s webhook', () => {
  test('a hard bounce ends marketing to the address at once, and no service mail', async () => {
    await letterTo('gone@example.test');
    const answer = await hook('postmark', {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      Email: 'Gone@Example.test',
    });
    expect([answer.status, await answer.json()]).toEqual([200, { noted: 1 }]);
    expect(await suppressed('gone@example.test')).toBe('bounced');
    server.clock.advance({ days: 2 });
    expect((await letterTo('gone@example.test')).state).toBe('suppressed');
    expect((await letterTo('gone@example.test', 'service')).state).toBe('sent');
  });

  test('a complaint, found by our Message-ID; told twice, it is noted once', async () => {
    const { message_id: id } = await letterTo('spam@example.test');
    const complaint = { event: 'spam', email: 'spam@example.test', 'message-id': id };
    await hook('brevo', complaint);
    await hook('brevo', complaint);
    expect(await suppressed('spam@example.test')).toBe('complaint');
    const facts = await rows(
      `select 1 from facts where type = 'mail-complained' and email = 'spam@example.test'`,
    );
    expect(facts.length).toBe(1);
  });

  test('it is shown with the person', async () => {
    const owner = await server.signedIn(OWNER);
    await newMember(server, 'Pia Person');
    await rows(`insert into contacts (email, came_by, last_seen_at, created_at)
      values ('pia@example.test', 'newsletter', now(), now())`);
    await letterTo('pia@example.test');
    await hook('postmark', { RecordType: 'SpamComplaint', Email: 'pia@example.test' });
    const [person] = await rows<{ id: string }>(`select id from contacts where email = 'pia@example.test'`);
    const page = await (await owner.get(`/office/customers/${person?.id}`)).text();
    expect(page).toContain('Complained');
  });

  test('an address that we never wrote to, and another’s Message-ID, change nothing', async () => {
    const { message_id: id } = await letterTo('mine@example.test');
    const stranger = { event: 'hard_bounce', email: 'stranger@example.test', 'message-id': id };
    expect(await (await hook('brevo', stranger)).json()).toEqual({ noted: 0 });
    expect(await suppressed('mine@example.test')).toBeUndefined();
  });

  test('who has not the secret is refused, and what is not set up is not there', async () => {
    const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'mine@example.test' };
    expect((await hook('postmark', bounce, 'guessed')).status).toBe(403);
    expect((await hook('mailgun', bounce)).status).toBe(404);
    expect((await hook('ses', bounce)).status).toBe(404);
    expect((await hook('nobody', bounce)).status).toBe(404);
    expect(await suppressed('mine@example.test')).toBeUndefined();
  });
});

describe('a bounce by mail', () => {
  const dsn = (recipient: string, messageId: string) =>
    [
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      'MIME-Version: 1.0\r\n',
      '--b\r\nContent-Type: message/delivery-status\r\n',
      'Reporting-MTA: dns; mx.example\r\n',
      `Final-Recipient: rfc822; ${recipient}\r\nAction: failed\r\nStatus: 5.1.1\r\n`,
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\n`,
      '--b--\r\n',
    ].join('\r\n');
  const inbound = async (raw: string) => {
    const answer = await server.visitor().fetch('/webhooks/inbound-mail', {
      method: 'POST',
      headers: { 'x-inbound-secret': SECRET, 'content-type': 'application/json' },
      body: JSON.stringify({
        From: 'MAILER-DAEMON@mx.example',
        To: 'tickets@aura.example',
        MessageID: randomUUID(),
        TextBody: 'Undeliverable',
        RawEmail: raw,
      }),
    });
    return answer.json();
  };

  test('letters ask for it by their envelope', async () => {
    await letterTo('envelope@example.test');
    const mail = server.mailbox.to('envelope@example.test')[0];
    expect(mail?.envelopeFrom).toBe('tickets@aura.example');
  });

  test('counts with the Message-ID of a letter of ours and its reader’s address, and with nothing less', async () => {
    const { message_id: id } = await letterTo('dsn@example.test');
    expect(await inbound(dsn('other@example.test', id))).toEqual({ received: 'bounce' });
    expect(await inbound(dsn('dsn@example.test', `<${randomUUID()}@aura.example>`))).toEqual({
      received: 'bounce',
    });
    expect(await suppressed('dsn@example.test')).toBeUndefined();
    await inbound(dsn('dsn@example.test', id));
    expect(await suppressed('dsn@example.test')).toBe('bounced');
  });
});

describe('too many', () => {
  test.each([
    [{ sent: 199, bounced: 199, complained: 0 }, false],
    [{ sent: 200, bounced: 10, complained: 0 }, false],
    [{ sent: 200, bounced: 11, complained: 0 }, true],
    [{ sent: 1000, bounced: 0, complained: 3 }, false],
    [{ sent: 1000, bounced: 0, complained: 4 }, true],
  ])('%o: %s', (figures, expected) => expect(mustStopMarketing(figures)).toBe(expected));

  test('marketing stops by itself, the owner is told, service mail goes on, and she lets it go on', async () => {
    server.clock.advance({ days: 3 });
    const now = server.clock.now();
    await rows(
      `insert into mails (to_address, address_key, template, props, topic, state, message_id, created_at, sent_at, next_try_at)
       select 'n' || i || '@example.test', 'key ' || i, 'custom', '{}', 'newsletter', 'sent', '<' || gen_random_uuid() || '@x>', $1, $1, null
       from generate_series(1, 300) i`,
      [now],
    );
    for (let i = 1; i <= 15; i++)
      await hook('postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: `n${i}@example.test` });
    await server.runJobs();
    expect(await readMarketingStop(server.services)).toBeUndefined();
    await hook('postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'n16@example.test' });
    // What cannot be told is not done either, and so is tried again.
    const { jobs } = server.services;
    const enqueue = () => Promise.reject(new Error('no letter'));
    await sendDueNotices({ ...server.services, jobs: { ...jobs, enqueue } });
    expect(await readMarketingStop(server.services)).toBeUndefined();
    server.clock.advance({ minutes: 2 });
    await server.runJobs();
    await server.runJobs();
    expect(await readMarketingStop(server.services)).toMatchObject({ sent: 300, bounced: 16 });
    const told = server.mailbox
      .to(OWNER)
      .filter(({ subject }) => subject === 'Marketing letters are stopped');
    expect(told.length).toBe(1);

    expect((await letterTo('waits@example.test')).state).toBe('queued');
    expect((await letterTo('waits@example.test', 'service')).state).toBe('sent');
    const owner = await server.signedIn(OWNER);
    expect(await (await owner.get('/office/outbox')).text()).toContain('Marketing letters are stopped');
    expect(await (await owner.get('/office')).text()).toContain('Marketing letters are stopped');

    const staff = await newMember(server, 'Stella Staff', 'staff');
    const resume = { intent: 'resume-marketing' };
    expect((await staff.visitor.post('/office/outbox', resume)).status).toBe(403);
    server.clock.advance({ minutes: 10 });
    expect((await owner.post('/office/outbox', resume)).status).toBe(200);
    await server.runJobs();
    expect(await readMarketingStop(server.services)).toBeUndefined();
    const [waited] = await rows<{ state: string }>(
      `select state from mails where to_address = 'waits@example.test' and topic = 'newsletter'`,
    );
    expect(waited?.state).toBe('sent');
    const actor = { id: (await demoActor(server, OWNER)).id, role: 'owner' as const };
    await expect(resumeAllMarketing(server.services, { actor })).rejects.toThrow('not found');
  });
});
