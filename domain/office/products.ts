import { z } from 'zod';
import { currentProduct, partsOf } from '../../content/catalogue.ts';
import { oneByOne } from '../../content/one-by-one.ts';
import type { Delivery, Product, ProductBody, ProductTerms, ProductType } from '../../content/product.ts';
import { agreedOver, opensOf, paidBy, toBody, usualTaxClass } from '../../content/product.ts';
import { USUAL_HOURS } from '../../content/promise.ts';
import { beginsWords } from '../../shared/begins-words.ts';
import { noFields, optional, ticked } from '../../shared/fields.ts';
import { centsFrom, euro } from '../../shared/money.ts';
import { slugOf } from '../../shared/slug.ts';
import { typedLines } from '../../shared/typed-lines.ts';
import {
  draftContent,
  freeKey,
  listContent,
  listTestimonials,
  listUnpublishedProducts,
  publishContent,
  publishMoment,
  readContent,
  readLiveProduct,
} from '../content/index.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, ownerOnly, staffOnly } from '../identity/index.ts';
import { listCourses } from '../learning/index.ts';
import { readOfficeEvents, readSessionTypes } from '../practice/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { hasPricePerVisitor } from '../shop/index.ts';
import { type ContentPreview, previewContent } from './preview-content.ts';

type By = { actor: Actor };
type About = By & { productId: string };

const NEW = 'new';

const PAGE = 20;

/**
 * Products with their states, twenty at a time: as they stand in the shop, then what nobody has published yet, and archived
 * ones last. What is in the shop is in memory; the texts alone that a page shows are read.
 */
export async function listProducts(
  services: Deps,
  { actor, search = {} }: By & { search?: { q?: string; page?: string } },
) {
  staffOnly(actor);
  const { byId } = services.content.current().catalogue;
  const shop = [...byId.values()];
  const drafts = await listUnpublishedProducts(services);
  const all = [
    ...shop.filter(({ archived }) => !archived),
    ...drafts.filter(({ id }) => !byId.has(id)),
    ...shop.filter(({ archived }) => archived),
  ];
  const q = search.q?.trim().slice(0, 100) ?? '';
  const found = q ? all.filter(({ name }) => beginsWords(name, q)) : all;
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(Math.max(1, Math.trunc(Number(search.page)) || 1), pages);
  const keys = found.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id);
  const lines = await listContent(services, { actor, kind: 'product', keys });
  const products = lines.map(({ key, body, state, at }) => {
    const { name, priceCents, originalPriceCents, position, badge, popular, vip } = currentProduct(key, body);
    const sale = saleOf(services, key);
    return { id: key, name, priceCents, originalPriceCents, position, badge, popular, vip, sale, state, at };
  });
  products.sort((one, other) => keys.indexOf(one.id) - keys.indexOf(other.id));
  return { products, q, page, pages, count: found.length, hasMany: all.length > PAGE };
}

type SaleState = 'draft' | 'live' | 'paused' | 'archived';

/** By what is published: a draft that nobody has published is not in the shop. */
function saleOf(services: ReadsContent, id: string): SaleState {
  const live = readLiveProduct(services, id);
  if (!live) return 'draft';
  if (live.archived) return 'archived';
  return live.paused ? 'paused' : 'live';
}

export type OfficeProductLine = Awaited<ReturnType<typeof listProducts>>['products'][number];

/** One product for its form, with all that the form offers to choose from. */
export async function readProduct(services: Deps, { actor, productId }: About) {
  staffOnly(actor);
  const [types, quotes, { ahead }] = await Promise.all([
    readSessionTypes(services, { actor }),
    listTestimonials(services),
    readOfficeEvents(services, { actor }),
  ]);
  const choices = {
    sessionTypes: types.map(({ name, title, minutes, isRetired }) => ({ name, title, minutes, isRetired })),
    courses: teachable(services).map(({ id, title }) => ({ id, title })),
    events: ahead.filter(({ state }) => state === 'shown').map(({ id, title }) => ({ id, title })),
    quotes: quotes.map(({ id, name, place }) => ({ id, label: `${name}, ${place}` })),
    products: offerable(services, productId).map(({ id, name, priceCents, includes }) => ({
      id,
      name,
      priceCents,
      isBundle: includes !== undefined,
    })),
  };
  const sale = saleOf(services, productId);
  if (productId === NEW)
    return { id: NEW, sale, product: undefined, dearer: undefined, page: undefined, choices };
  const page = await readContent(services, { actor, kind: 'product', key: productId });
  const product = currentProduct(productId, page.body);
  return { id: productId, sale, product, dearer: dearerThanParts(services, product), page, choices };
}

/** It costs more than its parts one by one, and its page does not say what is more in it. She is told, and free to. */
function dearerThanParts({ content }: ReadsContent, product: Product): string | undefined {
  const { catalogue, sessions } = content.current();
  const { dearer } = oneByOne(product, { byId: catalogue.byId, sessions });
  if (!dearer || product.more) return undefined;
  const parts = new Intl.ListFormat('en').format(dearer.what);
  return `It costs ${euro(dearer.byCents)} more than ${parts} one by one (${euro(dearer.cents)}).`;
}

/** What may be offered with a product, or be a part of it: paid once, at one price for everybody. */
const offerable = ({ content }: ReadsContent, productId: string): Product[] =>
  content
    .current()
    .catalogue.all.filter(
      (product) => product.id !== productId && !product.recurring && !hasPricePerVisitor(product),
    );

/** Those that have lessons. */
const teachable = (services: ReadsContent) =>
  listCourses(services).filter(({ modules }) => modules.some(({ lessons }) => lessons.length > 0));

export type OfficeProduct = Awaited<ReturnType<typeof readProduct>>;

const lines = z.string().default('').transform(typedLines);
/** Lists of the form that its own editors hold come as JSON; what cannot be read is refused by the body's schema. */
const json = z
  .string()
  .max(60_000)
  .default('[]')
  .transform((text): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  });
const price = z.string().default('').transform(centsFrom);
const maybePrice = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() ? centsFrom(typed) : undefined));
const maybeNumber = optional(z.coerce.number());

/** What the form sends. Whether it may stand is judged by the schema of the body, which words each refusal. */
const productForm = z.object({
  base: z.coerce.number().default(0),
  name: z.string().default(''),
  priceCents: price,
  originalPriceCents: maybePrice,
  suggestedCents: maybePrice,
  /** A membership: charged each month or year, and what it opens. */
  recurring: z.enum(['', ...paidBy]).default(''),
  yearlyCents: maybePrice,
  /** Free days before the first charge; 0 is none. */
  trialDays: maybeNumber,
  opensLetters: ticked,
  opensCourses: z.array(z.string()).default([]),
  opensSessions: maybeNumber,
  opensSessionType: z.string().default(''),
  opensEventsPercent: maybeNumber,
  description: z
    .string()
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n')),
  features: lines,
  /** One or none. */
  picture: json,
  more: z.string().default(''),
  badge: z.string().default(''),
  urgency: z.string().default(''),
  popular: ticked,
  vip: ticked,
  paused: ticked,
  weekly: maybeNumber,
  /** In monthly parts: how many, and what each or all of them cost. */
  planParts: maybeNumber,
  planCents: maybePrice,
  planPer: z.enum(['part', 'all']).default('part'),
  planRelease: z.enum(['once', 'parts']).default('once'),
  sections: z.array(z.string()).default([]),
  position: maybeNumber,
  card: z
    .object({ description: z.string(), features: lines, cta: z.string(), testimonial: z.string() })
    .optional(),
  parts: json,
  intake: z.string().default('none'),
  /** Of a form of her own. */
  questions: json,
  /** `usual`: by what it delivers. */
  taxClass: z.string().default('usual'),
  whatsappDays: maybeNumber,
  /** How long delivery takes. */
  deliveryCount: maybeNumber,
  deliveryUnit: z.enum(['hours', 'days']).default('hours'),
  includes: z.array(z.string()).default([]),
  besideProduct: z.string().default(''),
  besideCents: maybePrice,
  afterProduct: z.string().default(''),
  afterCents: maybePrice,
});
type ProductForm = z.output<typeof productForm>;

/** The fields of the form, by the path in the body that they fill. */
const fieldOf: Record<string, string> = {
  'terms.opens.sessions.sessionType': 'opensSessionType',
  'terms.opens.sessions': 'opensSessions',
  'terms.opens.eventsPercent': 'opensEventsPercent',
  'terms.opens.courses': 'opensCourses',
  'terms.opens': 'opensLetters',
  'terms.recurring': 'recurring',
  'terms.trialDays': 'trialDays',
  'terms.delivers': 'parts',
  'terms.intake': 'intake',
  'terms.taxClass': 'taxClass',
  'terms.whatsappDays': 'whatsappDays',
  'terms.deliveryHours': 'deliveryCount',
  'plan.parts': 'planParts',
  'plan.totalCents': 'planCents',
  'plan.release': 'planRelease',
  'beside.priceCents': 'besideCents',
  'after.priceCents': 'afterCents',
};

function atField(path: string): string {
  const known = Object.keys(fieldOf).find((start) => path === start || path.startsWith(`${start}.`));
  return known ? (fieldOf[known] ?? path) : path;
}

/** A refusal of the body names its places; the form has fields. */
async function inFields<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    throw invalid(
      Object.fromEntries(Object.entries(error.fields).map(([path, problem]) => [atField(path), problem])),
    );
  }
}

/** What a bundle delivers and asks, for programs that do not know bundles; this one reads its products anew. */
function termsOfBundle(services: ReadsContent, includes: string[]): ProductTerms | undefined {
  const [first, ...others] = partsOf({ includes }, services.content.current().catalogue.byId);
  return first && agreedOver([first, ...others]);
}

/** What is sold under the specification's three card names keeps its card; what is paid by the month stays so. */
function bodyFrom(services: ReadsContent, form: ProductForm, opened: ProductBody | undefined): unknown {
  const { base: _, parts, questions, taxClass: wanted, whatsappDays, card, ...rest } = form;
  const { intake: chosen, includes, besideProduct, besideCents, afterProduct, afterCents, ...others } = rest;
  const { deliveryCount, deliveryUnit, planParts, planCents, planPer, planRelease, ...more } = others;
  const { recurring, opensLetters, opensCourses, opensSessions, opensSessionType, ...withPercent } = more;
  const { opensEventsPercent, trialDays: days, ...texts } = withPercent;
  const trialDays = days || undefined;
  const isInParts = planParts !== undefined || planCents !== undefined;
  const perPart = planPer === 'part' ? (planParts ?? 1) : 1;
  const deliveryHours = hoursFrom(deliveryCount, deliveryUnit);
  const intake = chosen === 'own' ? { fields: questions } : chosen;
  // The Circle is the specification's: its terms stay, and it may have a price for a year as well.
  const isCircle = opened?.terms?.recurring && !opened.terms.opens;
  const isMembership = isCircle || recurring !== '';
  const opens = opensFrom(form);
  const bundle = termsOfBundle(services, includes);
  const given = opens.sessions ? [...membershipPart, { kind: 'session-credits' }] : membershipPart;
  const ofMembership = isCircle ? opened.terms?.delivers : given;
  const delivers: unknown = isMembership ? ofMembership : (bundle?.delivers ?? parts);
  const kinds = Array.isArray(delivers) ? delivers.map((one) => one?.kind) : [];
  const taxClass = wanted === 'usual' ? usualTaxClass(kinds) : wanted;
  return {
    ...texts,
    picture: Array.isArray(texts.picture) ? texts.picture[0] : undefined,
    popular: texts.popular || undefined,
    vip: texts.vip || undefined,
    paused: texts.paused || undefined,
    archived: opened?.archived,
    // What is paid once alone.
    ...(isMembership && { suggestedCents: undefined, weekly: undefined }),
    plan:
      isInParts && !isMembership
        ? { parts: planParts, totalCents: (planCents ?? Number.NaN) * perPart, release: planRelease }
        : undefined,
    includes: includes.length > 0 && !isMembership ? includes : undefined,
    beside: besideProduct && !isMembership ? { product: besideProduct, priceCents: besideCents } : undefined,
    after: afterProduct && !isMembership ? { product: afterProduct, priceCents: afterCents } : undefined,
    card: opened?.card && card ? { name: opened.card.name, ...card } : undefined,
    terms: isCircle
      ? { ...opened.terms, taxClass, trialDays }
      : isMembership
        ? {
            ...{ recurring, opens, trialDays, delivers: membershipPart, intake, taxClass },
            productType: 'membership',
          }
        : bundle
          ? { ...bundle, taxClass, whatsappDays: bundle.whatsappDays, productType: 'other' }
          : {
              ...{ delivers: parts, intake, taxClass, whatsappDays, deliveryHours },
              productType: typeOf(parts, opened),
            },
  };
}

const membershipPart = [{ kind: 'membership' }];

function opensFrom(form: ProductForm) {
  const { opensLetters: letters, opensCourses: courses, opensSessions: count, opensSessionType } = form;
  const sessions = count === undefined ? undefined : { sessionType: opensSessionType, count };
  return { letters, courses, sessions, eventsPercent: form.opensEventsPercent };
}

/** The usual is not said, so that it is read as what it is. */
function hoursFrom(count: number | undefined, unit: 'hours' | 'days'): number | undefined {
  const hours = count === undefined || unit === 'hours' ? count : count * 24;
  return hours === USUAL_HOURS ? undefined : hours;
}

const types: Record<Delivery['kind'], ProductType> = {
  document: 'report',
  video: 'video',
  'session-credits': 'session',
  course: 'course',
  membership: 'membership',
  'membership-months': 'membership',
  files: 'other',
  text: 'other',
  seat: 'other',
};

/** Where the portal shows it: as its first part says, unless it was shown elsewhere with the same parts. */
function typeOf(parts: unknown, opened: ProductBody | undefined): ProductType {
  if (JSON.stringify(parts) === JSON.stringify(opened?.terms?.delivers))
    return opened?.terms?.productType ?? 'other';
  const [first] = Array.isArray(parts) ? parts : [];
  const kind: unknown = first?.kind;
  return typeof kind === 'string' && Object.hasOwn(types, kind) ? types[kind as Delivery['kind']] : 'other';
}

/** The form as a change of the store of texts: under its id, or, where it is new, under one made of its name. */
async function changeFrom(services: Deps, { actor, productId, ...form }: ProductForm & About) {
  const isNew = productId === NEW;
  const page = isNew ? undefined : await readContent(services, { actor, kind: 'product', key: productId });
  const opened = page && toBody(currentProduct(productId, page.body));
  const key = isNew
    ? await freeKey(services, { kind: 'product', wanted: slugOf(form.name) || 'product' })
    : productId;
  const body = bodyFrom(services, form, opened);
  const session = { kind: 'session-credits', sessionType: form.opensSessionType };
  if (form.recurring && form.opensSessions !== undefined)
    await inFieldsOf('opensSessionType', refuseUnknownParts(services, actor, [session]));
  if (form.recurring) {
    const courses = form.opensCourses.map((course) => ({ kind: 'course', course }));
    await inFieldsOf('opensCourses', refuseUnknownParts(services, actor, courses));
  } else if (form.includes.length === 0) await refuseUnknownParts(services, actor, form.parts);
  refuseUnfitBundle(services, key, form);
  refuseUnfitOffers(services, key, form);
  return { actor, kind: 'product' as const, key, body, base: form.base };
}

/** A refusal of a part, at the field that names it here. */
async function inFieldsOf(field: string, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields.parts) throw error;
    throw invalid({ [field]: error.fields.parts });
  }
}

/** What the store of texts cannot know: whether there are such sessions, lessons and events. */
async function refuseUnknownParts(services: Deps, actor: Actor, parts: unknown): Promise<void> {
  const known = await readSessionTypes(services, { actor });
  const { ahead } = await readOfficeEvents(services, { actor });
  for (const part of Array.isArray(parts) ? parts : []) {
    if (part?.kind === 'seat' && !ahead.some(({ id, state }) => id === part.event && state === 'shown'))
      throw invalid({ parts: 'Please choose an event that is still to come.' });
    if (part?.kind === 'course' && !teachable(services).some(({ id }) => id === part.course))
      throw invalid({ parts: 'This course has no lessons yet.' });
    if (part?.kind !== 'session-credits') continue;
    const type = known.find(({ name }) => name === part.sessionType);
    if (!type || type.isRetired)
      throw invalid({
        parts: part.sessionType
          ? `There is no session type “${part.sessionType}” that can be booked.`
          : 'Please choose a session type.',
      });
  }
}

/** A bundle is made of what the shop sells, costs no more than its products, and is in no other bundle. */
function refuseUnfitBundle(services: ReadsContent, key: string, { includes, priceCents }: ProductForm): void {
  if (includes.length === 0) return;
  const { byId, all } = services.content.current().catalogue;
  const parts = partsOf({ includes }, byId);
  if (parts.length === 0 || includes.includes(key))
    throw invalid({
      includes: 'Please choose products that are on sale, paid once, and no bundles themselves.',
    });
  if (all.some((product) => product.includes?.includes(key)))
    throw invalid({ includes: 'It is a part of a bundle itself.' });
  const sum = parts.reduce((cents, part) => cents + part.priceCents, 0);
  if (priceCents > sum) throw invalid({ priceCents: `One by one they cost ${euro(sum)}.` });
}

/** What is offered with a product can be bought, and costs no more than on its own page. */
function refuseUnfitOffers(services: ReadsContent, key: string, form: ProductForm): void {
  const offers = [
    ['besideProduct', 'besideCents'],
    ['afterProduct', 'afterCents'],
  ] as const;
  for (const [product, cents] of offers) {
    if (!form[product]) continue;
    const offered = offerable(services, key).find(({ id }) => id === form[product]);
    if (!offered) throw invalid({ [product]: 'Please choose a product that is in the shop and paid once.' });
    const priceCents = form[cents];
    if (priceCents !== undefined && !(priceCents <= offered.priceCents))
      throw invalid({ [cents]: `At most ${euro(offered.priceCents)}, which it costs on its own page.` });
  }
}

type Saved = {
  done: 'published' | 'scheduled' | 'drafted' | 'previewed';
  productId: string;
  preview?: ContentPreview;
  /** What she may want to know of its price. */
  dearer?: string;
};

const saving = (how: 'published' | 'scheduled' | 'drafted', allow: (who: About) => void) =>
  formVerb(
    productForm.extend({ publishAt: z.string().default('') }),
    async (services, { publishAt, ...form }): Promise<Saved> => {
      const at = how === 'scheduled' ? publishMoment(publishAt) : undefined;
      const change = await changeFrom(services, form);
      await inFields(
        how === 'drafted' ? draftContent(services, change) : publishContent(services, { ...change, at }),
      );
      const saved = await readContent(services, { actor: form.actor, kind: 'product', key: change.key });
      const dearer = dearerThanParts(services, currentProduct(change.key, saved.body));
      return { done: how, productId: change.key, dearer };
    },
    allow,
  );

const byOwner = ({ actor }: About) => ownerOnly(actor);
const byStaff = ({ actor }: About) => staffOnly(actor);

/** In the shop at once, or from a moment to come; a draft is seen by the office alone. */
export const publishProduct = saving('published', byOwner);
export const scheduleProduct = saving('scheduled', byOwner);
export const draftProduct = saving('drafted', byStaff);

export const previewProduct = formVerb(
  productForm.extend({ publishAt: z.string().default('') }),
  async (services, { publishAt: _, ...form }): Promise<Saved> => {
    const { base: __, ...change } = await changeFrom(services, form);
    const preview = await inFields(previewContent(services, change));
    return { done: 'previewed', productId: change.key, preview };
  },
  byStaff,
);

const saleStates = ['live', 'paused', 'archived'] as const;

/** On sale, off sale for a while, or out of the shop. What was ordered is not touched by it. */
export const setProductSale = formVerb(
  z.object({ sale: z.enum(saleStates) }),
  async (services, { actor, productId, sale }) => {
    const live = readLiveProduct(services, productId);
    if (!live) throw notFound('Product');
    const page = await readContent(services, { actor, kind: 'product', key: productId });
    if (page.publishAt)
      throw new DomainError('conflict', 'A version of it is scheduled. Take the schedule back first.');
    const flags = { paused: sale === 'paused' || undefined, archived: sale === 'archived' || undefined };
    await publishContent(services, {
      actor,
      kind: 'product',
      key: productId,
      body: { ...toBody(live), ...flags },
    });
    // A draft stays what the editor goes on with.
    if (page.state === 'draft')
      await draftContent(services, {
        actor,
        kind: 'product',
        key: productId,
        body: { ...page.body, ...flags },
      });
    return { sale };
  },
  byOwner,
);

/** Of the Circle: a membership that says itself what it opens, and can be changed. */
const copied = (product: Product): Product =>
  product.recurring
    ? { ...product, opens: opensOf(product), delivers: [{ kind: 'membership' }], sections: ['services'] }
    : product;

/** A copy under a name of its own, as a draft. */
export const duplicateProduct = formVerb(
  noFields,
  async (services, { actor, productId }) => {
    const { product } = await readProduct(services, { actor, productId });
    if (!product) throw notFound('Product');
    const name = `${product.name.slice(0, 50)} (copy)`;
    const key = await freeKey(services, { kind: 'product', wanted: slugOf(name) || 'product' });
    const none = { card: undefined, position: undefined, badge: undefined, popular: undefined };
    const body = { ...toBody(copied(product)), ...none, name, paused: undefined, archived: undefined };
    await draftContent(services, { actor, kind: 'product', key, body });
    return { productId: key };
  },
  byStaff,
);
