import { fillBrand } from '../content/fill-brand.ts';
import { listMarkdownFiles, readMarkdownFile } from '../content/markdown-file.ts';
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
export function readPages(): PageSection[] {
  const articles = listMarkdownFiles('articles').map(
    (name) => [`articles/${name}`, `/blog/${name}`] as const,
  );
  return [...Object.entries(pages), ...articles].flatMap(([file, url]) => {
    const { facts, body } = readMarkdownFile(`${file}.md`);
    const title = filled(facts.title ?? '');
    const [opening = '', ...sections] = filled(body).split(/^## /m);
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

const filled = (text: string) => fillBrand(text, { siteUrl: 'this site' });
