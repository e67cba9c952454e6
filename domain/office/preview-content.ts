import { currentProduct } from '../../content/catalogue.ts';
import { lessonsOf } from '../../content/courses.ts';
import type { ContentKind } from '../../content/edition.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import {
  type Article,
  type ContentBodies,
  checkContentBody,
  fillBrand,
  fillLegal,
  isLetterKey,
  listTestimonials,
  meaningName,
  type Offer,
  type Quote,
  renderMarkdown,
  type SitePage,
  toArticle,
  toOffer,
  toQuote,
  toSitePage,
} from '../content/index.ts';
import { notFound } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { lessonSections } from '../learning/index.ts';
import { addEventsToPage } from '../practice/index.ts';
import type { Deps } from '../services.ts';
import { toShownProduct } from '../shop/index.ts';

export type ContentPreview =
  | { kind: 'product'; offer: Offer; product: ReturnType<typeof toShownProduct>; quote?: Quote }
  | { kind: 'testimonial'; quote: Quote }
  | { kind: 'question'; question: string; html: string }
  | { kind: 'article'; article: Article }
  | { kind: 'page'; page: Awaited<ReturnType<typeof addEventsToPage<SitePage>>> }
  | { kind: 'course'; title: string; tagline: string; about: string }
  | { kind: 'lesson'; title: string; sections: ReturnType<typeof lessonSections> }
  | { kind: 'meaning'; number: string; name: string; meaning: Meaning }
  | { kind: 'legal'; title: string; html: string }
  | { kind: 'letter'; looks: { who: string; subject: string; html: string }[] };

type Wish<Kind extends ContentKind> = { actor: Actor; kind: Kind; key: string; body: unknown };

/** The text as its page would show it. Nothing is saved. */
export async function previewContent<Kind extends ContentKind>(
  services: Deps,
  { actor, kind, key, body }: Wish<Kind>,
): Promise<ContentPreview> {
  staffOnly(actor);
  return previews[kind](services, key, checkContentBody(services, kind, key, body));
}

/** One lesson of a course, of what stands in its form. */
export function previewLesson(
  services: Deps,
  { actor, key, body, lessonId }: Omit<Wish<'course'>, 'kind'> & { lessonId: string },
): ContentPreview {
  staffOnly(actor);
  const checked = checkContentBody(services, 'course', key, body);
  const lesson = lessonsOf(checked).find(({ id }) => id === lessonId);
  if (!lesson) throw notFound('Lesson');
  const sections = lessonSections(lesson.body, services.content.current());
  return { kind: 'lesson', title: lesson.title, sections };
}

type Preview<Kind extends ContentKind> = (
  services: Deps,
  key: string,
  body: ContentBodies[Kind],
) => Promise<ContentPreview>;

const previews: { [Kind in ContentKind]: Preview<Kind> } = {
  async product(services, key, body) {
    const product = currentProduct(key, body);
    const quotes = await listTestimonials(services);
    const quote = quotes.find(({ id }) => id === product.card?.testimonial);
    return {
      kind: 'product',
      offer: toOffer(product),
      product: toShownProduct(product, services.content.current()),
      quote,
    };
  },
  async testimonial({ content }, _key, testimonial) {
    return { kind: 'testimonial', quote: toQuote(testimonial, content.current().catalogue) };
  },
  async question({ content }, _key, { question, answer }) {
    const current = content.current();
    return { kind: 'question', question, html: renderMarkdown(fillBrand(answer, current.site), current) };
  },
  async article({ content }, _key, article) {
    return { kind: 'article', article: toArticle(article, content.current()) };
  },
  async page(services, _key, body) {
    return { kind: 'page', page: await addEventsToPage(services, await toSitePage(services, body)) };
  },
  async course({ content }, _key, { title, tagline, body }) {
    return { kind: 'course', title, tagline, about: renderMarkdown(body, content.current()) };
  },
  async navigation() {
    throw notFound('Preview');
  },
  async meaning(_services, key, meaning) {
    return { kind: 'meaning', number: key.split('.')[1] ?? '', name: meaningName(key), meaning };
  },
  async legal(services, _key, text) {
    const { title, body } = fillLegal(services, text);
    return { kind: 'legal', title, html: renderMarkdown(body) };
  },
  async letter({ mails, content }, key, letter) {
    if (!isLetterKey(key)) throw notFound('Letter');
    const looks = mails.people(key).map(async ({ who, mail }) => {
      const { subject, html } = await mails.render(mail, content.current(), { letter });
      return { who, subject, html };
    });
    return { kind: 'letter', looks: await Promise.all(looks) };
  },
};
