import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Services } from '../../domain/services.ts';
import { buildServices } from '../../server/build-services.ts';
import { readEnv } from '../../server/env.ts';
import { blankDocuments } from './blank-documents.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { startMailSink } from './mail-sink.ts';
import { quickHashing } from './quick-hashing.ts';
import { TestClock } from './test-clock.ts';

export type TestServices = Awaited<ReturnType<typeof startTestServices>>;

/**
 * The services without a server around them: a database of their own, a mailbox over real SMTP, a clock that stands
 * still, and no worker that does anything before the test asks for it.
 */
export async function startTestServices(
  variables: Record<string, string> = {},
  clock = new TestClock(),
  /** The database that theirs is a copy of. */
  template = inject('template'),
) {
  const name = `aura_test_${randomUUID().slice(0, 8)}`;
  const databaseUrl = await createDatabase(inject('adminUrl'), name, template);
  const mailbox = await startMailSink();
  const env = readEnv({
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DATABASE_URL: databaseUrl,
    DEMO: variables.APP_URL ? 'no' : 'yes',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <aura@example.test>',
    ...variables,
  });
  const { services: built, jobs } = await buildServices(env, databaseUrl, {
    clock,
    jobs: 'manual',
    documents: blankDocuments,
    passwords: quickHashing,
  });
  const nudges: { name: string; at?: Date }[] = [];
  const services: Services = {
    ...built,
    jobs: { enqueue: async (_db, name, _data, options) => void nudges.push({ name, ...options }) },
  };
  return {
    services,
    /** The jobs that were asked for. */
    nudges,
    clock,
    mailbox,
    databaseUrl,
    async stop() {
      await jobs.stop();
      await services.live.stop();
      await services.documents.stop();
      await services.mail.close();
      await services.db.$client.end();
      await mailbox.stop();
      await dropDatabase(inject('adminUrl'), name);
    },
  };
}
