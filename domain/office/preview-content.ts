import { type ProductId, withTexts, writtenCatalogue } from '../../content/catalogue.ts';
import type { ContentKind } from '../../content/edition.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import {
  type Article,
  type ContentBodies,
  checkContent,
  fillBrand,
  isLetter,
  listTestimonials,
  type Offer,
  placeName,
  type Quote,
  renderMarkdown,
  toArticle,
  toOffer,
  toQuote,
} from '../content/index.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { showProduct } from '../shop/index.ts';

export type ContentPreview =
  | { kind: 'product'; offer: Offer; product: ReturnType<typeof showProduct>; quote?: Quote }
  | { kind: 'testimonial'; quote: Quote }
  | { kind: 'question'; question: string; html: string }
  | { kind: 'article'; article: Article }
  | { kind: 'meaning'; number: string; name: string; meaning: Meaning }
  | { kind: 'letter'; subject: string; html: string };

type Wish = { actor: Actor; kind: ContentKind; key: string; body: unknown };

/** The text as its page would show it. Nothing is kept. */
export async function previewContent(
  services: Parts,
  { actor, kind, key, body }: Wish,
): Promise<ContentPreview> {
  staffOnly(actor);
  const content = services.content.current();
  const checked = checkContent(services, kind, key, body);
  switch (kind) {
    case 'product': {
      const product = withTexts(writtenCatalogue[key as ProductId], checked as ContentBodies['product']);
      const quotes = await listTestimonials(services);
      const quote = quotes.find(({ id }) => id === product.card?.testimonial);
      return { kind, offer: toOffer(product), product: showProduct(product), quote };
    }
    case 'testimonial':
      return { kind, quote: toQuote(checked as ContentBodies['testimonial'], content.catalogue) };
    case 'question': {
      const { question, answer } = checked as ContentBodies['question'];
      return { kind, question, html: renderMarkdown(fillBrand(answer, content.site)) };
    }
    case 'article':
      return { kind, article: toArticle(checked as ContentBodies['article']) };
    case 'meaning':
      return {
        kind,
        number: key.split('.')[1] ?? '',
        name: placeName(key),
        meaning: checked as ContentBodies['meaning'],
      };
    case 'letter': {
      if (!isLetter(key)) throw notFound('Letter');
      const wording = checked as ContentBodies['letter'];
      const { subject, html } = await services.mails.render(services.mails.sample(key), content, { wording });
      return { kind, subject, html };
    }
  }
}
