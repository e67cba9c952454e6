import type { Product } from '../../../content/catalogue.ts';
import { DomainError } from '../../errors.ts';
import { miniReadingOffer } from '../../readings/quiz/mini-reading-offer.ts';
import type { Parts } from '../../services.ts';
import { openRecovery } from '../carts/open-recovery.ts';
import { isInCircle } from '../membership/is-member.ts';
import { tryCode } from '../redemption/hold-code.ts';
import { tidyCode } from '../redemption/judge-code.ts';
import { soldProduct } from './find-product.ts';

export type QuoteQuestion = {
  productId: string;
  /** Who is signed in. */
  memberId?: string;
  email?: string;
  /** As typed. */
  code?: string;
  /** The recovery link's token, which makes RETURN10 good. */
  recovery?: string;
};

export type Price = {
  product: Product;
  priceCents: number;
  /** What it costs otherwise; absent when there is no offer, or it is over. */
  originalPriceCents?: number;
  /** When the buyer's own 24 hours end or ended. */
  offerEndsAt?: Date;
};

/**
 * What a product costs somebody now. Only the mini reading depends on who asks: an address whose 24 hours are over
 * pays its original price.
 */
export async function priceFor(services: Parts, product: Product, email: string | undefined): Promise<Price> {
  const { priceCents, originalPriceCents } = product;
  if (product.id !== 'mini-reading' || !originalPriceCents || !email)
    return { product, priceCents, originalPriceCents };
  const offerEndsAt = await miniReadingOffer(services, { email });
  const isOver = offerEndsAt !== undefined && offerEndsAt <= services.clock.now();
  return isOver
    ? { product, priceCents: originalPriceCents, offerEndsAt }
    : { product, priceCents, originalPriceCents, offerEndsAt };
}

/** What the checkout page shows before anything is ordered. A code that does not fit is a message, not a failure. */
export async function quoteOrder(services: Parts, question: QuoteQuestion) {
  const content = services.content.current();
  const product = soldProduct(content.catalogue, question.productId);
  const recovery = question.recovery ? await openRecovery(services, question.recovery) : undefined;
  const email = question.email ?? recovery?.email;
  const { priceCents, originalPriceCents, offerEndsAt } = await priceFor(services, product, email);
  const isMonthly = product.recurring !== undefined;
  const code = question.code ? tidyCode(question.code) : '';
  const applied = code
    ? await tryCode(services.db, code, {
        productId: product.id,
        email,
        recovery,
        content,
        priceCents,
        now: services.clock.now(),
      }).catch(whyNot)
    : undefined;
  const discountCents = applied && 'discountCents' in applied ? applied.discountCents : 0;
  return {
    priceCents,
    originalPriceCents,
    offerEndsAt: offerEndsAt?.toISOString(),
    now: services.clock.now().toISOString(),
    discountCents,
    totalCents: priceCents - discountCents,
    code: applied && {
      code,
      percent: 'percent' in applied ? applied.percent : undefined,
      problem: 'problem' in applied ? applied.problem : undefined,
    },
    /** Known to the holder of the link anyway: it is in the letter she opened it from. */
    email: recovery?.email,
    /** A membership she has already; it cannot be bought twice. */
    owned: isMonthly && question.memberId ? await isInCircle(services.db, question.memberId) : false,
  };
}

export type Quote = Awaited<ReturnType<typeof quoteOrder>>;

function whyNot(error: unknown): { problem: string } {
  if (error instanceof DomainError && error.code === 'invalid') return { problem: error.message };
  throw error;
}
