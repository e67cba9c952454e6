import { readBlog } from '../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../answer.server.ts';
import { ArticleTeaser } from '../../components/article-teaser.tsx';
import { NewsletterBox } from '../../components/newsletter-box.tsx';
import { PageOpening } from '../../components/page-opening.tsx';
import { Island } from '../../islands/island.tsx';
import { breadcrumbJsonLd } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { Route } from './+types/blog';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Blog: from the almanac',
    description: args.loaderData?.texts.intro ?? '',
    image: 'blog',
    jsonLd: (appUrl) => [breadcrumbJsonLd(appUrl, [['Blog', '/blog']])],
  });

export const loader = answerPage(({ services }: Asked<Route.LoaderArgs>) => {
  return readBlog(services);
});

export default function Blog({ loaderData: { texts, newsletter, articles } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-14 sm:px-6 lg:pt-18">
      <PageOpening title={texts.heading} lead={texts.intro} />
      <ul className="mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} article={article} level="h2" />
        ))}
      </ul>
      <Island
        name="newsletter-box"
        of={NewsletterBox}
        when="touch"
        props={{ texts: newsletter, level: 'h2', className: 'mt-16' }}
      />
    </div>
  );
}
