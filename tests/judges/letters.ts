import { simpleParser } from 'mailparser';
import { postMail } from '../../domain/mail/index.ts';
import { mailNames } from '../../emails/groups.ts';
import type { ReceivedMail } from '../harness/mail-sink.ts';
import { type Finding, type House, type Judge, run } from './judge.ts';

const sent = new WeakMap<House, Promise<ReceivedMail[]>>();

/** Every letter over SMTP: those of the ten weeks once more, with what was attached, and each template's samples. */
export function allLetters(house: House): Promise<ReceivedMail[]> {
  const letters = sent.get(house) ?? sendAll(house);
  sent.set(house, letters);
  return letters;
}

async function sendAll({ server, client }: House): Promise<ReceivedMail[]> {
  const { services, mailbox } = server;
  await client.query(
    `update mails set state = 'queued', next_try_at = $1, try_until = $1::timestamptz + interval '5 days'
     where state = 'sent'`,
    [server.clock.now()],
  );
  for (const name of mailNames) {
    for (const occasion of ['', ...services.mails.occasions(name)]) {
      const letter = services.mails.sample(name, occasion);
      await postMail(services, services.db, { to: `${name}@example.test`, ...letter });
    }
  }
  await server.sendMails();
  return mailbox.received;
}

/** From here on a filter begins to think. What it holds against us is the way from one program to another on one machine. */
const MOST_POINTS = 1;

export const spamAssassin: Judge = {
  name: 'SpamAssassin',
  needs: { command: 'spamassassin', install: 'apt-get install spamassassin' },
  async judge(house) {
    const letters = await allLetters(house);
    const mailbox = letters.map(
      ({ raw }) =>
        `From aura@example.test Thu Jan  1 00:00:00 2026\n${raw.replaceAll('\r\n', '\n').replaceAll(/^From /gm, '>From ')}\n`,
    );
    const { output } = await run('spamassassin', ['--local', '--mbox'], { input: mailbox.join('\n') });
    const verdicts = [...output.matchAll(/^X-Spam-Status: \w+, score=(-?[\d.]+)[\s\S]*?(?=^\S)/gm)];
    return {
      looked: `${verdicts.length} of ${letters.length} letters`,
      found: [
        ...(verdicts.length < letters.length
          ? [{ where: 'all', what: 'not all letters were looked at' }]
          : []),
        ...verdicts
          .map(([words, score], at) => ({ words, score: Number(score), letter: letters[at] }))
          .filter(({ score }) => score >= MOST_POINTS)
          .map(({ words, letter }) => ({ where: `${letter?.subject}`, what: words.replaceAll(/\s+/g, ' ') })),
      ],
    };
  },
};

/** What every letter has to have, whoever reads it. */
export const headers: Judge = {
  name: 'letters',
  async judge(house) {
    const letters = await allLetters(house);
    const { rows } = await house.client.query<{ message_id: string }>(
      `select message_id from mails where template in ('personal-letter', 'ticket-answered')`,
    );
    const byHand = new Set(rows.map(({ message_id }) => message_id));
    const found: Finding[] = [];
    for (const { subject, raw, messageId = '' } of letters) {
      const { headers: has, html, text } = await simpleParser(raw);
      const complain = (what: string) => found.push({ where: `${subject}`, what });
      if (has.has('auto-submitted') === byHand.has(messageId)) complain('Auto-Submitted');
      if (!/<title>[^<]+<\/title>/.test(html || '')) complain('no title');
      if (!text) complain('no text beside the page');
      if (raw.split('\r\n').some((line) => Buffer.byteLength(line) > 998))
        complain('a line longer than 998 bytes');
    }
    return { looked: `${letters.length} letters`, found };
  },
};
