import type { Landing } from '../../../../content/landing.ts';
import type { LandingPage } from '../../../../domain/content/index.ts';
import { ArticleTeaser } from '../../../components/article-teaser.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { NewsletterBox } from '../../../components/newsletter-box.tsx';
import { Island } from '../../../islands/island.tsx';

type Props = {
  texts: Landing['blog'];
  newsletter: Landing['newsletter'];
  articles: LandingPage['articles'];
};

export function Almanac({ texts, newsletter, articles }: Props) {
  return (
    <Chapter {...texts} number={8} height={[72, 74]} ground="sunken">
      <ul className="max-md:swipe md:grid md:grid-cols-2 md:gap-x-7 md:gap-y-10 lg:grid-cols-4">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} article={article} />
        ))}
      </ul>
      <a href={texts.more.to} className="mt-2 inline-flex sm:mt-6 min-h-11 items-center font-semibold">
        {texts.more.label}
      </a>
      <Island
        name="newsletter-box"
        of={NewsletterBox}
        when="touch"
        props={{ texts: newsletter, className: 'mt-4 sm:mt-10' }}
      />
    </Chapter>
  );
}
