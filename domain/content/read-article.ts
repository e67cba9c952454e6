import { catalogue, type Product } from '../../content/catalogue.ts';
import { positions } from '../../content/meanings/index.ts';
import { notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { type ArticleCard, toArticleCard } from './list-articles.ts';
import { listQuizMeanings, type YearCard } from './list-numbers.ts';
import { listMarkdownFiles, readMarkdownFile } from './markdown-file.ts';
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
  _services: Services,
  { articleId }: { articleId: string },
): Promise<Article> {
  if (!listMarkdownFiles('articles').includes(articleId)) throw notFound('Article');
  const { facts, body } = readMarkdownFile(`articles/${articleId}.md`);
  return { ...toArticleCard(facts), html: renderMarkdown(body) };
}

/** An article with everything that stands around it. */
export async function readArticlePage(
  services: Services,
  { articleId }: { articleId: string },
): Promise<ArticlePage> {
  const article = await readArticle(services, { articleId });
  const { id, name, description, priceCents } = catalogue[article.product];
  const [meanings, teasers] = await Promise.all([
    listQuizMeanings(services, { position: article.number }),
    listTeasers(services),
  ]);
  return {
    article,
    product: { id, name, description, priceCents },
    own: { position: article.number, positionName: positions[article.number].name, meanings },
    others: teasers.filter((teaser) => teaser.id !== articleId),
  };
}
