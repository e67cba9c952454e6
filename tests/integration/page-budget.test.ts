import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

const KB = 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Transfer = { path: string; bytes: number; text: string };

/** What goes over the wire: headers left aside, the body as compressed as a browser gets it. */
function transfer(path: string): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    request(new URL(path, server.url), { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', async () => {
        const text = await (await fetch(new URL(path, server.url))).text();
        resolve({ path, bytes: Buffer.concat(chunks).length, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Everything that a first visit loads: what the page names, and what the browser asks for by itself afterwards. */
async function firstView(path: string): Promise<Transfer[]> {
  const page = await transfer(path);
  const named = [
    ...page.text.matchAll(
      /<link rel="(?:stylesheet|preload|modulepreload|icon|manifest)"[^>]*?href="([^"]+)"/g,
    ),
    ...page.text.matchAll(/<(?:script|img)[^>]*?\ssrc="([^"]+)"/g),
  ].map(([, address]) => address ?? '');
  const rest = await Promise.all([...new Set(named)].map(transfer));
  // What a script imports at once comes with it.
  const imported = rest
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ text }) => [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)])
    .map(([, name]) => `/assets/${name}`);
  const deeper = await Promise.all(
    [...new Set(imported)].filter((path) => !named.includes(path)).map(transfer),
  );
  return [page, ...rest, ...deeper];
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);

describe('the landing page, first view, compressed', () => {
  test('95 KB in all, 10 KB of JavaScript before the first touch', async () => {
    const transfers = await firstView('/');
    const scripts = transfers.filter(({ path }) => path.endsWith('.js'));
    expect(transfers.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\.css$/), expect.stringMatching(/\.woff2$/)]),
    );
    expect(scripts.length).toBeGreaterThan(0);
    process.stdout.write(`first view of /: ${sum(transfers)} bytes, script ${sum(scripts)}\n`);
    expect(sum(transfers)).toBeLessThanOrEqual(95 * KB);
    expect(sum(scripts)).toBeLessThanOrEqual(10 * KB);
  });

  test('the style sheet is named before any script or module', async () => {
    const member = await server.signedIn('member@demo.local');
    for (const path of ['/', '/login', '/portal']) {
      const visitor = path === '/portal' ? member : server.visitor();
      const text = await (await visitor.get(path)).text();
      const style = text.indexOf('rel="stylesheet"');
      expect(style).toBeGreaterThan(0);
      const scripts = [text.indexOf('rel="modulepreload"'), text.search(/<script[^>]* src=/)];
      expect([path, scripts.filter((at) => at >= 0 && at < style)]).toEqual([path, []]);
    }
  });

  test('the text fonts are preloaded, so nothing waits for the style sheet to name them', async () => {
    const { text } = await transfer('/');
    expect(text.match(/<link rel="preload"[^>]*\.woff2"[^>]*as="font"[^>]*crossorigin/gi)).toHaveLength(2);
  });
});
