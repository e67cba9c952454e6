import type { Content } from '../../../content/make-content.ts';
import type { Site } from '../../../content/site.ts';
import { articlesOf, fillBrand, readMarkdownFile } from '../../content/index.ts';
import { plainText } from './plain-text.ts';

export type PageSection = { title: string; text: string; url: string };

const pages: Record<string, string> = {
  about: '/about-aura',
  'legal/privacy': '/privacy',
  'legal/refunds': '/refunds',
  'legal/terms': '/terms',
  'legal/withdraw': '/withdraw',
};

/** The written pages of the site, cut at their headings: a visitor asks about one paragraph, not about a page. */
export function readPages(content: Content): PageSection[] {
  const written = Object.entries(pages).map(([file, url]) => {
    const { facts, body } = readMarkdownFile(`${file}.md`);
    return { title: filled(facts.title ?? '', content.site), body: filled(body, content.site), url };
  });
  const articles = articlesOf(content).map(({ id, title, body }) => ({ title, body, url: `/blog/${id}` }));
  return [...written, ...articles].flatMap(({ title, body, url }) => {
    const [opening = '', ...sections] = body.split(/^## /m);
    return [
      { title, text: plainText(opening), url },
      ...sections.map((section) => {
        const [heading = '', ...rest] = section.split('\n');
        return {
          title: `${title}: ${heading.replace(/^\d+\. /, '')}`,
          text: plainText(rest.join('\n')),
          url,
        };
      }),
    ];
  });
}

const filled = (text: string, site: Site) => fillBrand(text, site, { siteUrl: 'this site' });
