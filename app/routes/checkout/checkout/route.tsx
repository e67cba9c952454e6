import { Gift } from 'lucide-react';
import { data } from 'react-router';
import { type SamplePage, samplePages } from '../../../../content/sample-pages.ts';
import { type Ratings, ratingsOf, testimonialFor } from '../../../../content/testimonials.ts';
import { FULL } from '../../../../content/weeks.ts';
import { asksOfBuyer, readCheckout } from '../../../../domain/shop/index.ts';
import { type Asked, answerPage } from '../../../answer.server.ts';
import {
  BuyerQuote,
  NextSteps,
  ProductStory,
  type ShownProduct,
} from '../../../components/checkout/product-story.tsx';
import { LostWheel } from '../../../components/drawings/lost-wheel.tsx';
import { SaidBy } from '../../../components/quote-card.tsx';
import { Island } from '../../../islands/island.tsx';
import { breadcrumbJsonLd, productJsonLd } from '../../../meta/json-ld.ts';
import { pageMeta } from '../../../meta/page-meta.ts';
import { useSite } from '../../../page-words.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route';
import { BackLink } from './code-field.tsx';
import { OrderForm } from './order-form.tsx';
import type { OrderedProduct } from './use-purchase.ts';

export const handle = { islands: true };

export const meta: Route.MetaFunction = (args) => {
  const { product } = args.loaderData ?? {};
  if (!product) return [{ title: 'Product Not Found' }, { name: 'robots', content: 'noindex' }];
  const { ratings } = args.loaderData ?? {};
  const { id, name, description } = product;
  return pageMeta(args, {
    title: name,
    description,
    image: `product-${id}`,
    picture: product.picture,
    jsonLd: (appUrl, site) => [
      productJsonLd(appUrl, site, product, { image: product.picture?.shared.address, ratings }),
      breadcrumbJsonLd(appUrl, [[name, `/checkout/${id}`]]),
    ],
  });
};

/** Cached for everybody: the catalogue's page of a product. Whoever is reading is asked about in the browser. */
export const loader = answerPage(({ params, services }: Asked<Route.LoaderArgs>) => {
  const product = readCheckout(services, params.productId);
  if (!product)
    return data(
      {
        ...{ product: undefined, quote: undefined, ratings: undefined, asks: undefined },
        ...{ tellsOfSimilar: false, practitioner: '' },
      },
      { status: 404 },
    );
  const { testimonials, site } = services.content.current();
  const quote = testimonialFor(testimonials, product.id);
  return data({
    product,
    quote,
    ratings: ratingsOf(testimonials, { product: product.id, isLive: services.config.mode === 'live' }),
    asks: asksOfBuyer(services, product),
    tellsOfSimilar: site.existingCustomers,
    practitioner: site.practitioner,
  });
});

/** What the form needs of it: the rest is told beside it and stays on the server. */
function toOrdered(product: ShownProduct): OrderedProduct {
  const { id, name, priceCents, originalPriceCents, suggestedCents, quizPriceCents } = product;
  const { urgency, recurring, yearlyCents, trialDays, beside, nextWeek, plan } = product;
  return {
    ...{ id, name, priceCents, originalPriceCents, suggestedCents, quizPriceCents },
    ...{ urgency, recurring, yearlyCents, trialDays, beside, nextWeek, plan },
  };
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { product, quote, ratings, asks, tellsOfSimilar, practitioner } = loaderData;
  if (!product) return <ProductNotFound />;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-4 sm:px-6 lg:pt-10">
      <Island name="back-link" of={BackLink} when="load" props={{}} />
      <div className="mt-4 grid gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-10">
          <ProductStory product={product} />
          {practitioner && (
            <p className="text-quiet">
              The person behind it is <strong className="text-ink">{practitioner}</strong>:{' '}
              <a href="/about-aura">their training, and how a reading is made</a>.
            </p>
          )}
          <SamplePages productId={product.id} />
        </div>
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-24">
            {product.paused || product.isFull ? (
              <NotOnSale id={product.id} isFull={product.isFull} />
            ) : (
              <Island
                name="order-form"
                of={OrderForm}
                when="load"
                props={{ product: toOrdered(product), asks, tellsOfSimilar }}
              />
            )}
          </div>
        </div>
        <div className="space-y-12 self-start">
          <NextSteps steps={product.steps} />
          {product.canBeGiven && <AsGift productId={product.id} />}
          {quote && <BuyerQuote quote={quote} />}
          {ratings && <Rated ratings={ratings} />}
        </div>
      </div>
    </div>
  );
}

/** What search engines are told, readers see too. */
function Rated({ ratings: { count, average, quotes } }: { ratings: Ratings }) {
  return (
    <section aria-labelledby="rated">
      <h2 id="rated" className="text-[1.375rem] lining-nums">
        {average} of 5, by {count === 1 ? 'one buyer' : `${count} buyers`}
      </h2>
      <ul className="mt-4 space-y-3">
        {quotes.map((quote) => (
          <li key={quote.id} className="flex flex-wrap items-center gap-3 text-fine">
            <SaidBy {...quote} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-fine text-quiet">
        Asked for by letter after delivery, each by somebody whose order we know. We choose which are shown.
      </p>
    </section>
  );
}

/** A plain link: the page is the same for everybody. */
function AsGift({ productId }: { productId: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-rule pt-5">
      <Gift className="size-5 text-gold" aria-hidden="true" />
      For somebody else?{' '}
      <a href={`/gifts?product=${productId}`} className="inline-flex min-h-11 items-center">
        Give it as a gift
      </a>
    </p>
  );
}

function NotOnSale({ id, isFull }: { id: string; isFull?: boolean }) {
  const { opensSoon } = useSite();
  if (opensSoon) return <OpensSoon />;
  return (
    <div className="engraved space-y-3 px-6 py-9 sm:px-9">
      <h2 className="text-title">{isFull ? FULL : 'Not on sale at the moment'}</h2>
      <p>We are taking no new orders for this one just now. Orders already placed go on as promised.</p>
      <ButtonLink to={`/checkout/${id}/opening`}>Tell me when it opens</ButtonLink>
      <ButtonLink to="/#services" variant="outline">
        See what else there is
      </ButtonLink>
    </div>
  );
}

function OpensSoon() {
  return (
    <div className="engraved space-y-3 px-6 py-9 sm:px-9">
      <h2 className="text-title">Opening soon</h2>
      <p>
        The shop takes its first orders in a little while. The free quiz, the articles and our letter box are
        open already.
      </p>
      <ButtonLink to="/quiz" variant="outline">
        Find my numbers first
      </ButtonLink>
    </div>
  );
}

function ProductNotFound() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center gap-5 px-6 py-24 text-center">
      <LostWheel className="w-40" label="404" />
      <h1 className="text-title">Product Not Found</h1>
      <p className="measure text-quiet">
        We do not sell this, or not any more. Everything we offer is on the home page.
      </p>
      <ButtonLink to="/">Return Home</ButtonLink>
    </div>
  );
}

/** Of all that are drawn only those that are shown are built in. */
const pictures = import.meta.glob<string>(
  '../../../../documents/samples/{personal-report-{05,11,14},couples-snapshot-{02,03,04},couples-blueprint-{03,06,12},business-blueprint-{03,07,13},brand-alignment-{05,06,07},yearly-blueprint-{07,12,22},personal-month-letter-01}.webp',
  { eager: true, query: '?url', import: 'default' },
);

const pictureOf = ({ document, page }: SamplePage) =>
  pictures[`../../../../documents/samples/${document}-${String(page).padStart(2, '0')}.webp`];

/** Pages of a real document to leaf through before paying. Each opens at its full size. */
function SamplePages({ productId }: { productId: string }) {
  const pages = Object.entries(samplePages).find(([id]) => id === productId)?.[1] ?? [];
  if (pages.length === 0) return null;
  const several = pages.length > 1;
  return (
    <section aria-labelledby="sample-pages">
      <h2 id="sample-pages" className="text-[1.375rem]">
        {several ? 'Leaf through it' : 'Read one'}
      </h2>
      <p className="mt-1 text-quiet">
        {several ? 'Three pages of a sample' : 'A sample'}, made for Ada Byron Lovelace by the same program
        that makes yours.
      </p>
      <ul className="mt-4 max-sm:swipe sm:grid sm:grid-cols-3 sm:gap-4">
        {pages.map((page) => (
          <li key={page.page}>
            <a href={pictureOf(page)} className="block border border-rule shadow-page">
              <img
                src={pictureOf(page)}
                alt={page.alt}
                width={530}
                height={749}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
