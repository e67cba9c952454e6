import { describe, expect, test } from 'vitest';
import { readBounce } from './read-bounce.ts';
import { taskLimits } from './untrusted.ts';

const ID = '<0b8ee3cf-1c5d-4f0b-9a58-0d7c2b6f9d11@aura.example>';

describe('a bounce that comes as a mail', () => {
  const dsn = ({ action = 'failed', status = '5.1.1', original = `Message-ID: ${ID}` } = {}) =>
    [
      'From: MAILER-DAEMON@mx.example',
      'To: bounces@aura.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b\r\nContent-Type: text/plain\r\n\r\nI could not deliver it.',
      '--b\r\nContent-Type: message/delivery-status\r\n',
      'Reporting-MTA: dns; mx.example\r\n',
      'Final-Recipient: rfc822; Gone@Example.test',
      `Action: ${action}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '',
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\n${original}\r\nSubject: Hello`,
      '--b--',
      '',
    ].join('\r\n');

  test('names the letter and its reader', async () => {
    expect(await readBounce(dsn())).toEqual([
      { event: 'bounced', email: 'gone@example.test', messageId: ID },
    ]);
  });

  test.each([
    ['a full mailbox', { status: '5.2.2' }],
    ['a refused message', { status: '5.7.1' }],
    ['a delay', { action: 'delayed', status: '4.4.7' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['one that names no letter', { original: 'X-Nothing: here' }],
  ])('%s ends nothing', async (_what, change) => expect(await readBounce(dsn(change))).toEqual([]));

  test('an answer of a person is none', async () => {
    const mail =
      'From: a@b.test\r\nTo: c@d.test\r\nSubject: Re: Hello\r\n\r\nStatus: 5.1.1\r\nAction: failed\r\n';
    expect(await readBounce(mail)).toBeUndefined();
  });

  test('what is no report is not taken apart, whatever stands in it', async () => {
    const inside = dsn().replace('multipart/report; report-type=delivery-status', 'multipart/mixed');
    expect(await readBounce(inside)).toBeUndefined();
  });

  test.each([
    ['50,000 senders', dsn().replace('MAILER-DAEMON@mx.example', 'a@b.test, '.repeat(50_000))],
    ['60,000 empty groups', dsn().replace('Action:', `${'\r\n\r\n'.repeat(60_000)}Action:`)],
    [
      '20,000 nested elements',
      dsn().replace('text/plain', 'text/html').replace('I could', '<div>'.repeat(20_000)),
    ],
    ['2,000 nested parts', nested(2_000)],
  ])('%s take little time', async (_what, mail) => {
    const before = process.cpuUsage();
    await readBounce(mail.slice(0, taskLimits['read-bounce'].most)).catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_500);
  });
});

function nested(times: number): string {
  const begins = (at: number) => `Content-Type: multipart/report; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
  return Array.from({ length: times }, (_, at) => begins(at)).join('');
}
