import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distFolder, projectFolder } from '../../db/project-folder.ts';
import { indexWord } from '../../shared/search/words.ts';
import { VisitorFrom } from '../harness/browserlike.ts';
import { ChatVisitor } from '../harness/chat-visitor.ts';
import { WAIT_MS } from '../harness/limits.ts';
import { newMember } from '../harness/members.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const inbound = {
  INBOUND_MAIL_ADDRESS: 'ticket@in.example.test',
  INBOUND_MAIL_SECRET: 'the-secret-of-the-mailbox',
};
let server: TestServer;
let open: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  Object.assign(server.services.config, { limitFactor: 1 });
  open = await startTestServer(inbound);
});
afterAll(async () => {
  await server.stop();
  await open.stop();
});

/** Sends headers and one byte of a long body, and no end: what is answered was decided without the rest. */
function beginPost(url: string, headers: Record<string, string>): Promise<number> {
  return beginBody(url, { 'transfer-encoding': 'chunked', ...headers }).then(({ status }) => status);
}

function beginBody(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', headers });
    post.on('response', ({ statusCode: status = 0, headers: answered }) => {
      resolve({ status, headers: answered });
      post.destroy();
    });
    post.on('error', reject);
    post.setTimeout(WAIT_MS, () => post.destroy(new Error('no answer before the end of the body')));
    post.write('{');
  });
}

describe('a received mail', () => {
  test('has no address where the feature is off, and the body is not read to say so', async () => {
    expect(await beginPost(`${server.url}/webhooks/inbound-mail`, {})).toBe(404);
  });

  test.each([
    ['no secret', {}],
    ['a wrong secret', { 'x-inbound-secret': 'guess' }],
    ['a wrong password', { authorization: `Basic ${Buffer.from('x:guess').toString('base64')}` }],
  ])('with %s is refused before its body is read', async (_, headers) => {
    expect(await beginPost(`${open.url}/webhooks/inbound-mail`, headers)).toBe(403);
  });

  test('with the secret is read, up to its limit', async () => {
    const post = (body: BodyInit) =>
      open.visitor().fetch('/webhooks/inbound-mail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-inbound-secret': inbound.INBOUND_MAIL_SECRET },
        body,
      });
    expect((await post('{}')).status).toBe(422);
    expect((await post('x'.repeat(51 * 1024 * 1024))).status).toBe(413);
  });
});

describe('a file is judged before it is read', () => {
  const doors = [
    '/office/media/upload',
    '/office/letters/imports',
    '/office/letters/imports.data',
    `/office/orders/${crypto.randomUUID()}/recording`,
    `/office/orders/${crypto.randomUUID()}/desk/parts`,
    `/office/events/${crypto.randomUUID()}/recording`,
    '/portal/support',
  ];
  const long = {
    'content-length': String(5 * 1024 * 1024),
    'content-type': 'multipart/form-data; boundary=b',
  };
  const cookieOf = async (email: string) => (await server.signedIn(email)).cookieHeader();

  test.each(doors)('%s: without a sign-in it leads to the sign-in', async (path) => {
    const { status, headers } = await beginBody(server.url + path, long);
    expect([status, headers.location ?? '/login']).toEqual([path.endsWith('.data') ? 202 : 302, '/login']);
    expect(headers.connection).toBe('close');
  });

  test.each(doors.filter((path) => path.startsWith('/office')))(
    '%s: to a member it is not there',
    async (path) => {
      const cookie = await cookieOf('member@demo.local');
      expect((await beginBody(server.url + path, { ...long, cookie })).status).toBe(404);
    },
  );

  test.each(doors)('%s: without a length, 411; with too much, 413; from another site, 403', async (path) => {
    const cookie = await cookieOf('owner@demo.local');
    const post = (headers: Record<string, string>) => beginBody(server.url + path, { cookie, ...headers });
    expect((await post({ 'transfer-encoding': 'chunked' })).status).toBe(411);
    expect((await post({ ...long, 'content-length': String(17 * 1024 * 1024) })).status).toBe(413);
    expect((await post({ ...long, origin: 'https://evil.test' })).status).toBe(403);
  });

  test('whoever is refused hears why, though the whole body was on its way', async () => {
    const body = Buffer.alloc(20 * 1024 * 1024, 'x');
    for (let i = 0; i < 10; i++) {
      const sent = server.visitor().fetch('/contact', { method: 'POST', body });
      expect(await sent.then(({ status }) => status)).toBe(413);
    }
  });

  test('a body that is refused and never ends loses its connection', async () => {
    const post = request(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'content-length': String(1024 * 1024) },
    });
    const closed = new Promise<void>((resolve) => post.on('close', resolve).on('error', () => {}));
    const answered = new Promise<number>((resolve) => {
      post.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    });
    post.write('x');
    expect(await answered).toBe(413);
    await closed;
  });

  test('a piece of a recording of an event may be as large as one of an order', async () => {
    const owner = await server.signedIn('owner@demo.local');
    const answer = await owner.fetch(`/office/events/${crypto.randomUUID()}/recording`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'upload-id': crypto.randomUUID() },
      body: new Uint8Array(1024 * 1024),
    });
    expect(answer.status).toBe(404);
  });

  test('of bodies that never end, one address has so many and no more', async () => {
    const begun = Array.from({ length: 30 }, () => {
      const post = request(`${server.url}/contact`, {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked', 'x-forwarded-for': '203.0.113.9' },
      });
      post.on('error', () => {});
      const status = new Promise<number>((resolve) =>
        post.on('response', (answer) => resolve(answer.statusCode ?? 0)),
      );
      post.write('x'.repeat(1_000));
      return { post, status };
    });
    const refused: number[] = [];
    for (const { status } of begun) void status.then((code) => refused.push(code));
    await expect.poll(() => refused, { timeout: WAIT_MS }).toEqual(Array(14).fill(429));
    const another = await server.visitor().fetch('/contact', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.10' },
      body: new URLSearchParams({ name: '' }),
    });
    expect(another.status).toBe(422);
    for (const { post } of begun) post.destroy();
  });
});

describe('a form is judged before it is taken apart', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n';
  const send = (body: string, type: string, path = '/contact') =>
    server.visitor().fetch(path, { method: 'POST', headers: { 'content-type': type }, body });

  test.each(['multipart/form-data; boundary=b', 'Multipart/Form-Data;charset=utf-8; Boundary="b"'])(
    'as programs write it (%s), it is read',
    async (type) => {
      expect((await send(`${part}--b--\r\n`, type)).status).toBe(422);
    },
  );

  test.each([
    'multipart/form-data ; boundary=b',
    'multipart/form-data; boundary=b; boundary=other',
    'text/plain, multipart/form-data; boundary=b',
    'multipart/form-data; boundary=b, multipart/form-data; boundary=b; x=boundary=other',
    'multipart/form-data; a=b; boundary=b',
    `multipart/form-data; boundary="${'b'.repeat(71)}"`,
    'multipart/mixed; boundary=b',
  ])('in a spelling that hides its boundary (%s): 415', async (type) => {
    expect((await send(`${part.repeat(1_001)}--b--\r\n`, type)).status).toBe(415);
  });

  test.each([
    ['of a thousand parts', `${part.repeat(1_000)}--b--\r\n`, 'multipart/form-data; boundary=b'],
    ['with a long head', part.replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(1_100)}\r\n`)],
    ['with a head that does not end', part.replace('\r\n\r\n', `\r\n${'X-A: b\r\n'.repeat(1_100)}`)],
    ['with a long name', part.replace('"name"', `"${'%22'.repeat(3_000)}"`)],
    ['of a thousand fields', 'a=&'.repeat(1_001), 'application/x-www-form-urlencoded'],
  ])('%s: 413', async (_what, body, type = 'multipart/form-data; boundary=b') => {
    expect((await send(body, type)).status).toBe(413);
  });

  test('words are no longer than words, at a door for files too', async () => {
    const cookie = (await server.signedIn('member@demo.local')).cookieHeader();
    const headers = {
      cookie,
      'content-length': String(1024 * 1024),
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect((await beginBody(`${server.url}/portal/support`, headers)).status).toBe(413);
  });
});

describe('a file where words belong', () => {
  const withFile = (field: string, others: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(others)) form.append(name, value);
    form.append(field, new File(['x'], 'x.txt'));
    return form;
  };

  test.each([
    ['/contact', 'name'],
    ['/contact', 'website'],
    ['/withdraw', 'email'],
    ['/cancel-membership', 'email'],
    ['/newsletter', 'email'],
    ['/login', 'password'],
    ['/signup', 'name'],
    ['/forgot-password', 'email'],
    ['/reset-password', 'token'],
    ['/login/two-factor', 'code'],
    ['/compatibility', 'first'],
    ['/your-year', 'birthDate'],
  ])('%s, field %s: 400', async (path, field) => {
    const answer = await server.visitor().fetch(path, { method: 'POST', body: withFile(field) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This form takes words');
  });

  test('in the office too', async () => {
    const owner = await server.signedIn('owner@demo.local');
    for (const path of ['/office/content/article/new', '/office/codes', '/office/calendar']) {
      const answer = await owner.fetch(path, { method: 'POST', body: withFile('title', { intent: 'save' }) });
      expect([path, answer.status]).toEqual([path, answer.status === 404 ? 404 : 400]);
    }
  });

  test('an outcome that the sandbox does not know is no failure of ours', async () => {
    const answer = await server.visitor().post('/sandbox/pay/cs_unknown', { outcome: 'no-such-outcome' });
    expect(answer.status).toBe(400);
  });

  test('every form is read by formOf or fieldsOf', () => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: projectFolder }).filter(
      (file) => file !== 'app/parse.ts',
    );
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.filter((file) => /\.formData\(\)/.test(readFileSync(`${projectFolder}/${file}`, 'utf8'))),
    ).toEqual([]);
  });
});

test('words that every object knows are only words to the chat', async () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect(typeof indexWord(word)).toBe('string');
  const answer = await server.visitor().postJson('/functions/v1/chat', {
    visitorId: crypto.randomUUID(),
    message: 'What is a constructor, and does it have a prototype or __proto__?',
  });
  expect(answer.status).toBeLessThan(500);
});

test('a member’s reports can be watched from eight windows', async () => {
  const { visitor } = await newMember(server, 'Many Windows');
  const streams = [];
  for (let i = 0; i < 12; i++) streams.push(await visitor.get('/functions/v1/report-stream'));
  expect(streams.map(({ status }) => status)).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
  await Promise.all(streams.map(({ body }) => body?.cancel()));
});

test('the contact form writes to one address four times an hour, whoever asks', async () => {
  for (let i = 0; i < 25; i++) {
    await server.visitor().fetch('/contact', {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${i}` },
      body: new URLSearchParams({
        name: 'Ada King',
        email: 'stranger@example.test',
        subject: `Number ${i}`,
        message: 'A question.',
      }),
    });
  }
  await server.sendMails();
  expect(server.mailbox.to('stranger@example.test')).toHaveLength(4);
});

test('so does the form of withdrawals', async () => {
  const said = { name: 'Ada King', email: 'withdrawn@example.test', orderNumber: 'AN-2025-000001' };
  for (let i = 0; i < 25; i++) {
    const visitor = new VisitorFrom(server.url, `198.51.100.${i}`);
    await visitor.post('/withdraw', { ...said, intent: 'confirm', submission: crypto.randomUUID() });
  }
  await server.sendMails();
  expect(server.mailbox.to(said.email)).toHaveLength(4);
});

test('and the chat, where somebody says where to write to', async () => {
  const email = 'chatted@example.test';
  for (let i = 0; i < 8; i++) {
    const visitor = new ChatVisitor(new VisitorFrom(server.url, `198.51.100.${100 + i}`));
    await visitor.say('human');
    await visitor.giveEmail(email);
  }
  await server.sendMails();
  expect(server.mailbox.to(email)).toHaveLength(4);
});

test('no page brings along a library that tries eval, which its policy forbids', () => {
  const scripts = globSync('client/assets/*.js', { cwd: distFolder });
  expect(scripts.length).toBeGreaterThan(50);
  const trying = scripts.filter((file) => readFileSync(join(distFolder, file), 'utf8').includes('jitless'));
  expect(trying).toEqual([]);
});

test('a cached page allows exactly the scripts that stand in it', async () => {
  for (const path of ['/', '/faq', '/blog']) {
    await server.visitor().get(path);
    const answer = await server.visitor().get(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const html = await answer.text();
    expect(html).not.toContain('nonce=');
    const inline = [
      ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, code = ''] of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});
