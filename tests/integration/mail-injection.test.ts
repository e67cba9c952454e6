import { afterAll, beforeAll, expect, test } from 'vitest';
import { postMail, sendDueMails } from '../../domain/mail/index.ts';
import { mailRenderer } from '../../emails/index.tsx';
import { storedMail } from '../../emails/mails.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let house: TestServices;
beforeAll(async () => {
  house = await startTestServices({ SMTP_CONNECTIONS: '20' });
});
afterAll(() => house.stop());

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '%0d%0a', '\\r\\n', '\r\n ', '\n\t'];
const headers = [
  'Bcc: thief@evil.test',
  'To: thief@evil.test',
  'Cc: thief@evil.test',
  'Content-Type: text/html',
  'Subject: other',
  'Reply-To: thief@evil.test',
  'X-Injected: yes',
  '.\r\nMAIL FROM:<thief@evil.test>\r\nRCPT TO:<thief@evil.test>\r\nDATA\r\nhello',
];
const references = [
  '<img src="file:///etc/passwd">',
  'path:/etc/passwd',
  'href:http://127.0.0.1:9/secret',
  '=?utf-8?B?DQpCY2M6IHRoaWVmQGV2aWwudGVzdA==?=',
  '{"path":"/etc/passwd"}',
];
const texts = [...breaks.flatMap((br) => headers.map((header) => `Maya${br}${header}`)), ...references];
const addresses = [
  ...breaks.flatMap((br) => headers.map((header) => `maya@example.test${br}${header}`)),
  ...[
    'maya@example.test, thief@evil.test',
    'maya@example.test;thief@evil.test',
    '<maya@example.test><thief@evil.test>',
  ],
  ...[
    '"thief@evil.test" <maya@example.test>',
    'thief@evil.test <maya@example.test>',
    'maya@example.test thief@evil.test',
  ],
  ...[
    'group: maya@example.test, thief@evil.test;',
    'maya@example.test(thief@evil.test)',
    'maya@example.test\\,thief@evil.test',
  ],
  ...[
    'maya@example.test@evil.test',
    'maya',
    '@',
    '',
    'maya@',
    '@evil.test',
    'maya@evil',
    '[maya@example.test]',
    '-f root@evil.test',
  ],
];

/** Every header that a mail of ours may have. */
const known = new Set([
  ...['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
  ...['content-transfer-encoding', 'list-unsubscribe', 'list-unsubscribe-post', 'auto-submitted'],
]);

test('500 payloads: one recipient each, no new header, no file and no address read', async () => {
  const { services } = house;
  const post = (
    to: string,
    template: 'custom' | 'discount' | 'abandoned_cart',
    props: object,
    replyTo?: string,
  ) => postMail(services, services.db, { ...storedMail(template, props), to, replyTo });
  let payloads = 0;
  const expected: string[] = [];
  const tryAddress = async (to: string, as: 'to' | 'replyTo') => {
    payloads++;
    const sample = mailRenderer.sample('custom').props;
    const posted =
      as === 'to' ? post(to, 'custom', sample) : post('reply@example.test', 'custom', sample, to);
    await posted.then(
      () => expected.push(as === 'to' ? to : 'reply@example.test'),
      (error) => expect(error.message).toContain('one e-mail address'),
    );
  };
  for (const address of addresses) await tryAddress(address, 'to');
  for (const address of addresses) await tryAddress(address, 'replyTo');
  for (const [i, text] of texts.entries()) {
    const letters = [
      ['custom', { subject: text, html: `<p>${text}</p>` }],
      ['discount', { ...mailRenderer.sample('discount').props, name: text, code: text }],
      [
        'abandoned_cart',
        {
          ...mailRenderer.sample('abandoned_cart').props,
          name: text,
          items: [{ id: text, name: text, price: 1 }],
        },
      ],
      ['custom', { subject: { path: '/etc/passwd', toString: undefined, text }, html: 'x' }],
    ] as const;
    for (const [template, props] of letters) {
      payloads++;
      const to = `reader${i}@example.test`;
      await post(to, template, props);
      // A subject that is no text cannot be rendered, so that mail stays where it is.
      if (typeof (props as { subject?: unknown }).subject !== 'object') expected.push(to);
    }
  }
  expect(payloads).toBeGreaterThanOrEqual(500);
  await sendDueMails(services);

  expect(house.mailbox.received.map(({ recipients }) => recipients.join()).sort()).toEqual(expected.sort());
  for (const { raw, headerLines, recipients } of house.mailbox.received) {
    expect(recipients).toHaveLength(1);
    expect(headerLines.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
    expect(headerLines.filter(({ key }) => key === 'to')).toHaveLength(1);
    expect(headerLines.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(raw).not.toContain('root:');
  }
});
