import type { Product } from '../../content/catalogue.ts';
import { positions } from '../../content/meanings/index.ts';
import { notFound } from '../errors.ts';
import type { ReadsContent } from '../services.ts';
import { type ArticleCard, type ArticleText, articlesOf, cardOf } from './list-articles.ts';
import { listQuizMeanings, type YearCard } from './list-numbers.ts';
import { listTeasers, type Teaser } from './read-blog.ts';
import { renderMarkdown } from './render-markdown.ts';

export type Article = ArticleCard & { html: string };

export type ArticlePage = {
  article: Article;
  product: Pick<Product, 'id' | 'name' | 'description' | 'priceCents'>;
  /** What the reader's own number might be, for the browser to choose from. */
  own: { position: ArticleCard['number']; positionName: string; meanings: YearCard[] };
  others: Teaser[];
};

export async function readArticle(
  { content }: ReadsContent,
  { articleId }: { articleId: string },
): Promise<Article> {
  const article = articlesOf(content.current()).find(({ id }) => id === articleId);
  if (!article) throw notFound('Article');
  return toArticle(article);
}

export function toArticle(text: ArticleText): Article {
  return { ...cardOf(text), html: renderMarkdown(text.body) };
}

/** An article with everything that stands around it. */
export async function readArticlePage(
  services: ReadsContent,
  { articleId }: { articleId: string },
): Promise<ArticlePage> {
  return pageOf(services, await readArticle(services, { articleId }));
}

const OTHERS = 3;

/** The ones that follow it, round and round: so every article is reached from three others. */
function nextAfter(teasers: Teaser[], id: string): Teaser[] {
  const place = teasers.findIndex((teaser) => teaser.id === id);
  return [...teasers.slice(place + 1), ...teasers.slice(0, Math.max(0, place))].slice(0, OTHERS);
}

/** Also for articles that nobody but the office has seen yet. */
export async function pageOf(services: ReadsContent, article: Article): Promise<ArticlePage> {
  const { id, name, description, priceCents } = services.content.current().catalogue[article.product];
  const [meanings, teasers] = await Promise.all([
    listQuizMeanings(services, { position: article.number }),
    listTeasers(services),
  ]);
  return {
    article,
    product: { id, name, description, priceCents },
    own: { position: article.number, positionName: positions[article.number].name, meanings },
    others: nextAfter(teasers, article.id),
  };
}
