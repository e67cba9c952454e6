import type { ReactNode } from 'react';
import { type Call, landing } from '../../../content/landing.ts';
import type { SectionWords } from '../../../content/sections.ts';
import type { Offer, Quote, ShownSection, SitePage } from '../../../domain/content/index.ts';
import { useEuro } from '../../formats.ts';
import { Island } from '../../islands/island.tsx';
import { useSite } from '../../page-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { later } from '../../ui/later.ts';
import { ArticleTeaser } from '../article-teaser.tsx';
import { MoonRow } from '../drawings/moons.tsx';
import { ChapterSeal, Divider, Star } from '../drawings/ornaments.tsx';
import { ShopDoor, ThreeSteps, TwelveMonths, TwoRings } from '../drawings/packages.tsx';
import { Portrait } from '../drawings/portrait.tsx';
import { LifePathFinder } from '../life-path-finder.tsx';
import { NewsletterBox } from '../newsletter-box.tsx';
import { OwnResults } from '../quiz/share-results.tsx';
import { QuoteCard } from '../quote-card.tsx';
import { Chapter } from './chapter.tsx';
import { Folded } from './folded.tsx';
import { HeroWheel } from './hero-wheel.tsx';
import { FreeFirst, OfferCall, OneByOneNote, PriceBefore } from './offer-call.tsx';
import { Plans } from './plans.tsx';

type Props = { section: ShownSection; next?: ShownSection; number: number; page: SitePage };

/** One of the sections of the first landing page. */
export function WrittenSection({ section, next, number, page }: Props) {
  const { offers, quotes } = page;
  switch (section.kind) {
    case 'hero':
      return <Hero texts={section.words} />;
    case 'finder':
      return <Finder section={section} page={page} />;
    case 'guide':
      return <Guide texts={section.words} number={number} />;
    case 'services':
      return <Plans texts={section.words} number={number} offers={offers.services} quotes={quotes} />;
    case 'packages':
      return <Packages texts={section.words} number={number} offers={offers.packages} />;
    case 'couples':
      return <Couples texts={section.words} number={number} offers={offers.couples} />;
    case 'business':
      return <Business texts={section.words} number={number} offers={offers.business} />;
    case 'membership': {
      const [offer] = offers.membership;
      return offer ? <Membership texts={section.words} number={number} offer={offer} /> : null;
    }
    case 'testimonials':
      return <Quotes texts={section.words} number={number} quotes={quotes} />;
    case 'blog': {
      const newsletter = next?.kind === 'newsletter' ? next.words : undefined;
      return (
        <Almanac texts={section.words} number={number} newsletter={newsletter} articles={page.articles} />
      );
    }
    case 'closing':
      return <Closing texts={section.words} number={number} />;
    default:
      return null;
  }
}

function Finder({
  section: { words },
  page: { lifePaths, years },
}: {
  section: Extract<ShownSection, { kind: 'finder' }>;
  page: SitePage;
}) {
  const { yearHeading, yearIntro, yearWaiting, yearCall, ...texts } = words;
  const year = { heading: yearHeading, intro: yearIntro, waiting: yearWaiting, call: yearCall };
  return (
    <div className="mx-auto mt-7 max-w-6xl px-4 sm:mt-10 sm:px-6">
      <Island
        name="life-path-finder"
        of={LifePathFinder}
        when="touch"
        props={{ texts, lifePaths, year: { texts: year, years } }}
      />
    </div>
  );
}

type OffersProps = { texts: SectionWords<'couples'>; number: number; offers: Offer[] };

function Business({ texts, number, offers }: OffersProps) {
  return (
    <Chapter {...texts} anchor={landing.business.anchor} number={number} height={[59, 61]}>
      <div className="grid items-center gap-6 sm:gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <PriceList offers={offers} />
        <ShopDoor className="mx-auto w-full max-w-20 max-lg:order-first sm:max-w-52 lg:max-w-72" />
      </div>
    </Chapter>
  );
}

function Couples({ texts, number, offers }: OffersProps) {
  return (
    <Chapter {...texts} anchor={landing.couples.anchor} number={number} height={[60, 63]} ground="sunken">
      <div className="grid items-center gap-6 sm:gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <TwoRings className="mx-auto w-full max-w-40 sm:max-w-80 lg:max-w-md" />
        <PriceList offers={offers} />
      </div>
    </Chapter>
  );
}

function Closing({ texts, number }: { texts: SectionWords<'closing'>; number: number }) {
  return (
    <Chapter {...texts} anchor={landing.closing.anchor} number={number} height={[50, 47]} centred>
      <Calls call={texts.call} more={texts.more} className="justify-center" />
      <Divider className="mx-auto mt-14 w-72 max-sm:hidden" />
      <ul className="mt-6 grid gap-4 sm:mt-10 sm:gap-8 md:grid-cols-3 md:gap-10">
        {texts.guarantees.map(({ title, text }) => (
          <li key={title} className="text-center">
            <h3 className="text-[1.25rem]">{title}</h3>
            <p className="mt-1 text-quiet sm:mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Hero({ texts: { heading, intro, call, more, claims } }: { texts: SectionWords<'hero'> }) {
  return (
    <section id="top" aria-labelledby="top-heading" className="overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-6 px-4 pt-7 sm:gap-y-10 sm:px-6 sm:pt-16 lg:grid-cols-[1fr_1.02fr] lg:pt-14">
        <div>
          <h1 id="top-heading" className="text-display">
            {heading}
          </h1>
          <p className="measure mt-4 text-lead text-quiet max-sm:leading-normal sm:mt-6">{intro}</p>
          <Calls call={call} more={more} className="mt-6 sm:mt-8" />
          <Island name="own-results" of={OwnResults} when="touch" stored="quiz_results" props={{}} />
        </div>
        <HeroWheel className="mx-auto w-full max-w-[16rem] sm:max-w-[36rem] lg:-mr-8 lg:w-[calc(100%+2rem)] lg:max-w-none" />
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Divider className="mx-auto mt-6 w-72 sm:mt-10" />
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 max-sm:text-fine sm:mt-6 sm:gap-x-8 sm:pb-4 lg:flex lg:justify-between">
          {claims.map((claim) => (
            <li key={claim} className="flex items-baseline gap-2.5 sm:items-center sm:justify-center">
              <Star className="size-3 shrink-0 text-leaf sm:size-3.5" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type MembershipProps = { texts: SectionWords<'membership'>; number: number; offer: Offer };

function Membership({ texts, number, offer }: MembershipProps) {
  const euro = useEuro();
  return (
    <Chapter
      {...texts}
      anchor={landing.membership.anchor}
      number={number}
      height={[43, 63]}
      ground="night"
      centred
    >
      <MoonRow className="mx-auto w-full max-w-3xl" />
      <ul className="mt-6 grid sm:mt-12 md:grid-cols-3 md:gap-10">
        {texts.benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-leaf py-1 md:pt-5">
            <h3 className="text-[1.375rem] max-md:hidden">{title}</h3>
            <Folded label={<h3 className="text-[1.25rem]">{title}</h3>}>
              <p className="text-quiet max-md:pb-3 md:mt-2">{text}</p>
            </Folded>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-col items-center gap-4 sm:mt-14 sm:gap-5 text-center">
        <p>
          <FreeFirst offer={offer} />
          <span className="serif text-[3.5rem] leading-none">{euro(offer.priceCents)}</span>
          <span className="text-quiet"> a {offer.recurring ?? 'month'}, cancel anytime</span>
        </p>
        <OfferCall offer={offer} variant="gold" size="lg">
          {texts.call.label}
        </OfferCall>
        <p className="measure text-fine text-quiet">{texts.small}</p>
      </div>
    </Chapter>
  );
}

function Guide({ texts, number }: { texts: SectionWords<'guide'>; number: number }) {
  const { guide } = useSite();
  const [first, ...rest] = texts.paragraphs;
  return (
    <section
      id={landing.guide.anchor}
      aria-labelledby="about-heading"
      style={later(35, 46)}
      className="later py-8 sm:py-16 lg:py-22"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-[7rem_1fr] items-center gap-x-5 px-4 sm:px-6 md:grid-cols-[minmax(14rem,22rem)_1fr] md:gap-x-14 lg:gap-x-20">
        <Portrait className="w-full md:row-span-2" label={`${guide}, drawn as a cameo`} />
        <div className="md:self-end">
          <ChapterSeal number={number} className="mb-2 size-12 sm:mb-5 sm:size-20" />
          <h2 id="about-heading" className="text-title lg:text-[2.5rem]">
            {texts.heading}
          </h2>
        </div>
        <div className="max-md:col-span-2 max-md:mt-4 md:self-start">
          <p className="measure text-quiet sm:text-lead md:mt-3">{texts.intro}</p>
          <div className="measure mt-3 space-y-2 md:mt-5 md:space-y-4">
            <p>{first}</p>
            <Folded label={`More about ${guide}`}>
              <div className="space-y-4">
                {rest.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Folded>
          </div>
          <Calls call={texts.call} more={texts.more} quiet className="mt-4 md:mt-7" />
        </div>
      </div>
    </section>
  );
}

/** Set like the price list of an old shop: name, a row of dots, the price, and what you get underneath. */
function PriceList({ offers }: { offers: Offer[] }) {
  const euro = useEuro();
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {offers.map(
        ({
          id,
          name,
          priceCents,
          originalPriceCents,
          badge,
          popular,
          description,
          features,
          paused,
          recurring,
          trialDays,
          oneByOne,
          more,
        }) => (
          <li key={id} className="py-3 sm:py-6">
            <div className="flex items-baseline gap-3">
              <h3 className="text-[1.375rem] leading-tight">{name}</h3>
              <span className="min-w-6 flex-1 border-b-2 border-dotted border-leaf/60" aria-hidden="true" />
              <PriceBefore cents={originalPriceCents} />
              <p className="serif text-[1.75rem] leading-none">
                <FreeFirst offer={{ trialDays }} />
                {euro(priceCents)}
                {recurring && <span className="text-base text-quiet"> a {recurring}</span>}
              </p>
            </div>
            <div className="mt-2 grid grid-cols-[1fr_auto] items-end gap-x-6 sm:gap-x-10">
              <div className="max-sm:col-span-2">
                {(badge ?? popular) && <Badge look="gold">{badge ?? 'Most Popular'}</Badge>}
                <p className="mt-1 max-w-[54ch] sm:mt-2">{description}</p>
                <OneByOneNote offer={{ priceCents, oneByOne, more }} className="mt-1.5" />
              </div>
              <Folded
                label={
                  <>
                    What is in it<span className="sr-only">: {name}</span>
                  </>
                }
                className="self-start sm:row-start-2"
              >
                <p className="max-w-[54ch] text-fine text-quiet text-pretty sm:mt-1.5">
                  {features.slice(0, 2).join(' · ')}
                </p>
              </Folded>
              <OfferCall
                offer={{ id, paused }}
                label={`Order ${name}`}
                variant="outline"
                className="shrink-0 max-sm:self-start sm:row-span-2"
              >
                Order
              </OfferCall>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

const drawings: Partial<Record<Offer['id'], ReactNode>> = {
  transformation: <ThreeSteps className="h-20 max-w-full self-start sm:h-32" />,
  'vip-blueprint': <TwelveMonths className="h-20 self-start sm:h-32" />,
};

function Packages({ texts, number, offers }: OffersProps) {
  const euro = useEuro();
  return (
    <Chapter {...texts} anchor={landing.packages.anchor} number={number} height={[62, 65]}>
      <ul className="max-md:swipe md:grid md:grid-cols-2 md:gap-6 lg:gap-8">
        {offers.map(
          ({
            id,
            name,
            priceCents,
            originalPriceCents,
            vip,
            description,
            features,
            paused,
            recurring,
            trialDays,
            oneByOne,
            more,
          }) => (
            <li
              key={id}
              className={cx(
                'flex flex-col rounded-md p-6 sm:p-10',
                vip ? 'dark engraved text-ink' : 'engraved',
              )}
            >
              {drawings[id]}
              <div className="mt-4 flex flex-wrap items-center gap-3 sm:mt-6">
                <h3 className="text-[1.5rem]">{name}</h3>
                {vip && <Badge look="gold">VIP</Badge>}
              </div>
              <p className="mt-2 text-quiet">{description}</p>
              <ul className="mt-4 mb-6 space-y-1.5 sm:mt-5 sm:mb-8 sm:space-y-2.5">
                {features.map((feature) => (
                  <li key={feature} className="flex gap-3 text-pretty">
                    <Star className="mt-2 size-3 text-leaf" />
                    {feature}
                  </li>
                ))}
              </ul>
              <OneByOneNote offer={{ priceCents, oneByOne, more }} className="mb-5" />
              <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-rule pt-5 sm:pt-6">
                <p className="flex items-baseline gap-x-3">
                  <FreeFirst offer={{ trialDays }} />
                  <span className="serif text-[2.5rem] leading-none">{euro(priceCents)}</span>
                  {recurring && <span className="text-quiet">a {recurring}</span>}
                  <PriceBefore cents={originalPriceCents} />
                </p>
                <OfferCall offer={{ id, paused }} variant={vip ? 'gold' : 'primary'}>
                  <span>
                    Choose<span className="max-sm:sr-only"> this package</span>
                    <span className="sr-only">: {name}</span>
                  </span>
                </OfferCall>
              </div>
            </li>
          ),
        )}
      </ul>
    </Chapter>
  );
}

/** Other voices than the ones that the plan cards quote already. */
const SHOWN: Quote['id'][] = ['couples-the-sofa', 'business-kept-the-name', 'circle-first-of-the-month'];

/** Words that somebody really said come first. */
function chosen(quotes: Quote[]): Quote[] {
  const real = quotes.filter(({ sample }) => !sample);
  return [...real, ...quotes.filter(({ id, sample }) => sample && SHOWN.includes(id))].slice(0, SHOWN.length);
}

type QuotesProps = { texts: SectionWords<'testimonials'>; number: number; quotes: Quote[] };

function Quotes({ texts, number, quotes }: QuotesProps) {
  if (quotes.length === 0) return <NoQuotes texts={texts} number={number} />;
  const { to, label } = quotes.some(({ sample }) => sample) ? texts.more : texts.moreReal;
  return (
    <Chapter {...texts} anchor={landing.testimonials.anchor} number={number} height={[36, 44]}>
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

function NoQuotes({ texts, number }: Pick<QuotesProps, 'texts' | 'number'>) {
  return (
    <Chapter
      heading={texts.withoutHeading}
      intro={texts.withoutIntro}
      anchor={landing.withoutQuotes.anchor}
      number={number}
      height={[36, 44]}
    >
      <dl className="grid gap-5 sm:gap-8 md:grid-cols-3 lg:gap-10">
        {texts.withoutPoints.map(({ title, text }) => (
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
  texts: SectionWords<'blog'>;
  number: number;
  /** Where the newsletter comes next, it stands on the same ground. */
  newsletter?: SectionWords<'newsletter'>;
  articles: SitePage['articles'];
};

function Almanac({ texts, number, newsletter, articles }: AlmanacProps) {
  return (
    <Chapter {...texts} anchor={landing.blog.anchor} number={number} height={[72, 74]} ground="sunken">
      <ul className="max-md:swipe md:grid md:grid-cols-2 md:gap-x-7 md:gap-y-10 lg:grid-cols-4">
        {articles.map((article) => (
          <ArticleTeaser key={article.id} article={article} />
        ))}
      </ul>
      <a href={texts.more.to} className="mt-2 inline-flex sm:mt-6 min-h-11 items-center font-semibold">
        {texts.more.label}
      </a>
      {newsletter && (
        <Island
          name="newsletter-box"
          of={NewsletterBox}
          when="touch"
          props={{ texts: newsletter, className: 'mt-4 sm:mt-10' }}
        />
      )}
    </Chapter>
  );
}

type CallsProps = { call: Call; more: Call; quiet?: boolean; className?: string };

/** What we would like the reader to do, and what she may do instead. */
function Calls({ call, more, quiet, className }: CallsProps) {
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
