import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { projectFolder } from '../db/project-folder.ts';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';
import { appUrlProblem } from './app-url.ts';
import { authSecretProblem } from './auth-secret.ts';
import { backupBucketProblem, backupKeyProblem } from './backup-variables.ts';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), type.optional());
const url = (protocol: RegExp, start: string) => z.url({ protocol, error: `must begin with ${start}` });
/** A text that a rule of ours finds nothing wrong with. */
const text = (problemOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

const variables = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or "localhost"')
    .default('127.0.0.1'),
  /** How many processes answer; auto: as many as there are cores. */
  WEB_PROCESSES: z
    .union([z.literal('auto'), whole(1, 32)], { error: 'must be "auto" or a number from 1 to 32' })
    .default(1)
    .transform((wanted) => (wanted === 'auto' ? Math.min(32, availableParallelism()) : wanted)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATA_DIR: optional(z.string()),
  /** Below this many megabytes free, no more files are taken, so that the database keeps its room. */
  DISK_FLOOR_MB: whole(0, 1_000_000).default(500),
  // Not a URL to every parser: a unix socket has no host (postgresql://user@/name?host=/folder).
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  APP_URL: optional(text(appUrlProblem)),
  AUTH_SECRET: optional(text(authSecretProblem)),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp:// or smtps://')),
  MAIL_FROM: optional(z.string().includes('@')),
  /** The envelope's sender: bounces are mailed there. */
  MAIL_BOUNCES_TO: optional(z.email()),
  // Mail providers' webhooks at /webhooks/mail/NAME: a secret for those that sign nothing, a key or a topic for the others.
  MAIL_WEBHOOK_SECRET: optional(z.string().min(16)),
  MAILGUN_SIGNING_KEY: optional(z.string().min(16)),
  SES_TOPIC_ARN: optional(z.string().startsWith('arn:aws')),
  /** How many mails are handed over at the same time; providers allow a few each. */
  SMTP_CONNECTIONS: whole(1, 50).default(8),
  DKIM_DOMAIN: optional(z.string()),
  DKIM_SELECTOR: optional(z.string()),
  // As one line with \n for line breaks, or as it is.
  DKIM_PRIVATE_KEY: optional(
    z
      .string()
      .transform((key) => key.replaceAll('\\n', '\n'))
      .pipe(z.string().includes('PRIVATE KEY', { error: 'must be a PEM private key' })),
  ),
  /** Opens /functions/v1/send-email and mail-events to other programs of ours. */
  SERVICE_KEY: optional(z.string().min(32)),
  /** Opens /metrics to a program that watches the site. */
  METRICS_TOKEN: optional(z.string().min(16)),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must start with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_')),
  // Where Stripe's API lives, when not at Stripe: the tests' own.
  STRIPE_API_URL: optional(url(/^https?$/, 'https://')),
  OWNER_EMAIL: optional(z.email()),
  S3_ENDPOINT: optional(url(/^https?$/, 'https://')),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: z.stringbool().default(false),
  /** Where backups go; without it into DATA_DIR. A folder on another disk survives this one. */
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_URL: optional(text(backupBucketProblem)),
  BACKUP_KEY: optional(text(backupKeyProblem)),
  /** By the practice's clock. */
  BACKUP_HOUR: z.union([z.literal('off'), whole(0, 23)]).default(3),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Makes every rate limit so many times wider; a demo's are ten times as wide as a live site's. */
  LIMIT_FACTOR: optional(whole(1, 100)),
  // Any OpenAI-compatible service; without it the scripted assistant answers alone.
  ASSISTANT_URL: optional(url(/^https?$/, 'https://')),
  ASSISTANT_KEY: optional(z.string()),
  ASSISTANT_MODEL: optional(z.string()),
  // A mailbox whose mail is posted to /webhooks/inbound-mail: customers' answers find their ticket.
  INBOUND_MAIL_ADDRESS: optional(z.email()),
  INBOUND_MAIL_SECRET: optional(z.string().min(16)),
  /** Whether a new demo has ten weeks of a practice behind it (demo/README.md), or its three accounts alone. */
  DEMO_PAST: z.stringbool().default(true),
});

/** What a live site cannot do without. */
const requiredLive = [
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** One of them alone cannot reach a bucket, or sign a mail. */
const together = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
] as const;

/** The first makes no sense without the second. */
const needs = [
  ['ASSISTANT_URL', 'ASSISTANT_MODEL'],
  ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'],
  // Everybody's data leave this machine only under a key.
  ['BACKUP_S3_URL', 'BACKUP_KEY'],
] as const;

export type Env = z.infer<typeof variables> & { mode: 'demo' | 'live' };

/** The only reader of the environment. Anything wrong with it stops the start with one line naming the variable. */
export function readEnv(source: Record<string, string | undefined> = withEnvFile(process.env)): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StartError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const mode = result.data.APP_URL ? 'live' : 'demo';
  if (mode === 'live') {
    for (const name of requiredLive) {
      if (!result.data[name]) throw new StartError(`${name}: required because APP_URL is set (live mode)`);
    }
  }
  for (const group of together) requireTogether(result.data, group);
  for (const [given, needed] of needs) {
    if (result.data[given] && !result.data[needed]) {
      throw new StartError(`${needed}: required because ${given} is set`);
    }
  }
  return { ...result.data, APP_URL: result.data.APP_URL && new URL(result.data.APP_URL).origin, mode };
}

/** Beside package.json, where `npm start` is called. What the environment says wins over it. */
function withEnvFile(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const file = join(projectFolder, '.env');
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...environment };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return environment;
    throw new StartError(`.env: ${file} cannot be read (${codeOf(error)})`);
  }
}

function requireTogether(data: z.infer<typeof variables>, names: readonly (keyof typeof data)[]): void {
  const missing = names.filter((name) => !data[name]);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new StartError(`${missing[0]}: required because ${names.find((name) => data[name])} is set`);
}
