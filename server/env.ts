import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { projectFolder } from '../db/project-folder.ts';
import { codeOf } from '../shared/problem.ts';
import { StartError } from '../shared/start-error.ts';

/** What is wrong with the value of a variable, in words for the person who typed it; undefined when nothing is. */
type Rule = (value: string) => string | undefined;

/** Values of .env.example that somebody has left as they are. They are public, so they protect and reach nothing. */
const exampleProblem: Rule = (value) =>
  /at-least-\d+-characters|your-domain\.example|your-password/i.test(value)
    ? 'still is the example of .env.example; put your own there'
    : undefined;

export const appUrlProblem: Rule = (text) => {
  const parts = /^(https?):\/\/[^/?#\s]+/i.exec(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!parts || !url) return 'must begin with https:// and name your domain, such as https://aura.example';
  if (url.username || url.password) return 'must not hold a user name or password';
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    return 'must begin with https:// (http:// is for this machine alone, such as http://127.0.0.1:3000)';
  }
  if (url.pathname !== '/' || /[?#]/.test(text)) {
    return `must end after the domain, as in ${url.origin}: the site cannot live in a folder of it`;
  }
  return undefined;
};

function isThisMachine(host: string): boolean {
  return host === '[::1]' || /^127(\.\d+){3}$/.test(host) || /(^|\.)localhost$/.test(host);
}

/** How a secret that the demo made for itself begins: see demoAuthSecret in domain/identity/accounts/accounts.ts. */
const DEMO_PREFIX = 'demo';
const PLACEHOLDER = /(change|replace).?(me|this|it)|placeholder|your.?(own.?)?secret/i;

export const authSecretProblem: Rule = (secret) => {
  if (secret.startsWith(DEMO_PREFIX)) return 'must not be the demo secret';
  if (secret.length < 32) return 'must have at least 32 characters';
  const isPlaceholder = PLACEHOLDER.test(secret) || new Set(secret).size === 1;
  return isPlaceholder ? 'is a placeholder; use random characters that nobody knows' : undefined;
};

const KEY_BYTES = 32;

const backupKeyProblem: Rule = (text) => {
  const isWhole = /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES;
  return isWhole
    ? undefined
    : 'must be 32 random bytes in base64: node -e "console.log(crypto.randomBytes(32).toString(\'base64\'))"';
};

const backupBucketProblem: Rule = (text) => {
  const url = URL.parse(text);
  const isWhole =
    url && /^https?:$/.test(url.protocol) && url.username && url.password && /^\/[^/]+$/.test(url.pathname);
  return isWhole ? undefined : 'must look like https://KEY:SECRET@s3.example/bucket?region=eu-central-1';
};

const smtpUrlProblem: Rule = (text) => {
  if (!/^smtps?:\/\//i.test(text)) return 'must begin with smtp:// or smtps://';
  const url = URL.parse(text);
  // A #, / or ? in a password ends the part of the address that it stands in.
  const isWhole = url?.hostname && /^\/?$/.test(url.pathname) && !url.hash && !/@.*@/.test(text);
  if (isWhole) return undefined;
  return 'cannot be read; in its user name and password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A, % as %25';
};

/** "Aura <hello@aura.example>", or the address alone. */
const mailFromProblem: Rule = (text) =>
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/.test(text)
    ? undefined
    : 'must be an address, such as "Aura <hello@aura.example>"';

const stripeKeyProblem: Rule = (text) => {
  if (/^pk_/.test(text))
    return 'is the publishable key; this takes the secret one, which starts with sk_ or rk_';
  return /^(sk|rk)_(test|live)_\w{3,}$/.test(text)
    ? undefined
    : 'must be a secret key, which starts with sk_live_ or rk_live_ and goes on';
};

const stripeWebhookProblem: Rule = (text) =>
  /^whsec_\w{3,}$/.test(text)
    ? undefined
    : "must be the endpoint's signing secret, which starts with whsec_ and goes on";

// Names

/**
 * What is wrong with the lines of an .env file. A line that nobody understands is left out in silence by Node, and a site
 * whose APP_URL was left out would be a demo.
 */
function linesProblem(file: string, known: readonly string[]): string | undefined {
  let quote: string | undefined;
  for (const [at, line] of file.split(/\r?\n/).entries()) {
    if (quote) {
      if (line.includes(quote)) quote = undefined;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line) ?? [];
    if (!name) return `line ${at + 1} cannot be read; each line is NAME=value`;
    const meant = meantBy(name, known);
    if (meant) return `line ${at + 1}: ${name} is not a name that the site reads; did you mean ${meant}?`;
    const opening = /^["'`]/.exec(value)?.[0];
    if (opening && !value.slice(1).includes(opening)) quote = opening;
  }
  return quote ? `a quotation mark ${quote} is opened and not closed` : undefined;
}

/** The known name that a wrong one was probably meant to be. Names that are like none belong to somebody else. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const same = known.find((one) => bare(one) === bare(name));
  if (same || name.length < 6) return same;
  return known.find((one) => one.length >= 6 && distance(bare(one), bare(name)) <= 2);
}

/** How many letters would have to be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const optional = <T extends z.ZodType>(type: T) => type.optional();
const yesOrNo = z.stringbool({ error: 'must be yes or no' });
const secret = (least: number) => z.string().min(least, `must have at least ${least} characters`);
const email = z.email('must be an e-mail address');
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
  /** How many gigabytes the media library may hold. */
  MEDIA_GB: whole(1, 1_000_000).default(20),
  // Not a URL to every parser: a unix socket has no host (postgresql://user@/name?host=/folder).
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')),
  APP_URL: optional(text(appUrlProblem)),
  AUTH_SECRET: optional(text(authSecretProblem)),
  SMTP_URL: optional(text(smtpUrlProblem)),
  MAIL_FROM: optional(text(mailFromProblem)),
  /** The envelope's sender: bounces are mailed there. */
  MAIL_BOUNCES_TO: optional(email),
  // Mail providers' webhooks at /webhooks/mail/NAME: a secret for those that sign nothing, a key or a topic for the others.
  MAIL_WEBHOOK_SECRET: optional(secret(16)),
  MAILGUN_SIGNING_KEY: optional(secret(16)),
  SES_TOPIC_ARN: optional(z.string().startsWith('arn:aws', 'must start with arn:aws')),
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
  SERVICE_KEY: optional(secret(32)),
  /** Opens /metrics to a program that watches the site. */
  METRICS_TOKEN: optional(secret(16)),
  STRIPE_SECRET_KEY: optional(text(stripeKeyProblem)),
  STRIPE_WEBHOOK_SECRET: optional(text(stripeWebhookProblem)),
  // Where Stripe's API lives, when not at Stripe: the tests' own.
  STRIPE_API_URL: optional(url(/^https?$/, 'https://')),
  // Where the EU's register of VAT numbers is asked, when not there: the tests' own.
  VIES_URL: optional(url(/^https?$/, 'https://')),
  /** The header in which a proxy gives a visitor's country, such as CF-IPCountry. */
  COUNTRY_HEADER: optional(z.string().regex(/^[A-Za-z0-9-]{2,60}$/, 'must be the name of a header')),
  OWNER_EMAIL: optional(email),
  S3_ENDPOINT: optional(url(/^https?$/, 'https://')),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PATH_STYLE: yesOrNo.default(false),
  /** Where backups go; without it into DATA_DIR. A folder on another disk survives this one. */
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_URL: optional(text(backupBucketProblem)),
  BACKUP_KEY: optional(text(backupKeyProblem)),
  /** By the practice's clock. */
  BACKUP_HOUR: z
    .union([z.literal('off'), whole(0, 23)], { error: 'must be "off" or an hour from 0 to 23' })
    .default(3),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Makes every rate limit so many times wider; a demo's are ten times as wide as a live site's. */
  LIMIT_FACTOR: optional(whole(1, 100)),
  // Any OpenAI-compatible service; without it the scripted assistant answers alone.
  ASSISTANT_URL: optional(url(/^https?$/, 'https://')),
  ASSISTANT_KEY: optional(z.string()),
  ASSISTANT_MODEL: optional(z.string()),
  // A mailbox whose mail is posted to /webhooks/inbound-mail: customers' answers find their ticket.
  INBOUND_MAIL_ADDRESS: optional(email),
  INBOUND_MAIL_SECRET: optional(secret(16)),
  /** Says that a demo is meant although there are secrets of a live site. */
  DEMO: yesOrNo.default(false),
  /** Whether a new demo has a year of a practice behind it (demo/README.md), or its three accounts alone. */
  DEMO_PAST: yesOrNo.default(true),
});

/** What a live site cannot do without. */
const requiredLive = [
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Nobody sets these for a demo: whoever has them and no APP_URL has mistyped it. */
const onlyLive = [...requiredLive, 'OWNER_EMAIL', 'BACKUP_KEY'] as const;

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

type Source = Record<string, string | undefined>;
const names = Object.keys(variables.shape);

/** The only reader of the environment. Anything wrong with it stops the start with one line naming the variable. */
export function readEnv(source: Source = withEnvFile(process.env)): Env {
  const given = givenIn(source);
  for (const [name, value] of Object.entries(given)) {
    const problem = exampleProblem(value);
    if (problem) throw new StartError(`${name}: ${problem}`);
  }
  const result = variables.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new StartError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const mode = modeOf(result.data);
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

/** Our variables alone, without blanks around them. One without a value counts as not there. */
function givenIn(source: Source): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    const meant = meantBy(name, names);
    // Other programs have variables that are nearly called like ours; only one that is spelled alike was meant for us.
    if (meant && name.length >= 6 && sameLetters(name, meant))
      throw new StartError(`${name}: is not a name that the site reads; did you mean ${meant}?`);
    if (names.includes(name) && value?.trim()) given[name] = value.trim();
  }
  return given;
}

const sameLetters = (a: string, b: string) =>
  a.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase() === b.replaceAll('_', '');

function modeOf(data: z.infer<typeof variables>): Env['mode'] {
  if (data.APP_URL && data.DEMO)
    throw new StartError('DEMO: a site with an APP_URL is not a demo; remove one of them');
  if (data.APP_URL) return 'live';
  const secretOfLive = onlyLive.find((name) => data[name]);
  if (secretOfLive && !data.DEMO) {
    throw new StartError(
      `APP_URL: missing, although ${secretOfLive} is set; set it to your address for a live site, or DEMO=yes for a demo`,
    );
  }
  return 'demo';
}

/** Beside package.json, where `npm start` is called. What the environment says wins over it. */
function withEnvFile(environment: NodeJS.ProcessEnv): Source {
  const file = join(projectFolder, '.env');
  try {
    return { ...readEnvFile(readFileSync(file)), ...environment };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return environment;
    if (error instanceof StartError) throw error;
    throw new StartError(`.env: ${file} cannot be read (${codeOf(error)})`);
  }
}

/** What the doctor says of the file beside package.json; undefined where there is none. */
export function describeEnvFile(file = join(projectFolder, '.env')) {
  if (!existsSync(file)) return undefined;
  const unknown = Object.keys(readEnvFile(readFileSync(file))).filter((name) => !names.includes(name));
  return { path: file, unknown, isReadByOthers: (statSync(file).mode & 0o077) !== 0 };
}

/** Editors of other systems begin a file with a mark, or write it in another encoding. */
export function readEnvFile(bytes: Uint8Array): Source {
  if (bytes.includes(0)) throw new StartError('.env: is not written in UTF-8; save it as plain text, UTF-8');
  const text = new TextDecoder().decode(bytes); // without the mark
  const problem = linesProblem(text, names);
  if (problem) throw new StartError(`.env: ${problem}`);
  return parseEnv(text);
}

function requireTogether(data: z.infer<typeof variables>, names: readonly (keyof typeof data)[]): void {
  const missing = names.filter((name) => !data[name]);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new StartError(`${missing[0]}: required because ${names.find((name) => data[name])} is set`);
}
