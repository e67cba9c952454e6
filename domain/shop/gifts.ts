import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findProduct, giftProduct } from '../../content/catalogue.ts';
import { giftAmounts, mayBeGiven } from '../../content/gifts.ts';
import { termsOf } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { DAY } from '../../shared/durations.ts';
import { email, line, optional, personName, price, text, whole } from '../../shared/fields.ts';
import { euro } from '../../shared/money.ts';
import { addDays, dateIn, instantOf, isPlainDate } from '../../shared/wall-time.ts';
import { processDue } from '../duties.ts';
import type { FactOf } from '../facts.ts';
import { formVerbsFor } from '../form-verb.ts';
import { type Actor, ownerVerb, staffOnly } from '../identity/index.ts';
import { postMail } from '../mail/index.ts';
import { officeDate, toldDay } from '../moments.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { startBookingCheckout } from './checkout.ts';
import {
  changeGift,
  codeOfGift,
  deleteUnpaidGifts,
  type GiftRow,
  giftGivenBy,
  hashOfGiftCode,
  insertGift,
  listPaidGifts,
  lockGift,
  subjectOfGift,
  takeGiftsToSend,
} from './gift-records.ts';
import { existingOrder, orderById, orderUrl } from './orders/open-order.ts';
import type { OrderRow } from './orders/queries.ts';
import { priceFor, productForSale } from './quote.ts';
import { buyerFields, knowBuyer } from './tax.ts';

const SEND_AT = '09:00';
const FURTHEST_DAYS = 366;
const SAY_WHAT = 'Please choose what you give.';

const AMOUNT = `An amount from ${euro(giftAmounts.least)} to ${euro(giftAmounts.most)}.`;
const newGift = z.object({
  /** A product's id, or `amount`. */
  what: line(64, SAY_WHAT),
  amount: optional(price(AMOUNT, giftAmounts.most)),
  giverName: personName,
  email: optional(email),
  receiverName: line(80, 'Please write for whom it is.'),
  receiverEmail: optional(email),
  sendOn: optional(line(10, 'Please give a date.')),
  message: optional(text(500, 'Please write a message, or leave it empty.')),
  ...buyerFields.shape,
});

type Giver = { member?: { id: string; email: string }; source?: string; network?: string };

/** A gift and the way to its payment page. It can be redeemed once it is paid. */
export const buyGift = formVerbsFor<Giver>()(newGift, async (services, wish, refuse) => {
  const { db } = services;
  const given = whatIsGiven(services, wish);
  if (!given) throw refuse(wish.what === 'amount' ? { amount: AMOUNT } : { what: SAY_WHAT });
  const address = wish.member?.email ?? wish.email;
  if (!address) throw refuse({ email: 'Please give your e-mail address, for the receipt and the card.' });
  const sendAt = wish.sendOn ? sendingMoment(services, wish.sendOn) : services.clock.now();
  if (!sendAt) throw refuse({ sendOn: 'Please choose a day from today on, within a year.' });
  if (wish.sendOn && !wish.receiverEmail)
    throw refuse({ receiverEmail: 'Please give an address, if we are to send it.' });
  const { network, member } = wish;
  const known = await knowBuyer(services, { wish, network, memberId: member?.id });
  const id = randomUUID();
  await insertGift(db, {
    ...{ id, ...given, codeHash: hashOfGiftCode(codeOfGift(services.config, id)) },
    giverName: wish.giverName,
    giverEmail: address.toLowerCase(),
    receiverName: wish.receiverName,
    receiverEmail: wish.receiverEmail,
    message: wish.message ?? '',
    sendAt: wish.receiverEmail ? sendAt : null,
    createdAt: services.clock.now(),
  });
  const page = `${services.config.appUrl}/gifts`;
  return startBookingCheckout(services, {
    product: { ...giftProduct, name: `Gift: ${given.productName}` },
    priceCents: given.valueCents,
    subject: subjectOfGift(id),
    email: address,
    known,
    userId: member?.id,
    source: wish.source,
    successUrl: `${page}?given`,
    cancelUrl: page,
  });
});

type Wished = { what: string; amount?: number };

function whatIsGiven(services: Deps, { what, amount }: Wished) {
  if (what === 'amount') {
    if (!amount || amount < giftAmounts.least) return undefined;
    return { productId: null, sold: null, productName: `${euro(amount)} of your choice`, valueCents: amount };
  }
  const product = findProduct(services.content.current().catalogue, what);
  if (!product || !mayBeGiven(product)) return undefined;
  const { id, name } = productForSale(services.content.current().catalogue, what);
  const { priceCents } = priceFor(services, product, {});
  return { productId: id, sold: termsOf(product), productName: name, valueCents: priceCents };
}

/** In the morning of that day, by the practice's clock. */
function sendingMoment({ clock, content }: Deps, day: string): Date | undefined {
  const zone = content.current().site.timeZone;
  const today = dateIn(clock.now(), zone);
  if (!isPlainDate(day) || day < today || day > addDays(today, FURTHEST_DAYS)) return undefined;
  return instantOf(day, SEND_AT, zone);
}

/** The page on which gifts are bought: what can be given, and for how much. */
export async function readGiftShop(services: Deps) {
  const { catalogue, site } = services.content.current();
  const products = catalogue.all.filter(mayBeGiven).map((product) => {
    const { id, name } = product;
    return { id, name, priceCents: priceFor(services, product, {}).priceCents };
  });
  const today = dateIn(services.clock.now(), site.timeZone);
  return {
    products,
    years: await readGiftYears(services.db),
    days: { first: today, last: addDays(today, FURTHEST_DAYS) },
  };
}

/** Its money is here: it can be redeemed, and whoever gave it gets the card. */
export async function settleGiftPayment(
  services: Deps,
  tx: Tx,
  { orderId, subject, owed }: Pick<FactOf<'order-paid' | 'order-released'>, 'orderId' | 'subject' | 'owed'>,
): Promise<void> {
  const giftId = giftGivenBy(subject);
  const gift = giftId && owed ? await lockGift(tx, giftId) : undefined;
  if (gift?.state !== 'placed') return;
  const paidAt = services.clock.now();
  const expiresAt = expiryOf(services, paidAt, await readGiftYears(tx));
  await changeGift(tx, gift.id, { state: 'open', orderId, paidAt, expiresAt });
  const open = { ...gift, orderId, paidAt, expiresAt };
  const order = await existingOrder(tx, orderId);
  await mailGiftBought(services, tx, open, order);
  if (gift.receiverEmail) await services.jobs.enqueue(tx, 'send-gifts');
}

/** The end of the year counts: whoever sells in Germany may not end it sooner. */
function expiryOf({ content }: ReadsContent, paidAt: Date, years: number): Date {
  const { timeZone } = content.current().site;
  const { year } = officeDate(paidAt, timeZone);
  const last = instantOf(`${year + years}-12-31`, '23:59', timeZone);
  if (!last) throw new Error('no end of that year');
  return last;
}

/** The money went back another way, by the provider or the bank: an unredeemed gift goes with it. */
export async function endRefundedGift(_services: Deps, tx: Tx, { orderId }: FactOf<'order-refunded'>) {
  const id = giftGivenBy((await orderById(tx, orderId))?.subject);
  const gift = id ? await lockGift(tx, id) : undefined;
  if (gift?.state === 'open') await changeGift(tx, gift.id, { state: 'withdrawn' });
}

const BATCH = 50;

/** To the receiver on the day that the giver chose: letter and mark are one transaction, so it is sent once. */
export async function sendDueGifts(services: Deps): Promise<void> {
  const { db, clock } = services;
  await processDue(services, {
    duty: 'send-gifts',
    next: () => takeGiftsToSend(db, clock.now(), BATCH),
    subject: ({ id }) => id,
    shown: ({ orderId }) => ({ path: orderId ? `/office/orders/${orderId}` : '/office/gifts' }),
    work: ({ id }) =>
      db.transaction(async (tx) => {
        const gift = await lockGift(tx, id);
        if (gift?.state !== 'open' || gift.sentAt || !gift.receiverEmail) return;
        const { giverName, message } = gift;
        await postMail(services, tx, {
          to: gift.receiverEmail,
          about: `gift:${gift.id}`,
          template: 'gift-received',
          props: { ...aboutGift(services, gift), giver: giverName, message: message || undefined },
        });
        await changeGift(tx, gift.id, { sentAt: clock.now() });
      }),
  });
}

const UNPAID_DAYS = 30;

/** Names and words that nobody paid for: a debit is settled long before. */
export async function pruneUnpaidGifts({ db, clock }: Deps): Promise<void> {
  await deleteUnpaidGifts(db, new Date(clock.now().getTime() - UNPAID_DAYS * DAY));
}

async function mailGiftBought(services: Deps, tx: Tx, gift: GiftRow, order: OrderRow): Promise<void> {
  const card = `${giftUrl(services, gift)}/card`;
  await postMail(services, tx, {
    to: gift.giverEmail,
    userId: order.userId ?? undefined,
    about: `order:${order.id}`,
    template: 'gift-bought',
    props: {
      ...aboutGift(services, gift),
      ...{ cardUrl: `${card}.pdf`, pictureUrl: `${card}.png`, orderUrl: orderUrl(services, order) },
      sendsOn: gift.receiverEmail && gift.sendAt ? toldDay(gift.sendAt) : undefined,
    },
  });
}

export const giftUrl = ({ config }: Pick<Deps, 'config'>, { id }: Pick<GiftRow, 'id'>): string =>
  `${config.appUrl}/gift/${codeOfGift(config, id)}`;

/** What every letter about a gift says of it. */
export function aboutGift(services: Deps, gift: GiftRow) {
  const { timeZone } = services.content.current().site;
  return {
    receiver: gift.receiverName,
    gift: gift.productName,
    code: codeOfGift(services.config, gift.id),
    redeemUrl: giftUrl(services, gift),
    // The day that stands on its card.
    expires: gift.expiresAt ? toldDay(dateIn(gift.expiresAt, timeZone)) : ('' as const),
  };
}

const YEARS = 'gift_years';
/** Ireland asks for five years at least; Germany for three, from the end of the year. */
const LAWFUL_YEARS = 5;

export async function readGiftYears(db: Db | Tx): Promise<number> {
  const years = await readSetting(db, YEARS);
  return typeof years === 'number' ? years : LAWFUL_YEARS;
}

/** Cards that are out keep the day that stands on them. */
export const changeGiftYears = ownerVerb(
  'settings.gifts_changed',
  z.object({ years: whole(3, 30, 'A whole number of years from 3 to 30.') }),
  async (_services, tx, { years }) => {
    const before = await readGiftYears(tx);
    if (before === years) return { unchanged: true, answer: undefined };
    await writeSetting(tx, YEARS, years);
    return {
      about: { kind: 'settings', id: 'gifts' },
      before: { years: before },
      after: { years },
      answer: undefined,
    };
  },
);

const SHOWN = 200;

/** For the office: all that were paid, or those of one person or one order. The code is the receiver's, and not shown. */
export async function readGifts(
  { db, clock }: Deps,
  { actor, ...about }: { actor: Actor; addresses?: string[]; orderId?: string },
) {
  staffOnly(actor);
  const now = clock.now();
  const rows = await listPaidGifts(db, about, SHOWN);
  return rows.map(({ gift, redeemedBy }) => ({
    id: gift.id,
    name: gift.productName,
    valueCents: gift.valueCents,
    giver: { name: gift.giverName, email: gift.giverEmail },
    receiver: { name: gift.receiverName, email: gift.receiverEmail ?? undefined },
    redeemedBy: redeemedBy ?? undefined,
    isRest: gift.restOf !== null,
    state:
      gift.state === 'open' && gift.expiresAt && gift.expiresAt <= now ? ('expired' as const) : gift.state,
    orderId: gift.orderId,
    redeemedOrderId: gift.redeemedOrderId,
    sendAt: gift.sendAt?.toISOString(),
    sentAt: gift.sentAt?.toISOString(),
    paidAt: gift.paidAt?.toISOString(),
    expiresAt: gift.expiresAt?.toISOString(),
  }));
}

export type OfficeGift = Awaited<ReturnType<typeof readGifts>>[number];
