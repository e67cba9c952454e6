import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { beforePaint } from '../app/components/theme.ts';
import { type HeldAnswer, heldPath, heldResponse, isCacheablePage, PageCache } from './page-cache.ts';

const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html' } });
const asking = (method: string, url: string) => ({ method, url }) as Parameters<typeof heldPath>[0];

describe('cached pages', () => {
  test('are rendered once, however many ask at once, until the content changes', async () => {
    const cache = new PageCache();
    let rendered = 0;
    const render = async () => page(`<p>${++rendered}</p>`);
    await Promise.all([cache.render('/', render), cache.render('/', render)]);
    expect(cache.held('/')?.bodies.identity.toString()).toBe('<p>1</p>');
    cache.clear();
    expect(cache.held('/')).toBeUndefined();
    await cache.render('/', render);
    expect(rendered).toBe(2);
  });

  test('a page on its way when the content changed is shown, and not cached', async () => {
    const cache = new PageCache();
    let finish = (_: Response) => {};
    const coming = cache.render('/', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish(page('old'));
    expect((await coming).bodies.identity.toString()).toBe('old');
    expect(cache.held('/')).toBeUndefined();
  });

  test('refusals and failures are made anew', async () => {
    const cache = new PageCache();
    await cache.render('/gone', async () => new Response('no', { status: 404 }));
    await expect(cache.render('/broken', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect([cache.held('/gone'), cache.held('/broken')]).toEqual([undefined, undefined]);
  });

  test('a refusal goes whole to everybody who waited for it, and lets no script of its own run', async () => {
    const cache = new PageCache();
    const refuse = async () =>
      new Response('<script>run()</script>', {
        status: 404,
        headers: { 'content-type': 'text/html', 'x-kind': 'refusal' },
      });
    const answers = await Promise.all([cache.render('/gone', refuse), cache.render('/gone', refuse)]);
    for (const answer of answers) {
      const response = heldResponse(answer, new Request('http://x/gone'));
      expect([response.status, await response.text()]).toEqual([404, '<script>run()</script>']);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-kind')).toBe('refusal');
    }
  });

  test('a redirect stays one', async () => {
    const cache = new PageCache();
    const moved = await cache.render(
      '/old',
      async () => new Response(null, { status: 302, headers: { location: '/new' } }),
    );
    const response = heldResponse(moved, new Request('http://x/old'));
    expect([response.status, response.headers.get('location')]).toEqual([302, '/new']);
    expect(cache.held('/old')).toBeUndefined();
  });

  test('one page has one address to be cached under: other spellings of it are rendered and forgotten', () => {
    const route = { id: 'faq', path: 'faq', module: { handle: { cached: true } } };
    const build = { routes: { faq: route } } as unknown as ServerBuild;
    const isCached = (path: string) => isCacheablePage(build, `http://x${path}`);
    expect([isCached('/faq'), isCached('/faq.data'), isCached('/faq?from=mail')]).toEqual([true, true, true]);
    expect(['/FAQ', '/faq/', '/%66aq', '//faq', '/faq//'].filter(isCached)).toEqual([]);
  });

  test('made-up addresses cannot fill the memory', async () => {
    const cache = new PageCache();
    for (let at = 0; at < 2_005; at++) {
      await cache.render(
        `/${at}`,
        async () => new Response('x', { headers: { 'content-type': 'image/png' } }),
      );
    }
    const held = Array.from({ length: 2_005 }, (_, at) => cache.held(`/${at}`)).filter(Boolean);
    expect(held.length).toBeLessThanOrEqual(2_000);
  });

  test('lets the one inline script run that is ours, and no other that a page may hold', async () => {
    const cache = new PageCache();
    const html = `<script>${beforePaint}</script><script>run()</script>`;
    const held = await cache.render('/', async () => page(html));
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const policy = held.headers['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${hash(beforePaint)};`);
    expect(policy).not.toContain(hash('run()'));
  });
});

describe('answers from memory', () => {
  test('are found by path; what needs a closer look is not', () => {
    expect(heldPath(asking('GET', '/blog?utm=1'))).toBe('/blog');
    expect(heldPath(asking('HEAD', '/'))).toBe('/');
    expect(heldPath(asking('POST', '/blog'))).toBeUndefined();
    expect(heldPath(asking('GET', '/blog.data?_routes=x'))).toBeUndefined();
  });

  test('fit what the browser can read and what it already has', async () => {
    const held: HeldAnswer = {
      status: 200,
      bodies: { identity: Buffer.from('plain'), br: Buffer.from('b') },
      headers: { etag: '"e"' },
    };
    const answer = (headers: Record<string, string>) =>
      heldResponse(held, new Request('http://x/', { headers }));
    expect(answer({ 'accept-encoding': 'br, gzip' }).headers.get('content-encoding')).toBe('br');
    expect(await answer({ 'accept-encoding': 'gzip' }).text()).toBe('plain');
    expect(answer({ 'if-none-match': 'W/"x", "e"' }).status).toBe(304);
  });
});
