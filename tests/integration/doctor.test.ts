import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { watchedEvents } from '../../adapters/payments/stripe-notice.ts';
import { examine } from '../../server/doctor.ts';
import { readEnv } from '../../server/env.ts';
import { portOf } from '../../shared/listening-port.ts';
import { createDatabase, dropDatabase } from '../harness/databases.ts';
import { freePort } from '../harness/free-port.ts';
import { startHttpsProxy } from '../harness/https-proxy.ts';
import { startMailSink } from '../harness/mail-sink.ts';
import { testCertificate } from '../harness/test-certificate.ts';

/** A site behind its proxy, and Stripe, as far as the doctor asks them. */
const endpoint = { id: 'we_1', object: 'webhook_endpoint', status: 'enabled', enabled_events: watchedEvents };
const stripe = { status: 200, endpoints: [endpoint], asksFor: 'sk_live_right', at: () => new Date() };
const site = { status: 200 };
const records: Record<string, string[]> = {};
const cleanUp: (() => unknown)[] = [];
let variables: Record<string, string>;

beforeEach(async () => {
  Object.assign(stripe, { endpoints: [endpoint], at: () => new Date() });
  site.status = 200;
  Object.assign(records, { 'aura.test': ['v=spf1 mx -all'], '_dmarc.aura.test': ['v=DMARC1; p=none'] });
  const certificate = await testCertificate();
  const httpsPort = await freePort();
  const url = `https://localhost:${httpsPort}`;
  const upstream = await serve((_request, response) => response.writeHead(site.status).end());
  const api = await serve((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${stripe.asksFor}`;
    response.writeHead(isAllowed ? 200 : 401, {
      'content-type': 'application/json',
      date: stripe.at().toUTCString(),
    });
    const data = stripe.endpoints.map((one) => ({ url: `${url}/webhooks/payments`, ...one }));
    const refusal = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
    response.end(JSON.stringify(isAllowed ? { object: 'list', data, has_more: false, url: '/' } : refusal));
  });
  const proxy = await startHttpsProxy({ port: httpsPort, upstream: `127.0.0.1:${upstream}`, certificate });
  const mailbox = await startMailSink(certificate);
  const folder = mkdtempSync(join(tmpdir(), 'aura-doctor-'));
  const name = `aura_test_${randomUUID().slice(0, 8)}`;
  cleanUp.push(
    () => proxy.stop(),
    () => mailbox.stop(),
    () => rmSync(folder, { recursive: true }),
    () => dropDatabase(inject('adminUrl'), name),
  );
  variables = {
    APP_URL: url,
    AUTH_SECRET: randomBytes(32).toString('base64'),
    DATABASE_URL: await createDatabase(inject('adminUrl'), name, inject('template')),
    DATA_DIR: folder,
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Aura <hello@aura.test>',
    STRIPE_SECRET_KEY: stripe.asksFor,
    STRIPE_WEBHOOK_SECRET: 'whsec_right',
    STRIPE_API_URL: `http://127.0.0.1:${api}`,
    BACKUP_KEY: randomBytes(32).toString('base64'),
    BACKUP_DIR: join(folder, 'elsewhere'),
  };
});
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function serve(answer: Parameters<typeof createServer>[1] & {}): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server);
}

async function found(changes: Record<string, string> = {}, now = () => new Date()): Promise<string[]> {
  const lines: string[] = [];
  const txt = async (name: string) => (records[name] ?? []).map((text) => [text]);
  for await (const { about, state, text } of examine(() => readEnv({ ...variables, ...changes }), {
    now,
    txt,
  }))
    if (state !== 'ok') lines.push(`${state} ${about}: ${text}`);
  return lines;
}

test('a sound site has one line to look at: that it was not backed up yet', async () => {
  expect(await found()).toEqual([expect.stringMatching(/^look backups: none yet in /)]);
});

describe('what is wrong is named, each by itself', () => {
  const other =
    (line: RegExp, changes: () => Record<string, string> = () => ({})) =>
    async () => {
      const lines = (await found(changes())).filter((one) => !one.startsWith('look backups: none'));
      expect(lines).toEqual([expect.stringMatching(line)]);
    };

  test('a variable that the start would refuse, and nothing is asked after it', async () => {
    expect(await found({ STRIPE_SECRET_KEY: 'sk_live_' })).toEqual([
      expect.stringMatching(/^wrong variables: STRIPE_SECRET_KEY: must be a secret key/),
    ]);
  });

  test('a database that does not answer', async () => {
    const port = await freePort();
    await other(/^wrong database: .*ECONNREFUSED/, () => ({
      DATABASE_URL: `postgresql://aura@127.0.0.1:${port}/aura`,
    }))();
  });

  test('a folder that takes no files', async () => {
    const file = join(String(variables.DATA_DIR), 'no-folder');
    writeFileSync(file, '');
    await other(/^wrong files: /, () => ({ DATA_DIR: join(file, 'data') }))();
  });

  test(
    'a mailbox that does not know us',
    other(/^wrong e-mail: SMTP at .*No such mailbox/, () => ({
      SMTP_URL: String(variables.SMTP_URL).replace('a-mailbox-password', 'another'),
    })),
  );

  test('a domain without SPF, and one with two', async () => {
    records['aura.test'] = ['something else'];
    await other(/^look e-mail: aura\.test has no SPF record/)();
    records['aura.test'] = ['v=spf1 mx -all', 'v=spf1 a -all'];
    await other(/^look e-mail: aura\.test has 2 SPF records/)();
  });

  test('a site that stands still behind its proxy', async () => {
    site.status = 502;
    await other(/^wrong address: the proxy answers 502/)();
  });

  test('an address that nobody answers', async () => {
    const port = await freePort();
    stripe.endpoints = [{ ...endpoint, ...{ url: `https://localhost:${port}/webhooks/payments` } }];
    await other(/^wrong address: .*does not answer: .*ECONNREFUSED/, () => ({
      APP_URL: `https://localhost:${port}`,
    }))();
  });

  test(
    'a key that Stripe does not know',
    other(/^wrong Stripe: Invalid API Key/, () => ({ STRIPE_SECRET_KEY: 'sk_live_another' })),
  );

  test('a webhook that is missing, switched off, or leaves events out', async () => {
    stripe.endpoints = [];
    await other(/^wrong Stripe: sends nothing to https/)();
    stripe.endpoints = [{ ...endpoint, status: 'disabled' }];
    await other(/^wrong Stripe: .* is switched off there/)();
    stripe.endpoints = [
      { ...endpoint, enabled_events: watchedEvents.filter((name) => name !== 'invoice.paid') },
    ];
    await other(/^wrong Stripe: does not tell us of invoice\.paid$/)();
  });

  test('a clock that is wrong', async () => {
    const now = () => new Date(Date.now() + 120_000);
    const lines = await found({}, now);
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      expect.stringMatching(/^wrong clock: this machine is \d+ s ahead of the database/),
      expect.stringMatching(/^wrong clock: this machine is \d+ s ahead of localhost:/),
      expect.stringMatching(/^wrong clock: this machine is \d+ s ahead of Stripe/),
    ]);
  });
});
