import type { Call, Landing } from '../../../../content/landing.ts';
import type { LandingPage, Quote } from '../../../../domain/content/index.ts';
import { ArticleTeaser } from '../../../components/article-teaser.tsx';
import { Chapter } from '../../../components/landing/chapter.tsx';
import { NewsletterBox } from '../../../components/newsletter-box.tsx';
import { QuoteCard } from '../../../components/quote-card.tsx';
import { Island } from '../../../islands/island.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';

/** Other voices than the ones that the plan cards quote already. */
const SHOWN: Quote['id'][] = ['couples-the-sofa', 'business-kept-the-name', 'circle-first-of-the-month'];

/** Words that somebody really said come first. */
function chosen(quotes: Quote[]): Quote[] {
  const real = quotes.filter(({ sample }) => !sample);
  return [...real, ...quotes.filter(({ id, sample }) => sample && SHOWN.includes(id))].slice(0, SHOWN.length);
}

type QuotesProps = { texts: Landing['testimonials']; without: Landing['withoutQuotes']; quotes: Quote[] };

export function Quotes({ texts, without, quotes }: QuotesProps) {
  if (quotes.length === 0) return <NoQuotes texts={without} />;
  const { to, label } = quotes.some(({ sample }) => sample) ? texts.more : texts.moreReal;
  return (
    <Chapter {...texts} number={7} height={[36, 44]}>
      <ul className="max-md:swipe md:grid md:grid-cols-3 md:gap-8 lg:gap-10">
        {chosen(quotes).map((quote) => (
          <QuoteCard key={quote.id} quote={quote} />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 sm:mt-8 gap-y-1 text-fine text-quiet">
        {quotes.some(({ sample }) => sample) && texts.sampleNote}
        <a href={to} className="inline-flex min-h-11 items-center font-semibold text-ink">
          {label}
        </a>
      </p>
    </Chapter>
  );
}

function NoQuotes({ texts }: { texts: Landing['withoutQuotes'] }) {
  return (
    <Chapter {...texts} number={7} height={[36, 44]}>
      <dl className="grid gap-5 sm:gap-8 md:grid-cols-3 lg:gap-10">
        {texts.points.map(({ title, text }) => (
          <div key={title} className="border-t border-leaf pt-4 sm:pt-6">
            <dt className="serif text-[1.25rem]">{title}</dt>
            <dd className="mt-2 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}

type AlmanacProps = {
  texts: Landing['blog'];
  newsletter: Landing['newsletter'];
  articles: LandingPage['articles'];
};

export function Almanac({ texts, newsletter, articles }: AlmanacProps) {
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

type CallsProps = { call: Call; more: Call; quiet?: boolean; className?: string };

/** What we would like the reader to do, and what she may do instead. */
export function Calls({ call, more, quiet, className }: CallsProps) {
  const look = quiet ? buttonLook({}) : buttonLook({ variant: 'gold', size: 'lg' });
  return (
    <div className={cx('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <a href={call.to} className={`text-balance ${look}`}>
        {call.label}
      </a>
      <a href={more.to} className="inline-flex min-h-11 items-center font-semibold">
        {more.label}
      </a>
    </div>
  );
}
