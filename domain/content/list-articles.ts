import { z } from 'zod';
import { type ProductId, productIds } from '../../content/catalogue.ts';
import type { ReadsContent } from '../services.ts';
import { listMarkdownFiles, readMarkdownFile } from './markdown-file.ts';
import { oncePerEdition } from './once-per-edition.ts';
import { firstPicture, type ShownPicture } from './pictures/first-picture.ts';

export type ArticleCard = {
  id: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  /** The same, of what the office has changed since. */
  changed?: string;
  minutes: number;
  product: ProductId;
  image: 'wheel' | 'pair' | 'calendar' | 'constellation';
  /** Which of the reader's own numbers the article speaks to. */
  number: 'lifePath' | 'expression' | 'soulUrge';
  /** The first that its text shows, for those who pass the article on. */
  picture?: ShownPicture;
};

/** An article as it is written: the card, and the Markdown. */
export type ArticleText = Omit<ArticleCard, 'picture'> & { body: string };

/** Newest first. */
export async function listArticles({ content }: ReadsContent): Promise<ArticleCard[]> {
  return articlesOf(content.current()).map(cardOf);
}

export function cardOf({ body, ...card }: ArticleText): ArticleCard {
  const picture = firstPicture(body);
  return picture ? { ...card, picture } : card;
}

/** Newest first, with the office's changes. */
export const articlesOf = oncePerEdition(({ edits }): readonly ArticleText[] =>
  edits
    .list('article', writtenArticles())
    .map((article) => ({ ...article, changed: edits.since('article', article.id) }))
    .sort((a, b) => b.date.localeCompare(a.date)),
);

export function writtenArticles(): ArticleText[] {
  return writtenIds().map((id) => {
    const { facts, body } = readMarkdownFile(`articles/${id}.md`);
    return { ...card.parse(facts), body };
  });
}

export const writtenIds = () => listMarkdownFiles('articles');

/** The files' own lines: a wrong one stops the first page that needs it, and the tests. */
const card = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.iso.date(),
  minutes: z.coerce.number(),
  product: z.enum(productIds),
  image: z.enum(['wheel', 'pair', 'calendar', 'constellation']),
  number: z.enum(['lifePath', 'expression', 'soulUrge']),
}) satisfies z.ZodType<Omit<ArticleCard, 'picture'>>;
