import { describe, expect, test } from 'vitest';
import { writtenProduct } from '../../content/catalogue.ts';
import { firstEdition } from '../../content/edition.ts';
import { makeContent } from '../../content/make-content.ts';
import { toPageWords } from '../page-words.ts';
import { breadcrumbJsonLd, faqJsonLd, productJsonLd } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

const content = makeContent(firstEdition);
const words = toPageWords(content, new Request('https://aura.example/'));
const { catalogue } = content;

const appUrl = 'https://aura.example';
const args = (pathname: string) => ({
  matches: [{ id: 'root', loaderData: { appUrl, words } }],
  location: { pathname },
});

describe('a page’s tags', () => {
  test('carry its own address, whatever host it was asked for under', () => {
    const tags = pageMeta(args('/blog/'), { title: 'Blog', description: 'Words', image: 'blog' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${appUrl}/blog` });
    expect(tags).toContainEqual({ property: 'og:image', content: `${appUrl}/share/blog.png` });
    expect(tags).toContainEqual({ title: 'Blog · Aura Numerology' });
  });

  test('an article says when it was published', () => {
    const tags = pageMeta(args('/blog/x'), { title: 'X', description: 'Y', published: '2026-02-03' });
    expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
    expect(tags).toContainEqual({ property: 'article:published_time', content: '2026-02-03' });
  });
});

describe('structured data', () => {
  test('a product carries its price; a membership says that it is monthly', () => {
    expect(productJsonLd(appUrl, words.site, writtenProduct(catalogue, 'report'))).toMatchObject({
      '@type': 'Product',
      offers: { price: '59.00', priceCurrency: 'EUR', url: `${appUrl}/checkout/report` },
    });
    expect(productJsonLd(appUrl, words.site, writtenProduct(catalogue, 'membership'))).toMatchObject({
      offers: { price: '19.00', priceSpecification: { unitText: 'month' } },
    });
  });

  test('questions and crumbs', () => {
    expect(faqJsonLd([{ question: 'Why?', html: '<p>So.</p>' }])).toMatchObject({
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } }],
    });
    expect(breadcrumbJsonLd(appUrl, [['Blog', '/blog']])).toMatchObject({
      itemListElement: [
        { position: 1, item: `${appUrl}/` },
        { position: 2, name: 'Blog', item: `${appUrl}/blog` },
      ],
    });
  });
});
