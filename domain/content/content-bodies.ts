import { z } from 'zod';
import { type ProductTexts, productIds } from '../../content/catalogue.ts';
import type { ContentKind } from '../../content/edition.ts';
import { type FaqEntry, faqGroups } from '../../content/faq.ts';
import type { Meaning } from '../../content/meanings/index.ts';
import type { Testimonial } from '../../content/testimonials.ts';
import type { LetterText } from '../../emails/mails.ts';
import { invalid } from '../errors.ts';
import type { ArticleText } from './list-articles.ts';

type Hideable = { hidden?: boolean };

/** What a version of each kind holds. */
export type ContentBodies = {
  product: ProductTexts;
  testimonial: Testimonial & Hideable;
  question: FaqEntry & Hideable;
  article: ArticleText & Hideable;
  meaning: Meaning;
  letter: LetterText;
};

const words = (max: number) =>
  z.string().trim().min(1, 'Please write something here.').max(max, `At most ${max} characters.`);
const lines = (most: number, max: number) =>
  z.array(words(max)).min(1, 'At least one line.').max(most, `At most ${most} lines.`);
const maybe = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .transform((text) => text || undefined)
    .optional();
const yes = z.literal(true).optional().catch(undefined);
const cents = z
  .int('Please give a price such as 59 or 59.50.')
  .min(50, 'The payment provider takes no less than €0.50.')
  .max(1_000_000, 'At most €10,000.');
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, figures and hyphens.')
  .max(80);
const productId = z.enum(productIds, 'Please choose a product.');

const product = z
  .object({
    name: words(60),
    priceCents: cents,
    originalPriceCents: cents.optional(),
    description: words(400),
    features: lines(10, 160),
    popular: yes,
    vip: yes,
    paused: yes,
    urgency: maybe(40),
    badge: maybe(24),
    card: z
      .object({
        name: z.enum(['Starter', 'Deep Dive', 'Transformational']),
        description: words(240),
        features: lines(8, 120),
        testimonial: z.string(),
        cta: words(40),
      })
      .optional(),
  })
  .refine(({ priceCents, originalPriceCents }) => !originalPriceCents || originalPriceCents > priceCents, {
    path: ['originalPriceCents'],
    message: 'The price before has to be higher than the price.',
  });

const meaning = z.object({
  title: words(60),
  essence: words(200),
  short: words(1_000),
  long: lines(8, 2_000),
  strengths: lines(8, 120),
  cautions: lines(8, 120),
  exercise: words(1_000),
});

export const schemas: { [Kind in ContentKind]: z.ZodType<ContentBodies[Kind]> } = {
  product,
  testimonial: z.object({
    id: key,
    quote: words(500),
    name: words(60),
    place: words(60),
    product: productId,
    sample: z.boolean(),
    hidden: yes,
  }),
  question: z.object({
    id: key,
    group: z.enum(faqGroups, 'Please choose a group.'),
    question: words(160),
    answer: words(4_000),
    hidden: yes,
  }),
  article: z.object({
    id: key,
    title: words(120),
    description: words(260),
    date: z.iso.date('Please give a date.'),
    minutes: z.int().min(1).max(120),
    product: productId,
    image: z.enum(['wheel', 'pair', 'calendar', 'constellation'], 'Please choose a drawing.'),
    number: z.enum(['lifePath', 'expression', 'soulUrge'], 'Please choose a number.'),
    body: words(60_000),
    hidden: yes,
  }),
  meaning,
  letter: z.object({
    subject: maybe(200),
    preview: maybe(200),
    blocks: z
      .array(
        z.object({
          part: z.string().max(100).optional(),
          text: words(4_000).optional(),
          isOut: yes,
        }),
      )
      .max(60, 'At most 60 parts.')
      .optional(),
  }),
};

/** The body as its kind wants it; otherwise the refusal that names each wrong field. */
export function checkedBody<Kind extends ContentKind>(kind: Kind, body: unknown): ContentBodies[Kind] {
  const result = schemas[kind].safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[fieldOf(path)] ??= message;
  throw invalid(fields);
}

/** 'features.3' is shown at the field that holds all the lines; a part of a letter has a field of its own. */
const fieldOf = (path: PropertyKey[]) =>
  path[0] === 'blocks'
    ? path.slice(0, 2).join('.')
    : path.filter((step) => typeof step !== 'number').join('.') || 'body';
