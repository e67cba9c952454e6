import { notedHoliday } from '../../content/holiday.ts';
import type { ReadsContent, Services } from '../services.ts';
import { fillBrand } from './fill-brand.ts';
import { readMarkdownFile } from './markdown-file.ts';
import { renderMarkdown } from './render-markdown.ts';

export type PageId = 'about' | 'privacy' | 'terms' | 'refunds' | 'withdraw';

export type TextPage = { title: string; description: string; updated?: string; html: string };

const files: Record<PageId, string> = {
  about: 'about.md',
  privacy: 'legal/privacy.md',
  terms: 'legal/terms.md',
  refunds: 'legal/refunds.md',
  withdraw: 'legal/withdraw.md',
};

const isAboutWhatsApp = (words: string) => /whatsapp/i.test(words);

export async function readPage(
  { config, content }: Pick<Services, 'config'> & ReadsContent,
  { pageId }: { pageId: PageId },
): Promise<TextPage> {
  const { facts, body } = readMarkdownFile(files[pageId]);
  const { site, catalogue } = content.current();
  const isPromised = Object.values(catalogue).some(({ features }) => features.some(isAboutWhatsApp));
  const fill = (text = '') => fillBrand(text, site, { siteUrl: config.appUrl });
  const { title, description, updated } = facts;
  // A way of writing to us that no product promises is not named either.
  const lines = body.split('\n').filter((line) => isPromised || !isAboutWhatsApp(line));
  return {
    ...{ title: fill(title), description: fill(description), updated },
    html: renderMarkdown(notedHoliday(fill(lines.join('\n')), site)),
  };
}
