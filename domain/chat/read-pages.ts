import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../content/site.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { plainText } from './plain-text.ts';

export type PageSection = { title: string; text: string; url: string };

const pages: Record<string, string> = {
  'about.md': '/about-aura',
  'legal/privacy.md': '/privacy',
  'legal/refunds.md': '/refunds',
  'legal/terms.md': '/terms',
  'legal/withdraw.md': '/withdraw',
};

/** The written pages of the site, cut at their headings: a visitor asks about one paragraph, not about a page. */
export function readPages(): PageSection[] {
  const content = join(projectFolder, 'content');
  const articles = readdirSync(join(content, 'articles')).filter((name) => name.endsWith('.md'));
  const addresses = {
    ...pages,
    ...Object.fromEntries(articles.map((name) => [`articles/${name}`, `/blog/${name.replace('.md', '')}`])),
  };
  return Object.entries(addresses).flatMap(([file, url]) => {
    const [, front = '', ...body] = readFileSync(join(content, file), 'utf8').split(/^---$/m);
    const title = branded(/^title: (.+)$/m.exec(front)?.[1] ?? site.brand);
    const [opening = '', ...sections] = branded(body.join('---')).split(/^## /m);
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

function branded(text: string): string {
  const known = { ...site, siteUrl: 'this site' };
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    String(known[name as keyof typeof known] ?? mark),
  );
}
