import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { footerNeeds, NAVIGATION, writtenNavigation } from '../../content/navigation.ts';
import { LANDING, type PageBody, type Section, writtenLanding } from '../../content/sections.ts';
import { draftContent, publishContent, restoreContent } from '../../domain/content/index.ts';
import { DomainError } from '../../domain/errors.ts';
import { newMember } from '../harness/members.ts';
import { ownPage, textSection } from '../harness/own-page.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = await newMember(server, 'Ines Pages', 'owner');
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.services.db.$client.query('delete from content_versions');
  await server.services.content.refresh();
});

const get = (path: string) => server.visitor().get(path);
const page = async (path: string) => (await get(path)).text();
const headings = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, words = '']) =>
    words.replace(/<[^<>]+>/g, ''),
  );

const publishPage = (body: PageBody) =>
  publishContent(server.services, { actor: owner.actor, kind: 'page', key: body.id, body });
const publishMenu = (body: unknown) =>
  publishContent(server.services, { actor: owner.actor, kind: 'navigation', key: NAVIGATION, body });

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (!(error instanceof DomainError)) throw new Error('it was not refused');
  return error.fields ?? {};
};

describe('the landing page', () => {
  test('is drawn in its order, without what is hidden, with what was added; its words are the section’s', async () => {
    const before = headings(await page('/'));
    const [hero, finder, guide, services, ...others] = writtenLanding.sections;
    if (hero?.kind !== 'hero' || !finder || !guide || !services) throw new Error('another first page');
    const sections: Section[] = [
      { ...hero, words: { ...hero.words, heading: 'Count with me.' } },
      services,
      { ...finder, hidden: true },
      textSection('hello', 'A word of my own'),
      textSection('hello-2', 'A word of my own, again'),
      guide,
      ...others,
    ];
    await publishPage({ ...writtenLanding, sections });
    const html = await page('/');
    const after = headings(html);
    expect(after.slice(0, 5)).toEqual([
      'Count with me.',
      'Three ways to be read',
      'A word of my own',
      'A word of my own, again',
      'Meet Aura, who shows the working',
    ]);
    expect(html).not.toContain('Your number, while you wait');
    expect([...after].filter((words) => before.includes(words)).length).toBe(before.length - 2);

    await restoreContent(server.services, {
      actor: owner.actor,
      kind: 'page',
      key: LANDING,
      versionId: 'written',
    });
    expect(headings(await page('/'))).toEqual(before);
  });

  test('has one first heading, also without its opening; the newsletter stands alone where no article is before it', async () => {
    const shown = writtenLanding.sections.filter(({ kind }) => kind === 'newsletter' || kind === 'closing');
    await publishPage({ ...writtenLanding, sections: shown });
    const html = await page('/');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/newsletter-email/g)?.length).toBeGreaterThan(0);
  });

  test('a draft is nobody else’s', async () => {
    const body = { ...writtenLanding, sections: [textSection('hello', 'Not yet')] };
    await draftContent(server.services, { actor: owner.actor, kind: 'page', key: LANDING, body });
    expect(await page('/')).not.toContain('Not yet');
  });
});

describe('an own page', () => {
  test('is drawn from its sections, known to search engines, and leaves with one press', async () => {
    expect((await get('/p/retreat')).status).toBe(404);
    await publishPage(ownPage);
    const html = await page('/p/retreat');
    expect(headings(html)).toEqual(['A weekend by the sea', 'Why the sea', 'Asked', 'Personal Report']);
    expect(html).toContain('<strong>counts</strong>');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('In May.');
    expect(html).toContain('/checkout/report');
    expect(html).toContain('"@type":"FAQPage"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('/share/page-retreat.png');
    expect(html).toContain('<meta name="description" content="Three days, nine people, one notebook each."');
    expect(await page('/sitemap.xml')).toContain('/p/retreat</loc>');
    expect((await get('/share/page-retreat.png')).headers.get('content-type')).toBe('image/png');

    await publishPage({ ...ownPage, hidden: true });
    expect((await get('/p/retreat')).status).toBe(404);
    expect(await page('/sitemap.xml')).not.toContain('/p/retreat');
  });

  test('is left behind by no link: each earlier address leads to the one of today, round and back', async () => {
    await publishPage(ownPage);
    await publishPage({ ...ownPage, slug: 'weekend' });
    const moved = await get('/p/retreat?from=letter');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/p/weekend?from=letter']);
    expect((await get('/p/weekend')).status).toBe(200);

    await publishPage({ ...ownPage, slug: 'retreat' });
    expect((await get('/p/retreat')).status).toBe(200);
    expect((await get('/p/weekend')).headers.get('location')).toBe('/p/retreat');

    await publishPage({ ...ownPage, id: 'other', slug: 'weekend' });
    expect((await get('/p/weekend')).status).toBe(200);
    await publishPage({ ...ownPage, hidden: true });
    expect((await get('/p/retreat')).status).toBe(404);
  });

  test('is refused with a reason at its field', async () => {
    await publishPage(ownPage);
    const tried = (change: Partial<PageBody>) =>
      refusal(publishPage({ ...ownPage, id: 'second', slug: 'second', ...change }));
    expect(await tried({ slug: 'retreat' })).toHaveProperty('slug');
    expect(await tried({ slug: 'Two Words' })).toHaveProperty('slug');
    expect(await tried({ title: '' })).toHaveProperty('title');
    expect(await tried({ sections: [] })).toHaveProperty('sections');
    expect(await tried({ sections: [textSection('a', '', '')] })).toHaveProperty(['sections.0.body']);
    expect(await tried({ sections: [textSection('a', '', 'Hello {{nobody}}')] })).toHaveProperty([
      'sections.0.body',
    ]);
    expect(await tried({ sections: [textSection('a', '', '![](https://x.example/a.png)')] })).toHaveProperty([
      'sections.0.body',
    ]);
    expect(await tried({ sections: [textSection('a', 'x'), textSection('a', 'y')] })).toHaveProperty([
      'sections.1',
    ]);
    expect(
      await tried({ sections: [{ id: 'b', kind: 'product', words: { heading: '', product: 'nothing' } }] }),
    ).toHaveProperty(['sections.0.product']);
    const hero = writtenLanding.sections.slice(0, 1);
    expect(await tried({ sections: hero })).toHaveProperty(['sections.0']);
    const closing = writtenLanding.sections.filter(({ kind }) => kind === 'closing');
    expect(
      await tried({ sections: [...closing, ...closing.map((one) => ({ ...one, id: 'again' }))] }),
    ).toHaveProperty(['sections.1']);
    const call = { label: 'Go', to: 'javascript:alert(1)' };
    const evil = closing.map((one) =>
      one.kind === 'closing' ? { ...one, words: { ...one.words, call } } : one,
    );
    expect(await tried({ sections: evil })).toHaveProperty(['sections.0.call']);
  });

  test('is drafted by staff, and published by the owner alone', async () => {
    const staff = await newMember(server, 'Sam Staff', 'staff');
    const member = await newMember(server, 'Mara Member');
    const wish = { kind: 'page' as const, key: 'retreat', body: ownPage };
    await draftContent(server.services, { ...wish, actor: staff.actor });
    await expect(publishContent(server.services, { ...wish, actor: staff.actor })).rejects.toThrow();
    await expect(draftContent(server.services, { ...wish, actor: member.actor })).rejects.toThrow();
    expect((await get('/p/retreat')).status).toBe(404);
  });
});

describe('menu, foot and moved addresses', () => {
  test('are the owner’s on every page, and lead to her own pages', async () => {
    const [first, ...columns] = writtenNavigation.columns;
    if (!first) throw new Error('no foot');
    const kept = first.links.filter(({ to }) => footerNeeds.includes(to));
    const retreat = { label: 'By the sea with {{guide}}', to: '/p/retreat' };
    await publishMenu({
      top: [{ label: 'Weekend', to: '/p/retreat' }],
      columns: [{ ...first, links: [retreat, ...kept] }, ...columns],
      redirects: [],
    });
    for (const path of ['/', '/faq', '/login', '/events']) {
      const html = await page(path);
      expect(html, path).toContain('Weekend</a>');
      expect(html, path).not.toContain('href="/#services"');
    }
    expect(await page('/faq')).toContain('By the sea with Aura');
  });

  test('an old address leads on where nothing answers, never before a page, never abroad, never round', async () => {
    const redirects = [
      { from: '/old-shop/', to: '/faq' },
      { from: '/blog/gone', to: '/old-shop' },
      { from: '/quiz', to: '/faq' },
    ];
    await publishMenu({ ...writtenNavigation, redirects });
    expect((await get('/old-shop')).headers.get('location')).toBe('/faq');
    expect((await get('/blog/gone')).headers.get('location')).toBe('/old-shop');
    expect((await get('/quiz')).status).toBe(200);
    expect((await get('/nowhere')).status).toBe(404);

    const tried = (...wanted: { from: string; to: string }[]) =>
      refusal(publishMenu({ ...writtenNavigation, redirects: wanted }));
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect(await tried({ from: '/a', to }), to).toHaveProperty(['redirects.to']);
    expect(await tried({ from: '/a', to: '/a/' })).toHaveProperty('redirects');
    expect(
      await tried({ from: '/a', to: '/b' }, { from: '/b', to: '/c?x' }, { from: '/c', to: '/a' }),
    ).toHaveProperty('redirects');
    expect(await tried({ from: '/a', to: '/b' }, { from: '/a', to: '/c' })).toHaveProperty('redirects');
  });

  test('the foot keeps what the law wants on it', async () => {
    const columns = [{ title: 'Explore', links: [{ label: 'Quiz', to: '/quiz' }] }];
    const problem = await refusal(publishMenu({ ...writtenNavigation, columns }));
    expect(problem.columns).toContain('/withdraw');
  });
});
