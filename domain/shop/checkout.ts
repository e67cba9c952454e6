import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { isPaymentsError } from '../../adapters/payments/payments.ts';
import { consentTexts } from '../../content/consents.ts';
import { planOfProduct } from '../../content/payment-plan.ts';
import type { Product, ProductPlan } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import type { Arrival } from '../../shared/arrival.ts';
import { MINUTE } from '../../shared/durations.ts';
import { leadIdOf } from '../../shared/lead-token.ts';
import { euro } from '../../shared/money.ts';
import type { PlainDate } from '../../shared/wall-time.ts';
import { DomainError, invalid, refused } from '../errors.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { openCartRecovery } from './carts.ts';
import { findCode, orderHoldingCode, tryCode } from './codes.ts';
import { type CodeQuestion, judgeCode, tidyCode } from './judge-code.ts';
import { isInCircle, trialFor } from './membership.ts';
import { signOrderKey, withOrder } from './orders/open-order.ts';
import { itemsOf, type Line, linesOf, type OrderItem } from './orders/order-items.ts';
import { closeReplacedOrder, type Placing, placeOrder } from './orders/place-order.ts';
import { type OrderRow, saveCheckout } from './orders/queries.ts';
import { costsNothing, expireOrder } from './orders/settle-order.ts';
import { type PlanRow, planOf } from './payment-plans.ts';
import {
  byTheYear,
  OWN_PRICE,
  offerAfter,
  offeredIn,
  type Price,
  priceFor,
  productForSale,
  refuseBeforeOpening,
} from './quote.ts';
import { type BuyerWish, type KnownBuyer, knowBuyer } from './tax.ts';

export const LIVES_MS = 60 * MINUTE;

export type CheckoutWish = {
  productId: string;
  productName: string;
  /** The price in cents, before any code. */
  amount: number;
  /** What is offered beside it was ticked: which product, and the price that was shown. */
  beside?: { productId: string; amount: number };
  /** In monthly parts; `amount` is their sum then. */
  inParts?: boolean;
  /** A membership, by the year; `amount` is the price of a year then. */
  yearly?: boolean;
  /** The page said that free days come first. */
  trial?: boolean;
  /** What the page showed as the sum, if it says so. */
  total?: number;
  email?: string;
  /** Who is signed in, and whom the sender claims to be. */
  member?: { id: string; email: string };
  userId?: string | null;
  code?: string;
  recovery?: string;
  /** The token of the mini reading's offer. */
  offer?: string;
  successUrl?: string;
  cancelUrl?: string;
  browserKey?: string;
  /** She was asked, and wants it once more. */
  again?: boolean;
  /** The week that the page showed, where it was not this one. */
  week?: PlainDate;
  /** The quiz that this browser took, by its token. */
  lead?: string;
  /** Ticked: newsletter and offers. */
  offers?: boolean;
  /** What was answered to letters about similar products, where the page spoke of them. */
  similar?: 'told' | 'refused';
  /** The country of the request, as the operator's proxy gives it. */
  network?: string;
} & BuyerWish &
  Arrival;

/**
 * From the purchase button to the payment page. The order is written down first, then the provider is asked, then its
 * answer is kept, and only then does anybody learn the page's address. Killed anywhere in between, an order is left
 * behind that nobody can pay; our round (`settlePaymentNotices`) closes it and frees its code.
 */
export async function startCheckout(services: Deps, wish: CheckoutWish): Promise<{ url: string }> {
  const { config, db } = services;
  refuseBeforeOpening(services);
  const price = await checkedPrice(services, wish);
  const email = emailOf(wish);
  const code = wish.code ? tidyCode(wish.code) : undefined;
  const recovery = wish.recovery ? await openCartRecovery(services, wish.recovery) : undefined;
  const addresses = {
    successUrl: ownAddress(wish.successUrl, '/portal/dashboard?payment=success', config.appUrl),
    cancelUrl: ownAddress(wish.cancelUrl, '/', config.appUrl),
  };
  const { product, priceCents } = price;
  const buyer = { email, userId: wish.member?.id, hasCode: code !== undefined };
  const trialDays = await trialFor(services, product, buyer);
  // Whoever has had her free days is asked whether she joins without them: a page that promised them charges nobody today.
  if (wish.trial && !trialDays)
    throw new DomainError('conflict', noTrial(product, code), { trial: 'Join without them?' });
  const known = await knowBuyer(services, { wish, network: wish.network, memberId: wish.member?.id });
  const question = {
    ...questionOf(services, { product, email, userId: wish.member?.id }),
    yearly: wish.yearly,
    recovery,
  };
  await refuseSecond(services, wish);
  if (code) await freeCode(services, code, question, wish);
  const order = await placeOrder(services, {
    product,
    plan: price.plan,
    trialDays,
    parts: linesOf(services.content.current().catalogue, product, priceCents),
    beside: besideOf(services, product, wish),
    email,
    known,
    priceCents,
    userId: wish.member?.id,
    customerId: wish.member && (await findCustomerOf(db, wish.member.id)),
    browserKey: wish.browserKey,
    quizLeadId: wish.lead && leadIdOf(config.secret, wish.lead),
    zone: wish.zone,
    source: wish.source,
    ...choicesOf(services, wish),
    expiresAt: checkoutEnds(services),
    code: code ? { code, question } : undefined,
    expectedTotal: wish.total,
    week: wish.week,
    ...addresses,
  });
  return askProvider(services, order);
}

function noTrial({ name, priceCents, recurring }: Product, code: string | undefined): string {
  const charged = `${name} costs ${euro(priceCents)} a ${recurring}, from today on.`;
  return code
    ? `A code and free days do not go together. With the code there are none: the first ${recurring} is charged today.`
    : `The free days are once for each person, and this address has been a member before. ${charged}`;
}

/** What the buyer chose about letters, to be acted on once the order is paid: until then anybody may have typed the address. */
const choicesOf = ({ content }: ReadsContent, { offers, similar }: CheckoutWish) => ({
  ...(offers ? { offersText: consentTexts.subscription } : {}),
  ...(content.current().site.existingCustomers && similar ? { similarOffers: similar } : {}),
});

/** An order that a gift pays, or pays a part of. */
export const startGiftedOrder = async (services: Deps, placing: Placing): Promise<{ url: string }> =>
  askProvider(services, await placeOrder(services, placing));

export const checkoutEnds = ({ clock }: Pick<Deps, 'clock'>): Date =>
  new Date(clock.now().getTime() + LIVES_MS);

type Asking = Pick<Placing, 'product' | 'email' | 'userId'>;

const questionOf = ({ content, clock }: Deps, { product, email, userId }: Asking): CodeQuestion => ({
  productId: product.id,
  email: email.toLowerCase(),
  userId,
  content: content.current(),
  now: clock.now(),
});

/** A sale that another context has named and priced, such as a booked session; `subject` comes back with the money. */
type Sale = Pick<Placing, 'product' | 'priceCents' | 'email' | 'userId' | 'source'> & {
  /** As typed. */
  code?: string;
  known: KnownBuyer;
  subject: string;
  successUrl: string;
  cancelUrl: string;
};

/** Refuses a code that does not fit before a time or a seat is held for it. */
export async function refuseWrongBookingCode(
  services: Deps,
  db: Db | Tx,
  sale: Asking & Pick<Sale, 'priceCents' | 'code'>,
): Promise<void> {
  if (!sale.code) return;
  const question = { ...questionOf(services, sale), priceCents: sale.priceCents };
  await tryCode(db, tidyCode(sale.code), question);
}

/** What costs nothing leads back to our own site, by a path alone. */
export async function startBookingCheckout(
  services: Deps,
  { code: typed, ...sale }: Sale,
): Promise<{ url: string }> {
  const { config, db } = services;
  refuseBeforeOpening(services);
  const code = typed ? { code: tidyCode(typed), question: questionOf(services, sale) } : undefined;
  const order = await placeOrder(services, {
    ...sale,
    code,
    email: sale.email.toLowerCase(),
    customerId: sale.userId && (await findCustomerOf(db, sale.userId)),
    expiresAt: checkoutEnds(services),
    successUrl: ownAddress(sale.successUrl, '/', config.appUrl),
    cancelUrl: ownAddress(sale.cancelUrl, '/', config.appUrl),
  });
  return askProvider(services, order);
}

async function checkedPrice(services: Deps, wish: CheckoutWish): Promise<Price & { plan?: ProductPlan }> {
  const listed = productForSale(services.content.current().catalogue, wish.productId);
  const product = wish.yearly ? byTheYear(listed) : listed;
  if (product.recurring && wish.member && (await isInCircle(services.db, wish.member.id)))
    throw refused(
      product.id === 'membership'
        ? 'You are in the Soul Circle already. Your membership is in the portal, under Orders.'
        : 'You have a membership already. It is in the portal, under Your membership.',
    );
  if (wish.userId && wish.userId !== wish.member?.id) throw refused('You are not signed in to that account.');
  if (wish.productName !== product.name)
    throw refused('The product’s name has changed. Please reload the page.');
  const price = wish.inParts ? priceInParts(product) : priceFor(services, product, wish);
  if (product.suggestedCents) return ownPrice(price, wish);
  if (wish.amount !== price.priceCents) throw refused('The price has changed. Please reload the page.');
  return price;
}

function priceInParts(product: Product): Price & { plan: ProductPlan } {
  const plan = planOfProduct(product);
  if (!plan) throw refused('This is not sold in parts any more. Please reload the page.');
  return { product, priceCents: plan.totalCents, plan };
}

const MOST_CENTS = 1_000_000;

/** What feels right to her, from the least on. */
function ownPrice(price: Price, { amount, code }: CheckoutWish): Price {
  if (code) throw invalid({ code: OWN_PRICE });
  if (!(amount >= price.priceCents)) throw invalid({ amount: `At least ${euro(price.priceCents)}, please.` });
  if (amount > MOST_CENTS) throw invalid({ amount: `At most ${euro(MOST_CENTS)}, please.` });
  return { ...price, priceCents: amount };
}

function besideOf({ content }: ReadsContent, product: Product, { beside }: CheckoutWish): Line[] | undefined {
  if (!beside) return undefined;
  const { catalogue } = content.current();
  const offered = product.recurring ? undefined : offeredIn(catalogue, product.beside);
  if (offered?.product.id !== beside.productId || offered.priceCents !== beside.amount)
    throw refused('What is offered with it has changed. Please reload the page.');
  return linesOf(catalogue, offered.product, offered.priceCents);
}

function emailOf({ member, email }: CheckoutWish): string {
  const address = member?.email ?? email;
  if (!address) throw invalid({ email: 'Please provide an email address to continue.' });
  return address.toLowerCase();
}

export async function askProvider(services: Deps, order: OrderRow): Promise<{ url: string }> {
  const { payments, log, db } = services;
  const [items, plan] = [await itemsOf(db, order.id), await planOf(db, order.id)];
  const { monthly, lines, firstPeriodDiscountCents } = chargesOver(order, items, plan);
  const successUrl = new URL(order.successUrl);
  successUrl.searchParams.set('order', signOrderKey(services, { orderId: order.id, via: 'return' }));
  // The page it leads to speaks of no payment.
  if (order.totalCents === 0) successUrl.searchParams.set('charged', 'nothing');
  if (costsNothing(order)) return { url: `${successUrl.pathname}${successUrl.search}` };
  try {
    const page = await payments.startCheckout({
      orderId: order.id,
      mode: monthly ? 'subscription' : 'payment',
      every: order.sold?.recurring,
      lines,
      firstPeriodDiscountCents,
      trialDays: order.trialDays ?? undefined,
      email: order.email,
      customerId: order.customerId ?? undefined,
      keepsCard: !monthly && offerAfter(services, order) !== undefined,
      successUrl: successUrl.href,
      cancelUrl: order.cancelUrl,
      expiresAt: order.expiresAt,
    });
    if (!(await savePaymentPage(services, order, page))) throw new Error('the order was given up meanwhile');
    return { url: page.url };
  } catch (err) {
    log.warn({ err, orderId: order.id }, 'no payment page could be had');
    // Deleted at the provider, for example. The next press of the button goes without it.
    if (order.customerId && isPaymentsError(err, 'not_found')) await forgetCustomer(db, order.customerId);
    await giveUpOrder(services, order);
    throw unableToStart();
  }
}

type Charged = Pick<
  OrderRow,
  'mode' | 'productId' | 'productName' | 'totalCents' | 'discountCents' | 'trialDays'
>;
type ChargedItem = Pick<OrderItem, 'productId' | 'productName' | 'bundle' | 'priceCents' | 'totalCents'>;
type ChargedPlan = Pick<PlanRow, 'parts' | 'partCents' | 'firstCents'>;

/** What the payment page shows and charges: the lines of the order, or one part of it, each month. */
export function chargesOver(order: Charged, items: readonly ChargedItem[], plan?: ChargedPlan) {
  if (plan) {
    const { parts, partCents, firstCents } = plan;
    const name = `${order.productName}, in ${parts} monthly parts`;
    const description = `${parts} payments, ${euro(order.totalCents)} in all. It ends by itself after the last.`;
    const lines = [{ productId: order.productId, name, description, amountCents: partCents }];
    return { monthly: true, lines, firstPeriodDiscountCents: partCents - firstCents || undefined };
  }
  const monthly = order.mode === 'subscription';
  // A month's discount is told apart from its price, which is charged again.
  const lines = items.map(({ productId, productName, bundle, ...item }) => ({
    productId,
    name: productName,
    description: bundle ? `In ${bundle}` : undefined,
    amountCents: monthly ? item.priceCents : item.totalCents,
  }));
  const isDiscounted = monthly && order.trialDays === null && order.discountCents > 0;
  return { monthly, lines, firstPeriodDiscountCents: isDiscounted ? order.discountCents : undefined };
}

/** An address to come back to must be one of ours: nobody is sent from our checkout to somebody else's site. */
export function ownAddress(given: string | undefined, otherwise: string, appUrl: string): string {
  const address = URL.parse(given ?? otherwise, appUrl);
  const ours = new URL(appUrl);
  const isOurs = address?.origin === ours.origin && address.protocol === ours.protocol;
  if (!isOurs || address.username || address.password)
    throw refused('Payments can only return to this site.');
  return address.href;
}

/** Keeps the provider's answer. False when the order was given up while we waited for it. */
function savePaymentPage(
  { db }: Deps,
  order: OrderRow,
  { checkoutId, url }: { checkoutId: string; url: string },
): Promise<boolean> {
  const nextCheckAt = new Date(order.expiresAt.getTime() + 2 * MINUTE);
  return saveCheckout(db, order.id, { checkoutId, url, nextCheckAt });
}

/** The provider could not be asked, or its answer got lost. A page it may have made all the same is nobody's to pay. */
async function giveUpOrder(services: Deps, { id }: OrderRow): Promise<void> {
  await withOrder(services, id, async (tx, order) => {
    if (!order.checkoutId) await expireOrder(services, tx, order, 'provider_refused');
  });
}

/**
 * Somebody who went back from the payment page and orders again would find her own code held by her own first try.
 * That one is closed at the provider, which frees the code. A stranger's is left alone.
 */
async function freeCode(
  services: Deps,
  code: string,
  question: CodeQuestion,
  { member, browserKey }: Pick<CheckoutWish, 'member' | 'browserKey'>,
): Promise<void> {
  const verdict = judgeCode(await findCode(services.db, code), question);
  if (!verdict.ok || !verdict.onceKey) return;
  const holder = await orderHoldingCode(services.db, verdict.onceKey);
  if (!holder) return;
  const isHers =
    (member !== undefined && holder.userId === member.id) ||
    (browserKey !== undefined && holder.browserKey === browserKey);
  if (isHers) await closeOwn(services, holder.id);
}

const SECOND_MS = 10 * MINUTE;

/**
 * Two tabs would pay twice. What this browser left open is closed at the provider; what it paid within ten minutes is
 * asked about. By the browser's own key: an address would tell strangers who bought what.
 */
async function refuseSecond(services: Deps, { browserKey, productId, again }: CheckoutWish): Promise<void> {
  if (!browserKey || again) return;
  const since = new Date(services.clock.now().getTime() - SECOND_MS);
  const mine = { browserKey, productId, since };
  for (const recent of await recentOrders(services.db, mine)) {
    if (recent.state === 'open' && !isBeingCharged(recent)) await closeOwn(services, recent.id);
  }
  const paid = (await recentOrders(services.db, mine)).find(
    (recent) => recent.state === 'paid' || recent.state === 'pending' || isBeingCharged(recent),
  );
  if (!paid) return;
  const words = `You ordered this a few minutes ago (${paid.number}), and it is on its way.`;
  throw new DomainError('conflict', words, { again: 'Buy it once more?' });
}

/** Taken with one click, and the provider has not answered yet. */
const isBeingCharged = (order: Pick<OrderRow, 'state' | 'afterOrder' | 'checkoutId'>): boolean =>
  order.state === 'open' && order.afterOrder !== null && order.checkoutId === null;

async function closeOwn(services: Deps, orderId: string): Promise<void> {
  try {
    await closeReplacedOrder(services, orderId);
  } catch (error) {
    if (isPaymentsError(error)) throw unableToStart();
    throw error;
  }
}

/** The provider could not be asked: nothing was charged, and trying again is all there is to do. */
const unableToStart = () =>
  new DomainError('unavailable', 'Unable to create checkout session. Please try again.');

// SQL

/**
 * The provider's customer of an earlier order, so that she finds her card again. Only of an order that she placed
 * herself: one that was bought with her address by somebody else has that person's customer.
 */
async function findCustomerOf(db: Db, userId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.placedSignedIn, true),
        isNotNull(orders.customerId),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.customerId ?? undefined;
}

const recentOrders = (
  db: Db,
  { browserKey, productId, since }: { browserKey: string; productId: string; since: Date },
) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      afterOrder: orders.afterOrder,
      checkoutId: orders.checkoutId,
    })
    .from(orders)
    .where(
      and(eq(orders.browserKey, browserKey), eq(orders.productId, productId), gte(orders.createdAt, since)),
    );

/** The provider does not know this customer any more: nobody is led to it again. */
async function forgetCustomer(db: Db, customerId: string): Promise<void> {
  await db.update(orders).set({ customerId: null }).where(eq(orders.customerId, customerId));
}
