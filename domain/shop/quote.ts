import { type Catalogue, findProduct, isOnSale, type WrittenProductId } from '../../content/catalogue.ts';
import { stepsAfterOrder } from '../../content/checkout.ts';
import { mayBeGiven } from '../../content/gifts.ts';
import type { Away } from '../../content/holiday.ts';
import type { Content } from '../../content/make-content.ts';
import { planOfProduct } from '../../content/payment-plan.ts';
import type { Offer, Product } from '../../content/product.ts';
import { promisedHours } from '../../content/promise.ts';
import { FULL } from '../../content/weeks.ts';
import { DAY } from '../../shared/durations.ts';
import { readToken, signToken } from '../../shared/signed-token.ts';
import { pictureHtml, shownPicture } from '../content/index.ts';
import { DomainError, invalid, refused } from '../errors.ts';
import type { Config, Deps, ReadsContent } from '../services.ts';
import { openCartRecovery, recordCart } from './carts.ts';
import { tryCode } from './codes.ts';
import { tidyCode } from './judge-code.ts';
import { isInCircle, trialFor } from './membership.ts';
import { linesOf } from './orders/order-items.ts';
import type { OrderRow } from './orders/queries.ts';
import { asksOf, type BuyerWish, discounted, quoteTax } from './tax.ts';

type QuoteQuestion = {
  productId: string;
  /** Who is signed in. */
  memberId?: string;
  email?: string;
  /** As typed. */
  code?: string;
  /** The recovery link's token, which makes RETURN10 good. */
  recovery?: string;
  /** The token of the mini reading's offer, if this browser has seen it before. */
  offer?: string;
  /** To be paid in monthly parts. */
  inParts?: boolean;
  /** A membership, to be paid by the year. */
  yearly?: boolean;
  /** What is offered beside it is ticked, and the price that the buyer chooses: both change the tax alone. */
  beside?: boolean;
  own?: number;
  network?: string;
} & BuyerWish;

export type Price = {
  product: Product;
  priceCents: number;
  /** What it costs otherwise; absent when there is no offer, or it is over. */
  originalPriceCents?: number;
  /** The buyer's own 24 hours, running or over; in the demo they begin with the first question. */
  offer?: ShownOffer;
};

/** A membership that is sold by the month, as it is sold by the year. */
export function byTheYear(product: Product): Product {
  const { yearlyCents } = product;
  if (product.recurring !== 'month' || !yearlyCents)
    throw refused('This is not sold by the year any more. Please reload the page.');
  return { ...product, recurring: 'year', priceCents: yearlyCents, originalPriceCents: undefined };
}

/** What a product costs somebody now. Only the mini reading depends on who asks, by the token of the offer she was shown. */
export function priceFor(services: Deps, product: Product, { offer: token }: { offer?: string }): Price {
  const { priceCents, originalPriceCents } = product;
  if (!hasPricePerVisitor(product) || !originalPriceCents) return { product, priceCents, originalPriceCents };
  const endsAt = offerEnd(services, token) ?? (ofQuizOnly(services) ? undefined : newOfferEnd(services));
  if (!endsAt) return { product, priceCents: originalPriceCents };
  const offer = toShownOffer(services, endsAt);
  return endsAt > services.clock.now()
    ? { product, priceCents, originalPriceCents, offer }
    : { product, priceCents: originalPriceCents, offer };
}

/** Whoever names the price herself needs no code for it. */
export const OWN_PRICE = 'You choose the price of this one yourself, so no code is needed.';

/** What the checkout page shows before anything is ordered. A code that does not fit is a message, not a failure. */
export async function quoteOrder(services: Deps, question: QuoteQuestion) {
  refuseBeforeOpening(services);
  const content = services.content.current();
  const { yearly = false } = question;
  const sold = productForSale(content.catalogue, question.productId);
  const product = yearly ? byTheYear(sold) : sold;
  const recovery = question.recovery ? await openCartRecovery(services, question.recovery) : undefined;
  const email = question.email ?? recovery?.email;
  const atOnce = priceFor(services, product, question);
  const plan = question.inParts ? planOfProduct(product) : undefined;
  const { priceCents, originalPriceCents, offer } = plan
    ? { ...atOnce, priceCents: plan.totalCents, originalPriceCents: undefined }
    : atOnce;
  const isMonthly = product.recurring !== undefined;
  const code = question.code ? tidyCode(question.code) : '';
  const applied = code
    ? product.suggestedCents
      ? { problem: OWN_PRICE }
      : await tryCode(services.db, code, {
          productId: product.id,
          email,
          userId: question.memberId,
          recovery,
          content,
          priceCents,
          yearly,
          now: services.clock.now(),
        }).catch(whyNot)
    : undefined;
  const discountCents = applied && 'discountCents' in applied ? applied.discountCents : 0;
  const buyer = { email, userId: question.memberId, hasCode: discountCents > 0 };
  const trialDays = await trialFor(services, product, buyer);
  return {
    priceCents,
    originalPriceCents,
    offer,
    discountCents,
    totalCents: trialDays ? 0 : priceCents - discountCents,
    /** So many days are free before the first charge. */
    trialDays,
    /** What is asked for is the sum of monthly parts. */
    inParts: plan !== undefined,
    yearly,
    code: applied && {
      code,
      /** What it takes off, in words. */
      words: 'words' in applied ? applied.words : undefined,
      problem: 'problem' in applied ? applied.problem : undefined,
    },
    /** Known to the holder of the link anyway: it is in the letter she opened it from. */
    email: recovery?.email,
    /** A membership she has already; it cannot be bought twice. */
    ...(await taxOfQuote(services, question, {
      product,
      priceCents,
      discountCents: trialDays ? priceCents : discountCents,
    })),
    owned: isMonthly && question.memberId ? await isInCircle(services.db, question.memberId) : false,
  };
}

/** What the checkout of a product asks its buyer, for the tax alone. */
export function asksOfBuyer(
  services: ReadsContent & Pick<Deps, 'clock'>,
  { id, priceCents, suggestedCents }: Pick<Product, 'id' | 'priceCents' | 'suggestedCents'>,
) {
  const { catalogue } = services.content.current();
  const product = findProduct(catalogue, id);
  if (!product) return undefined;
  const lines = linesOf(catalogue, product, suggestedCents ?? priceCents).map((line) => ({
    taxClass: line.product.taxClass,
    grossCents: line.priceCents,
  }));
  return asksOf(services, lines);
}

/** The tax inside what is asked for, as the order would have it; and what she does not need to be asked again. */
async function taxOfQuote(
  services: Deps,
  { beside, own, network, memberId, ...wish }: QuoteQuestion,
  { product, priceCents, discountCents }: { product: Product; priceCents: number; discountCents: number },
) {
  const { catalogue } = services.content.current();
  const chosen = linesOf(
    catalogue,
    product,
    product.suggestedCents ? Math.max(own ?? 0, priceCents) : priceCents,
  );
  const offered = beside && !product.recurring ? offeredIn(catalogue, product.beside) : undefined;
  const lines = [...chosen, ...(offered ? linesOf(catalogue, offered.product, offered.priceCents) : [])];
  const prices = lines.map((line) => line.priceCents);
  const totals = discounted(prices, discountCents, chosen.length);
  return quoteTax(services, {
    ...{ wish, network, memberId },
    lines: lines.map((line, at) => ({ taxClass: line.product.taxClass, grossCents: totals[at] ?? 0 })),
  });
}

export type Quote = Awaited<ReturnType<typeof quoteOrder>>;

function whyNot(error: unknown): { problem: string } {
  if (error instanceof DomainError && error.code === 'invalid') return { problem: error.message };
  throw error;
}

/** What the order page shows of a product; nothing for a product we do not sell. */
export function readCheckout(services: ReadsContent & Mode, productId: string) {
  const content = services.content.current();
  const { catalogue, site } = content;
  const product = findProduct(catalogue, productId);
  if (!product || product.archived) return undefined;
  const shown = {
    ...toShownProduct(product, content, site.away),
    beside: toOfferedProduct(catalogue, product.beside),
  };
  const { priceCents, originalPriceCents } = product;
  if (!hasPricePerVisitor(product) || !originalPriceCents || !ofQuizOnly(services)) return shown;
  // The page is the same for everybody: it asks what whoever has no offer pays, and says how to get one.
  return {
    ...shown,
    priceCents: originalPriceCents,
    originalPriceCents: undefined,
    quizPriceCents: priceCents,
  };
}

/** In live mode the low price belongs to a taken quiz; the demo shows it to everybody, as specified. */
const ofQuizOnly = ({ config }: Mode): boolean => config.mode === 'live';
type Mode = { config: Pick<Config, 'mode'> };

export function toShownProduct(
  product: Product,
  { media, courseNames }: Pick<Content, 'media' | 'courseNames'>,
  away?: Away,
) {
  const { id, name, description, features, priceCents, originalPriceCents } = product;
  const { popular, vip, badge, urgency, recurring, paused, suggestedCents, yearlyCents } = product;
  return {
    id,
    name,
    description,
    features,
    priceCents,
    originalPriceCents,
    suggestedCents,
    yearlyCents: recurring === 'month' ? yearlyCents : undefined,
    plan: planOfProduct(product),
    popular,
    vip,
    badge,
    urgency,
    recurring,
    trialDays: product.trialDays,
    oneByOne: product.oneByOne,
    more: product.more,
    picture: product.picture && shownPicture(product.picture, media),
    pictureHtml: product.picture && pictureHtml(product.picture, media),
    paused,
    nextWeek: product.nextWeek,
    isFull: product.isFull,
    deliveryHours: promisedHours(product),
    canBeGiven: mayBeGiven(product),
    steps: stepsAfterOrder(product, courseNames, away),
  };
}

/** Another product, at what it costs together with one. */
export type Offered = Pick<Price, 'product' | 'priceCents' | 'originalPriceCents'>;

/**
 * What is offered with a product: nothing where it cannot be ordered now. A price is reduced only where it is lower than
 * what the product costs on its own page.
 */
export function offeredIn(catalogue: Catalogue, offer: Offer | undefined): Offered | undefined {
  const product = offer && findProduct(catalogue, offer.product);
  if (!product || !isOnSale(product) || product.recurring || hasPricePerVisitor(product)) return undefined;
  // What would come in another week than the rest is bought on its own page, which says so.
  if (product.nextWeek || product.isFull) return undefined;
  const { priceCents = product.priceCents } = offer;
  return priceCents < product.priceCents
    ? { product, priceCents, originalPriceCents: product.priceCents }
    : { product, priceCents: product.priceCents };
}

/** What is offered once an order is paid. Whoever took such an offer is not offered another. */
export function offerAfter(
  { content }: ReadsContent,
  { productId, sold, subject, afterOrder }: Pick<OrderRow, 'productId' | 'sold' | 'subject' | 'afterOrder'>,
): Offered | undefined {
  const { catalogue } = content.current();
  if (subject || afterOrder || sold?.recurring) return undefined;
  return offeredIn(catalogue, findProduct(catalogue, productId)?.after);
}

/** Its price depends on who asks, so nobody else can name one for it. */
export const hasPricePerVisitor = ({ id }: Pick<Product, 'id'>): boolean => id === 'mini-reading';

export function toOfferedProduct(catalogue: Catalogue, offer: Offer | undefined) {
  const offered = offeredIn(catalogue, offer);
  if (!offered) return undefined;
  const { product, priceCents, originalPriceCents } = offered;
  const { id, name, description } = product;
  return { id, name, description, priceCents, originalPriceCents };
}

export function productForSale(catalogue: Catalogue, productId: string): Product {
  const product = findProduct(catalogue, productId);
  if (!product || product.archived) throw refused('We do not sell this product.');
  if (product.paused) throw refused(`${product.name} is not on sale at the moment.`);
  if (product.isFull) throw refused(`${product.name}: ${FULL.toLowerCase()}.`);
  return product;
}

const OFFER_MS = DAY;
const PURPOSE = 'mini-offer';

/** The deadline, and our own time beside it, so that a browser with a wrong clock counts right. */
export type ShownOffer = { token: string; endsAt: string; now: string };

/**
 * The mini reading at its low price, for 24 hours from the moment somebody first sees it. The deadline is in the token,
 * which the browser and the quiz's letters carry. It is never looked up by address: that would tell strangers who took
 * the quiz.
 */
export function offerEnd({ config }: Pick<Deps, 'config'>, token: string | undefined): Date | undefined {
  const known = Number(token && readToken(config.secret, PURPOSE, token));
  return known ? new Date(known) : undefined;
}

export const newOfferEnd = ({ clock }: Pick<Deps, 'clock'>): Date =>
  new Date(clock.now().getTime() + OFFER_MS);

export function toShownOffer({ config, clock }: Pick<Deps, 'config' | 'clock'>, endsAt: Date): ShownOffer {
  const token = signToken(config.secret, PURPOSE, String(endsAt.getTime()));
  return { token, endsAt: endsAt.toISOString(), now: clock.now().toISOString() };
}

/** What the specification recommends to a Life Path: its product, how it is called, and why. */
export function recommendedForLifePath(lifePath: number): [WrittenProductId, string, string] {
  switch (lifePath) {
    case 1:
    case 8:
      return ['vip-blueprint', 'VIP Blueprint', `A Life Path ${lifePath} likes a year with a plan in it.`];
    case 2:
    case 6:
      return [
        'couples-blueprint',
        'Couples Compatibility',
        `A Life Path ${lifePath} grows through closeness.`,
      ];
    default:
      return [
        'transformation',
        'Transformation Package',
        `Company for the change a Life Path ${lifePath} is making.`,
      ];
  }
}

/**
 * Every verb that starts a payment asks this first: until the owner has opened the shop, no money is taken, whatever a
 * page may still show.
 */
export function refuseBeforeOpening({ content }: ReadsContent): void {
  if (content.current().site.opensSoon)
    throw refused('The shop opens soon. Nothing can be bought yet, and nothing was charged.');
}

/** From the checkout page. The answer is the same whether the cart is new or known: it tells nothing about an address. */
export async function saveCart(
  services: Deps,
  { productId, email, offer }: { productId: string; email?: string; offer?: string },
): Promise<{ ok: true }> {
  const product = productForSale(services.content.current().catalogue, productId);
  if (!email) throw invalid({ email: 'Please provide an email address to continue.' });
  const { priceCents } = priceFor(services, product, { offer });
  const cart = { email: email.toLowerCase(), productId, productName: product.name, priceCents };
  await services.db.transaction((tx) => recordCart(services, tx, cart));
  return { ok: true };
}
