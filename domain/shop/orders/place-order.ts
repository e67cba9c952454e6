import { randomInt } from 'node:crypto';
import { withdrawalConsent } from '../../../content/checkout.ts';
import type { ProductPlan } from '../../../content/product.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Arrival } from '../../../shared/arrival.ts';
import { MINUTE } from '../../../shared/durations.ts';
import { noteLegalVersion } from '../../content/index.ts';
import { refused } from '../../errors.ts';
import { announce } from '../../facts.ts';
import type { Deps } from '../../services.ts';
import { type GiftHeld, holdCode, holdGift, holdTrial } from '../codes.ts';
import type { CodeQuestion } from '../judge-code.ts';
import { insertPlan } from '../payment-plans.ts';
import { basisOf, decideLines, type KnownBuyer } from '../tax.ts';
import { holdPlaces, type Told } from '../weeks.ts';
import {
  asksForConsent,
  claimLatestRead,
  costsMoney,
  existingOrder,
  numberedRead,
  soldTerms,
  WITHDRAWAL_MS,
  withOrder,
} from './open-order.ts';
import { insertItems, type Line, orderOver, type Sold } from './order-items.ts';
import { factOf, recordOrderEvent } from './order-letters.ts';
import { changeOrder, insertOrder, type OrderRow } from './queries.ts';
import { expireOrder, firstMoneyArrives, settleCheckout, settleIfFree } from './settle-order.ts';

/** Longer than the provider is ever waited for: an order without a payment page by then has lost its process. */
const STARTS_WITHIN_MS = 10 * MINUTE;

export type Placing = Arrival & {
  product: Sold;
  /** Of a bundle, its lines. */
  parts?: [Line, ...Line[]];
  /** What was ticked beside it: lines of their own, which no code takes anything off. */
  beside?: Line[];
  email: string;
  /** Who buys, as far as the tax has to know it. */
  known?: KnownBuyer;
  userId?: string;
  customerId?: string;
  browserKey?: string;
  /** The quiz that its browser took. */
  quizLeadId?: string;
  priceCents: number;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** The order on whose page it was taken. */
  afterOrder?: string;
  /** What of another context it pays for; see startBookingCheckout. */
  subject?: string;
  /** The buyer's choices about letters. */
  offersText?: string;
  similarOffers?: 'told' | 'refused';
  code?: { code: string; question: CodeQuestion };
  /** What pays it, or a part of it, instead of a code. */
  gift?: GiftHeld;
  expectedTotal?: number;
  /** Paid in monthly parts. */
  plan?: ProductPlan;
  /** A membership that begins with free days. */
  trialDays?: number;
  /** The week that the buyer was told, where what she buys is limited by the week. */
  week?: Told;
};

/**
 * Writes an order down, with its lines and its code held: all, or nothing. What costs nothing is paid with it, so that nobody
 * finds it open in between, and closes it, while its buyer is told that it is hers.
 */
export const placeOrder = (services: Deps, placing: Placing): Promise<OrderRow> =>
  services.db.transaction(async (tx) =>
    settleIfFree(services, tx, await placeOrderIn(services, tx, placing)),
  );

/** The same in a transaction that has other things to do as well. */
export async function placeOrderIn(services: Deps, tx: Tx, placing: Placing): Promise<OrderRow> {
  const {
    product,
    parts,
    beside = [],
    code,
    gift,
    expectedTotal,
    priceCents,
    week,
    plan,
    trialDays,
    known = {},
    ...values
  } = placing;
  const now = services.clock.now();
  const chosen = parts ?? [{ product, priceCents }];
  const lines: [Line, ...Line[]] = [...chosen, ...beside];
  const weeks = await holdPlaces(services, tx, lines, week);
  const taxBasis = basisOf(services, known);
  const { buyer = null } = known;
  const placed = await insertOrder(tx, {
    ...values,
    buyer,
    taxBasis,
    ...orderOver(product, lines),
    number: newOrderNumber(),
    mode: product.recurring ? 'subscription' : 'payment',
    // Today costs nothing; what is charged later is the provider's to say, when it is charged.
    ...(trialDays && { trialDays, discountCents: priceCents }),
    placedSignedIn: values.userId !== undefined,
    createdAt: now,
    nextCheckAt: new Date(now.getTime() + STARTS_WITHIN_MS),
    legalVersion: await noteLegalVersion(services, tx),
  });
  await recordOrderEvent(services, tx, placed.id, 'placed');
  const { id: orderId } = placed;
  if (weeks.some(Boolean)) await services.jobs.enqueue(tx, 'refresh-places');
  const held = gift
    ? await holdGift(services, tx, { ...gift, orderId, priceCents })
    : code && (await holdCode(services, tx, code.code, { orderId, priceCents, ...code.question }));
  if (trialDays) await holdTrial(services, tx, placed);
  const discount = { cents: held?.discountCents ?? placed.discountCents, lines: chosen.length };
  await insertItems(tx, orderId, lines, discount, weeks, (taxed) =>
    taxBasis ? decideLines(taxBasis, buyer, taxed) : [],
  );
  const order = held
    ? await changeOrder(tx, orderId, { code: code?.code, discountCents: held.discountCents })
    : placed;
  // What somebody pays with a gift was told with the gift.
  if (!gift) refuseOtherTotal(order, expectedTotal);
  if (plan) await insertPlan(services, tx, order, plan);
  await announce(services, tx, { type: 'order-placed', ...factOf(order) });
  return order;
}

type PaidElsewhere = Pick<Placing, 'product' | 'priceCents' | 'email' | 'userId'> & { subject: string };

/** Cash, a bank transfer, another shop: an order with its payment and receipt like any other, which the provider knows nothing of. */
export async function placeOrderPaidElsewhere(
  services: Deps,
  tx: Tx,
  sale: PaidElsewhere,
): Promise<OrderRow> {
  const { appUrl } = services.config;
  const now = services.clock.now();
  const order = await placeOrderIn(services, tx, {
    ...sale,
    email: sale.email.toLowerCase(),
    successUrl: appUrl,
    cancelUrl: appUrl,
    expiresAt: now,
  });
  return firstMoneyArrives(services, tx, order, {
    paymentId: null,
    invoiceId: null,
    method: 'elsewhere',
    currency: 'eur',
    amountCents: order.totalCents,
    arrivedAt: now,
  });
}

/** Nobody is charged another sum than the one she saw. */
function refuseOtherTotal({ totalCents }: OrderRow, expectedTotal: number | undefined): void {
  if (expectedTotal !== undefined && expectedTotal !== totalCents)
    throw refused('The total has changed. Please look at it again.');
}

/** For letters and forms, such as AN-7KQ4-M2XB. It tells nothing about how many others there are. */
const newOrderNumber = (): string => `AN-${draw(4)}-${draw(4)}`;

/** Without the letters and digits that are taken for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const draw = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Closes an order that its buyer has left for a new one. Should she have paid it in the same moment, it is paid, and
 * whatever it held stays held.
 */
export async function closeReplacedOrder(services: Deps, orderId: string): Promise<void> {
  const { checkoutId } = await existingOrder(services.db, orderId);
  // Said before the provider is asked, so that its notice of the closing is not taken for a forgotten cart.
  await withOrder(services, orderId, async (tx, order) => {
    if (order.state !== 'open') return;
    if (checkoutId) await changeOrder(tx, orderId, { reason: 'replaced' });
    else await expireOrder(services, tx, order, 'replaced');
  });
  if (!checkoutId) return;
  const reading = await numberedRead(services, 'checkout', checkoutId, services.payments.expireCheckout);
  await withOrder(services, orderId, async (tx, order) => {
    if (await claimLatestRead(tx, reading)) await settleCheckout(services, tx, order, reading.state);
  });
}

export type BeginChoice = 'now' | 'later';

/** asked: the buyer has to say when we begin. waits: she chose the end of the 14 days, and may still ask us to begin. */
type Begin = { state: 'asked' | 'waits'; periodEnds: Date };

/** Nothing, where nothing is left to choose: asked for already, over, or sessions alone, which begin when they are booked. */
export function beginChoiceOf(services: Pick<Deps, 'clock'>, order: OrderRow): Begin | undefined {
  const { paidAt, state, consentAt, beginChoice } = order;
  const product = soldTerms(order);
  const isOpen = state === 'pending' || state === 'paid' || state === 'partially_refunded';
  if (!isOpen || consentAt || !product || !asksForConsent(product)) return undefined;
  if (!costsMoney(order)) return undefined;
  const now = services.clock.now();
  // Whoever pays by debit may choose before the money is here.
  const from = state === 'pending' ? now : paidAt;
  if (!from) return undefined;
  const periodEnds = new Date(from.getTime() + WITHDRAWAL_MS);
  if (now >= periodEnds) return undefined;
  return { state: beginChoice === 'later' ? 'waits' : 'asked', periodEnds };
}

/**
 * Under the order's lock. To ask us to begin now is the consent that ends the right of withdrawal: its words and its
 * moment are kept.
 */
export async function saveBeginChoice(
  services: Pick<Deps, 'clock'>,
  tx: Tx,
  { id }: OrderRow,
  choice: BeginChoice,
): Promise<OrderRow> {
  await recordOrderEvent(services, tx, id, choice === 'now' ? 'begin_now' : 'begin_later');
  const consent = choice === 'now' ? { consentText: withdrawalConsent, consentAt: services.clock.now() } : {};
  return changeOrder(tx, id, { beginChoice: choice, ...consent });
}
