import { buildAuth } from '../adapters/auth/better-auth.ts';
import type { Clock } from '../adapters/clock/clock.ts';
import { systemClock } from '../adapters/clock/system.ts';
import { pgBossJobs } from '../adapters/jobs/pg-boss.ts';
import { pinoLog } from '../adapters/log/pino.ts';
import { outboxTransport } from '../adapters/mail/outbox.ts';
import { type Dkim, smtpTransport } from '../adapters/mail/smtp.ts';
import { site } from '../content/site.ts';
import { connect } from '../db/connect.ts';
import { accountLetters } from '../domain/accounts/account-letters.ts';
import { demoSecret } from '../domain/accounts/demo-secret.ts';
import { guardAccount } from '../domain/accounts/guard-account.ts';
import { mailKey } from '../domain/accounts/mail-key.ts';
import { makeConfiguredOwner } from '../domain/accounts/make-owner.ts';
import { MAX_LENGTH, MIN_LENGTH, weaknesses } from '../domain/accounts/password-rules.ts';
import type { JobName } from '../domain/jobs.ts';
import type { Parts } from '../domain/services.ts';
import type { Env } from './env.ts';

/** What tests may replace. */
export type Overrides = { clock?: Clock };

/** The only place that knows which implementation stands behind each interface. */
export async function buildServices(env: Env, databaseUrl: string, { clock = systemClock }: Overrides) {
  const log = pinoLog(env.LOG_LEVEL);
  const db = connect(databaseUrl, {
    onError: (err) => log.warn({ err }, 'an idle database connection was lost'),
  });
  const jobs = await pgBossJobs<JobName>(databaseUrl, log);
  const mail = env.SMTP_URL
    ? smtpTransport({
        url: env.SMTP_URL,
        from: env.MAIL_FROM ?? site.contactEmail,
        replyTo: site.contactEmail,
        connections: env.SMTP_CONNECTIONS,
        dkim: dkimOf(env),
      })
    : outboxTransport;
  const config = {
    mode: env.mode,
    appUrl: env.APP_URL ?? `http://${env.HOST}:${env.PORT}`,
    secret: env.AUTH_SECRET ?? (await demoSecret(db)),
    mailKey: await mailKey(db),
    serviceKey: env.SERVICE_KEY,
    limitFactor: env.mode === 'demo' ? 10 : 1,
  };
  const services: Parts = { db, clock, log, mail, jobs, config };
  const auth = buildAuth({
    db,
    secret: config.secret,
    appUrl: config.appUrl,
    brand: site.brand,
    letters: accountLetters(services),
    onVerified: () => makeConfiguredOwner(db, env.OWNER_EMAIL),
    guard: (attempt) => guardAccount(services, attempt),
    weaknesses,
    passwordLength: { min: MIN_LENGTH, max: MAX_LENGTH },
    onProblem: () => log.error({}, 'sign-in service reported a problem'),
  });
  return { services: { ...services, auth }, jobs };
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Env): Dkim | undefined {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}
