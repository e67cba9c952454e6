import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { has } from '../../shared/problem.ts';
import { startMailSink } from '../../tests/harness/mail-sink.ts';
import type { OutgoingMail } from './mail.ts';
import { smtpTransport, sortError } from './smtp.ts';

let sink: Awaited<ReturnType<typeof startMailSink>>;
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.stop());

const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: 'maya@example.test',
  subject: 'Your report',
  html: '<p>Attached.</p>',
  text: 'Attached.',
  messageId: '<one@example.test>',
  date: new Date('2026-03-01T10:00:00Z'),
  ...changes,
});
const transport = (options = {}) =>
  smtpTransport({
    url: sink.url,
    from: () => 'Aura <aura@example.test>',
    replyTo: () => 'hello@example.test',
    connections: 2,
    ...options,
  });

test('attachments arrive byte by byte, under names of any script', async () => {
  const content = Uint8Array.from({ length: 70_000 }, (_, i) => i % 251);
  const smtp = transport();
  await smtp.send(
    mail({
      replyTo: 'desk@example.test',
      attachments: [{ filename: 'Relatório de Inês № 7.pdf', contentType: 'application/pdf', content }],
    }),
  );
  await smtp.close();
  const received = sink.received.at(-1);
  expect(received?.attachments[0]).toMatchObject({
    filename: 'Relatório de Inês № 7.pdf',
    contentType: 'application/pdf',
    size: content.length,
  });
  expect(Buffer.from(content).equals(received?.attachments[0]?.content ?? Buffer.alloc(0))).toBe(true);
  expect(received?.replyTo?.text).toBe('desk@example.test');
});

test('a server elsewhere that offers no encryption gets neither the password nor the mail', async () => {
  const url = sink.url.replace('smtp://', 'smtp://aura:a-mailbox-password@');
  const before = sink.received.length;
  const elsewhere = transport({ url, isLocal: () => false });
  await expect(elsewhere.send(mail())).rejects.toThrow(/STARTTLS/i);
  await elsewhere.close();
  expect(sink.received).toHaveLength(before);
  const here = transport();
  await here.send(mail());
  await here.close();
  expect(sink.received).toHaveLength(before + 1);
});

test('mails are signed where a key is configured', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const smtp = transport({ dkim: { domainName: 'example.test', keySelector: 'aura', privateKey } });
  await smtp.send(mail());
  await smtp.close();
  const signature = String(
    sink.received.at(-1)?.headerLines.find(({ key }) => key === 'dkim-signature')?.line,
  );
  expect(signature).toMatch(/d=example\.test;.*s=aura;/s);
});

describe('what a failed send means', () => {
  const error = (fields: object) => Object.assign(new Error('no'), fields);
  test.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' },
      'MailRefused dead',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no such user' },
      'MailRefused dead',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 policy' },
      'MailRefused alive',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 552, response: '552 5.2.2 full' },
      'MailRefused alive',
    ],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.6.0 spam' },
      'MailRefused alive',
    ],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 later' }, 'Error'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 452, response: '452 later' }, 'Error'],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 sender' },
      'MailUnreachable',
    ],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 wrong' }, 'MailUnreachable'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'MailUnreachable'],
    [{ code: 'EDNS', command: 'CONN' }, 'MailUnreachable'],
  ])('%j', (fields, meaning) => {
    const sorted = sortError(error(fields), false);
    const words = has(sorted, 'deadAddress') ? (sorted.deadAddress ? ' dead' : ' alive') : '';
    expect(`${sorted.name}${words}`).toBe(meaning);
  });

  test('after the last byte, silence is doubt', () => {
    expect(sortError(error({ code: 'ECONNECTION', command: 'CONN' }), true).name).toBe('MailDoubtful');
    expect(sortError(error({ code: 'EMESSAGE', command: 'DATA', responseCode: 451 }), true).name).toBe(
      'Error',
    );
  });
});
