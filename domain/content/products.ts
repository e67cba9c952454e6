import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currentProduct, findWritten } from '../../content/catalogue.ts';
import { FEWEST_PARTS, isDivisible, MOST_PARTS } from '../../content/payment-plan.ts';
import {
  askedTypes,
  asksFor,
  documentIds,
  type IntakeId,
  intakeIds,
  landingSections,
  onceOnly,
  opensOf,
  type Product,
  type ProductBody,
  type ProductFile,
  type ProductTerms,
  paidBy,
  productTypes,
  taxClasses,
  toBody,
} from '../../content/product.ts';
import { inWords, promisedHours, promisesIn } from '../../content/promise.ts';
import { invalid } from '../errors.ts';
import { type Actor, staffOnly } from '../identity/index.ts';
import { refuseWithoutRoom } from '../room.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { pictureField } from './media-address.ts';

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

/** Whether there is such a course, with lessons, the office asks (domain/office/products.ts). */
const courseId = z.string().min(1, 'Please choose a course.').max(80);

/** Of a form that was composed, its own problem; else that none was chosen. */
function unionProblem(issue: { input?: unknown }): string {
  if (typeof issue.input !== 'object') return 'Please choose a form.';
  return composed.safeParse(issue.input).error?.issues[0]?.message ?? 'Please choose a form.';
}

const FOLDER = 'product-files/';

const file = z.object({
  key: z.string().regex(/^product-files\/[0-9a-f-]{36}\.[a-z0-9]{1,10}$/, 'This file was not uploaded here.'),
  name: words(120),
  size: z.int().min(1),
});

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), document: z.enum(documentIds, 'Please choose a document.') }),
  z.object({
    kind: z.literal('video'),
    minutes: z.int('A video of how many minutes?').min(1, 'A video of how many minutes?').max(240),
  }),
  z.object({
    kind: z.literal('session-credits'),
    sessionType: words(80),
    count: z.int('How many sessions?').min(1, 'How many sessions?').max(24, 'At most 24 sessions.'),
  }),
  z.object({ kind: z.literal('course'), course: courseId }),
  z.object({ kind: z.literal('membership') }),
  z.object({
    kind: z.literal('membership-months'),
    months: z.int('How many months?').min(1, 'How many months?').max(24, 'At most 24 months.'),
  }),
  z.object({ kind: z.literal('text'), title: words(80) }),
  z.object({ kind: z.literal('seat'), event: z.uuid('Please choose an event.'), title: words(160) }),
  z.object({
    kind: z.literal('files'),
    files: z.array(file).min(1, 'There is no file to download yet.').max(10, 'At most 10 files.'),
  }),
]);

const asked = z
  .object({
    key: z.string().regex(/^q\d{1,3}$/),
    type: z.enum(askedTypes, 'Please choose what to ask for.'),
    label: z.string().trim().min(1, 'A question has no words.').max(160, 'At most 160 characters.'),
    hint: maybe(300),
    required: z.boolean(),
    options: z.array(words(80)).max(20, 'At most 20 choices.').optional(),
  })
  .refine(({ type, options }) => type !== 'choice' || (options?.length ?? 0) > 1, {
    message: 'A choice needs at least two answers to choose from.',
  });

const composed = z.object({
  fields: z
    .array(asked)
    .min(1, 'The form asks for nothing yet.')
    .max(20, 'At most 20 questions.')
    .refine(
      (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
      'Two questions share a key.',
    )
    .refine((fields) => fields.filter(({ type }) => type === 'file').length <= 2, {
      message: 'At most two files: they are sent together.',
    })
    .refine((fields) => onceOnly.every((type) => fields.filter((field) => field.type === type).length < 2), {
      message: 'Birth name, birth date, called name, business and second person are asked once each.',
    }),
});

const terms = z.object({
  recurring: z.enum(paidBy).optional(),
  opens: z
    .object({
      letters: z.boolean(),
      courses: z.array(courseId).max(8),
      sessions: z
        .object({
          sessionType: words(80),
          count: z
            .int('How many sessions?')
            .min(1, 'How many sessions?')
            .max(12, 'At most 12 sessions a month.'),
        })
        .optional(),
      eventsPercent: z.int('A whole number.').min(1, 'At least 1 %.').max(90, 'At most 90 %.').optional(),
    })
    .optional(),
  trialDays: z
    .int('A whole number of days.')
    .min(3, 'At least 3 days, so that a letter can come before they end.')
    .max(90, 'At most 90 days.')
    .optional(),
  delivers: z.array(part).min(1, 'It delivers nothing yet.').max(8, 'At most 8 parts.'),
  whatsappDays: z.int('A whole number of days.').min(1).max(365, 'At most 365 days.').optional(),
  intake: z.union([z.enum(intakeIds), composed], { error: unionProblem }),
  taxClass: z.enum(taxClasses, 'Please choose a tax class.'),
  productType: z.enum(productTypes),
  deliveryHours: z
    .int('A whole number of hours or days.')
    .min(1, 'At least an hour.')
    .max(90 * 24, 'At most 90 days.')
    .optional(),
});

const offer = z.object({ product: z.string().min(1).max(64), priceCents: cents.optional() }).optional();

/** What a version of a product holds. Those of earlier programs have no terms. */
export const productBody = z
  .object({
    name: words(60),
    priceCents: cents,
    originalPriceCents: cents.optional(),
    suggestedCents: cents.optional(),
    yearlyCents: cents.optional(),
    description: words(400),
    features: lines(10, 160),
    more: maybe(300),
    picture: pictureField.optional(),
    popular: yes,
    vip: yes,
    paused: yes,
    archived: yes,
    plan: z
      .object({
        parts: z
          .int('How many parts?')
          .min(FEWEST_PARTS, `At least ${FEWEST_PARTS} parts.`)
          .max(MOST_PARTS, `At most ${MOST_PARTS} parts.`),
        totalCents: cents,
        release: z.enum(['once', 'parts']),
      })
      .optional(),
    weekly: z.int('A whole number.').min(1, 'At least one.').max(999, 'At most 999.').optional(),
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
    sections: z.array(z.enum(landingSections)).optional(),
    position: z.int('A whole number.').min(0).max(100_000).optional(),
    includes: z
      .array(z.string().min(1).max(64))
      .min(2, 'A bundle has at least two products.')
      .max(6, 'A bundle has at most six products.')
      .refine((ids) => new Set(ids).size === ids.length, 'Each product once.')
      .optional(),
    beside: offer,
    after: offer,
    terms: terms.optional(),
  })
  .refine(({ priceCents, originalPriceCents }) => !originalPriceCents || originalPriceCents > priceCents, {
    path: ['originalPriceCents'],
    message: 'The price before has to be higher than the price.',
  })
  .refine(({ priceCents, suggestedCents }) => !suggestedCents || suggestedCents >= priceCents, {
    path: ['suggestedCents'],
    message: 'The suggested price is not below the price, which is the least.',
  }) satisfies z.ZodType<ProductBody>;

/** The first edition of a product, as a version would hold it. */
export function writtenBody(id: string): ProductBody | undefined {
  const written = findWritten(id);
  return written && toBody(written);
}

/** What is published of a product, without what a live site leaves out. */
export function readLiveProduct({ content }: ReadsContent, id: string): Product | undefined {
  const body = content.current().edits.of<ProductBody>('product', id);
  return body || findWritten(id) ? currentProduct(id, body) : undefined;
}

type Problem = Record<string, string> | undefined;

/** What each document needs to know of its reader. */
const asks: Record<(typeof documentIds)[number], readonly IntakeId[]> = {
  'personal-report': ['person', 'person-with-questions', 'couple', 'business'],
  'yearly-blueprint': ['person', 'person-with-questions', 'couple', 'business'],
  'couples-snapshot': ['couple'],
  'couples-blueprint': ['couple'],
  'business-blueprint': ['business'],
  'brand-alignment': ['business'],
};

/** What no schema can say of a product. */
export function productProblem(id: string, body: ProductBody): Problem {
  if (id === 'mini-reading' && !body.originalPriceCents)
    return { originalPriceCents: 'The mini reading needs the price it has after its 24 hours.' };
  if (body.suggestedCents && (id === 'mini-reading' || body.terms?.recurring))
    return { suggestedCents: 'This one has a price of its own that nobody chooses.' };
  if (body.weekly && (body.terms?.recurring || body.includes))
    return {
      weekly: body.includes
        ? 'A bundle has as many places as its products.'
        : 'What is paid by the month is not limited by the week.',
    };
  const sold = body.terms ?? writtenBody(id)?.terms;
  const inParts = planProblem(id, body, sold);
  if (inParts) return inParts;
  if (!sold) return { 'terms.delivers': 'It delivers nothing yet.' };
  for (const part of sold.delivers) {
    if (part.kind === 'document' && !isAskedFor(part.document, sold.intake))
      return { 'terms.intake': documentNeeds(part.document) };
    if (part.kind === 'membership-months' && !asksBirth(sold.intake))
      return {
        'terms.intake': 'The Circle’s letters and calendar are made from a birth date. Please ask for one.',
      };
    if (part.kind === 'membership' && !sold.recurring)
      return { 'terms.delivers': 'A membership is paid by the month or by the year.' };
  }
  return membershipProblem(body, sold) ?? promiseProblem(body, sold);
}

/** What is charged again and again is a membership, and opens something. */
function membershipProblem({ yearlyCents, priceCents, includes }: ProductBody, sold: ProductTerms): Problem {
  if (!sold.recurring) {
    if (sold.trialDays) return { 'terms.trialDays': 'Only a membership begins with free days.' };
    return yearlyCents ? { yearlyCents: 'Only a membership is paid by the year.' } : undefined;
  }
  if (includes) return { includes: 'A membership is no bundle.' };
  if (!sold.delivers.some(({ kind }) => kind === 'membership'))
    return { 'terms.delivers': 'What is charged again and again is a membership.' };
  if (yearlyCents && sold.recurring === 'year')
    return { yearlyCents: 'It is paid by the year alone: the price above is that of a year.' };
  if (yearlyCents && yearlyCents <= priceCents) return { yearlyCents: 'A year costs more than a month.' };
  const { letters, courses, sessions, eventsPercent } = opensOf(sold);
  if (!letters && courses.length === 0 && !sessions && !eventsPercent)
    return { 'terms.opens': 'It opens nothing yet.' };
  if (letters && !asksBirth(sold.intake))
    return { 'terms.intake': 'Letters and days are made from a birth date. Please ask for one.' };
  return undefined;
}

/** What cannot be paid in parts, and what cannot come with them. */
function planProblem(
  id: string,
  { plan, priceCents, suggestedCents }: ProductBody,
  sold?: ProductTerms,
): Problem {
  if (!plan) return undefined;
  if (id === 'mini-reading' || suggestedCents || sold?.recurring)
    return { 'plan.parts': 'This one has a price of its own, so it is not sold in parts.' };
  if (!isDivisible(plan.totalCents, plan.parts)) return { 'plan.totalCents': 'A part costs at least €1.' };
  if (plan.totalCents < priceCents)
    return { 'plan.totalCents': 'In parts it cannot cost less than at once.' };
  if (plan.release === 'parts' && !sold?.delivers.some(({ kind }) => kind === 'session-credits'))
    return { 'plan.release': 'Only sessions can come with the parts, and this delivers none.' };
  return undefined;
}

/** The words and the field say the same: nobody is promised two times. */
function promiseProblem({ description, features, card }: ProductBody, sold: ProductTerms): Problem {
  const hours = promisedHours(sold);
  if (!hours) return undefined;
  const texts = {
    description: [description],
    features,
    'card.features': card?.features ?? [],
  };
  for (const [field, lines] of Object.entries(texts)) {
    const other = lines.flatMap(promisesIn).find((promised) => promised !== hours);
    if (other)
      return { [field]: `This says within ${inWords(other)}; it is delivered within ${inWords(hours)}.` };
  }
  return undefined;
}

const asksBirth = (intake: ProductTerms['intake']): boolean =>
  typeof intake === 'string'
    ? intake !== 'none'
    : asksFor(intake, 'name', 'birth-date') || Boolean(intake.also?.length);

function isAskedFor(document: (typeof documentIds)[number], intake: ProductTerms['intake']): boolean {
  if (typeof intake === 'string') return asks[document].includes(intake);
  const isForTwo = document.startsWith('couples');
  const isOfBusiness = document === 'business-blueprint' || document === 'brand-alignment';
  return (
    asksFor(intake, 'name', 'birth-date') &&
    (!isForTwo || asksFor(intake, 'second-person')) &&
    (!isOfBusiness || asksFor(intake, 'business-name'))
  );
}

function documentNeeds(document: (typeof documentIds)[number]): string {
  if (document.startsWith('couples')) return 'It delivers a document for two without asking for both.';
  if (document === 'business-blueprint' || document === 'brand-alignment')
    return 'It delivers a document about a business without asking for its name.';
  return 'It delivers a document without asking for a birth date.';
}

/** What one upload may hold (server/body-limits.ts lets a little more through). */
const MOST_BYTES = 15 * 1024 * 1024;

/** Stores a file for buyers to download. It belongs to a product once a version names it. */
export async function storeProductFile(
  services: Deps,
  { actor, name, bytes }: { actor: Actor; name: string; bytes: Uint8Array },
): Promise<ProductFile> {
  staffOnly(actor);
  if (bytes.length === 0) throw invalid({ file: 'This file is empty.' });
  if (bytes.length > MOST_BYTES) throw invalid({ file: 'Please choose a file of at most 15 MB.' });
  await refuseWithoutRoom(services, 'files are taken again');
  const plain = name
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{N} ._()-]+/gu, ' ')
    .trim();
  const ending = /\.([a-z0-9]{1,10})$/i.exec(plain)?.[1]?.toLowerCase() ?? 'bin';
  const key = `${FOLDER}${randomUUID()}.${ending}`;
  // Never shown by a browser: whatever it is, it is downloaded.
  await services.files.put(key, bytes, { contentType: 'application/octet-stream' });
  return { key, name: plain.slice(-120) || `file.${ending}`, size: bytes.length };
}

/** For lists from which a product is chosen, in the order of the shop window. What is archived keeps its name. */
export const listProductNames = ({ content }: ReadsContent) =>
  [...content.current().catalogue.byId.values()].map(({ id, name, archived }) => ({ id, name, archived }));
