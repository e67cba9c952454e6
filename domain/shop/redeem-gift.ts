import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import { giftAmounts, giftRules, mayBeGiven, restToPay } from '../../content/gifts.ts';
import type { Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { email, optional } from '../../shared/fields.ts';
import { euro } from '../../shared/money.ts';
import { DomainError, notFound } from '../errors.ts';
import type { FactOf } from '../facts.ts';
import { formVerbsFor } from '../form-verb.ts';
import { postMail } from '../mail/index.ts';
import { officeDate, officeDay } from '../moments.ts';
import type { Deps } from '../services.ts';
import { checkoutEnds, startGiftedOrder } from './checkout.ts';
import { giveBackCode } from './codes.ts';
import {
  changeGift,
  codeOfGift,
  findGift,
  type GiftRow,
  giftPaying,
  hashOfGiftCode,
  hasRest,
  insertGift,
  lockGift,
  subjectOfRedeeming,
} from './gift-records.ts';
import { aboutGift, giftUrl, readGiftYears } from './gifts.ts';
import { orderById } from './orders/open-order.ts';
import { linesOf } from './orders/order-items.ts';
import { closeReplacedOrder, type Placing } from './orders/place-order.ts';
import { findOrderBy, ordersOfSubject } from './orders/queries.ts';
import { priceFor, refuseBeforeOpening } from './quote.ts';
import { buyerFields, knowBuyer } from './tax.ts';

/** The page behind the code on a card: what it is, from whom, and what it may be exchanged for. */
export async function readGift(services: Deps, code: string) {
  const gift = await findGift(services.db, { code });
  if (!gift?.expiresAt || gift.state === 'placed') throw notFound('Gift');
  const { catalogue, site } = services.content.current();
  return {
    name: gift.productName,
    giver: gift.giverName,
    receiver: gift.receiverName,
    message: gift.message,
    valueCents: gift.valueCents,
    productId: gift.productId ?? undefined,
    nextWeek: findProduct(catalogue, gift.productId ?? '')?.nextWeek,
    state: await standingOf(services, gift),
    expires: officeDay(gift.expiresAt, site.timeZone),
    products: catalogue.all
      .filter((product) => mayBeGiven(product) && product.id !== gift.productId)
      .map((product) => ({
        id: product.id,
        name: product.name,
        priceCents: priceFor(services, product, {}).priceCents,
        nextWeek: product.nextWeek,
      })),
    // Its own last day is said: the years of today may be others.
    rules: giftRules(await readGiftYears(services.db)).slice(1),
  };
}

export type GiftPage = Awaited<ReturnType<typeof readGift>>;
type Standing = 'open' | 'redeemed' | 'withdrawn' | 'expired';

/** A gift is worth what its money is: taken back by a bank, it opens nothing. */
async function standingOf({ db, clock }: Deps, gift: GiftRow): Promise<Standing> {
  if (gift.state === 'redeemed') return 'redeemed';
  const paid = gift.orderId ? await findOrderBy(db, { id: gift.orderId }) : undefined;
  const isPaid = paid?.state === 'paid' || paid?.state === 'partially_refunded';
  if (gift.state !== 'open' || !isPaid) return 'withdrawn';
  return gift.expiresAt && gift.expiresAt <= clock.now() ? 'expired' : 'open';
}

const why: Record<Exclude<Standing, 'open'>, string> = {
  redeemed: 'This gift has been redeemed already.',
  withdrawn: 'This gift was taken back, and cannot be redeemed any more.',
  expired: 'The time to redeem this gift is over.',
};

const redeeming = z.object({
  email: optional(email),
  /** What it is exchanged for; empty takes what was given. */
  productId: optional(z.string().max(64)),
  /** Asked where a rest is paid. */
  ...buyerFields.shape,
});

type Receiver = { code: string; member?: { id: string; email: string }; network?: string };

/**
 * An order of the receiver's own: paid by the gift, delivered as any other. Where she chose something dearer it leads to the
 * payment page, and the gift waits for that order; where she chose something cheaper, the rest becomes an amount.
 */
export const redeemGift = formVerbsFor<Receiver>()(redeeming, async (services, wish, refuse) => {
  refuseBeforeOpening(services);
  const gift = await findGift(services.db, { code: wish.code });
  if (!gift || gift.state === 'placed') throw notFound('Gift');
  const standing = await standingOf(services, gift);
  if (standing !== 'open') throw new DomainError('conflict', why[standing]);
  const address = wish.member?.email ?? wish.email;
  if (!address) throw refuse({ email: 'Please give your e-mail address: there you get your order.' });
  const chosen = chosenBy(services, gift, wish.productId);
  if (!chosen) throw refuse({ productId: 'Please choose what you would like.' });
  const { network, member } = wish;
  const isPaid = restToPay(chosen.priceCents, gift.valueCents) > 0;
  const known = await knowBuyer(services, { wish: isPaid ? wish : undefined, network, memberId: member?.id });
  // Whoever went back from the payment page would find the gift held by her own first try.
  const subject = subjectOfRedeeming(gift.id);
  for (const { id, state } of await ordersOfSubject(services.db, subject))
    if (state === 'open') await closeReplacedOrder(services, id);
  const page = giftUrl(services, gift);
  return startGiftedOrder(services, {
    ...{ ...chosen, subject, email: address.toLowerCase(), userId: member?.id },
    ...{ successUrl: page, cancelUrl: page, expiresAt: checkoutEnds(services) },
    gift: { giftId: gift.id, valueCents: gift.valueCents },
    known,
    // The page names the week of each product that has none left in this one.
    week: 'any',
  });
});

type Chosen = Pick<Placing, 'product' | 'priceCents' | 'parts'>;

/** What was given is given as it was sold, whatever has become of it and its price since. */
function chosenBy(services: Deps, gift: GiftRow, productId = gift.productId ?? ''): Chosen | undefined {
  const { sold, productName: name, valueCents: priceCents } = gift;
  const { catalogue } = services.content.current();
  const product = findProduct(catalogue, productId);
  if (sold && productId === gift.productId) {
    // A bundle that still holds what was given is delivered product by product.
    const isSame = product?.includes && isDeepStrictEqual(product.delivers, sold.delivers);
    const parts = isSame ? linesOf(catalogue, product, priceCents) : undefined;
    return { product: { ...sold, id: productId, name }, priceCents, parts };
  }
  if (!product || !mayBeGiven(product)) return undefined;
  const price = priceFor(services, product, {}).priceCents;
  return { product, priceCents: price, parts: linesOf(catalogue, product, price) };
}

/** The receiver's order is settled: the gift is used up, its giver is told, and what is left is a gift of its own. */
export async function settleRedeeming(
  services: Deps,
  tx: Tx,
  { orderId, subject, owed }: Pick<FactOf<'order-paid' | 'order-released'>, 'orderId' | 'subject' | 'owed'>,
): Promise<void> {
  const giftId = giftPaying(subject);
  const gift = giftId && owed ? await lockGift(tx, giftId) : undefined;
  const order = gift && (await orderById(tx, orderId));
  if (!gift || !order || gift.state === 'redeemed') return;
  const now = services.clock.now();
  await changeGift(tx, gift.id, { state: 'redeemed', redeemedAt: now, redeemedOrderId: orderId });
  const { giverEmail, giverName, receiverName: receiver } = gift;
  if (!gift.restOf) {
    const props = { giver: giverName, receiver, gift: gift.productName };
    await postMail(services, tx, {
      to: giverEmail,
      about: `gift:${gift.id}`,
      template: 'gift-redeemed',
      props,
    });
  }
  await keepRest(services, tx, gift, { to: order.email, cents: gift.valueCents - order.priceCents });
}

/** What was paid by a gift went back: its value is the receiver's to use again. */
export async function returnToGift(services: Deps, tx: Tx, { orderId }: FactOf<'order-refunded'>) {
  const order = await orderById(tx, orderId);
  const id = giftPaying(order?.subject);
  const gift = id ? await lockGift(tx, id) : undefined;
  if (!order || !gift) return;
  // It was never owed, so the gift is still there to be redeemed.
  if (gift.state === 'open') return giveBackCode(services, tx, orderId);
  // A refund that failed and was made once more gives the value back once.
  if (gift.redeemedOrderId !== orderId || (await hasRest(tx, gift.id))) return;
  await keepRest(services, tx, gift, { to: order.email, cents: order.discountCents });
}

/** What is left on a gift's last day, or comes back after it, can still be used. */
const LEAST_REST_MS = 90 * DAY;

async function keepRest(services: Deps, tx: Tx, gift: GiftRow, rest: { to: string; cents: number }) {
  if (rest.cents < giftAmounts.leastRest) return;
  const id = randomUUID();
  const { giverName, giverEmail, receiverName, orderId, paidAt } = gift;
  const least = services.clock.now().getTime() + LEAST_REST_MS;
  const expiresAt = gift.expiresAt && new Date(Math.max(gift.expiresAt.getTime(), least));
  const amount = await insertGift(tx, {
    ...{ id, codeHash: hashOfGiftCode(codeOfGift(services.config, id)), restOf: gift.id },
    ...{ productName: `${euro(rest.cents)} of your choice`, valueCents: rest.cents, receiverEmail: rest.to },
    ...{ giverName, giverEmail, receiverName, orderId, paidAt, expiresAt },
    ...{ state: 'open' as const, createdAt: services.clock.now() },
  });
  const props = aboutGift(services, amount);
  await postMail(services, tx, { to: rest.to, about: `gift:${id}`, template: 'gift-rest', props });
}

/** The card to print or to send along, for whoever holds its code. */
export async function drawGiftCard(services: Deps, code: string) {
  const gift = await findGift(services.db, { code });
  if (!gift?.paidAt || !gift.expiresAt) throw notFound('Gift');
  const content = services.content.current();
  const shown = aboutGift(services, gift);
  const bytes = await services.documents.render(
    'gift-card',
    {
      ...{ receiver: gift.receiverName, giver: gift.giverName, gift: gift.productName },
      ...{ message: gift.message, code: shown.code, url: shown.redeemUrl },
      expiresOn: officeDate(gift.expiresAt, content.site.timeZone),
      issuedOn: officeDate(gift.paidAt, content.site.timeZone),
    },
    content,
  );
  return { filename: 'gift.pdf', bytes };
}

/** The same as a picture, for a message. */
export async function readGiftPictureWords(services: Deps, code: string) {
  const gift = await findGift(services.db, { code });
  if (!gift?.paidAt) throw notFound('Gift');
  const { site } = services.content.current();
  return {
    title: gift.productName,
    line: `For ${gift.receiverName}, from ${gift.giverName}`,
    brand: site.brand,
    look: site,
    foot: `${new URL(services.config.appUrl).host}/gift  ·  ${codeOfGift(services.config, gift.id)}`,
  };
}
