import { productIds } from '../../content/catalogue.ts';
import type { ReadsContent } from '../services.ts';
import { listArticles } from './list-articles.ts';
import { pageNumbers } from './list-numbers.ts';

export type PublicPage = { path: string /** YYYY-MM-DD, where we know it. */; changed?: string };

const fixed = [
  '/',
  '/quiz',
  '/blog',
  '/numbers',
  '/compatibility',
  '/your-year',
  '/book',
  '/events',
  '/about-aura',
  '/testimonials',
  '/faq',
  '/contact',
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/withdraw',
];

/** Every page that a search engine should know. The mini reading is the quiz's own offer, and is found there. */
export async function listPublicPages(services: ReadsContent): Promise<PublicPage[]> {
  const { catalogue } = services.content.current();
  const articles = await listArticles(services);
  return [
    ...fixed.map((path) => ({ path })),
    ...articles.map(({ id, date, changed = date }) => ({ path: `/blog/${id}`, changed })),
    ...pageNumbers.map((number) => ({ path: `/numbers/${number}` })),
    ...productIds
      .filter((id) => id !== 'mini-reading' && !catalogue[id].paused)
      .map((id) => ({ path: `/checkout/${id}` })),
  ];
}
