import { modelAssistant } from '../adapters/assistant/model.ts';
import { scriptedAssistant } from '../adapters/assistant/scripted.ts';
import type { AccountRules } from '../adapters/auth/auth.ts';
import { buildAuth } from '../adapters/auth/better-auth.ts';
import { type PasswordHashing, scryptHashing } from '../adapters/auth/passwords.ts';
import type { Clock } from '../adapters/clock/clock.ts';
import { systemClock } from '../adapters/clock/system.ts';
import type { Files } from '../adapters/files/files.ts';
import { jobsByHand } from '../adapters/jobs/by-hand.ts';
import type { RunningJobs } from '../adapters/jobs/jobs.ts';
import { pgBossJobs } from '../adapters/jobs/pg-boss.ts';
import { postgresLive } from '../adapters/live/postgres.ts';
import type { Log } from '../adapters/log/log.ts';
import { pinoLog } from '../adapters/log/pino.ts';
import type { MailTransport } from '../adapters/mail/mail.ts';
import { outboxTransport } from '../adapters/mail/outbox.ts';
import { type Dkim, smtpTransport } from '../adapters/mail/smtp.ts';
import { brevoEvents } from '../adapters/mail-events/brevo.ts';
import type { MailEventSources } from '../adapters/mail-events/mail-events.ts';
import { mailgunEvents } from '../adapters/mail-events/mailgun.ts';
import { postmarkEvents } from '../adapters/mail-events/postmark.ts';
import { sesEvents } from '../adapters/mail-events/ses.ts';
import type { PublicFetch } from '../adapters/outside/outside.ts';
import { answerExamples, makePublicFetch, makePublicPost } from '../adapters/outside/public-fetch.ts';
import { type Payments, PaymentsError } from '../adapters/payments/payments.ts';
import { simulatedPayments } from '../adapters/payments/simulator/simulated-payments.ts';
import { stripePayments } from '../adapters/payments/stripe.ts';
import { webPush } from '../adapters/push/web-push.ts';
import { untrustedInThread } from '../adapters/untrusted/in-thread.ts';
import { viesAt, viesOfDemo } from '../adapters/vies/vies.ts';
import { assistantWords } from '../content/assistant.ts';
import { backupsOf } from '../db/backups/backups.ts';
import { backupKeyOf } from '../db/backups/seal.ts';
import { connect, type Db } from '../db/connect.ts';
import { backupPlacesOf, fileStoreOf } from '../db/file-store.ts';
import { version } from '../db/project-folder.ts';
import { createDocumentRenderer, type DocumentRenderer } from '../documents/index.ts';
import { consequences, madeWhenSent } from '../domain/consequences.ts';
import { type ContentSource, watchContent } from '../domain/content/index.ts';
import * as identity from '../domain/identity/index.ts';
import { hourlyJobNames, type JobName } from '../domain/jobs.ts';
import { accountMailer } from '../domain/mail/index.ts';
import { trackOutages } from '../domain/office/index.ts';
import { personalData } from '../domain/privacy/index.ts';
import type { Backups, Config, Deps } from '../domain/services.ts';
import { isAsleep } from '../domain/settings.ts';
import { mailRenderer } from '../emails/index.tsx';
import { nameProblem, tidyName } from '../shared/name-problem.ts';
import type { Env } from './env.ts';

/** What tests may replace. */
export type Overrides = {
  clock?: Clock;
  /** Instead of workers and a timetable: jobs run when `runJob` or `runJobs` of the server is called. */
  jobs?: 'manual';
  documents?: DocumentRenderer;
  passwords?: PasswordHashing;
};

/** The only place that knows which implementation stands behind each interface. */
export async function buildServices(
  env: Env,
  databaseUrl: string,
  {
    clock = systemClock,
    jobs: manual,
    documents = createDocumentRenderer(),
    passwords = scryptHashing,
    files: opened,
  }: Overrides & { files?: Files },
) {
  const log = pinoLog(env.LOG_LEVEL);
  const db = connect(databaseUrl, {
    onError: (err) => log.warn({ err }, 'an idle database connection was lost'),
  });
  const byHand = manual ? jobsByHand<JobName>(clock) : undefined;
  const jobs: RunningJobs<JobName> =
    byHand ?? (await pgBossJobs<JobName>(databaseUrl, log, { hourly: hourlyJobNames }));
  const content = await watchContent({ db, clock, log, live: liveMailbox(env), siteUrl: appUrlOf(env) });
  const files = opened ?? (await fileStoreOf(env));
  const config = await configOf(env, db);
  const assistant = buildAssistant(env, log, content);
  const live = postgresLive(databaseUrl, log);
  const takesMoney =
    env.mode === 'live' ? { payments: stripe(env, clock) } : playMoneyOf({ db, clock, log, jobs, config });
  const fetchPublic = makePublicFetch();
  const postPublic = env.mode === 'live' ? makePublicPost() : answerExamples(makePublicPost());
  const outside = { payments: takesMoney.payments, mail: chooseMail(env, content), files };
  const reached = env.mode === 'live' ? trackOutages({ db, clock, log, jobs }, outside) : outside;
  const services: Deps = {
    db,
    clock,
    log,
    jobs,
    documents,
    passwords,
    assistant,
    live,
    content,
    config,
    mails: mailRenderer,
    backups: await openBackups(env, databaseUrl, files),
    fetchPublic,
    postPublic,
    mailEvents: mailEventsOf(env, { fetchPublic, clock }),
    untrusted: untrustedInThread(),
    vies: env.VIES_URL || env.mode === 'live' ? viesAt(env.VIES_URL) : viesOfDemo,
    push: webPush({ post: postPublic }),
    consequences,
    madeWhenSent,
    personalData,
    ...takesMoney,
    ...reached,
    payments: quietWhileAsleep(reached.payments, () => isAsleep(db)),
  };
  return { services: { ...services, auth: authOf(services, env) }, jobs, byHand };
}

const playMoneyOf = ({
  db,
  clock,
  log,
  jobs,
  config,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'config'>) =>
  playMoney({ db, clock, origin: config.appUrl, secret: `sandbox:${config.secret}` }, () => {
    jobs.enqueue(db, 'run-sandbox').catch((err) => log.warn({ err }, 'the sandbox could not be woken'));
  });

const authOf = (services: Deps, env: Env) =>
  buildAuth({
    db: services.db,
    passwords: services.passwords,
    secret: services.config.secret,
    appUrl: services.config.appUrl,
    brand: services.content.current().site.brand,
    ...accountRules(services, env),
  });

/** A restored copy that has not been woken may hold the keys of the site it was made of: it moves nobody's money. */
function quietWhileAsleep(payments: Payments, sleeps: () => Promise<boolean>): Payments {
  const awake =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (await sleeps())
        throw new PaymentsError('unavailable', 'this is a restored copy, which its owner has not woken yet');
      return call(...args);
    };
  return {
    ...payments,
    startCheckout: awake(payments.startCheckout),
    expireCheckout: awake(payments.expireCheckout),
    chargeAgain: awake(payments.chargeAgain),
    refund: awake(payments.refund),
    cancelSubscription: awake(payments.cancelSubscription),
    resumeSubscription: awake(payments.resumeSubscription),
    endSubscription: awake(payments.endSubscription),
  };
}

const appUrlOf = ({ APP_URL, HOST, PORT }: Env): string => APP_URL ?? `http://${HOST}:${PORT}`;

async function configOf(env: Env, db: Db): Promise<Config> {
  return {
    mode: env.mode,
    version,
    appUrl: appUrlOf(env),
    secret: env.AUTH_SECRET ?? (await identity.demoAuthSecret(db)),
    mailKey: await identity.mailSigningKey(db),
    serviceKey: env.SERVICE_KEY,
    mediaBytes: env.MEDIA_GB * 1_000_000_000,
    limitFactor: env.LIMIT_FACTOR ?? (env.mode === 'demo' ? 10 : 1),
    countryHeader: env.COUNTRY_HEADER?.toLowerCase(),
    inboundMail: inboundMail(env),
  };
}

/** What sign-in has to know of the business. */
const accountRules = (services: Deps, { OWNER_EMAIL: ownerEmail }: Env): AccountRules => ({
  letters: accountMailer(services),
  onVerified: async (userId) => {
    await identity.announceVerification(services, { userId, ownerEmail });
  },
  onFirstProof: (userId, token) => identity.endUnprovenSignIns(services, { userId, token }),
  onRecovered: (userId) => identity.endSignInsOnRecovery(services, { userId }),
  onOthersEnded: (userId, token) => identity.endOtherSignIns(services, { userId, token }),
  onReplaced: (userId, replaced) => identity.endReplacedSignIn(services, { userId, ...replaced }),
  onConfirmed: (signInId) => identity.markSignInConfirmed(services, { signInId }),
  onSignedIn: ({ id, email }) => identity.announceSignIn(services, { userId: id, email }),
  guard: (attempt) => identity.countSignInAttempt(services, attempt),
  spendCode: (userId, code) => identity.claimTotpCode(services, { userId, code }),
  weaknesses: identity.weaknesses,
  tidyName,
  nameProblem,
  passwordLength: { min: identity.MIN_LENGTH, max: identity.MAX_LENGTH },
  onProblem: () => services.log.error({}, 'sign-in service reported a problem'),
});

function chooseMail(env: Env, content: Pick<ContentSource, 'current'>): MailTransport {
  if (!env.SMTP_URL) return outboxTransport;
  const contactEmail = () => content.current().site.contactEmail;
  return smtpTransport({
    url: env.SMTP_URL,
    from: () => env.MAIL_FROM ?? contactEmail(),
    replyTo: contactEmail,
    connections: env.SMTP_CONNECTIONS,
    bouncesTo: env.MAIL_BOUNCES_TO,
    dkim: dkimOf(env),
  });
}

function mailEventsOf(
  { MAIL_WEBHOOK_SECRET: secret, MAILGUN_SIGNING_KEY: signingKey, SES_TOPIC_ARN: topicArn }: Env,
  { fetchPublic, clock }: { fetchPublic: PublicFetch; clock: Clock },
): MailEventSources {
  return {
    ...(secret && { postmark: postmarkEvents({ secret }), brevo: brevoEvents({ secret }) }),
    ...(signingKey && { mailgun: mailgunEvents({ signingKey, clock }) }),
    ...(topicArn && { ses: sesEvents({ topicArn, fetchPublic, clock }) }),
  };
}

async function openBackups(env: Env, databaseUrl: string, files: Files): Promise<Backups> {
  const places = await backupPlacesOf(env);
  const hour = env.BACKUP_HOUR === 'off' ? undefined : env.BACKUP_HOUR;
  return { ...backupsOf({ databaseUrl, files, places, key: backupKeyOf(env.BACKUP_KEY) }), hour };
}

/** The bare address of `Aura <aura@aura.example>`. */
function liveMailbox({ mode, MAIL_FROM = '' }: Env): { mailbox: string } | undefined {
  return mode === 'live' ? { mailbox: /<([^>]+)>\s*$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim() } : undefined;
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Env): Dkim | undefined {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

function stripe({ STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_URL }: Env, clock: Clock) {
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
    clock,
  });
}

/** Demo mode's own provider. It posts its notices to the same address as the real one would. */
function playMoney(
  parts: Omit<Parameters<typeof simulatedPayments>[0], 'noticeUrl' | 'onNotice'>,
  onNotice: () => void,
) {
  const noticeUrl = `${parts.origin}/webhooks/payments`;
  const { payments, sandbox } = simulatedPayments({ ...parts, noticeUrl, onNotice });
  return { payments, sandbox };
}

function buildAssistant(
  { ASSISTANT_URL, ASSISTANT_KEY, ASSISTANT_MODEL }: Env,
  log: Log,
  content: Pick<ContentSource, 'current'>,
) {
  const scripted = scriptedAssistant(() => assistantWords(content.current().site));
  if (!ASSISTANT_URL || !ASSISTANT_MODEL) return scripted;
  return modelAssistant({
    url: ASSISTANT_URL,
    key: ASSISTANT_KEY,
    model: ASSISTANT_MODEL,
    brand: () => content.current().site.brand,
    fallback: scripted,
    onFailure: (reason) =>
      log.warn({ reason }, 'the language model did not answer; the scripted answer was given'),
  });
}

function inboundMail({ INBOUND_MAIL_ADDRESS: address, INBOUND_MAIL_SECRET: secret }: Env) {
  return address && secret ? { address, secret } : undefined;
}
