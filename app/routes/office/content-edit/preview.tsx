import type { ContentKind } from '../../../../content/edition.ts';
import type { ContentPreview } from '../../../../domain/office/index.ts';
import { PriceLines } from '../../../components/checkout/price-lines.tsx';
import { ProductStory } from '../../../components/checkout/product-story.tsx';
import { Plate } from '../../../components/drawings/plates.tsx';
import { Plan } from '../../../components/landing/plans.tsx';
import { QuoteCard } from '../../../components/quote-card.tsx';
import { RenderedText } from '../../../components/rendered-text.tsx';
import { Medallion } from '../../../ui/medallion.tsx';
import { LetterPreview } from './letter-preview.tsx';

/** The text as visitors would see it, from what stands in the form. */
export function Preview({ preview }: { preview: ContentPreview }) {
  if (preview.kind === 'letter') return <LetterPreview {...preview} />;
  return (
    <div className="rounded-md border border-rule bg-paper p-5 sm:p-7" inert>
      <Shown preview={preview} />
    </div>
  );
}

function Shown({ preview }: { preview: ContentPreview }) {
  switch (preview.kind) {
    case 'product':
      return <ProductPreview {...preview} />;
    case 'testimonial':
      return (
        <ul>
          <QuoteCard quote={preview.quote} />
        </ul>
      );
    case 'question':
      return (
        <>
          <p className="serif text-[1.375rem]">{preview.question}</p>
          <RenderedText html={preview.html} className="mt-3" />
        </>
      );
    case 'article':
      return <ArticlePreview {...preview} />;
    case 'meaning':
      return <MeaningPreview {...preview} />;
    case 'letter':
      return null;
  }
}

type Of<Kind extends ContentKind> = Extract<ContentPreview, { kind: Kind }>;

function ProductPreview({ offer, product, quote }: Of<'product'>) {
  return (
    <div className="space-y-10">
      {offer.card && (
        <ul className="mx-auto max-w-md pt-4">
          <Plan offer={offer} quote={quote} />
        </ul>
      )}
      <ProductStory product={product} />
      <PriceLines
        priceCents={product.priceCents}
        originalPriceCents={product.originalPriceCents}
        discountCents={0}
        totalCents={product.priceCents}
        monthly={product.recurring === 'month'}
      />
    </div>
  );
}

function ArticlePreview({ article }: Of<'article'>) {
  return (
    <article>
      <p className="text-fine text-quiet">
        {article.date} · {article.minutes} min read
      </p>
      <p className="mt-1 text-title">{article.title}</p>
      <p className="mt-3 text-lead text-quiet">{article.description}</p>
      <Plate name={article.image} className="mx-auto mt-6 w-full max-w-xs" />
      <RenderedText html={article.html} className="opening-capital mt-6" />
    </article>
  );
}

function MeaningPreview({ number, name, meaning }: Of<'meaning'>) {
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-5">
        <Medallion value={number} label={name} />
        <div>
          <p className="serif text-[1.375rem] leading-snug">{meaning.title}</p>
          <p className="text-quiet">{meaning.essence}</p>
        </div>
      </div>
      <p>{meaning.short}</p>
      {meaning.long.map((paragraph) => (
        <p key={paragraph} className="text-quiet">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
