import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/harness/any-text.ts';
import { parsePostedMail } from './inbound-mail.ts';

async function* inPieces(text: string, length = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const read = (posted: unknown, length?: number) =>
  parsePostedMail(inPieces(typeof posted === 'string' ? posted : JSON.stringify(posted), length));

const mail = {
  From: 'Maya <maya@b.test>',
  To: 'ticket@in.test',
  MessageID: '1',
  TextBody: 'It is\n"Adaeze" 🌒.',
};

describe('a mail as it is posted', () => {
  test('is read in pieces of any length', async () => {
    const same = { from: mail.From, to: mail.To, messageId: '1', text: mail.TextBody };
    for (const length of [1, 2, 3, 5, 64, 10_000]) expect(await read(mail, length)).toEqual(same);
  });

  test('any text comes through as it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), fc.jsonValue(), fc.nat(20), async (text, beside, length) => {
        const posted = { before: beside, ...mail, TextBody: text, after: [beside, { TextBody: 'inside' }] };
        expect((await read(posted, length + 1))?.text).toBe(JSON.parse(JSON.stringify(text)));
      }),
    );
  });

  test('what stands deeper or beside is passed over, however deep and long', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const posted = JSON.stringify({ Attachments: 0, ...mail }).replace(':0', `:${deep}`);
    expect((await read(posted, 65_536))?.from).toBe(mail.From);
    expect(await read({ Headers: [mail], Other: mail })).toBeUndefined();
  });

  test('of a long text the beginning is taken, whole signs alone', async () => {
    const TextBody = '\u{1F312}"'.repeat(100_000);
    const { text = '' } = (await read({ ...mail, TextBody }, 65_536)) ?? {};
    expect(Buffer.from(text).length).toBeLessThanOrEqual(200_000);
    expect(text.length).toBeGreaterThan(90_000);
    expect(TextBody.startsWith(text.slice(0, -2))).toBe(true);
  });

  test.each(['', '[]', '"x"', '{', '{"From":"a', '}{', '{}x', '{"From":"a"}}', 'x'.repeat(1_000)])(
    '%s is none',
    async (text) => expect(await read(text)).toBeUndefined(),
  );
});
