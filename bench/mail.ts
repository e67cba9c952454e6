/**
 * Mails per second from what is due to the other end of the wire, for steps of sequences and for a broadcast (claim it,
 * write the outbox row, claim the mail, render it, hand it over, write down what was sent, move on), beside bare pooled
 * nodemailer that sends the same finished mails to the same sink over as many connections. Both in turns within one run.
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
    DEMO: 'yes',
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

type Path = { name: string; fill(round: number): Promise<void>; job: 'run-automations' | 'send-broadcasts' };

async function fillSequences(round: number): Promise<void> {
  await client.query(
    `insert into contacts (email, name, came_by, topics, last_seen_at, created_at)
     select 'reader' || n || '.' || $2 || '@example.test', 'Maya', 'quiz', '{marketing}', now(), now()
     from generate_series(1, $1) n`,
    [MAILS, round],
  );
  await client.query(
    `insert into campaign_runs (email, name, sequence_type, step, quiz_results, started_at, last_sent_at, due_at)
     select 'reader' || n || '.' || $2 || '@example.test', 'Maya', 'quiz_nurture', 1,
       '{"lifePath": 7, "expression": 3, "soulUrge": 5}',
       now() - interval '25 hours', now() - interval '25 hours', now() - interval '1 hour'
     from generate_series(1, $1) n`,
    [MAILS, round],
  );
}

/** Its pace is beyond anything: what is measured is the way. */
const PER_HOUR = 100_000_000;

async function fillBroadcast(round: number): Promise<void> {
  await client.query('truncate contacts, broadcasts cascade');
  await client.query(
    `insert into contacts (email, name, came_by, topics, birth_date, last_seen_at, created_at)
     select 'subscriber' || n || '.' || $2 || '@example.test', 'Nina', 'newsletter', '{newsletter}', '1990-07-01', now(), now()
     from generate_series(1, $1) n`,
    [MAILS, round],
  );
  const body = [
    'Dear {{firstName|friend}},',
    'your year is a **{{personalYear|new one}}**. [Look it up](/numbers), or read on here.',
    'What a year asks of us shows in its first weeks. '.repeat(12),
    '{{product:report}}',
  ];
  await client.query(
    `insert into broadcasts (subject, body, state, per_hour, send_at, created_at, updated_at)
     values ('A word for {{firstName|you}}', $1, 'scheduled', $2, now(), now(), now())`,
    [body.join('\n\n'), PER_HOUR],
  );
}

const paths: Path[] = [
  { name: 'steps of sequences', fill: fillSequences, job: 'run-automations' },
  { name: 'a broadcast', fill: fillBroadcast, job: 'send-broadcasts' },
];

async function wholePath({ fill, job }: Path, round: number): Promise<Cost> {
  await fill(round);
  const costs = begin();
  // Side by side, as the server's own workers do it: while letters are made, those made before go out.
  for (;;) {
    await Promise.all([server.runJob(job), server.runJob('send-mails')]);
    const { rows } = await client.query(
      `select (select count(*) from mails where state in ('queued', 'sending'))::int
         + (select count(*) from broadcasts where state <> 'sent')::int as left`,
    );
    if (rows[0].left === 0) return costs();
  }
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

async function bareNodemailer(mail: { subject: string; html: string; text: string }): Promise<Cost> {
  const costs = begin();
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
  return costs();
}

/** As it went over the wire. */
async function oneFinishedMail() {
  const { subject = '', html, text = '' } = await simpleParser((await askSink()).latest);
  return { subject, html: html || '', text };
}

/** Mails per second, and milliseconds of this process for each: the second is steady where others use the machine too. */
type Cost = { rate: number; cpu: number };

function begin(): () => Cost {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { rate: (MAILS / (performance.now() - began)) * 1000, cpu: (user + system) / 1000 / MAILS };
  };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measure(path: Path): Promise<void> {
  await wholePath(path, 0); // warm, and the mail that the bare one sends
  const finished = await oneFinishedMail();
  console.log(
    `${path.name}: "${finished.subject}", ${finished.html.length + finished.text.length} characters`,
  );
  await bareNodemailer(finished);
  const rounds: { bare: Cost; whole: Cost }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const pair = { bare: await bareNodemailer(finished), whole: await wholePath(path, round) };
    rounds.push(pair);
    console.log(`round ${round}: bare ${told(pair.bare)}, whole path ${told(pair.whole)}`);
  }
  const ratio = median(rounds.map(({ bare, whole }) => whole.rate / bare.rate));
  const byCpu = median(rounds.map(({ bare, whole }) => bare.cpu / whole.cpu));
  console.log(
    `ratio ${ratio.toFixed(2)} by mails per second (promised: at least 0.7), ${byCpu.toFixed(2)} by processor time`,
  );
}

const told = ({ rate, cpu }: Cost) => `${rate.toFixed(0)}/s at ${cpu.toFixed(2)} ms`;

try {
  for (const path of paths) await measure(path);
  const { received } = await askSink();
  console.log(`the sink received ${received} of ${paths.length * 2 * MAILS * (ROUNDS + 1)}`);
} finally {
  bare.close();
  await client.end();
  await server.stop();
  await database.stop();
  sink.kill();
  rmSync(folder, { recursive: true, force: true });
}
