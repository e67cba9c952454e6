import type { Product } from '../../../content/catalogue.ts';
import { DomainError } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { openRecovery } from '../carts/open-recovery.ts';
import { isInCircle } from '../membership/is-member.ts';
import { tryCode } from '../redemption/hold-code.ts';
import { tidyCode } from '../redemption/judge-code.ts';
import { soldProduct } from './find-product.ts';
import { offerEnd, type ShownOffer, showOffer } from './mini-offer.ts';
import { refuseBeforeOpening } from './opening.ts';

export type QuoteQuestion = {
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
};

export type Price = {
  product: Product;
  priceCents: number;
  /** What it costs otherwise; absent when there is no offer, or it is over. */
  originalPriceCents?: number;
  /** The buyer's own 24 hours, running or over; they begin with the first question. */
  offer?: ShownOffer;
};

/** What a product costs somebody now. Only the mini reading depends on who asks, by the token of the offer she was shown. */
export function priceFor(services: Parts, product: Product, { offer: token }: { offer?: string }): Price {
  const { priceCents, originalPriceCents } = product;
  if (product.id !== 'mini-reading' || !originalPriceCents)
    return { product, priceCents, originalPriceCents };
  const endsAt = offerEnd(services, token);
  const offer = showOffer(services, endsAt);
  return endsAt > services.clock.now()
    ? { product, priceCents, originalPriceCents, offer }
    : { product, priceCents: originalPriceCents, offer };
}

/** What the checkout page shows before anything is ordered. A code that does not fit is a message, not a failure. */
export async function quoteOrder(services: Parts, question: QuoteQuestion) {
  refuseBeforeOpening(services);
  const content = services.content.current();
  const product = soldProduct(content.catalogue, question.productId);
  const recovery = question.recovery ? await openRecovery(services, question.recovery) : undefined;
  const email = question.email ?? recovery?.email;
  const { priceCents, originalPriceCents, offer } = priceFor(services, product, question);
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
    offer,
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
