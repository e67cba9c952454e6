import { landing } from '../../content/landing.ts';
import type { ReadsContent } from '../services.ts';
import { type ArticleCard, listArticles } from './list-articles.ts';

/** An article with the name of what it leads to. */
export type Teaser = ArticleCard & { productName: string };

export async function listTeasers(services: ReadsContent): Promise<Teaser[]> {
  const { catalogue } = services.content.current();
  const articles = await listArticles(services);
  return articles.map((article) => ({ ...article, productName: catalogue[article.product].name }));
}

export async function readBlog(services: ReadsContent) {
  return { texts: landing.blog, newsletter: landing.newsletter, articles: await listTeasers(services) };
}
