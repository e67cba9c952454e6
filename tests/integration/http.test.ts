import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets } from '../../db/project-folder.ts';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** fetch refuses to set Host; a hostile client does not. */
function rawRequest(path: string, headers: Record<string, string>, method = 'GET', body = '', to = server) {
  return new Promise<{ status: number; headers: string; body: string }>((resolve, reject) => {
    const request = httpRequest(`${to.url}${path}`, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders.join('\n'), body: text }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('headers', () => {
  test('no inline script runs without a nonce or a hash, on pages made per request and on kept ones', async () => {
    for (const path of ['/', '/login']) {
      const answer = await server.visitor().get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self' '(nonce|sha256)-/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    // A cached page writes no line to the log, so there is nothing to find by a number.
    const made = await server.visitor().get('/login');
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the number of a request comes from a trusted proxy alone, and only if it can stand in a log', async () => {
    const numbered = async (to: TestServer, given: string) => {
      const { headers } = await to.visitor().fetch('/login', { headers: { 'x-request-id': given } });
      return headers.get('x-request-id');
    };
    expect(await numbered(server, 'proxy-7f3a2b90')).not.toBe('proxy-7f3a2b90');
    const behind = await startTestServer({ TRUSTED_PROXIES: '1' });
    try {
      expect(await numbered(behind, 'proxy-7f3a2b90')).toBe('proxy-7f3a2b90');
      for (const odd of ['short', 'x'.repeat(65), '{"a": "forged line"}'])
        expect(await numbered(behind, odd)).toMatch(/^[0-9a-f-]{36}$/);
    } finally {
      await behind.stop();
    }
  });

  test('no HSTS in demo mode', async () => {
    expect((await server.visitor().get('/')).headers.has('strict-transport-security')).toBe(false);
  });

  test('whatever Host or forwarding headers say, no foreign host gets into an answer or a mail', async () => {
    const foreign = 'evil.example';
    const variants: Record<string, string>[] = [
      { host: foreign },
      { host: `${foreign}:80` },
      { 'x-forwarded-host': foreign },
      { 'x-forwarded-proto': 'ftp', 'x-forwarded-host': foreign },
      { forwarded: `host=${foreign};proto=https` },
      { 'x-original-url': `http://${foreign}/` },
      { 'x-rewrite-url': `http://${foreign}/` },
      { 'x-forwarded-server': foreign },
      { 'x-host': foreign },
      { 'x-forwarded-for': foreign },
    ];
    for (const headers of variants) {
      for (const path of ['/', '/portal', '/login', '/sitemap.xml', '/forgot-password']) {
        const answer = await rawRequest(path, headers);
        expect(answer.headers + answer.body).not.toContain(foreign);
      }
    }
    await rawRequest(
      '/forgot-password',
      { 'x-forwarded-host': foreign, 'content-type': 'application/x-www-form-urlencoded' },
      'POST',
      'email=member%40demo.local',
    );
    const mail = await server.lastMail('member@demo.local');
    expect(mail.raw).not.toContain(foreign);
    expect(mail.text).toContain(`${server.url}/reset-password#`);
  });
});

describe('live, behind a proxy that speaks HTTPS', () => {
  let live: TestServer;
  beforeAll(async () => {
    live = await startTestServer({
      APP_URL: 'https://aura.example',
      AUTH_SECRET: 'x7'.repeat(20),
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
    });
  });
  afterAll(() => live.stop());

  const form = (path: string, headers: Record<string, string>) =>
    rawRequest(
      path,
      { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      'POST',
      'email=a%40b.co&password=x&name=Ana&subject=A+question&message=When+do+you+open+on+Monday%3F',
      live,
    );
  const page = { origin: 'https://aura.example', 'sec-fetch-site': 'same-origin' };

  test('HSTS, no ribbon, no demo accounts', async () => {
    const answer = await live.visitor().get('/');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(await answer.text()).not.toContain('aria-label="Demo"');
    expect(live.demoAccounts).toEqual([]);
  });

  test("our own forms are taken, whether or not the proxy passes the browser's Host", async () => {
    for (const host of ['aura.example', '127.0.0.1:3000', 'upstream']) {
      expect((await form('/login', { ...page, host })).body).toContain('Invalid email or password');
      expect((await form('/login.data', { ...page, host })).body).toContain('Invalid email or password');
      expect((await form('/contact', { ...page, host })).status).toBeLessThan(400);
      expect((await form('/forgot-password', { ...page, host })).status).toBe(200);
    }
  });

  test('forms of other sites are not', async () => {
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', host: 'evil.example' },
      { origin: 'http://aura.example', host: 'aura.example' },
      { origin: 'https://aura.example:8443', host: 'aura.example:8443' },
      { origin: 'null', host: 'aura.example' },
      { host: 'aura.example', 'sec-fetch-site': 'cross-site' },
      { host: 'aura.example', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of elsewhere) {
      for (const path of ['/login', '/contact', '/auth/v1/sign-in/email', '/functions/v1/quote-order']) {
        expect([headers, path, (await form(path, headers)).status]).toEqual([headers, path, 403]);
      }
    }
  });

  test('programs, which send neither header, are answered', async () => {
    expect((await form('/login', {})).body).toContain('Invalid email or password');
  });
});

describe('limits', () => {
  test('a body over the limit is refused, with and without a declared length', async () => {
    const body = 'x'.repeat(300 * 1024);
    const declared = await server.visitor().post('/login', { email: body, password: 'x' });
    expect(declared.status).toBe(413);
    const stream = new Response(body).body;
    const undeclared = await server
      .visitor()
      .fetch('/login', { method: 'POST', body: stream, ...{ duplex: 'half' } });
    expect(undeclared.status).toBe(413);
  });

  test('a form from another site is refused', async () => {
    const answer = await server.visitor().fetch('/login', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'a@b.c', password: 'x' }),
    });
    expect(answer.status).toBe(403);
  });

  test('a text that no database can hold is refused, not a failure of ours', async () => {
    const owner = await server.signedIn('owner@demo.local');
    const answer = await owner.post('/portal/journey', { intent: 'add', title: 'A\u0000B' });
    expect(answer.status).toBe(400);
  });

  test('guesses: at most ten per account reach the password check, and the owner still gets in', async () => {
    const factor = 10; // demo mode is ten times wider
    const ownDevice = await server.signedIn('owner@demo.local');
    const password = server.demoAccounts.find(({ email }) => email === 'owner@demo.local')?.password ?? '';
    await ownDevice.post('/logout', {});
    const answers: number[] = [];
    for (let i = 0; i < 10 * factor + 20; i++) {
      const guess = await server
        .visitor()
        .postJson('/auth/v1/sign-in/email', { email: 'owner@demo.local', password: `guess-${i}` });
      answers.push(guess.status);
    }
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10 * factor);
    expect(answers.at(-1)).toBe(429);
    const form = await server.visitor().post('/login', { email: 'owner@demo.local', password: 'guess' });
    expect(await form.text()).toContain('Too many tries. Please wait a few minutes and try again.');
    await ownDevice.signIn('owner@demo.local', password);
  });
});

describe('answers', () => {
  test('health and readiness', async () => {
    expect(await (await server.visitor().get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await server.visitor().get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', checks: { database: true, writes: true, migrations: true, jobs: true } },
    ]);
  });

  test('a database that answers and takes no writes is not ready, and says so', async () => {
    const standBy = await startTestServer();
    const { $client } = standBy.services.db;
    const [{ name }] = (await $client.query('select current_database() as name')).rows;
    const readOnly = async (is: 'on' | 'off') => {
      await onDatabase(standBy.databaseUrl, async (admin) => {
        await admin.query('set default_transaction_read_only = off');
        await admin.query(`alter database "${name}" set default_transaction_read_only = ${is}`);
        await admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
          [name],
        );
      });
    };
    const ready = async () => {
      const answer = await standBy.visitor().get('/readyz');
      return [answer.status, (await answer.json()).checks];
    };
    const checks = { database: true, migrations: true, jobs: true };
    try {
      await readOnly('on');
      await expect.poll(ready).toEqual([503, { ...checks, writes: false }]);
      await readOnly('off');
      await expect.poll(ready).toEqual([200, { ...checks, writes: true }]);
    } finally {
      await standBy.stop();
    }
  });

  test('a step of the stop that fails keeps none of the others from being done', async () => {
    const stopped = await startTestServer();
    const { live, db } = stopped.services;
    const { stop } = live;
    live.stop = () => Promise.reject(new Error('planted'));
    await expect(stopped.stop()).rejects.toThrow('not everything could be stopped');
    await expect(fetch(stopped.url)).rejects.toThrow();
    expect(db.$client.ended).toBe(true);
    await Promise.all([stop(), stopped.mailbox.stop()]);
  });

  test('built files come compressed and may be kept for ever', async () => {
    const file = readdirSync(join(assets.client, 'assets')).find((name) => name.endsWith('.css')) ?? '';
    for (const encoding of ['br', 'gzip']) {
      const answer = await rawRequest(`/assets/${file}`, { 'accept-encoding': encoding });
      expect(answer.headers.toLowerCase()).toContain(`content-encoding\n${encoding}`);
      expect(answer.headers).toContain('immutable');
    }
    expect((await rawRequest(`/assets/${file}`, {})).headers.toLowerCase()).not.toContain('content-encoding');
  });

  test('a kept page is the same bytes for everybody and answers 304 to those who have it', async () => {
    const first = await server.visitor().get('/');
    const member = await (await server.signedIn('member@demo.local')).get('/?utm_source=x');
    expect(await member.text()).toBe(await first.text());
    const again = await server
      .visitor()
      .fetch('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('a kept page is written four ways, each kept by itself, and says that the language decides', async () => {
    const read = async (language: string, path = '/checkout/report') => {
      const answer = await server.visitor().fetch(path, { headers: { 'accept-language': language } });
      return { tag: answer.headers.get('etag'), vary: answer.headers.get('vary'), page: await answer.text() };
    };
    const [own, us, german, french] = [
      await read('*'),
      await read('en-US'),
      await read('de-DE'),
      await read('fr'),
    ];
    expect(own.page).toContain('€59');
    expect(us.page).toContain('€59');
    expect(german.page).toContain('59\u00a0€');
    expect(german.page).not.toContain('>€59<');
    expect(german.vary).toContain('accept-language');
    // Two languages, one way: one page in memory.
    expect(french.tag).toBe(german.tag);
    expect(own.tag).not.toBe(german.tag);
    const known = { 'accept-language': 'de', 'if-none-match': german.tag ?? '' };
    expect((await server.visitor().fetch('/checkout/report', { headers: known })).status).toBe(304);
    const booking = '/book/live-session?zone=Europe/Berlin';
    expect((await read('de-DE', booking)).page).toMatch(/>\d\d:00<\/time>/);
    expect((await read('en-US', booking)).page).toMatch(/>\d{1,2}:00 [AP]M<\/time>/);
    expect((await read('de-DE', booking)).page).toContain('95\u00a0€');
  });

  test('made-up spellings of an address are answered, and never with a failure', async () => {
    for (const path of [
      '//',
      '///',
      '//evil.example',
      '/FAQ',
      '/faq/',
      '/blog/..%5C..%5Clogin',
      '/numbers/%00',
    ]) {
      const { status, headers } = await rawRequest(path, {});
      expect([path, status < 500]).toEqual([path, true]);
      expect(headers.toLowerCase()).toContain('content-security-policy');
    }
    // What a refusal of a cached page may run is as limited as the page itself.
    const gone = await rawRequest('/blog/no-such-article', {});
    expect(gone.status).toBe(404);
    expect(gone.headers.toLowerCase()).toContain("script-src 'self'");
  });

  test('the sign-in service answers programs: nothing it says may run or be kept', async () => {
    const answer = await server.visitor().get('/auth/v1/error?error=%3Cscript%3E');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an unknown page is a 404 with its id and no stack', async () => {
    const answer = await server.visitor().get('/no/such/page');
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toContain('Page not found');
    expect(text).toContain(answer.headers.get('x-request-id'));
    expect(text).not.toMatch(/at .*\.(ts|js):\d+/);
  });

  test('odd methods and paths never cause a 5xx', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      for (const path of [
        '/',
        '/login',
        '/portal',
        '/functions/v1/whoami',
        '/auth/v1/nope',
        '/%ff',
        '/..%2f..',
        '//x',
      ]) {
        const { status } = await rawRequest(path, { origin: server.url }, method);
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
    }
  });
});
