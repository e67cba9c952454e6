import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject, vi } from 'vitest';
import { distFolder } from '../../db/project-folder.ts';
import type { readEnv } from '../../server/env.ts';
import type { startProduction } from '../../server/production.ts';
import { Browserlike } from './browserlike.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { freePort } from './free-port.ts';
import { startMailSink } from './mail-sink.ts';
import { TestClock } from './test-clock.ts';

type Bundle = { startProduction: typeof startProduction; readEnv: typeof readEnv };

/** What people run is what tests test: the built bundle. */
export async function loadBundle(): Promise<Bundle> {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(distFolder, 'server', 'production.js')).href);
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A whole server on a free port: its own database, a clock that stands still, a mailbox over real SMTP. */
export async function startTestServer(variables: Record<string, string> = {}, clock = new TestClock()) {
  const { startProduction, readEnv } = await loadBundle();
  const name = `aura_test_${randomUUID().slice(0, 8)}`;
  const databaseUrl =
    variables.DATABASE_URL ?? (await createDatabase(inject('adminUrl'), name, inject('template')));
  const mailbox = await startMailSink();
  const dataFolder = mkdtempSync(join(tmpdir(), 'aura-data-'));
  const env = readEnv({
    PORT: String(await freePort()),
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <aura@example.test>',
    DEMO_ORDERS: 'no',
    ...variables,
  });
  const running = await startProduction(env, { clock });
  const url = `http://${env.HOST}:${env.PORT}`;

  const settleMail = () =>
    vi.waitFor(
      async () => {
        await running.runJob('send-mails');
        const { rows } = await running.services.db.$client.query(
          `select 1 from mails where state = 'sending' or (state = 'queued' and next_try_at <= $1) limit 1`,
          [clock.now()],
        );
        if (rows.length > 0) throw new Error('a mail is still on its way');
      },
      { timeout: 15_000, interval: 30 },
    );

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
    /** Waits until every mail that is due has left, whoever sends it: we, or the server's own worker. */
    settleMail,
    /** The newest mail to an address, after everything due has been sent. */
    async lastMail(to: string) {
      await settleMail();
      const mail = mailbox.received.findLast(({ recipients }) => recipients.includes(to));
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    async stop() {
      await running.stop();
      await mailbox.stop();
      rmSync(dataFolder, { recursive: true, force: true });
      if (!variables.DATABASE_URL) await dropDatabase(inject('adminUrl'), name);
    },
  };
}
