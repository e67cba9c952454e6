import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findShareCard } from '../../domain/content/index.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
const readable = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

async function html(path: string): Promise<string> {
  const answer = await fetch(new URL(path, server.url));
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await html('/sitemap.xml');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

describe('every link', () => {
  test('of every public page leads somewhere, to the right place on it', async () => {
    const walksAll = inject('walk') === 'whole';
    // Else three of a kind: articles, numbers, products.
    const kinds = new Map<string, number>();
    const isLeftOut = (path: string) => {
      const kind = /^\/(\w+)\/\w/.exec(path)?.[1];
      if (walksAll || !kind) return false;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return (kinds.get(kind) ?? 0) > 3;
    };
    const pages = new Map<string, string>();
    const leftOut = new Set<string>();
    const waiting = ['/', ...(await sitemapPaths())];
    const wanted: { from: string; path: string; hash: string }[] = [];
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      if (pages.has(path) || leftOut.has(path)) continue;
      if (isLeftOut(path)) {
        leftOut.add(path);
        continue;
      }
      const answer = await fetch(new URL(path, server.url));
      expect([path, answer.status]).toEqual([path, 200]);
      const text = await answer.text();
      pages.set(path, text);
      // The portal sends a visitor to the sign-in page: that is an answer, and not a public page to walk through.
      if (answer.redirected) continue;
      for (const [, address = ''] of text.matchAll(/<a[^>]*\shref="([^"]*)"/g)) {
        const target = new URL(readable(address), new URL(path, server.url));
        if (target.origin !== server.url) continue;
        wanted.push({ from: path, path: target.pathname, hash: target.hash.slice(1) });
        waiting.push(target.pathname);
      }
    }
    const lost = wanted.filter(
      ({ path, hash }) => hash && !leftOut.has(path) && !pages.get(path)?.includes(`id="${hash}"`),
    );
    expect(lost).toEqual([]);
    expect(pages.size).toBeGreaterThan(walksAll ? 60 : 20);
  });
});

describe('found', () => {
  test('our own pages name themselves, describe themselves and bring a picture', async () => {
    const titles = new Set<string>();
    const paths = (await sitemapPaths()).filter((path) =>
      /^\/($|blog|numbers|about-aura|testimonials|faq|privacy|terms|refunds|quiz|compatibility|contact|help-now|withdraw|cancel-membership|your-year)/.test(
        path,
      ),
    );
    for (const path of paths) {
      const text = await html(path);
      const title = readable(/<title>([^<]+)/.exec(text)?.[1] ?? '');
      const tag = (pattern: string) =>
        new RegExp(`<(?:meta|link)[^>]*${pattern}[^>]*>`).exec(text)?.[0] ?? '';
      const description = readable(attribute(tag('name="description"'), 'content') ?? '');
      expect([path, titles.has(title), title.includes('Aura Numerology')]).toEqual([path, false, true]);
      expect([path, description.length >= 50 && description.length <= 250]).toEqual([path, true]);
      expect(attribute(tag('rel="canonical"'), 'href')).toBe(`${server.url}${path}`);
      const picture = attribute(tag('property="og:image"'), 'content') ?? '';
      const name = /\/share\/(.+)\.png$/.exec(picture)?.[1] ?? '';
      expect((await findShareCard(server.services, { name })).title).toBeTruthy();
      expect((text.match(/<h1/g) ?? []).length).toBe(1);
      for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">([^<]*)</g)) {
        expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
      }
      titles.add(title);
    }
    expect(paths.length).toBeGreaterThan(20);
  });

  test('share pictures are drawn', async () => {
    for (const name of [
      'home',
      'number-33',
      'life-path-7-love',
      'product-report',
      'numbers-11-7-6',
      'pair-3-7',
    ]) {
      const picture = await fetch(new URL(`/share/${name}.png`, server.url));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect(await html('/quiz/shared/11-7-6')).toContain('/share/numbers-11-7-6.png');
    expect(await html('/compatibility/3-7')).toContain('/share/pair-3-7.png');
    for (const name of [
      'pair-0-7',
      'pair-3',
      'pair-3-11',
      'numbers-0-7-6',
      'numbers-3-7',
      'numbers-3-7-6-1',
      'numbers-3-07-6',
    ])
      expect((await fetch(new URL(`/share/${name}.png`, server.url))).status).toBe(404);
  });

  test('structured data fits the page', async () => {
    expect(await html('/')).toContain('"@type":"Organization"');
    expect((await html('/faq')).match(/"@type":"Question"/g)).toHaveLength(26);
    const article = await html('/blog/life-path-7-love');
    for (const part of ['"@type":"Article"', '"dateModified"', 'article:modified_time'])
      expect(article).toContain(part);
    expect(await html('/')).not.toContain('sameAs');
    expect(await html('/numbers/7')).toContain('"@type":"BreadcrumbList"');
  });

  test('the landing page shows the four articles of the specification, an article three others', async () => {
    const linked = (page: string) => [...new Set(page.match(/\/blog\/[\w-]+/g))].sort();
    expect(linked(await html('/'))).toEqual([
      '/blog/decode-2025-energy',
      '/blog/life-path-7-love',
      '/blog/numerology-entrepreneurs',
      '/blog/numerology-glow-ups',
    ]);
    expect(linked(await html('/blog'))).toHaveLength(12);
    const others = linked(await html('/blog/house-number')).filter((path) => path !== '/blog/house-number');
    expect(others).toHaveLength(3);
  });

  test('robots, feed, manifest and icons', async () => {
    expect(await html('/robots.txt')).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect((await html('/feed.xml')).match(/<item>/g)).toHaveLength(12);
    const { icons } = JSON.parse(await html('/site.webmanifest')) as { icons: { src: string }[] };
    for (const { src } of [...icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }])
      await html(src);
  });

  test('a feed can do nothing in a browser', async () => {
    for (const path of ['/sitemap.xml', '/feed.xml']) {
      const policy = (await fetch(new URL(path, server.url))).headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
    }
  });

  test('what is not there says so', async () => {
    for (const path of ['/blog/no-such-article', '/numbers/10', '/numbers/0', '/share/nobody.png']) {
      expect([path, (await fetch(new URL(path, server.url))).status]).toEqual([path, 404]);
    }
    for (const path of ['/no-such-page', '/blog/no-such-article']) {
      const text = await (await fetch(new URL(path, server.url))).text();
      expect(text.match(/<title>[^<]*/g)).toEqual(['<title>Page not found · Aura Numerology']);
      expect(text).toContain('noindex');
    }
  });
});

describe('texts', () => {
  test('legal pages are filled in with our own data', async () => {
    for (const path of ['/privacy', '/terms', '/refunds', '/about-aura']) {
      const text = await html(path);
      expect(text).not.toContain('{{');
    }
    expect(await html('/privacy')).toContain(server.url);
  });

  test('every page says what a reading is not, and shows the way to withdraw', async () => {
    for (const path of ['/', '/quiz', '/checkout/report', '/login', '/blog']) {
      const text = await html(path);
      expect(text).toContain('Readings are for self-development and entertainment, not professional advice.');
      expect(text).toContain('href="/withdraw"');
      expect(text).toContain('href="/cancel-membership"');
    }
    for (const place of ['services', 'about', 'courses', 'blog', 'contact'])
      expect(await html('/')).toContain(`href="/#${place}"`);
  });

  test('every testimonial that is shown is marked as a sample', async () => {
    const text = await html('/testimonials');
    expect(text.match(/<blockquote/g)).toHaveLength(12);
    expect(text.match(/>Sample</g)).toHaveLength(12);
    const landing = await html('/');
    const samples = landing.match(/>Sample<|sample quote</g)?.length;
    expect(samples).toBe(landing.match(/<blockquote/g)?.length);
  });

  test('the calculator works without JavaScript', async () => {
    const answer = await server.visitor().get('/numbers/find?date=1990-07-04');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/numbers/3']);
    expect((await server.visitor().get('/numbers/find?date=soon')).headers.get('location')).toBe('/numbers');
  });
});
