import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { importBundle } from '../../bench/load-bundle.ts';
import { blankDocuments } from './blank-documents.ts';
import { Browserlike } from './browserlike.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import type { DemoPast } from './demo-past.ts';
import { freePort } from './free-port.ts';
import { type MailSink, type ReceivedMail, startMailSink } from './mail-sink.ts';
import { quickHashing } from './quick-hashing.ts';
import { TestClock } from './test-clock.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

type Options = {
  /** `'workers'`: as in production, in the background. Otherwise a test runs them by hand. */
  jobs?: 'manual' | 'workers';
  /** Instead of a mailbox without TLS. */
  mailbox?: MailSink;
  /** A demo that goes on from here, instead of one with its three accounts alone. */
  past?: DemoPast;
  /** Where visitors find it, when a proxy stands in front. */
  publicUrl?: string;
  /** `'drawn'`: in their thread, as customers get them. Otherwise their pages are blank. */
  documents?: 'blank' | 'drawn';
  /** `'slow'`: kept as in production, for a second server beside this one that checks them. */
  passwords?: 'quick' | 'slow';
};

/**
 * A whole server on a free port: its own database, a clock that stands still, a mailbox over real SMTP, and jobs that
 * run when the test says so.
 */
export async function startTestServer(
  variables: Record<string, string> = {},
  clock = new TestClock(),
  {
    jobs = 'manual',
    mailbox: givenMailbox,
    past,
    publicUrl,
    documents = 'blank',
    passwords = 'quick',
  }: Options = {},
) {
  const { startProduction, readEnv } = await importBundle();
  const name = `aura_test_${randomUUID().slice(0, 8)}`;
  const databaseUrl =
    variables.DATABASE_URL ??
    (await createDatabase(inject('adminUrl'), name, past?.template ?? inject('template')));
  const mailbox = givenMailbox ?? (await startMailSink());
  const dataFolder = mkdtempSync(join(tmpdir(), 'aura-data-'));
  if (past) cpSync(past.files, dataFolder, { recursive: true });
  const env = readEnv({
    PORT: String(await freePort()),
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <aura@example.test>',
    DEMO: variables.APP_URL ? 'no' : 'yes',
    DEMO_PAST: 'no',
    // Tests whose clock moves over days are not about their nights.
    BACKUP_HOUR: 'off',
    ...variables,
  });
  const running = await startProduction(env, {
    clock,
    jobs: jobs === 'manual' ? jobs : undefined,
    documents: documents === 'blank' ? blankDocuments : undefined,
    passwords: passwords === 'quick' ? quickHashing : undefined,
  });
  const url = publicUrl ?? `http://${env.HOST}:${env.PORT}`;
  const sendMails = async () => {
    await running.services.auth.settle();
    await running.runJob('send-mails');
  };
  const newestMail = (to: string, words = '', within = ({ subject = '' }: ReceivedMail) => subject) => {
    const mail = mailbox.to(to).findLast((candidate) => within(candidate).includes(words));
    if (mail) return mail;
    throw new Error(
      `no mail to ${to} with "${words}" among: ${mailbox.to(to).map(({ subject }) => subject)}`,
    );
  };

  return {
    ...running,
    url,
    clock,
    databaseUrl,
    mailbox,
    visitor: () => new Browserlike(url),
    /** A visitor signed in to one of the demo accounts. */
    async signedIn(email: string) {
      const visitor = new Browserlike(url);
      const password = running.demoAccounts.find((account) => account.email === email)?.password ?? '';
      await visitor.signIn(email, password);
      return visitor;
    },
    /** Sends every mail that is due. */
    sendMails,
    /** The newest mail to an address, after everything due has been sent. */
    async lastMail(to: string) {
      const before = mailbox.to(to).length;
      await sendMails();
      const arrived = mailbox.to(to).slice(before);
      // They leave side by side: which of them arrives last is luck.
      if (arrived.length > 1) {
        throw new Error(`Say which one you mean: ${arrived.map(({ subject }) => subject).join(' | ')}`);
      }
      return newestMail(to);
    },
    /** The newest mail to an address with these words in its subject, after every job has done what is due. */
    async mailAbout(to: string, words: string) {
      await running.services.auth.settle();
      await running.runJobs();
      return newestMail(to, words);
    },
    /** The same with the words anywhere in it. */
    async mailWith(to: string, words = '') {
      await running.services.auth.settle();
      await running.runJobs();
      return newestMail(to, words, ({ subject, text }) => `${subject} ${text}`);
    },
    async stop() {
      await running.stop();
      await mailbox.stop();
      rmSync(dataFolder, { recursive: true, force: true });
      if (!variables.DATABASE_URL) await dropDatabase(inject('adminUrl'), name);
    },
  };
}
