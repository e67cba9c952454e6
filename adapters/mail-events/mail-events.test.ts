import { createHmac, createPrivateKey, sign } from 'node:crypto';
import { generate } from 'selfsigned';
import { beforeAll, describe, expect, test } from 'vitest';
import { brevoEvents } from './brevo.ts';
import type { MailEventSource } from './mail-events.ts';
import { mailgunEvents } from './mailgun.ts';
import { postmarkEvents } from './postmark.ts';
import { sesEvents, textToSign } from './ses.ts';

const NOW = new Date('2026-06-01T09:00:00Z');
const clock = { now: () => NOW };
const secret = 'a secret of sixteen';
const ID = '<0b8ee3cf-1c5d-4f0b-9a58-0d7c2b6f9d11@aura.example>';

const post = (source: MailEventSource, body: unknown, headers: Record<string, string> = {}) =>
  source.read({ header: (name) => headers[name] ?? null, body: JSON.stringify(body) });
const basic = { authorization: `Basic ${Buffer.from(`hook:${secret}`).toString('base64')}` };

describe.each([
  ['Postmark', postmarkEvents({ secret }), { RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.test' }],
  ['Brevo', brevoEvents({ secret }), { event: 'hard_bounce', email: 'a@b.test' }],
])('%s', (_name, source, body) => {
  test.each([
    ['as a password', basic],
    ['as a bearer', { authorization: `Bearer ${secret}` }],
    ['as a header', { 'x-webhook-secret': secret }],
  ])('takes its secret %s', async (_how, headers) => {
    expect(await post(source, body, headers)).toMatchObject([{ event: 'bounced', email: 'a@b.test' }]);
  });

  test.each([
    ['none', {}],
    ['a wrong one', { authorization: `Bearer ${secret}x` }],
    ['an empty one', { authorization: 'Basic Og==' }],
  ])('refuses %s', async (_what, headers) => {
    await expect(post(source, body, headers)).rejects.toThrow('secret');
  });

  test('refuses what is no event', async () => {
    await expect(post(source, ['nonsense'], basic)).rejects.toThrow('not what the provider sends');
  });
});

test.each([
  [{ RecordType: 'Bounce', Type: 'HardBounce', Email: 'a@b.test' }, 'bounced'],
  [{ RecordType: 'Bounce', Type: 'Transient', Email: 'a@b.test' }, undefined],
  [{ RecordType: 'Bounce', Type: 'SoftBounce', Email: 'a@b.test' }, undefined],
  [{ RecordType: 'SpamComplaint', Email: 'a@b.test' }, 'complained'],
  [{ RecordType: 'Delivery', Recipient: 'a@b.test' }, 'delivered'],
  [{ RecordType: 'Open', Recipient: 'a@b.test' }, undefined],
])('Postmark: %o', async (body, event) => {
  expect((await post(postmarkEvents({ secret }), body, basic))[0]?.event).toBe(event);
});

test.each([
  ['hard_bounce', 'bounced'],
  ['invalid_email', 'bounced'],
  ['soft_bounce', undefined],
  ['spam', 'complained'],
  ['delivered', 'delivered'],
  ['constructor', undefined],
])('Brevo: %s', async (event, expected) => {
  const answer = await post(brevoEvents({ secret }), { event, email: 'a@b.test', 'message-id': ID }, basic);
  expect(answer).toEqual(expected ? [{ event: expected, email: 'a@b.test', messageId: ID }] : []);
});

describe('Mailgun', () => {
  const source = mailgunEvents({ signingKey: 'a signing key of theirs', clock });
  const signed = (key = 'a signing key of theirs', at = NOW) => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const token = 'f00d'.repeat(12);
    return {
      timestamp,
      token,
      signature: createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex'),
    };
  };
  const failed = (severity: string) => ({
    event: 'failed',
    severity,
    recipient: 'a@b.test',
    message: { headers: { 'message-id': ID.slice(1, -1) } },
  });

  test('a permanent failure, and none that may pass', async () => {
    expect(await post(source, { signature: signed(), 'event-data': failed('permanent') })).toEqual([
      { event: 'bounced', email: 'a@b.test', messageId: ID.slice(1, -1) },
    ]);
    expect(await post(source, { signature: signed(), 'event-data': failed('temporary') })).toEqual([]);
  });

  test.each([
    ['a signature by another key', signed('another')],
    ['one of last week', signed(undefined, new Date(NOW.getTime() - 7 * 86_400_000))],
    ['a timestamp that is none', { ...signed(), timestamp: 'soon' }],
    ['a signature for another time', { ...signed(), timestamp: '1' }],
  ])('refuses %s', async (_what, signature) => {
    const body = { signature, 'event-data': failed('permanent') };
    await expect(post(source, body)).rejects.toThrow('signature');
  });
});

describe('Amazon SES', () => {
  const topicArn = 'arn:aws:sns:eu-west-1:123456789012:letters';
  const certificateUrl = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0.pem';
  let key: string;
  let cert: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const dates = { notBeforeDate: new Date('2026-01-01'), notAfterDate: new Date('2027-01-01') };
    const made = await generate([{ name: 'commonName', value: 'sns.amazonaws.com' }], {
      keySize: 2048,
      ...dates,
    });
    key = made.private;
    cert = made.cert;
  });
  const source = (at = NOW) =>
    sesEvents({
      topicArn,
      clock: { now: () => at },
      fetchPublic: async ({ url }) => {
        asked.push(url);
        return { status: 'read', text: cert };
      },
    });
  const bounce = (bounceType: string) => ({
    notificationType: 'Bounce',
    bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'a@b.test' }] },
    mail: { headers: [{ name: 'Message-ID', value: ID }] },
  });
  function message(said: unknown, change: object = {}, version: '1' | '2' = '2') {
    const plain = {
      ...{
        Type: 'Notification' as const,
        MessageId: 'm-1',
        TopicArn: topicArn,
        Message: JSON.stringify(said),
      },
      ...{
        Timestamp: NOW.toISOString(),
        SignatureVersion: version,
        SigningCertURL: certificateUrl,
        Signature: '',
      },
      ...change,
    };
    const hash = version === '2' ? 'sha256' : 'sha1';
    const Signature = sign(hash, Buffer.from(textToSign(plain)), createPrivateKey(key)).toString('base64');
    return { ...plain, Signature };
  }

  test.each(['1', '2'] as const)('a permanent bounce, signed as version %s', async (version) => {
    expect(await post(source(), message(bounce('Permanent'), {}, version))).toEqual([
      { event: 'bounced', email: 'a@b.test', messageId: ID },
    ]);
  });

  test('one that may pass is none; a complaint is one', async () => {
    expect(await post(source(), message(bounce('Transient')))).toEqual([]);
    const complaint = { complainedRecipients: [{ emailAddress: 'c@d.test' }] };
    expect(await post(source(), message({ eventType: 'Complaint', complaint }))).toMatchObject([
      { event: 'complained', email: 'c@d.test' },
    ]);
  });

  test('the subscription is confirmed at Amazon alone', async () => {
    const confirm = (SubscribeURL: string) =>
      post(source(), message('', { Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL }));
    asked.length = 0;
    await confirm('https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription');
    await confirm('https://169.254.169.254/latest');
    expect(asked.filter((url) => !url.endsWith('.pem'))).toEqual([
      'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription',
    ]);
  });

  test.each([
    'https://sns.eu-west-1.amazonaws.com.evil.test/x.pem',
    'https://evil.test/sns.eu-west-1.amazonaws.com/x.pem',
    'http://sns.eu-west-1.amazonaws.com/x.pem',
    'https://sns.eu-west-1.amazonaws.com:8443/x.pem',
    'https://me@sns.eu-west-1.amazonaws.com/x.pem',
    'https://s3.eu-west-1.amazonaws.com/bucket/x.pem',
    'https://sns.eu-west-1.amazonaws.com/x.txt',
  ])('a certificate from %s is not read', async (SigningCertURL) => {
    asked.length = 0;
    await expect(post(source(), message(bounce('Permanent'), { SigningCertURL }))).rejects.toThrow(
      'not Amazon',
    );
    expect(asked).toEqual([]);
  });

  test('refuses another topic, a changed message, and a certificate that has run out', async () => {
    const other = message(bounce('Permanent'), { TopicArn: 'arn:aws:sns:eu-west-1:666:theirs' });
    await expect(post(source(), other)).rejects.toThrow('not our topic');
    const changed = { ...message(bounce('Transient')), Message: JSON.stringify(bounce('Permanent')) };
    await expect(post(source(), changed)).rejects.toThrow('does not fit');
    const late = source(new Date('2028-01-01T00:00:00Z'));
    await expect(post(late, message(bounce('Permanent')))).rejects.toThrow('not valid at this time');
  });
});
