import { readArticlePage } from '../../../../domain/content/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import { ArticleTeaser } from '../../../components/article-teaser.tsx';
import { Plate } from '../../../components/drawings/plates.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { useDay, useEuro } from '../../../formats.ts';
import { Island } from '../../../islands/island.tsx';
import { articleJsonLd, breadcrumbJsonLd } from '../../../meta/json-ld.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { buttonLook } from '../../../ui/button.tsx';
import type { Route } from './+types/route';
import { OwnNumber } from './own-number.tsx';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData?.article;
  if (!article) return [];
  const { id, title, description, date, changed } = article;
  return pageMeta(args, {
    title,
    description,
    image: id,
    picture: article.picture,
    published: date,
    changed,
    jsonLd: (appUrl, site) => [
      articleJsonLd(appUrl, site, article),
      breadcrumbJsonLd(appUrl, [
        ['Blog', '/blog'],
        [title, `/blog/${id}`],
      ]),
    ],
  });
};

export const loader = answerPage(({ params: { articleId }, services }: Asked<Route.LoaderArgs>) => {
  return readArticlePage(services, { articleId });
});

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const euro = useEuro();
  const longDate = useDay();
  const { article, product, own, others } = loaderData;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 lg:pt-14">
      <article>
        <header className="mx-auto flex max-w-3xl flex-col items-center text-center">
          <a href="/blog" className="inline-flex min-h-11 items-center text-fine">
            From the almanac
          </a>
          <h1 className="mt-2 text-display lg:text-[3.25rem]">{article.title}</h1>
          <p className="mt-5 text-lead text-quiet">{article.description}</p>
          <p className="mt-4 text-fine text-quiet">
            <time dateTime={article.date}>{longDate(article.date)}</time> · {article.minutes} min read
          </p>
        </header>
        <Plate name={article.image} className="mx-auto mt-8 w-full max-w-md" />
        <div className="mt-12 grid justify-center gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] lg:gap-16">
          <RenderedText html={article.html} className="opening-capital" />
          <aside
            aria-label="Your number and the reading"
            className="space-y-8 lg:sticky lg:top-24 lg:self-start"
          >
            <Island name="own-number" of={OwnNumber} when="touch" stored="quiz_results" props={own} />
            {product && (
              <div className="border-t border-leaf pt-5">
                <p className="text-fine text-quiet">This article goes with</p>
                <p className="serif mt-1 text-[1.375rem] leading-snug">{product.name}</p>
                <p className="mt-2 text-fine text-quiet">{product.description}</p>
                <a
                  href={`/checkout/${product.id}`}
                  className={`mt-4 w-full ${buttonLook({ variant: 'gold' })}`}
                >
                  Order for {euro(product.priceCents)}
                </a>
              </div>
            )}
          </aside>
        </div>
      </article>
      <section aria-labelledby="more-heading" className="mt-20 border-t border-rule pt-12">
        <h2 id="more-heading" className="text-title">
          More from the almanac
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {others.map((other) => (
            <ArticleTeaser key={other.id} article={other} />
          ))}
        </ul>
      </section>
    </div>
  );
}
