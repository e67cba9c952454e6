import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { findProduct, soldElsewhere } from '../../content/catalogue.ts';
import type { Content } from '../../content/make-content.ts';
import type { ProductId } from '../../content/product.ts';
import type { discountCodes } from '../../db/schema/index.ts';
import { euro, LEAST_CHARGE_CENTS } from '../../shared/money.ts';
import { invalid } from '../errors.ts';

export type CodeRow = typeof discountCodes.$inferSelect;

/** The recovery link of an abandoned cart, as far as a code depends on it. */
export type Recovery = { sequenceId: string; email: string };

export type CodeQuestion = {
  /** Of the shop window, or what other contexts sell: `session`, `event-seat`. */
  productId: ProductId;
  /** Undefined while the buyer has not said who she is. */
  email?: string;
  /** Who is signed in. */
  userId?: string;
  recovery?: Recovery;
  /** A membership that is to be paid by the year. */
  yearly?: boolean;
  /** A refusal names products and hours. */
  content: Content;
  now: Date;
};

/** What a code takes off: a percentage, a sum in cents, or all of it. */
export type Off = { percent: number } | { cents: number } | 'free';

/** `onceKey`: what may be held once at a time, and used once. */
export type Verdict = { ok: true; off: Off; onceKey: string | null } | { ok: false; why: string };

/** As people type them: in capitals, without blanks. */
export const tidyCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** Whether a code is good for this order, as far as the code itself tells. Uses are counted when it is held. */
export function judgeCode(code: CodeRow | undefined, question: CodeQuestion): Verdict {
  const { site } = question.content;
  if (!code) return no('We do not know this code. Please check its letters.');
  if (code.startsAt && code.startsAt > question.now)
    return no(`This code is good from ${moment(code.startsAt, site.timeZone)}.`);
  if (code.expiresAt && code.expiresAt <= question.now)
    return no(`This code ended on ${moment(code.expiresAt, site.timeZone)}.`);
  const products = productsOf(code);
  if (products && !products.includes(question.productId))
    return no(`This code is for ${namesOf(products, question.content)}.`);
  if (code.kind === 'membership_half' && question.yearly)
    return no('This code takes half off a first month. Please choose to pay by the month.');
  if (code.kind === 'return10') return judgeRecovery(code, question);
  if (code.email && !question.email)
    return no('Please give your e-mail address first: this code belongs to one.');
  if (code.email && code.email !== question.email) return no('This code belongs to another e-mail address.');
  if ((code.firstOrder || code.oncePerPerson) && !question.email)
    return no('Please give your e-mail address first: this code is good once for each person.');
  return { ok: true, off: offOf(code), onceKey: onceKeyOf(code, question.email) };
}

const no = (why: string): Verdict => ({ ok: false, why });

/** The code itself is known to everybody; the link is what makes it good, once. */
function judgeRecovery(code: CodeRow, { recovery, email }: CodeQuestion): Verdict {
  if (!recovery) return no(`${code.code} works through the link in the e-mail we sent you.`);
  if (email && email !== recovery.email) return no('This link was sent to another e-mail address.');
  return { ok: true, off: offOf(code), onceKey: `${code.code}:${recovery.sequenceId}` };
}

/** A person has one first order, whichever code it is bought with. */
function onceKeyOf({ code, firstOrder, oncePerPerson, maxUses }: CodeRow, email = ''): string | null {
  if (firstOrder) return `first-order:${personOf(email)}`;
  if (oncePerPerson) return `${code}:${personOf(email)}`;
  return maxUses === 1 ? code : null;
}

/** maya+shop@example.com reads the same mail as maya@example.com. */
export function personOf(email: string): string {
  const at = email.lastIndexOf('@');
  const tag = email.indexOf('+');
  return tag > 0 && tag < at ? email.slice(0, tag) + email.slice(at) : email;
}

const moment = (at: Date, zone: string) => format(new TZDate(at, zone), 'MMM d, yyyy h:mm a');

/** What it is good for; nothing where that is everything we sell, sessions and events among it. */
export const productsOf = ({
  productIds,
  productId,
}: Pick<CodeRow, 'productIds' | 'productId'>): string[] | undefined =>
  productIds ?? (productId ? [productId] : undefined);

const NAMED = 3;
const elsewhere: Record<(typeof soldElsewhere)[number]['id'], string> = {
  session: 'sessions',
  'event-seat': 'events',
  gift: 'gifts',
  rest: 'what is missing of an order',
};

function namesOf(ids: string[], { catalogue }: Content): string {
  const names = ids.slice(0, NAMED).map((id) => {
    const other = soldElsewhere.find((sold) => sold.id === id);
    if (other) return elsewhere[other.id];
    const product = findProduct(catalogue, id);
    return product ? `the ${product.name}` : 'another product';
  });
  if (ids.length > NAMED) names.push(`${ids.length - NAMED} more`);
  return new Intl.ListFormat('en').format(names);
}

export function offOf({
  free,
  amountCents,
  percent,
}: Pick<CodeRow, 'free' | 'amountCents' | 'percent'>): Off {
  if (free) return 'free';
  return amountCents === null ? { percent } : { cents: amountCents };
}

/** In the words of the checkout and the office. */
export function wordsOf(off: Off): string {
  if (off === 'free') return 'Free';
  return 'percent' in off ? `${off.percent} % off` : `${euro(off.cents)} off`;
}

/** Whole cents, halves in the buyer's favour; never more than the price. */
export function discountOf(priceCents: number, off: Off): number {
  if (off === 'free') return priceCents;
  const wanted = 'percent' in off ? Math.ceil((priceCents * off.percent) / 100) : off.cents;
  return Math.min(wanted, priceCents);
}

/**
 * What is taken off this price. A sum or a free product may pay all of it, and then there is no payment; a membership has
 * to be paid, because its second month is.
 */
export function applyOff(
  off: Off,
  { priceCents, productId, content }: Pick<CodeQuestion, 'productId' | 'content'> & { priceCents: number },
): number {
  const discountCents = discountOf(priceCents, off);
  const leftCents = priceCents - discountCents;
  const isMonthly = findProduct(content.catalogue, productId)?.recurring !== undefined;
  const mayCostNothing = !isMonthly && (off === 'free' || 'cents' in off);
  if (leftCents < LEAST_CHARGE_CENTS && !(leftCents === 0 && mayCostNothing))
    throw invalid({ code: 'This code leaves nothing to pay.' });
  return discountCents;
}
