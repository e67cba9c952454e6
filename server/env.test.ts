import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../db/project-folder.ts';
import { readEnv, readEnvFile } from './env.ts';

const live = `APP_URL=https://aura.test
AUTH_SECRET=q0bVtdY3dT5nOQyH3hX1PpFzKc8eE0s7lWmJr2uGvAk=
SMTP_URL=smtps://aura:geheim@mail.test:465
MAIL_FROM="Aura <hello@aura.test>"
STRIPE_SECRET_KEY=sk_live_51abcdef
STRIPE_WEBHOOK_SECRET=whsec_abcdef
OWNER_EMAIL=ines@aura.test
`;
const read = (file: string | Uint8Array) =>
  readEnv(readEnvFile(typeof file === 'string' ? new TextEncoder().encode(file) : file));
/** The good file with one line changed. */
const but = (name: string, line: string) => live.replace(new RegExp(`^${name}=.*$`, 'm'), line);

test('a right file starts a live site, however it is written', () => {
  const bom = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(live)]);
  const files = [live, bom, live.replaceAll('\n', '\r\n'), live.replaceAll(/^/gm, '  '), `# mine\n\n${live}`];
  for (const file of [...files, live.replaceAll(/^(?=.)/gm, 'export ')]) {
    expect(read(file)).toMatchObject({ mode: 'live', APP_URL: 'https://aura.test', PORT: 3000 });
  }
});

/** What people mistype, and the beginning of what they are told. None of these may start a site, least of all a demo. */
const mistakes: [string, string | Uint8Array, RegExp][] = [
  ['no APP_URL', but('APP_URL', ''), /^APP_URL: missing, although AUTH_SECRET is set/],
  ['an empty APP_URL', but('APP_URL', 'APP_URL='), /^APP_URL: missing/],
  ['a blank APP_URL', but('APP_URL', 'APP_URL="  "'), /^APP_URL: missing/],
  ['APP_URL behind a #', but('APP_URL', '#APP_URL=https://aura.test'), /^APP_URL: missing/],
  ['a colon', but('APP_URL', 'APP_URL: https://aura.test'), /^\.env: line 1 cannot be read/],
  ['no sign at all', but('APP_URL', 'APP_URL https://aura.test'), /^\.env: line 1 cannot be read/],
  ['APP URL', but('APP_URL', 'APP URL=https://aura.test'), /^\.env: line 1 cannot be read/],
  ['APP-URL', but('APP_URL', 'APP-URL=https://aura.test'), /^\.env: line 1 cannot be read/],
  ['APPURL', but('APP_URL', 'APPURL=https://aura.test'), /^\.env: line 1: APPURL .* APP_URL\?/],
  ['app_url', but('APP_URL', 'app_url=https://aura.test'), /^\.env: line 1: app_url .* APP_URL\?/],
  ['APP_ULR', but('APP_URL', 'APP_ULR=https://aura.test'), /^\.env: line 1: APP_ULR .* APP_URL\?/],
  ['APP_URI', but('APP_URL', 'APP_URI=https://aura.test'), /^\.env: line 1: APP_URI .* APP_URL\?/],
  ['no scheme', but('APP_URL', 'APP_URL=aura.test'), /^APP_URL: must begin with https/],
  ['http', but('APP_URL', 'APP_URL=http://aura.test'), /^APP_URL: must begin with https/],
  ['a folder', but('APP_URL', 'APP_URL=https://aura.test/shop'), /^APP_URL: must end after the domain/],
  ['the example', but('APP_URL', 'APP_URL=https://your-domain.example'), /^APP_URL: still is the example/],
  ['UTF-16', new Uint8Array(Buffer.from(live, 'utf16le')), /^\.env: is not written in UTF-8/],
  [
    'an open quote',
    but('MAIL_FROM', 'MAIL_FROM="Aura <a@aura.test>'),
    /^\.env: a quotation mark " is opened/,
  ],
  ['no secret', but('AUTH_SECRET', ''), /^AUTH_SECRET: required/],
  ['a short secret', but('AUTH_SECRET', 'AUTH_SECRET=short'), /^AUTH_SECRET: must have at least 32/],
  [
    'the example secret',
    but('AUTH_SECRET', 'AUTH_SECRET=at-least-32-characters-that-nobody-knows'),
    /^AUTH_SECRET: still/,
  ],
  [
    'a placeholder',
    but('AUTH_SECRET', 'AUTH_SECRET=change-me-change-me-change-me-change-me'),
    /^AUTH_SECRET: is a placeholder/,
  ],
  ['one letter', but('AUTH_SECRET', `AUTH_SECRET=${'x'.repeat(40)}`), /^AUTH_SECRET: is a placeholder/],
  [
    "the demo's secret",
    but('AUTH_SECRET', `AUTH_SECRET=demo-${'0a'.repeat(20)}`),
    /^AUTH_SECRET: must not be the demo/,
  ],
  ['AUTH_SECERT', but('AUTH_SECRET', 'AUTH_SECERT=x'), /^\.env: line 2: AUTH_SECERT .* AUTH_SECRET\?/],
  ['no SMTP', but('SMTP_URL', ''), /^SMTP_URL: required/],
  ['a bare host', but('SMTP_URL', 'SMTP_URL=mail.test'), /^SMTP_URL: must begin with smtp/],
  [
    'a # in a password',
    but('SMTP_URL', 'SMTP_URL="smtps://aura:ge#heim@mail.test"'),
    /^SMTP_URL: cannot be read; .* %23/,
  ],
  [
    'a / in a password',
    but('SMTP_URL', 'SMTP_URL=smtps://aura:ge/heim@mail.test'),
    /^SMTP_URL: cannot be read; .* %2F/,
  ],
  [
    'an @ in a password',
    but('SMTP_URL', 'SMTP_URL=smtps://aura:ge@heim@mail.test'),
    /^SMTP_URL: cannot be read; .* %40/,
  ],
  [
    'the example mail server',
    but('SMTP_URL', 'SMTP_URL=smtps://user:your-password@smtp.example:465'),
    /^SMTP_URL: still/,
  ],
  ['MAIL_FROM=@', but('MAIL_FROM', 'MAIL_FROM=@'), /^MAIL_FROM: must be an address/],
  ['a name alone', but('MAIL_FROM', 'MAIL_FROM=Aura'), /^MAIL_FROM: must be an address/],
  ['no domain', but('MAIL_FROM', 'MAIL_FROM="Aura <hello@>"'), /^MAIL_FROM: must be an address/],
  [
    'sk_live_ alone',
    but('STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY=sk_live_'),
    /^STRIPE_SECRET_KEY: must be a secret key/,
  ],
  [
    'a publishable key',
    but('STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY=pk_live_51abc'),
    /^STRIPE_SECRET_KEY: is the publishable/,
  ],
  [
    'whsec_ alone',
    but('STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET=whsec_'),
    /^STRIPE_WEBHOOK_SECRET: must be the endpoint/,
  ],
  [
    'the two swapped',
    but('STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET=sk_live_51abc'),
    /^STRIPE_WEBHOOK_SECRET: must be/,
  ],
  ['no webhook secret', but('STRIPE_WEBHOOK_SECRET', ''), /^STRIPE_WEBHOOK_SECRET: required/],
  [
    'STRIPE_KEY_SECRET',
    `${live}STRIPE_SECRETKEY=x`,
    /^\.env: line 8: STRIPE_SECRETKEY .* STRIPE_SECRET_KEY\?/,
  ],
  ['no address', but('OWNER_EMAIL', 'OWNER_EMAIL=ines'), /^OWNER_EMAIL: must be an e-mail address/],
  ['a port in words', `${live}PORT=http`, /^PORT: must be a whole number/],
  ['a port too high', `${live}PORT=70000`, /^PORT: must be at most 65535/],
  ['a host name', `${live}HOST=aura.test`, /^HOST: must be an IP address/],
  ['an hour of 24', `${live}BACKUP_HOUR=24`, /^BACKUP_HOUR: must be at most 23/],
  ['half a bucket', `${live}S3_BUCKET=aura`, /^S3_ENDPOINT: required because S3_BUCKET is set/],
  [
    'backups elsewhere without a key',
    `${live}BACKUP_S3_URL=https://K:S@s3.test/aura`,
    /^BACKUP_KEY: required/,
  ],
  ['a key in words', `${live}BACKUP_KEY=secret`, /^BACKUP_KEY: must be 32 random bytes/],
  ['mysql', `${live}DATABASE_URL=mysql://db.test/aura`, /^DATABASE_URL: must start with postgresql/],
  [
    'DATABASE_URI',
    `${live}DATABASE_URI=postgresql://db.test/aura`,
    /^\.env: line 8: DATABASE_URI .* DATABASE_URL\?/,
  ],
  ['a short service key', `${live}SERVICE_KEY=abc`, /^SERVICE_KEY: must have at least 32 characters/],
  ['half of DKIM', `${live}DKIM_DOMAIN=aura.test`, /^DKIM_SELECTOR: required because DKIM_DOMAIN is set/],
  ['perhaps', `${live}S3_PATH_STYLE=perhaps`, /^S3_PATH_STYLE: must be yes or no/],
  ['a demo with an address', `${live}DEMO=yes`, /^DEMO: a site with an APP_URL is not a demo/],
];

describe(`${mistakes.length} mistakes, each named, none of which starts anything`, () => {
  test.each(mistakes)('%s', (_, file, told) => expect(() => read(file)).toThrow(told));
});

test.each([
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OWNER_EMAIL',
])('%s alone starts no demo, unless one is asked for', (name) => {
  const line = live.split('\n').find((one) => one.startsWith(`${name}=`)) ?? '';
  expect(() => read(line)).toThrow(`APP_URL: missing, although ${name} is set`);
  expect(read(`${line}\nDEMO=yes`).mode).toBe('demo');
});

test('a variable without a value is as good as none', () => {
  const empty = ['PORT', 'DISK_FLOOR_MB', 'BACKUP_HOUR', 'WEB_PROCESSES', 'DEMO_PAST', 'HOST'];
  expect(read(empty.map((name) => `${name}=`).join('\n'))).toEqual(readEnv({}));
});

test('variables of other programs are left alone; ours, misspelled, are not', () => {
  const others = {
    POSTGRES_PASSWORD: 'x',
    DOMAIN: 'x',
    SORT: 'x',
    HOSTS: 'x',
    LOG_LEVELS: 'x',
    APP_NAME: 'x',
  };
  expect(readEnv(others)).toEqual(readEnv({}));
  expect(() => readEnv({ 'app-url': 'https://aura.test' })).toThrow(
    'app-url: is not a name that the site reads; did you mean APP_URL?',
  );
});

test('no value of .env.example that could be mistaken for a real one is taken', () => {
  const lines = readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^#([A-Z]\w+)=(.+)$/gm);
  const plain = [
    'WEB_PROCESSES',
    'DATA_DIR',
    'S3_BUCKET',
    'S3_REGION',
    'S3_PATH_STYLE',
    'BACKUP_HOUR',
    'BACKUP_DIR',
  ];
  const others = ['SMTP_CONNECTIONS', 'DKIM_SELECTOR', 'LIMIT_FACTOR', 'DEMO', 'SES_TOPIC_ARN'];
  for (const [, name = '', value = ''] of lines) {
    if ([...plain, ...others].includes(name)) continue;
    expect(() => readEnv({ [name]: value }), name).toThrow(
      new RegExp(`^${name}: (still is the example|must be)`),
    );
  }
});
