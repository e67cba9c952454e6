/**
 * Mails per second from a due sequence to the other end of the wire (claim the step, write the outbox row, claim the
 * mail, render it, hand it over, write down what was sent, move the sequence on) beside bare pooled nodemailer that
 * sends the same finished mails to the same sink over as many connections. Both in turns within one run.
 *
 *   node bench/mail.ts
 */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { loadBundle } from './load-bundle.ts';

const MAILS = 1000;
const ROUNDS = 11;
const CONNECTIONS = 8;

const ask = <T>(child: ChildProcess) =>
  new Promise<T>((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
  });

const sink = fork(join(import.meta.dirname, 'mail-sink.ts'));
const { port } = await ask<{ port: number }>(sink);
const folder = mkdtempSync(join(tmpdir(), 'aura-bench-'));
chmodSync(folder, 0o755);
const database = await startEmbedded({ folder: join(folder, 'pg') });
const { startProduction, readEnv } = await loadBundle();
const server = await startProduction(
  readEnv({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Aura <aura@example.test>',
    SMTP_CONNECTIONS: String(CONNECTIONS),
  }),
);
const client = new pg.Client({ connectionString: database.url });
await client.connect();

async function askSink() {
  sink.send('count');
  return ask<{ received: number; latest: string }>(sink);
}

async function wholePath(round: number): Promise<number> {
  await client.query(
    `insert into email_sequences (email, name, sequence_type, current_step, quiz_results, marketing_consent,
       started_at, last_sent_at, next_due_at)
     select 'reader' || n || '.' || $2 || '@example.test', 'Maya', 'quiz_nurture', 1,
       '{"lifePath": 7, "expression": 3, "soulUrge": 5}', true,
       now() - interval '25 hours', now() - interval '25 hours', now() - interval '1 hour'
     from generate_series(1, $1) n`,
    [MAILS, round],
  );
  const began = performance.now();
  await server.runJob('run-sequences');
  await server.runJob('send-mails');
  // The server's own worker may carry a part of them; the work is done when all of them are.
  for (;;) {
    const { rows } = await client.query(
      `select count(*)::int as left from mails where state in ('queued', 'sending')`,
    );
    if (rows[0].left === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return perSecond(began);
}

const bare = nodemailer.createTransport({
  host: '127.0.0.1',
  port,
  pool: true,
  maxConnections: CONNECTIONS,
  maxMessages: 1000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

async function bareNodemailer(mail: { subject: string; html: string; text: string }): Promise<number> {
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (next++ < MAILS) {
      await bare.sendMail({
        from: 'Aura <aura@example.test>',
        replyTo: 'aura@example.test',
        to: { name: '', address: `reader${next}@example.test` },
        headers: {
          'List-Unsubscribe': `<https://example.test/unsubscribe?token=${'x'.repeat(150)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        // As ours: otherwise the library counts the letters first.
        textEncoding: 'quoted-printable',
        ...mail,
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return perSecond(began);
}

/** As it went over the wire. */
async function oneFinishedMail() {
  const { subject = '', html, text = '' } = await simpleParser((await askSink()).latest);
  return { subject, html: html || '', text };
}

const perSecond = (began: number) => (MAILS / (performance.now() - began)) * 1000;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  await wholePath(0); // warm, and the mail that the bare one sends
  const finished = await oneFinishedMail();
  console.log(`"${finished.subject}", ${finished.html.length + finished.text.length} characters`);
  await bareNodemailer(finished);
  const whole: number[] = [];
  const plain: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    plain.push(await bareNodemailer(finished));
    whole.push(await wholePath(round));
    console.log(
      `round ${round}: bare ${plain.at(-1)?.toFixed(0)}/s, whole path ${whole.at(-1)?.toFixed(0)}/s`,
    );
  }
  const ratio = median(whole.map((rate, i) => rate / (plain[i] ?? rate)));
  console.log(`mails per second: bare ${median(plain).toFixed(0)}, whole path ${median(whole).toFixed(0)}`);
  console.log(`ratio ${ratio.toFixed(2)} (promised: at least 0.7)`);
  const { received } = await askSink();
  console.log(`the sink received ${received} of ${2 * MAILS * (ROUNDS + 1)}`);
} finally {
  bare.close();
  await client.end();
  await server.stop();
  await database.stop();
  sink.kill();
  rmSync(folder, { recursive: true, force: true });
}
