import type { ProductId } from '../../content/catalogue.ts';
import type { Services } from '../services.ts';
import { listMarkdownFiles, readMarkdownFile } from './markdown-file.ts';

export type ArticleCard = {
  id: string;
  title: string;
  description: string;
  /** YYYY-MM-DD */
  date: string;
  minutes: number;
  product: ProductId;
  image: 'wheel' | 'pair' | 'calendar' | 'constellation';
  /** Which of the reader's own numbers the article speaks to. */
  number: 'lifePath' | 'expression' | 'soulUrge';
};

/** Newest first. */
export async function listArticles(_services: Services): Promise<ArticleCard[]> {
  return listMarkdownFiles('articles')
    .map((id) => toArticleCard(readMarkdownFile(`articles/${id}.md`).facts))
    .sort((a, b) => b.date.localeCompare(a.date));
}

export function toArticleCard(facts: Record<string, string>): ArticleCard {
  const { id, title, description, date, minutes, product, image, number } = facts;
  return { id, title, description, date, product, image, number, minutes: Number(minutes) } as ArticleCard;
}
